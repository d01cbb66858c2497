import { describe, expect, test } from 'vitest';
import { freshPlace, KINDS, type Overrides, openHouse, serverAt } from './support/house.ts';
import { TestPlayer, type WatchedTable } from './support/player.ts';

/** A minute is short here, and a day not much longer. */
const MINUTE = 4000;
const DAY = 3500;
const TIMES: Overrides = { timing: { second: 10, minute: MINUTE, day: DAY, sweep: 30 } };

describe.each(KINDS)('clocks on %s', (kind) => {
  const house = openHouse(kind, TIMES);

  async function twoWith(pace: object): Promise<{
    ada: TestPlayer;
    ben: TestPlayer;
    id: string;
    atAda: WatchedTable;
    atBen: WatchedTable;
  }> {
    const ada = await TestPlayer.guest(house.url, 'Ada');
    const ben = await TestPlayer.guest(house.url, 'Ben');
    const body = { game: 'gatherings', seats: 2, pace, options: { startingSeat: '1' } };
    const { id } = await ada.must('create', { body });
    await ben.must('join', { id });
    await ada.must('start', { id });
    const atAda = await ada.watch(id);
    const atBen = await ben.watch(id);
    await atAda.until('a decision', () => atAda.decision !== null);
    return { ada, ben, id, atAda, atBen };
  }

  test('a bot takes over where live time runs out, and the seat is not given back', async () => {
    const { ada, id, atAda, atBen } = await twoWith({ kind: 'live', minutes: 1, increment: 5 });
    expect(atAda.last?.clocks).toHaveLength(2);
    const [left = 0, full] = atAda.last?.clocks ?? [];
    expect(left).toBeLessThanOrEqual(MINUTE);
    expect(full).toBe(MINUTE);
    expect(await ada.answer(id)).toMatchObject({ ok: true });
    await atAda.until('an update', () => atAda.updates.length > 1);
    expect(atAda.last?.clocks?.[0]).toBeGreaterThan(0);
    await atBen.until('a bot sits there', () => atBen.info?.seats[0]?.standIn === true);
    await atBen.until('the bot hands on', () => atBen.decision !== null);
    expect(atBen.info?.seats[0]).toMatchObject({ clock: 0, resigned: false });
    expect(atBen.lines.map((line) => line.text)).toContain('Ada ran out of time; a bot plays on.');
    expect(await ada.send('returnToSeat', { match: id, seat: 0 })).toMatchObject({
      error: { code: 'not-allowed' },
    });
    // Ben's clock ran only while he was asked; then it runs out as well, and bots finish.
    await atBen.until('the end', () => atBen.info?.status === 'finished');
    expect((await ada.profile()).statistics).toMatchObject([{ played: 1, won: 0 }]);
  });

  test('over days each decision has its own time, and a seat can be taken back', async () => {
    const { ada, ben, id, atAda, atBen } = await twoWith({ kind: 'days', days: 1 });
    expect(await ada.answer(id)).toMatchObject({ ok: true });
    await atAda.until('an update', () => atAda.updates.length > 1);
    expect(atAda.last?.clocks?.[0]).toBeGreaterThan(DAY / 2);
    await atBen.until('a bot sits there', () => atBen.info?.seats[0]?.standIn === true);
    await atBen.until('the bot hands on', () => atBen.decision !== null);
    expect(await ada.send('returnToSeat', { match: id, seat: 0 })).toEqual({
      ok: true,
      value: null,
    });
    await atBen.until('Ada is back', () => atBen.info?.seats[0]?.standIn === false);
    expect(await ben.send('resign', { match: id, seat: 1 })).toEqual({ ok: true, value: null });
  });

  test('time runs on over days while the server is away, and stands still in a live game', async () => {
    const away = await freshPlace(kind);
    const first = await serverAt(away, TIMES);
    const ada = await TestPlayer.guest(first.url, 'Ada');
    const bots = [{ seat: 1, bot: 'random' }];
    const wish = {
      game: 'gatherings',
      seats: 2,
      bots,
      start: true,
      options: { startingSeat: '1' },
    };
    const live = await ada.must('create', {
      body: { ...wish, pace: { kind: 'live', minutes: 1, increment: 0 } },
    });
    const days = await ada.must('create', { body: { ...wish, pace: { kind: 'days', days: 1 } } });
    await first.close();
    await new Promise((resolve) => setTimeout(resolve, MINUTE + 100));
    const second = await serverAt(away, TIMES);
    const again = new TestPlayer(second.url);
    again.cookie = ada.cookie;
    const stands = await again.must('match', { id: live.id });
    expect(stands.seats[0]).toMatchObject({ standIn: false });
    expect(stands.seats[0]?.clock).toBeGreaterThan(MINUTE / 4);
    await expect
      .poll(async () => (await again.must('match', { id: days.id })).seats[0]?.standIn)
      .toBe(true);
    await second.close();
    await away.remove();
  });
});
