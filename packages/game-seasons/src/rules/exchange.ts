import {
  ask,
  type Choices,
  push,
  type Question,
  read,
  type Seat,
  type Slot,
} from '@conclave/kernel';
import {
  addReserve,
  checkLimit,
  reserveOf,
  reserveSize,
  sourceName,
  sourcesOf,
  spendable,
  spendableAt,
  TYPES,
} from './energy.ts';
import { dueOf, MOST_DUE, pay, spend } from './pay.ts';
import { addTokenOn, allTokensOn, powerOn, tokensOn } from './places.ts';
import { addCrystals, crystalsOf, tellAll } from './seat.ts';
import { effectNumbered, start } from './start.ts';
import { ASK, type SeasonsTable, STEP } from './table.ts';
import { type EffectOf, ENERGIES } from './vocabulary.ts';
import { crystals, energyTokens } from './words.ts';

/** Every token a seat may give, as its source and energy. */
function offerTokens(t: SeasonsTable, seat: Seat, out: Choices): void {
  for (const source of sourcesOf(t, seat)) {
    for (let type = 0; type < TYPES; type++) {
      if (spendableAt(t, seat, source, type) > 0) out.add(source * 4 + type);
    }
  }
}

const tellToken = (t: SeasonsTable, seat: Seat, code: number): string =>
  `${ENERGIES[code & 3]} from ${sourceName(t, seat, code >> 2)}`;

/** One token is discarded, wherever it may be spent from; one energy has a reward. */
export const askDiscardToken: Question<SeasonsTable> = {
  rule: 'S-6.11',
  prompt: () => 'Discard an energy token.',
  options(t, seat, out) {
    offerTokens(t, seat, out);
  },
  tell: (t, seat, code) => ({
    label: tellToken(t, seat, code),
    does: 'It is discarded.',
    rule: 'S-6.11',
  }),
  apply(t, seat, picks, id, slot) {
    const code = picks[0] as number;
    const e = effectNumbered(id) as EffectOf<'discardToken'>;
    spend(t, seat, code >> 2, code & 3, 1);
    tellAll(t, seat, `discards ${ENERGIES[code & 3]}`, 'S-6.11');
    if (ENERGIES[code & 3] === e.type) start(t, e.then, seat, slot);
  },
};

/** Codes: from one energy (2 bits) to another (2 bits), so many tokens. */
export const askChange: Question<SeasonsTable> = {
  rule: 'S-10.5',
  prompt: () => 'Turn how many tokens of which energy into which?',
  options(t, seat, out) {
    for (let from = 0; from < TYPES; from++) {
      const most = Math.min(crystalsOf(t, seat), spendable(t, seat, from));
      for (let to = 0; to < TYPES; to++) {
        for (let count = 1; to !== from && count <= most; count++) {
          out.add(from | (to << 2) | (count << 4));
        }
      }
    }
  },
  tell: (_t, _seat, code) => ({
    label: `${code >> 4} ${ENERGIES[code & 3]} into ${ENERGIES[(code >> 2) & 3]}`,
    does: `You pay ${crystals(code >> 4)}.`,
    rule: 'S-10.5',
  }),
  apply(t, seat, picks) {
    const code = picks[0] as number;
    const count = code >> 4;
    addCrystals(t, seat, -count);
    push(t, STEP.receive, seat, (code >> 2) & 3, count);
    for (let left = count; left > 0; left -= MOST_DUE) {
      const energy = [0, 0, 0, 0];
      energy[code & 3] = Math.min(left, MOST_DUE);
      pay(t, seat, dueOf(energy, 0, 0), -1);
    }
  },
};

/** Tokens of one energy come into the reserve. */
export function receiveStep(t: SeasonsTable, seat: Seat, type: number, count: number): void {
  t.because = 'S-6.4';
  addReserve(t, seat, type, count);
  checkLimit(t, seat);
}

/** Gains from the supply what an opponent's reserve holds. */
export function copyReserve(t: SeasonsTable, seat: Seat, other: Seat): void {
  tellAll(t, seat, `gains the same energy as ${t.names[other]}`, 'S-6.4');
  for (let type = 0; type < TYPES; type++) addReserve(t, seat, type, reserveOf(t, other, type));
  checkLimit(t, seat);
}

export const askOpponent: Question<SeasonsTable> = {
  rule: 'S-6.4',
  prompt: () => 'Whose reserve do you copy?',
  options(t, seat, out) {
    for (let other = 0; other < t.seats; other++) if (other !== seat) out.add(other);
  },
  tell: (t, _seat, other) => ({
    label: `${t.names[other]}`,
    does: `You gain ${energyTokens(reserveSize(t, other))}.`,
    rule: 'S-6.4',
    seat: other,
  }),
  apply(t, seat, picks) {
    copyReserve(t, seat, picks[0] as number);
  },
};

function takeToken(t: SeasonsTable, seat: Seat, other: Seat, type: number, count: number): void {
  addReserve(t, other, type, -count);
  addReserve(t, seat, type, count);
}

/** Takes tokens of the taker's choice from an opponent's reserve. */
export function takeStep(t: SeasonsTable, seat: Seat, other: Seat, count: number): void {
  t.because = 'S-6.4';
  if (reserveSize(t, other) > count) {
    ask(t, ASK.take, seat, other, count);
    return;
  }
  for (let type = 0; type < TYPES; type++)
    takeToken(t, seat, other, type, reserveOf(t, other, type));
}

export const askTake: Question<SeasonsTable> = {
  rule: 'S-6.4',
  prompt: (t, _seat, other, count) =>
    `Take ${energyTokens(count)} from ${t.names[other]}'s reserve.`,
  options(t, _seat, out, other) {
    for (let type = 0; type < TYPES; type++) if (reserveOf(t, other, type) > 0) out.add(type);
  },
  tell: (_t, _seat, type) => ({
    label: `${ENERGIES[type]}`,
    does: 'It goes to your reserve.',
    rule: 'S-6.4',
  }),
  apply(t, seat, picks, other, count) {
    takeToken(t, seat, other, picks[0] as number, 1);
    if (count > 1) push(t, STEP.take, seat, other, count - 1);
  },
};

/** A token goes onto a card. Codes: one more than source and energy; 0 is none. */
export const askStore: Question<SeasonsTable> = {
  rule: 'S-6.8',
  prompt: (t, _seat, slot) => `Put a token on ${powerOn(t, slot).name}.`,
  card: (_t, slot) => slot,
  options(t, seat, out, _slot, optional) {
    offerTokens(t, seat, out);
    for (let i = 0; i < out.count; i++) out.codes[i] = (out.codes[i] as number) + 1;
    if (optional === 1) out.add(0);
  },
  tell: (t, seat, code, slot) =>
    code === 0
      ? { label: 'None', does: 'Nothing is stored.', rule: 'S-6.8' }
      : {
          label: tellToken(t, seat, code - 1),
          does: `It goes onto ${powerOn(t, slot).name}.`,
          rule: 'S-6.8',
        },
  apply(t, seat, picks, slot) {
    const code = (picks[0] as number) - 1;
    if (code < 0) return;
    spend(t, seat, code >> 2, code & 3, 1);
    addTokenOn(t, slot, code & 3, 1);
    const { whenFull } = powerOn(t, slot);
    if (whenFull !== undefined && allTokensOn(t, slot) >= whenFull.tokens) {
      start(t, whenFull.effect, seat, slot);
    }
  },
};

function takeOne(t: SeasonsTable, seat: Seat, slot: Slot, type: number, count: number): void {
  addTokenOn(t, slot, type, -count);
  addReserve(t, seat, type, count);
}

/** All tokens on a card go to the reserve. */
export function takeAllHome(t: SeasonsTable, seat: Seat, slot: Slot): void {
  for (let type = 0; type < TYPES; type++) takeOne(t, seat, slot, type, tokensOn(t, slot, type));
  checkLimit(t, seat);
}

/** One token after another comes back; the first must. Codes: one more than the energy; 0 is enough. */
export const askTakeHome: Question<SeasonsTable> = {
  rule: 'S-6.8',
  prompt: (t, _seat, slot) => `Take a token from ${powerOn(t, slot).name}.`,
  card: (_t, slot) => slot,
  options(t, _seat, out, slot, taken) {
    for (let type = 0; type < TYPES; type++) if (tokensOn(t, slot, type) > 0) out.add(type + 1);
    if (taken > 0) out.add(0);
  },
  tell: (_t, _seat, code) => ({
    label: code === 0 ? 'Enough' : `${ENERGIES[code - 1]}`,
    does: code === 0 ? 'The other tokens stay.' : 'It goes to your reserve.',
    rule: 'S-6.8',
  }),
  apply(t, seat, picks, slot, taken) {
    const code = picks[0] as number;
    if (code === 0) return;
    takeOne(t, seat, slot, code - 1, 1);
    if (allTokensOn(t, slot) > 0) ask(t, ASK.takeHome, seat, slot, taken + 1);
  },
};

export const paidType = (t: SeasonsTable): number => read(t, t.at.paid);
