import { gatherings } from '@conclave/game-gatherings';
import type { Game } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { checkGame } from '../src/check-game.ts';
import { conclave, makeIo } from './harness.ts';

describe('check', () => {
  it('runs one check on one table', async () => {
    const flags = '--only cards --seats 3 --seed x --games 1'.split(' ');
    const { code, out, err } = await conclave(['check', 'gatherings', ...flags]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^ok +cards +[\d.]+ s\n1 check passed, 0 failed\n$/);
  });

  it('prints the outcome for a machine', async () => {
    const flags = ['--only', 'scores', '--seats', '2', '--options', '{"total":5}', '--json'];
    const { code, out } = await conclave(['check', 'gatherings', ...flags]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual([
      { check: 'scores', ok: true, seconds: expect.any(Number), failures: [] },
    ]);
  });

  it('names the check under way on a terminal', async () => {
    const flags = '--only words --seats 2'.split(' ');
    const { err } = await conclave(['check', 'gatherings', ...flags], { tty: true });
    expect(err).toBe('… words\r\u001b[K');
  });

  const endless: Game = { ...gatherings, longest: 10 };
  const wish = { seats: 2, seed: 'x', games: 1 };

  it('fails with the seed, the log and the command that shows it again', () => {
    const { io, out } = makeIo();
    expect(checkGame(endless, ['words', 'ends'], wish, io, 'words')).toBe(1);
    const told = out.join('');
    expect(told).toMatch(/^FAILED {2}ends /m);
    expect(told).toMatch(/seed: +x$/m);
    expect(told).toMatch(/log: +\{"format":"conclave-log\/1"/);
    expect(told).toMatch(
      /again: +npx conclave check gatherings --seats 2 .*--seed 'x' --only ends/,
    );
  });

  it('tells a machine the same, and each failure once', () => {
    const { io, out } = makeIo();
    expect(checkGame(endless, ['ends', 'words'], wish, io, 'json')).toBe(1);
    const [ends, words] = JSON.parse(out.join('')) as Record<string, unknown>[];
    expect(ends).toMatchObject({ check: 'ends', ok: false });
    expect(ends?.['failures']).toContainEqual(expect.objectContaining({ seats: 2, seed: 'x' }));
    const failures = (words?.['failures'] ?? []) as unknown[];
    expect(new Set(failures.map((failure) => JSON.stringify(failure))).size).toBe(failures.length);
  });

  it.each([
    [['--only', 'card'], 'There is no check "card". Did you mean "cards"?'],
    [['--seats', '9'], '--seats must be a whole number from 2 to 6'],
    [['--options', '{'], '--options is not JSON'],
    [['--options', '{"total":1}'], 'The option "total": must be'],
  ])('refuses %j with one sentence', async (flags, says) => {
    const { code, out, err } = await conclave(['check', 'gatherings', ...flags]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(says);
  });
});
