import {
  carryOut,
  deal,
  hashOf,
  isOver,
  openTable,
  optionsOf,
  pickAtRandom,
  Rng,
  waitingSeats,
} from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { seasons } from '../src/index.ts';
import { start } from './play.ts';

describe('a table that tells no events', () => {
  it.each([2, 3, 4])('plays the same as one that does, with %i seats', (seats) => {
    for (let game = 0; game < 4; game++) {
      const seed = `quiet ${game}`;
      const options = {};
      const match = start({ seats, seed, options });
      const opened = openTable(seasons, seats, options);
      if ('error' in opened) throw new Error(opened.error.reason);
      const { table } = opened;
      deal(table, seed);
      const rng = new Rng(seed);
      const picks: number[] = [];
      while (!match.over) {
        const seat = match.pending()[0]?.seat ?? -1;
        expect((waitingSeats(table) >> seat) & 1).toBe(1);
        pickAtRandom(optionsOf(match.table, seat), rng, picks);
        expect(match.answer(seat, picks)).toBeUndefined();
        carryOut(table, seat, picks);
        expect(hashOf(table.cells)).toBe(match.hash);
      }
      expect(isOver(table)).toBe(true);
      expect(table.events).toBeUndefined();
    }
  });
});
