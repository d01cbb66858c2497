import { describe, expect, test } from 'vitest';
import { KINDS, openHouse } from './support/house.ts';
import { TestPlayer } from './support/player.ts';

describe.each(KINDS)('chat on %s', (kind) => {
  const house = openHouse(kind);

  test('reaches everybody at the table, now and later, except who does not want to read it', async () => {
    const [ada, ben, eve] = (await Promise.all(
      ['Ada', 'Ben', 'Eve'].map((name) => TestPlayer.guest(house.url, name)),
    )) as [TestPlayer, TestPlayer, TestPlayer];
    const { id } = await ada.table();
    await ben.must('join', { id });
    const atAda = await ada.watch(id);
    const atBen = await ben.watch(id);
    const say = (who: TestPlayer, text: string) => who.send('chat', { match: id, text });

    expect(await say(ada, ' <script>alert(1)</script>\u202e ')).toEqual({ ok: true, value: null });
    await atBen.until('a line', () => atBen.lines.some((line) => line.player === ada.id));
    const line = atBen.lines.at(-1);
    expect(line).toMatchObject({ player: ada.id, name: 'Ada', text: '<script>alert(1)</script>' });

    expect(await ben.send('mute', { match: id, player: ada.id, mute: true })).toMatchObject({
      ok: true,
    });
    expect(await ben.send('mute', { match: id, player: ben.id, mute: true })).toMatchObject({
      error: { code: 'not-allowed' },
    });
    await atBen.until('it is noted', () => atBen.info?.muted?.includes(ada.id) === true);
    const seen = atBen.lines.filter((entry) => entry.text === 'can you hear me').length;
    await say(ada, 'can you hear me');
    await say(ben, 'I am quiet');
    await atAda.until('Ben is heard', () =>
      atAda.lines.some((entry) => entry.text === 'I am quiet'),
    );
    await atBen.until('Ben hears himself', () =>
      atBen.lines.some((entry) => entry.text === 'I am quiet'),
    );
    expect(seen).toBe(0);
    expect(atBen.lines.filter((entry) => entry.text === 'can you hear me')).toEqual([]);
    expect((await ben.must('match', { id })).muted).toEqual([ada.id]);

    const atEve = await eve.watch(id);
    await atEve.until('what was said', () => atEve.lines.length > 0);
    expect(atEve.lines.map((entry) => entry.text)).toEqual([
      'Ben sat down.',
      '<script>alert(1)</script>',
      'can you hear me',
      'I am quiet',
    ]);
    expect(atEve.lines.map((entry) => entry.id)).toEqual([1, 2, 3, 4]);

    await ben.send('mute', { match: id, player: ada.id, mute: false });
    await atBen.until('the line after all', () =>
      atBen.lines.some((entry) => entry.text === 'can you hear me'),
    );
  });
});
