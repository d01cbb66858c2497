import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { heldBytes } from '../src/bytes.ts';
import { asTable, cost, type Figure, rate } from '../src/figures.ts';

describe('figures', () => {
  test('a ratio says how many times better we are, whichever way is better', () => {
    expect(rate('a', '1/s', 300, 100)).toEqual({
      name: 'a',
      unit: '1/s',
      value: 300,
      peer: 100,
      ratio: 3,
    });
    expect(cost('b', 'µs', 2, 100).ratio).toBe(50);
    expect(cost('c', 'µs', 2)).toEqual({ name: 'c', unit: 'µs', value: 2 });
  });

  test('the table has a line for each figure', () => {
    expect(asTable([rate('speed', '1/s', 1_234_567, 10)]).split('\n')).toEqual([
      expect.stringMatching(/^figure\s+value\s+unit\s+peer\s+ratio$/),
      expect.stringMatching(/^speed\s+1,235,000\s+1\/s\s+10\s+123,500 ×$/),
    ]);
  });

  test('bytes are counted while the things are held', () => {
    const bytes = heldBytes(40_000, () => new Array<number>(200).fill(1));
    expect(bytes).toBeGreaterThan(1_550);
    expect(bytes).toBeLessThan(1_750);
  });
});

/** In a process of its own: a test runner's instrumented modules are not what players run. */
function measure(part: string): readonly Figure[] {
  const args = [
    '--import',
    'tsx',
    fileURLToPath(new URL('../src/main.ts', import.meta.url)),
    part,
    '--json',
  ];
  const { figures } = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as {
    figures: readonly Figure[];
  };
  return figures;
}

describe('the promises of Gatherings', () => {
  let figures: readonly Figure[] = [];
  beforeAll(() => {
    figures = measure('gatherings');
  }, 120_000);
  const figure = (name: string): { value: number; ratio: number } => {
    const found = figures.find((entry) => entry.name === `gatherings.${name}`);
    return { value: found?.value ?? Number.NaN, ratio: found?.ratio ?? Number.NaN };
  };

  test('random games are as long as on boardgame.io', () => {
    expect(figure('random.decisionsPerGame').ratio).toBeGreaterThan(0.94);
    expect(figure('random.decisionsPerGame').ratio).toBeLessThan(1.06);
  });

  test('random play is at least 50 times as fast as on boardgame.io', () => {
    expect(figure('random.decisionsPerSecond').ratio).toBeGreaterThan(50);
    expect(figure('random.gamesPerSecond').ratio).toBeGreaterThan(50);
  });

  test('a finished game is replayed', () => {
    expect(figure('replay.microseconds').value).toBeGreaterThan(0);
  });

  test('a fork is at least 20 times as fast as structuredClone and takes less than 2 KB', () => {
    expect(figure('fork.microseconds').ratio).toBeGreaterThan(20);
    expect(figure('fork.bytes').value).toBeLessThan(2_048);
  });

  test('a view and a determinized state each cost less than ten decisions', () => {
    expect(figure('view.decisions').value).toBeLessThan(10);
    expect(figure('determinize.decisions').value).toBeLessThan(10);
  });
});

describe.each([
  { game: 'enchanters', share: 1 / 5 },
  { game: 'seasons', share: 1 / 5 },
  { game: 'techno-enchanters', share: 1 / 2 },
])('the promises of $game', ({ game, share }) => {
  let figures: readonly Figure[] = [];
  beforeAll(() => {
    figures = measure(game);
  }, 120_000);
  const figure = (name: string): Figure | undefined =>
    figures.find((entry) => entry.name === `${game}.${name}`);

  test('random play keeps up with Gatherings in the same run', () => {
    expect(figure('random.besideGatherings')?.value).toBeGreaterThan(share);
  });

  test('a fork is at least 20 times as fast as structuredClone', () => {
    expect(figure('fork.microseconds')?.ratio).toBeGreaterThan(20);
  });
});
