import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeScenarios, toy } from '@conclave/testkit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conclave-scenarios-'));
  const own = join(import.meta.dirname, 'lanterns', 'scenarios');
  cpSync(own, join(folder, 'scenarios'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the suite as a test runner would: the names of its tests, each with what it finds wrong. */
function found(counter = 'round', options = {}): Record<string, string> {
  const said: Record<string, string> = {};
  describeScenarios(toy(), {
    folder,
    counter,
    options,
    runner: {
      describe: (_name, body) => body(),
      test: (name, body) => {
        try {
          body();
          said[name] = '';
        } catch (error) {
          said[name] = error instanceof Error ? error.message : String(error);
        }
      },
    },
  });
  return said;
}

/** Gives a scenario other fields. */
function change(name: string, fields: object): void {
  const path = join(folder, 'scenarios', name);
  const data: object = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...data, ...fields }));
}

const GENERAL = [
  'say what they show and which rules',
  'leave no card out',
  'notice when the expectation is wrong',
] as const;

describe('the tests made of scenarios', () => {
  test('are one for each file and three about all, and find nothing wrong with good ones', () => {
    const said = found();
    expect(Object.keys(said)).toHaveLength(7 + GENERAL.length);
    expect(Object.keys(said)).toEqual(expect.arrayContaining(['gust.json', ...GENERAL]));
    expect(new Set(Object.values(said))).toEqual(new Set(['']));
  });

  test('tell where a game does something else', () => {
    change('gust.json', { expect: { counters: { letGo: 3 } } });
    const { 'gust.json': gust, ...others } = found();
    expect(gust).toContain('expect.counters.letGo');
    expect(new Set(Object.values(others))).toEqual(new Set(['']));
  });

  test('find a scenario without words, or without rules', () => {
    change('gust.json', { note: '' });
    change('whirl.json', { note: undefined });
    change('rows.json', { rules: [] });
    expect(found()[GENERAL[0]]?.split('\n').sort()).toEqual([
      'gust.json has no note',
      'rows.json names no rules',
      'whirl.json has no note',
    ]);
  });

  test('find a card that no scenario is about', () => {
    change('gust.json', { cards: [] });
    expect(found()[GENERAL[1]]).toBe('no scenario is about gust');
    expect(found('round', { values: [1, 2, 3, 5] })[GENERAL[1]]).toContain('red-4, which is no');
  });

  test('find a scenario that would pass whatever the game does', () => {
    expect(found('rounds')[GENERAL[2]]).toContain('does not fail where it should');
    change('gust.json', { steps: [{ seat: 0, choose: 'Play nothing' }] });
    expect(found()[GENERAL[2]]).toBe(
      'gust.json does not fail where it should, at expect.counters.round',
    );
  });
});
