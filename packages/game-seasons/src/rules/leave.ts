import {
  ask,
  type Choices,
  move,
  NONE,
  nextOf,
  push,
  type Question,
  type Seat,
  type Slot,
  topOf,
  whereIs,
  zoneOf,
} from '@conclave/kernel';
import { collect, discard, discardFromHand } from './deck.ts';
import { checkLimit, reserveLimit, reserveSize } from './energy.ts';
import {
  controllerOf,
  isInPlay,
  isMarked,
  lastPowerOn,
  liftUp,
  mark,
  placeOf,
  powerAt,
  saying,
} from './places.ts';
import { addCrystals, nameOf, printedPower, tellAll } from './seat.ts';
import { effectNumbered, NO_EFFECT, numberOf, start, startNumbered } from './start.ts';
import { ASK, type SeasonsTable, STEP } from './table.ts';
import type { Effect, EffectOf } from './vocabulary.ts';
import { crystals } from './words.ts';

/** S-6.5, S-17.5: what left may have been copied, so that others have less room as well. */
function checkLimits(t: SeasonsTable, first: number): void {
  for (let i = t.seats - 1; i >= 0; i--) {
    const seat = (first + i) % t.seats;
    if (reserveSize(t, seat) > reserveLimit(t, seat)) checkLimit(t, seat);
  }
}

/** S-12.1: a card in play goes to the discard pile. */
function sacrifice(t: SeasonsTable, slot: Slot): void {
  const seat = controllerOf(t, slot);
  const after = lastPowerOn(t, slot).whenSacrificed;
  tellAll(t, seat, 'sacrifices {0}', 'S-12.1', slot);
  liftUp(t, slot);
  discard(t, slot);
  checkLimits(t, seat);
  if (after !== undefined) start(t, after, seat, slot);
}

/** S-12.5: a card in play goes back to its player's hand. */
export function takeBack(t: SeasonsTable, slot: Slot): void {
  const seat = controllerOf(t, slot);
  tellAll(t, seat, 'takes {0} back', 'S-12.5', slot);
  liftUp(t, slot);
  collect(t, seat, slot);
  checkLimits(t, seat);
}

/** S-9.7: a card in play goes to another player, upright. */
export function passOn(t: SeasonsTable, slot: Slot, to: number): void {
  const seat = controllerOf(t, slot);
  tellAll(t, seat, `passes {0} on to ${t.names[to]}`, 'S-9.7', slot);
  liftUp(t, slot);
  move(t, slot, zoneOf(t, t.zone.play, to));
}

/** S-12.7: cards in play that may be given in place of another, as slots. */
function shields(t: SeasonsTable, seat: Seat, saved: number): number[] {
  const n = saying(t, seat, 'replaceLoss', found);
  return found
    .slice(0, n)
    .filter((slot) => slot !== saved && !isMarked(t, 'committed', seat, placeOf(t, slot)));
}

const found: number[] = [];

/** How a card is lost from a hand: the hand is mixed, or the card is shown or was mixed already. */
export const UNSEEN = 0;
export const OPENLY = 1;

/** A card is to be sacrificed or discarded, and what this is the price of waits for it (S-12.9). */
export function lose(
  t: SeasonsTable,
  seat: Seat,
  slot: Slot,
  manner = UNSEEN,
  then?: Effect,
): void {
  push(t, STEP.lose, slot, seat, then === undefined ? NO_EFFECT : numberOf(then), manner);
}

export function loseStep(
  t: SeasonsTable,
  slot: Slot,
  seat: Seat,
  then: number,
  manner: number,
): void {
  t.because = 'S-12.1';
  if (shields(t, seat, slot).length > 0) ask(t, ASK.shield, seat, slot, then, manner);
  else loseNow(t, slot, seat, then, manner);
}

function loseNow(t: SeasonsTable, slot: Slot, seat: Seat, then: number, manner: number): void {
  startNumbered(t, then, seat, slot);
  if (isInPlay(t, slot)) sacrifice(t, slot);
  else {
    tellAll(t, seat, 'discards a card', 'S-12.1');
    if (manner === OPENLY) discard(t, slot);
    else discardFromHand(t, seat, slot);
  }
}

/** S-12.11: the Shield goes, and its crystals come. */
export function leaveStep(t: SeasonsTable, slot: Slot, reward: number): void {
  t.because = 'S-12.11';
  const seat = controllerOf(t, slot);
  sacrifice(t, slot);
  addCrystals(t, seat, reward);
}

/** Codes: 0 is to lose the card itself; otherwise the card given, and how many saved each other. */
export const askShield: Question<SeasonsTable> = {
  rule: 'S-12.7',
  prompt: (t, _seat, slot) => `You are to lose ${nameOf(t, slot)}.`,
  card: (_t, slot) => slot,
  options(t, seat, out, slot) {
    out.add(0);
    const list = shields(t, seat, slot);
    for (const shield of list) {
      for (let saved = 1; saved <= list.length; saved++) out.add(shield | (saved << 8));
    }
  },
  tell(t, seat, code, slot) {
    if (code === 0) {
      const does = 'It goes to the discard pile.';
      return { label: `Lose ${nameOf(t, slot)}`, does, rule: 'S-12.1', slots: [slot] };
    }
    const shield = code & 255;
    const reward = crystals(shieldWorth(t, seat, shield) * (code >> 8));
    return {
      label: `Sacrifice ${nameOf(t, shield)} instead for ${reward}`,
      does: `${nameOf(t, slot)} stays. You receive ${reward}.`,
      rule: 'S-12.7',
      slots: [shield],
    };
  },
  apply(t, seat, picks, slot, then, manner) {
    const code = picks[0] as number;
    if (code === 0) {
      loseNow(t, slot, seat, then, manner);
      return;
    }
    const shield = code & 255;
    // S-12.10: committed now, given when the effect is done.
    mark(t, 'committed', shield);
    push(t, STEP.leave, shield, shieldWorth(t, seat, shield) * (code >> 8));
    startNumbered(t, then, seat, slot);
  },
};

const shieldWorth = (t: SeasonsTable, seat: Seat, shield: number): number =>
  powerAt(t, shield, seat, placeOf(t, shield)).replaceLoss;

type Loss = EffectOf<'loseCard'>;

/** Cards that satisfy a demand, as options. */
function candidates(t: SeasonsTable, e: Loss, seat: Seat, out: number[]): number {
  let n = 0;
  const fits = (slot: Slot): boolean => e.only === 'any' || !printedPower(t, slot).item;
  if (e.from !== 'hand') {
    let place = 0;
    for (let slot = topOf(t, zoneOf(t, t.zone.play, seat)); slot !== NONE; slot = nextOf(t, slot)) {
      if (fits(slot) && !isMarked(t, 'committed', seat, place)) out[n++] = slot;
      place++;
    }
  }
  if (e.from === 'play') return n;
  for (let slot = topOf(t, zoneOf(t, t.zone.hand, seat)); slot !== NONE; slot = nextOf(t, slot)) {
    if (fits(slot)) out[n++] = slot;
  }
  return n;
}

const list: number[] = [];

export const canLose = (t: SeasonsTable, e: Loss, seat: Seat): boolean =>
  candidates(t, e, seat, list) >= e.times;

/** S-12.2, S-12.3, S-12.8: a seat gives up cards, one after another, and then goes on. */
export function demandLoss(t: SeasonsTable, e: Loss, seat: Seat, slot: Slot): void {
  if (candidates(t, e, seat, list) === 0) return;
  if (e.then !== undefined) start(t, e.then, seat, slot);
  for (let i = 0; i < e.times; i++) push(t, STEP.loseOne, numberOf(e), seat);
}

export function loseOneStep(t: SeasonsTable, id: number, seat: Seat): void {
  t.because = 'S-12.2';
  const e = effectNumbered(id) as Loss;
  const n = candidates(t, e, seat, list);
  if (n === 0) return;
  // Which card of a hand fits is its holder's secret, so it is asked for even if there is one.
  const obvious = n === 1 && (e.only === 'any' || isInPlay(t, list[0] as number));
  if (obvious) lose(t, seat, list[0] as number);
  else ask(t, ASK.lose, seat, id);
}

export const askLose: Question<SeasonsTable> = {
  rule: 'S-12.2',
  prompt: (_t, _seat, id) => {
    const { from, only } = effectNumbered(id) as Loss;
    const what = only === 'any' ? 'card' : 'familiar';
    const verb = from === 'play' ? 'Sacrifice' : from === 'hand' ? 'Discard' : 'Give up';
    return `${verb} a ${what}.`;
  },
  options(t, seat, out: Choices, id) {
    const n = candidates(t, effectNumbered(id) as Loss, seat, list);
    for (let i = 0; i < n; i++) out.add(list[i] as number);
  },
  tell: (t, _seat, slot) => ({
    label: nameOf(t, slot),
    does: isInPlay(t, slot) ? 'It is sacrificed.' : 'It is discarded from your hand.',
    rule: 'S-12.2',
    slots: [slot],
  }),
  refuse(t, seat, slot) {
    if (slot < 0 || slot >= t.layout.slotCount) return undefined;
    const zone = whereIs(t, slot);
    const own = zone === zoneOf(t, t.zone.hand, seat) || zone === zoneOf(t, t.zone.play, seat);
    return own
      ? { reason: 'that card does not satisfy the demand', rule: 'S-12.2' }
      : { reason: 'only your own cards can be given up', rule: 'S-12.2' };
  },
  apply(t, seat, picks) {
    lose(t, seat, picks[0] as number);
  },
};
