import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../src/content/cards.ts';
import { ABILITIES, ENCHANTMENTS } from '../src/content/tokens.ts';

const FOLDER = new URL('../scenarios/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

/** The cards each scenario says it tests. */
const TESTED = new Map(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const { cards } = JSON.parse(read(name)) as { readonly cards: readonly string[] };
      return [name.slice(0, -'.json'.length), cards] as const;
    }),
);

/** What the list of scenarios says: for each card, what is shown and by which files. */
function listed(): Map<string, readonly (readonly string[])[]> {
  const parts = read('README.md').split(/^## /m).slice(1);
  return new Map(
    parts.map((part) => {
      const lines = part.split('\n').filter((line) => line.startsWith('- '));
      const files = lines.map((line) =>
        [...line.matchAll(/`([^`]+)`/g)].map(([, name]) => `${name}`),
      );
      return [part.slice(0, part.indexOf('\n')), files] as const;
    }),
  );
}

describe('every card', () => {
  it('has a scenario that names it: power cards, enchantments and ability tokens', () => {
    const tested = new Set([...TESTED.values()].flat());
    const all = [...CARDS, ...ENCHANTMENTS, ...ABILITIES].map(({ id }) => id);
    expect(all).toHaveLength(92);
    expect(all.filter((id) => !tested.has(id))).toEqual([]);
  });

  it('of the 70 power cards has a file of its own', () => {
    const without = CARDS.filter(
      ({ id }) => ![...TESTED.keys()].some((name) => name.startsWith(`card-${id.toLowerCase()}-`)),
    );
    expect(CARDS).toHaveLength(70);
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  it('stands in the list of scenarios, and each of its lines names files that test it', () => {
    const list = listed();
    expect([...list.keys()]).toEqual(CARDS.map(({ id, name }) => `${id} ${name}`));
    for (const [heading, lines] of list) {
      const id = heading.slice(0, heading.indexOf(' '));
      expect(lines.length, heading).toBeGreaterThan(1);
      for (const files of lines) {
        expect(files, heading).not.toEqual([]);
        for (const file of files)
          expect(TESTED.get(file) ?? [], `${heading}: ${file}`).toContain(id);
      }
    }
  });

  it('is in the list with all its files', () => {
    const names = new Set([...listed().values()].flat(2));
    const own = [...TESTED.keys()].filter((name) => /^card-[sk]\d\d/.test(name));
    expect(own.filter((name) => !names.has(name))).toEqual([]);
  });
});
