import type { Decision } from '@conclave/kernel/play';
import { describe, expect, test } from 'vitest';
import {
  begin,
  fitting,
  NOTHING,
  type Picking,
  pickOption,
  pickSeat,
  pickSlot,
  pickZone,
  placeOf,
  ready,
  seatOption,
  standingOf,
  whyNotFor,
} from '../src/table/choose.ts';
import { offered } from '../src/table/offered.ts';

const words = (label: string) => ({ label, does: `${label}.`, rule: 'X-1' });

function decision(change: Partial<Decision>): Decision {
  return {
    seat: 0,
    question: 'test',
    prompt: 'What?',
    rule: 'X-1',
    space: 'one',
    min: 1,
    max: 1,
    options: [],
    whyNot: [],
    ...change,
  };
}

const draw = decision({
  options: [
    { code: 0, ...words('left'), slots: [10] },
    { code: 1, ...words('right'), slots: [11] },
  ],
  whyNot: [{ label: 'the pile', reason: 'not from there', rule: 'X-2', slots: [12] }],
});

/** Three cards make one of two things; a trick is one card; passing is none. */
const act = decision({
  options: [
    { code: 0, ...words('pass') },
    { code: 7, ...words('trick'), slots: [5] },
    { code: 100, ...words('this'), slots: [1, 2, 3] },
    { code: 101, ...words('that'), slots: [1, 2, 3] },
    { code: 102, ...words('other'), slots: [1, 2, 4] },
  ],
  whyNot: [{ label: 'no', reason: 'they do not fit', rule: 'X-3', slots: [2, 3, 4] }],
});

const discard = decision({
  space: 'subset',
  min: 2,
  max: 2,
  options: [1, 2, 3].map((slot) => ({ code: slot, ...words(`card ${slot}`), slots: [slot] })),
});

const pick = (of: Decision, ...slots: number[]): Picking =>
  slots.reduce((picking, slot) => {
    const step = pickSlot(of, picking, slot);
    if (step.kind !== 'picking') throw new Error(`slot ${slot} was ${step.kind}`);
    return step.picking;
  }, begin(of));

describe('clicking a card', () => {
  test('that stands for one option alone is the answer', () => {
    expect(pickSlot(draw, NOTHING, 11)).toEqual({ kind: 'answer', picks: [1] });
    expect(pickSlot(act, NOTHING, 5)).toEqual({ kind: 'answer', picks: [7] });
  });

  test('that may not be chosen says why', () => {
    expect(pickSlot(draw, NOTHING, 12)).toMatchObject({ kind: 'refused', why: { rule: 'X-2' } });
  });

  test('gathers cards where options are about several, and a second click puts one back', () => {
    expect(pick(act, 1, 2).slots).toEqual([1, 2]);
    expect(pick(act, 1, 2, 1).slots).toEqual([2]);
  });

  test('begins anew after as many as any option is about', () => {
    expect(pick(act, 1, 2, 3, 4).slots).toEqual([4]);
  });

  test('toggles the picks of a subset and never exceeds it', () => {
    expect(pick(discard, 1, 2).codes).toEqual([1, 2]);
    expect(pick(discard, 1, 2, 1).codes).toEqual([2]);
    expect(pick(discard, 1, 2, 3).codes).toEqual([2, 3]);
  });
});

describe('an answer stands', () => {
  test('when one option alone is about the gathered cards', () => {
    expect(ready(act, pick(act, 1, 2, 4))).toEqual([102]);
    expect(fitting(act, pick(act, 1, 2, 3)).map((option) => option.code)).toEqual([100, 101]);
    expect(ready(act, pick(act, 1, 2, 3))).toBeUndefined();
    expect(ready(act, pick(act, 1, 2))).toBeUndefined();
  });

  test('when enough of a subset is picked', () => {
    expect(ready(discard, pick(discard, 1))).toBeUndefined();
    expect(ready(discard, pick(discard, 3, 1))).toEqual([3, 1]);
  });

  test('when all of an order are picked, in that order', () => {
    const order = { ...discard, space: 'order' as const };
    const picking = pick(order, 3, 1, 2);
    expect(ready(order, picking)).toEqual([3, 1, 2]);
    expect(placeOf(order, picking, 1)).toBe(2);
    expect(placeOf(order, pick(order, 3), 1)).toBe(0);
    expect(placeOf(discard, pick(discard, 3), 3)).toBe(0);
  });

  test('for an amount from its least to its most', () => {
    const amount = decision({ space: 'amount', min: 2, max: 4 });
    expect(ready(amount, begin(amount))).toEqual([2]);
    expect(ready(amount, { ...NOTHING, amount: 5 })).toBeUndefined();
    expect(pickOption(amount, begin(amount), 4)).toMatchObject({ picking: { amount: 4 } });
  });
});

test('three cards that are nothing together have their own reason', () => {
  expect(whyNotFor(act, [4, 2, 3])?.rule).toBe('X-3');
  expect(whyNotFor(act, [1, 2])).toBeUndefined();
});

test('cards light up, are chosen, are refused, or stand aside', () => {
  expect(standingOf(null, NOTHING, 10)).toBe('idle');
  expect(standingOf(draw, NOTHING, 10)).toBe('legal');
  expect(standingOf(draw, NOTHING, 12)).toBe('refused');
  expect(standingOf(act, pick(act, 3), 3)).toBe('picked');
  expect(standingOf(act, pick(act, 3), 1)).toBe('legal');
  expect(standingOf(act, pick(act, 3), 4)).toBe('idle');
  expect(standingOf(discard, pick(discard, 2), 2)).toBe('picked');
});

test('a seat or a pile is chosen like its option', () => {
  const target = decision({
    options: [
      { code: 2, ...words('Ben'), seat: 1 },
      { code: 9, ...words('pile B'), zone: 33 },
    ],
  });
  expect(pickSeat(target, NOTHING, 1)).toEqual({ kind: 'answer', picks: [2] });
  expect(pickSeat(target, NOTHING, 0)).toMatchObject({ kind: 'refused' });
  expect(pickZone(target, NOTHING, 33)).toEqual({ kind: 'answer', picks: [9] });
  expect(pickZone(target, NOTHING, 34)).toMatchObject({ kind: 'refused' });
});

test('a seat that an answer only mentions is not asked for', () => {
  const yesOrNo = decision({
    options: [
      { code: 1, ...words('Take the extra turn') },
      { code: 0, ...words('Pass'), seat: 1 },
    ],
  });
  expect(seatOption(yesOrNo, 1)).toBeUndefined();
  expect(pickSeat(yesOrNo, NOTHING, 1)).toMatchObject({ kind: 'refused' });
  const whom = decision({
    options: [
      { code: 0, ...words('Nobody') },
      { code: 1, ...words('Ben'), seat: 1 },
      { code: 2, ...words('Cleo'), seat: 2 },
    ],
  });
  expect(seatOption(whom, 2)).toMatchObject({ code: 2 });
});

describe('buttons in the bar', () => {
  test('are all options where there is room', () => {
    expect(offered(act, NOTHING, 8)).toEqual({ shown: act.options, hidden: [] });
  });

  test('are those the gathered cards can still become, and those without cards', () => {
    const codes = (room: number, picking: Picking) =>
      offered(act, picking, room).shown.map((option) => option.code);
    expect(codes(8, pick(act, 4))).toEqual([0, 102]);
    expect(codes(3, NOTHING)).toEqual([0, 7, 100]);
    expect(codes(3, pick(act, 3))).toEqual([0, 100, 101]);
  });

  test('leave the rest to the list of all', () => {
    expect(offered(act, NOTHING, 3).hidden.map((option) => option.code)).toEqual([101, 102]);
  });
});
