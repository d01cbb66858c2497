import { read } from '@conclave/kernel';
import { filter, HIGHEST, number, stat, whole } from '../../content/checks.ts';
import type { Glory } from '../../content/vocabulary.ts';
import type { GloryTable } from '../../rules/kinds.ts';
import { lastingAttack, lastingDefense } from '../../rules/measure.ts';
import { countOf } from '../../rules/piles.ts';
import type { EnchantersTable as T } from '../../rules/table.ts';
import { woundsOf } from '../../rules/wounds.ts';
import { filterWord, minus } from '../../text/words.ts';

const per = (n: number, every: number, points: number): number => Math.floor(n / every) * points;

const every = (n: number, one: string): string => (n === 1 ? `each ${one}` : `every ${n} ${one}s`);

const STATS = {
  attack: 'point of Attack',
  defense: 'point of Defense',
  undead: 'Undead icon',
} as const;

const unsure = (): number => 0;

/** EF-17 */
export const GLORY = {
  flat: {
    fields: { n: number },
    words: (g) => `${minus(g.n)} Glory`,
    points: (_t, g) => g.n,
    sure: (g) => g.n,
  },
  perWound: {
    fields: { every: whole(1, HIGHEST), n: number },
    words: (g) => `${minus(g.n)} Glory for ${every(g.every, 'wound')} you have`,
    points: (t, g, seat) => per(woundsOf(t, seat), g.every, g.n),
    sure: unsure,
  },
  perStat: {
    fields: { stat },
    words: (g) => `1 Glory for each ${STATS[g.stat]} you have`,
    points(t, g, seat) {
      if (g.stat === 'undead') return read(t, t.at.undeadIcons, seat);
      return g.stat === 'attack' ? lastingAttack(t, seat) : lastingDefense(t, seat);
    },
    sure: unsure,
  },
  perCrystals: {
    fields: { every: whole(1, HIGHEST), n: number },
    words: (g) => `${minus(g.n)} Glory for ${every(g.every, 'crystal')} you have`,
    points: (t, g, seat) => per(read(t, t.at.crystals, seat), g.every, g.n),
    sure: unsure,
  },
  perCard: {
    fields: { filter, every: whole(1, HIGHEST), n: number },
    words: (g) =>
      `${minus(g.n)} Glory for ${
        g.every === 1
          ? `each ${filterWord(g.filter)}`
          : `every ${g.every} ${filterWord(g.filter, 2)}`
      } you have`,
    points: (t, g, seat) => per(countOf(t, seat, g.filter), g.every, g.n),
    sure: unsure,
  },
  perPair: {
    fields: { n: number },
    words: (g) => `${minus(g.n)} Glory for each pair of an Item and an Enchantment you have`,
    points: (t, g, seat) =>
      g.n * Math.min(countOf(t, seat, 'item'), countOf(t, seat, 'enchantment')),
    sure: unsure,
  },
} as const satisfies GloryTable<Glory, T>;
