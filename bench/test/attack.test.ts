import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { ATTACKS } from '../src/attack/attacks.ts';
import { BESIDE_OTHERS, faultsOf, PROMISED } from '../src/attack/finding.ts';
import { Run } from '../src/attack/run.ts';
import { childrenOf, isAlive } from './processes.ts';

const MAIN = fileURLToPath(new URL('../src/attack/main.ts', import.meta.url));

describe('one guest breaks nothing', () => {
  const run = new Run({ short: true, bounds: BESIDE_OTHERS, settings: {} });
  afterAll(() => run.stop());

  const short = ATTACKS.filter(({ longOnly }) => longOnly !== true);
  test.each(short.map((attack) => [attack.name, attack.about, attack] as const))(
    '%s: %s',
    { timeout: 120_000 },
    async (_name, _about, attack) => {
      expect((await run.carryOut(attack)).faults).toEqual([]);
    },
  );
});

describe('what tells whether something broke', () => {
  const attempt = { tried: '', met: '', counts: [] };
  const seen = { probes: 9, healthP50: 3, healthMax: 9, answers: 5, answerP99: 9, errors: [] };

  test('says nothing where everybody fared well', () => {
    expect(faultsOf({ attempt, seen, memory: 300 }, PROMISED)).toEqual([]);
  });

  test('names each bound that broke', () => {
    const counts = [
      { what: 'sockets open at once', value: 201, most: 200 },
      { what: 'connections', value: 201 },
    ];
    const slow = { ...seen, healthMax: 251, answerP99: 251, errors: ['lost', 'lost'] };
    expect(
      faultsOf({ attempt: { ...attempt, counts }, seen: slow, memory: 601 }, PROMISED),
    ).toEqual([
      '/healthz took 251 ms (at most 250)',
      'the server took 601 MB (at most 600)',
      'an answer at another table took 251 ms (at most 250)',
      'at another table: lost',
      'sockets open at once: 201 (at most 200)',
    ]);
  });

  test('does not take silence for peace', () => {
    const silent = { ...seen, answers: 0, answerP99: 0 };
    expect(faultsOf({ attempt, seen: silent, memory: 300 }, PROMISED)).toEqual([
      'nobody could answer at another table',
    ]);
  });

  test('takes its processes along when it is killed', async () => {
    const attack = spawn(process.execPath, ['--import', 'tsx', MAIN, '--only', 'connections'], {
      stdio: 'ignore',
    });
    const all = (): number[] =>
      childrenOf(attack.pid ?? -1, 'server.mjs', 'witness.ts', 'attacker.ts');
    await expect.poll(() => all().length, { timeout: 40_000 }).toBe(3);
    const children = all();
    attack.kill('SIGKILL');
    await expect.poll(() => children.filter(isAlive), { timeout: 10_000 }).toEqual([]);
  });
});
