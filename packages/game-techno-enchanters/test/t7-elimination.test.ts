import { describe, expect, it } from 'vitest';
import {
  asked,
  cards,
  counter,
  endedBy,
  open,
  say,
  seen,
  table,
  told,
  type Wish,
  winners,
} from './play.ts';

/** Seat 0 (Flambeaux, hunts Lichtenborn) is about to cast a hex with two cards. */
const HEX: Wish = {
  seats: 4,
  rowA: [['hex-stone-0', 'gift-stone-2', 'find-stone-0']],
  part: 'trimagic',
  round: 2,
  hands: [
    ['dispel'],
    ['tremor', 'windfall'],
    ['tremor', 'windfall'],
    ['quickening', 'clairvoyance', 'dispel'],
  ],
};

function hex(wish: Wish, target: number): ReturnType<typeof table> {
  const match = table({ ...HEX, ...wish });
  say(match, 0, { seat: target });
  if (open(match)[0] === `${target} shield`) say(match, target, 'Let it happen');
  return match;
}

describe('T-7 elimination', () => {
  it('T-7.1 a hex that leaves a card in the hand eliminates nobody', () => {
    const match = hex({}, 3);
    expect(cards(match, 'hand', 3)).toHaveLength(1);
    expect(counter(match, 'out', 3)).toBe(0);
    expect(match.over).toBe(false);
  });

  it('T-7.1 cards set aside are not in the hand', () => {
    const match = hex({ aside: [[], [], ['hex-multiblade-0']] }, 2);
    expect(counter(match, 'out', 2)).toBe(1);
  });

  it('T-7.1 emptying one’s own hand is no elimination, by playing, by a Shield or by a hex', () => {
    const played = table({
      hands: [['gift-stone-0'], ['dispel']],
      round: 2,
      part: 'visions',
      rest: 2,
    });
    say(played, 0, 'gift-stone-0');
    expect(counter(played, 'out', 0)).toBe(0);
    expect(open(played)).toEqual(['1 enchant']);
    const own = hex({ hands: [['dispel'], ['tremor']] }, 0);
    expect(cards(own, 'hand', 0)).toEqual([]);
    expect(counter(own, 'out', 0)).toBe(0);
    const shield = table({
      ...HEX,
      rowA: [['hex-stone-0', 'gift-stone-1-link', 'find-stone-0']],
      hands: [['dispel'], ['elemental-shield']],
    });
    say(shield, 0, { seat: 1 });
    say(shield, 1, 'Play Elemental Shield');
    expect(cards(shield, 'hand', 1)).toEqual([]);
    expect(counter(shield, 'out', 1)).toBe(0);
  });

  it('T-7.2 in the first round the victim draws a card and play goes on', () => {
    const match = hex({ round: 1, deck: ['hex-plain-2-link'] }, 1);
    expect(cards(match, 'hand', 1)).toEqual(['hex-plain-2-link']);
    expect(counter(match, 'out', 1)).toBe(0);
    expect(seen(match, 0, 'character', 1)).toEqual(['?']);
    expect(open(match)).toEqual(['1 enchant']);
  });

  it('T-7.3 in the second round the victim is out and reveals the character', () => {
    const match = hex({}, 2);
    expect(counter(match, 'out', 2)).toBe(1);
    expect(seen(match, 3, 'character', 2)).toEqual(['angbat-4']);
    expect(match.over).toBe(false);
    say(match, 1, 'Neither');
    say(match, 1, 'Play no more');
    expect(open(match)).toEqual(['3 enchant']);
  });

  it('T-7.3 whoever eliminates the opposing sign wins at once', () => {
    const match = hex({ score: [0, 50, 0, 0] }, 1);
    expect(match.over).toBe(true);
    expect(winners(match)).toEqual([0]);
    expect(endedBy(match)).toBe('T-7.3');
  });

  it('T-7.3 the last sign hunts the first', () => {
    const signs = ['aquate', 'angbat', 'flambeaux', 'lichtenborn'];
    expect(winners(hex({ signs }, 2))).toEqual([0]);
    expect(hex({ signs }, 1).over).toBe(false);
  });

  it('T-7.4 the treasures are dealt one by one from the eliminator’s left, face-up ones too', () => {
    const match = hex(
      {
        treasures: [[], [], ['red-1', 'red-2', 'red-3']],
        shown: [[], [], ['grey-1', 'grey-2']],
        revealed: [2],
        rowA: [HEX.rowA?.[0] ?? [], [], ['theft-stone-0']],
        rowB: [[], [], ['theft-stone-1']],
        aside: [[], [], ['theft-stone-2']],
      },
      2,
    );
    expect([0, 1, 2, 3].map((seat) => cards(match, 'treasures', seat).length)).toEqual([
      1, 2, 0, 2,
    ]);
    expect(cards(match, 'shown', 2)).toEqual([]);
    expect(cards(match, 'rowA', 2)).toEqual([]);
    expect(cards(match, 'rowB', 2)).toEqual([]);
    expect(cards(match, 'aside', 2)).toEqual([]);
    expect(cards(match, 'discard')).toEqual(
      expect.arrayContaining([
        'theft-stone-0',
        'theft-stone-1',
        'theft-stone-2',
        'tremor',
        'windfall',
      ]),
    );
    for (const viewer of [0, 2, 6]) expect(seen(match, viewer, 'treasures', 1)).toEqual(['?', '?']);
  });

  it('T-7.4 a player who is out gets nothing of it, and own colours of revealed players lie open', () => {
    const match = hex(
      { treasures: [[], [], ['red-1', 'red-2']], out: [1], revealed: [0], seats: 4 },
      2,
    );
    expect(cards(match, 'treasures', 1)).toEqual([]);
    expect(cards(match, 'treasures', 3)).toHaveLength(1);
    expect(cards(match, 'shown', 0)).toHaveLength(1);
  });

  it.each(['gift', 'find', 'theft', 'hex'])('T-7.3 who is out is no target of a %s', (spell) => {
    const rowA = [[`${spell}-stone-0`, 'gift-stone-2', 'find-multiblade-0']];
    const targets = (out: number[]): (number | undefined)[] =>
      asked(table({ ...HEX, rowA, out })).options.map(({ seat }) => seat);
    const own = spell === 'theft' ? [] : [0];
    expect(targets([])).toEqual([...own, 1, 2, 3]);
    expect(targets([2])).toEqual([...own, 1, 3]);
    expect(asked(table({ ...HEX, rowA, out: [2] })).whyNot).toContainEqual(
      expect.objectContaining({ label: 'Player 3', rule: 'T-7.3' }),
    );
  });

  it('T-7.3 who is out gets no hidden gift and cannot be looked at', () => {
    for (const name of ['Hidden Gift', 'Clairvoyance']) {
      const match = table({
        hands: [['hidden-gift', 'clairvoyance'], ['dispel']],
        treasures: [['red-1']],
        seats: 4,
        round: 2,
        out: [2],
      });
      say(match, 0, `Play ${name}`);
      expect(asked(match).options.map(({ seat }) => seat)).toEqual([1, 3]);
    }
  });

  it('T-7.5 the only player left wins', () => {
    const match = hex({ out: [1, 3] }, 2);
    expect(winners(match)).toEqual([0]);
    expect(endedBy(match)).toBe('T-7.5');
  });

  it('T-7.6 a hand that was empty before is not eliminated', () => {
    const match = hex({ hands: [['dispel'], [], [], ['tremor']] }, 1);
    expect(counter(match, 'out', 1)).toBe(0);
    expect(match.over).toBe(false);
    expect(told(match, 1).join()).toContain('holds no card');
  });

  it('T-7.3 a second target is still served after the first was eliminated', () => {
    const match = table({
      ...HEX,
      rowA: [['hex-stone-0', 'gift-stone-1-link', 'find-stone-1']],
    });
    say(match, 0, { seat: 2 });
    say(match, 2, 'Let it happen');
    expect(open(match)).toEqual(['0 secondTarget']);
    say(match, 0, { seat: 1 });
    say(match, 1, 'Let it happen');
    expect(winners(match)).toEqual([0]);
  });
});
