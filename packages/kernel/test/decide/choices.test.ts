import { Choices } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';

const offering = (...codes: number[]): Choices => {
  const choices = new Choices();
  for (const code of codes) choices.add(code);
  return choices;
};

const shape = ({ space, least, most, empty }: Choices) => ({ space, least, most, empty });

describe('the space of answers', () => {
  it('is one of the codes unless the question says otherwise', () => {
    const choices = offering(4, 9);
    expect(shape(choices)).toEqual({ space: 'one', least: 1, most: 1, empty: false });
    expect([choices.min, choices.max, choices.count]).toEqual([1, 1, 2]);
    expect(shape(offering())).toMatchObject({ empty: true });
  });

  it('is some of the codes, never more than there are', () => {
    const choices = offering(1, 2, 3);
    choices.subset(2, 5);
    expect(shape(choices)).toEqual({ space: 'subset', least: 2, most: 3, empty: false });
    choices.subset(0, 2);
    expect(shape(choices)).toEqual({ space: 'subset', least: 0, most: 2, empty: false });
    choices.subset(3, 3);
    expect(shape(choices)).toEqual({ space: 'subset', least: 3, most: 3, empty: false });
  });

  it('of a subset is empty when there are too few codes', () => {
    const choices = offering(1, 2);
    choices.subset(3, 3);
    expect(choices.empty).toBe(true);
    choices.subset(2, 3);
    expect(choices.empty).toBe(false);
  });

  it('is all of the codes in an order', () => {
    const choices = offering(5, 6, 7);
    choices.order();
    expect(shape(choices)).toEqual({ space: 'order', least: 3, most: 3, empty: false });
  });

  it('is a number in a range', () => {
    const choices = offering();
    choices.amount(2, 8);
    expect(shape(choices)).toEqual({ space: 'amount', least: 1, most: 1, empty: false });
    expect([choices.min, choices.max]).toEqual([2, 8]);
    choices.amount(3, 3);
    expect(choices.empty).toBe(false);
    choices.amount(3, 2);
    expect(choices.empty).toBe(true);
  });

  it('has just the codes that were added', () => {
    const choices = offering(4, 9);
    expect([4, 9, 0, 5].map((code) => choices.has(code))).toEqual([true, true, false, false]);
    expect(offering().has(0)).toBe(false);
  });

  it('starts anew when cleared, and forgets every code', () => {
    const choices = offering(4, 9);
    choices.subset(2, 2);
    choices.clear();
    expect(shape(choices)).toEqual({ space: 'one', least: 1, most: 1, empty: true });
    expect([choices.min, choices.max, choices.count]).toEqual([1, 1, 0]);
    expect(choices.has(4)).toBe(false);
    choices.add(7);
    expect(choices.has(9)).toBe(false);
    expect(choices.codes[0]).toBe(7);
  });
});
