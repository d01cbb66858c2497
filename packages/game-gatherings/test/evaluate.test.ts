import { describe, expect, it } from 'vitest';
import { gatherings } from '../src/index.ts';
import { acting, say, table, type Wish } from './play.ts';

/** How good a position looks to seat 0; no figure is pinned, only what is better than what. */
const value = (wish: Wish): number => gatherings.evaluate(table(wish).table, 0);
const DUBIO = ['earth-bronze-mage', 'water-bronze-mage', 'fire-bronze-mage'];

describe('how good a position looks', () => {
  it('nothing is better than to have won, nothing worse than to have lost', () => {
    const objects = [['object-G-6', 'object-G-4', 'object-F-4']];
    const won = table({ objects, open: 'fire-elemental' });
    say(won, 0, { in: 'open' });
    const best = value({
      hands: [['air-mage', 'air-witch', 'air-wizard']],
      objects,
      front: [['proxima']],
    });
    expect(gatherings.evaluate(won.table, 0)).toBeGreaterThan(best);
    expect(gatherings.evaluate(won.table, 1)).toBeLessThan(value({}));
  });

  it.each<[string, Wish, Wish]>([
    ['more spell points', { objects: [['object-D-4']] }, { objects: [['object-D-2']] }],
    ['a Stone', { objects: [['object-D-S']] }, {}],
    ['an Elemental', { hands: [['fire-elemental']] }, { hands: [['fire-gold-mage']] }],
    [
      'a gathering in hand',
      { hands: [DUBIO] },
      { hands: [[...DUBIO.slice(1), 'fire-silver-witch']] },
    ],
    ['Proxima before one', { front: [['proxima']] }, { front: [[], ['proxima']] }],
    ['a poor rival', {}, { objects: [[], ['object-G-6']] }],
    [
      'two in hand that fit the Magical Area',
      {
        hands: [DUBIO.slice(1)],
        area: [DUBIO[0] ?? '', 'fire-gold-mage', 'fire-silver-mage'],
        type: 'B',
      },
      {
        hands: [DUBIO.slice(1)],
        area: ['air-mage', 'fire-gold-mage', 'fire-silver-mage'],
        type: 'B',
      },
    ],
  ])('%s is better', (_what, better, worse) => {
    expect(value(better)).toBeGreaterThan(value(worse));
  });

  it('every kind of card counts for something definite', () => {
    const kinds = ['air-mage', 'exodus', 'fire-elemental', 'fire-gold-mage', 'idem'];
    expect(value({ hands: [kinds, ['air-witch']] })).toBeTypeOf('number');
    expect(Number.isFinite(value({ hands: [kinds, ['air-witch']] }))).toBe(true);
  });

  it('an extra turn earned is better than none', () => {
    const alea = ['fire-gold-wizard', 'fire-gold-mage', 'fire-gold-witch'];
    const match = acting({ hands: [alea] });
    say(match, 0, { cards: alea });
    const asked = gatherings.evaluate(match.table, 0);
    say(match, 0, 'Pass');
    expect(asked).toBeGreaterThan(gatherings.evaluate(match.table, 0));
  });
});
