import { BOTS } from '@conclave/bots';
import { gatherings } from '@conclave/game-gatherings';
import { type Decision, type GameLog, Match, verify } from '@conclave/kernel/play';
import { expect, test } from 'vitest';
import { think } from '../src/bots/think.ts';
import { openStore } from '../src/store/open.ts';
import { freshPlace, serverAt } from './support/house.ts';
import { simplest, TestPlayer } from './support/player.ts';

const BAD = ['thrower', 'cheater', 'sleeper', 'quitter'];
const BAD_BOTS = new URL('./support/bad-bots.mjs', import.meta.url).href;

test('a bot that throws, cheats, sleeps or quits is replaced for that answer', async () => {
  const place = await freshPlace('sqlite');
  const overrides = { botModules: [BAD_BOTS], timing: { botPatience: 150 } };
  const first = await serverAt(place, overrides);
  const ada = await TestPlayer.guest(first.url, 'Ada');
  const tables = await Promise.all(
    BAD.map(() =>
      ada.table({ bots: [{ seat: 1, bot: 'random' }], options: { startingSeat: '2' } }),
    ),
  );
  await first.close();
  // The lobby knows only good bots; these sit down behind its back.
  const back = await openStore(place);
  for (const [i, bot] of BAD.entries()) {
    const id = tables[i]?.id ?? '';
    await back.db
      .updateTable('seat')
      .set({ bot })
      .where('match', '=', id)
      .where('seat', '=', 1)
      .execute();
  }
  await back.close();
  const second = await serverAt(place, overrides);
  const player = new TestPlayer(second.url);
  player.cookie = ada.cookie;
  await Promise.all(tables.map(({ id }) => player.must('start', { id })));
  const lengths = async (): Promise<boolean> =>
    (await player.must('mine')).every((match) => match.length > 0);
  await expect.poll(lengths, { timeout: 20_000, interval: 100 }).toBe(true);
  const metrics = await (await player.fetch('/metrics')).text();
  const failed = BAD.filter((bot) => metrics.includes(`bot_failures_total{bot="${bot}"}`));
  expect(failed).toEqual(BAD);
  await second.close();
  await place.remove();
});

test('a bot works out the same options from its view as the match has', () => {
  const started = Match.start(gatherings, { seats: 4, seed: 'options', options: {} });
  if ('error' in started) throw new Error(started.error.reason);
  const { match } = started;
  const greedy = BOTS['greedy'];
  if (greedy === undefined) throw new Error('there is no greedy bot');
  for (let i = 0; i < 150 && !match.over; i++) {
    const seat = match.pending()[0]?.seat ?? 0;
    const decision = match.decision(seat) as Decision;
    const job = {
      id: i,
      game: 'gatherings',
      seats: 4,
      options: match.setup.options,
      seat,
      view: match.view(seat),
      bot: 'greedy',
      chance: `chance ${i}`,
    };
    const seen: number[][] = [];
    const spy = {
      name: 'spy',
      answer: (situation: Parameters<typeof greedy.answer>[0], picks: number[]) => {
        seen.push(situation.choices.codes.slice(0, situation.choices.count));
        greedy.answer(situation, picks);
      },
    };
    const picks = think(gatherings, spy, job);
    expect(seen[0]).toEqual(decision.options.map((option) => option.code));
    expect(match.answer(seat, i % 2 === 0 ? picks : simplest(decision))).toBeUndefined();
  }
});

test('bots alone finish a game nobody looks at', async () => {
  const place = await freshPlace('sqlite');
  const server = await serverAt(place);
  const ada = await TestPlayer.guest(server.url, 'Ada');
  const { id, you } = await ada.table({
    seats: 2,
    bots: [
      { seat: 0, bot: 'greedy' },
      { seat: 1, bot: 'random' },
    ],
    start: true,
  });
  expect(you).toBeNull();
  await expect
    .poll(async () => (await ada.must('match', { id })).status, { timeout: 20_000 })
    .toBe('finished');
  const { log } = await ada.must('replay', { id });
  expect(verify(gatherings, log as GameLog)).toBeUndefined();
  await server.close();
  await place.remove();
});

test('a bot waits a moment while somebody looks', async () => {
  const place = await freshPlace('sqlite');
  const botDelay = 150;
  const server = await serverAt(place, { botDelay });
  const ada = await TestPlayer.guest(server.url, 'Ada');
  const wish = { bots: [{ seat: 1, bot: 'random' }], options: { startingSeat: '1' }, start: true };
  const { id } = await ada.table(wish);
  const table = await ada.watch(id);
  const waits: number[] = [];
  while (waits.length < 2) {
    await table.until('a decision', () => table.decision !== null);
    const seq = table.last?.seq ?? 0;
    // From before the answer that hands the turn on: the bot cannot have been asked sooner.
    const before = Date.now();
    expect(await ada.answer(id)).toMatchObject({ ok: true });
    await table.until('an update', () => (table.last?.seq ?? 0) > seq);
    if (table.updates.find((update) => update.seq === seq + 1)?.decision !== null) continue;
    await table.until('the bot', () => (table.last?.seq ?? 0) > seq + 1);
    waits.push(Date.now() - before);
  }
  // A timer may count a millisecond less.
  for (const wait of waits) expect(wait).toBeGreaterThanOrEqual(botDelay - 1);
  ada.disconnect();
  await server.close();
  await place.remove();
});
