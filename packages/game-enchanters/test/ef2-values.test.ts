import { describe, expect, it } from 'vitest';
import type { Value } from '../src/content/vocabulary.ts';
import {
  atOnce,
  boost,
  can,
  type Doing,
  dragon,
  enchantment,
  item,
  minor,
  monster,
  TOWN,
  village,
} from './cards.ts';
import { attack, crystals, forSeeds, pass, table, take, use, type Wish, wounds } from './play.ts';

/** What a value is worth to the player whose turn it is. */
function worth(value: Value, wish: Wish = {}): number {
  const match = table({ ...wish, village: village([minor({ kind: 'gainCrystals', n: value })]) });
  const before = crystals(match);
  use(match, TOWN);
  return crystals(match) - before;
}

const hall: Wish = {
  cards: [
    item('club', { icons: { attack: 3 } }, { icons: { attack: 1 } }),
    enchantment('of-steel', { icons: { defense: 2 } }),
    monster('bone', {}, { icons: { undead: 2 } }, { icons: { undead: 1 } }),
    dragon('wyrm'),
  ],
  items: [['club', 'item-1', 'fist']],
  enchantments: [['of-steel', 'of-enchanting']],
  trophies: [['minor-1', 'bone', 'wyrm']],
  wounds: [7, 2],
  crystals: [4, 9],
};

describe('values', () => {
  it('EF-2.1 a plain number', () => {
    expect(worth(3)).toBe(3);
  });

  it('EF-2.2 Attack, Defense and visible Undead icons, never below 0', () => {
    expect(worth({ kind: 'stat', stat: 'attack' }, hall)).toBe(4);
    expect(worth({ kind: 'stat', stat: 'defense' }, hall)).toBe(2);
    expect(worth({ kind: 'stat', stat: 'undead' }, hall)).toBe(1);
    const weak = { cards: [item('rust', { icons: { brokenSword: 2 } })], items: [['rust']] };
    expect(worth({ kind: 'stat', stat: 'attack' }, weak)).toBe(0);
  });

  it('EF-2.3 EF-2.4 wounds and crystals, own or theirs', () => {
    expect(worth({ kind: 'wounds' }, hall)).toBe(7);
    expect(worth({ kind: 'crystals' }, hall)).toBe(4);
    const match = table({
      ...hall,
      village: village([
        minor({ kind: 'dealWounds', to: 'others', n: { kind: 'crystals', who: 'them' } }),
      ]),
    });
    use(match, TOWN);
    expect(wounds(match, 1)).toBe(11);
  });

  it('EF-2.5 EF-3.22 cards of a sort, covered or not, starting cards too', () => {
    const count = (
      filter:
        | 'item'
        | 'enchantment'
        | 'artifact'
        | 'monster'
        | 'dragon'
        | 'creature'
        | 'undead'
        | 'any',
    ) => worth({ kind: 'count', filter }, hall);
    expect(count('item')).toBe(3);
    expect(count('enchantment')).toBe(2);
    expect(count('artifact')).toBe(5);
    expect(count('monster')).toBe(2);
    expect(count('dragon')).toBe(1);
    expect(count('creature')).toBe(3);
    expect(count('undead')).toBe(1);
    expect(count('any')).toBe(8);
  });

  it('EF-2.6 pairs: as many as there are of the fewer', () => {
    expect(worth({ kind: 'pairs' }, hall)).toBe(2);
  });

  it('EF-2.9 the number of players', () => {
    expect(worth({ kind: 'playerCount' }, { seats: 4 })).toBe(4);
  });

  it('EF-2.10 E-19.3 so much for every so many, rounded down', () => {
    expect(worth({ kind: 'per', of: { kind: 'wounds' }, every: 5, times: 2 }, hall)).toBe(2);
    expect(worth({ kind: 'per', of: { kind: 'wounds' }, every: 2 }, hall)).toBe(3);
  });

  it('EF-2.11 times, sum, least and most', () => {
    const [w, c]: [Value, Value] = [{ kind: 'wounds' }, { kind: 'crystals' }];
    expect(worth({ kind: 'times', of: w, by: 2 }, hall)).toBe(14);
    expect(worth({ kind: 'sum', of: [w, c, 1] }, hall)).toBe(12);
    expect(worth({ kind: 'min', of: [w, c] }, hall)).toBe(4);
    expect(worth({ kind: 'max', of: [w, c] }, hall)).toBe(7);
  });

  it('EF-2.12 a die shows 1 to 6, each as often', () => {
    const seen = new Map<number, number>();
    forSeeds(300, (seed) => {
      const rolled = worth({ kind: 'd6' }, { seed });
      seen.set(rolled, (seen.get(rolled) ?? 0) + 1);
    });
    expect([...seen.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const often of seen.values()) expect(often).toBeGreaterThan(25);
  });

  it('EF-2.14 EF-8.5 a value is fixed when its effect resolves', () => {
    const rage: Doing = {
      kind: 'boostAttack',
      n: { kind: 'per', of: { kind: 'count', filter: 'monster' }, every: 2 },
    };
    const lose: Doing = {
      kind: 'discardCard',
      who: 'you',
      cards: { kind: 'top', pile: 'monster' },
    };
    const match = table({
      trophies: [['minor-1', 'minor-2']],
      village: village([minor(rage), minor(lose)]),
    });
    use(match, TOWN, 'Attack');
    use(match, TOWN, 'discard');
    expect(attack(match)).toBe(1);
  });

  it('EF-2.15 a card that is being taken does not count', () => {
    const count: Doing = { kind: 'gainCrystals', n: { kind: 'count', filter: 'creature' } };
    const match = table({
      cards: [monster('imp', { health: 1 }, can(atOnce(count)))],
      track: ['imp'],
      trophies: [['minor-1', 'minor-2']],
      village: village([minor(boost(1))]),
    });
    use(match, TOWN);
    take(match, 'imp');
    expect(crystals(match)).toBe(7);
  });

  it('EF-8.1 EF-8.2 EF-8.3 EF-8.4 boosts last until the end of the turn, and add up', () => {
    const both: Doing = { kind: 'boostBoth', attack: 5, defense: -1 };
    const match = table({
      ...hall,
      village: village([minor(boost(2)), minor(both), minor({ kind: 'doubleAttack' })]),
      track: ['item-2', 'item-3'],
    });
    use(match, TOWN, '+2 Attack');
    expect(attack(match)).toBe(6);
    use(match, TOWN, '+5 Attack');
    expect(attack(match)).toBe(11);
    use(match, TOWN, 'double');
    expect(attack(match)).toBe(22);
    take(match, 'item-2');
    pass(match);
    expect(attack(match)).toBe(1);
  });

  it('EF-8.6 a boost counted from the other value leaves that as it is', () => {
    const match = table({
      ...hall,
      village: village([
        minor({ kind: 'boostAttack', n: { kind: 'stat', stat: 'defense' } }),
        minor({ kind: 'boostDefense', n: { kind: 'stat', stat: 'attack' } }),
      ]),
    });
    use(match, TOWN, '+1 Attack');
    expect(attack(match)).toBe(6);
    use(match, TOWN, '+1 Defense');
    expect(attack(match)).toBe(6);
  });
});
