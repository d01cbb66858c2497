import {
  cardName,
  faceOf,
  listOf,
  move,
  moveOnTop,
  NONE,
  note,
  type Question,
  type Reason,
  read,
  type Seat,
  type Slot,
  topOf,
  type WhyNot,
  whereIs,
  write,
  zoneOf,
} from '@conclave/kernel';
import { effects, topCards } from './effects.ts';
import type { ASK, LanternsTable } from './table.ts';
import { WINDS, type Wind } from './winds.ts';

const MOST_BID = 3;

/** L-3.3: asked of everyone at once; the answer waits in the seat's private compartment. */
const bid: Question<LanternsTable> = {
  rule: 'L-3.3',
  prompt: (t, seat) => `Bid oil; you own ${read(t, 'oil', seat)}.`,
  options(t, seat, out) {
    out.amount(0, Math.min(MOST_BID, read(t, 'oil', seat)));
  },
  tell: (_t, _seat, amount) => ({
    label: `${amount}`,
    does: `You pay ${amount} oil.`,
    rule: 'L-3.3',
  }),
  apply(t, seat, picks) {
    write(t, 'bid', picks[0] as number, seat);
  },
};

/** Codes of `act`: 0 is to rest, otherwise one more than the card's slot. */
const REST = 0;

const windOf = (t: LanternsTable, slot: Slot): Wind | undefined =>
  WINDS[faceOf(t, slot) - t.facts.firstWind];

/** L-4.2, L-4.4: why a card of one's hand cannot be played. */
function blocked(t: LanternsTable, seat: Seat, slot: Slot): Reason | undefined {
  const wind = windOf(t, slot);
  if (wind !== undefined) return effects.blocked(t, wind.effect, seat);
  const last = topOf(t, zoneOf(t, 'row', seat));
  if (last === NONE) return undefined;
  const lowest = t.facts.value[faceOf(t, last)] as number;
  if ((t.facts.value[faceOf(t, slot)] as number) >= lowest) return undefined;
  return { reason: `your last lantern has the value ${lowest}`, rule: 'L-4.2' };
}

/** L-4.1 */
const act: Question<LanternsTable> = {
  rule: 'L-4.1',
  prompt: () => 'Light a lantern, play a wind, or rest.',
  options(t, seat, out) {
    out.add(REST);
    for (const slot of listOf(t, zoneOf(t, 'hand', seat))) {
      if (blocked(t, seat, slot) === undefined) out.add(slot + 1);
    }
  },
  tell(t, _seat, code) {
    if (code === REST) return { label: 'Rest', does: 'Take one oil.', rule: 'L-4.3' };
    const slots = [code - 1];
    const wind = windOf(t, code - 1);
    if (wind !== undefined) {
      const does = effects.words(wind.effect);
      return { label: `Play ${wind.name}`, does, rule: 'L-4.4', slots };
    }
    const name = cardName(t, faceOf(t, code - 1));
    return { label: `Light ${name}`, does: 'It goes on your row.', rule: 'L-4.2', slots };
  },
  whyNot: (t, seat) =>
    listOf(t, zoneOf(t, 'hand', seat)).flatMap((slot): WhyNot[] => {
      const reason = blocked(t, seat, slot);
      if (reason === undefined) return [];
      return [{ label: cardName(t, faceOf(t, slot)), ...reason, slots: [slot] }];
    }),
  refuse(t, seat, code) {
    const slot = code - 1;
    if (slot < 0 || slot >= t.layout.slotCount) return undefined;
    // Only a card of one's own hand may be looked at for the reason.
    if (whereIs(t, slot) !== zoneOf(t, 'hand', seat)) {
      return { reason: 'that card is not in your hand', rule: 'L-4.1' };
    }
    return blocked(t, seat, slot);
  },
  apply(t, seat, picks) {
    const code = picks[0] as number;
    if (code === REST) {
      write(t, 'oil', read(t, 'oil', seat) + 1, seat);
      return;
    }
    const slot = code - 1;
    const wind = windOf(t, slot);
    if (wind === undefined) {
      moveOnTop(t, slot, zoneOf(t, 'row', seat));
      return;
    }
    t.because = 'L-4.4';
    move(t, slot, t.zone.discard);
    if (t.events !== undefined) note(t, seat, `${t.names[seat]} plays ${wind.name}`, 'L-4.4');
    effects.start(t, wind.effect, seat, slot);
  },
};

/** L-4.5: a subset of the hand. */
const letGo: Question<LanternsTable> = {
  rule: 'L-4.5',
  prompt: (_t, _seat, most) => `Let go up to ${most} cards.`,
  card: (_t, _most, slot) => slot,
  options(t, seat, out, most) {
    out.subset(0, most);
    for (const slot of listOf(t, zoneOf(t, 'hand', seat))) out.add(slot);
  },
  tell: (t, _seat, slot) => ({
    label: cardName(t, faceOf(t, slot)),
    does: 'It goes to the discard pile.',
    rule: 'L-4.5',
    slots: [slot],
  }),
  apply(t, _seat, picks) {
    for (const slot of picks) move(t, slot, t.zone.discard);
    write(t, 'letGo', picks.length);
  },
};

/** L-4.6: an order, the first on top. */
const arrange: Question<LanternsTable> = {
  rule: 'L-4.6',
  prompt: () => 'Put these cards back, the first on top.',
  card: (_t, _count, slot) => slot,
  options(t, _seat, out, count) {
    out.order();
    for (const slot of topCards(t, count)) out.add(slot);
  },
  tell: (t, _seat, slot) => ({
    label: cardName(t, faceOf(t, slot)),
    does: 'It goes back onto the draw pile.',
    rule: 'L-4.6',
    slots: [slot],
  }),
  apply(t, _seat, picks) {
    for (const slot of [...picks].reverse()) moveOnTop(t, slot, t.zone.deck);
  },
};

export const QUESTIONS: Readonly<Record<keyof typeof ASK, Question<LanternsTable>>> = {
  bid,
  act,
  letGo,
  arrange,
};
