import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gatherings } from '@conclave/game-gatherings';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeExampleGame } from '../../../scripts/example-game.mjs';
import { Engines } from '../src/rules/engines.ts';
import { TIMING } from '../src/settings.ts';

const SERVER = fileURLToPath(new URL('../bin/server.mjs', import.meta.url));

describe('a game from elsewhere', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'conclave-elsewhere-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is known to the threads of the rules', async () => {
    const settings = { contentThreads: 1, games: [writeExampleGame(folder)], timing: TIMING };
    const engines = new Engines(settings, pino({ level: 'silent' }));
    // The thread goes by the id alone: what this side knows of the game does not matter.
    const game = { ...gatherings, id: 'candles' };
    const deal = { game, seats: 2, options: {}, seed: 'x', names: ['Ada', 'Ben'] };
    const engine = await engines.open('player', deal, []);
    expect(engine.decision(0)?.prompt).toContain('Put a candle');
    engines.close();
  });

  test.each([
    ['--game, as a flag', ['--game', '/nowhere/my-game.ts'], {}],
    ['GAMES, in the environment', [], { GAMES: '/nowhere/my-game.ts' }],
  ])('that is not there stops the start with one sentence: %s', (_, args, settings) => {
    const env = { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', ...settings };
    const { status, stderr } = spawnSync(process.execPath, [SERVER, ...args], {
      env,
      encoding: 'utf8',
    });
    expect(stderr).toBe('The server cannot start: There is no file "/nowhere/my-game.ts".\n');
    expect(status).toBe(1);
  });
});
