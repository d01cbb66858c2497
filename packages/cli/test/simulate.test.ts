import { gatherings } from '@conclave/game-gatherings';
import type { Game, Table } from '@conclave/kernel';
import { deal, openTable } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { misplacedCards } from '../src/simulate/invariants.ts';
import { botAt, type Job, openDesk, playGames } from '../src/simulate/play-games.ts';
import { progressLine } from '../src/simulate/progress.ts';
import { reportOf } from '../src/simulate/report.ts';
import { simulate } from '../src/simulate/run.ts';
import { conclave, type World } from './harness.ts';

const SHAPE = [
  'game',
  'seats',
  'games',
  'decisions',
  'errors',
  'gamesPerSecond',
  'decisionsPerSecond',
  'winRateBySeat',
  'winRateByBot',
  'meanScores',
  'meanLength',
  'seed',
];

type Report = ReturnType<typeof reportOf>;

async function report(flags: string, world: World = {}): Promise<Report> {
  const args = ['simulate', 'gatherings', ...flags.split(' '), '--json'];
  const { code, out } = await conclave(args, world);
  expect(code).toBe(0);
  return JSON.parse(out) as Report;
}

/** Everything but how fast it was. */
function played({ gamesPerSecond, decisionsPerSecond, ...rest }: Report): unknown {
  expect(gamesPerSecond).toBeGreaterThan(0);
  expect(decisionsPerSecond).toBeGreaterThan(gamesPerSecond);
  return rest;
}

const JOB: Job = {
  game: 'gatherings',
  files: [],
  seats: 3,
  options: { startingSeat: 'random', total: 15, objects: 'assumed' },
  bots: ['random'],
  seed: 's',
};

describe('simulate', () => {
  it('prints the documented record', async () => {
    const result = await report('--seats 3 --games 40 --bots random,greedy --seed tuesday');
    expect(Object.keys(result)).toEqual(expect.arrayContaining(SHAPE));
    expect(result).toMatchObject({
      game: 'gatherings',
      seats: 3,
      games: 40,
      errors: 0,
      errorDetails: [],
      seed: 'tuesday',
      stopped: false,
    });
    expect(result.winRateBySeat).toHaveLength(3);
    expect(result.winRateBySeat.reduce((sum, rate) => sum + rate)).toBeCloseTo(1);
    expect(Object.keys(result.winRateByBot)).toEqual(['random', 'greedy']);
    expect(result.meanScores.every((score) => score > 0 && score < 40)).toBe(true);
    expect(result.meanLength).toBeCloseTo(result.decisions / 40);
  });

  it('gives the same for one worker and for two', async () => {
    const flags = '--seats 4 --games 130 --bots random,greedy,random --seed same --workers';
    const one = played(await report(`${flags} 1`));
    expect(played(await report(`${flags} 2`))).toEqual(one);
  });

  it('plays other games with another seed, and the same part of a run with --from', async () => {
    const whole = await report('--games 3 --seed a');
    expect((await report('--games 3 --seed b')).decisions).not.toBe(whole.decisions);
    const parts = [
      await report('--games 1 --from 0 --seed a'),
      await report('--games 2 --from 1 --seed a'),
    ];
    expect(parts.reduce((sum, { decisions }) => sum + decisions, 0)).toBe(whole.decisions);
  });

  it('tells people the same in words', async () => {
    const { out, err } = await conclave(['simulate', 'gatherings', '--games', '20', '--seed', 'x']);
    expect(err).toBe('');
    for (const word of ['games', 'decisions', 'errors', 'speed', 'mean length', 'seat 2']) {
      expect(out).toContain(word);
    }
    expect(out).toMatch(/^ {2}random +50\.0 % won$/m);
  });

  it('knows that a bot that looks ahead beats one that does not', async () => {
    const { winRateByBot } = await report('--games 60 --bots greedy,random --seed duel');
    expect(winRateByBot['greedy']).toBeGreaterThan(0.6);
  });

  it.each([
    [2, ['a', 'b']],
    [3, ['a', 'b']],
    [4, ['a', 'b', 'c']],
    [5, ['a']],
  ])('puts each bot in each of %i seats equally often', (seats, bots) => {
    const rounds = 4 * bots.length;
    for (let seat = 0; seat < seats; seat++) {
      const times = bots.map(
        (bot) =>
          Array.from({ length: rounds }, (_, i) => botAt(bots, seat, i)).filter((b) => b === bot)
            .length,
      );
      expect(times).toEqual(bots.map(() => 4));
    }
  });
});

describe('a terminal', () => {
  it('shows a progress bar on the error stream and clears it', async () => {
    const args = ['simulate', 'gatherings', '--games', '300', '--workers', '1', '--json'];
    const { out, err } = await conclave(args, { tty: true });
    expect(err).toContain('games/s');
    expect(err.endsWith('\r\u001b[K')).toBe(true);
    expect(JSON.parse(out)).toMatchObject({ games: 300 });
  });

  it('tells how much is done, how fast and how long it still takes', () => {
    expect(progressLine(250, 1000, 2)).toBe(
      '██████░░░░░░░░░░░░░░░░░░ 25 %  250/1,000 games, 125 games/s, 6 s left',
    );
    expect(progressLine(10, 100_000, 1)).toContain('2 h 46 min left');
    expect(progressLine(10, 1000, 1)).toContain('1 min 39 s left');
    expect(progressLine(0, 10, 0)).not.toContain('left');
  });

  it.each(['1', '2'])('ends on Ctrl-C with what was done so far, %s workers', async (workers) => {
    const args = `simulate gatherings --games 100000000 --seed long --workers ${workers} --json`;
    const { code, out } = await conclave(args.split(' '), {
      tty: true,
      onErr: (text, interrupt) => {
        if (/\d games\/s/.test(text)) interrupt();
      },
    });
    expect(code).toBe(0);
    const result = JSON.parse(out) as Report;
    expect(result.stopped).toBe(true);
    expect(result.games).toBeGreaterThan(0);
    expect(result.winRateBySeat.reduce((sum, rate) => sum + rate)).toBeCloseTo(1);
  });
});

describe('an error in a game', () => {
  const broken: Game = { ...gatherings, longest: 90 };

  it('is counted with its seed and command, and does not stop the run', async () => {
    const result = await simulate(broken, {
      job: JOB,
      games: 30,
      from: 0,
      workers: 1,
      stop: new AbortController().signal,
      progress: () => {},
    });
    const { games, errors, errorDetails, winRateBySeat } = reportOf(broken, JOB, 30, result);
    expect(games).toBe(30);
    expect(errors).toBeGreaterThan(0);
    expect(errors).toBeLessThan(30);
    expect(errorDetails).toHaveLength(errors);
    expect(winRateBySeat.reduce((sum, rate) => sum + rate)).toBeCloseTo(1);
    const [{ index, seed, message, command } = { index: -1, seed: '', message: '', command: '' }] =
      errorDetails;
    expect(seed).toBe(`s/${index}`);
    expect(message).toContain('does not end');
    expect(command).toBe(
      `npx conclave simulate gatherings --seats 3 --games 1 --from ${index} --bots random --seed s`,
    );
    expect(playGames(openDesk(broken, JOB), index, index + 1).errors).toEqual([
      { index, seed, message },
    ]);
  });

  it('names options in its command only where they are not the usual ones', () => {
    const job = { ...JOB, options: { ...JOB.options, total: 20 }, seed: "it's" };
    const errors = [{ index: 7, seed: '', message: '' }];
    const tally = { games: 1, finished: 0, decisions: 0, wins: [], scores: [], bots: {}, errors };
    const { errorDetails } = reportOf(gatherings, job, 1, { tally, seconds: 1 });
    expect(errorDetails[0]?.command).toBe(
      `npx conclave simulate gatherings --seats 3 --games 1 --from 7 --bots random --options '{"total":20}' --seed 'it'\\''s'`,
    );
  });
});

describe('the cards at the end of a game', () => {
  const table = (): Table => {
    const opened = openTable(gatherings, 3);
    if ('error' in opened) throw new Error(opened.error.reason);
    deal(opened.table, 'x');
    return opened.table;
  };

  it('are all there when nothing went wrong', () => {
    expect(misplacedCards(table())).toBeUndefined();
  });

  it('are missed when one became another', () => {
    const t = table();
    const { slots } = t.layout;
    t.cells[slots] =
      ((t.cells[slots] as number) & ~0x3ff) | ((t.cells[slots + 1] as number) & 0x3ff);
    expect(misplacedCards(t)).toMatch(/^deck: 1 × [a-z-]+ (missing|too many)$/);
  });

  it('are missed when a zone has lost one', () => {
    const t = table();
    const at = t.layout.zones + (t.zone['closed'] ?? 0);
    t.cells[at] = 0xffff;
    expect(misplacedCards(t)).toBe('1 cards lie nowhere');
  });

  it('are missed when a zone miscounts', () => {
    const t = table();
    const at = t.layout.zones + (t.zone['deck'] ?? 0);
    t.cells[at] = (t.cells[at] as number) + (1 << 22);
    expect(misplacedCards(t)).toBe('deck says it holds 37 cards and holds 36');
  });
});
