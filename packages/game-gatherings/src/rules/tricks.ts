import {
  ask,
  cardName,
  disclose,
  faceOf,
  mix,
  move,
  NONE,
  nextOf,
  note,
  onlySeat,
  push,
  type Question,
  type Reason,
  type Seat,
  sizeOf,
  topOf,
  zoneOf,
} from '@conclave/kernel';
import { FIRST_TRICK, isEnchanter } from '../content/faces.ts';
import { TRICKS } from '../content/tricks.ts';
import { effects } from './effects.ts';
import { checkWin } from './points.ts';
import { ASK, STEP } from './steps.ts';
import type { GatheringsTable } from './table.ts';

/** G-5.1: after a gathering, the card that waits before a player serves that player. */
export function serveWaiting(t: GatheringsTable): void {
  for (let seat = 0; seat < t.seats; seat++) {
    const slot = topOf(t, zoneOf(t, t.zone.front, seat));
    if (slot === NONE) continue;
    const trick = TRICKS[faceOf(t, slot) - FIRST_TRICK];
    if (trick?.effect.kind !== 'waitForGathering') continue;
    t.because = trick.rule;
    push(t, STEP.discardWaiting, seat);
    effects.start(t, trick.effect.then, seat, slot);
  }
}

export function discardWaiting(t: GatheringsTable, seat: Seat): void {
  t.because = 'G-5.1';
  move(t, topOf(t, zoneOf(t, t.zone.front, seat)), t.zone.discard);
}

function holdsEnchanter(t: GatheringsTable, seat: Seat): boolean {
  for (let s = topOf(t, zoneOf(t, t.zone.hand, seat)); s !== NONE; s = nextOf(t, s)) {
    if (isEnchanter(faceOf(t, s))) return true;
  }
  return false;
}

/** G-5.3: the others lose an Enchanter each, in turn order from the left. */
export function othersDiscard(t: GatheringsTable, seat: Seat, offset: number): void {
  // Who is asked and who is passed over tells of their hands.
  disclose(t);
  for (let i = offset; i < t.seats; i++) {
    const other = (seat + i) % t.seats;
    if (!holdsEnchanter(t, other)) continue;
    push(t, STEP.othersDiscard, seat, i + 1);
    ask(t, ASK.loseEnchanter, other);
    return;
  }
}

export const askLoseEnchanter: Question<GatheringsTable> = {
  rule: 'G-5.3',
  prompt: () => 'Discard one of your Enchanters.',
  options(t, seat, out) {
    for (let s = topOf(t, zoneOf(t, t.zone.hand, seat)); s !== NONE; s = nextOf(t, s)) {
      if (isEnchanter(faceOf(t, s))) out.add(s);
    }
  },
  tell: (t, _seat, slot) => ({
    label: cardName(t, faceOf(t, slot)),
    does: 'It goes to the discard pile, face up.',
    rule: 'G-5.3',
    slots: [slot],
  }),
  apply(t, seat, picks) {
    const slot = picks[0] as number;
    move(t, slot, t.zone.discard);
    if (t.events !== undefined) note(t, seat, `${t.names[seat]} discards {0}`, 'G-5.3', slot);
  },
};

/** Whose hand a random card is taken from, and whether another is given for it. */
function targetQuestion(rule: string, givesBack: boolean): Question<GatheringsTable> {
  const holdsNothing = (name: string): Reason => ({ reason: `${name} holds no card`, rule });
  return {
    rule,
    prompt: () => 'Take a random card from whose hand?',
    options(t, seat, out) {
      for (let other = 0; other < t.seats; other++) {
        if (other !== seat && sizeOf(t, zoneOf(t, t.zone.hand, other)) > 0) out.add(other);
      }
    },
    tell: (t, _seat, other) => ({
      label: `${t.names[other]}`,
      does: `You take a random card of the ${sizeOf(t, zoneOf(t, t.zone.hand, other))} in that hand.`,
      rule,
      seat: other,
    }),
    whyNot: (t, seat) =>
      t.names.flatMap((name, other) =>
        other !== seat && sizeOf(t, zoneOf(t, t.zone.hand, other)) === 0
          ? [{ label: name, ...holdsNothing(name) }]
          : [],
      ),
    refuse(t, seat, other) {
      if (other === seat) return { reason: 'it must be another player', rule };
      const name = t.names[other];
      return name === undefined ? undefined : holdsNothing(name);
    },
    apply(t, seat, picks) {
      const other = picks[0] as number;
      // Only its holder sees which card leaves a hand, and the taker the one card taken.
      mix(t, zoneOf(t, t.zone.hand, other), onlySeat(other), NONE);
      const taken = topOf(t, zoneOf(t, t.zone.hand, other));
      move(t, taken, zoneOf(t, t.zone.hand, seat));
      if (t.events !== undefined) {
        note(t, seat, `${t.names[seat]} takes {0} from ${t.names[other]}`, rule, taken);
      }
      checkWin(t, seat);
      if (givesBack && sizeOf(t, zoneOf(t, t.zone.hand, seat)) > 1)
        ask(t, ASK.give, seat, taken, other);
    },
  };
}

/** G-5.5: nothing is given for the card. */
export const askTarget = targetQuestion('G-5.5', false);
/** G-5.4: another card is given for it. */
export const askExchange = targetQuestion('G-5.4', true);

/** G-5.4: a card other than the one taken goes back, unseen by the rest of the table. */
export const askGive: Question<GatheringsTable> = {
  rule: 'G-5.4',
  prompt: (t, _seat, _taken, other) => `Give ${t.names[other]} a card in return.`,
  options(t, seat, out, taken) {
    for (let s = topOf(t, zoneOf(t, t.zone.hand, seat)); s !== NONE; s = nextOf(t, s)) {
      if (s !== taken) out.add(s);
    }
  },
  tell: (t, _seat, slot, _taken, other) => ({
    label: cardName(t, faceOf(t, slot)),
    does: `It goes to ${t.names[other]}'s hand.`,
    rule: 'G-5.4',
    slots: [slot],
  }),
  whyNot: (t, _seat, taken) => [
    { label: cardName(t, faceOf(t, taken)), ...NOT_THE_SAME, slots: [taken] },
  ],
  refuse: (_t, _seat, slot, taken) => (slot === taken ? NOT_THE_SAME : undefined),
  apply(t, seat, picks, _taken, other) {
    const slot = mix(t, zoneOf(t, t.zone.hand, seat), onlySeat(seat), picks[0] as number);
    move(t, slot, zoneOf(t, t.zone.hand, other));
    if (t.events !== undefined) {
      note(t, seat, `${t.names[seat]} gives {0} to ${t.names[other]}`, 'G-5.4', slot);
    }
    checkWin(t, other);
  },
};

const NOT_THE_SAME = {
  reason: 'you give a card other than the one you took',
  rule: 'G-5.4',
};
