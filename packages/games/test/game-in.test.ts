import { gatherings } from '@conclave/game-gatherings';
import { expect, it } from 'vitest';
import { gameIn } from '../src/game-in.ts';

it('finds the game a module exports, under whatever name, and also twice', () => {
  const others = { LIST: [1], nothing: null, words: 'gatherings', play: () => gatherings };
  expect(gameIn({ ...others, anything: gatherings })).toBe(gatherings);
  expect(gameIn({ default: gatherings, gatherings })).toBe(gatherings);
});

it('takes nothing for a game that lacks a part of one', () => {
  const { evaluate: _, ...rest } = gatherings;
  expect(() => gameIn({ rest })).toThrow('exports no game made with defineGame');
});

it('takes no module with two games', () => {
  const other = { ...gatherings, id: 'assemblies' };
  expect(() => gameIn({ gatherings, other })).toThrow(
    'exports two games, gatherings and assemblies',
  );
});
