import { gatherings } from '@conclave/game-gatherings';
import { type GameLog, verify } from '@conclave/kernel/play';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { gamesWith } from '../src/games.ts';
import { build } from '../src/house.ts';
import type { RunningServer } from '../src/index.ts';
import { openStore } from '../src/store/open.ts';
import {
  freshPlace,
  KINDS,
  openHouse,
  type Place,
  serverAt,
  settingsFor,
} from './support/house.ts';
import { type LossyLine, lossyLine } from './support/lossy-line.ts';
import { playToEnd, simplest, TestPlayer } from './support/player.ts';

/** A game that the person begins. */
const AGAINST_A_BOT = {
  bots: [{ seat: 1, bot: 'random' }],
  options: { startingSeat: '1' },
  start: true,
};

async function replayed(player: TestPlayer, id: string): Promise<GameLog> {
  const log = (await player.must('replay', { id })).log as GameLog;
  expect(verify(gatherings, log)).toBeUndefined();
  return log;
}

describe('a PostgreSQL that goes away for a moment', () => {
  let place: Place;
  let line: LossyLine;
  let server: RunningServer;

  beforeAll(async () => {
    place = await freshPlace('postgres');
    line = await lossyLine(place.databaseUrl ?? '');
    server = await serverAt({ ...place, databaseUrl: line.url });
  });
  afterAll(async () => {
    await server.close();
    await line.close();
    await place.remove();
  });

  test('an answer whose COMMIT was lost on the way back is stored once, and the game goes on', async () => {
    const ada = await TestPlayer.guest(server.url, 'Ada');
    const { id } = await ada.table(AGAINST_A_BOT);
    const table = await ada.watch(id);
    await table.until('a decision', () => table.decision !== null);
    const before = line.lost;
    line.loseNextCommit();
    const picks = simplest(table.decision as NonNullable<typeof table.decision>);
    expect(await ada.answer(id, picks)).toEqual({ ok: true, value: { seq: 1 } });
    expect(line.lost).toBe(before + 1);
    await playToEnd(ada, id);
    expect((await replayed(ada, id)).answers[0]).toEqual({ seat: 0, picks });
    ada.disconnect();
  });

  test('a bot whose COMMIT was lost plays on', async () => {
    const ada = await TestPlayer.guest(server.url, 'Ada');
    const bots = [0, 1].map((seat) => ({ seat, bot: 'random' }));
    const { id } = await ada.table({ bots, start: true });
    for (let i = 0; i < 5; i++) {
      const before = line.lost;
      line.loseNextCommit();
      await expect
        .poll(async () => {
          const over = (await ada.must('match', { id })).status === 'finished';
          return over || line.lost > before;
        })
        .toBe(true);
    }
    await expect.poll(async () => (await ada.must('match', { id })).status).toBe('finished');
    await replayed(ada, id);
  });

  test('connections that are ended under play cost nothing but the moment', async () => {
    const ada = await TestPlayer.guest(server.url, 'Ada');
    const ids: string[] = [];
    for (let i = 0; i < 4; i++) ids.push((await ada.table(AGAINST_A_BOT)).id);
    await Promise.all(ids.map((id) => ada.watch(id)));
    const over = new AbortController();
    const endAll = async (): Promise<void> => {
      const client = new pg.Client({ connectionString: `${inject('postgres')}/postgres` });
      await client.connect();
      const name = new URL(place.databaseUrl ?? '').pathname.slice(1);
      for (let i = 0; i < 12 && !over.signal.aborted; i++) {
        await client.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
          [name],
        );
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      await client.end();
    };
    const play = async (id: string): Promise<void> => {
      const table = ada.tables.get(id);
      if (table === undefined) throw new Error('not watched');
      const isOver = () => table.info?.status === 'finished';
      while (!isOver()) {
        await table.until('a turn or the end', () => table.decision !== null || isOver());
        const { last } = table;
        if (isOver()) return;
        const outcome = await ada.answer(id);
        if (outcome.ok || outcome.error.code === 'stale') {
          await table.until('an update', () => table.last !== last || isOver());
        } else expect(outcome.error.code).toBe('internal');
      }
    };
    await Promise.all([endAll(), ...ids.map(play)]);
    over.abort();
    for (const id of ids) await replayed(ada, id);
    ada.disconnect();
  }, 120_000);
});

describe.each(KINDS)('an answer on %s', (kind) => {
  const house = openHouse(kind);

  test('that is sent again is the same answer', async () => {
    const ada = await TestPlayer.guest(house.url, 'Ada');
    const { id } = await ada.table(AGAINST_A_BOT);
    const table = await ada.watch(id);
    await table.until('a decision', () => table.decision !== null);
    const { decision, last } = table;
    const message = {
      match: id,
      seat: 0,
      seq: last?.seq,
      epoch: last?.epoch ?? 0,
      id: 'the-very-same',
      picks: simplest(decision as NonNullable<typeof decision>),
    };
    const both = await Promise.all([ada.sendAnswer(message), ada.sendAnswer(message)]);
    expect(both).toEqual([
      { ok: true, value: { seq: 1 } },
      { ok: true, value: { seq: 1 } },
    ]);
    await table.until('it is told', () => (table.last?.seq ?? 0) >= 1);
    expect(await ada.sendAnswer(message)).toEqual({ ok: true, value: { seq: 1 } });
    await house.restart();
    const again = new TestPlayer(house.url);
    again.cookie = ada.cookie;
    await again.watch(id);
    expect(await again.sendAnswer(message)).toEqual({ ok: true, value: { seq: 1 } });
    // Somebody else's name for an answer tells them nothing and gives them nothing.
    const eve = await TestPlayer.guest(house.url, 'Eve');
    expect(await eve.sendAnswer(message)).toMatchObject({ error: { code: 'wrong-seat' } });
    await playToEnd(again, id);
    expect((await replayed(again, id)).answers[0]).toEqual({ seat: 0, picks: message.picks });
    again.disconnect();
    eve.disconnect();
  });

  test('to a table that was taken back is stale, and so is a second taking back', async () => {
    const ada = await TestPlayer.guest(house.url, 'Ada');
    const { id } = await ada.table({ ...AGAINST_A_BOT, seats: 2 });
    const table = await ada.watch(id);
    for (;;) {
      await table.until('a turn', () => table.decision !== null);
      const seq = table.last?.seq ?? 0;
      const sent = await ada.answer(id);
      expect(sent.ok).toBe(true);
      await table.until('an update', () => (table.last?.seq ?? 0) > seq);
      const { last } = table;
      if (last === undefined || !('to' in last.undo) || table.decision === null) continue;
      const seen = { seq: last.seq, epoch: last.epoch ?? 0 };
      const late = { match: id, seat: 0, ...seen, picks: simplest(table.decision) };
      const back = { match: id, seat: 0, ...seen, to: last.undo.to };
      expect((await ada.sendUndo(back)).ok).toBe(true);
      await table.until('it is back', () => table.last?.epoch === seen.epoch + 1);
      // The table is as long again as it was, with something else on it.
      for (let at = last.undo.to; at < seen.seq; at++) {
        await table.until('asked', () => table.last?.seq === at && table.decision !== null);
        expect((await ada.answer(id)).ok).toBe(true);
      }
      await table.until('as long again', () => table.last?.seq === seen.seq);
      expect(await ada.sendAnswer(late)).toMatchObject({ error: { code: 'stale' } });
      expect(await ada.sendUndo(back)).toMatchObject({ error: { code: 'stale' } });
      break;
    }
    ada.disconnect();
  });
});

test('what is written stays, although somebody could not be told of it', async () => {
  const place = await freshPlace('sqlite');
  const store = await openStore(place);
  const house = build(settingsFor(place), await gamesWith([]), store, pino({ level: 'silent' }));
  const ada = { id: 'ada', name: 'Ada' };
  const opened = await house.lobby.create(ada, {
    game: 'gatherings',
    seats: 2,
    title: '',
    pace: { kind: 'none' },
    private: false,
    ...AGAINST_A_BOT,
  });
  if (!opened.ok) throw new Error(opened.error.message);
  const live = house.rooms.peek(opened.value.id);
  const decision = live?.engine?.decision(0);
  if (live === undefined || decision === undefined) throw new Error('no game');
  const fails = (): never => {
    throw new Error('nobody hears this');
  };
  let told = 0;
  const hears = { player: 'eve', table: () => void told++, info() {}, chat() {}, closed() {} };
  live.watchers.add({ player: 'bob', table: fails, info: fails, chat: fails, closed: fails });
  live.watchers.add(hears);
  const message = { seat: 0, seq: 0, epoch: 0, id: 'first-answer', picks: simplest(decision) };
  const outcome = await house.rooms.run(live.id, (one) =>
    house.play.answerAs(one, 'ada', message, Date.now()),
  );
  expect(outcome).toEqual({ ok: true, value: { seq: 1 } });
  expect(told).toBeGreaterThan(0);
  expect((await house.matches.answers(live.id))[0]).toMatchObject({ ticket: 'first-answer' });
  await house.close();
  await place.remove();
});
