import { readFileSync } from 'node:fs';
import { enchanters } from '@conclave/game-enchanters';
import { gatherings } from '@conclave/game-gatherings';
import { describe, expect, test } from 'vitest';
import {
  countRules,
  plainBook,
  readRulebook,
  search,
  spansOf,
  textOf,
} from '../src/pages/rules/rulebook.ts';

const source = readFileSync(new URL('../../game-gatherings/RULES.md', import.meta.url), 'utf8');
const book = readRulebook(source);

describe('the rulebook page', () => {
  test('has every rule of the game, in its words', () => {
    const rules = book.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'rule' ? [{ id: block.id, text: textOf(block.spans) }] : [],
      ),
    );
    expect(rules).toEqual(gatherings.rulebook);
  });

  test('of a game that brings its rules alone has all of them, in one section', () => {
    const plain = readRulebook(plainBook(gatherings));
    expect(plain.title).toBe('Gatherings');
    expect(plain.sections.map(({ id }) => id)).toEqual(['rules']);
    expect(countRules(plain)).toBe(gatherings.rulebook.length);
  });

  test('keeps sections, tables and the glossary', () => {
    expect(book.title).toBe('Gatherings: the rulebook');
    expect(book.sections.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['what-it-is', 'the-turn-at-a-glance', 'G-1', 'G-6', 'glossary']),
    );
    const glossary = book.sections.find(({ id }) => id === 'glossary')?.blocks[0];
    if (glossary?.kind !== 'table') throw new Error('no table');
    expect(glossary.head.map(textOf)).toEqual(['Word', 'Meaning', 'Rule']);
    expect(glossary.rows.length).toBeGreaterThan(30);
    expect(glossary.rows.every((row) => row.length === 3)).toBe(true);
  });

  test('numbers inside sentences lead to their rules, and markup stays text', () => {
    expect(spansOf('see **now** G-4.3, *Ruling:* <b>x</b>')).toEqual([
      { text: 'see ', kind: 'plain' },
      { text: 'now', kind: 'strong' },
      { text: ' ', kind: 'plain' },
      { text: 'G-4.3', kind: 'rule' },
      { text: ', ', kind: 'plain' },
      { text: 'Ruling:', kind: 'stress' },
      { text: ' <b>x</b>', kind: 'plain' },
    ]);
  });

  test('finds by number and by words in any order', () => {
    expect(search(book, 'g-4.3')[0]?.id).toBe('G-4.3');
    const found = search(book, 'stone SORCERER win');
    expect(found.map(({ id }) => id)).toContain('G-6.5');
    expect(search(book, 'Periculum').some(({ section }) => section === 'Glossary')).toBe(true);
    expect(search(book, '   ')).toEqual([]);
    expect(search(book, 'dragonfruit')).toEqual([]);
  });

  test('puts the rules of a section and those named so before those that speak of it', () => {
    const source = readFileSync(new URL('../../game-enchanters/RULES.md', import.meta.url), 'utf8');
    const long = readRulebook(source);
    expect(countRules(long)).toBe(enchanters.rulebook.length);
    const journey = search(long, 'e-7').map(({ id }) => id);
    const own = journey.findIndex((id) => !id.startsWith('E-7.'));
    expect(own).toBeGreaterThan(10);
    expect(journey.slice(own).some((id) => id.startsWith('E-7.'))).toBe(false);
    expect(search(long, 'failed fight')[0]?.id).toBe('E-7.9');
    expect(search(long, 'taking')[0]?.id).toBe('E-7.10');
  });
});
