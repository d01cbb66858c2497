import {
  ask,
  everySeat,
  hasSeat,
  onlySeat,
  push,
  type Question,
  read,
  type Seat,
  type Slot,
  whereIs,
  withoutSeat,
  withSeat,
} from '@conclave/kernel';
import type { Effect, Players } from '../content/vocabulary.ts';
import { kindOf } from './faces.ts';
import type { Hit } from './kinds.ts';
import { amountOf } from './measure.ts';
import { called } from './notes.ts';
import { isUntargetable } from './stats.ts';
import { ASK, STEP } from './steps.ts';
import type { EnchantersTable as T } from './table.ts';

const everyone = (t: T): number => everySeat(t);

/** E-16.9: what stands on the Village is nobody's ability. */
const isOnVillage = (t: T, slot: Slot): boolean => whereIs(t, slot) === t.zone.village;

/** E-16.1, E-16.6: without the others that cannot be chosen. */
export function withoutShielded(t: T, mask: number, seat: Seat, slot: Slot): number {
  if (isOnVillage(t, slot)) return mask;
  let open = mask;
  for (let other = 0; other < t.seats; other++) {
    if (other !== seat && hasSeat(mask, other) && isUntargetable(t, other))
      open = withoutSeat(open, other);
  }
  return open;
}

/** Whether one player of the mask must be chosen, rather than all meant. */
function isChosen(players: Players): boolean {
  return players === 'another' || players === 'targetPlayer' || typeof players === 'object';
}

/** E-13.9: who has the most, or the least; ties leave several. */
function extreme(t: T, players: Exclude<Players, string>, seat: Seat, mask: number): number {
  const most = 'most' in players;
  const value = most ? players.most : players.least;
  let best = 0;
  let out = 0;
  for (let who = 0; who < t.seats; who++) {
    if (!hasSeat(mask, who)) continue;
    const n = amountOf(t, value, who, seat, 0) * (most ? 1 : -1);
    if (out === 0 || n > best) {
      best = n;
      out = onlySeat(who);
    } else if (n === best) out = withSeat(out, who);
  }
  return out;
}

/** EF-3.1 to EF-3.9: the players a selector means, as a mask, after the Shield (E-16). */
function meant(t: T, players: Players, seat: Seat, slot: Slot): number {
  const others = withoutSeat(everyone(t), seat);
  switch (players) {
    case 'you':
      return onlySeat(seat);
    case 'another':
    case 'targetPlayer':
    case 'others':
      return withoutShielded(t, others, seat, slot);
    case 'each':
      return withoutShielded(t, everyone(t), seat, slot);
    case 'left':
      return withoutShielded(t, 1 << ((seat + 1) % t.seats), seat, slot);
    case 'right':
      return withoutShielded(t, 1 << ((seat + t.seats - 1) % t.seats), seat, slot);
    case 'current':
      return withoutShielded(t, onlySeat(read(t, t.at.active)), seat, slot);
    default:
      return extreme(t, players, seat, withoutShielded(t, everyone(t), seat, slot));
  }
}

/** The mask of players an effect can be aimed at; whoever cannot be affected is left out. */
export function targetsOf<E extends Effect>(
  t: T,
  hit: Hit<E, T>,
  effect: E,
  seat: Seat,
  slot: Slot,
): number {
  let mask = meant(t, hit.players(effect), seat, slot);
  if (hit.eligible === undefined) return mask;
  for (let who = 0; who < t.seats; who++) {
    if (hasSeat(mask, who) && !hit.eligible(t, effect, seat, who)) mask = withoutSeat(mask, who);
  }
  return mask;
}

const isSingle = (mask: number): boolean => (mask & (mask - 1)) === 0;
export const firstIn = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** Carries an effect out on everybody it means; asks whom, if one must be chosen (E-13.3). */
export function aim<E extends Effect>(
  t: T,
  hit: Hit<E, T>,
  effect: E,
  seat: Seat,
  slot: Slot,
  value: number,
): void {
  const mask = targetsOf(t, hit, effect, seat, slot);
  if (mask === 0) return;
  if (isChosen(hit.players(effect)) && !isSingle(mask)) {
    // E-13.9: ties are the active player's to break, everything else is the effect's owner's.
    const chooser = typeof hit.players(effect) === 'object' ? read(t, t.at.active) : seat;
    ask(t, ASK.target, chooser, t.facts.effects.idOf(effect), seat, slot, mask, value);
    return;
  }
  strike(t, hit, effect, seat, slot, mask, value);
}

/** E-13.8: from the active player clockwise; the last pushed comes first. */
function strike<E extends Effect>(
  t: T,
  hit: Hit<E, T>,
  effect: E,
  seat: Seat,
  slot: Slot,
  mask: number,
  value: number,
): void {
  if (hit.all !== undefined) {
    hit.all(t, effect, seat, slot, mask, value);
    return;
  }
  const id = t.facts.effects.idOf(effect);
  const active = read(t, t.at.active);
  for (let i = t.seats - 1; i >= 0; i--) {
    const who = (active + i) % t.seats;
    if (hasSeat(mask, who)) push(t, STEP.hit, id, seat, slot, who, value);
  }
}

const hitOf = (t: T, effect: Effect): Hit<Effect, T> | undefined => kindOf(t, effect).hit;

/** One player of several that an effect is aimed at. */
export function hit(t: T, id: number, seat: Seat, slot: Slot, who: number, value: number): void {
  const effect = t.facts.effects.nodes[id] as Effect;
  hitOf(t, effect)?.one?.(t, effect, seat, slot, who, value);
}

/** E-13.3: the player whose effect it is chooses whom it is aimed at. */
export const askTarget: Question<T> = {
  rule: 'E-13.3',
  prompt: (t, _chooser, id, _seat, slot) =>
    `Choose a player for ${called(t, slot)}: ${t.facts.effects.words(t.facts.effects.nodes[id] as Effect)}.`,
  card: (_t, _id, _seat, slot) => slot,
  options(t, _chooser, out, _id, _seat, _slot, mask) {
    for (let who = 0; who < t.seats; who++) if (hasSeat(mask, who)) out.add(who);
  },
  tell: (t, _seat, who) => ({
    label: `${t.names[who]}`,
    does: `${t.names[who]} is chosen.`,
    rule: 'E-13.3',
    seat: who,
  }),
  whyNot(t, _chooser, _id, seat, slot, mask) {
    return t.names.flatMap((name, who) => {
      if (who === seat || hasSeat(mask, who)) return [];
      return [{ label: name, ...whyNotTarget(t, who, slot) }];
    });
  },
  refuse: (t, _chooser, who, _id, seat, slot) =>
    who >= 0 && who < t.seats
      ? who === seat
        ? { reason: 'it must be another player', rule: 'E-13.4' }
        : whyNotTarget(t, who, slot)
      : undefined,
  apply(t, _chooser, picks, id, seat, slot, _mask, value) {
    const effect = t.facts.effects.nodes[id] as Effect;
    const aimed = hitOf(t, effect);
    if (aimed === undefined) return;
    strike(t, aimed, effect, seat, slot, 1 << (picks[0] as number), value);
  },
};

function whyNotTarget(t: T, who: number, slot: Slot): { reason: string; rule: string } {
  return isUntargetable(t, who) && !isOnVillage(t, slot)
    ? { reason: `${t.names[who]} cannot be chosen`, rule: 'E-16.1' }
    : { reason: `it would not affect ${t.names[who]}`, rule: 'E-13.6' };
}
