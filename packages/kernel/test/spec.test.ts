import { inOrder, names } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';

describe('names', () => {
  it('are numbered in their order', () => {
    const ids = names('turn', 'draw', 'rest');
    expect(ids).toEqual({ turn: 0, draw: 1, rest: 2 });
    expect(inOrder(ids, { rest: 'c', turn: 'a', draw: 'b' })).toEqual(['a', 'b', 'c']);
  });
});
