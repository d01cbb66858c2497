import {
  ask,
  cardName,
  faceOf,
  listOf,
  NONE,
  note,
  push,
  read,
  topOf,
  write,
  zoneOf,
} from '@conclave/kernel';
import { ASK, type LanternsTable, STEP, ZONES } from '../table.ts';
import { before, inQuestion, inSpec, inStep } from './break.ts';

/** A card that only the kernel should know: the next one of the draw pile. */
const secretOf = (t: LanternsTable): string => {
  const slot = topOf(t, t.zone.deck);
  return slot === NONE ? 'nothing' : cardName(t, faceOf(t, slot));
};

const secretNumber = (t: LanternsTable): number => {
  const slot = topOf(t, t.zone.deck);
  return slot === NONE ? 0 : faceOf(t, slot);
};

/** Ways in which a game tells somebody what they may not know. */
export const LEAK_FAULTS = {
  zoneShowsHands: inSpec(() => ({ zones: { ...ZONES, hand: { ...ZONES.hand, faces: 'all' } } })),
  counterHoldsFace: before('turn', (t) => write(t, t.at.letGo, secretNumber(t))),
  noteNamesCard: before('turn', (t, seat) => note(t, seat, `next: ${secretOf(t)}`, 'L-4.1')),
  frameHoldsFace: inStep('turn', () => (t, seat, left) => {
    if (left > 1) push(t, STEP.turn, (seat + 1) % t.seats, left - 1);
    ask(t, ASK.act, seat, secretNumber(t));
  }),
  /** An event shows a face that nobody was taught. */
  eventShowsFace: before('turn', (t, seat) => {
    const slot = topOf(t, t.zone.deck);
    if (slot === NONE || t.events === undefined) return;
    const face = faceOf(t, slot);
    t.events.push({
      kind: 'show',
      slot,
      to: 1 << seat,
      face,
      seenBy: 127,
      back: true,
      rule: 'L-4.1',
    });
  }),
  promptNamesCard: inQuestion('act', () => ({ prompt: (t) => `Act before ${secretOf(t)} comes.` })),
  promptCountsEmbers: inQuestion('act', () => ({
    prompt: (t) => `Act; ${read(t, t.at.embers)} embers glow.`,
  })),
  labelNamesOthersCard: inQuestion('act', ({ tell }) => ({
    tell(t, seat, code, ...args) {
      const [other] = listOf(t, t.zone.hand + ((seat + 1) % t.seats));
      const named = other === undefined ? 'nothing' : cardName(t, faceOf(t, other));
      const words = tell(t, seat, code, ...args);
      return { ...words, label: `${words.label} against ${named}` };
    },
  })),
  optionsFollowSecret: inQuestion('act', ({ options }) => ({
    options(t, seat, out, ...args) {
      options(t, seat, out, ...args);
      if (secretNumber(t) % 2 === 0 && out.count > 1) out.count--;
    },
  })),
  optionsFollowEmbers: inQuestion('act', ({ options }) => ({
    options(t, seat, out, ...args) {
      options(t, seat, out, ...args);
      if (read(t, t.at.embers) === 0 && out.count > 1) out.count--;
    },
  })),
  whyNotNamesCard: inQuestion('act', () => ({
    whyNot: (t) => [{ label: 'The next card', reason: `It is ${secretOf(t)}.`, rule: 'L-4.1' }],
  })),
  refusalNamesCard: inQuestion('act', () => ({
    refuse(t, seat, code) {
      if (code < 1 || code > t.layout.slotCount) return undefined;
      if (zoneOf(t, code - 1) === t.zone.hand + seat) return undefined;
      return { reason: `${cardName(t, faceOf(t, code - 1))} is not yours`, rule: 'L-4.1' };
    },
  })),
  bidIsPublic: inQuestion('bid', ({ apply }) => ({
    apply(t, seat, picks, ...args) {
      apply(t, seat, picks, ...args);
      write(t, t.at.letGo, picks[0] as number);
    },
  })),
  bidIsNoted: inQuestion('bid', ({ apply }) => ({
    apply(t, seat, picks, ...args) {
      apply(t, seat, picks, ...args);
      note(t, seat, `${t.names[seat]} bids ${picks[0]}`, 'L-3.3');
    },
  })),
} as const;
