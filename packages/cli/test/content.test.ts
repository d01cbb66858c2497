import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { conclave, folder } from './harness.ts';

/** A content file with one Village, as an owner of the printed game would write it. */
const village = (effect: unknown): Record<string, unknown> => ({
  game: 'enchanters',
  villages: [
    {
      id: 'normaltown',
      name: 'Normaltown',
      source: 'printed',
      abilities: [{ type: 'action', kind: 'rest', limit: 1, cost: [], effect }],
    },
  ],
});

function file(content: unknown): string {
  const path = join(folder(), 'own.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

describe('--content', () => {
  it('puts the cards of a file in the place of those with the same id', async () => {
    const own = file(village({ kind: 'gainCrystals', n: 4 }));
    const { code, out } = await conclave(['cards', 'enchanters', '--json', '--content', own]);
    expect(code).toBe(0);
    const cards = JSON.parse(out) as Record<string, unknown>[];
    const [found, ...more] = cards.filter(({ id }) => id === 'normaltown');
    expect(found).toMatchObject({ source: 'printed', text: 'Rest → gain 4 crystals.' });
    expect(more).toEqual([]);
    expect(cards.length).toBeGreaterThan(100);
  });

  it('plays with them', async () => {
    const own = file(village({ kind: 'gainCrystals', n: 4 }));
    const { code, out } = await conclave([
      'simulate',
      'enchanters',
      ...['--content', own, '--options', '{"village":"normaltown"}', '--games', '3', '--json'],
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 3, errors: 0 });
  });

  it('names file, card and field of an effect that does not exist', async () => {
    const own = file(village({ kind: 'winTheGame' }));
    const { code, err } = await conclave(['cards', 'enchanters', '--content', own]);
    expect(code).toBe(2);
    expect(err).toContain(`${own}: villages[0](normaltown).abilities[0].effect`);
    expect(err).toContain('"winTheGame" is not a kind of effect');
  });

  it('names a field that is missing', async () => {
    const own = file(village({ kind: 'gainCrystals' }));
    const { code, err } = await conclave(['cards', 'enchanters', '--content', own]);
    expect(code).toBe(2);
    expect(err).toContain('villages[0](normaltown).abilities[0].effect.n');
  });

  it('refuses a file that is meant for another game', async () => {
    const own = file({ game: 'gatherings' });
    const { code, err } = await conclave(['cards', 'enchanters', '--content', own]);
    expect(code).toBe(2);
    expect(err).toContain('is for the game "gatherings"');
  });

  it('refuses a file that is not JSON, with the place', async () => {
    const path = join(folder(), 'broken.json');
    writeFileSync(path, '{ "game": ');
    const { code, err } = await conclave(['cards', 'enchanters', '--content', path]);
    expect(code).toBe(2);
    expect(err).toContain('is not JSON');
  });
});
