import { describe, expect, test } from 'vitest';
import type { TableSnapshot } from '../src/table/connection.ts';
import { holdFor, next, type Playback, receive, skip } from '../src/table/playback.ts';

function snapshot(seq: number, change: Partial<TableSnapshot> = {}): TableSnapshot {
  return {
    info: { title: '' } as TableSnapshot['info'],
    view: { viewer: 0, cells: [seq], memory: [] },
    seq,
    decision: null,
    pending: [],
    events: [],
    undo: { reason: 'nothing-to-undo' },
    chat: [],
    status: 'live',
    missedFrom: null,
    curtain: null,
    refused: null,
    ...change,
  };
}

const start = (seq: number): Playback => ({ shown: snapshot(seq), waiting: [] });
const step = (playback: Playback, seq: number): Playback =>
  receive(playback, snapshot(seq), 'step-by-step');

describe('what others do', () => {
  test('is shown step by step', () => {
    const queue = step(step(start(1), 2), 3);
    expect(queue.shown.seq).toBe(1);
    expect(next(queue).shown.seq).toBe(2);
    expect(next(next(queue))).toMatchObject({ shown: { seq: 3 }, waiting: [] });
  });

  test('can be skipped to the newest', () => {
    expect(skip(step(step(start(1), 2), 3))).toMatchObject({ shown: { seq: 3 }, waiting: [] });
    expect(skip(start(1)).shown.seq).toBe(1);
  });

  test('is shown faster the more of it waits', () => {
    expect(holdFor(1, 'other')).toBeGreaterThan(holdFor(6, 'other'));
    expect(holdFor(6, 'other')).toBeGreaterThan(holdFor(20, 'other'));
  });
});

describe('at once comes', () => {
  test('everything where nothing should move', () => {
    expect(receive(start(1), snapshot(2), 'at-once').shown.seq).toBe(2);
  });

  test('a position that no few answers lead to: an undo, a long absence, another seat', () => {
    expect(step(start(5), 3).shown.seq).toBe(3);
    expect(step(start(5), 40).shown.seq).toBe(40);
    const other = snapshot(6, { view: { viewer: 1, cells: [6], memory: [] } });
    expect(receive(start(5), other, 'step-by-step').shown.seq).toBe(6);
  });

  test('what is said, and who is there, also while steps wait', () => {
    const queue = step(start(1), 2);
    const last = queue.waiting[0] as TableSnapshot;
    const line = { id: 1, player: 'p', name: 'Ann', text: 'hello', at: 0 };
    const chatting = receive(queue, { ...last, chat: [line] }, 'step-by-step');
    expect(chatting.shown.seq).toBe(1);
    expect(chatting.shown.chat).toEqual([line]);
    expect(next(chatting).shown.chat).toEqual([line]);
  });

  test('a curtain, so that nothing shows to the wrong eyes', () => {
    const veiled = snapshot(2, { curtain: { seat: 1 } });
    expect(receive(start(1), veiled, 'step-by-step').shown.curtain).toEqual({ seat: 1 });
  });
});
