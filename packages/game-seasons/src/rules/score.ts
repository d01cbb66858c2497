import {
  faceOf,
  NONE,
  nextOf,
  read,
  type Seat,
  type SeatScore,
  sizeOf,
  topOf,
  zoneOf,
} from '@conclave/kernel';
import { SETUP } from '../content/setup.ts';
import type { AbilityToken } from '../content/tokens.ts';
import { crystalsOf, handSize, printedPower } from './seat.ts';
import type { SeasonsTable } from './table.ts';

export const cardsInPlay = (t: SeasonsTable, seat: Seat): number =>
  sizeOf(t, zoneOf(t, t.zone.play, seat));

/** The ability token in front of a seat. */
export function abilityOf(t: SeasonsTable, seat: Seat): AbilityToken | undefined {
  const slot = topOf(t, zoneOf(t, t.zone.ability, seat));
  if (slot === NONE) return undefined;
  return t.facts.abilities[faceOf(t, slot) - t.facts.firstAbility];
}

/** S-16.6, S-16.9 */
export function prestigeOf(t: SeasonsTable, seat: Seat): number {
  let sum = 0;
  for (let slot = topOf(t, zoneOf(t, t.zone.play, seat)); slot !== NONE; slot = nextOf(t, slot)) {
    sum += printedPower(t, slot).prestige;
  }
  return sum;
}

/** S-16.3, S-16.4: points for each card left in hand. */
export function handWorth(t: SeasonsTable, seat: Seat): number {
  const slot = topOf(t, zoneOf(t, t.zone.ability, seat));
  const said = slot === NONE ? undefined : t.facts.tokens[faceOf(t, slot) - t.facts.firstAbility];
  return said?.handWorth ?? SETUP.perCardInHand;
}

/** S-16.3: each seat's points, item by item. */
export function scoresOf(t: SeasonsTable): SeatScore[] {
  return Array.from({ length: t.seats }, (_, seat) => {
    const ability = abilityOf(t, seat);
    const used = read(t, t.at.used, seat) === 1;
    const items = [
      { what: 'Crystals', points: crystalsOf(t, seat) },
      { what: 'Prestige', points: prestigeOf(t, seat) },
      { what: 'Cards in hand', points: handSize(t, seat) * handWorth(t, seat) },
      { what: 'Bonuses', points: 0 - (SETUP.bonusCosts[read(t, t.at.bonus, seat)] ?? 0) },
      ...(ability === undefined
        ? []
        : [{ what: 'Ability token', points: used ? ability.points : 0 }]),
    ];
    return { seat, total: items.reduce((sum, item) => sum + item.points, 0), items };
  });
}

export function familiarsOf(t: SeasonsTable, seat: Seat): number {
  let count = 0;
  for (let slot = topOf(t, zoneOf(t, t.zone.play, seat)); slot !== NONE; slot = nextOf(t, slot)) {
    if (!printedPower(t, slot).item) count++;
  }
  return count;
}

/** Magic items of a seat, without one. */
export const itemsOf = (t: SeasonsTable, seat: Seat, except: number): number => {
  let count = 0;
  for (let slot = topOf(t, zoneOf(t, t.zone.play, seat)); slot !== NONE; slot = nextOf(t, slot)) {
    if (slot !== except && printedPower(t, slot).item) count++;
  }
  return count;
};
