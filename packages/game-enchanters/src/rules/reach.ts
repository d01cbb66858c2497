import { NONE, nextOf, read, topOf } from '@conclave/kernel';
import type { Action } from '../content/facts.ts';
import type { Effect, Value } from '../content/vocabulary.ts';
import { actionsInSight, unusable } from './actions.ts';
import { amountOf, attackOf } from './measure.ts';
import { factsOf, PILES, zoneOfPile } from './piles.ts';
import { healthOf } from './stats.ts';
import type { EnchantersTable as T } from './table.ts';

/** What one use of an action can add, at the very best (E-19.4: generous where it is unsure). */
interface Prospect {
  attack: number;
  defense: number;
  crystals: number;
  doubles: boolean;
}

const NOTHING: Prospect = { attack: 0, defense: 0, crystals: 0, doubles: false };

const readsDefense = (v: Value): boolean =>
  typeof v === 'object' &&
  (v.kind === 'stat'
    ? v.stat === 'defense'
    : 'of' in v && (Array.isArray(v.of) ? v.of.some(readsDefense) : readsDefense(v.of as Value)));

function plus(a: Prospect, b: Prospect): Prospect {
  return {
    attack: a.attack + b.attack,
    defense: a.defense + b.defense,
    crystals: a.crystals + b.crystals,
    doubles: a.doubles || b.doubles,
  };
}

function better(a: Prospect, b: Prospect): Prospect {
  return {
    attack: Math.max(a.attack, b.attack),
    defense: Math.max(a.defense, b.defense),
    crystals: Math.max(a.crystals, b.crystals),
    doubles: a.doubles || b.doubles,
  };
}

/** The most Attack that any one card of the table could show, if its place changed. */
function hiddenAttack(t: T): number {
  let most = 0;
  for (const pile of PILES) {
    for (let seat = 0; seat < t.seats; seat++) {
      for (let s = topOf(t, zoneOfPile(t, pile, seat)); s !== NONE; s = nextOf(t, s)) {
        const { upper, lower } = factsOf(t, s);
        most = Math.max(most, upper.attack + lower.attack, upper.attack);
      }
    }
  }
  return most;
}

/** The value of a boost, with the Defense that other actions could add where it reads that. */
const boostOf = (t: T, v: Value, seat: number, defense: number): number =>
  typeof v === 'number'
    ? Math.max(0, v)
    : Math.max(0, amountOf(t, v, seat, seat, 0) + (readsDefense(v) ? defense : 0));

/** What several effects promise: together, or the best of each. */
function prospectsOf(
  t: T,
  effects: readonly Effect[],
  seat: number,
  defense: number,
  join: (a: Prospect, b: Prospect) => Prospect,
): Prospect {
  let sum = NOTHING;
  for (const effect of effects) sum = join(sum, prospectOf(t, effect, seat, defense));
  return sum;
}

/** What an effect could add at the very best, for the player who performs it. */
export function prospectOf(t: T, effect: Effect, seat: number, defense: number): Prospect {
  switch (effect.kind) {
    case 'boostAttack':
      return { ...NOTHING, attack: boostOf(t, effect.n, seat, defense) };
    case 'boostDefense':
      return { ...NOTHING, defense: boostOf(t, effect.n, seat, defense) };
    case 'boostBoth':
      return {
        ...NOTHING,
        attack: boostOf(t, effect.attack, seat, defense),
        defense: boostOf(t, effect.defense, seat, defense),
      };
    case 'doubleAttack':
      return { ...NOTHING, doubles: true };
    case 'gainCrystals':
      return effect.who === undefined || effect.who === 'you' || effect.who === 'each'
        ? { ...NOTHING, crystals: boostOf(t, effect.n, seat, defense) }
        : NOTHING;
    case 'stealCrystals':
      return { ...NOTHING, crystals: boostOf(t, effect.n, seat, defense) };
    case 'seq':
    case 'anyOrder':
    case 'andOr':
      return prospectsOf(t, effect.effects, seat, defense, plus);
    case 'choose':
      return prospectsOf(t, effect.effects, seat, defense, better);
    case 'mayElse':
      return prospectsOf(t, [effect.effect, effect.otherwise], seat, defense, better);
    case 'ifThen':
      return prospectsOf(
        t,
        [effect.effect, ...(effect.otherwise === undefined ? [] : [effect.otherwise])],
        seat,
        defense,
        better,
      );
    case 'may':
    case 'forEach':
      return prospectOf(t, effect.effect, seat, defense);
    case 'repeat':
      return prospectsOf(t, new Array<Effect>(effect.n).fill(effect.effect), seat, defense, plus);
    case 'journeyGraveyard':
    case 'stealTop':
    case 'targetGives':
    case 'swapTops':
    case 'swapTopWithTrack':
    case 'bury':
    case 'unbury':
    case 'giveCard':
    case 'discardCard':
    case 'removeCard':
      return { ...NOTHING, attack: hiddenAttack(t) };
    default:
      return NOTHING;
  }
}

/** Why an action cannot be used, not counting that crystals are short: some may be gained first. */
function outOfReach(t: T, action: Action, seat: number, slot: number): boolean {
  const reason = unusable(t, action, seat, slot);
  return reason !== undefined && !(reason.rule === 'E-6.2' && reason.reason.includes('crystals'));
}

/** Of an action that may be used any number of times, no more are counted than this. */
const MANY = 40;

interface Chance {
  readonly price: number;
  readonly attack: number;
  readonly uses: number;
}

/** Attack that minor actions can add, by the crystals there are to spend. */
export interface Reach {
  readonly best: readonly number[];
  readonly doubles: boolean;
  /** Crystals that minor actions can bring in. */
  readonly income: number;
}

/** E-7.8: what the minor actions of a seat could add to its Attack now, at the very best. */
export function reachOf(t: T, seat: number): Reach {
  const usable: { action: Action; uses: number }[] = [];
  for (const { slot, action } of actionsInSight(t, seat, false)) {
    if (!outOfReach(t, action, seat, slot)) {
      usable.push({ action, uses: action.limit === 0 ? MANY : action.limit });
    }
  }
  if (usable.length === 0) return { best: [0], doubles: false, income: 0 };
  let defense = 0;
  for (const { action } of usable) defense += prospectOf(t, action.effect, seat, 0).defense;
  let income = 0;
  let doubles = false;
  const chances: Chance[] = [];
  for (const { action, uses } of usable) {
    const prospect = prospectOf(t, action.effect, seat, defense);
    income += prospect.crystals * (uses === MANY ? 1 : uses);
    doubles ||= prospect.doubles;
    if (prospect.attack > 0)
      chances.push({ price: action.crystals, attack: prospect.attack, uses });
  }
  const budget = read(t, t.at.crystals + seat) + income;
  return { best: knapsack(chances, budget), doubles, income };
}

function knapsack(chances: readonly Chance[], budget: number): number[] {
  const best = new Array<number>(budget + 1).fill(0);
  for (const { price, attack, uses } of chances) {
    if (price === 0) {
      for (let c = 0; c <= budget; c++) best[c] = (best[c] as number) + attack * uses;
      continue;
    }
    for (let use = 0; use < Math.min(uses, Math.floor(budget / price)); use++) {
      for (let c = budget; c >= price; c--) {
        best[c] = Math.max(best[c] as number, (best[c - price] as number) + attack);
      }
    }
  }
  return best;
}

/** Whether a seat's Attack as it is reaches the Health of a card at a place. */
export function canDefeat(t: T, seat: number, slot: number, place: number): boolean {
  const { cells, at } = t;
  const picked = cells[at.picked] as number;
  const from = cells[at.pickedFrom] as number;
  cells[at.picked] = slot + 1;
  cells[at.pickedFrom] = place + 1;
  const can = attackOf(t, seat) >= healthOf(t, slot, seat);
  cells[at.picked] = picked;
  cells[at.pickedFrom] = from;
  return can;
}

/** Runs something as if a card had been picked already: distance and opponent are then known. */
export function asIfPicked<R>(t: T, slot: number, place: number, run: () => R): R {
  const { cells, at } = t;
  const picked = cells[at.picked] as number;
  const from = cells[at.pickedFrom] as number;
  cells[at.picked] = slot + 1;
  cells[at.pickedFrom] = place + 1;
  try {
    return run();
  } finally {
    cells[at.picked] = picked;
    cells[at.pickedFrom] = from;
  }
}

/** How much Attack is short of a creature's Health, and how much of it actions could give. */
export interface Shortfall {
  readonly attack: number;
  readonly health: number;
  readonly gain: number;
}

export function shortfall(
  t: T,
  seat: number,
  slot: number,
  place: number,
  crystals: number,
  reach: Reach,
): Shortfall {
  return asIfPicked(t, slot, place, () => {
    const attack = attackOf(t, seat);
    const health = healthOf(t, slot, seat);
    const budget = Math.min(reach.best.length - 1, Math.max(0, crystals + reach.income));
    const more = reach.best[budget] as number;
    const total = (attack + more) * (reach.doubles ? 2 : 1);
    return { attack, health, gain: total - attack };
  });
}
