import { readdirSync, readFileSync } from 'node:fs';
import { runScenario, tellResult } from '@conclave/testkit';
import { describe, expect, it } from 'vitest';
import { technoEnchanters } from '../src/index.ts';

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
    expect(tellResult(runScenario(read(name), [technoEnchanters]))).toBe('');
  });

  it('say what they show and which rules', () => {
    for (const name of FILES) {
      expect(read(name).note, name).not.toBe('');
      expect(read(name).rules, name).not.toEqual([]);
    }
  });

  it('leave no card out', () => {
    const tested = new Set(FILES.flatMap((name) => read(name).cards));
    const missing = technoEnchanters
      .cards({})
      .map(({ id }) => id)
      .filter((id) => !tested.has(id));
    expect(missing).toEqual([]);
  });

  it('notice when the expectation is wrong', () => {
    for (const name of FILES) {
      const file = { ...read(name), expect: { counters: { turns: -1 } } };
      expect(runScenario(file, [technoEnchanters]).ok, name).toBe(false);
    }
  });
});
