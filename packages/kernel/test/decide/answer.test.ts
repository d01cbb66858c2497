import { askAll, type Choices, finish, push } from '@conclave/kernel';
import { check, hashOf, type Refusal } from '@conclave/kernel/play';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '../../src/play/run.ts';
import { holds } from '../holds.ts';
import { question, type SmallTable, smallTable } from '../small.ts';

/** A table where seats 0 and 2 are asked to answer from the given space. */
function asking(
  fill: (out: Choices) => void,
  refuse?: (seat: number, code: number, a: number, b: number) => string | undefined,
): SmallTable {
  const t = smallTable({
    steps: [(table) => askAll(table, 0, 0b101, 5, 6)],
    questions: [
      question({
        rule: 'A-1',
        options: (_t, _seat, out) => fill(out),
        ...(refuse === undefined
          ? {}
          : {
              refuse(_t, seat, code, a, b) {
                const reason = refuse(seat, code, a, b);
                return reason === undefined ? undefined : { reason, rule: 'A-2' };
              },
            }),
      }),
    ],
  });
  push(t, 0);
  run(t);
  return t;
}

/** Checks an answer, and that checking changed nothing. */
function answer(t: SmallTable, seat: unknown, picks: unknown): Refusal | undefined {
  const before = hashOf(t.cells);
  const refusal = check(t, seat as number, picks as number[], 'END-1');
  expect(hashOf(t.cells)).toBe(before);
  return refusal;
}

const codes =
  (...list: number[]) =>
  (out: Choices): void => {
    for (const code of list) out.add(code);
  };

describe('an answer is refused', () => {
  it('after the end, with the rule that ended the game', () => {
    const t = asking(codes(1));
    finish(t, 1, 'whatever');
    run(t);
    expect(answer(t, 0, [1])).toEqual({ code: 'over', reason: 'the game is over', rule: 'END-1' });
  });

  it.each([-1, 3, 0.5, Number.NaN, '0', undefined, null, 32])(
    'from seat %s, which is none',
    (seat) => {
      expect(answer(asking(codes(1)), seat, [1])).toEqual({
        code: 'malformed',
        reason: `there is no seat ${String(seat)}`,
        rule: 'A-1',
      });
    },
  );

  it('from a seat that is not asked', () => {
    expect(answer(asking(codes(1)), 1, [1])).toEqual({
      code: 'not-open',
      reason: 'Player 2 has nothing to decide now',
      rule: 'A-1',
    });
  });

  it.each([
    ['a number', 1],
    ['nothing', undefined],
    ['null', null],
    ['text', '1'],
    ['a record', { 0: 1, length: 1 }],
    ['a list of text', ['1']],
    ['a broken number', [1.5]],
    ['no number', [Number.NaN]],
    ['an endless number', [Number.POSITIVE_INFINITY]],
    ['too large a number', [2 ** 53]],
    ['a list with a gap', new Array(1)],
    ['a list with a good and a bad pick', [1, null]],
  ])('that is %s', (_what, picks) => {
    const refusal = {
      code: 'malformed',
      reason: 'an answer is a list of whole numbers',
      rule: 'A-1',
    };
    expect(answer(asking(codes(1)), 0, picks)).toEqual(refusal);
    expect(
      answer(
        asking((out) => out.amount(0, 9)),
        0,
        picks,
      ),
    ).toEqual(refusal);
  });

  it('that picks a code that is not offered', () => {
    expect(answer(asking(codes(1, 2)), 0, [3])).toEqual({
      code: 'outside',
      reason: '3 is not one of the options',
      rule: 'A-1',
    });
  });

  it('with the reason and the rule the question knows', () => {
    const t = asking(codes(1), (seat, code, a, b) =>
      code === 4 ? `seat ${seat} may not ${code} with ${a} and ${b}` : undefined,
    );
    expect(answer(t, 2, [4])).toEqual({
      code: 'outside',
      reason: 'seat 2 may not 4 with 5 and 6',
      rule: 'A-2',
    });
    expect(answer(t, 2, [5])).toEqual({
      code: 'outside',
      reason: '5 is not one of the options',
      rule: 'A-1',
    });
  });

  it.each([
    [[], '0 picked where 1 must be'],
    [[1, 2], '2 picked where 1 must be'],
  ])('with %j picked of one', (picks, reason) => {
    expect(answer(asking(codes(1, 2)), 0, picks)).toEqual({ code: 'outside', reason, rule: 'A-1' });
  });

  it.each([
    [[1], '1 picked where 2 to 3 must be'],
    [[1, 2, 3, 4], '4 picked where 2 to 3 must be'],
    [[1, 1], '1 is picked twice'],
    [[1, 2, 1], '1 is picked twice'],
    [[1, 2, 2], '2 is picked twice'],
    [[1, 9], '9 is not one of the options'],
    [[9, 1], '9 is not one of the options'],
  ])('with %j picked of a subset', (picks, reason) => {
    const t = asking((out) => {
      codes(1, 2, 3, 4)(out);
      out.subset(2, 3);
    });
    expect(answer(t, 0, picks)).toEqual({ code: 'outside', reason, rule: 'A-1' });
  });

  it.each([
    [[1, 2], '2 picked where 3 must be'],
    [[1, 2, 2], '2 is picked twice'],
    [[1, 2, 4], '4 is not one of the options'],
  ])('with %j as an order', (picks, reason) => {
    const t = asking((out) => {
      codes(1, 2, 3)(out);
      out.order();
    });
    expect(answer(t, 0, picks)).toEqual({ code: 'outside', reason, rule: 'A-1' });
  });

  it.each([
    [[1], '1 is not from 2 to 8'],
    [[9], '9 is not from 2 to 8'],
    [[], '0 picked where 1 must be'],
    [[3, 4], '2 picked where 1 must be'],
  ])('with %j as an amount', (picks, reason) => {
    const t = asking((out) => out.amount(2, 8));
    expect(answer(t, 0, picks)).toEqual({ code: 'outside', reason, rule: 'A-1' });
  });
});

describe('an answer is taken', () => {
  it('of each seat that is asked', () => {
    const t = asking(codes(1, 2));
    expect([answer(t, 0, [1]), answer(t, 2, [2])]).toEqual([undefined, undefined]);
  });

  it.each([[[1, 2]], [[2, 1]], [[4, 1, 2]]])('as a subset: %j', (picks) => {
    const t = asking((out) => {
      codes(1, 2, 3, 4)(out);
      out.subset(2, 3);
    });
    expect(answer(t, 0, picks)).toBeUndefined();
  });

  it('as an empty subset where none may be picked', () => {
    const t = asking((out) => out.subset(0, 2));
    expect(answer(t, 0, [])).toBeUndefined();
  });

  it.each([[[1, 2, 3]], [[3, 1, 2]]])('as an order: %j', (picks) => {
    const t = asking((out) => {
      codes(1, 2, 3)(out);
      out.order();
    });
    expect(answer(t, 0, picks)).toBeUndefined();
  });

  it.each([2, 5, 8])('as the amount %i of 2 to 8', (amount) => {
    expect(
      answer(
        asking((out) => out.amount(2, 8)),
        0,
        [amount],
      ),
    ).toBeUndefined();
  });

  it('exactly when it is one of the space', () => {
    const picks = fc.array(fc.integer({ min: -1, max: 5 }), { maxLength: 4 });
    const t = asking((out) => {
      codes(0, 2, 3)(out);
      out.subset(1, 2);
    });
    holds(
      200,
      fc.property(picks, (list) => {
        const legal =
          list.length >= 1 &&
          list.length <= 2 &&
          new Set(list).size === list.length &&
          list.every((code) => [0, 2, 3].includes(code));
        expect(answer(t, 0, list) === undefined).toBe(legal);
      }),
    );
  });
});
