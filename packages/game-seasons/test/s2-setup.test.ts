import { openTable } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { seasons } from '../src/index.ts';
import { asked, cards, counter, counters, PLAIN, playTo, seen, start } from './play.ts';

const ZONES = ['deck', 'packet', 'pool', 'hand', 'library2', 'library3', 'discard', 'play'];

/** Every power card on the table, wherever it lies. */
function allCards(match: ReturnType<typeof start>): string[] {
  return ZONES.flatMap((zone) => [0, 1, 2, 3].flatMap((i) => cards(match, zone, i))).sort();
}

const ids = (letter: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${letter}${String(from + i).padStart(2, '0')}`);
const twice = (list: readonly string[]): string[] => [...list, ...list].sort();

describe('S-2 setup', () => {
  it.each([
    ['apprentice', false, twice(ids('S', 1, 30))],
    ['magician', false, twice(ids('S', 1, 30))],
    ['archmage', false, twice(ids('S', 1, 50))],
    ['magician', true, twice([...ids('S', 1, 30), ...ids('K', 1, 20)])],
    ['archmage', true, twice([...ids('S', 1, 50), ...ids('K', 1, 20)])],
  ])(
    'S-2.1 S-2.2 S-2.3 S-18.1 the cards of %s, Enchanted Kingdom %s',
    (level, kingdom, expected) => {
      const match = start({ options: { ...PLAIN, level, kingdom } });
      expect(allCards(match)).toEqual(expected);
      expect(asked(match).question).toBe(level === 'apprentice' ? 'split' : 'pick');
    },
  );

  it('S-2.2 S-18.2 each module can be left out', () => {
    const opened = openTable(seasons, 2, { ...PLAIN, kingdom: false });
    if ('error' in opened) throw new Error(opened.error.reason);
    expect(opened.table.spec.sets.map(({ name }) => name)).toEqual(['power cards']);
    const all = openTable(seasons, 2, {});
    if ('error' in all) throw new Error(all.error.reason);
    expect(all.table.spec.sets.map(({ name }) => name)).toEqual([
      'power cards',
      'enchantments',
      'ability tokens',
    ]);
  });

  it('S-2.4 the cards are shuffled face down, and the discard pile is empty', () => {
    const one = start({ seed: 'one' });
    const other = start({ seed: 'other' });
    expect(cards(one, 'deck')).not.toEqual(cards(other, 'deck'));
    expect(new Set(seen(one, 0, 'deck'))).toEqual(new Set(['?']));
    expect(cards(one, 'discard')).toEqual([]);
  });

  it('S-2.5 the first round is played in the winter of year 1', () => {
    const match = start();
    expect([counter(match, 'space'), counter(match, 'year')]).toEqual([1, 1]);
    playTo(match, 'die');
    expect(counter(match, 'rolled')).toBeLessThanOrEqual(30);
  });

  it.each([2, 3, 4])('S-2.6 S-22.1 S-4.5 %i players use one die more in each season', (seats) => {
    const match = start({ seats });
    for (const season of ['winter', 'spring', 'summer', 'fall']) {
      const mask = counter(match, `${season}Dice`);
      expect([0, 1, 2, 3, 4].filter((die) => (mask >> die) & 1)).toHaveLength(seats + 1);
    }
  });

  it('S-2.7 chance decides which dice are used, and they stay', () => {
    const masks = new Set(
      Array.from({ length: 30 }, (_, i) => counter(start({ seed: `dice ${i}` }), 'winterDice')),
    );
    expect(masks.size).toBe(10);
    expect(counter(start({ seats: 4 }), 'fallDice')).toBe(31);
    const match = start();
    const before = counter(match, 'winterDice');
    playTo(match, 'act');
    expect(counter(match, 'winterDice')).toBe(before);
  });

  it('S-2.8 everybody begins with nothing', () => {
    const match = start({ seats: 3 });
    for (const name of ['crystals', 'air', 'water', 'fire', 'earth', 'gauge', 'bonus']) {
      expect(counters(match, name)).toEqual([0, 0, 0]);
    }
  });

  it('S-2.9 S-2.10 the first player is random or chosen', () => {
    const firsts = new Set(
      Array.from({ length: 30 }, (_, i) =>
        counter(start({ seats: 3, seed: `first ${i}`, options: {} }), 'first'),
      ),
    );
    expect(firsts).toEqual(new Set([0, 1, 2]));
    expect(counter(start({ seats: 3, options: { startingSeat: '3' } }), 'first')).toBe(2);
    const refused = openTable(seasons, 2, { startingSeat: '3' });
    expect('error' in refused && refused.error).toMatchObject({
      field: 'startingSeat',
      rule: 'S-2.10',
    });
  });

  it('S-2.11 S-19.1 S-19.2 an enchantment is open before the Prelude, random or chosen', () => {
    const drawn = new Set(
      Array.from({ length: 80 }, (_, i) =>
        cards(start({ seed: `e ${i}`, options: { enchantment: 'random' } }), 'enchantment').join(),
      ),
    );
    expect(drawn).toEqual(new Set(ids('E', 1, 10)));
    const chosen = start({ options: { enchantment: 'E07' } });
    expect(seen(chosen, 1, 'enchantment')).toEqual(['E07']);
    expect(['pick', 'keepNine']).toContain(asked(chosen).question);
    expect(cards(start({ options: PLAIN }), 'enchantment')).toEqual([]);
  });

  it('S-2.12 S-20.2 each player gets three ability tokens that the others do not see', () => {
    const match = start({ seats: 4, options: { ...PLAIN, abilities: true } });
    const offered = [0, 1, 2, 3].map((seat) => cards(match, 'offered', seat));
    expect(offered.map((list) => list.length)).toEqual([3, 3, 3, 3]);
    expect(new Set(offered.flat()).size).toBe(12);
    expect(seen(match, 1, 'offered', 0)).toEqual(['?', '?', '?']);
    expect(seen(match, 0, 'offered', 0)).toEqual(offered[0]);
  });

  it('S-19.18 an enchantment of the Prelude is not used with ready-made decks', () => {
    for (const enchantment of ['E01', 'E02', 'E03']) {
      const refused = openTable(seasons, 2, { level: 'apprentice', enchantment });
      expect('error' in refused && refused.error.rule).toBe('S-19.18');
    }
    const drawn = Array.from({ length: 60 }, (_, i) => {
      const options = { level: 'apprentice', enchantment: 'random' };
      return cards(start({ seed: `e ${i}`, options }), 'enchantment').join();
    });
    expect(new Set(drawn)).toEqual(new Set(ids('E', 4, 10)));
  });

  it('S-19.3 E01 is not used where there are too few cards', () => {
    const wish = { level: 'magician', kingdom: false };
    const refused = openTable(seasons, 4, { ...wish, enchantment: 'E01' });
    expect('error' in refused && refused.error).toMatchObject({
      field: 'enchantment',
      rule: 'S-19.3',
    });
    expect('table' in openTable(seasons, 3, { ...wish, enchantment: 'E01' })).toBe(true);
    const drawn = Array.from({ length: 60 }, (_, i) => {
      const options = { ...wish, enchantment: 'random' };
      return cards(start({ seats: 4, seed: `e ${i}`, options }), 'enchantment').join();
    });
    expect(new Set(drawn)).toEqual(new Set(ids('E', 2, 10)));
  });
});
