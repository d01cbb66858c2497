import { technoEnchanters } from '@conclave/game-techno-enchanters';
import type { CardInfo } from '@conclave/kernel';
import type { Decision } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { markOf, readMarks, turned } from '../src/games/techno-enchanters/pad.ts';
import { sayRow, wordsOfRow } from '../src/games/techno-enchanters/row-words.ts';
import { onlyAnswer, thinkingTime } from '../src/games/techno-enchanters/shield.ts';

const CARDS = new Map(technoEnchanters.cards({}).map((card) => [card.id, card]));
const row = (...ids: string[]): CardInfo[] => ids.map((id) => CARDS.get(id) as CardInfo);

describe('what a row of visions shows and would cast', () => {
  it('T-1.9 the third vision shows only its tip', () => {
    const two = ['gift-stone-2', 'find-stone-2'];
    expect(wordsOfRow(row(...two)).stars).toBe(4);
    expect(wordsOfRow(row(...two, 'hex-stone-2')).stars).toBe(5);
    expect(wordsOfRow(row(...two, 'hex-stone-0')).stars).toBe(4);
  });

  it('T-4.3 the first vision decides the spell', () => {
    expect(wordsOfRow([]).spell).toBeUndefined();
    expect(wordsOfRow(row('theft-stone-0', 'gift-stone-0')).spell).toBe('theft');
  });

  it('T-4.5 two stars on the second and third make two cards, the first does not count', () => {
    expect(wordsOfRow(row('hex-stone-2', 'gift-stone-1', 'find-stone-0')).amount).toBe(1);
    expect(wordsOfRow(row('hex-stone-0', 'gift-stone-1', 'find-stone-2')).amount).toBe(2);
    expect(wordsOfRow(row('hex-stone-0', 'gift-stone-2')).amount).toBe(2);
    expect(wordsOfRow(row('hex-stone-0', 'gift-stone-0', 'find-stone-2')).amount).toBe(1);
  });

  it('T-4.4 a link counts second or third, not first', () => {
    expect(wordsOfRow(row('hex-stone-1-link', 'gift-stone-0')).linked).toBe(false);
    expect(wordsOfRow(row('hex-stone-0', 'gift-stone-1-link')).linked).toBe(true);
    expect(wordsOfRow(row('hex-stone-0', 'gift-stone-0', 'find-stone-1-link')).linked).toBe(true);
  });

  it('is said in a sentence', () => {
    expect(sayRow(wordsOfRow([]))).toBe('An empty row.');
    expect(sayRow(wordsOfRow(row('hex-stone-1')))).toBe(
      'Shows one star. As it stands, would cast a hex: one card for one player.',
    );
    const full = row('gift-stone-0', 'hex-stone-1-link', 'find-stone-1');
    expect(sayRow(wordsOfRow(full))).toBe(
      'Shows 2 stars. Casts a gift: two cards for each of up to two players.',
    );
  });
});

describe('the notes on the signs', () => {
  it('a mark turns from none over no, maybe and yes back to none', () => {
    let marks = readMarks(null);
    const seen = [0, 1, 2, 3].map(() => {
      marks = turned(marks, 1, 2);
      return markOf(marks, 1, 2);
    });
    expect(seen).toEqual(['no', 'maybe', 'yes', 'none']);
    expect(markOf(marks, 2, 1)).toBe('none');
  });

  it('come back from what was kept, and damaged notes are passed over', () => {
    const kept = JSON.stringify(turned({}, 0, 3));
    expect(markOf(readMarks(kept), 0, 3)).toBe('no');
    for (const text of ['', '{', 'null', '7', '[]'])
      expect(Object.keys(readMarks(text))).toEqual([]);
    expect(readMarks('{"0-1":"no","0-2":"certainly"}')).toEqual({ '0-1': 'no' });
  });
});

describe('T-3.9 the page answers for whoever holds no Shield', () => {
  const asked = (question: string, options: number): Decision => ({
    seat: 0,
    question,
    prompt: '',
    rule: 'T-3.9',
    space: 'one',
    min: 1,
    max: 1,
    options: Array.from({ length: options }, (_, i) => ({
      code: 255 - i,
      label: '',
      does: '',
      rule: 'T-3.9',
    })),
    whyNot: [],
  });

  it('and only then: a Shield in hand, and every other question, is left to the person', () => {
    expect(onlyAnswer(asked('shield', 1))).toBe(255);
    expect(onlyAnswer(asked('shield', 2))).toBeUndefined();
    expect(onlyAnswer(asked('enchant', 1))).toBeUndefined();
    expect(onlyAnswer(null)).toBeUndefined();
  });

  it('after a while that is mostly short, and now and then as long as people take', () => {
    expect(thinkingTime(() => 0)).toBe(800);
    expect(thinkingTime(() => 0.5)).toBeLessThan(3000);
    expect(thinkingTime(() => 0.97)).toBeGreaterThan(8000);
    expect(thinkingTime(() => 0.999_999)).toBe(15_000);
    expect(thinkingTime(() => 0.2)).toBeLessThan(thinkingTime(() => 0.8));
  });
});
