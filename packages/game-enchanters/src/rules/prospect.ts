import { NONE, nextOf, type Seat, type Slot, topOf, zoneOf } from '@conclave/kernel';
import { ANY, type PartFacts, SHOWS } from '../content/facts.ts';
import type { Effect, Players, Value } from '../content/vocabulary.ts';
import { factsOf, kindOf } from './faces.ts';
import type { Hope, Prospect } from './kinds.ts';
import { amountOf } from './measure.ts';
import { PILES, zoneOfPile } from './piles.ts';
import { inSight, look, lookBefore, newSight } from './sight.ts';
import { PLACES, type EnchantersTable as T } from './table.ts';

export const NOTHING: Prospect = { attack: 0, defense: 0, crystals: 0, wounds: 0, doubles: 0 };

export const plus = (a: Prospect, b: Prospect): Prospect => ({
  attack: a.attack + b.attack,
  defense: a.defense + b.defense,
  crystals: a.crystals + b.crystals,
  wounds: a.wounds + b.wounds,
  doubles: a.doubles + b.doubles,
});

export const times = (a: Prospect, n: number): Prospect => ({
  attack: a.attack * n,
  defense: a.defense * n,
  crystals: a.crystals * n,
  wounds: a.wounds * n,
  doubles: a.doubles * n,
});

export const better = (a: Prospect, b: Prospect): Prospect => ({
  attack: Math.max(a.attack, b.attack),
  defense: Math.max(a.defense, b.defense),
  crystals: Math.max(a.crystals, b.crystals),
  wounds: Math.max(a.wounds, b.wounds),
  doubles: Math.max(a.doubles, b.doubles),
});

export const amount = (t: T, v: Value, { seat, event }: Hope): number =>
  Math.max(0, typeof v === 'number' ? v : amountOf(t, v, seat, seat, event));

export function among(
  t: T,
  effects: readonly Effect[],
  hope: Hope,
  join: (a: Prospect, b: Prospect) => Prospect,
): Prospect {
  let sum = NOTHING;
  for (const effect of effects) sum = join(sum, hopeOf(t, effect, hope));
  return sum;
}

/** What a card could add if it came to lie on top: its icons and its own minor actions. */
function cardWorth(t: T, slot: Slot, hope: Hope): Prospect {
  const { upper, lower, minors } = factsOf(t, slot);
  const attack = Math.max(0, upper.attack, upper.attack + lower.attack);
  const icons = { ...NOTHING, attack };
  if (minors.length === 0) return icons;
  return plus(icons, among(t, minors, { ...hope, deep: false }, plus));
}

/** The better of what was found and a card; most cards have icons alone, and few change it. */
function orCard(t: T, best: Prospect, slot: Slot, hope: Hope): Prospect {
  const { upper, lower, minors } = factsOf(t, slot);
  const isLess = Math.max(upper.attack, upper.attack + lower.attack) <= best.attack;
  return minors.length === 0 && isLess ? best : better(best, cardWorth(t, slot, hope));
}

/** The best card of the piles of some seats. */
function bestOfPiles(t: T, from: number, to: number, hope: Hope): Prospect {
  let best = NOTHING;
  for (let seat = from; seat <= to; seat++) {
    for (const pile of PILES) {
      for (let s = topOf(t, zoneOfPile(t, pile, seat)); s !== NONE; s = nextOf(t, s)) {
        best = orCard(t, best, s, hope);
      }
    }
  }
  return best;
}

/** The most Attack that a seat gets back if one of its cards is covered or leaves. */
function burden(t: T, seat: Seat): number {
  const sight = newSight();
  const n = lookBefore(t, seat, ANY, sight, 0);
  let most = 0;
  for (let i = 0; i < n; i++) {
    const { attack } = sight.parts[i] as PartFacts;
    most = Math.max(most, -attack);
    // The upper part of a card stands right before its lower part.
    if (i > 0 && sight.slots[i] === sight.slots[i - 1]) {
      most = Math.max(most, -attack - (sight.parts[i - 1] as PartFacts).attack);
    }
  }
  return most;
}

/** What it could bring if cards of a seat change places, and others come to them. */
function shifting(t: T, hope: Hope, found: Prospect): Prospect {
  if (!hope.deep) return NOTHING;
  return plus({ ...NOTHING, attack: burden(t, hope.seat) }, found);
}

export const ownCards = (t: T, hope: Hope): Prospect =>
  hope.deep ? shifting(t, hope, bestOfPiles(t, hope.seat, hope.seat, hope)) : NOTHING;
export const anyCards = (t: T, hope: Hope): Prospect =>
  hope.deep ? shifting(t, hope, bestOfPiles(t, 0, t.seats - 1, hope)) : NOTHING;

export function trackCards(t: T, hope: Hope): Prospect {
  if (!hope.deep) return NOTHING;
  let best = bestOfPiles(t, hope.seat, hope.seat, hope);
  for (let place = 0; place < PLACES; place++) {
    const slot = topOf(t, zoneOf(t, t.zone.track, place));
    if (slot !== NONE) best = orCard(t, best, slot, hope);
  }
  return shifting(t, hope, best);
}

/** What visible triggers of some sorts could add. */
function roused(t: T, sort: number, hope: Hope): Prospect {
  if (!hope.deep || !inSight(t, hope.seat, sort)) return NOTHING;
  const sight = newSight();
  const n = look(t, hope.seat, sort, sight);
  let sum = NOTHING;
  for (let i = 0; i < n; i++) {
    for (const { event, effect } of (sight.parts[i] as PartFacts).triggers) {
      if ((t.facts.kinds.shows[event.on] ?? 0) & sort)
        sum = plus(sum, hopeOf(t, effect, { ...hope, deep: false }));
    }
  }
  return sum;
}

const JOURNEYS = SHOWS.afterTaking | SHOWS.afterDefeating | SHOWS.afterJourney | SHOWS.takeWounds;

/** E-7.13: the card itself, what it does at once, and what the journey sets off. */
export function grave(t: T, hope: Hope): Prospect {
  const slot = topOf(t, t.zone.graveyard);
  if (!hope.deep || slot === NONE) return NOTHING;
  const atOnce = among(t, factsOf(t, slot).immediates, { ...hope, deep: false }, plus);
  const found = plus(cardWorth(t, slot, hope), atOnce);
  return plus(shifting(t, hope, found), roused(t, JOURNEYS, hope));
}

/** Wounds one takes oneself, and what they set off. */
export const hurt = (t: T, n: number, hope: Hope): Prospect =>
  plus({ ...NOTHING, wounds: n }, roused(t, SHOWS.takeWounds, { ...hope, event: n }));

export const meansOneself = (players: Players | undefined): boolean =>
  players === undefined || players === 'you' || players === 'each' || typeof players === 'object';

/** What an effect inside another could add. */
export const hopeOf = (t: T, effect: Effect, hope: Hope): Prospect =>
  kindOf(t, effect).prospect(t, effect, hope);

/** What an effect or a cost could add at the very best, for the player who performs it. */
export const prospectOf = (t: T, effect: Effect, seat: Seat): Prospect =>
  hopeOf(t, effect, { seat, deep: true, event: 0 });
