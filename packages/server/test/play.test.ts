import { gatherings } from '@conclave/game-gatherings';
import { SPECTATOR } from '@conclave/kernel/look';
import { type GameLog, sha256, verify } from '@conclave/kernel/play';
import type { MatchInfo } from '@conclave/protocol';
import { describe, expect, test } from 'vitest';
import { freshPlace, KINDS, openHouse, serverAt } from './support/house.ts';
import { playToEnd, TestPlayer } from './support/player.ts';
import { expectOwnViews, matchAt } from './support/replayed.ts';

describe.each(KINDS)('a game on %s', (kind) => {
  const house = openHouse(kind);

  /** Two people and a bot at one table, playing; the people look at it. */
  async function threeAtATable(options: Record<string, unknown> = {}) {
    const ada = await TestPlayer.guest(house.url, 'Ada');
    const ben = await TestPlayer.guest(house.url, 'Ben');
    const { id } = await ada.table({ seats: 3, bots: [{ seat: 2, bot: 'greedy' }], options });
    await ben.must('join', { id });
    await ada.must('start', { id });
    return { ada, ben, id, atAda: await ada.watch(id), atBen: await ben.watch(id) };
  }

  test('is played to its end by two people and a bot, and everybody sees only their own view', async () => {
    const ada = await TestPlayer.guest(house.url, 'Ada');
    const ben = await TestPlayer.guest(house.url, 'Ben');
    const eve = await TestPlayer.guest(house.url, 'Eve');
    const lobby = await ada.table({ seats: 3, bots: [{ seat: 2, bot: 'greedy' }] });
    expect(lobby).toMatchObject({ status: 'lobby', you: 0, seed: null, host: ada.id });
    await ben.must('join', { id: lobby.id });
    const atAda = await ada.watch(lobby.id);
    const atBen = await ben.watch(lobby.id);
    const atEve = await eve.watch(lobby.id);
    expect(atEve.info).toMatchObject({ you: null, seedHash: lobby.seedHash, invite: null });
    await ada.must('start', { id: lobby.id });
    await Promise.all([playToEnd(ada, lobby.id), playToEnd(ben, lobby.id)]);
    await atEve.until('the end', () => atEve.info?.status === 'finished');

    const found = await ada.must('replay', { id: lobby.id });
    const log = found.log as GameLog;
    expect(verify(gatherings, log)).toBeUndefined();
    expect(log.seedHash).toBe(lobby.seedHash);
    expect(sha256(atBen.info?.seed ?? '')).toBe(lobby.seedHash);
    for (const info of [...atAda.infos, ...atBen.infos, ...atEve.infos]) {
      if (info.status !== 'finished') expect(info.seed).toBeNull();
    }
    expectOwnViews(atAda, found, 0);
    expectOwnViews(atBen, found, 1);
    expectOwnViews(atEve, found, SPECTATOR);
    const sent = JSON.stringify([atAda.updates, atBen.updates, atEve.updates]);
    expect(sent).not.toContain(log.seed);

    const patches = atBen.updates.filter((update) => update.view.kind === 'patch');
    expect(patches.length).toBe(atBen.updates.length - 1);
    expect(atBen.info?.winners).toEqual(atAda.info?.winners);
    const { statistics } = await ada.profile();
    const won = atAda.info?.winners.includes(0) ? 1 : 0;
    expect(statistics).toMatchObject([{ game: 'gatherings', played: 1, won }]);
    expect(await ada.must('myFinished')).toMatchObject([{ id: lobby.id, status: 'finished' }]);
    expect(await ada.must('mine')).toEqual([]);
  });

  test('goes on where it stood for somebody who comes back', async () => {
    const { ada, ben, id, atAda, atBen } = await threeAtATable({ startingSeat: '1' });
    await atAda.until('a decision', () => atAda.decision !== null);
    await atBen.until('the table', () => atBen.last !== undefined);
    const seen = atBen.updates.length;
    const since = { seq: atBen.last?.seq ?? 0, epoch: atBen.last?.epoch ?? 0 };
    ben.disconnect();
    await atAda.until('the other is away', () => atAda.info?.seats[1]?.connected === false);
    for (let i = 0; i < 2 && atAda.decision !== null; i++) {
      const seq = atAda.last?.seq ?? 0;
      expect((await ada.answer(id)).ok).toBe(true);
      await atAda.until('an update', () => (atAda.last?.seq ?? 0) > seq);
    }
    expect(await ben.watch(id, { since })).toBe(atBen);
    await atBen.until('what was missed', () => atBen.updates.length > seen);
    expect(atBen.updates[seen]).toMatchObject({ view: { kind: 'full' }, from: since.seq });
    expect(atBen.updates[seen]?.seq).toBeGreaterThan(since.seq);
    await atAda.until('the other is back', () => atAda.info?.seats[1]?.connected === true);
    await Promise.all([playToEnd(ada, id), playToEnd(ben, id)]);
    expectOwnViews(atAda, await ada.must('replay', { id }), 0);
  });

  test('sends a whole view to a client that asks for one', async () => {
    const { ada, id, atAda, atBen } = await threeAtATable({ startingSeat: '1' });
    await atAda.until('a first decision', () => atAda.decision !== null);
    const before = atAda.updates.length;
    expect(await ada.send('resync', { match: id })).toEqual({ ok: true, value: null });
    await atAda.until('a whole view', () => atAda.updates.length > before);
    expect(atAda.last?.view.kind).toBe('full');
    expect(atAda.last?.from).toBe(atAda.last?.seq);
    expect(atBen.misfits).toBe(0);
  });

  test('takes answers back as far as nothing was revealed, for everybody', async () => {
    const { ada, ben, id, atAda, atBen } = await threeAtATable({ startingSeat: '1' });
    await atAda.until('a decision', () => atAda.decision !== null);
    // Whoever may pass can also think again: passing shows nothing until the turn goes on.
    let taken: number | undefined;
    const both = [
      [ada, atAda],
      [ben, atBen],
    ] as const;
    for (let i = 0; i < 400 && taken === undefined && atAda.info?.status === 'playing'; i++) {
      await atAda.until(
        'somebody to decide',
        () => both.some(([, table]) => table.decision !== null) || atAda.info?.status !== 'playing',
      );
      const turn = both.find(([, table]) => table.decision !== null);
      if (turn === undefined) break;
      const [player, table] = turn;
      const { seq = 0, decision } = table.last ?? {};
      const outcome = await player.answer(id);
      if (!outcome.ok) continue;
      await table.until('an update', () => (table.last?.seq ?? 0) > seq);
      const { undo, seq: now = 0 } = table.last ?? {};
      if (undo === undefined || !('to' in undo) || undo.to > seq) continue;
      const seat = decision?.seat ?? 0;
      const refused = await player.sendUndo({ match: id, seat, seq: now - 1, to: seq });
      expect(refused).toMatchObject({ ok: false, error: { code: 'stale' } });
      const done = await player.sendUndo({ match: id, seat, seq: now, to: seq });
      if (!done.ok) continue;
      expect(done).toEqual({ ok: true, value: { seq } });
      taken = seq;
      await table.until('the table as it was', () => table.last?.seq === seq);
      expect(table.decision).toEqual(decision);
      expect(table.last?.epoch).toBe(1);
      const other = player === ada ? atBen : atAda;
      await other.until('the others see it', () => other.last?.epoch === 1);
      expect(other.last?.seq).toBe(seq);
      await other.until('and are told', () =>
        other.lines.some((line) => line.text.includes('took back')),
      );
    }
    expect(taken).toBeDefined();
    await Promise.all([playToEnd(ada, id), playToEnd(ben, id)]);
    const found = await ben.must('replay', { id });
    expect(verify(gatherings, found.log as GameLog)).toBeUndefined();
    expect(atBen.view).toEqual(
      matchAt(found, found.log ? (found.log as GameLog).answers.length : 0).view(1),
    );
  });

  test('refuses to take back what another seat has answered since', async () => {
    const { ada, ben, id, atAda, atBen } = await threeAtATable();
    await atAda.until(
      'somebody to decide',
      () => atAda.decision !== null || atBen.decision !== null,
    );
    const [player, table, other] =
      atAda.decision === null ? ([ben, atBen, 0] as const) : ([ada, atAda, 1] as const);
    const seq = table.last?.seq ?? 0;
    await player.answer(id);
    await table.until('an update', () => (table.last?.seq ?? 0) > seq);
    const foreign = await player.sendUndo({
      match: id,
      seat: other,
      seq: table.last?.seq,
      to: 0,
    });
    expect(foreign).toMatchObject({ ok: false, error: { code: 'wrong-seat' } });
  });

  test('lets a bot play on for whoever resigns, and counts it as lost', async () => {
    const { ada, ben, id, atAda, atBen } = await threeAtATable();
    expect(await ada.send('resign', { match: id, seat: 0 })).toEqual({ ok: true, value: null });
    await atBen.until('the seat is a bot now', () => atBen.info?.seats[0]?.resigned === true);
    expect(atBen.info?.seats[0]).toMatchObject({ kind: 'person', standIn: true, name: 'Ada' });
    expect(await ada.send('returnToSeat', { match: id, seat: 0 })).toMatchObject({
      error: { code: 'not-allowed' },
    });
    await playToEnd(ben, id);
    await atAda.until('the end', () => atAda.info?.status === 'finished');
    expect((await ada.profile()).statistics).toMatchObject([{ played: 1, won: 0 }]);
  });

  test('gives a seat to a bot and back again', async () => {
    const { ada, ben, id, atAda, atBen } = await threeAtATable({ startingSeat: '1' });
    await atAda.until('a decision', () => atAda.decision !== null);
    expect(await ada.send('leaveToBot', { match: id, seat: 0 })).toEqual({ ok: true, value: null });
    await atBen.until('a bot sits there', () => atBen.info?.seats[0]?.standIn === true);
    await atBen.until('the bot plays until the next person', () => atBen.decision !== null);
    expect(await ada.sendAnswer({ match: id, seat: 0, seq: 0, picks: [0] })).toMatchObject({
      error: { code: 'not-open' },
    });
    expect(await ben.send('returnToSeat', { match: id, seat: 0 })).toMatchObject({
      error: { code: 'wrong-seat' },
    });
    expect(await ada.send('returnToSeat', { match: id, seat: 0 })).toEqual({
      ok: true,
      value: null,
    });
    await atBen.until('Ada is back', () => atBen.info?.seats[0]?.standIn === false);
    await Promise.all([playToEnd(ada, id), playToEnd(ben, id)]);
    expectOwnViews(atAda, await ada.must('replay', { id }), 0);
    expect(atAda.lines.map((line) => line.text)).toEqual([
      'Ben sat down.',
      'Ada left the seat to a bot.',
      'Ada is back.',
    ]);
  });

  test('is rebuilt from the log after it was forgotten', async () => {
    const small = await freshPlace(kind);
    const forgetful = await serverAt(small, { idleMatches: 0 });
    const ada = await TestPlayer.guest(forgetful.url, 'Ada');
    const tables: MatchInfo[] = [];
    for (let i = 0; i < 3; i++) {
      tables.push(await ada.table({ bots: [{ seat: 1, bot: 'random' }], start: true }));
    }
    for (const { id } of tables) {
      const table = await ada.watch(id);
      await table.until('a decision', () => table.decision !== null);
      await ada.answer(id);
      ada.disconnect();
    }
    for (const { id } of tables) {
      const table = await ada.watch(id);
      await playToEnd(ada, id);
      expect(table.misfits).toBe(0);
      const { log } = await ada.must('replay', { id });
      expect(verify(gatherings, log as GameLog)).toBeUndefined();
    }
    ada.disconnect();
    await forgetful.close();
    await small.remove();
  });
});
