import { gatherings } from '@conclave/game-gatherings';
import type { Table } from '@conclave/kernel';
import { Match } from '@conclave/kernel/play';
import { describe, expect, test } from 'vitest';
import type { SeenEvent } from '../src/table/connection.ts';
import { turnsOf } from '../src/table/log-lines.ts';
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

  test('does not say that a card is shown where a sentence names it', () => {
    const { table } = playedTo(0);
    const shown = { kind: 'show', slot: 3, to: 7, face: 3, rule: 'G-2.5' } as const;
    const other = { ...shown, slot: 4, face: 4 };
    const note = { kind: 'note', text: 'Ann lays {0} down', seat: 0, rule: 'G-2.5' } as const;
    const told = { ...note, cards: [{ slot: 3, face: 3 }] };
    const events = [shown, other, told].map((event, i) => ({ id: i + 1, seq: 1, event }));
    const lines = turnsOf(table, events, COUNTERS).flatMap((turn) => turn.lines);
    expect(lines.map(({ id }) => id)).toEqual([2, 3]);
  });

  test('tells of cards as far as the viewer knows them', () => {
    const { table, events } = playedTo(30);
    const lines = turnsOf(table, events, COUNTERS).flatMap((turn) => turn.lines);
    const names = new Set(table.spec.faces.map((face) => face.name));
    const own = lines.filter((line) => line.text.startsWith('Ann draws '));
    const other = lines.filter((line) => line.text.startsWith('Ben draws a card'));
    expect(own.length).toBeGreaterThan(0);
    expect(other.length).toBeGreaterThan(0);
    for (const { text, seat } of own) {
      expect(names).toContain(text.slice('Ann draws '.length));
      expect(seat).toBe(0);
    }
  });

  test('of a game whose notes leave out the cards hangs them on the notes, or tells their ways', () => {
    const { table, events } = playedTo(30);
    const plain: Table = { ...table, spec: { ...table.spec, toldByNotes: false } };
    const lines = turnsOf(plain, events, COUNTERS).flatMap((turn) => turn.lines);
    const draws = lines.filter((line) => line.text.startsWith('Ann draws '));
    for (const line of draws) expect(line.cards).toHaveLength(1);
    expect(lines.some((line) => line.text.includes(' → '))).toBe(true);
    for (const line of lines) {
      for (const { face } of line.cards) expect(Number.isInteger(face)).toBe(true);
    }
  });

  test('of a game without turns is one group', () => {
    const { table, events } = playedTo(12);
    expect(turnsOf(table, events, undefined)).toHaveLength(1);
    expect(turnsOf(table, [], COUNTERS)).toEqual([]);
  });
});
