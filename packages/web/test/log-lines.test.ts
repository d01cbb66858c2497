import { gatherings } from '@conclave/game-gatherings';
import { isUnknown, Match } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import type { SeenEvent } from '../src/table/connection.ts';
import { linesOf, turnsOf } from '../src/table/log-lines.ts';
import { finishedGame } from './finished-game.ts';

function playedTo(answers: number) {
  const log = finishedGame('log-lines');
  const started = Match.start(gatherings, { seats: 2, seed: log.seed });
  if ('error' in started) throw new Error(started.error.reason);
  const { match } = started;
  match.table.names = ['Ann', 'Ben'];
  let told = 0;
  let id = 1;
  const events: SeenEvent[] = [];
  const hear = (seq: number): void => {
    const all = match.eventsSince(0, 0);
    for (const event of all.slice(told)) events.push({ id: id++, seq, event });
    told = all.length;
  };
  hear(0);
  log.answers.slice(0, answers).forEach(({ seat, picks }, i) => {
    match.answer(seat, picks);
    hear(i + 1);
  });
  return { table: match.table, events };
}

const COUNTERS = { turns: 'turns', active: 'active' };

describe('the log', () => {
  test('is grouped by turns, and knows whose they are', () => {
    const { table, events } = playedTo(40);
    const turns = turnsOf(table, events, COUNTERS);
    expect(turns[0]?.turn).toBe(0);
    expect(turns.slice(1).map((turn) => turn.turn)).toEqual(turns.slice(1).map((_, i) => i + 1));
    for (const turn of turns.slice(1)) expect([0, 1]).toContain(turn.seat);
    expect(new Set(turns.map((turn) => turn.seat)).size).toBe(3);
  });

  test('tells every line once, in order, with its moment', () => {
    const { table, events } = playedTo(40);
    const lines = turnsOf(table, events, COUNTERS).flatMap((turn) => turn.lines);
    const ids = lines.map((line) => line.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const line of lines) {
      expect(line.text).toMatch(/^\p{Lu}|^\d/u);
      expect(line.seq).toBe(events.find((event) => event.id === line.id)?.seq);
    }
  });

  test('hangs a drawn card on the sentence that tells of the drawing', () => {
    const { table, events } = playedTo(30);
    const seqs = [...new Set(events.map((event) => event.seq))];
    const lines = seqs.flatMap((seq) =>
      linesOf(
        table,
        events.filter((event) => event.seq === seq),
      ),
    );
    const draws = lines.filter((line) => line.text === 'Ann draws a card');
    expect(draws.length).toBeGreaterThan(0);
    for (const line of draws) {
      expect(line.seat).toBe(0);
      expect(line.cards).toHaveLength(1);
      expect(isUnknown(line.cards[0]?.face ?? 1023)).toBe(false);
    }
  });

  test('of a game without turns is one group', () => {
    const { table, events } = playedTo(12);
    expect(turnsOf(table, events, undefined)).toHaveLength(1);
    expect(turnsOf(table, [], COUNTERS)).toEqual([]);
  });
});
