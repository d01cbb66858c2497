import { move, zoneOf } from '@conclave/kernel';
import { type SmallTable, smallTable } from '../small.ts';

export const PILES = 18;

/** Eighteen piles of two cards: room for more shuffles than there are numbers for. */
export function crowdedTable(seed = 'crowded'): SmallTable {
  const trees = Array.from({ length: 2 * PILES }, (_, i) => i);
  const t = smallTable(
    {
      zones: {
        deck: { title: 'pile', faces: 'none', backs: 'none' },
        hand: { title: 'hand', of: 'seat', faces: 'owner', backs: 'none' },
        row: { title: 'row', of: PILES, faces: 'none', backs: 'none' },
        cellar: { title: 'cellar', faces: 'none', backs: 'none' },
      },
      faces: trees.map((i) => ({ id: `t${i}`, name: `T${i}`, back: 0, text: '' })),
      sets: [{ name: 'trees', faces: trees, zone: 'deck', reshuffled: true }],
    },
    3,
    seed,
  );
  for (const i of trees) move(t, i, zoneOf(t, 'row', i % PILES));
  return t;
}
