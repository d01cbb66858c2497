import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeExampleGame } from '../../../scripts/example-game.mjs';
import { fileWith, folder, type Outcome, spawnConclave } from './harness.ts';

/** A file of a game in a folder that knows nothing of this house. */
const gameFile = (text: string): string => fileWith(text, 'my-game.ts');

describe('a game from elsewhere', () => {
  let place: string;
  let file: string;
  const conclave = (line: string, input = ''): Outcome =>
    spawnConclave([...line.split(' '), '--game', file], input);

  beforeAll(() => {
    place = mkdtempSync(join(tmpdir(), 'conclave-'));
    file = writeExampleGame(place);
  });
  afterAll(() => rmSync(place, { recursive: true }));

  it('is listed, and its cards and rules are', () => {
    const { out, err } = conclave('games --json');
    expect(err).toBe('');
    expect(JSON.parse(out)).toContainEqual(expect.objectContaining({ id: 'candles', cards: 20 }));
    expect(JSON.parse(conclave('cards candles --json').out)).toHaveLength(5);
    expect(conclave('rules candles C-4.2').out).toContain('burns down');
  });

  it('is simulated by workers, as the page says', () => {
    const { code, out } = conclave('simulate candles --games 60 --workers 2 --seed x --json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 60, errors: 0, meanLength: 6 });
  });

  it('is played to its end, and the replay is verified by the command that was told', () => {
    const replay = join(place, 'evening.json');
    const played = conclave(`play candles --seed x --save ${replay}`, '1\n1\n1\n');
    expect(played).toMatchObject({ code: 0, err: '' });
    expect(played.out).toContain('(won)');
    expect(played.out).toContain(`npx conclave verify ${replay} --game ${file}`);
    expect(conclave(`verify ${replay}`)).toMatchObject({ code: 0 });
    expect(spawnConclave(['verify', replay]).out).toContain('there is no game "candles"');
  });

  it('passes the checks that ask for no tests of its own', () => {
    for (const check of ['hidden', 'replay', 'exhaustive']) {
      expect(conclave(`check candles --only ${check}`)).toMatchObject({ code: 0, err: '' });
    }
  });

  it('is named in the command that shows a failed check again', () => {
    const { code, out } = conclave('check candles --only golden');
    expect(code).toBe(1);
    expect(out).toContain(`npx conclave check candles --only golden --game '${file}'`);
  });

  it('can be the subject of a scenario', () => {
    const scenario = { game: 'candles', seats: 2, seed: 'x', steps: [], expect: { over: false } };
    expect(conclave(`scenario ${fileWith(scenario)}`)).toMatchObject({ code: 0 });
  });

  it('may be one of several, and made of several files', () => {
    const twin = join(place, 'twin.ts');
    const code =
      "import { candles } from './candles.ts'; export default { ...candles, id: 'twin' };";
    writeFileSync(twin, code);
    const { out } = spawnConclave(['games', '--game', file, '--game', twin]);
    expect(out).toContain('candles: Candles');
    expect(out).toContain('twin: Candles');
  });
});

describe('a file that is no game', () => {
  const wrong = (file: string): Outcome => spawnConclave(['games', '--game', file]);

  it.each([
    ['is not there', () => '/nowhere/my-game.ts', 'There is no file "/nowhere/my-game.ts".'],
    ['is a folder', () => folder(), 'is a folder, not a file.'],
    ['does not load', () => gameFile('throw new Error("not yet");'), 'does not load: not yet'],
    ['is not TypeScript', () => gameFile('const = 1;'), 'does not load: '],
    ['has no game', () => gameFile('export const x = 1;'), 'exports no game made with defineGame.'],
    [
      'has an id that is taken',
      () => gameFile("export { gatherings } from '@conclave/game-gatherings';"),
      'is taken: there is a gatherings already.',
    ],
    [
      'has an id that fits no address',
      () =>
        gameFile(
          `import { gatherings } from '@conclave/game-gatherings';
          export const mine = { ...gatherings, id: 'My game' };`,
        ),
      'is "My game"; an id has small letters, digits and hyphens, a letter first.',
    ],
  ])('%s, and is refused with one sentence', (_, file, sentence) => {
    const { code, out, err } = wrong(file());
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
  });
});
