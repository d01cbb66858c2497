import { lay, type State } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { technoEnchanters } from '../src/index.ts';
import { cards, endedBy, say, seen, table, told, totals, type Wish, winners } from './play.ts';

/** The second round; the stars of seat 0 turn up the Queen. Seat 0 takes the first displayed treasure. */
function end(wish: Wish): ReturnType<typeof table> {
  const match = table({
    round: 2,
    queen: 'next',
    rowA: [['hex-stone-2', 'gift-stone-1']],
    part: 'stars',
    display: ['grey-1', 'grey-2', 'grey-3'],
    ...wish,
  });
  say(match, 0, { seat: 0, cards: [cards(match, 'display')[0] ?? ''] });
  return match;
}

describe('T-8 the end of the game', () => {
  it('T-8.1 the game ends the instant the Queen is turned up the second time', () => {
    const match = end({});
    expect(match.over).toBe(true);
    expect(endedBy(match)).toBe('T-8.1');
    const find = table({
      round: 2,
      queen: 'next',
      rowA: [['find-stone-0', 'gift-stone-2', 'hex-stone-0']],
      part: 'trimagic',
      display: ['grey-1', 'grey-2', 'grey-3'],
    });
    say(find, 0, 'Yourself');
    say(find, 0, 'grey-3');
    expect(find.over).toBe(true);
    expect(cards(find, 'treasures', 0)).toEqual(['grey-3']);
  });

  it.each([
    [1, 1],
    [2, 3],
    [3, 6],
    [4, 10],
    [5, 15],
  ])('T-8.2 %i own-colour treasures face up score %i, whatever their values', (count, points) => {
    const own = ['yellow-3', 'yellow-minus-1', 'yellow-1', 'yellow-1', 'yellow-2'].slice(0, count);
    const match = end({ shown: [[], own], revealed: [1] });
    expect(totals(match)[1]).toBe(points);
  });

  it('T-8.2 other treasures score their value, and so do own colours of a hidden player', () => {
    const match = end({
      treasures: [[], ['yellow-3', 'yellow-2', 'red-minus-1'], ['red-3', 'red-2']],
      shown: [[], [], ['grey-3']],
      revealed: [2],
      display: ['grey-1', 'grey-2', 'yellow-1'],
    });
    expect(totals(match)).toEqual([1, 4, 6]);
  });

  it('T-8.3 each card in hand or set aside scores one', () => {
    const match = end({
      hands: [['dispel'], ['tremor', 'windfall']],
      aside: [[], [], ['hex-stone-0']],
    });
    expect(totals(match)).toEqual([2, 2, 1]);
  });

  it('T-8.4 the scores of both rounds are added and the highest wins', () => {
    const match = end({ score: [1, 5, 3], treasures: [[], ['red-1'], ['red-2']] });
    expect(totals(match)).toEqual([2, 6, 5]);
    expect(winners(match)).toEqual([1]);
    const scores = technoEnchanters.scores(match.table);
    expect(scores[1]?.items[0]).toEqual({ what: 'First round', points: 5 });
  });

  it('T-8.4 a tie goes to most own-colour treasures, then to their value, then it is shared', () => {
    const count = end({ score: [2, 0, 0], treasures: [[], ['yellow-2', 'yellow-1'], ['red-3']] });
    expect(totals(count)).toEqual([3, 3, 3]);
    expect(winners(count)).toEqual([1]);
    const more = end({
      score: [0, 1, 0],
      treasures: [[], ['yellow-1', 'yellow-1'], ['grey-3']],
      display: ['red-1', 'red-2', 'grey-1'],
    });
    expect(totals(more)).toEqual([1, 3, 3]);
    expect(winners(more)).toEqual([1]);
    const value = end({
      score: [0, 0, 1],
      treasures: [[], ['yellow-3', 'red-1'], ['grey-2', 'red-1']],
      display: ['grey-1', 'grey-minus-1', 'grey-3'],
    });
    expect(totals(value)).toEqual([1, 4, 4]);
    expect(winners(value)).toEqual([1]);
    const shared = end({
      treasures: [[], ['yellow-2', 'red-1'], ['grey-2', 'red-1']],
      display: ['red-minus-1', 'grey-1', 'grey-3'],
    });
    expect(totals(shared)).toEqual([-1, 3, 3]);
    expect(winners(shared)).toEqual([1, 2]);
  });

  it('T-8.4 own-colour treasures that lie face up count in a tie, with their values', () => {
    const count = end({
      revealed: [1],
      shown: [[], ['yellow-1', 'yellow-minus-1']],
      treasures: [[], [], ['grey-3']],
      display: ['red-1', 'red-2', 'grey-1'],
    });
    expect(totals(count)).toEqual([1, 3, 3]);
    expect(winners(count)).toEqual([1]);
    const value = end({
      revealed: [1, 2],
      shown: [[], ['yellow-2'], ['grey-3']],
      display: ['red-minus-1', 'red-2', 'grey-1'],
    });
    expect(totals(value)).toEqual([-1, 1, 1]);
    expect(winners(value)).toEqual([2]);
  });

  it('T-8.5 characters and treasures are shown, and points told', () => {
    const match = end({ treasures: [[], ['yellow-2']] });
    expect(seen(match, 0, 'character', 1)).toEqual(['lichtenborn-3']);
    expect(seen(match, 6, 'treasures', 1)).toEqual(['yellow-2']);
    expect(told(match, 6)).toContain('Player 2 has 2 points');
  });

  it('T-8.5 a player who is out cannot win, and keeps the first-round score on paper', () => {
    const match = end({ score: [0, 40, 0], out: [1] });
    expect(totals(match)[1]).toBe(40);
    expect(winners(match)).toEqual([0]);
  });
});

describe('points that a viewer cannot know', () => {
  it('T-4.7 are no number while a treasure is unknown to the viewer', () => {
    const match = table({ treasures: [['red-1'], ['red-3']], hands: [['dispel']] });
    const { table: t } = match.branch();
    lay(t, match.view(0).cells.slice() as State);
    expect(technoEnchanters.scores(t).map(({ total }) => total)).toEqual([1, Number.NaN, 0]);
  });
});
