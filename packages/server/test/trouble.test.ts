import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { openStore, type Store } from '../src/store/open.ts';
import { freshPlace, KINDS, type Place, serverAt } from './support/house.ts';
import { playToEnd, TestPlayer, WatchedTable } from './support/player.ts';

/** A game that the person begins. */
const AGAINST_A_BOT = {
  bots: [{ seat: 1, bot: 'random' }],
  options: { startingSeat: '1' },
  start: true,
};

describe.each(KINDS)('trouble on %s', (kind) => {
  let place: Place;
  let server: RunningServer;
  let back: Store;

  beforeAll(async () => {
    place = await freshPlace(kind);
    server = await serverAt(place, { timing: { ackPatience: 150 } });
    back = await openStore(place);
  });
  afterAll(async () => {
    await back.close();
    await server.close();
    await place.remove();
  });

  const hideAnswers = () => back.db.schema.alterTable('answer').renameTo('hidden').execute();
  const showAnswers = () => back.db.schema.alterTable('hidden').renameTo('answer').execute();

  test('an answer that cannot be written is shown to nobody, and can be given again', async () => {
    const ada = await TestPlayer.guest(server.url, 'Ada');
    const eve = await TestPlayer.guest(server.url, 'Eve');
    const { id } = await ada.table(AGAINST_A_BOT);
    const table = await ada.watch(id);
    const atEve = await eve.watch(id);
    await table.until('a decision', () => table.decision !== null);
    const before = table.view;
    await hideAnswers();
    expect(await ada.answer(id)).toMatchObject({ ok: false, error: { code: 'internal' } });
    await showAnswers();
    expect(await ada.must('match', { id })).toMatchObject({ length: 0, status: 'playing' });
    await ada.send('resync', { match: id });
    await table.until('the table again', () => table.updates.length > 1);
    expect(table.view).toEqual(before);
    expect(atEve.updates.every((update) => update.seq === 0)).toBe(true);
    expect(await ada.answer(id)).toEqual({ ok: true, value: { seq: 1 } });
    await table.until('it goes on', () => table.last?.seq === 1);
    await playToEnd(ada, id);
    expect(table.misfits).toBe(0);
  });

  test('what cannot be taken back in the store stays as it was', async () => {
    const ada = await TestPlayer.guest(server.url, 'Ada');
    const { id } = await ada.table({ bots: AGAINST_A_BOT.bots, start: true });
    const table = await ada.watch(id);
    let tried = false;
    while (!tried && table.info?.status === 'playing') {
      await table.until(
        'a turn',
        () => table.decision !== null || table.info?.status !== 'playing',
      );
      if (table.decision === null) break;
      const { seq } = await ada
        .answer(id)
        .then((outcome) => (outcome.ok ? outcome.value : { seq: 0 }));
      await table.until('an update', () => (table.last?.seq ?? 0) >= seq);
      const { undo } = table.last ?? {};
      if (table.last?.seq !== seq || undo === undefined || !('to' in undo)) continue;
      await hideAnswers();
      const outcome = await ada.sendUndo({ match: id, seat: 0, seq, to: undo.to });
      await showAnswers();
      // A bot may have answered in between; then it was too late to take anything back.
      if (outcome.ok || outcome.error.code !== 'internal') continue;
      tried = true;
      expect((await ada.must('match', { id })).length).toBeGreaterThanOrEqual(seq);
    }
    expect(tried).toBe(true);
    await playToEnd(ada, id);
    expect(table.misfits).toBe(0);
  });

  test('a client that does not acknowledge is sent the whole table now and then', async () => {
    const ada = await TestPlayer.guest(server.url, 'Ada');
    const { id } = await ada.table(AGAINST_A_BOT);
    const table = new WatchedTable();
    table.acknowledge = false;
    ada.tables.set(id, table);
    await ada.watch(id);
    await table.until('a second whole view', () => table.updates.length >= 3);
    expect(table.updates.slice(1).every((update) => update.view.kind === 'full')).toBe(true);
    table.acknowledge = true;
    const before = table.updates.length;
    await playToEnd(ada, id);
    expect(table.misfits).toBe(0);
    // One that is acknowledged late may be followed by a whole view again; not every one is.
    const kinds = table.updates.slice(before).map((update) => update.view.kind);
    expect(kinds).toContain('patch');
  });

  test('a match whose log does not replay has stopped for its own people and for nobody else', async () => {
    const ada = await TestPlayer.guest(server.url, 'Ada');
    const { id } = await ada.table(AGAINST_A_BOT);
    const { id: sound } = await ada.table(AGAINST_A_BOT);
    await server.close();
    await back.db
      .insertInto('answer')
      .values({ match: id, seq: 0, seat: 1, picks: '[77]', bot: null, at: 0, ticket: null })
      .execute();
    await back.db
      .updateTable('match')
      .set({ length: 1, deadline: 1 })
      .where('id', '=', id)
      .execute();
    server = await serverAt(place, { timing: { ackPatience: 150 } });
    const again = new TestPlayer(server.url);
    again.cookie = ada.cookie;
    const stopped = await again.watch(id);
    expect(stopped.info?.frozen).toContain('the log does not replay');
    expect(await again.sendAnswer({ match: id, seat: 0, picks: [0] })).toMatchObject({
      error: { code: 'over' },
    });
    const table = await again.watch(sound);
    await table.until('a decision', () => table.decision !== null);
    expect((await again.answer(sound)).ok).toBe(true);
    again.disconnect();
  });
});
