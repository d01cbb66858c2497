import { type GatheringType, TYPES } from './gatherings.ts';

/** An object of the piles A to G is a number: its pile times 7 plus its place in the pile. */
export type MagicalObject = number;

const PILE_SIZE = 7;
const STONE = 0;

/** G-1.8; the Sorcerer's Stone is written as 0, which is also what it scores. */
const VALUES: readonly number[] = [
  [1, 1, 1, 1, 2, 2, STONE],
  [1, 1, 2, 2, 2, 3, STONE],
  [2, 2, 2, 2, 3, 3, STONE],
  [2, 2, 3, 3, 3, 4, STONE],
  [3, 3, 3, 3, 4, 4, STONE],
  [3, 3, 4, 4, 4, 5, STONE],
  [4, 4, 4, 5, 5, 6, STONE],
].flat();

export const OBJECTS_IN_PILES = VALUES.length;
export const NEW_GATHERINGS = 8;
export const NEW_GATHERING_POINTS = 1;
export const ELEMENTAL_MASTER_POINTS = 5;

export function pointsOf(object: MagicalObject): number {
  return VALUES[object] ?? 0;
}

export function isStone(object: MagicalObject): boolean {
  return pointsOf(object) === STONE;
}

export function pileOf(object: MagicalObject): GatheringType {
  return Math.floor(object / PILE_SIZE);
}

export function fullPile(type: GatheringType): MagicalObject[] {
  return Array.from({ length: PILE_SIZE }, (_, place) => type * PILE_SIZE + place);
}

/** G-4.7: the pile itself, or else the nearest ones by letter that are not empty. */
export function nearestPiles(
  piles: readonly (readonly MagicalObject[])[],
  from: GatheringType,
): GatheringType[] {
  for (let distance = 0; distance < TYPES; distance++) {
    const near = distance === 0 ? [from] : [from - distance, from + distance];
    const open = near.filter((type) => (piles[type]?.length ?? 0) > 0);
    if (open.length > 0) return open;
  }
  return [];
}
