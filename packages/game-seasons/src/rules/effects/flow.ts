import {
  ask,
  effect,
  effects as effectList,
  literal,
  plural,
  type Question,
  type Seat,
  type Slot,
  write,
} from '@conclave/kernel';
import { spendable, typeNumber } from '../energy.ts';
import { canPay, dueOf, pay } from '../pay.ts';
import { isInPlay, isTurned } from '../places.ts';
import { addCrystals, around, crystalsOf, nameOf } from '../seat.ts';
import { effectNumbered, numberOf, start, tagsFor, whyBlocked, wordsFor } from '../start.ts';
import { activationToll } from '../summon.ts';
import { ASK, type SeasonsTable } from '../table.ts';
import { type Effect, type EffectOf, ENERGIES, type Energy } from '../vocabulary.ts';
import { alternatives, bare, crystals, doing, energyTokens, followed, lower } from '../words.ts';
import { WORTH } from '../worth.ts';
import { CONDITIONS, comesTo, leadOf } from './conditions.ts';
import { amount, anEnergy, type Entries, maybeEffect, never, rough } from './entries.ts';

type Flow =
  | 'inOrder'
  | 'chooseOne'
  | 'eachOpponent'
  | 'eachPlayer'
  | 'if'
  | 'payEnergy'
  | 'payCrystals';

/** S-10.18, R-8.2: crystals a seat can spend; an activation may cost some before its own price. */
function crystalsToSpend(t: SeasonsTable, seat: Seat, slot: Slot): number {
  const activates = slot >= 0 && isInPlay(t, slot) && !isTurned(t, slot);
  return crystalsOf(t, seat) - (activates ? activationToll(t, seat) : 0);
}

/** Energies of which there are enough. */
const enoughOf = (t: SeasonsTable, seat: Seat, count: number): number[] =>
  ENERGIES.map((_, type) => type).filter((type) => spendable(t, seat, type) >= count);

const ofType = (type: Energy, count: number): number[] =>
  ENERGIES.map((other) => (other === type ? count : 0));

type Payment = EffectOf<'payEnergy'>;

function payable(t: SeasonsTable, e: Payment, seat: Seat): boolean {
  if (e.type === 'same') return enoughOf(t, seat, e.amount).length > 0;
  if (e.type === 'any') return canPay(t, seat, dueOf([], e.amount, 0));
  return spendable(t, seat, typeNumber(e.type)) >= e.amount;
}

function payType(t: SeasonsTable, seat: Seat, type: number, count: number): void {
  write(t, t.at.paid, type);
  pay(t, seat, dueOf(ofType(ENERGIES[type] as Energy, count), 0, 0), -1);
}

/** Three or four tokens of one energy: which one. */
export const askSameType: Question<SeasonsTable> = {
  rule: 'S-6.10',
  prompt: (_t, _seat, count) => `Give up ${energyTokens(count)} of which type?`,
  options(t, seat, out, count) {
    for (const type of enoughOf(t, seat, count)) out.add(type);
  },
  tell: (_t, _seat, type, count) => ({
    label: `${ENERGIES[type]}`,
    does: `You give up ${energyTokens(count)}.`,
    rule: 'S-6.10',
  }),
  apply(t, seat, picks, count) {
    payType(t, seat, picks[0] as number, count);
  },
};

/** Codes are the numbers of the effects in their list. */
export const askOption: Question<SeasonsTable> = {
  rule: 'S-10.3',
  prompt: (t, _seat, _id, slot) => `${slot < 0 ? 'C' : `${nameOf(t, slot)}: c`}hoose one.`,
  options(t, seat, out, id, slot) {
    const { effects } = effectNumbered(id) as EffectOf<'chooseOne'>;
    for (const [i, one] of effects.entries()) {
      if (whyBlocked(t, one, seat, slot) === undefined) out.add(i);
    }
  },
  tell(_t, _seat, code, id) {
    const words = wordsFor((effectNumbered(id) as EffectOf<'chooseOne'>).effects[code] as Effect);
    return { label: words, does: words, rule: 'S-10.3' };
  },
  whyNot(t, seat, id, slot) {
    const { effects } = effectNumbered(id) as EffectOf<'chooseOne'>;
    return effects.flatMap((one) => {
      const reason = whyBlocked(t, one, seat, slot);
      return reason === undefined ? [] : [{ label: wordsFor(one), ...reason }];
    });
  },
  apply(t, seat, picks, id, slot) {
    const { effects } = effectNumbered(id) as EffectOf<'chooseOne'>;
    start(t, effects[picks[0] as number] as Effect, seat, slot);
  },
};

export const FLOW: Entries<Flow> = {
  inOrder: {
    fields: { effects: effectList },
    tags: [],
    words: (e, say) => e.effects.map(say).join(' '),
    run(t, e, seat, slot) {
      for (let i = e.effects.length - 1; i >= 0; i--) start(t, e.effects[i] as Effect, seat, slot);
    },
    blocked(t, e, seat, slot) {
      for (const part of e.effects) {
        const reason = whyBlocked(t, part, seat, slot);
        if (reason !== undefined) return reason;
      }
      return undefined;
    },
    worth: (e, worthOf) => e.effects.reduce((sum, part) => sum + worthOf(part), 0),
  },
  chooseOne: {
    fields: { effects: effectList },
    tags: [],
    words: (e, say) => `Choose one: ${alternatives(e.effects.map(say))}`,
    run(t, e, seat, slot) {
      const open = e.effects.filter((one) => whyBlocked(t, one, seat, slot) === undefined);
      if (open.length === 1) start(t, open[0] as Effect, seat, slot);
      else if (open.length > 1) ask(t, ASK.option, seat, numberOf(e), slot);
    },
    blocked: never,
    worth: rough,
  },
  eachOpponent: {
    fields: { effect },
    tags: ['attack'],
    words: (e, say) => `Each opponent ${doing(say(e.effect))}`,
    run(t, e, seat, slot) {
      // S-17.2: clockwise from the left, so the last is put on the stack first.
      for (const other of around(t, seat).slice(1).reverse()) start(t, e.effect, other, slot);
    },
    blocked: never,
    worth: rough,
  },
  eachPlayer: {
    fields: { effect },
    tags: ['attack'],
    words: (e, say) => `Each player, you last, ${doing(say(e.effect))}`,
    run(t, e, seat, slot) {
      start(t, e.effect, seat, slot);
      for (const other of around(t, seat).slice(1).reverse()) start(t, e.effect, other, slot);
    },
    blocked: never,
    worth: rough,
  },
  if: {
    fields: { condition: literal(CONDITIONS, 'condition'), then: effect, otherwise: maybeEffect },
    tags: [],
    words(e, say) {
      const then = lower(say(e.then));
      const otherwise = e.otherwise === undefined ? undefined : lower(say(e.otherwise));
      return `${leadOf(e.condition)}${otherwise === undefined ? then : `${bare(then)}, otherwise ${otherwise}`}`;
    },
    run(t, e, seat, slot) {
      const now = comesTo(t, e, seat, slot);
      if (now !== undefined) start(t, now, seat, slot);
    },
    blocked: never,
    worth(e, worthOf, t, seat, slot) {
      if (t === undefined) return WORTH.effect;
      // A reward that may come can still be worked for; a loss must be averted.
      if (e.otherwise === undefined) return WORTH.lateEffect;
      return worthOf(comesTo(t, e, seat, slot) ?? e.then, t, seat, slot);
    },
  },
  payEnergy: {
    fields: {
      ...amount,
      type: (value) => (value === 'any' || value === 'same' ? undefined : anEnergy(value)),
      then: maybeEffect,
    },
    tags: ['pay'],
    words(e, say) {
      const what =
        e.type === 'any'
          ? energyTokens(e.amount)
          : e.type === 'same'
            ? `${energyTokens(e.amount)} of one type`
            : plural(e.amount, `${e.type} token`);
      // Of what is placed, not all is discarded.
      const placed = e.then !== undefined && tagsFor(e.then).includes('placed');
      return followed(`${placed ? 'Give up' : 'Discard'} ${what}`, e.then, say);
    },
    run(t, e, seat, slot) {
      if (e.then !== undefined) start(t, e.then, seat, slot);
      if (e.type === 'any') pay(t, seat, dueOf([], e.amount, 0), -1);
      else if (e.type === 'same') {
        const types = enoughOf(t, seat, e.amount);
        if (types.length === 1) payType(t, seat, types[0] as number, e.amount);
        else if (types.length > 1) ask(t, ASK.sameType, seat, e.amount);
      } else payType(t, seat, typeNumber(e.type), e.amount);
    },
    blocked: (t, e, seat) =>
      payable(t, e, seat) ? undefined : { reason: 'you lack the energy', rule: 'S-10.10' },
    worth: rough,
  },
  payCrystals: {
    fields: { ...amount, then: maybeEffect },
    tags: ['pay'],
    words: (e, say) => followed(`Pay ${crystals(e.amount)}`, e.then, say),
    run(t, e, seat, slot) {
      addCrystals(t, seat, -e.amount);
      if (e.then !== undefined) start(t, e.then, seat, slot);
    },
    blocked(t, e, seat, slot) {
      if (crystalsToSpend(t, seat, slot) < e.amount) {
        return { reason: `you cannot pay ${crystals(e.amount)}`, rule: 'S-10.18' };
      }
      return e.then === undefined ? undefined : whyBlocked(t, e.then, seat, slot);
    },
    worth: rough,
  },
};
