import {
  ask,
  hasSeat,
  push,
  type Question,
  read,
  type Seat,
  type Slot,
  sizeOf,
  withoutSeat,
  write,
  zoneOf,
} from '@conclave/kernel';
import { demandLoss, lose } from './leave.ts';
import {
  clearCopy,
  controllerOf,
  hasLostCopied,
  isInPlay,
  isMarked,
  mark,
  placeOf,
  powerOn,
  saying,
  slotAt,
} from './places.ts';
import { addCrystals, crystalsOf, enchanted, nameOf, tellAll } from './seat.ts';
import { start, wordsFor } from './start.ts';
import { ASK, type SeasonsTable, STEP } from './table.ts';
import type { Effect } from './vocabulary.ts';
import { crystals } from './words.ts';

/** Moments at which several cards of a seat may have something to do. */
const MOMENTS = [
  { what: 'whenYouSummon', rule: 'S-8.12' },
  { what: 'roundEnd', rule: 'S-14.2' },
  { what: 'seasonChange', rule: 'S-14.10' },
] as const;
export const MOMENT = { summon: 0, roundEnd: 1, season: 2 } as const;
type Moment = (typeof MOMENT)[keyof typeof MOMENT];

const effectAt = (t: SeasonsTable, moment: number, slot: Slot): Effect =>
  powerOn(t, slot)[MOMENTS[moment as Moment].what] as Effect;

/**
 * S-17.1, S-17.4: what several cards do at one moment, seat by seat clockwise from
 * the first, each in the order its player likes. `count` seats take part.
 */
export function trigger(
  t: SeasonsTable,
  moment: Moment,
  first: number,
  count: number,
  except = -1,
): void {
  for (let i = 0; i < count; i++) write(t, t.at.done, 0, (first + i) % t.seats);
  if (except >= 0) mark(t, 'done', except);
  push(t, STEP.triggers, moment, first, count);
}

/** Cards of a seat that have yet something to do. */
function pendingOf(t: SeasonsTable, moment: number, seat: Seat, out: number[]): number {
  const n = saying(t, seat, MOMENTS[moment as Moment].what, out);
  let left = 0;
  for (let i = 0; i < n; i++) {
    const slot = out[i] as number;
    if (!isMarked(t, 'done', seat, placeOf(t, slot))) out[left++] = slot;
  }
  return left;
}

const found: number[] = [];

export function triggersStep(t: SeasonsTable, moment: number, first: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const seat = (first + i) % t.seats;
    const n = pendingOf(t, moment, seat, found);
    if (n === 0) continue;
    push(t, STEP.triggers, moment, seat, count - i);
    const power = powerOn(t, found[0] as number);
    let alike = true;
    for (let k = 1; k < n; k++) if (powerOn(t, found[k] as number) !== power) alike = false;
    if (alike) resolve(t, moment, found[0] as number);
    else ask(t, ASK.next, seat, moment);
    return;
  }
}

function resolve(t: SeasonsTable, moment: number, slot: Slot): void {
  t.because = MOMENTS[moment as Moment].rule;
  const seat = controllerOf(t, slot);
  mark(t, 'done', slot);
  push(t, STEP.settle, seat);
  start(t, effectAt(t, moment, slot), seat, slot);
}

export const askNext: Question<SeasonsTable> = {
  rule: 'S-14.2',
  prompt: () => 'Which of your effects comes next?',
  options(t, seat, out, moment) {
    const n = pendingOf(t, moment, seat, found);
    for (let i = 0; i < n; i++) out.add(found[i] as number);
  },
  tell: (t, _seat, slot, moment) => ({
    label: nameOf(t, slot),
    does: wordsFor(effectAt(t, moment, slot)),
    rule: MOMENTS[moment as Moment].rule,
    slots: [slot],
  }),
  apply(t, _seat, picks, moment) {
    resolve(t, moment, picks[0] as number);
  },
};

/**
 * What waits until an effect is complete (S-17.5): copies whose original is gone,
 * then whoever collected cards under an enchantment that charges for it.
 */
export function settleStep(t: SeasonsTable, active: number): void {
  for (let i = 0; i < t.seats; i++) {
    const seat = (active + i) % t.seats;
    const cards = sizeOf(t, zoneOf(t, t.zone.play, seat));
    for (let place = 0; place < cards; place++) {
      if (!hasLostCopied(t, seat, place)) continue;
      t.because = 'S-12.6';
      const slot = slotAt(t, seat, place);
      push(t, STEP.settle, active);
      push(t, STEP.unbind, slot, seat);
      lose(t, seat, slot);
      return;
    }
  }
  const collected = read(t, t.at.collected);
  if (collected !== 0) charge(t, active, collected);
}

/** A card that was saved copies nothing any more. */
export function unbindStep(t: SeasonsTable, slot: Slot, seat: Seat): void {
  if (isInPlay(t, slot) && controllerOf(t, slot) === seat) {
    t.because = 'S-12.6';
    clearCopy(t, slot);
  }
}

/** S-19.11: one seat pays or loses a card for what it collected; the next comes after that. */
function charge(t: SeasonsTable, active: number, collected: number): void {
  let seat = active;
  while (!hasSeat(collected, seat)) seat = (seat + 1) % t.seats;
  write(t, t.at.collected, withoutSeat(collected, seat));
  push(t, STEP.settle, active);
  const penalty = enchanted(t).collectPenalty;
  if (penalty === undefined) return;
  t.because = 'S-19.11';
  if (crystalsOf(t, seat) >= penalty.crystals) {
    addCrystals(t, seat, -penalty.crystals);
    tellAll(t, seat, `loses ${crystals(penalty.crystals)} for adding to the hand`, 'S-19.11');
  } else demandLoss(t, penalty.otherwise, seat, -1);
}
