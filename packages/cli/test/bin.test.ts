import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BIN, fileWith, folder, spawnConclave } from './harness.ts';

describe('the real command', () => {
  it('lists games, cards and rules', () => {
    expect(spawnConclave(['games'])).toMatchObject({ code: 0, err: '' });
    const cards = spawnConclave(['cards', 'gatherings', '--json']);
    expect(JSON.parse(cards.out)).toHaveLength(67);
    expect(spawnConclave(['rules', 'gatherings', 'G-1.1']).out).toContain('40 cards');
  });

  it('simulates on several workers', () => {
    const flags = '--games 60 --workers 2 --seed bin --json'.split(' ');
    const { code, out, err } = spawnConclave(['simulate', 'gatherings', ...flags]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({ games: 60, errors: 0, seed: 'bin' });
  });

  it('ends a simulation on an interrupt, with what was done', async () => {
    const flags = '--games 100000000 --workers 2 --seed bin --json'.split(' ');
    const interrupted = async (after: number): Promise<{ code: unknown; out: string }> => {
      const child = spawn(process.execPath, [BIN, 'simulate', 'gatherings', ...flags]);
      let out = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        out += text;
      });
      setTimeout(() => child.kill('SIGINT'), after);
      const code = await new Promise((resolve) => child.on('close', resolve));
      return { code, out };
    };
    // Before the command listens, an interrupt just ends it: a slow machine gets more time.
    let result = await interrupted(2000);
    for (const after of [6000, 20_000]) if (result.out === '') result = await interrupted(after);
    expect(result.code).toBe(0);
    expect(JSON.parse(result.out)).toMatchObject({ stopped: true, errors: 0 });
  });

  it('plays and verifies', () => {
    const file = join(folder(), 'played.json');
    const played = spawnConclave(['play', 'gatherings', '--save', file], '1\n1\nh\nq\n');
    expect(played).toMatchObject({ code: 0, err: '' });
    expect(existsSync(file)).toBe(true);
    expect(spawnConclave(['verify', file])).toMatchObject({ code: 0, err: '' });
  });

  it('runs scenarios, and fails with exit code 1', () => {
    const wrong = { game: 'gatherings', seats: 2, seed: 'x', steps: [], expect: { over: true } };
    const { code, out } = spawnConclave(['scenario', fileWith(wrong), '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject([{ ok: false, failures: [{ place: 'expect.over' }] }]);
  });

  it('answers a wrong call on the error stream alone, with exit code 2', () => {
    expect(spawnConclave(['gmes'])).toEqual({
      code: 2,
      out: '',
      err: 'There is no command "gmes". Did you mean "games"?\n',
    });
  });
});
