import { write } from '@conclave/kernel';
import type { Undo } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { ACT, orchardMatch } from '../orchard.ts';

const after = (...answers: (readonly [number, number])[]): ((seat: number) => Undo) => {
  const match = orchardMatch(answers);
  return (seat) => match.undo(seat);
};

describe('taking back', () => {
  it('goes to the start of a row of own answers that told nobody anything', () => {
    expect(after([0, ACT.mark], [0, ACT.mark], [0, ACT.mark])(0)).toEqual({ to: 0 });
  });

  it('is not possible before the first answer', () => {
    expect(after()(0)).toEqual({ reason: 'nothing-to-undo' });
  });

  it('stops at an answer by which somebody learned something', () => {
    expect(after([0, ACT.mark], [0, ACT.draw], [0, ACT.mark], [0, ACT.mark])(0)).toEqual({ to: 2 });
  });

  it('stops at a roll of the dice', () => {
    expect(after([0, ACT.roll], [0, ACT.mark])(0)).toEqual({ to: 1 });
  });

  it('is not possible when the last answer told something', () => {
    expect(after([0, ACT.mark], [0, ACT.draw])(0)).toEqual({ reason: 'something-was-revealed' });
  });

  it('is not possible when another seat has answered since', () => {
    expect(after([0, ACT.pass], [1, ACT.mark])(0)).toEqual({ reason: 'another-seat-acted' });
  });

  it('stops at the answer of another seat', () => {
    const undo = after([0, ACT.mark], [0, ACT.pass], [1, ACT.mark], [1, ACT.mark]);
    expect(undo(1)).toEqual({ to: 2 });
    expect(undo(0)).toEqual({ reason: 'another-seat-acted' });
    expect(undo(2)).toEqual({ reason: 'another-seat-acted' });
  });

  it('reaches over the end of the own turn while the next seat has not answered', () => {
    expect(after([0, ACT.mark], [0, ACT.pass])(0)).toEqual({ to: 0 });
  });

  it('is possible for a vote that the others cannot see', () => {
    expect(after([0, ACT.vote], [1, 2])(1)).toEqual({ to: 1 });
    expect(after([0, ACT.vote], [1, 2])(0)).toEqual({ reason: 'another-seat-acted' });
  });

  it('changes nothing by itself', () => {
    const match = orchardMatch([[0, ACT.mark]]);
    const { hash } = match;
    match.undo(0);
    expect(match.hash).toBe(hash);
    expect(match.answers).toHaveLength(1);
    write(match.table, 'round', 3);
    expect(match.undo(0)).toEqual({ to: 0 });
  });
});
