import { readdirSync, readFileSync } from 'node:fs';
import { runScenario, tellResult } from '@conclave/testkit';
import { describe, expect, it } from 'vitest';
import { seasons } from '../src/index.ts';

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
    expect(tellResult(runScenario(read(name), [seasons]))).toBe('');
  });

  it('say what they show and which rules', () => {
    for (const name of FILES) {
      expect(read(name).note, name).not.toBe('');
      expect(read(name).rules, name).not.toEqual([]);
    }
  });

  it('notice when the expectation is wrong', () => {
    for (const name of FILES) {
      const file = { ...read(name), expect: { counters: { year: -1 } } };
      expect(runScenario(file, [seasons]).ok, name).toBe(false);
    }
  });
});
