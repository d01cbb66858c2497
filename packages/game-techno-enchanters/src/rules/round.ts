import {
  ask,
  askAll,
  cardName,
  everySeat,
  faceOf,
  move,
  moveAll,
  NONE,
  nextOf,
  note,
  push,
  type Question,
  read,
  reveal,
  type Seat,
  type Slot,
  topOf,
  type WhyNot,
  write,
  zoneOf,
} from '@conclave/kernel';
import { COLOUR_OF } from '../content/faces.ts';
import { drawTo } from './draw.ts';
import { valueIn } from './score.ts';
import { isRevealed, signOf } from './seats.ts';
import { buildTreasureDeck } from './setup.ts';
import { ASK, BETWEEN_ROUNDS, STEP } from './steps.ts';
import { PASS, type TechnoTable } from './table.ts';

/** T-5.2: treasures are shown and counted. T-5.3: then everyone is asked at the same time. */
export function endRound(t: TechnoTable): void {
  t.because = 'T-5.2';
  write(t, t.at.part, BETWEEN_ROUNDS);
  for (let seat = 0; seat < t.seats; seat++) {
    const zone = zoneOf(t, t.zone.treasures, seat);
    for (let s = topOf(t, zone); s !== NONE; s = nextOf(t, s)) reveal(t, s);
    write(t, t.at.score, valueIn(t, zone), seat);
    if (t.events !== undefined) {
      const points = read(t, t.at.score, seat);
      note(t, seat, `${t.names[seat]} scores ${points} in the first round`, 'T-5.2');
    }
  }
  push(t, STEP.showCharacters);
  askAll(t, ASK.reveal, everySeat(t));
}

const HIDE = 0;
const SHOW = 1;

export const askReveal: Question<TechnoTable> = {
  rule: 'T-5.3',
  prompt: () => 'Do you reveal your character? Nobody sees your choice until all have chosen.',
  options(_t, _seat, out) {
    out.add(HIDE);
    out.add(SHOW);
  },
  tell: (t, seat, code) =>
    code === SHOW
      ? {
          label: 'Reveal',
          does: 'You draw a card and may keep one treasure of your colour; own-colour treasures then lie face up and score as a set.',
          rule: 'T-5.4',
          slots: [topOf(t, zoneOf(t, t.zone.character, seat))],
        }
      : { label: 'Stay hidden', does: 'You discard all your treasures.', rule: 'T-5.4' },
  apply(t, seat, picks) {
    write(t, t.at.choice, picks[0] as number, seat);
  },
};

/** T-5.4: the choices take effect together. */
export function showCharacters(t: TechnoTable): void {
  t.because = 'T-5.4';
  for (let seat = 0; seat < t.seats; seat++) {
    const character = topOf(t, zoneOf(t, t.zone.character, seat));
    const shows = read(t, t.at.choice, seat) === SHOW;
    write(t, t.at.choice, HIDE, seat);
    if (!shows) {
      if (t.events !== undefined) note(t, seat, `${t.names[seat]} stays hidden`, 'T-5.4');
      continue;
    }
    write(t, t.at.revealed, 1, seat);
    reveal(t, character);
    if (t.events !== undefined) {
      note(t, seat, `${t.names[seat]} reveals {0}`, 'T-5.4', character);
    }
    drawTo(t, zoneOf(t, t.zone.hand, seat));
  }
  push(t, STEP.rebuild);
  push(t, STEP.keep);
}

const isOwnColour = (t: TechnoTable, seat: Seat, slot: Slot): boolean =>
  COLOUR_OF[faceOf(t, slot)] === signOf(t, seat);

function hasOwnColour(t: TechnoTable, seat: Seat): boolean {
  for (let s = topOf(t, zoneOf(t, t.zone.treasures, seat)); s !== NONE; s = nextOf(t, s)) {
    if (isOwnColour(t, seat, s)) return true;
  }
  return false;
}

/** T-5.4, T-5.6: revealed players choose in turn order, from the one who was interrupted. */
export function keep(t: TechnoTable, offset: number): void {
  for (let i = offset; i < t.seats; i++) {
    const seat = (read(t, t.at.active) + i) % t.seats;
    if (!isRevealed(t, seat) || !hasOwnColour(t, seat)) continue;
    push(t, STEP.keep, i + 1);
    ask(t, ASK.keep, seat);
    return;
  }
}

export const askKeep: Question<TechnoTable> = {
  rule: 'T-5.4',
  prompt: () => 'Which treasure of your colour do you keep, face up?',
  options(t, seat, out) {
    out.add(PASS);
    for (let s = topOf(t, zoneOf(t, t.zone.treasures, seat)); s !== NONE; s = nextOf(t, s)) {
      if (isOwnColour(t, seat, s)) out.add(s);
    }
  },
  tell: (t, _seat, code) =>
    code === PASS
      ? { label: 'None', does: 'You discard all your treasures.', rule: 'T-5.4' }
      : {
          label: cardName(t, faceOf(t, code)),
          does: 'It stays before you, face up; the others are discarded.',
          rule: 'T-5.4',
          slots: [code],
        },
  whyNot(t, seat) {
    const out: WhyNot[] = [];
    for (let s = topOf(t, zoneOf(t, t.zone.treasures, seat)); s !== NONE; s = nextOf(t, s)) {
      if (isOwnColour(t, seat, s)) continue;
      out.push({ label: cardName(t, faceOf(t, s)), slots: [s], ...OTHER_COLOUR });
    }
    return out;
  },
  refuse: (_t, _seat, slot) => (slot < 0 ? undefined : OTHER_COLOUR),
  apply(t, seat, picks) {
    const slot = picks[0] as number;
    if (slot === PASS) return;
    move(t, slot, zoneOf(t, t.zone.shown, seat));
    if (t.events !== undefined) note(t, seat, `${t.names[seat]} keeps {0}`, 'T-5.4', slot);
  },
};

const OTHER_COLOUR = { reason: 'only a treasure of your own colour is kept', rule: 'T-5.4' };

/** T-6.1: whatever was not kept is shuffled into a new treasure deck. */
export function rebuild(t: TechnoTable): void {
  t.because = 'T-6.1';
  for (let seat = 0; seat < t.seats; seat++) {
    moveAll(t, zoneOf(t, t.zone.treasures, seat), t.zone.treasureDeck);
  }
  for (const zone of [t.zone.display, t.zone.under, t.zone.bottom]) {
    moveAll(t, zone, t.zone.treasureDeck);
  }
  write(t, t.at.round, 2);
  buildTreasureDeck(t, 'T-6.1');
  if (t.events !== undefined) note(t, -1, 'The second round begins', 'T-6.1');
}
