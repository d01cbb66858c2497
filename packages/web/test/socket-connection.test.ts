import type { MatchInfo, Outcome, TableUpdate } from '@conclave/protocol';
import { describe, expect, test } from 'vitest';
import type { LiveSocket } from '../src/api/socket.ts';
import { SocketConnection } from '../src/table/socket-connection.ts';

const info: MatchInfo = {
  id: 'abcdefghijkl',
  game: 'gatherings',
  rulesVersion: 1,
  title: '',
  options: {},
  pace: { kind: 'none' },
  private: false,
  practice: false,
  status: 'playing',
  seats: [],
  host: null,
  you: 1,
  deciding: [],
  seedHash: '',
  seed: null,
  length: 0,
  winners: [],
  rematch: null,
  frozen: null,
  createdAt: 0,
  updatedAt: 0,
  now: 0,
};

type Done = (outcome: Outcome<unknown>) => void;

/** A socket whose other end is this test. */
function line() {
  const listeners = new Map<string, ((...rest: unknown[]) => void)[]>();
  const sent: { name: string; message: Record<string, unknown>; done: Done }[] = [];
  const socket = {
    connected: true,
    on: (name: string, listener: (...rest: unknown[]) => void) => {
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
    },
    off: (name: string, listener: (...rest: unknown[]) => void) => {
      listeners.set(
        name,
        (listeners.get(name) ?? []).filter((other) => other !== listener),
      );
    },
    once: (name: string, listener: (...rest: unknown[]) => void) => {
      socket.on(name, listener);
    },
    emit: (name: string, message: Record<string, unknown>, done: Done) => {
      sent.push({ name, message, done });
    },
    connect: () => undefined,
  };
  return {
    cut: () => {
      socket.connected = false;
    },
    mend: () => {
      socket.connected = true;
    },
    socket: socket as unknown as LiveSocket,
    sent,
    last: (name: string) => sent.findLast((entry) => entry.name === name),
    tell: (name: string, ...rest: unknown[]) => {
      for (const listener of listeners.get(name) ?? []) listener(...rest);
    },
    heard: () => [...listeners.values()].flat().length,
  };
}

const update = (change: Partial<TableUpdate>): TableUpdate => ({
  match: info.id,
  seq: 0,
  view: { kind: 'full', cells: [1, 2], memory: [] },
  viewer: 1,
  decision: null,
  pending: [],
  events: [],
  undo: { reason: 'nothing-to-undo' },
  update: 1,
  from: 0,
  starts: [],
  epoch: 3,
  ...change,
});

describe('a connection over the socket', () => {
  test('watches, acknowledges what it took in, and tells its listeners', () => {
    const { socket, tell, last } = line();
    const connection = new SocketConnection(socket, info, 'k'.repeat(16));
    expect(last('watch')?.message).toEqual({ match: info.id, key: 'k'.repeat(16) });
    let changes = 0;
    connection.subscribe(() => changes++);
    const seen: number[] = [];
    tell('update', update({ seq: 4, update: 8 }), (n: number) => seen.push(n));
    expect(seen).toEqual([8]);
    expect(changes).toBe(1);
    expect(connection.snapshot()).toMatchObject({ seq: 4, status: 'live', missedFrom: null });
    expect(connection.snapshot()).toBe(connection.snapshot());
  });

  test('asks for the whole view when a patch does not fit, and shows nothing of it', () => {
    const { socket, tell, last } = line();
    const connection = new SocketConnection(socket, info);
    const patch = { kind: 'patch', base: 5, cells: [], memory: null } as const;
    tell('update', update({ view: patch }), () => expect.unreachable());
    expect(last('resync')?.message).toEqual({ match: info.id });
    expect(connection.snapshot().view).toBeUndefined();
  });

  test('ignores other matches', () => {
    const { socket, tell } = line();
    const connection = new SocketConnection(socket, info);
    tell('update', update({ match: 'zzzzzzzzzzzz', seq: 9 }), () => expect.unreachable());
    tell('match', { ...info, id: 'zzzzzzzzzzzz', title: 'other' });
    expect(connection.snapshot()).toMatchObject({ seq: 0, info: { title: '' } });
  });

  test('after an absence asks for what came since, and marks it as missed', () => {
    const { socket, tell, last } = line();
    const connection = new SocketConnection(socket, info);
    tell('update', update({ seq: 2 }), () => undefined);
    tell('disconnect');
    expect(connection.snapshot().status).toBe('away');
    tell('connect');
    expect(last('watch')?.message).toEqual({ match: info.id, since: { seq: 2, epoch: 3 } });
    last('watch')?.done({ ok: true, value: info });
    const note = { kind: 'note', text: 'Ben draws', seat: 0, cards: [], rule: '' } as const;
    const missed = update({ seq: 3, update: 2, events: [note], from: 2, starts: [0] });
    tell('update', missed, () => undefined);
    const { missedFrom, events } = connection.snapshot();
    expect(events.filter((event) => event.id >= (missedFrom ?? 99))).toHaveLength(1);
    connection.caughtUp();
    expect(connection.snapshot().missedFrom).toBeNull();
  });

  test('answers for its own seat and the position it saw; a refusal keeps its words', async () => {
    const { socket, tell, last } = line();
    const connection = new SocketConnection(socket, info);
    tell('update', update({ seq: 6 }), () => undefined);
    const outcome = connection.answer([42]);
    expect(last('answer')?.message).toEqual({
      match: info.id,
      seat: 1,
      seq: 6,
      epoch: 3,
      id: expect.stringMatching(/^[\w-]{8,40}$/),
      picks: [42],
    });
    last('answer')?.done({ ok: false, error: { code: 'stale', message: 'too late' } });
    expect(await outcome).toEqual({ ok: false, error: { code: 'stale', message: 'too late' } });
  });

  test('sends an answer again whose reply was lost with the connection, under the same id', async () => {
    const { socket, tell, cut, mend, sent } = line();
    const connection = new SocketConnection(socket, info);
    tell('update', update({ seq: 6 }), () => undefined);
    const outcome = connection.answer([42]);
    cut();
    tell('disconnect');
    await Promise.resolve();
    mend();
    tell('connect');
    const answers = () => sent.filter((entry) => entry.name === 'answer');
    await expect.poll(() => answers().length).toBe(2);
    const [first, second] = answers();
    expect(second?.message).toEqual(first?.message);
    second?.done({ ok: true, value: { seq: 7 } });
    expect(await outcome).toEqual({ ok: true, value: null });
    const next = connection.answer([43]);
    expect(answers().at(-1)?.message['id']).not.toBe(first?.message['id']);
    answers()
      .at(-1)
      ?.done({ ok: true, value: { seq: 8 } });
    await next;
  });

  test('sends nothing while it is away, so that nothing is said too late', async () => {
    const { socket, cut, last } = line();
    const connection = new SocketConnection(socket, info);
    cut();
    expect(await connection.answer([1])).toMatchObject({ ok: false });
    expect(last('answer')).toBeUndefined();
  });

  test('keeps the chat in order and without doubles', () => {
    const { socket, tell } = line();
    const connection = new SocketConnection(socket, info);
    const say = (id: number) => ({ id, player: 'p', name: 'Ann', text: `${id}`, at: 0 });
    tell('chat', info.id, [say(2)]);
    tell('chat', info.id, [say(1), say(2), say(3)]);
    expect(connection.snapshot().chat.map((entry) => entry.id)).toEqual([1, 2, 3]);
  });

  test('says in words that the table is closed to it', () => {
    const { socket, tell, last } = line();
    const connection = new SocketConnection(socket, info);
    last('watch')?.done({ ok: false, error: { code: 'not-allowed', message: 'private' } });
    expect(connection.snapshot().refused).toEqual({ code: 'not-allowed', message: 'private' });
    tell('closed', info.id, 'gone');
    expect(connection.snapshot().refused?.message).toMatch(/closed/);
    tell('closed', info.id, 'sent-away');
    expect(connection.snapshot().refused?.message).toMatch(/asked you to leave/);
  });

  test('leaves nothing behind when it is closed', () => {
    const { socket, heard, last } = line();
    const connection = new SocketConnection(socket, info);
    connection.close();
    expect(heard()).toBe(0);
    expect(last('unwatch')?.message).toEqual({ match: info.id });
  });
});
