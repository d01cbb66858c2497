import { SPECTATOR } from '@conclave/kernel/look';
import { describe, expect, it } from 'vitest';
import { gatherings } from '../src/index.ts';
import {
  acting,
  asked,
  cards,
  endedBy,
  LETTERS,
  piles,
  say,
  seen,
  start,
  table,
  told,
  totals,
  type Wish,
  winners,
} from './play.ts';

const DUBIO = ['earth-bronze-mage', 'water-bronze-mage', 'fire-bronze-mage'];
/** Objects that are worth this many points together, without a Stone. */
const WORTH: Readonly<Record<number, readonly string[]>> = {
  5: ['object-F-5'],
  6: ['object-G-6'],
  7: ['object-G-4', 'object-F-3'],
  9: ['object-G-5', 'object-G-4'],
  10: ['object-G-6', 'object-G-4'],
  11: ['object-G-6', 'object-G-5'],
  12: ['object-G-6', 'object-G-4', 'object-A-2'],
  13: ['object-G-6', 'object-G-4', 'object-E-3'],
  14: ['object-G-6', 'object-G-4', 'object-F-4'],
};
const worth = (points: number): readonly string[] => WORTH[points] ?? [];

/** Seat 0 organises a Dubio with three cards of the hand. */
function gather(wish: Wish): ReturnType<typeof acting> {
  const match = acting({
    ...wish,
    hands: [[...DUBIO, ...(wish.hands?.[0] ?? [])], ...(wish.hands ?? []).slice(1)],
  });
  say(match, 0, { cards: DUBIO });
  return match;
}

describe('spell points', () => {
  it('G-6.1 are the objects, New Gathering cards included, and 1 for each Elemental in hand', () => {
    const match = table({
      hands: [['fire-elemental', 'air-elemental', 'fire-gold-mage'], ['idem']],
      objects: [
        ['object-C-3', 'new-gathering', 'object-A-S'],
        ['object-G-6', 'object-A-1'],
      ],
    });
    expect(totals(match)).toEqual([3 + 1 + 0 + 2, 7]);
    expect(gatherings.scores(match.table)[0]?.items).toEqual([
      { what: 'Object C, 3', points: 3 },
      { what: 'New Gathering', points: 1 },
      { what: "Sorcerer's Stone (A)", points: 0 },
      { what: 'Elementals in hand', points: 2 },
    ]);
  });

  it('G-6.1 both kinds count towards the win', () => {
    const match = table({
      hands: [['air-elemental']],
      objects: [[...worth(12), 'new-gathering']],
      open: 'fire-elemental',
    });
    say(match, 0, { in: 'open' });
    expect(totals(match)[0]).toBe(15);
    expect(winners(match)).toEqual([0]);
  });

  it('G-6.1 an Elemental elsewhere counts for nobody', () => {
    const match = table({ discard: ['fire-elemental'], open: 'air-elemental' });
    expect(totals(match)).toEqual([0, 0]);
  });
});

describe('fifteen', () => {
  it.each([
    [12, 'object-D-2', true],
    [11, 'object-D-2', false],
    [11, 'object-D-4', true],
  ])('G-6.2 with %i points, then %s and a New Gathering card: won is %s', (before, top, won) => {
    const match = gather({ objects: [worth(before)], tops: { D: [top] } });
    expect(match.over).toBe(won);
    expect(winners(match)).toEqual(won ? [0] : []);
    if (won) expect(endedBy(match)).toBe('G-6.2');
  });

  it('G-6.2 the win comes at once: no New Gathering card is taken after the object that wins', () => {
    const match = gather({ objects: [worth(13)], tops: { D: ['object-D-2'] } });
    expect(winners(match)).toEqual([0]);
    expect(cards(match, 'objects', 0)).not.toContain('new-gathering');
    expect(match.pending()).toEqual([]);
  });

  it('G-6.2 an Elemental drawn can win, in the middle of the draw', () => {
    const match = table({ objects: [worth(14)], open: 'fire-elemental' });
    say(match, 0, { in: 'open' });
    expect(winners(match)).toEqual([0]);
    expect(match.answer(0, [1])).toMatchObject({ code: 'over', rule: 'G-6.2' });
  });

  it('G-6.2 fourteen do not win', () => {
    const match = table({ objects: [worth(13)], open: 'fire-elemental' });
    say(match, 0, { in: 'open' });
    expect(match.over).toBe(false);
    expect(totals(match)).toEqual([14, 0]);
  });

  it("G-6.2 a player wins in another player's turn", () => {
    const match = gather({
      objects: [[], worth(13)],
      front: [[], ['proxima']],
      tops: { D: ['object-D-4', 'object-D-2'] },
    });
    expect(winners(match)).toEqual([1]);
  });

  it('G-6.2 an object taken with Idem can win', () => {
    const match = acting({
      hands: [['idem']],
      area: DUBIO,
      type: 'D',
      objects: [worth(13)],
      tops: { D: ['object-D-2'] },
    });
    say(match, 0, 'Play Idem');
    expect(winners(match)).toEqual([0]);
  });

  it('G-6.2 the option moves the bar', () => {
    const open = 'fire-elemental';
    const low = table({ objects: [['object-G-4']], open, options: { total: 5 } });
    say(low, 0, { in: 'open' });
    expect(winners(low)).toEqual([0]);
    const high = table({ objects: [worth(14)], open, options: { total: 16 } });
    say(high, 0, { in: 'open' });
    expect(high.over).toBe(false);
  });
});

describe('Elemental Master', () => {
  const draws = (points: number, elementals: readonly string[]): ReturnType<typeof table> => {
    const match = table({ hands: [elementals], objects: [worth(points)], open: 'fire-elemental' });
    say(match, 0, { in: 'open' });
    return match;
  };
  const TWO = ['earth-elemental', 'water-elemental'];
  const THREE = [...TWO, 'air-elemental'];

  it('G-6.3 the third Elemental is worth 5 more if that takes its player to 15', () => {
    const match = draws(7, TWO);
    expect(winners(match)).toEqual([0]);
    expect(totals(match)[0]).toBe(15);
    expect(gatherings.scores(match.table)[0]?.items.at(-1)).toEqual({
      what: 'Elemental Master',
      points: 5,
    });
  });

  it('G-6.3 it never counts otherwise: 14 with it are 9', () => {
    const match = draws(6, TWO);
    expect(match.over).toBe(false);
    expect(totals(match)[0]).toBe(9);
  });

  it('G-6.3 four Elementals are worth 9', () => {
    const match = draws(6, THREE);
    expect(winners(match)).toEqual([0]);
    expect(totals(match)[0]).toBe(15);
    expect(draws(5, THREE).over).toBe(false);
  });

  it('G-6.3 it is not added for a player who reaches 15 without it', () => {
    const match = draws(12, TWO);
    expect(winners(match)).toEqual([0]);
    expect(totals(match)[0]).toBe(15);
  });

  it('G-6.3 two Elementals do not call it', () => {
    const match = draws(11, ['earth-elemental']);
    expect(match.over).toBe(false);
    expect(totals(match)[0]).toBe(13);
  });

  it('G-6.3 an object gained later counts it as well', () => {
    const match = acting({
      hands: [['idem', ...THREE.slice(1), 'fire-elemental']],
      area: DUBIO,
      type: 'D',
      objects: [worth(5)],
      tops: { D: ['object-D-2'] },
    });
    say(match, 0, 'Play Idem');
    expect(winners(match)).toEqual([0]);
    expect(totals(match)[0]).toBe(15);
  });
});

describe('two at once', () => {
  const front = [[], ['proxima']];

  it('G-6.4 if Proxima would take two players to 15, the organiser wins', () => {
    const match = gather({
      objects: [worth(13), worth(12).slice(0, 0).concat('object-F-5', 'object-F-4', 'object-G-5')],
      front,
      tops: { D: ['object-D-2', 'object-D-4'] },
    });
    expect(winners(match)).toEqual([0]);
    expect(cards(match, 'objects', 1)).toHaveLength(3);
  });

  it('G-6.4 also if it takes the New Gathering card for the organiser to get there', () => {
    const match = gather({
      objects: [worth(12), ['object-F-5', 'object-F-4', 'object-G-5']],
      front,
      tops: { D: ['object-D-2', 'object-D-4'] },
    });
    expect(winners(match)).toEqual([0]);
    expect(cards(match, 'objects', 0)).toContain('new-gathering');
    expect(cards(match, 'objects', 1)).toHaveLength(3);
  });
});

describe("Sorcerer's Stones", () => {
  const STONES = ['object-A-S', 'object-B-S'];

  it.each([
    ['an object', 'object-D-2'],
    ['a third Stone', 'object-D-S'],
  ])('G-6.5 two Stones and %s win at once', (_, top) => {
    const match = gather({ objects: [STONES], tops: { D: [top] } });
    expect(winners(match)).toEqual([0]);
    expect(endedBy(match)).toBe('G-6.5');
    expect(cards(match, 'objects', 0)).toEqual([...STONES, top]);
  });

  it('G-6.5 the second Stone wins beside an object owned before', () => {
    const match = gather({ objects: [['object-A-S', 'object-A-1']], tops: { D: ['object-D-S'] } });
    expect(winners(match)).toEqual([0]);
  });

  it('G-6.5 a New Gathering card is object enough', () => {
    const match = gather({ objects: [['object-A-S']], tops: { D: ['object-D-S'] } });
    expect(winners(match)).toEqual([0]);
    expect(cards(match, 'objects', 0)).toEqual(['object-A-S', 'object-D-S', 'new-gathering']);
  });

  it('G-6.5 two Stones alone do not win, nor one Stone with others', () => {
    const idem = (objects: readonly string[], top: string) => {
      const match = acting({
        hands: [['idem']],
        area: DUBIO,
        type: 'D',
        objects: [objects],
        tops: { D: [top] },
      });
      say(match, 0, 'Play Idem');
      return match;
    };
    expect(idem(['object-A-S'], 'object-D-S').over).toBe(false);
    expect(idem(['object-A-1', 'object-A-1'], 'object-D-S').over).toBe(false);
  });

  it('G-6.5 the organiser goes first, with Stones against fifteen and the other way round', () => {
    const front = [[], ['proxima']];
    const tops = { D: ['object-D-2', 'object-D-4'] };
    const stones = gather({ objects: [STONES, worth(13)], front, tops });
    expect(winners(stones)).toEqual([0]);
    expect(endedBy(stones)).toBe('G-6.5');
    const fifteen = gather({ objects: [worth(13), STONES], front, tops });
    expect(winners(fifteen)).toEqual([0]);
    expect(endedBy(fifteen)).toBe('G-6.2');
    const second = gather({ objects: [worth(5), STONES], front, tops });
    expect(winners(second)).toEqual([1]);
    expect(endedBy(second)).toBe('G-6.5');
  });
});

describe('the end', () => {
  const ended = () =>
    gather({
      hands: [[], ['air-elemental', 'exodus']],
      objects: [worth(13), ['object-A-2', 'object-B-S']],
      tops: { D: ['object-D-4'] },
    });

  it("G-6.6 everyone's objects are revealed, and the Elementals that count", () => {
    const match = ended();
    for (const viewer of [0, 1, SPECTATOR]) {
      for (const seat of [0, 1]) {
        expect(seen(match, viewer, 'objects', seat)).toEqual(cards(match, 'objects', seat));
      }
    }
    expect(seen(match, 0, 'hand', 1)).toEqual(['air-elemental', '?air']);
  });

  it('G-6.6 the winner is announced and the points are listed', () => {
    const sentences = told(ended(), SPECTATOR);
    expect(sentences.slice(-3)).toEqual([
      'Player 1 has 17 spell points',
      'Player 2 has 3 spell points',
      'Player 1 won',
    ]);
  });

  it('G-6.6 before the end nothing of this is shown', () => {
    const before = table({ objects: [['object-A-2'], []] });
    expect(seen(before, 1, 'objects', 0)).toEqual(['?A']);
    expect(
      start()
        .eventsSince(0, 0)
        .some(({ rule }) => rule === 'G-6.6'),
    ).toBe(false);
  });
});

describe('no objects left', () => {
  /** Every object but one of pile D is taken; seats 1 and 2 have these points, seat 3 none. */
  const last = (wish: Wish, one: number, two: number) => {
    const ones = Array<number>(one + two).fill(1);
    const none = Array<number>(7).fill(0);
    const table = {
      ...Object.fromEntries(LETTERS.map((letter) => [letter, none])),
      A: [...ones, ...none].slice(0, 7),
      D: [1, ...none.slice(1)],
    };
    const ids = (letter: string): string[] =>
      (table[letter as 'A'] ?? []).map((value) => `object-${letter}-${value}`);
    const worthless = LETTERS.flatMap(ids).filter((id) => id.endsWith('0'));
    return gather({
      seats: 4,
      options: { total: 40, objects: table },
      ...wish,
      objects: [[], ids('A').slice(0, one), ids('A').slice(one, one + two), worthless],
    });
  };

  it('G-6.7 the game ends at the end of the turn that took the last one: most points win', () => {
    const match = last({}, 2, 3);
    expect(match.over).toBe(true);
    expect(endedBy(match)).toBe('G-6.7');
    expect(totals(match)).toEqual([2, 2, 3, 0]);
    expect(winners(match)).toEqual([2]);
  });

  it('G-6.7 players who tie share the win', () => {
    expect(winners(last({}, 2, 2))).toEqual([0, 1, 2]);
    expect(winners(last({}, 3, 3))).toEqual([1, 2]);
  });

  it('G-6.7 not before the turn is at its end', () => {
    const hands = [['idem', 'exodus', 'chaos', 'vademecum']];
    const match = last({ hands }, 2, 3);
    expect(match.over).toBe(false);
    expect(asked(match)).toMatchObject({ seat: 0, question: 'discard' });
    say(match, 0, { cards: ['idem'] });
    expect(winners(match)).toEqual([2]);
  });

  it('G-6.7 no extra turn is offered then', () => {
    const alea = ['fire-gold-wizard', 'fire-gold-mage', 'fire-gold-witch'];
    const match = acting({
      hands: [alea],
      options: { total: 40 },
      objects: [[], piles('BCDEFG').concat(piles('A').slice(1))],
    });
    say(match, 0, { cards: alea });
    expect(endedBy(match)).toBe('G-6.7');
    expect(match.pending()).toEqual([]);
  });

  it('G-6.7 a turn that Periculum ends while replacing is ended all the same', () => {
    const match = table({
      hands: [DUBIO],
      deck: ['periculum', 'idem'],
      options: { total: 40 },
      objects: [[], piles('ABCEFG').concat(piles('D').slice(1))],
    });
    say(match, 0, { in: 'open' });
    say(match, 0, { in: 'closed[0]' });
    say(match, 0, { cards: DUBIO });
    say(match, 0, 'first');
    expect(match.over).toBe(true);
    expect(endedBy(match)).toBe('G-6.7');
  });

  it('G-6.7 while one object is left the game goes on', () => {
    const match = gather({
      options: { total: 40 },
      objects: [[], piles('ABCEFG').concat(piles('D').slice(2))],
    });
    expect(match.over).toBe(false);
  });
});
