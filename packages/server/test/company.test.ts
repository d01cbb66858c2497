import { describe, expect, test } from 'vitest';
import { KINDS, openHouse } from './support/house.ts';
import { playToEnd, TestPlayer } from './support/player.ts';

describe.each(KINDS)('company at a table on %s', (kind) => {
  const house = openHouse(kind, { awaySeconds: 0.3 });

  async function twoAtATable() {
    const ada = await TestPlayer.guest(house.url, 'Ada');
    const ben = await TestPlayer.guest(house.url, 'Ben');
    const { id } = await ada.table();
    await ben.must('join', { id });
    await ada.must('start', { id });
    return { ada, ben, id, atAda: await ada.watch(id), atBen: await ben.watch(id) };
  }

  test('who is away for long is replaced by a bot that another puts there, and can come back', async () => {
    const { ada, ben, id, atAda } = await twoAtATable();
    const eve = await TestPlayer.guest(house.url, 'Eve');
    await eve.watch(id);
    const put = { match: id, seat: 1 };
    expect(await ada.send('putBot', put)).toMatchObject({ error: { code: 'not-allowed' } });
    ben.disconnect();
    await atAda.until('Ben is away', () => atAda.info?.seats[1]?.connected === false);
    expect(atAda.info?.seats[1]?.botFrom).toBeGreaterThan(Date.now() - 300);
    expect(await ada.send('putBot', { match: id, seat: 0 })).toMatchObject({
      error: { code: 'not-allowed' },
    });
    await expect.poll(async () => (await ada.send('putBot', put)).ok).toBe(true);
    expect(await eve.send('putBot', put)).toMatchObject({ error: { code: 'not-allowed' } });
    expect(await ada.send('putBot', put)).toEqual({ ok: true, value: null });
    const lines = () => atAda.lines.map((line) => line.text);
    await atAda.until('it is told', () => lines().includes('Ben is away; Ada lets a bot play on.'));
    const back = new TestPlayer(house.url);
    back.cookie = ben.cookie;
    const atBack = await back.watch(id);
    expect(atBack.info?.seats[1]).toMatchObject({ standIn: true });
    expect(await back.send('returnToSeat', put)).toEqual({ ok: true, value: null });
    back.disconnect();
    await atAda.until('Ben is away again', () => atAda.info?.seats[1]?.connected === false);
    await expect.poll(async () => (await ada.send('putBot', put)).ok).toBe(true);
    await playToEnd(ada, id);
    ada.disconnect();
    eve.disconnect();
  });

  test('a table over days leaves it to its clock, and nobody is replaced before the start', async () => {
    const ada = await TestPlayer.guest(house.url, 'Ada');
    const ben = await TestPlayer.guest(house.url, 'Ben');
    const { id } = await ada.table({ pace: { kind: 'days', days: 3 } });
    await ben.must('join', { id });
    await ada.watch(id);
    const put = { match: id, seat: 1 };
    expect(await ada.send('putBot', put)).toMatchObject({ error: { code: 'not-open' } });
    await ada.must('start', { id });
    expect(await ada.send('putBot', put)).toMatchObject({
      error: { code: 'not-allowed', message: expect.stringContaining('over days') },
    });
    ada.disconnect();
  });

  test.each([true, false])(
    'who was asked to leave sees nothing more of the table, private: %s',
    async (isPrivate) => {
      const ada = await TestPlayer.guest(house.url, 'Ada');
      const ben = await TestPlayer.guest(house.url, 'Ben');
      const { id, invite } = await ada.table({ private: isPrivate });
      const key = invite ?? '';
      await ben.must('join', { id, body: { key } });
      const atBen = await ben.watch(id, { key });
      const unsigned = new TestPlayer(house.url);
      const unseen = await unsigned.watch(id, { key });
      const freed = await ada.must('kick', { id, body: { seat: 1 } });
      await atBen.until('it closes', () => atBen.closed);
      const unknown = { ok: false, error: { code: 'unknown-match' } };
      expect(await ben.send('watch', { match: id, key })).toMatchObject(unknown);
      expect(await ben.send('chat', { match: id, text: 'hello' })).toMatchObject(unknown);
      expect(await ben.call('match', { id, query: { key } })).toMatchObject(unknown);
      expect(await ben.call('leave', { id })).toMatchObject(unknown);
      expect(await ben.call('join', { id, body: { key } })).toMatchObject({
        error: { code: 'not-allowed' },
      });
      expect((await ben.must('open')).map((match) => match.id)).not.toContain(id);
      expect((await ada.must('open')).some((match) => match.id === id)).toBe(!isPrivate);
      if (isPrivate) {
        // Nor without a name, by the link they had.
        expect(freed.invite).not.toBe(key);
        await unseen.until('it closes', () => unseen.closed);
        expect(await unsigned.send('watch', { match: id, key })).toMatchObject(unknown);
      }
      const lines = atBen.lines.length;
      const atAda = await ada.watch(id);
      await ada.send('chat', { match: id, text: 'now we are alone' });
      await atAda.until('the line', () => atAda.lines.some((line) => line.text.includes('alone')));
      expect(atBen.lines.length).toBe(lines);
      for (const one of [ada, ben, unsigned]) one.disconnect();
    },
  );

  test('leaving and dealing at once leaves a game or no table, and never something between', async () => {
    const ada = await TestPlayer.guest(house.url, 'Ada');
    for (let i = 0; i < 12; i++) {
      const { id } = await ada.table({ bots: [{ seat: 1, bot: 'random' }] });
      const asked =
        i % 2 === 0
          ? [ada.call('leave', { id }), ada.call('start', { id })]
          : [ada.call('start', { id }), ada.call('leave', { id })];
      const [one, other] = await Promise.all(asked);
      expect([one?.ok, other?.ok].filter(Boolean)).toHaveLength(1);
      const found = await ada.call('match', { id });
      if (found.ok) {
        expect(found.value.status).toBe('playing');
        await ada.watch(id);
        await playToEnd(ada, id);
      } else {
        expect(found.error.code).toBe('unknown-match');
        expect(await ada.send('watch', { match: id })).toMatchObject({
          error: { code: 'unknown-match' },
        });
      }
    }
    ada.disconnect();
  });
});
