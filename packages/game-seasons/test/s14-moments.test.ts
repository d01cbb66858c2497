import { openTable } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { seasons } from '../src/index.ts';

interface Power {
  readonly id: string;
  readonly whenYouSummon: unknown;
  readonly roundEnd: unknown;
  readonly seasonChange: unknown;
  readonly gameEnd: unknown;
}

function powers(): readonly Power[] {
  const opened = openTable(seasons, 2);
  if ('error' in opened) throw new Error(opened.error.reason);
  return (opened.table.facts as { powers: readonly Power[] }).powers;
}

const idsWith = (has: (power: Power) => boolean): string[] =>
  powers()
    .filter(has)
    .map(({ id }) => id);

describe('which cards do something at a moment', () => {
  it('S-8.12 when their player summons', () => {
    expect(idsWith(({ whenYouSummon }) => whenYouSummon !== undefined)).toEqual(['S06', 'S30']);
  });

  it('S-14.4 at the end of the round', () => {
    const ids = ['S13', 'S14', 'S39', 'S50', 'K01', 'K02', 'K03', 'K06', 'K09'];
    expect(idsWith(({ roundEnd }) => roundEnd !== undefined)).toEqual(ids);
  });

  it('S-14.9 when the season changes', () => {
    expect(idsWith(({ seasonChange }) => seasonChange !== undefined)).toEqual([
      'S11',
      'S27',
      'K07',
    ]);
  });

  it('S-16.1 at the end of the game', () => {
    const ids = ['S19', 'S45', 'S46', 'K12'];
    expect(idsWith(({ gameEnd }) => gameEnd !== undefined)).toEqual(ids);
  });
});
