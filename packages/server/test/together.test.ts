import { describe, expect, test } from 'vitest';
import { KINDS, openHouse } from './support/house.ts';
import { TestPlayer } from './support/player.ts';

describe.each(KINDS)('a draft on %s', (kind) => {
  const house = openHouse(kind);

  test('an answer may be changed while others think, theirs stand, and it outlives a restart', async () => {
    const people = await Promise.all(
      ['Ada', 'Ben', 'Eve'].map((name) => TestPlayer.guest(house.url, name)),
    );
    const [ada, ben, eve] = people as [TestPlayer, TestPlayer, TestPlayer];
    const { id } = await ada.table({ game: 'seasons', seats: 3, options: { enchantment: 'none' } });
    await ben.must('join', { id });
    await eve.must('join', { id });
    await ada.must('start', { id });
    const [atAda, atBen, atEve] = await Promise.all(people.map((one) => one.watch(id)));
    if (atAda === undefined || atBen === undefined || atEve === undefined) throw new Error('gone');
    await atAda.until('a decision', () => atAda.decision !== null);
    await atBen.until('a decision', () => atBen.decision !== null);
    const first = atAda.decision;
    const codes = first?.options.map(({ code }) => code) ?? [];
    expect(codes.length).toBeGreaterThan(1);
    expect(await ada.answer(id, codes.slice(0, 1))).toMatchObject({ ok: true });
    expect(await ben.answer(id)).toMatchObject({ ok: true });
    await atAda.until('both', () => atAda.last?.seq === 2);
    expect(atAda.last?.undo).toEqual({ change: 0 });

    const tooFar = await ada.sendUndo({ match: id, seat: 0, seq: 2, to: 1 });
    expect(tooFar).toMatchObject({ ok: false, error: { code: 'refused' } });
    const done = await ada.sendUndo({ match: id, seat: 0, seq: 2, to: 0 });
    expect(done).toEqual({ ok: true, value: { seq: 1 } });
    await atAda.until('the question again', () => atAda.decision !== null);
    expect(atAda.decision).toEqual(first);
    await atBen.until('one answer', () => atBen.last?.seq === 1);
    expect(atBen.decision).toBeNull();
    await atBen.until('it is told', () =>
      atBen.lines.some((line) => line.text.includes('Ada thinks again')),
    );

    await house.restart();
    const back = await Promise.all(
      people.map(async (one) => {
        const again = new TestPlayer(house.url);
        again.cookie = one.cookie;
        return { player: again, table: await again.watch(id) };
      }),
    );
    const [ada2, ben2, eve2] = back;
    if (ada2 === undefined || ben2 === undefined || eve2 === undefined) throw new Error('gone');
    await ada2.table.until('the question', () => ada2.table.decision !== null);
    await ben2.table.until('the table', () => ben2.table.last !== undefined);
    expect(ben2.table.decision).toBeNull();
    expect(await ada2.player.answer(id, codes.slice(1, 2))).toMatchObject({ ok: true });
    await eve2.table.until('her turn', () => eve2.table.decision !== null);
    expect(await eve2.player.answer(id)).toMatchObject({ ok: true });
    await ada2.table.until('the next question', () => ada2.table.decision !== null);
    expect(ada2.table.last?.seq).toBe(3);
    for (const { player } of back) player.disconnect();
    for (const one of people) one.disconnect();
  });
});
