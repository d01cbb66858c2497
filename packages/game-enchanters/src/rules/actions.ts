import {
  type Choices,
  isInPlay,
  plural,
  type Reason,
  read,
  type Seat,
  type Slot,
} from '@conclave/kernel';
import { type Action, ANY, type Due, type PartFacts, SHOWS } from '../content/facts.ts';
import type { Cost } from '../content/vocabulary.ts';
import { costsWords } from '../text/words.ts';
import { factsOf } from './faces.ts';
import { look, lookAround, lookBefore, newSight } from './sight.ts';
import type { EnchantersTable as T } from './table.ts';
import { useOnce, usesOf } from './uses.ts';

/** EF-1.9: why an action cannot be used now: its limit is reached, or its cost cannot be paid. */
export function unusable(t: T, action: Action, seat: Seat, slot: Slot): Reason | undefined {
  const crystals = read(t, t.at.crystals, seat);
  if (action.crystals <= crystals) return unusableApartFromCrystals(t, action, seat, slot);
  const other = usedUp(t, action, slot);
  if (other !== undefined) return other;
  const many = plural(action.crystals, 'crystal');
  return { reason: `it costs ${many}, and you have ${crystals}`, rule: 'E-6.2' };
}

/** E-6.8 */
function usedUp(t: T, action: Action, slot: Slot): Reason | undefined {
  if (action.limit === 0 || usesOf(t, slot, action.index) < action.limit) return undefined;
  const often = action.limit === 1 ? 'once' : 'twice';
  return { reason: `it can be used only ${often} a turn`, rule: 'E-6.8' };
}

/** The same, if crystals were no matter: some may be gained first. */
export function unusableApartFromCrystals(
  t: T,
  action: Action,
  seat: Seat,
  slot: Slot,
): Reason | undefined {
  const used = usedUp(t, action, slot);
  if (used !== undefined) return used;
  for (let i = 0; i < action.dues.length; i++) {
    const { cost, kind } = action.dues[i] as Due;
    const reason = kind.blocked(t, cost, seat, slot);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** An action that shows, and the card it is on. */
export interface Seen {
  readonly slot: Slot;
  readonly action: Action;
}

/** E-6.5: the actions of one sort that a seat can see: on the Village and in its piles. */
export function actionsInSight(t: T, seat: Seat, rest: boolean): Seen[] {
  const sort = rest ? SHOWS.rest : SHOWS.minor;
  const sight = newSight();
  const n = look(t, seat, sort, sight);
  const out: Seen[] = [];
  for (let i = 0; i < n; i++) {
    const slot = sight.slots[i] as number;
    for (const action of (sight.parts[i] as PartFacts).actions) {
      if (action.rest === rest) out.push({ slot, action });
    }
  }
  return out;
}

/** An action's code in an answer: the card and the number of the action on it. */
export const ACTION = 1 << 14;
export const actionCode = (slot: Slot, index: number): number => ACTION | (slot << 2) | index;
export const slotOfCode = (code: number): number => (code >> 2) & 0x7ff;
export const actionOfCode = (t: T, code: number): Action | undefined => {
  const slot = slotOfCode(code);
  if ((code & ~(ACTION | 0x1fff)) !== 0 || slot >= t.layout.slotCount) return undefined;
  return isInPlay(t, slot) ? factsOf(t, slot).actions[code & 3] : undefined;
};

const sight = newSight();

/** Of what was looked at last, offers what can be used now. */
function offerSeen(t: T, seat: Seat, n: number, rest: boolean, out: Choices): void {
  for (let i = 0; i < n; i++) {
    const slot = sight.slots[i] as number;
    for (const action of (sight.parts[i] as PartFacts).actions) {
      if (action.rest === rest && unusable(t, action, seat, slot) === undefined) {
        out.add(actionCode(slot, action.index));
      }
    }
  }
}

export function offerMinorActions(t: T, seat: Seat, out: Choices): void {
  offerSeen(t, seat, look(t, seat, SHOWS.minor, sight), false, out);
}

/** Ways to rest, then minor actions. */
export function offerActions(t: T, seat: Seat, out: Choices): void {
  const n = look(t, seat, SHOWS.rest | SHOWS.minor, sight);
  offerSeen(t, seat, n, true, out);
  offerSeen(t, seat, n, false, out);
}

export function hasMinorAction(t: T, seat: Seat): boolean {
  const n = look(t, seat, SHOWS.minor, sight);
  for (let i = 0; i < n; i++) {
    const slot = sight.slots[i] as number;
    for (const action of (sight.parts[i] as PartFacts).actions) {
      if (!action.rest && unusable(t, action, seat, slot) === undefined) return true;
    }
  }
  return false;
}

/** E-6.1: the cost is paid first, then comes the effect; the last pushed runs first. */
export function useAction(t: T, seat: Seat, code: number): void {
  const slot = slotOfCode(code);
  const action = actionOfCode(t, code);
  if (action === undefined) throw new Error(`there is no action ${code}`);
  if (action.limit > 0) useOnce(t, slot, action.index);
  t.facts.effects.start(t, action.effect, seat, slot);
  for (let i = action.costs.length - 1; i >= 0; i--) {
    t.facts.effects.start(t, action.costs[i] as Cost, seat, slot);
  }
}

/** What an action says: its cost and what it gives. */
export function actionWords(t: T, action: Action): string {
  const { effects } = t.facts;
  const costs = action.costs.map((cost) => effects.words(cost));
  const paid = costs.length === 0 ? '' : `${costsWords(costs)} → `;
  return `${paid}${effects.words(action.effect)}`;
}

/** Whether any part of a card shows to a seat. */
export function isInSight(t: T, seat: Seat, slot: Slot): boolean {
  const n = lookBefore(t, seat, ANY, sight, lookAround(t, ANY, sight, 0));
  for (let i = 0; i < n; i++) if (sight.slots[i] === slot) return true;
  return false;
}
