import { read, type Seat, type Slot } from '@conclave/kernel';
import { type Action, SHOWS } from '../content/facts.ts';
import type { Cost } from '../content/vocabulary.ts';
import { actionsInSight, unusableApartFromCrystals } from './actions.ts';
import type { CostKind, Prospect } from './kinds.ts';
import { attackOf, bounded, unflooredAttack } from './measure.ts';
import { NOTHING, plus, prospectOf } from './prospect.ts';
import { inSight } from './sight.ts';
import { healthOf } from './stats.ts';
import type { EnchantersTable as T } from './table.ts';
import { usesOf } from './uses.ts';

/** Of an action that may be used any number of times, no more are counted than this. */
const MANY = 40;

function usesLeft(t: T, action: Action, seat: Seat, slot: Slot): number {
  if (action.limit > 0) return action.limit - usesOf(t, slot, action.index);
  return action.costs.reduce((n, cost) => {
    const kind = t.facts.kinds.costs[cost.kind] as CostKind<Cost, T>;
    return Math.min(n, kind.timesPayable(t, cost, seat) ?? MANY);
  }, MANY);
}

/** An action that can be used, how often, and what each use could add with all it costs. */
interface Chance {
  readonly action: Action;
  readonly uses: number;
  readonly prospect: Prospect;
}

function chancesOf(t: T, seat: Seat): Chance[] {
  const out: Chance[] = [];
  for (const { slot, action } of actionsInSight(t, seat, false)) {
    if (unusableApartFromCrystals(t, action, seat, slot) !== undefined) continue;
    let prospect = prospectOf(t, action.effect, seat);
    for (const cost of action.costs) {
      const more = prospectOf(t, cost, seat);
      if (more !== NOTHING) prospect = plus(prospect, more);
    }
    out.push({ action, uses: usesLeft(t, action, seat, slot), prospect });
  }
  return out;
}

/** Attack that minor actions can add, by the crystals there are to spend. */
export interface Reach {
  readonly best: readonly number[];
  /** How often they can double Attack. */
  readonly doubles: number;
  /** Crystals that minor actions can bring in. */
  readonly income: number;
}

/** Crystals that come in by all uses of an action; one used again and again pays for itself. */
const incomeOf = ({ action, uses, prospect }: Chance): number =>
  uses === MANY
    ? MANY * Math.max(0, prospect.crystals - action.crystals)
    : uses * prospect.crystals;

function reachBy(t: T, seat: Seat, chances: readonly Chance[]): Reach {
  let income = 0;
  let doubles = 0;
  for (const chance of chances) {
    income += incomeOf(chance);
    doubles += chance.prospect.doubles * chance.uses;
  }
  return { best: knapsack(chances, read(t, t.at.crystals, seat) + income), doubles, income };
}

/** As if everything the actions can add were there already, but for the crystals of the price. */
function raised(t: T, seat: Seat, chances: readonly Chance[], { best, income }: Reach): Reach {
  const { cells, at } = t;
  const sum = chances.reduce((all, { prospect }) => plus(all, prospect), NOTHING);
  const more: readonly (readonly [number, number])[] = [
    [at.attackBoost + seat, best[best.length - 1] as number],
    [at.defenseBoost + seat, sum.defense],
    [at.crystals + seat, income],
  ];
  for (const [cell, n] of more) cells[cell] = (cells[cell] as number) + n;
  t.facts.wounds.suppose(t, seat, sum.wounds);
  try {
    const better = chancesOf(t, seat);
    return { ...reachBy(t, seat, better), income };
  } finally {
    for (const [cell, n] of more) cells[cell] = (cells[cell] as number) - n;
    t.facts.wounds.suppose(t, seat, -sum.wounds);
  }
}

/** E-7.8: what the minor actions of a seat could add to its Attack now, at the very best. */
export function reachOf(t: T, seat: Seat): Reach {
  const chances = chancesOf(t, seat);
  const reach = reachBy(t, seat, chances);
  const linked = chances.length > 1 && chances.some(({ action }) => action.reads);
  return linked ? raised(t, seat, chances, reach) : reach;
}

function knapsack(chances: readonly Chance[], crystals: number): number[] {
  const budget = bounded(crystals);
  const best = new Array<number>(budget + 1).fill(0);
  for (const { action, prospect, uses } of chances) {
    const { attack } = prospect;
    const price = action.crystals;
    if (attack === 0) continue;
    if (price === 0) {
      for (let c = 0; c <= budget; c++) best[c] = (best[c] as number) + attack * uses;
      continue;
    }
    // So many uses together, then twice as many: some of these sum up to any number of uses.
    let left = Math.min(uses, Math.floor(budget / price));
    for (let together = 1; left > 0; together *= 2) {
      const n = Math.min(together, left);
      for (let c = budget; c >= n * price; c--) {
        best[c] = Math.max(best[c] as number, (best[c - n * price] as number) + n * attack);
      }
      left -= n;
    }
  }
  return best;
}

/** Whether a seat's Attack as it is reaches the Health of a card at a place. */
export function canDefeat(t: T, seat: Seat, slot: Slot, place: number): boolean {
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
export function asIfPicked<R>(t: T, slot: Slot, place: number, run: () => R): R {
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

/** `whole` is the reach whatever card is picked; a bonus may hang on the card, and actions read it. */
export function shortfall(
  t: T,
  seat: Seat,
  slot: Slot,
  place: number,
  crystals: number,
  whole: Reach,
): Shortfall {
  return asIfPicked(t, slot, place, () => {
    const reach = inSight(t, seat, SHOWS.bonus) ? reachOf(t, seat) : whole;
    const attack = attackOf(t, seat);
    const health = healthOf(t, slot, seat);
    const budget = Math.min(reach.best.length - 1, Math.max(0, crystals + reach.income));
    const sum = unflooredAttack(t, seat) + (reach.best[budget] as number);
    return { attack, health, gain: Math.max(0, sum * 2 ** reach.doubles - attack) };
  });
}
