import { NONE, nextOf, topOf } from '@conclave/kernel';
import { type PartFacts, SHOWS } from '../content/facts.ts';
import type { Effect, Players, Value } from '../content/vocabulary.ts';
import { amountOf } from './measure.ts';
import { factsOf, PILES, zoneOfPile } from './piles.ts';
import { inSight, look, newSight } from './sight.ts';
import { PLACES, type EnchantersTable as T } from './table.ts';

/** What something can add, at the very best (E-19.4: generous where it is unsure). */
export interface Prospect {
  readonly attack: number;
  readonly defense: number;
  readonly crystals: number;
  readonly wounds: number;
  /** How often it doubles Attack. */
  readonly doubles: number;
}

export const NOTHING: Prospect = { attack: 0, defense: 0, crystals: 0, wounds: 0, doubles: 0 };

export const plus = (a: Prospect, b: Prospect): Prospect => ({
  attack: a.attack + b.attack,
  defense: a.defense + b.defense,
  crystals: a.crystals + b.crystals,
  wounds: a.wounds + b.wounds,
  doubles: a.doubles + b.doubles,
});

const times = (a: Prospect, n: number): Prospect => ({
  attack: a.attack * n,
  defense: a.defense * n,
  crystals: a.crystals * n,
  wounds: a.wounds * n,
  doubles: a.doubles * n,
});

const better = (a: Prospect, b: Prospect): Prospect => ({
  attack: Math.max(a.attack, b.attack),
  defense: Math.max(a.defense, b.defense),
  crystals: Math.max(a.crystals, b.crystals),
  wounds: Math.max(a.wounds, b.wounds),
  doubles: Math.max(a.doubles, b.doubles),
});

/** Whose prospects, how far to look beneath other cards, and the wounds that set off a trigger. */
interface Hope {
  readonly seat: number;
  readonly deep: boolean;
  readonly event: number;
}

const amount = (t: T, v: Value, { seat, event }: Hope): number =>
  Math.max(0, typeof v === 'number' ? v : amountOf(t, v, seat, seat, event));

function among(
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
function cardWorth(t: T, slot: number, hope: Hope): Prospect {
  const { upper, lower, minors } = factsOf(t, slot);
  const attack = Math.max(0, upper.attack, upper.attack + lower.attack);
  const icons = { ...NOTHING, attack };
  if (minors.length === 0) return icons;
  return plus(icons, among(t, minors, { ...hope, deep: false }, plus));
}

/** The better of what was found and a card; most cards have icons alone, and few change it. */
function orCard(t: T, best: Prospect, slot: number, hope: Hope): Prospect {
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
function burden(t: T, seat: number): number {
  let most = 0;
  for (const pile of PILES) {
    const top = topOf(t, zoneOfPile(t, pile, seat));
    for (let s = top; s !== NONE; s = nextOf(t, s)) {
      const { upper, lower } = factsOf(t, s);
      most = Math.max(most, -lower.attack);
      if (s === top) most = Math.max(most, -upper.attack, -upper.attack - lower.attack);
    }
  }
  return most;
}

/** What it could bring if cards of a seat change places, and others come to them. */
function shifting(t: T, hope: Hope, found: Prospect): Prospect {
  if (!hope.deep) return NOTHING;
  return plus({ ...NOTHING, attack: burden(t, hope.seat) }, found);
}

const ownCards = (t: T, hope: Hope): Prospect =>
  hope.deep ? shifting(t, hope, bestOfPiles(t, hope.seat, hope.seat, hope)) : NOTHING;
const anyCards = (t: T, hope: Hope): Prospect =>
  hope.deep ? shifting(t, hope, bestOfPiles(t, 0, t.seats - 1, hope)) : NOTHING;

function trackCards(t: T, hope: Hope): Prospect {
  let best = bestOfPiles(t, hope.seat, hope.seat, hope);
  for (let place = 0; place < PLACES; place++) {
    const slot = topOf(t, t.zone.track + place);
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
      if (SHOWS[event.on] & sort) sum = plus(sum, hopeOf(t, effect, { ...hope, deep: false }));
    }
  }
  return sum;
}

const JOURNEYS = SHOWS.afterTaking | SHOWS.afterDefeating | SHOWS.afterJourney | SHOWS.takeWounds;

/** E-7.13: the card itself, what it does at once, and what the journey sets off. */
function grave(t: T, hope: Hope): Prospect {
  const slot = topOf(t, t.zone.graveyard);
  if (!hope.deep || slot === NONE) return NOTHING;
  const atOnce = among(t, factsOf(t, slot).immediates, { ...hope, deep: false }, plus);
  const found = plus(cardWorth(t, slot, hope), atOnce);
  return plus(shifting(t, hope, found), roused(t, JOURNEYS, hope));
}

/** Wounds one takes oneself, and what they set off. */
const hurt = (t: T, n: number, hope: Hope): Prospect =>
  plus({ ...NOTHING, wounds: n }, roused(t, SHOWS.takeWounds, { ...hope, event: n }));

const meansOneself = (players: Players | undefined): boolean =>
  players === undefined || players === 'you' || players === 'each' || typeof players === 'object';

function hopeOf(t: T, effect: Effect, hope: Hope): Prospect {
  switch (effect.kind) {
    case 'boostAttack':
      return { ...NOTHING, attack: amount(t, effect.n, hope) };
    case 'boostDefense':
      return { ...NOTHING, defense: amount(t, effect.n, hope) };
    case 'boostBoth': {
      const attack = amount(t, effect.attack, hope);
      return { ...NOTHING, attack, defense: amount(t, effect.defense, hope) };
    }
    case 'doubleAttack':
      return { ...NOTHING, doubles: 1 };
    case 'gainCrystals':
      return meansOneself(effect.who)
        ? { ...NOTHING, crystals: amount(t, effect.n, hope) }
        : NOTHING;
    case 'stealCrystals':
      return { ...NOTHING, crystals: amount(t, effect.n, hope) };
    case 'takeWounds':
    case 'payWounds':
    case 'pullWounds':
      return hurt(t, amount(t, effect.n, hope), hope);
    case 'dealWounds':
      return meansOneself(effect.to) ? hurt(t, amount(t, effect.n, hope), hope) : NOTHING;
    case 'seq':
    case 'anyOrder':
    case 'andOr':
      return among(t, effect.effects, hope, plus);
    case 'choose':
      return among(t, effect.effects, hope, better);
    case 'mayElse':
      return among(t, [effect.effect, effect.otherwise], hope, better);
    case 'ifThen':
      return better(
        hopeOf(t, effect.effect, hope),
        effect.otherwise === undefined ? NOTHING : hopeOf(t, effect.otherwise, hope),
      );
    case 'may':
    case 'forEach':
      return hopeOf(t, effect.effect, hope);
    case 'repeat':
      return times(hopeOf(t, effect.effect, hope), effect.n);
    case 'journeyGraveyard':
      return grave(t, hope);
    case 'swapTopWithTrack':
      return hope.deep ? trackCards(t, hope) : NOTHING;
    case 'stealTop':
    case 'targetGives':
    case 'swapTops':
      return anyCards(t, hope);
    case 'bury':
    case 'unbury':
    case 'giveCard':
    case 'discardCard':
    case 'removeCard':
    case 'discardOwn':
    case 'removeOwn':
    case 'giveOwn':
    case 'removeThis':
    case 'discardThis':
    case 'buryThis':
    case 'buryTop':
      return ownCards(t, hope);
    default:
      return NOTHING;
  }
}

/** What an effect or a cost could add at the very best, for the player who performs it. */
export const prospectOf = (t: T, effect: Effect, seat: number): Prospect =>
  hopeOf(t, effect, { seat, deep: true, event: 0 });
