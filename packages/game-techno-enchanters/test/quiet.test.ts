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
import { technoEnchanters } from '../src/index.ts';
import { start } from './play.ts';

/** One answer at random: any option, or as many as must be chosen. */
function anyAnswer(match: ReturnType<typeof start>, seat: number, rng: Rng): number[] {
  const choices = optionsOf(match.table, seat);
  const codes = choices.codes.slice(0, choices.count);
  rng.shuffle(codes);
  return codes.slice(0, choices.least);
}

describe('a table that tells no events', () => {
  it.each([3, 4, 5])('plays the same as one that does, with %i seats', (seats) => {
    for (let game = 0; game < 6; game++) {
      const seed = `quiet ${game}`;
      const match = start({ seats, seed });
      const opened = openTable(technoEnchanters, seats, {});
      if ('error' in opened) throw new Error(opened.error.reason);
      const { table } = opened;
      deal(table, seed);
      const rng = new Rng(seed);
      while (!match.over) {
        const waiting = match.pending().map((open) => open.seat);
        expect(waitingSeats(table)).toBe(waiting.reduce((mask, seat) => mask | (1 << seat), 0));
        const seat = waiting[rng.below(waiting.length)] ?? -1;
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
