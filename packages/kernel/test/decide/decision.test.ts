import { askAll, isOver, push } from '@conclave/kernel';
import { decisionOf, pending } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { run } from '../../src/play/run.ts';
import { question, type SmallTable, smallTable } from '../small.ts';

function asked(over: Parameters<typeof question>[0] = {}): SmallTable {
  const t = smallTable({
    steps: [(table) => askAll(table, 1, 0b110, 3, 4)],
    questions: [question(), question({ rule: 'D-1', ...over })],
    questionNames: ['idle', 'choose'],
  });
  push(t, 0);
  run(t);
  return t;
}

describe('a decision', () => {
  it('says who is asked what, by which rule, and what can be answered', () => {
    const t = asked({
      prompt: (_t, seat, a, b) => `Seat ${seat}: ${a} or ${b}?`,
      codes: [3, 4],
      tell: (_t, seat, code, a, b) => ({
        label: `${code}`,
        does: `seat ${seat} takes ${code} of ${a} and ${b}`,
        rule: 'D-2',
        slots: [code],
        zone: 1,
        seat,
      }),
      whyNot: (_t, seat, a, b) => [
        { label: 'five', reason: `seat ${seat} has only ${a} and ${b}`, rule: 'D-3' },
      ],
      card: (_t, a, b) => a * 10 + b,
    });
    expect(decisionOf(t, 2)).toEqual({
      seat: 2,
      question: 'choose',
      prompt: 'Seat 2: 3 or 4?',
      rule: 'D-1',
      card: 34,
      space: 'one',
      min: 1,
      max: 1,
      options: [
        {
          code: 3,
          label: '3',
          does: 'seat 2 takes 3 of 3 and 4',
          rule: 'D-2',
          slots: [3],
          zone: 1,
          seat: 2,
        },
        {
          code: 4,
          label: '4',
          does: 'seat 2 takes 4 of 3 and 4',
          rule: 'D-2',
          slots: [4],
          zone: 1,
          seat: 2,
        },
      ],
      whyNot: [{ label: 'five', reason: 'seat 2 has only 3 and 4', rule: 'D-3' }],
    });
  });

  it('names no card and no reason where the question has none', () => {
    const decision = decisionOf(asked(), 1);
    expect(decision?.whyNot).toEqual([]);
    expect(Object.keys(decision ?? {})).not.toContain('card');
  });

  it('may be a subset or an amount', () => {
    const subset = asked({
      options(_t, _seat, out) {
        for (const code of [1, 2, 3]) out.add(code);
        out.subset(0, 2);
      },
    });
    expect(decisionOf(subset, 1)).toMatchObject({ space: 'subset', min: 0, max: 2 });
    expect(decisionOf(subset, 1)?.options).toHaveLength(3);
    const amount = asked({ options: (_t, _seat, out) => out.amount(2, 9) });
    expect(decisionOf(amount, 1)).toMatchObject({ space: 'amount', min: 2, max: 9, options: [] });
  });

  it('is there for those who are asked and nobody else', () => {
    const t = asked();
    expect([0, 1, 2].map((seat) => decisionOf(t, seat)?.seat)).toEqual([undefined, 1, 2]);
  });
});

describe('what is pending', () => {
  it('is told to all: who decides, what kind of thing, by which rule', () => {
    expect(pending(asked())).toEqual([
      { seat: 1, question: 'choose', rule: 'D-1' },
      { seat: 2, question: 'choose', rule: 'D-1' },
    ]);
  });

  it('is nothing on a table where nobody is asked', () => {
    const t = smallTable();
    expect(pending(t)).toEqual([]);
    expect(isOver(t)).toBe(false);
  });
});
