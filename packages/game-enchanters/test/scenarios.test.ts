import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { runScenario, tellResult } from '@conclave/testkit';
import { describe, expect, it } from 'vitest';
import { ORIGINAL } from '../src/content/content.ts';
import { enchanters } from '../src/index.ts';

const FOLDER = new URL('../scenarios/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

interface File {
  readonly note: string;
  readonly rules: readonly string[];
  readonly cards: readonly string[];
}
const read = (name: string): File =>
  JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as File;

describe('scenarios', () => {
  it.each(FILES)('%s', (name) => {
    expect(tellResult(runScenario(read(name), [enchanters]))).toBe('');
  });

  it('say what they show, and which rules', () => {
    for (const name of FILES) {
      expect(read(name).note, name).not.toBe('');
      expect(read(name).rules, name).not.toEqual([]);
    }
  });

  it('leave no card and no Village out, each in a file of its name', () => {
    const missing = enchanters
      .cards({ content: ORIGINAL })
      .map(({ id }) => id)
      .filter((id) => {
        const file = `${id}.json`;
        return !existsSync(new URL(file, FOLDER)) || !read(file).cards.includes(id);
      });
    expect(missing).toEqual([]);
  });

  it('notice when the expectation is wrong', () => {
    for (const name of FILES) {
      const file = { ...read(name), expect: { counters: { turns: -1 } } };
      expect(runScenario(file, [enchanters]).ok, name).toBe(false);
    }
  });
});
