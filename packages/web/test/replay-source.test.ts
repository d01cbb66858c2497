import { describe, expect, test } from 'vitest';
import { practiceSeats } from '../src/pages/replay/play-on-dialog.tsx';
import { fileOf, NotAGame, readFile } from '../src/pages/replay/source.ts';
import { turnFrom } from '../src/pages/replay/use-replay.ts';
import { finishedGame } from './finished-game.ts';

const log = finishedGame('source');

describe('a game in a file', () => {
  test('is read as it was saved, with the names', async () => {
    const saved = await fileOf({ id: 'x', log, names: ['Ann', 'Bob'] }).text();
    const read = readFile(saved);
    expect(read.names).toEqual(['Ann', 'Bob']);
    expect(read.log.answers).toEqual(log.answers);
    expect(read.log.hash).toBe(log.hash);
  });

  test('may be a bare log, or a log beside its names', () => {
    expect(readFile(JSON.stringify(log)).names).toEqual([]);
    const beside = readFile(JSON.stringify({ log, names: ['Ann', 7, 'x'.repeat(99)] }));
    expect(beside.names).toEqual(['Ann', 'x'.repeat(24)]);
  });

  test('is refused in words where it is something else', () => {
    expect(() => readFile('{')).toThrow(NotAGame);
    expect(() => readFile('[]')).toThrow('This is not a game of Conclave');
    expect(() => readFile('{"log": {"format": "other"}}')).toThrow('conclave-log/1');
  });
});

describe('winding by turns', () => {
  test('goes to the nearest beginning, and to the ends beyond them', () => {
    const starts = [0, 4, 9];
    expect(turnFrom(starts, 4, 1, 20)).toBe(9);
    expect(turnFrom(starts, 9, 1, 20)).toBe(20);
    expect(turnFrom(starts, 6, -1, 20)).toBe(4);
    expect(turnFrom(starts, 4, -1, 20)).toBe(0);
    expect(turnFrom(starts, 0, -1, 20)).toBe(0);
  });
});

describe('playing on', () => {
  test('one seat stays a person, the others are bots with the names of those who played', () => {
    expect(practiceSeats(['Ann', 'Bob'], 1, 'greedy')).toEqual([
      { kind: 'bot', name: 'Ann (bot)', bot: 'greedy' },
      { kind: 'person', name: 'Bob' },
    ]);
  });
});
