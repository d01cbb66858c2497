import { NONE, nextOf, random, read, topOf } from '@conclave/kernel';
import { type PartFacts, SHOWS, type Static } from '../content/facts.ts';
import type { Condition, Modifier, Value, Who } from '../content/vocabulary.ts';
import { cardsOf, countOf, factsOf, matches, shows, zoneOfPile } from './piles.ts';
import type { EnchantersTable as T } from './table.ts';

const BEST_ROLL = 6;

/**
 * EF-2: what a value is now. `them` is at whom the effect is aimed, `event` the
 * number of the event that set it off. A die is rolled only when it is meant to be.
 */
function evaluate(t: T, v: Value, you: number, them: number, event: number, roll: boolean): number {
  if (typeof v === 'number') return v;
  const who = (whose: Who | undefined): number => (whose === 'them' ? them : you);
  const part = (inner: Value): number => evaluate(t, inner, you, them, event, roll);
  switch (v.kind) {
    case 'stat':
      if (v.stat === 'undead') return read(t, t.at.undeadIcons + who(v.who));
      return v.stat === 'attack' ? attackOf(t, who(v.who)) : defenseOf(t, who(v.who));
    case 'wounds':
      return read(t, t.at.wounds + who(v.who));
    case 'crystals':
      return read(t, t.at.crystals + who(v.who));
    case 'count':
      return countOf(t, who(v.who), v.filter);
    case 'pairs':
      return Math.min(countOf(t, who(v.who), 'item'), countOf(t, who(v.who), 'enchantment'));
    case 'playerCount':
      return t.seats;
    case 'per':
      return Math.floor(part(v.of) / v.every) * (v.times ?? 1);
    case 'times':
      return part(v.of) * v.by;
    case 'sum':
      return v.of.reduce<number>((sum, inner) => sum + part(inner), 0);
    case 'min':
      return Math.min(...v.of.map(part));
    case 'max':
      return Math.max(...v.of.map(part));
    case 'd6':
      return roll ? random(t, 6) + 1 : BEST_ROLL;
    case 'eventValue':
      return event;
  }
}

/** EF-2.14: computed when the effect resolves. */
export const valueOf = (t: T, v: Value, you: number, them: number, event: number): number =>
  typeof v === 'number' ? v : evaluate(t, v, you, them, event, true);

/** As `valueOf`, but nothing is rolled: a die counts as its best. */
export const amountOf = (t: T, v: Value, you: number, them: number, event: number): number =>
  typeof v === 'number' ? v : evaluate(t, v, you, them, event, false);

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
      const slot = read(t, t.at.picked) - 1;
      return slot >= 0 && matches(factsOf(t, slot), condition.filter);
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

/** Calls `each` with every static ability that shows before a seat or on the Village. */
function forStatics(t: T, seat: number, each: (entry: Static) => void): void {
  const part = (facts: PartFacts): void => {
    for (const entry of facts.statics) each(entry);
  };
  for (const start of [t.zone.item, t.zone.enchantment, t.zone.trophy]) {
    const top = topOf(t, start + seat);
    for (let s = top; s !== NONE; s = nextOf(t, s)) {
      if (s === top) part(factsOf(t, s).upper);
      part(factsOf(t, s).lower);
    }
  }
  const village = topOf(t, t.zone.village);
  if (village !== NONE) part(factsOf(t, village).upper);
}

const villageShows = (t: T): number => {
  const village = topOf(t, t.zone.village);
  return village === NONE ? 0 : factsOf(t, village).upper.shows;
};

/** The modifiers of one kind that hold for a seat now (EF-1.6). */
export function modifiers<K extends Modifier['kind']>(
  t: T,
  seat: number,
  kind: K,
): Extract<Modifier, { readonly kind: K }>[] {
  const out: Extract<Modifier, { readonly kind: K }>[] = [];
  const sort = SHOWS[kind as keyof typeof SHOWS];
  if (sort !== undefined && !shows(t, seat, sort) && !(villageShows(t) & sort)) return out;
  forStatics(t, seat, (entry) => {
    if (entry.modifier.kind !== kind) return;
    if (entry.while !== undefined && !holds(t, entry.while, seat)) return;
    out.push(entry.modifier as Extract<Modifier, { readonly kind: K }>);
  });
  return out;
}

/** EF-16.8: what conditions add now. */
function bonus(t: T, seat: number, stat: 'attack' | 'defense'): number {
  let sum = 0;
  for (const modifier of modifiers(t, seat, 'bonus')) sum += modifier[stat];
  return sum;
}

/** EF-16.25: icons, then conditions, then boosts; the floor of 0 comes last (E-4.3). */
export const attackOf = (t: T, seat: number): number =>
  Math.max(
    0,
    read(t, t.at.attackIcons + seat) + bonus(t, seat, 'attack') + read(t, t.at.attackBoost + seat),
  );

export const defenseOf = (t: T, seat: number): number =>
  Math.max(
    0,
    read(t, t.at.defenseIcons + seat) + bonus(t, seat, 'defense') + read(t, t.at.defenseBoost + seat),
  );

/** E-15.5: icons and what is always on. */
export const lastingAttack = (t: T, seat: number): number =>
  Math.max(0, read(t, t.at.attackIcons + seat) + bonus(t, seat, 'attack'));
export const lastingDefense = (t: T, seat: number): number =>
  Math.max(0, read(t, t.at.defenseIcons + seat) + bonus(t, seat, 'defense'));
