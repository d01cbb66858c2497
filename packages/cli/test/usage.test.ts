import { describe, expect, it } from 'vitest';
import { nearest } from '../src/usage.ts';
import { conclave } from './harness.ts';

const COMMANDS = [
  'games',
  'cards',
  'kinds',
  'rules',
  'play',
  'simulate',
  'scenario',
  'verify',
  'check',
];

describe('the overview', () => {
  it('names every command when none is given', async () => {
    const { code, out, err } = await conclave([]);
    expect(code).toBe(0);
    expect(err).toBe('');
    for (const name of COMMANDS) expect(out).toMatch(new RegExp(`^  ${name} `, 'm'));
  });

  it('comes with --help, -h and help as well', async () => {
    const plain = await conclave([]);
    for (const word of ['--help', '-h', 'help']) expect(await conclave([word])).toEqual(plain);
  });

  it('tells the version', async () => {
    expect((await conclave(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe.each(COMMANDS)('%s --help', (name) => {
  it('explains the command with its flags and an example', async () => {
    const { code, out, err } = await conclave([name, '--help']);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toContain(`conclave ${name}`);
    expect(out).toContain('--help');
    expect(out).toContain(`npx conclave ${name}`);
    expect((await conclave(['help', name])).out).toBe(out);
  });
});

const WRONG: readonly (readonly [what: string, args: readonly string[], says: string])[] = [
  ['an unknown command', ['simulat'], 'There is no command "simulat". Did you mean "simulate"?'],
  ['a far-off command', ['xyzzy'], 'There is no command "xyzzy". There are: games, cards'],
  ['an unknown game', ['cards', 'gathering'], 'Did you mean "gatherings"?'],
  ['a missing game', ['rules'], 'Which game? For example: npx conclave rules gatherings'],
  ['an unknown flag', ['games', '--jsn'], 'There is no flag "--jsn" here. Did you mean "--json"?'],
  [
    'an unknown bot',
    ['simulate', 'gatherings', '--bots', 'gredy'],
    'There is no bot "gredy". Did you mean "greedy"?',
  ],
  ['a flag without its value', ['simulate', 'gatherings', '--seed'], '--seed needs a value'],
  [
    'a flag in the place of a value',
    ['simulate', 'gatherings', '--seed', '--json'],
    '--seed needs a value: --seed S.',
  ],
  ['a switch with a value', ['games', '--json=yes'], '--json takes no value.'],
  ['a word too many', ['games', 'gatherings'], '"gatherings" is one word too many here.'],
  [
    'too many seats',
    ['simulate', 'gatherings', '--seats', '7'],
    '--seats must be a whole number from 2 to 6; "7" given.',
  ],
  [
    'a number that is none',
    ['simulate', 'gatherings', '--games', '1e3'],
    '--games must be a whole number',
  ],
  [
    'options that are not JSON',
    ['simulate', 'gatherings', '--options', '{"total" 20}'],
    '--options is not JSON: line 1, column 10: ":" should stand here, but there is "2".',
  ],
  [
    'options that end too soon',
    ['cards', 'gatherings', '--options', '{"total": [1,'],
    'line 1, column 14, in total[1]: a value should stand here, but the text ends.',
  ],
  [
    'an unknown option',
    ['play', 'gatherings', '--options', '{"totl":20}'],
    'The option "totl": is not an option; there are startingSeat, total, objects.',
  ],
  [
    'an option out of bounds',
    ['simulate', 'gatherings', '--options', '{"total":99}'],
    'The option "total": must be a whole number from 5 to 40; 99 given (G-6.2).',
  ],
  ['options that are a list', ['cards', 'gatherings', '--options', '[]'], '--options: must be'],
  [
    'options that do not fit the seats',
    ['simulate', 'gatherings', '--options', '{"startingSeat":"3"}'],
    'The option "startingSeat": there are only 2 seats (G-2.3).',
  ],
  ['an unknown rule', ['rules', 'gatherings', 'G-9.9'], 'There is no rule "G-9.9". Did you mean'],
  ['a scenario without a file', ['scenario'], 'Which file?'],
  ['a file that is not there', ['scenario', '/no/such.json'], 'There is no file "/no/such.json".'],
  ['a folder for a file', ['verify', '/'], '"/" is a folder, not a file.'],
  ['a replay without a file', ['verify'], 'Which replay?'],
  [
    'a place nothing can be saved in',
    ['play', 'gatherings', '--save', '/no/such/folder/x.json'],
    'The replay could not be saved in "/no/such/folder/x.json"',
  ],
  [
    'more bots than seats',
    ['play', 'gatherings', '--hotseat', '--bots', 'random,random'],
    '2 bots leave no seat for a person at 2 seats.',
  ],
  ['a seat of its own in hot-seat', ['play', 'gatherings', '--hotseat', '--seat', '1'], 'exclude'],
];

describe('what cannot be understood', () => {
  it.each(WRONG)(
    '%s is one clear sentence, nothing on stdout and exit code 2',
    async (...given) => {
      const [, args, says] = given;
      const { code, out, err } = await conclave(args);
      expect(err).toContain(says);
      expect(err.trimEnd()).not.toContain('\n');
      expect({ code, out }).toEqual({ code: 2, out: '' });
    },
  );

  it('suggests only names that are like the given one', () => {
    expect(nearest('rule', ['games', 'rules'])).toBe('rules');
    expect(nearest('si', ['games', 'simulate'])).toBe('simulate');
    expect(nearest('qqqqqqq', ['games', 'rules'])).toBeUndefined();
  });
});
