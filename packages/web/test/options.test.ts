import { gatherings } from '@conclave/game-gatherings';
import type { OptionsSchema } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/registry.ts';
import { choiceWords, firstAnswers, readAnswers, setupError } from '../src/lobby/options.ts';
import {
  botsOf,
  firstSeats,
  isFull,
  localSeats,
  resizeSeats,
  type SeatWish,
  seatFrom,
  seatValue,
} from '../src/lobby/seats.ts';

const SCHEMA: OptionsSchema = {
  mode: { title: 'Mode', rule: '', kind: 'choice', values: ['easy', 'hard'], default: 'easy' },
  rounds: { title: 'Rounds', rule: '', kind: 'integer', min: 1, max: 9, default: 3 },
  open: { title: 'Open', rule: '', kind: 'flag', default: false },
  deck: { title: 'Deck', rule: '', kind: 'data', default: 'usual', check: () => undefined },
};

describe.each(GAMES)('the form of $name', (entry) => {
  test('begins with the least number of seats, and nothing is wrong with it', async () => {
    const game = await entry.load();
    const seats = firstSeats(game.seats);
    expect(seats.map(({ kind }) => kind)).toEqual([
      'you',
      ...Array.from({ length: entry.seats.min - 1 }, () => 'person'),
    ]);
    const options = readAnswers(game.options, firstAnswers(game.options));
    for (let count = game.seats.min; count <= game.seats.max; count++) {
      expect(setupError(game, resizeSeats(seats, count, 'greedy').length, options)).toBeUndefined();
    }
  });
});

describe('the form of a game', () => {
  test('begins with the defaults, which need not be sent', () => {
    const answers = firstAnswers(SCHEMA);
    expect(answers).toEqual({ mode: 'easy', rounds: '3', open: false, deck: 'usual' });
    expect(readAnswers(SCHEMA, answers)).toEqual({});
  });

  test('turns what was typed into what the game wants', () => {
    const answers = { mode: 'hard', rounds: '5', open: true, deck: '{"a": [1]}' };
    expect(readAnswers(SCHEMA, answers)).toEqual({
      mode: 'hard',
      rounds: 5,
      open: true,
      deck: { a: [1] },
    });
    expect(readAnswers(SCHEMA, { deck: 'rare' })).toEqual({ deck: 'rare' });
    expect(readAnswers(SCHEMA, { deck: '{broken' })).toEqual({ deck: '{broken' });
  });

  test('says which field is wrong, in the words of the game', () => {
    const of = (answers: Record<string, string>, seats = 2) =>
      setupError(gatherings, seats, readAnswers(gatherings.options, answers));
    expect(of({})).toBeUndefined();
    expect(of({ total: '' })?.field).toBe('total');
    expect(of({ total: '99' })).toMatchObject({ field: 'total', rule: 'G-6.2' });
    expect(of({ startingSeat: '5' })).toMatchObject({ field: 'startingSeat', rule: 'G-2.3' });
    expect(of({ startingSeat: '5' }, 6)).toBeUndefined();
    expect(of({ objects: '{"A": [1]}' })?.field).toBe('objects');
    expect(of({}, 9)?.field).toBe('seats');
  });

  test('every option of Gatherings stands in it', () => {
    expect(Object.keys(firstAnswers(gatherings.options))).toEqual(Object.keys(gatherings.options));
    expect(choiceWords('random')).toBe('Random');
    expect(choiceWords('3')).toBe('Seat 3');
  });
});

describe('seats of a new table', () => {
  const seats: readonly SeatWish[] = [
    { kind: 'you' },
    { kind: 'person', name: ' Ben ' },
    { kind: 'bot', bot: 'greedy' },
  ];

  test('grow with bots and shrink from the end; the first is always yours', () => {
    expect(resizeSeats(seats, 4, 'random')).toEqual([...seats, { kind: 'bot', bot: 'random' }]);
    expect(resizeSeats(seats, 2, 'random')).toEqual(seats.slice(0, 2));
  });

  test('are sent as bots by seat, and dealt at once when nobody is missing', () => {
    expect(botsOf(seats)).toEqual([{ seat: 2, bot: 'greedy' }]);
    expect(isFull(seats)).toBe(false);
    expect(isFull([{ kind: 'you' }, { kind: 'bot', bot: 'greedy' }])).toBe(true);
  });

  test('keep a typed name while their kind is chosen', () => {
    for (const seat of seats.slice(1)) {
      expect(seatFrom(seatValue(seat), seat)).toEqual(seat);
    }
    expect(seatFrom('person', { kind: 'bot', bot: 'greedy' })).toEqual({
      kind: 'person',
      name: '',
    });
  });

  test('on one screen everybody has a name', () => {
    expect(localSeats([...seats, { kind: 'person', name: '' }], 'Ann')).toEqual([
      { kind: 'person', name: 'Ann' },
      { kind: 'person', name: 'Ben' },
      { kind: 'bot', bot: 'greedy' },
      { kind: 'person', name: 'Player 4' },
    ]);
  });
});
