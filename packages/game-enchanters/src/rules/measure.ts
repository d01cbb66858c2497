import { NONE, random, read, topOf } from '@conclave/kernel';
import { SHOWS } from '../content/facts.ts';
import type { Condition, Modifier, Value } from '../content/vocabulary.ts';
import { cardsOf, countOf, factsOf, matches, zoneOfPile } from './piles.ts';
import { inSight, look, newSight } from './sight.ts';
import type { EnchantersTable as T } from './table.ts';

const BEST_ROLL = 6;

/**
 * EF-2: what a value is now. `them` is at whom the effect is aimed, `event` the
 * number of the event that set it off. A die is rolled only when it is meant to be.
 */
function evaluate(t: T, v: Value, you: number, them: number, event: number, roll: boolean): number {
  if (typeof v === 'number') return v;
  const who = 'who' in v && v.who === 'them' ? them : you;
  switch (v.kind) {
    case 'stat':
      if (v.stat === 'undead') return read(t, t.at.undeadIcons + who);
      return v.stat === 'attack' ? attackOf(t, who) : defenseOf(t, who);
    case 'wounds':
      return read(t, t.at.wounds + who);
    case 'crystals':
      return read(t, t.at.crystals + who);
    case 'count':
      return countOf(t, who, v.filter);
    case 'pairs':
      return Math.min(countOf(t, who, 'item'), countOf(t, who, 'enchantment'));
    case 'playerCount':
      return t.seats;
    case 'per':
      return Math.floor(evaluate(t, v.of, you, them, event, roll) / v.every) * (v.times ?? 1);
    case 'times':
      return evaluate(t, v.of, you, them, event, roll) * v.by;
    case 'd6':
      return roll ? random(t, 6) + 1 : BEST_ROLL;
    case 'eventValue':
      return event;
    default:
      return combined(
        v.kind,
        v.of.map((part) => evaluate(t, part, you, them, event, roll)),
      );
  }
}

function combined(kind: 'sum' | 'min' | 'max', parts: readonly number[]): number {
  if (kind === 'sum') return parts.reduce((sum, part) => sum + part, 0);
  return kind === 'min' ? Math.min(...parts) : Math.max(...parts);
}

const LARGEST = 9_999;

/** EF-2.16: the table reckons and counts no further. */
export const bounded = (n: number): number => Math.max(-LARGEST, Math.min(LARGEST, n));

/** EF-2.14: computed when the effect resolves. */
export const resolved = (t: T, v: Value, you: number, them: number, event: number): number =>
  typeof v === 'number' ? v : bounded(evaluate(t, v, you, them, event, true));

/** As `resolved`, but nothing is rolled: a die counts as its best. */
export const amountOf = (t: T, v: Value, you: number, them: number, event: number): number =>
  typeof v === 'number' ? v : bounded(evaluate(t, v, you, them, event, false));

const found: number[] = [];

function compare(is: 'atLeast' | 'atMost' | 'exactly', value: number, n: number): boolean {
  if (is === 'exactly') return value === n;
  return is === 'atLeast' ? value >= n : value <= n;
}

/** EF-6: whether a condition is true for a seat now. */
export function holds(t: T, condition: Condition, seat: number): boolean {
  switch (condition.kind) {
    case 'distance': {
      // EF-6.1: false for a card that was not picked from the track.
      const place = read(t, t.at.pickedFrom) - 1;
      return place >= 0 && compare(condition.is, place, condition.n);
    }
    case 'against': {
      // EF-6.2: only a creature is fought.
      const slot = read(t, t.at.picked) - 1;
      if (slot < 0 || !matches(factsOf(t, slot), 'creature')) return false;
      return matches(factsOf(t, slot), condition.filter);
    }
    case 'atLeast':
    case 'atMost':
    case 'exactly':
      return compare(condition.kind, amountOf(t, condition.value, seat, seat, 0), condition.n);
    case 'hasCard':
      return cardsOf(t, seat, condition.filter, found) > 0;
    case 'topIs': {
      const top = topOf(t, zoneOfPile(t, condition.pile, seat));
      return top !== NONE && matches(factsOf(t, top), condition.filter);
    }
    case 'yourTurn':
      return read(t, t.at.active) === seat;
  }
}

type Named<K extends Modifier['kind']> = Extract<Modifier, { readonly kind: K }>;

/** Kinds of modifiers that stand before a player or on the Village. */
type Lasting = 'untargetable' | 'cannotHeal' | 'crystalCap' | 'bonus' | 'journeyPriceCap';

/** Most of the time there are none, and then nothing is made. */
const NOTHING: readonly never[] = [];

/** E-15.5: conditions of a moment; what hangs on them is not always on. */
const FLEETING: readonly Condition['kind'][] = ['distance', 'against', 'yourTurn'];

/** E-7.11: whether what hangs on a condition works now; at a distance only until the fight is over. */
export const lasts = (t: T, condition: Condition, seat: number): boolean =>
  (condition.kind !== 'distance' || read(t, t.at.picked) > 0) && holds(t, condition, seat);

/** The modifiers of one kind that hold for a seat now, or whatever moment it is (EF-1.6). */
export function modifiers<K extends Lasting>(
  t: T,
  seat: number,
  kind: K,
  when: 'now' | 'always' = 'now',
): readonly Named<K>[] {
  const sort = SHOWS[kind];
  if (!inSight(t, seat, sort)) return NOTHING;
  const sight = newSight();
  look(t, seat, sort, sight);
  const out: Named<K>[] = [];
  for (const part of sight.parts) {
    for (const { modifier, while: condition } of part.statics) {
      if (modifier.kind !== kind) continue;
      if (condition !== undefined) {
        if (when === 'always' && FLEETING.includes(condition.kind)) continue;
        if (!lasts(t, condition, seat)) continue;
      }
      out.push(modifier as Named<K>);
    }
  }
  return out;
}

/** EF-16.8: what conditions add now. */
function bonus(
  t: T,
  seat: number,
  stat: 'attack' | 'defense',
  when: 'now' | 'always' = 'now',
): number {
  let sum = 0;
  for (const modifier of modifiers(t, seat, 'bonus', when)) sum += modifier[stat];
  return sum;
}

/** EF-16.25: icons, then conditions, then boosts; the floor of 0 comes last (E-4.3). */
export const unflooredAttack = (t: T, seat: number): number =>
  read(t, t.at.attackIcons + seat) + bonus(t, seat, 'attack') + read(t, t.at.attackBoost + seat);

export const attackOf = (t: T, seat: number): number => Math.max(0, unflooredAttack(t, seat));

export const defenseOf = (t: T, seat: number): number =>
  Math.max(
    0,
    read(t, t.at.defenseIcons + seat) +
      bonus(t, seat, 'defense') +
      read(t, t.at.defenseBoost + seat),
  );

/** E-15.5: icons and what is always on. */
export const lastingAttack = (t: T, seat: number): number =>
  Math.max(0, read(t, t.at.attackIcons + seat) + bonus(t, seat, 'attack', 'always'));
export const lastingDefense = (t: T, seat: number): number =>
  Math.max(0, read(t, t.at.defenseIcons + seat) + bonus(t, seat, 'defense', 'always'));
