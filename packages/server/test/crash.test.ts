import { gatherings } from '@conclave/game-gatherings';
import { type GameLog, verify } from '@conclave/kernel/play';
import { describe, expect, test } from 'vitest';
import { childServer } from './support/child.ts';
import { freshPlace, KINDS } from './support/house.ts';
import { playToEnd, simplest, TestPlayer } from './support/player.ts';
import { matchAt } from './support/replayed.ts';

/** Half of them a person against a bot, half of them bots alone with somebody who looks on. */
const GAMES = 50;
const SHORT = { total: 5 };

interface Acknowledged {
  readonly seq: number;
  readonly seat: number;
  readonly picks: readonly number[];
}

/** Answers until the server is gone, and remembers what was acknowledged. */
async function playUntilCut(
  player: TestPlayer,
  id: string,
  acknowledged: Acknowledged[],
): Promise<void> {
  const table = await player.watch(id);
  const cut = new Promise<'cut'>((resolve) =>
    player.socket.once('disconnect', () => {
      table.wake();
      resolve('cut');
    }),
  );
  for (;;) {
    const over = () => table.info?.status === 'finished' || !player.socket.connected;
    await table.until('a decision', () => table.decision !== null || over());
    const { decision, last } = table;
    if (over() || decision === null || last === undefined) return;
    const picks = simplest(decision);
    const outcome = await Promise.race([player.answer(id, picks), cut]);
    if (outcome === 'cut') return;
    if (outcome.ok) acknowledged.push({ seq: outcome.value.seq - 1, seat: decision.seat, picks });
    await table.until('an update', () => table.last !== last || over());
  }
}

describe.each(KINDS)('a server that is killed on %s', (kind) => {
  test('has every acknowledged answer afterwards, and all games go on to their end', async () => {
    const place = await freshPlace(kind);
    // Slow bots: however long the people take, the games of bots alone are not over before the cut.
    const first = await childServer(place, { BOT_DELAY: '40' });
    const people = await Promise.all(
      Array.from({ length: GAMES / 2 }, (_, i) => TestPlayer.guest(first.url, `Player ${i}`)),
    );
    const acknowledged = new Map<string, Acknowledged[]>();
    const own: string[] = [];
    const alone: string[] = [];
    const playing = people.map(async (player, i) => {
      const bots = [0, 1, 2].map((seat) => ({ seat, bot: i % 5 === 0 ? 'greedy' : 'random' }));
      // Somebody looks on at each, so that the bots take their time there as well.
      alone[i] = (await player.table({ seats: 3, bots, options: SHORT, start: true })).id;
      await player.watch(alone[i] ?? '');
      const { id } = await player.table({ bots: bots.slice(1, 2), options: SHORT, start: true });
      own[i] = id;
      const answers: Acknowledged[] = [];
      acknowledged.set(id, answers);
      await playUntilCut(player, id, answers);
    });
    const count = (): number =>
      [...acknowledged.values()].reduce((sum, own) => sum + own.length, 0);
    await expect.poll(count, { timeout: 60_000, interval: 10 }).toBeGreaterThan(60);
    await first.kill();
    await Promise.all(playing);
    const seen = new Map(people.flatMap((player) => [...player.tables]));
    const inPlay = [...seen.values()].filter((table) => table.info?.status !== 'finished');
    expect(seen.size).toBe(GAMES);
    expect(inPlay.length).toBeGreaterThan(GAMES / 2);

    const second = await childServer(place);
    const back = people.map((player) => {
      const again = new TestPlayer(second.url);
      again.cookie = player.cookie;
      return again;
    });
    await Promise.all(
      back.map(async (player, i) => {
        const id = own[i] ?? '';
        const table = await player.watch(id);
        if (table.info?.status !== 'finished') await playToEnd(player, id);
        const watched = alone[i] ?? '';
        await expect
          .poll(async () => (await player.must('match', { id: watched })).status, {
            timeout: 60_000,
          })
          .toBe('finished');
        for (const each of [id, watched]) {
          const log = (await player.must('replay', { id: each })).log as GameLog;
          expect(verify(gatherings, log)).toBeUndefined();
          for (const { seq, seat, picks } of acknowledged.get(each) ?? []) {
            expect(log.answers[seq]).toEqual({ seat, picks });
          }
          // What was shown before the cut is still so: nobody saw an answer that was lost.
          const shown = seen.get(each)?.last;
          expect(log.answers.length).toBeGreaterThanOrEqual(shown?.seq ?? 0);
          const viewer = shown?.viewer ?? 0;
          const replayed = matchAt({ id: each, names: [], log }, shown?.seq ?? 0);
          expect(seen.get(each)?.view).toEqual(replayed.view(viewer));
        }
        player.disconnect();
      }),
    );
    expect(await second.kill('SIGTERM')).toBe(0);
    await place.remove();
  }, 180_000);
});

test('a wrong setting stops the server with one sentence', async () => {
  const place = await freshPlace('sqlite');
  await expect(childServer(place, { PORT: 'none' })).rejects.toThrow(
    'The setting PORT must be a number.',
  );
  await expect(
    childServer(place, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }),
  ).rejects.toThrow(/The server cannot start: .*ECONNREFUSED/);
  await place.remove();
});
