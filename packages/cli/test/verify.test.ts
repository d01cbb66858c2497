import { BOTS, openArena, playGame } from '@conclave/bots';
import { gatherings } from '@conclave/game-gatherings';
import { Rng } from '@conclave/kernel';
import { type Answer, type GameLog, Match } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { conclave, fileWith } from './harness.ts';

function playedLog(): GameLog {
  const seed = 'verified';
  const answers: Answer[] = [];
  const bots = [BOTS['random'], BOTS['random']].flatMap((bot) => bot ?? []);
  playGame(openArena(gatherings, 2), seed, bots, new Rng('r'), (seat, picks) => {
    answers.push({ seat, picks: [...picks] });
  });
  const started = Match.start(gatherings, { seats: 2, seed });
  if ('error' in started) throw new Error(started.error.reason);
  for (const { seat, picks } of answers) started.match.answer(seat, picks);
  return started.match.log();
}

const LOG = playedLog();

async function verdict(log: unknown): Promise<Record<string, unknown>> {
  const { code, out, err } = await conclave(['verify', fileWith(log), '--json']);
  const result = JSON.parse(out) as Record<string, unknown>;
  expect({ code, err }).toEqual({ code: result['ok'] === true ? 0 : 1, err: '' });
  return result;
}

const tampered = (index: number, answer: Answer): GameLog => ({
  ...LOG,
  answers: LOG.answers.map((own, i) => (i === index ? answer : own)),
});

describe('verify', () => {
  it('passes a log that is what it says', async () => {
    expect(await verdict(LOG)).toMatchObject({
      ok: true,
      game: 'gatherings',
      seats: 2,
      answers: LOG.answers.length,
      over: true,
      winners: [expect.any(Number)],
      seed: 'verified',
      seedHash: LOG.seedHash,
      hash: LOG.hash,
    });
    const { out } = await conclave(['verify', fileWith(LOG)]);
    expect(out).toContain('holds');
    expect(out).toMatch(/Player [12] won/);
  });

  it('names the first answer the rules do not take, with seat, picks, reason and rule', async () => {
    const seat = LOG.answers[0]?.seat ?? 0;
    const result = await verdict(tampered(0, { seat, picks: [9] }));
    expect(result).toMatchObject({ ok: false, place: 'answers[0]', answer: 0, seat, picks: [9] });
    expect(result).toMatchObject({ reason: '9 is not one of the options', rule: 'G-3.2' });
    const file = fileWith(tampered(0, { seat, picks: [9] }));
    const { code, out } = await conclave(['verify', file]);
    expect(code).toBe(1);
    expect(out).toContain('DOES NOT HOLD');
    expect(out).toMatch(/first disagree at answer 0 \(line \d+\)/);
    expect(out).toContain(`seat ${seat} answers [9]`);
    expect(out).toContain('(G-3.2)');
  });

  it('notices an answer by the wrong seat', async () => {
    const own = LOG.answers[4] as Answer;
    const result = await verdict(tampered(4, { seat: 1 - own.seat, picks: own.picks }));
    expect(result).toMatchObject({ ok: false, answer: 4, seat: 1 - own.seat });
  });

  it('notices a log that was cut short, by the hash of its end', async () => {
    const result = await verdict({ ...LOG, answers: LOG.answers.slice(0, -1) });
    expect(result).toMatchObject({ ok: false, place: 'hash' });
  });

  it('notices another seed, by its hash', async () => {
    expect(await verdict({ ...LOG, seed: 'other' })).toMatchObject({
      ok: false,
      place: 'seedHash',
      reason: 'is not the hash of the seed',
    });
  });

  it.each([
    ['{"format": "conclave-log/1",', { place: 'file', reason: expect.stringContaining('line 1') }],
    [[], { place: 'file' }],
    [
      { ...LOG, format: 'conclave-log/9' },
      { place: 'format', line: 2 },
    ],
    [
      { ...LOG, seats: '2' },
      { place: 'seats', line: 5 },
    ],
    [
      { ...LOG, game: 'gathering' },
      { place: 'game', line: 3 },
    ],
    [
      { ...LOG, rulesVersion: 99 },
      { place: 'rulesVersion', line: 4 },
    ],
    [
      { ...LOG, options: { total: 1 } },
      { place: 'options.total', rule: 'G-6.2' },
    ],
    [{ ...LOG, answers: [{ seat: 0, picks: 'x' }] }, { place: 'answers[0].picks' }],
  ])('says where a damaged file is damaged (%#)', async (log, where) => {
    expect(await verdict(log)).toMatchObject({ ok: false, ...where });
    const { out } = await conclave(['verify', fileWith(log)]);
    expect(out).toContain('DOES NOT HOLD');
  });
});
