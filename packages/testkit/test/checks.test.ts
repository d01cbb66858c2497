import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OptionField, type Table, topOf } from '@conclave/kernel';
import { viewOf } from '@conclave/kernel/look';
import { deal, fork, type GameLog, openTable } from '@conclave/kernel/play';
import {
  commandOf,
  randomLog,
  runCheck,
  runChecks,
  tellFailure,
  tellFailures,
  toy,
} from '@conclave/testkit';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cardTrouble } from '../src/checks/cards.ts';
import { goldenTroubles, writeGolden } from '../src/checks/golden.ts';
import { citationTroubles } from '../src/checks/rules.ts';
import { scenarioTroubles } from '../src/checks/scenarios.ts';
import { undoTrouble } from '../src/checks/undo.ts';
import { wordlessEffects } from '../src/checks/words.ts';
import { CHECKS } from '../src/checks.ts';
import { effects } from '../src/toy/effects.ts';

const folder = join(import.meta.dirname, 'lanterns');

function dealt(seats = 2): Table {
  const opened = openTable(toy(), seats);
  if ('error' in opened) throw new Error(opened.error.reason);
  deal(opened.table, 'dealt');
  return opened.table;
}

function temporaryFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'conclave-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

describe('a failure', () => {
  const [failure] = runCheck(toy({ noteNamesCard: true }), { check: 'hidden', folder, games: 3 });
  if (failure === undefined) throw new Error('there is no failure to look at');

  test('prints what went wrong, the seed, the log and the one command that shows it again', () => {
    const text = tellFailure(failure);
    expect(text).toMatch(/^lanterns fails hidden: the events told to viewer \d depend/);
    expect(text).toContain(`seed:    ${failure.seed}`);
    expect(text).toContain('seats:   2');
    expect(text).toContain('options: {}');
    expect(text).toMatch(/\nlog: {5}(\{"format":"conclave-log\/1"|reports\/conformance\/)/);
    expect(text).toMatch(
      /\nagain: {3}npx conclave check lanterns --seats 2 --options '\{\}' --seed 'conformance(\.\d)?' --only hidden$/,
    );
  });

  test('happens again with its own seed and one game', () => {
    const { seats, options, seed = '' } = failure;
    const wish = { check: 'hidden', folder, seed, games: 1, seats: seats ?? 2 } as const;
    const again = runCheck(toy({ noteNamesCard: true }), { ...wish, options: options ?? {} });
    expect(again).toEqual([failure]);
  });

  test('keeps the quotes of its options and seed out of the way of a shell', () => {
    const odd = { ...failure, options: { name: "it's" }, seed: "a'b" };
    expect(commandOf(odd)).toContain(`--options '{"name":"it'\\''s"}' --seed 'a'\\''b'`);
  });

  test('is told together with others that the same command shows', () => {
    const { log, ...short } = failure;
    const text = tellFailures([short, { ...short, reason: 'one more' }, { ...short, seed: 'x' }]);
    expect(text.match(/^again:/gm)).toHaveLength(2);
    expect(text).toContain('\n         and one more\n');
    expect(log?.answers).toBeDefined();
  });

  test('writes a long log to a file and names it', () => {
    const log = randomLog(toy(), 4, { rounds: 5 }, 'long');
    const text = tellFailure({ ...failure, seed: 'a/long one', log });
    const name = 'reports/conformance/lanterns-hidden-2-a_long_one.json';
    expect(text).toContain(`log:     ${name} (${log.answers.length} answers)`);
    const file = new URL(`../../../${name}`, import.meta.url);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(log);
    rmSync(file);
  });
});

describe('the checks', () => {
  test('all pass on a whole game, on every table and with other seeds', () => {
    const failures = ['one', 'two'].flatMap((seed) => runChecks(toy(), { folder, seed, games: 2 }));
    expect(
      failures.filter(({ check }) => check !== 'exhaustive').map((failure) => tellFailure(failure)),
    ).toEqual([]);
  });

  test('are each proven by a broken game, or here', () => {
    const proven = readFileSync(join(import.meta.dirname, 'faults.test.ts'), 'utf8');
    const here = ['golden', 'scenarios'];
    expect(CHECKS.filter((name) => !proven.includes(`['${name}',`))).toEqual(here.reverse());
  });

  test('cards: a zone that runs in a circle is found', () => {
    const t = dealt();
    const slot = topOf(t, t.zone['sky'] ?? -1);
    expect(cardTrouble(t)).toBeUndefined();
    const at = t.layout.slots + slot;
    t.cells[at] = ((t.cells[at] as number) & 0xfffff) | (slot << 20);
    expect(cardTrouble(t)).toBe(`slot ${slot} lies in sky[0] and somewhere else or twice`);
  });

  test('setup: a list of values is offered what it must refuse', () => {
    const field = {
      title: 'Colours',
      rule: 'L-1.1',
      values: ['red', 'blue'],
      default: [],
    } as const;
    const withColours = (colours: OptionField) => ({
      ...toy(),
      options: { ...toy().options, colours },
    });
    const several = withColours({ ...field, kind: 'several' });
    expect(runCheck(several, { check: 'setup', folder })).toEqual([]);
    const anything = withColours({ ...field, kind: 'data', check: () => undefined });
    expect(runCheck(anything, { check: 'setup', folder })[0]?.reason).toMatch(
      /colours: .* is taken/,
    );
  });

  test('undo: going back over another seat, or too far, is found', () => {
    const t = dealt();
    const views = [0, 1, 6].map((viewer) => viewOf(t, viewer));
    const past = {
      states: [fork(t.cells), fork(t.cells), fork(t.cells)],
      views: [views, views, views],
      answers: [
        { seat: 0, picks: [0] },
        { seat: 1, picks: [0] },
      ],
    };
    expect(undoTrouble(t, past, 1, { to: 1 })).toBeUndefined();
    expect(undoTrouble(t, past, 1, { reason: 'nothing-to-undo' })).toBeUndefined();
    expect(undoTrouble(t, past, 1, { to: 0 })).toBe('seat 1 may take back an answer of seat 0');
    expect(undoTrouble(t, past, 1, { to: 2 })).toBe('seat 1 may go from answer 2 to 2');
    expect(undoTrouble(t, past, 0, { change: 0 })).toBeUndefined();
    expect(undoTrouble(t, past, 0, { change: 1 })).toBe('seat 0 may take back an answer of seat 1');
    expect(undoTrouble(t, past, 0, { change: 2 })).toBe('seat 0 may go from answer 2 to 2');
  });

  test('exhaustive: cards that never move are found, unless they are to stay', () => {
    const wish = { check: 'exhaustive', games: 30, options: { stars: false } } as const;
    const reasons = runCheck(toy(), { ...wish, folder }).map(({ reason }) => reason);
    expect(reasons).toEqual(
      [1, 2, 3].map((n) => `in 30 games there never was moving the card star-${n}`),
    );
    const settings = { stays: ['star-1', 'star-2', 'star-3'] };
    expect(runCheck(toy(), { ...wish, folder: { path: folder, settings } })).toEqual([]);
  });

  test('secrets: a game whose tests do not name its secrets fails', () => {
    const at = (secrets: Record<string, 'owner' | 'none'>): string[] =>
      runCheck(toy(), { check: 'secrets', folder: { path: '', settings: { secrets } } }).map(
        ({ reason }) => reason,
      );
    const [unnamed] = runCheck(toy(), { check: 'secrets', folder: { path: '', settings: {} } });
    expect(unnamed?.reason).toMatch(/does not say under "secrets"/);
    expect(at({})).toContain('hand is to be seen by all, and is seen by owner');
    expect(at({ cellar: 'none' })).toContain(
      'cellar is to be secret, and there is no such zone or counter',
    );
  });

  test('words: a kind of effect without words is found', () => {
    expect(wordlessEffects(effects)).toEqual([]);
    const mute = {
      ...effects,
      words: ({ kind }: { kind: string }) => (kind === 'draw' ? ' ' : 'x'),
    };
    expect(wordlessEffects(mute)).toEqual(['draw']);
  });

  test('rules: a citation of a rule there is not, and a rule without one, are found', () => {
    const game = toy();
    const text = game.rulebook.map(({ id }) => id).join(' ');
    const troubles = (cited: string): string[] => [
      ...citationTroubles(game, [{ path: 'a.test.ts', text: cited }]),
    ];
    expect(troubles(`${text} L-3 UTF-8 X-1.1`)).toEqual([]);
    expect(troubles(`${text} L-8.8`)).toEqual(['a.test.ts cites L-8.8, which is no rule']);
    expect(troubles(text.replace('L-3.4', ''))).toEqual(['no test cites L-3.4']);
  });

  test('scenarios: a card without one, and one about no card, are found', () => {
    const troubles = (text: string): string[] => [
      ...scenarioTroubles(['breeze', 'gust'], [{ path: 'a.json', text }]),
    ];
    expect(troubles('{"cards":["breeze","gust"]}')).toEqual([]);
    expect(troubles('{"cards":["breeze"]}')).toEqual(['no scenario is about gust']);
    expect(troubles('{"cards":["breeze","gust","storm"]}')).toEqual([
      'a.json is about storm, which is no card',
    ]);
    expect(troubles('null')).toHaveLength(2);
    expect(troubles('{')[0]).toMatch(/^a.json is not JSON/);
    expect(runCheck(toy(), { check: 'scenarios', folder: temporaryFolder() })).toHaveLength(16);
  });
});

describe('games that are kept', () => {
  const log = randomLog(toy(), 3, { rounds: 2, values: [1, 2, 3] }, 'kept');
  const troubles = (changed: unknown): string[] => [
    ...goldenTroubles(toy(), [{ path: 'kept.json', text: JSON.stringify(changed) }]),
  ];
  const change = (i: number, picks: number[]): GameLog => ({
    ...log,
    answers: log.answers.map((answer, j) => (i === j ? { ...answer, picks } : answer)),
  });

  test('golden: are written, read and played again', () => {
    const path = temporaryFolder();
    expect(runCheck(toy(), { check: 'golden', folder: path })[0]?.reason).toMatch(
      /no finished game/,
    );
    writeGolden(path, [{ name: 'kept', log }]);
    expect(JSON.parse(readFileSync(join(path, 'golden', 'kept.json'), 'utf8'))).toEqual(log);
    expect(runCheck(toy(), { check: 'golden', folder: path })).toEqual([]);
  });

  test('golden: that were changed are found, with the place', () => {
    expect(troubles(log)).toEqual([]);
    expect(troubles(change(2, [9999]))[0]).toMatch(/kept.json no longer holds: answers\[2\]/);
    expect(troubles({ ...log, hash: '0' })[0]).toMatch(
      /no longer holds: hash is 0; the rules give/,
    );
    expect(troubles({ ...log, seed: 'other' })[0]).toMatch(/no longer holds: seedHash/);
    expect(troubles({ ...log, rulesVersion: 9 })[0]).toMatch(/no longer holds: rulesVersion/);
    expect(troubles({ ...log, answers: 7 })[0]).toMatch(/is damaged: answers/);
    expect([...goldenTroubles(toy(), [{ path: 'kept.json', text: '{' }])][0]).toMatch(
      /is not JSON/,
    );
  });

  test('golden: that are not finished are found', () => {
    const [answer] = log.answers;
    const opening = { ...log, answers: answer === undefined ? [] : [answer] };
    const found = troubles(opening)[0] ?? '';
    const hash = /the rules give (\S+)/.exec(found)?.[1];
    expect(troubles({ ...opening, hash })).toEqual(['golden/kept.json is not a finished game']);
  });

  test('golden: that rules of another make cannot play are found', () => {
    const other = toy({ neverEnds: true });
    const found = [...goldenTroubles(other, [{ path: 'kept.json', text: JSON.stringify(log) }])];
    expect(found).toHaveLength(1);
  });
});
