import { gatherings } from '@conclave/game-gatherings';
import { describe, expect, test } from 'vitest';
import { Desk } from '../src/offline/desk.ts';
import { deskClient } from '../src/offline/desk-client.ts';
import { HAND_OVER, LocalConnection } from '../src/offline/local-connection.ts';
import { nameSeats, openLocal } from '../src/offline/local-tables.ts';
import type { Call, Word } from '../src/offline/messages.ts';
import { memoryStore } from '../src/offline/store.ts';
import type { TableSnapshot } from '../src/table/connection.ts';

/** The desk behind a post box, with messages copied as a worker's are. */
function postbox() {
  const listeners: ((event: { readonly data: Word }) => void)[] = [];
  let chance = 0;
  const desk = new Desk({
    games: [gatherings],
    store: memoryStore(),
    now: () => 5,
    chance: (length) => `${chance++}`.padStart(length, 'q'),
    wait: () => Promise.resolve(),
    hold: () => Promise.resolve(() => undefined),
    tell: (word) => {
      const data = structuredClone(word);
      for (const listener of listeners) listener({ data });
    },
  });
  return {
    postMessage: (message: unknown) => {
      desk.serve(structuredClone(message) as Call).catch(() => undefined);
    },
    addEventListener: (kind: string, listener: (event: { readonly data: Word }) => void) => {
      if (kind === 'message') listeners.push(listener);
    },
  };
}

/** A client whose post box answers nothing by itself. */
function silent() {
  const hear = new Map<string, (event: { readonly data: Word }) => void>();
  const client = deskClient({
    postMessage: () => undefined,
    addEventListener: (kind: string, tell: (event: { readonly data: Word }) => void) => {
      hear.set(kind, tell);
    },
  });
  return { client, hear };
}

const settle = () => new Promise((go) => setTimeout(go, 5));

function firstAnswer({ decision }: TableSnapshot): number[] {
  const codes = decision?.options.map((option) => option.code) ?? [];
  return decision?.space === 'one' ? codes.slice(0, 1) : codes.slice(0, decision?.min);
}

const person = (name: string) => ({ kind: 'person', name }) as const;
const botSeat = { kind: 'bot', bot: 'random' } as const;

describe('names at a table of this browser', () => {
  test('bots are called by their kind and nobody is called like another', () => {
    const seats = nameSeats([person('Random'), botSeat, botSeat, person(' '), person('Random')]);
    expect(seats.map((seat) => seat.name)).toEqual([
      'Random',
      'Random 3',
      'Random 4',
      'Player 4',
      'Random 2',
    ]);
  });
});

describe('the connection of a table in this browser', () => {
  const begin = async (seats: Parameters<typeof nameSeats>[0], startingSeat = '1') => {
    const tables = openLocal(
      postbox,
      () => undefined,
      () => 0,
    );
    const id = await tables.start({ game: 'gatherings', options: { startingSeat }, seats });
    const connection = await tables.open(id);
    if (!(connection instanceof LocalConnection)) throw new Error('not opened');
    return { tables, id, connection };
  };

  test('a turn of one person is followed by a hand-over, a curtain, and the next person', async () => {
    const { connection } = await begin([person('Ann'), person('Bob')]);
    expect(connection.snapshot().curtain).toEqual({ seat: 0 });
    expect(connection.snapshot().decision).toBeNull();
    connection.liftCurtain();
    await settle();
    expect(connection.snapshot()).toMatchObject({ curtain: null, info: { you: 0 } });
    while (connection.snapshot().decision?.question !== HAND_OVER) {
      expect((await connection.answer(firstAnswer(connection.snapshot()))).ok).toBe(true);
    }
    expect(connection.snapshot().info.you).toBe(0);
    expect(connection.snapshot().decision?.options[0]?.label).toBe('Pass the screen to Bob');
    const annsEvents = connection.snapshot().events;
    await connection.answer([0]);
    expect(connection.snapshot()).toMatchObject({ curtain: { seat: 1 }, info: { you: null } });
    connection.liftCurtain();
    await settle();
    const snapshot = connection.snapshot();
    expect(snapshot.info.you).toBe(1);
    expect(snapshot.view?.viewer).toBe(1);
    // Bob's own telling of the same moments: nothing of Ann's is left.
    expect(snapshot.events.map(({ seq }) => seq)).toEqual(annsEvents.map(({ seq }) => seq));
    expect(snapshot.events[0]?.id).toBeGreaterThan(annsEvents[annsEvents.length - 1]?.id ?? 0);
    connection.close();
  });

  test('one person among bots never sees a curtain', async () => {
    const { connection } = await begin([person('Ann'), botSeat, botSeat], '2');
    for (let i = 0; i < 40 && connection.snapshot().info.status === 'playing'; i++) {
      await settle();
      expect(connection.snapshot().curtain).toBeNull();
      expect(connection.snapshot().info.you).toBe(0);
      if (connection.snapshot().decision !== null) {
        await connection.answer(firstAnswer(connection.snapshot()));
      }
    }
    const ids = connection.snapshot().events.map(({ id }) => id);
    expect(ids).toEqual(ids.map((_, i) => i));
    connection.close();
  });

  test('tells what was missed until it has been read', async () => {
    const { tables, id, connection } = await begin([person('Ann'), botSeat]);
    while (connection.snapshot().info.deciding.includes(0)) {
      await connection.answer(firstAnswer(connection.snapshot()));
    }
    connection.close();
    await settle();
    const again = await tables.open(id);
    if (again === undefined) throw new Error('gone');
    // The bot may have answered before the table was closed; what it told then counts as seen.
    const { missedFrom, events } = again.snapshot();
    if (missedFrom !== null) expect(events.some((event) => event.id === missedFrom)).toBe(true);
    again.caughtUp();
    expect(again.snapshot().missedFrom).toBeNull();
    again.close();
  });

  test('the snapshot is the same object until something changes', async () => {
    const { connection } = await begin([person('Ann'), person('Bob')]);
    expect(connection.snapshot()).toBe(connection.snapshot());
    let told = 0;
    const stop = connection.subscribe(() => told++);
    connection.liftCurtain();
    await settle();
    expect(told).toBe(1);
    stop();
    connection.close();
  });

  test('what cannot be done here is refused in words', async () => {
    const { connection } = await begin([person('Ann'), person('Bob')]);
    for (const wish of [connection.chat(), connection.resign(), connection.undo(0)]) {
      expect((await wish).ok).toBe(false);
    }
    connection.close();
  });

  test('an unknown game opens no table', async () => {
    const { tables } = await begin([person('Ann'), person('Bob')]);
    expect(await tables.open('local-nothing')).toBeUndefined();
    expect(await tables.list()).toHaveLength(1);
    await expect(
      tables.start({ game: 'chess', options: {}, seats: [person('A'), botSeat] }),
    ).rejects.toThrow('no game called chess');
  });

  test('a reply nobody waits for is passed over', () => {
    const { hear } = silent();
    const reply: Word = { kind: 'reply', call: 9, outcome: { ok: true, value: null } };
    expect(() => hear.get('message')?.({ data: reply })).not.toThrow();
  });

  test('a worker that does not start is told in words to whoever waits', async () => {
    const { client, hear } = silent();
    const troubles: string[] = [];
    client.onTrouble((message) => troubles.push(message));
    const waiting = client.ask('list', null);
    hear.get('error')?.({ data: { kind: 'trouble', message: '' } });
    expect(await waiting).toMatchObject({ ok: false, error: { code: 'internal' } });
    expect(troubles[0]).toContain('did not start');
  });
});
