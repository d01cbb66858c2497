import { BOTS, type Bot, openArena, playGame } from '@conclave/bots';
import { Rng, winnersOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { technoEnchanters } from '../src/index.ts';
import { asked, say, table, type Wish } from './play.ts';

/** How good a position looks to seat 0; no figure is pinned, only what is better than what. */
const value = (wish: Wish): number => technoEnchanters.evaluate(table(wish).table, 0);
const HAND: Wish = {
  hands: [
    ['dispel', 'tremor'],
    ['dispel', 'tremor'],
    ['windfall', 'windfall'],
  ],
};

describe('how good a position looks', () => {
  it('nothing is better than to have won, nothing worse than to have lost', () => {
    const match = table({
      round: 2,
      queen: 'next',
      rowA: [['hex-stone-2', 'gift-stone-1']],
      part: 'stars',
      score: [9, 0, 0],
    });
    say(match, 0, asked(match).options[0]?.code ?? -1);
    expect(technoEnchanters.evaluate(match.table, 0)).toBeGreaterThan(
      value({ score: [99, 0, 0], round: 2 }),
    );
    expect(technoEnchanters.evaluate(match.table, 1)).toBeLessThan(value({}));
    expect(value({ out: [0], round: 2, ...HAND })).toBeLessThan(value({ round: 2, ...HAND }));
  });

  it.each<[string, Wish, Wish]>([
    ['a treasure', { treasures: [['red-3']] }, { treasures: [['red-1']] }],
    ['a rival’s poverty', {}, { treasures: [[], ['red-3']] }],
    [
      'three stars',
      { rowA: [['hex-stone-2', 'gift-stone-1']] },
      { rowA: [['hex-stone-2', 'gift-stone-0']] },
    ],
    [
      'a set of the own colour',
      { round: 2, revealed: [0], shown: [['red-1', 'red-minus-1']] },
      { round: 2, revealed: [0], shown: [['red-1']] },
    ],
    ['to have cards set aside', { aside: [['hex-stone-0']] }, {}],
  ])('%s is better', (_what, better, worse) => {
    expect(value({ ...HAND, ...better })).toBeGreaterThan(value({ ...HAND, ...worse }));
  });

  it('T-7.3 a hex on the hunted sign’s last card looks best', () => {
    const targets = [1, 2].map((seat) => {
      const match = table({
        rowA: [['hex-stone-0', 'gift-stone-0', 'find-stone-0']],
        part: 'trimagic',
        round: 2,
        hands: [['dispel'], ['tremor'], ['tremor']],
      });
      say(match, 0, { seat });
      return technoEnchanters.evaluate(match.table, 0);
    });
    expect(targets[0]).toBeGreaterThan(targets[1] ?? 0);
  });
});

describe('the bots', () => {
  it.each([3, 4, 5])(
    'one greedy among random ones wins more than twice its share, %i seats',
    (seats) => {
      const arena = openArena(technoEnchanters, seats);
      const rng = new Rng(`greedy ${seats}`);
      const games = 40;
      let won = 0;
      for (let game = 0; game < games; game++) {
        const hero = game % seats;
        const bots = Array.from(
          { length: seats },
          (_, seat) => BOTS[seat === hero ? 'greedy' : 'random'] as Bot,
        );
        playGame(arena, `match ${game}`, bots, rng);
        if ((winnersOf(arena.table) >> hero) & 1) won++;
      }
      expect(won / games).toBeGreaterThan(2 / seats);
    },
  );
});
