import { gatherings } from '@conclave/game-gatherings';
import type { View } from '@conclave/kernel/look';
import { Match, type TableEvent } from '@conclave/kernel/play';
import { diffViews, type TableUpdate } from '@conclave/protocol';
import { describe, expect, test } from 'vitest';
import { type Held, HOLDS_NOTHING, momentsOf, takeIn } from '../src/table/updates.ts';

function match(): Match {
  const started = Match.start(gatherings, { seats: 2, seed: 'updates' });
  if ('error' in started) throw new Error(started.error.reason);
  return started.match;
}

const note = (text: string): TableEvent => ({
  kind: 'note',
  text,
  seat: 0,
  cards: [],
  rule: '',
});

function update(change: Partial<TableUpdate>): TableUpdate {
  return {
    match: 'm',
    seq: 0,
    view: { kind: 'full', cells: [1, 2, 3], memory: [] },
    viewer: 0,
    decision: null,
    pending: [],
    events: [],
    undo: { reason: 'nothing-to-undo' },
    update: 1,
    ...change,
  };
}

function held(before: Held, change: Partial<TableUpdate>): Held {
  const after = takeIn(before, update(change));
  if (after === 'resync') throw new Error('asks for the whole view');
  return after;
}

const told = ({ events }: Held) =>
  events.map(({ event, seq }) => `${seq} ${event.kind === 'note' ? event.text : ''}`);

describe('views', () => {
  test('follow a whole game by patches alone', () => {
    const played = match();
    const viewOf = (): View => played.view(1);
    let last = viewOf();
    let number = 1;
    let now = held(HOLDS_NOTHING, { view: { kind: 'full', ...last }, viewer: 1, update: number });
    for (let i = 0; i < 30 && !played.over; i++) {
      const seat = played.pending()[0]?.seat ?? 0;
      const decision = played.decision(seat);
      const picks = decision?.options.slice(0, decision.min).map((option) => option.code) ?? [];
      expect(played.answer(seat, picks)).toBeUndefined();
      const next = viewOf();
      now = held(now, {
        view: { kind: 'patch', base: number, ...diffViews(last, next) },
        viewer: 1,
        update: ++number,
        seq: i + 1,
      });
      expect(now.view).toEqual(next);
      last = next;
    }
  });

  test('are asked for whole when a patch builds on another update', () => {
    const now = held(HOLDS_NOTHING, {});
    const patch = { kind: 'patch', base: 7, cells: [0, 9], memory: null } as const;
    expect(takeIn(now, update({ view: patch, update: 8 }))).toBe('resync');
    expect(takeIn(HOLDS_NOTHING, update({ view: { ...patch, base: -1 } }))).toBe('resync');
  });

  test('are asked for whole when a patch reaches outside, or the viewer is another', () => {
    const now = held(HOLDS_NOTHING, {});
    const outside = { kind: 'patch', base: 1, cells: [99, 1], memory: null } as const;
    expect(takeIn(now, update({ view: outside, update: 2 }))).toBe('resync');
    const fine = { kind: 'patch', base: 1, cells: [0, 9], memory: null } as const;
    expect(takeIn(now, update({ view: fine, viewer: 1, update: 2 }))).toBe('resync');
    expect(held(now, { view: fine, update: 2 }).view?.cells).toEqual([9, 2, 3]);
  });
});

describe('events', () => {
  test('belong to the answer they came with; the set-up is moment 0', () => {
    const events = [note('set-up'), note('a'), note('b'), note('c')];
    expect(momentsOf(update({ events, from: 0, starts: [1, 3] }))).toEqual([0, 1, 1, 2]);
    expect(momentsOf(update({ events: [note('x')], from: 4, starts: [0] }))).toEqual([5]);
    expect(momentsOf(update({ events: [note('x')], from: 4, starts: [0, 0] }))).toEqual([6]);
    expect(momentsOf(update({ events: [note('x')], seq: 9 }))).toEqual([9]);
  });

  test('add up, with ids that only grow', () => {
    const first = held(HOLDS_NOTHING, { events: [note('set-up')], from: 0, starts: [] });
    const second = held(first, { events: [note('a')], from: 0, starts: [0], seq: 1, update: 2 });
    expect(told(second)).toEqual(['1 a']);
    const third = held(second, { events: [note('b')], from: 1, starts: [0], seq: 2, update: 3 });
    expect(told(third)).toEqual(['1 a', '2 b']);
    expect(third.events.map((event) => event.id)).toEqual([2, 3]);
  });

  test('that were taken back are forgotten', () => {
    const before = held(HOLDS_NOTHING, {
      events: [note('set-up'), note('a'), note('b')],
      from: 0,
      starts: [1, 2],
      seq: 2,
    });
    const undone = held(before, { events: [], from: 1, starts: [], seq: 1, update: 2 });
    expect(told(undone)).toEqual(['0 set-up', '1 a']);
    const without = held(before, { events: [note('other')], seq: 1, update: 2 });
    expect(told(without)).toEqual(['0 set-up', '1 a', '1 other']);
  });
});
