import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { openStore, type Store } from '../src/store/open.ts';
import { freshPlace, KINDS, openHouse, type Place, serverAt } from './support/house.ts';
import { playToEnd, TestPlayer } from './support/player.ts';
import { TOWN } from './support/town.ts';

const BROUGHT = {
  game: 'enchanters',
  options: { content: { kingdoms: [], villages: [TOWN] }, village: 'normaltown' },
  bots: [{ seat: 1, bot: 'greedy' }],
  start: true,
};
const HOUSE_GAME = { bots: [{ seat: 1, bot: 'random' }], start: true };

describe('cards that a player brings', () => {
  const house = openHouse('sqlite');

  test('are refused where the server does not take any, with the field', async () => {
    const eve = await TestPlayer.guest(house.url, 'Eve');
    expect(await eve.call('create', { body: { seats: 2, ...BROUGHT } })).toMatchObject({
      ok: false,
      error: { code: 'not-allowed', field: 'content' },
    });
    expect(await eve.must('mine')).toEqual([]);
  });
});

describe('where players may bring cards', () => {
  const house = openHouse('sqlite', { contentFromPlayers: true });

  test('a table with them is played to its end on a thread of its own, with undo and bots', async () => {
    const eve = await TestPlayer.guest(house.url, 'Eve');
    const { id } = await eve.table(BROUGHT);
    const table = await eve.watch(id);
    await playToEnd(eve, id);
    expect(table.info).toMatchObject({ status: 'finished', frozen: null });
    expect(table.misfits).toBe(0);
    expect(table.log.some(({ event }) => event.kind === 'end')).toBe(true);
  }, 120_000);

  test('what is wrong with them is told with the place, and more tables than threads take turns', async () => {
    const eve = await TestPlayer.guest(house.url, 'Eve');
    const bad = { ...TOWN, abilities: [] };
    const options = { ...BROUGHT.options, content: { kingdoms: [], villages: [bad] } };
    expect(await eve.call('create', { body: { seats: 2, ...BROUGHT, options } })).toMatchObject({
      error: { code: 'setup', field: 'content', message: expect.stringContaining('E-1.14') },
    });
    const ids = await Promise.all([1, 2, 3, 4].map(async () => (await eve.table(BROUGHT)).id));
    for (const id of ids) await eve.watch(id);
    for (let round = 0; round < 3; round++) {
      for (const id of ids) {
        const table = eve.tables.get(id);
        await table?.until('a turn', () => table.decision !== null);
        expect((await eve.answer(id)).ok).toBe(true);
        await table?.until('it was taken', () => (table.last?.seq ?? 0) > round);
      }
    }
  }, 120_000);
});

describe.each(KINDS)('a table on which the rules take too long on %s', (kind) => {
  let place: Place;
  let server: RunningServer;
  beforeAll(async () => {
    place = await freshPlace(kind);
    server = await serverAt(place, { contentFromPlayers: true });
  });
  afterAll(async () => {
    await server.close();
    await place.remove();
  });

  test('stops with a reason, stays so after a restart, and no other table notices', async () => {
    const eve = await TestPlayer.guest(server.url, 'Eve');
    const { id } = await eve.table(BROUGHT);
    const { id: sound } = await eve.table(HOUSE_GAME);
    await server.close();
    // No rule comes to its end in no time at all.
    server = await serverAt(place, { contentFromPlayers: true, timing: { rules: 0 } });
    const again = new TestPlayer(server.url);
    again.cookie = eve.cookie;
    const table = await again.watch(id);
    await table.until('it stops', () => table.info?.frozen !== null);
    expect(table.info).toMatchObject({
      frozen: 'the rules took more than 0 seconds',
      deciding: [],
    });
    await again.watch(sound);
    await playToEnd(again, sound);
    again.disconnect();
    await server.close();
    server = await serverAt(place);
    const later = new TestPlayer(server.url);
    later.cookie = eve.cookie;
    const stopped = await later.watch(id);
    expect(stopped.info).toMatchObject({ frozen: 'the rules took more than 0 seconds' });
    expect(await later.sendAnswer({ match: id, seat: 0, picks: [0] })).toMatchObject({
      error: {
        code: 'over',
        message: 'This table has stopped: the rules took more than 0 seconds.',
      },
    });
    expect((await later.must('live')).map((match) => match.id)).not.toContain(id);
    later.disconnect();
  }, 120_000);
});

describe.each(KINDS)('games that cannot be replayed on %s', (kind) => {
  let place: Place;
  let back: Store;
  beforeAll(async () => {
    place = await freshPlace(kind);
    back = await openStore(place);
  });
  afterAll(async () => {
    await back.close();
    await place.remove();
  });

  test('stop by themselves, sixty of them, and the clock of another game runs on', async () => {
    const first = await serverAt(place);
    const ada = await TestPlayer.guest(first.url, 'Ada');
    const live = { ...HOUSE_GAME, pace: { kind: 'live' as const, minutes: 1, increment: 0 } };
    const begun = { ...live, options: { startingSeat: '1' } };
    const ids = await Promise.all(
      Array.from({ length: 60 }, async () => (await ada.table(begun)).id),
    );
    const { id: sound } = await ada.table(begun);
    await first.close();
    for (const match of ids) {
      const picks = '[31000]';
      await back.db
        .insertInto('answer')
        .values({ match, seq: 0, seat: 0, picks, bot: null, at: 0, ticket: null })
        .execute();
    }
    await back.db.updateTable('match').set({ length: 1 }).where('id', 'in', ids).execute();
    // All of them are long late, the sound one least.
    await back.db
      .updateTable('match')
      .set({ deadline: 2, clockAt: 1, clocks: '[1,60000]' })
      .where('id', 'in', ids)
      .execute();
    await back.db
      .updateTable('match')
      .set({ deadline: 3, clockAt: 1, clocks: '[2,60000]' })
      .where('id', '=', sound)
      .execute();
    const second = await serverAt(place);
    const again = new TestPlayer(second.url);
    again.cookie = ada.cookie;
    await expect
      .poll(async () => (await again.must('match', { id: sound })).seats[0]?.standIn)
      .toBe(true);
    const seen = await again.must('match', { id: ids[0] ?? '' });
    expect(seen.frozen).toContain('the log does not replay');
    await second.close();
  }, 120_000);
});
