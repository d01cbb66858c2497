import { type Arrangement, arrange, type Recorded } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { orchardMatch } from '../orchard.ts';
import { thrownBy } from '../small.ts';

const inPlay = () => orchardMatch().table;

describe('a position that cannot be', () => {
  const wrong: [string, unknown, string, string][] = [
    ['an unknown zone', { zones: { attic: [] } }, 'zones.attic', 'there is no such zone'],
    [
      'a zone from a prototype',
      { zones: { constructor: [] } },
      'zones.constructor',
      'there is no such zone',
    ],
    ['a zone that is no list', { zones: { deck: 'ash' } }, 'zones.deck', 'must be a list'],
    [
      'too many zones',
      { zones: { row: [[], [], []] } },
      'zones.row[2]',
      'there are only 2 of these',
    ],
    [
      'too many lists for one zone',
      { zones: { deck: [['ash'], ['elm']] } },
      'zones.deck[1]',
      'there are only 1 of these',
    ],
    [
      'an unknown card',
      { zones: { deck: ['ash', 'oak'] } },
      'zones.deck[1]',
      'there is no card oak',
    ],
    [
      'an unknown card of a seat',
      { zones: { hand: [[], ['oak']] } },
      'zones.hand[1][0]',
      'there is no card oak',
    ],
    ['a card twice', { zones: { deck: ['ash', 'ash'] } }, 'zones.deck[1]', 'no ash is left'],
    [
      'a card in two places',
      { zones: { hand: [['ash'], ['ash']] } },
      'zones.hand[1][0]',
      'no ash is left',
    ],
    [
      'a card that is no text',
      { zones: { hand: [['ash', 7]] } },
      'zones.hand[0]',
      'must be a list of card ids',
    ],
    [
      'a seat that is no list',
      { zones: { hand: [[], 7] } },
      'zones.hand[1]',
      'must be a list of card ids',
    ],
    ['an unknown counter', { counters: { luck: 1 } }, 'counters.luck', 'there is no such counter'],
    [
      'too many counters',
      { counters: { score: [1, 2, 3, 4] } },
      'counters.score[3]',
      'there are only 3 of these',
    ],
    [
      'a counter that is no number',
      { counters: { score: [1, 'two'] } },
      'counters.score[1]',
      'must be a whole number',
    ],
    [
      'a broken counter',
      { counters: { round: 1.5 } },
      'counters.round[0]',
      'must be a whole number',
    ],
    ['a known card that is none', { known: { oak: [0] } }, 'known.oak', 'there is no card oak'],
    [
      'a seat and one that is none',
      { known: { ash: [0, 3] } },
      'known.ash',
      'must be a list of seats from 0 to 2',
    ],
    [
      'a card beside a list',
      { zones: { row: ['ash', ['elm']] } },
      'zones.row[0]',
      'must be a list of card ids',
    ],
    [
      'a seat that is none',
      { known: { ash: [3] } },
      'known.ash',
      'must be a list of seats from 0 to 2',
    ],
    [
      'a seat below none',
      { known: { ash: [-1] } },
      'known.ash',
      'must be a list of seats from 0 to 2',
    ],
    ['half a seat', { known: { ash: [0.5] } }, 'known.ash', 'must be a list of seats from 0 to 2'],
    [
      'seats that are no list',
      { known: { ash: 1 } },
      'known.ash',
      'must be a list of seats from 0 to 2',
    ],
    [
      'an unknown step',
      { next: { step: 'rest' } },
      'next.step',
      'must be one of setUp, turn, count',
    ],
    [
      'an argument that is no number',
      { next: { step: 'turn', a: 'x' } },
      'next.a',
      'must be a whole number',
    ],
    [
      'another that is none',
      { next: { step: 'turn', b: null } },
      'next.b',
      'must be a whole number',
    ],
  ];

  it.each(wrong)('is refused for %s, and nothing has changed', (_what, wish, place, reason) => {
    const t = inPlay();
    const before = [...t.cells];
    const events: Recorded[] = [];
    t.events = events;
    const mixed = { counters: { round: 3 }, ...(wish as Arrangement) };
    expect(arrange(t, mixed)).toEqual({ place, reason });
    expect(t.cells).toEqual(before);
    expect(t.events).toBe(events);
    expect(events).toEqual([]);
  });

  it('is no excuse for a fault elsewhere, which is thrown, and nothing has changed', () => {
    const t = inPlay();
    const before = [...t.cells];
    const events: Recorded[] = [];
    t.events = events;
    const wish: Arrangement = {
      counters: { round: 3 },
      get next(): { step: string } {
        throw new Error('a fault elsewhere');
      },
    };
    expect(thrownBy(() => arrange(t, wish))).toBe('a fault elsewhere');
    expect(t.cells).toEqual(before);
    expect(t.events).toBe(events);
  });
});
