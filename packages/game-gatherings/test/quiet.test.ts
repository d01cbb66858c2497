import {
  carryOut,
  deal,
  hashOf,
  isOver,
  openTable,
  optionsOf,
  Rng,
  waitingSeats,
} from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { gatherings } from '../src/index.ts';
import { start } from './play.ts';

/** One answer at random: any option, or as many as must be chosen. */
function anyAnswer(match: ReturnType<typeof start>, seat: number, rng: Rng): number[] {
  const choices = optionsOf(match.table, seat);
  const codes = choices.codes.slice(0, choices.count);
  rng.shuffle(codes);
  return codes.slice(0, choices.least);
}

describe('a table that tells no events', () => {
  it.each([2, 3, 4, 5, 6])('plays the same as one that does, with %i seats', (seats) => {
    for (let game = 0; game < 6; game++) {
      const seed = `quiet ${game}`;
      const options = { total: game % 2 === 0 ? 15 : 25 };
      const match = start({ seats, seed, options });
      const opened = openTable(gatherings, seats, options);
      if ('error' in opened) throw new Error(opened.error.reason);
      const { table } = opened;
      deal(table, seed);
      const rng = new Rng(seed);
      while (!match.over) {
        const seat = match.pending()[0]?.seat ?? -1;
        expect(waitingSeats(table)).toBe(1 << seat);
        const picks = anyAnswer(match, seat, rng);
        expect(match.answer(seat, picks)).toBeUndefined();
        carryOut(table, seat, picks);
        expect(hashOf(table.cells)).toBe(match.hash);
      }
      expect(isOver(table)).toBe(true);
      expect(table.events).toBeUndefined();
    }
  });
});
