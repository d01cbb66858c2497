import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gatherings } from '@conclave/game-gatherings';
import { describe, expect, it } from 'vitest';
import { findCitations } from '../src/citations.ts';
import { conclave, folder } from './harness.ts';

const json = async (...args: readonly string[]): Promise<unknown> => {
  const { code, out, err } = await conclave([...args, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
};

describe('games', () => {
  it('lists id, name, seats, options, cards and rules', async () => {
    const { code, out } = await conclave(['games']);
    expect(code).toBe(0);
    expect(out).toContain('gatherings: Gatherings');
    expect(out).toContain(
      `2 to 6 seats, 98 cards (67 different), ${gatherings.rulebook.length} rules`,
    );
    expect(out).toContain('Spell points that win (G-6.2)');
  });

  it('prints the same for a machine', async () => {
    expect(await json('games')).toContainEqual({
      id: 'gatherings',
      name: 'Gatherings',
      rulesVersion: gatherings.rulesVersion,
      seats: { min: 2, max: 6 },
      options: JSON.parse(JSON.stringify(gatherings.options)),
      cards: 98,
      differentCards: 67,
      rules: gatherings.rulebook.length,
    });
  });
});

describe('cards', () => {
  it('prints every card with its facts for a machine', async () => {
    const cards = (await json('cards', 'gatherings')) as Record<string, unknown>[];
    expect(cards.reduce((sum, { copies }) => sum + Number(copies), 0)).toBe(98);
    expect(cards.find(({ id }) => id === 'fire-gold-witch')).toMatchObject({
      name: 'Gold Fire Witch',
      set: 'deck',
      kind: 'enchanter',
      copies: 1,
      aspect: 'witch',
    });
    for (const card of cards) {
      for (const field of ['id', 'name', 'set', 'kind', 'text', 'source']) {
        expect(card[field]).toBeTypeOf('string');
      }
    }
  });

  it('groups them by set for people', async () => {
    const { out } = await conclave(['cards', 'gatherings']);
    expect(out).toContain('deck (40 cards)');
    expect(out).toContain('pile G (7 cards)');
    expect(out).toMatch(/8 × {2}new-gathering {2}New Gathering/);
  });

  it('tells people what a card says once, and never as data', async () => {
    const { out } = await conclave(['cards', 'enchanters']);
    const [line = ''] = out.split('\n').filter((row) => row.includes(' scimitar '));
    expect(line).toContain('1 Attack. Pay 1 crystal → +3 Attack. 2 Glory. — 1 Attack.');
    expect(line.split('Pay 1 crystal')).toHaveLength(2);
    expect(out).not.toContain('{');
    const seasons = await conclave(['cards', 'seasons']);
    expect(seasons.out).toContain('Titus Deepgaze');
    expect(seasons.out).toMatch(/cost 1\/2\/3 fire, timing permanent · At the end of the round/);
    expect(seasons.out).toMatch(/cost 1 air \+ 1 fire, timing/);
    expect(seasons.out).not.toContain('{');
  });

  it('follows the options', async () => {
    const pile = [9, 9, 9, 9, 9, 9, 9];
    const objects = { A: pile, B: pile, C: pile, D: pile, E: pile, F: pile, G: pile };
    const cards = await json('cards', 'gatherings', '--options', JSON.stringify({ objects }));
    expect(cards).toContainEqual(expect.objectContaining({ id: 'object-A-9', copies: 7 }));
  });
});

describe('kinds', () => {
  it('prints the tables of every game with the cards that use each kind for a machine', async () => {
    const all = (await json('kinds')) as Record<string, unknown>[];
    expect(all.map(({ id }) => id)).toEqual([
      'gatherings',
      'enchanters',
      'seasons',
      'techno-enchanters',
    ]);
    const [only] = (await json('kinds', 'gatherings')) as Record<string, unknown>[];
    expect(only).toEqual(all[0]);
    expect(only).toMatchObject({ id: 'gatherings', name: 'Gatherings', kinds: 8 });
    expect(only?.['single']).toContain('mixEverythingIn');
    expect(only?.['tables']).toMatchObject({
      effects: { endTurn: ['periculum'], takeObject: ['proxima', 'idem'] },
    });
  });

  it('counts them for people, the most used first', async () => {
    const { code, out } = await conclave(['kinds', 'seasons']);
    expect(code).toBe(0);
    expect(out).toMatch(/^seasons: Seasons\n {2}\d+ kinds, \d+ with a single user$/m);
    expect(out).toMatch(/^ {2}values: 5 kinds, 2 with a single user\n {4}reserve +3$/m);
    expect(out).toMatch(/^ {4}tokensHere +1 {2}K12$/m);
  });

  it('follows the content', async () => {
    const file = join(folder(), 'towns.json');
    const effect = { kind: 'gainCrystals', n: { kind: 'playerCount' } };
    const rest = { type: 'action', kind: 'rest', limit: 1, cost: [], effect };
    const town = { id: 'my-town', name: 'Mine', source: 'original', abilities: [rest] };
    writeFileSync(file, JSON.stringify({ villages: [town] }));
    const [found] = (await json('kinds', 'enchanters', '--content', file)) as {
      readonly tables: Record<string, Record<string, string[]>>;
    }[];
    expect(found?.tables['effects']?.['gainCrystals']).toContain('my-town');
    expect(found?.tables['values']?.['playerCount']).toContain('my-town');
  });
});

describe('rules', () => {
  it('prints every rule with its sentence and its tests for a machine', async () => {
    const rules = (await json('rules', 'gatherings')) as Record<string, unknown>[];
    expect(rules.map(({ id, text }) => ({ id, text }))).toEqual(gatherings.rulebook);
    for (const { tests } of rules) expect(tests).toBeInstanceOf(Array);
  });

  it('finds one by id, a chapter by its number and some by a word', async () => {
    const ids = async (wanted: string): Promise<unknown[]> =>
      ((await json('rules', 'gatherings', wanted)) as { id: string }[]).map(({ id }) => id);
    expect(await ids('g-4.2')).toEqual(['G-4.2']);
    expect(await ids('G-2')).toEqual(['G-2.1', 'G-2.2', 'G-2.3', 'G-2.4']);
    expect(await ids('vademecum')).toContain('G-5.5');
  });

  it('prints a rule for people', async () => {
    const { code, out } = await conclave(['rules', 'gatherings', 'G-4.2']);
    expect(code).toBe(0);
    expect(out).toMatch(/^G-4\.2\n {2}\S/);
    expect(out).toMatch(/^ {2}\d+ tests?$/m);
  });

  it('says so if no rule has the word', async () => {
    const { code, out, err } = await conclave(['rules', 'gatherings', 'bicycle']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe('No rule of Gatherings mentions "bicycle".\n');
  });
});

describe('the tests that cite a rule', () => {
  const sources = (): string => {
    const root = folder();
    const tests = join(root, 'packages/some/test/deeper');
    mkdirSync(tests, { recursive: true });
    mkdirSync(join(root, 'packages/some/src'));
    const titles = [
      `it('X-1.1 it\\'s "quoted"', () => {});`,
      'test.each([1, 2])(`X-10.12 counts to %i`, () => {});',
      `refusedBy('X-1.2', 'no name of a test');`,
      `it('X-10.123 is another rule', () => {});`,
    ];
    writeFileSync(join(tests, 'a.test.ts'), titles.join('\n'));
    writeFileSync(join(root, 'packages/some/src/not.test.ts'), `it('X-1.1 elsewhere', () => {});`);
    const scenario = { game: 'g', seats: 2, rules: ['X-1.1'], steps: [], expect: {} };
    writeFileSync(join(tests, 'first.json'), JSON.stringify(scenario));
    const noted = { ...scenario, note: 'A puzzle', rules: ['X-1.2'] };
    writeFileSync(join(tests, 'second.json'), JSON.stringify(noted));
    writeFileSync(join(tests, 'damaged.json'), '{"steps": ');
    return root;
  };

  it('are found in the titles of tests and in scenario files', () => {
    const found = findCitations(sources());
    const at = 'packages/some/test/deeper';
    expect(Object.fromEntries(found)).toEqual({
      'X-1.1': [
        { file: `${at}/a.test.ts`, name: `X-1.1 it's "quoted"` },
        { file: `${at}/first.json`, name: 'first' },
      ],
      'X-10.12': [{ file: `${at}/a.test.ts`, name: 'X-10.12 counts to %i' }],
      'X-10.123': [{ file: `${at}/a.test.ts`, name: 'X-10.123 is another rule' }],
      'X-1.2': [{ file: `${at}/second.json`, name: 'A puzzle' }],
    });
  });
});
