import { gatherings } from '@conclave/game-gatherings';
import { SPECTATOR, sightOf } from '@conclave/kernel/look';
import { openTable, replay } from '@conclave/kernel/play';
import { describe, expect, test } from 'vitest';
import { ReplayConnection } from '../src/pages/replay/replay-connection.ts';
import { Tape } from '../src/pages/replay/tape.ts';
import { finishedGame } from './finished-game.ts';

const log = finishedGame('tape', 3);
const names = ['Ann', 'Bob', 'Cid'];

function tapeOf(given = log): Tape {
  const made = Tape.of(gatherings, given, names);
  if ('error' in made) throw new Error(made.error.reason);
  return made.tape;
}

/** The kernel's own word on a moment. */
function matchAt(at: number) {
  const played = replay(gatherings, log, at);
  if (!('match' in played)) throw new Error('does not replay');
  return played.match;
}

describe('a tape of a finished game', () => {
  test('shows at each moment what the kernel shows, wound forward or back', () => {
    const tape = tapeOf();
    expect(tape.length).toBe(log.answers.length);
    const moments = [0, 1, 7, tape.length, 3, 40, 39, 0, tape.length - 1];
    for (const at of moments) {
      for (const seat of [0, 1, 2]) {
        expect(tape.view(at, seat)).toEqual(matchAt(at).view(seat));
      }
      expect(tape.view(at, 'all').cells).toEqual(matchAt(at).state);
      expect(tape.pending(at)).toEqual(matchAt(at).pending());
    }
  });

  test('a moment outside the game is the nearest end', () => {
    const tape = tapeOf();
    expect(tape.clamp(-5)).toBe(0);
    expect(tape.clamp(1e9)).toBe(tape.length);
    expect(tape.view(1e9, 0)).toEqual(tape.view(tape.length, 0));
  });

  test('eyes that see everything leave no card unknown', () => {
    const opened = openTable(gatherings, 3);
    if ('error' in opened) throw new Error('no table');
    const { zones } = sightOf(opened.table, tapeOf().view(30, 'all').cells);
    const faces = Object.values(zones).flatMap((lists) => lists.flat().map((card) => card.face));
    expect(faces.length).toBeGreaterThan(90);
    expect(faces.every((face) => face >= 0)).toBe(true);
  });

  test("a seat's story tells no more than the seat was told", () => {
    const tape = tapeOf();
    const told = tape.events(1).map(({ event }) => event);
    expect(told.filter((event) => event.kind !== 'note')).toEqual(
      matchAt(tape.length)
        .eventsSince(0, 1)
        .filter((event) => event.kind !== 'note'),
    );
    const everything = tape.events('all');
    expect(everything.some(({ event }) => 'back' in event)).toBe(false);
    expect(everything[everything.length - 1]?.event.kind).toBe('end');
  });

  test('knows where turns begin and what was answered next, in words', () => {
    const tape = tapeOf();
    expect(tape.turns[0]).toEqual({ at: 0, turn: 1 });
    expect(tape.turns.map(({ turn }) => turn)).toEqual(tape.turns.map((_, i) => i + 1));
    const next = tape.next(0);
    expect(next?.rule).toBe('G-3.2');
    expect(next?.chosen.length).toBeGreaterThan(2);
    expect(tape.next(tape.length)).toBeUndefined();
    expect(tape.winners(tape.length - 1)).toEqual([]);
    expect(tape.winners(tape.length).length).toBeGreaterThan(0);
  });

  test('a log that goes wrong is shown up to there, and the place is named', () => {
    const answers = log.answers.map((one, i) => (i === 6 ? { ...one, picks: [77] } : one));
    const tape = tapeOf({ ...log, answers });
    expect([tape.length, tape.error?.answer]).toEqual([6, 6]);
    expect(tape.view(99, 0)).toEqual(matchAt(6).view(0));
  });

  test('other rules and impossible tables are refused in words', () => {
    const other = Tape.of(gatherings, { ...log, rulesVersion: 9 }, names);
    expect('error' in other && other.error.place).toBe('rulesVersion');
    const crowd = Tape.of(gatherings, { ...log, seats: 9 }, names);
    expect('error' in crowd && crowd.error.place).toBe('seats');
  });

  test('a seat without a name gets one', () => {
    const made = Tape.of(gatherings, log, ['Ann']);
    expect('tape' in made && made.tape.names).toEqual(['Ann', 'Player 2', 'Player 3']);
  });
});

describe('the connection of a replay', () => {
  test('draws the moment it was given and answers nothing', async () => {
    const connection = new ReplayConnection('x', tapeOf(), 5, 2);
    expect(connection.snapshot()).toMatchObject({ seq: 5, decision: null, info: { you: 2 } });
    expect((await connection.answer()).ok).toBe(false);
    let told = 0;
    connection.subscribe(() => told++);
    connection.show(5, 2);
    expect(told).toBe(0);
    connection.show(6, 'all');
    expect(told).toBe(1);
    expect(connection.snapshot().view?.viewer).toBe(SPECTATOR);
    expect(connection.snapshot().events.every((one) => one.seq <= 6)).toBe(true);
    expect(connection.story.length).toBeGreaterThan(connection.snapshot().events.length);
    connection.show(1e6, 0);
    expect(connection.snapshot().info).toMatchObject({ status: 'finished', seed: log.seed });
  });
});
