import { Choices } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { answersOf } from '../src/greedy.ts';

function choices(count: number, shape: (c: Choices) => void): Choices {
  const made = new Choices();
  made.clear();
  for (let code = 0; code < count; code++) made.add(code * 10);
  shape(made);
  return made;
}

const never = (): number[] => {
  throw new Error('nothing is to be sampled');
};
const distinct = (answers: readonly (readonly number[])[]): number =>
  new Set(answers.map((answer) => answer.join())).size;

describe('the answers a bot tries', () => {
  it('are all options where one is asked for, and not those of a question before', () => {
    const made = choices(5, () => {});
    made.clear();
    made.add(3);
    made.add(4);
    expect(answersOf(made, never)).toEqual([[3], [4]]);
  });

  it('are all amounts', () => {
    expect(
      answersOf(
        choices(0, (c) => c.amount(2, 5)),
        never,
      ),
    ).toEqual([[2], [3], [4], [5]]);
    expect(
      answersOf(
        choices(0, (c) => c.amount(3, 3)),
        never,
      ),
    ).toEqual([[3]]);
  });

  it('are all subsets, of every size that is allowed', () => {
    const pairs = answersOf(
      choices(4, (c) => c.subset(2, 2)),
      never,
    );
    expect(pairs).toHaveLength(6);
    expect(distinct(pairs)).toBe(6);
    const any = answersOf(
      choices(5, (c) => c.subset(0, 5)),
      never,
    );
    expect(any).toHaveLength(32);
    expect(distinct(any)).toBe(32);
    expect(any).toContainEqual([]);
    const some = answersOf(
      choices(4, (c) => c.subset(1, 2)),
      never,
    );
    expect(distinct(some)).toBe(4 + 6);
    expect(some.every((answer) => answer.length === 1 || answer.length === 2)).toBe(true);
  });

  it('are a sample beyond the bound', () => {
    let next = 0;
    const sample = (): number[] => [next++ % 40];
    const subsets = answersOf(
      choices(20, (c) => c.subset(10, 10)),
      sample,
    );
    expect(subsets.length).toBeLessThanOrEqual(60);
    expect(subsets.length).toBe(40);
    expect(distinct(subsets)).toBe(40);
    const amounts = answersOf(
      choices(0, (c) => c.amount(0, 1000)),
      sample,
    );
    expect(amounts.length).toBeGreaterThan(20);
    expect(amounts.length).toBeLessThanOrEqual(60);
  });

  it('are a sample of the orders', () => {
    let next = 0;
    const orders = answersOf(
      choices(3, (c) => c.order()),
      () => [next++ % 2, 2],
    );
    expect(orders).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });
});
