import { NONE, read, topOf } from '@conclave/kernel';
import { filter, number, pile, value, whole, word } from '../../content/checks.ts';
import type { Condition } from '../../content/vocabulary.ts';
import { factsOf, matches } from '../../rules/faces.ts';
import type { ConditionTable } from '../../rules/kinds.ts';
import { amountOf } from '../../rules/measure.ts';
import { cardsOf, zoneOfPile } from '../../rules/piles.ts';
import type { EnchantersTable as T } from '../../rules/table.ts';
import { aCard, filterWord, pileWord } from '../../text/words.ts';

const found: number[] = [];

function compare(is: 'atLeast' | 'atMost' | 'exactly', n: number, bound: number): boolean {
  if (is === 'exactly') return n === bound;
  return is === 'atLeast' ? n >= bound : n <= bound;
}

const DISTANCE = { atLeast: ' or more', atMost: ' or less', exactly: '' } as const;
const compared = { value, n: number };

/** EF-6 */
export const CONDITIONS = {
  distance: {
    fields: { is: word('atLeast', 'atMost', 'exactly'), n: whole(0, 5) },
    words: (c) => `at distance ${c.n}${DISTANCE[c.is]}`,
    holds(t, c) {
      // EF-6.1: false for a card that was not picked from the track.
      const place = read(t, t.at.pickedFrom) - 1;
      return place >= 0 && compare(c.is, place, c.n);
    },
    fleeting: true,
    untilFight: true,
  },
  against: {
    fields: { filter },
    words: (c) => `against ${filterWord(c.filter, 2)}`,
    holds(t, c) {
      // EF-6.2: only a creature is fought.
      const slot = read(t, t.at.picked) - 1;
      if (slot < 0 || !matches(factsOf(t, slot), 'creature')) return false;
      return matches(factsOf(t, slot), c.filter);
    },
    fleeting: true,
    untilFight: false,
  },
  atLeast: {
    fields: compared,
    words: (c, say) => `if you have at least ${say.number(c.value, c.n)}`,
    holds: (t, c, seat) => amountOf(t, c.value, seat, seat, 0) >= c.n,
    fleeting: false,
    untilFight: false,
  },
  atMost: {
    fields: compared,
    words: (c, say) => `if you have at most ${say.number(c.value, c.n)}`,
    holds: (t, c, seat) => amountOf(t, c.value, seat, seat, 0) <= c.n,
    fleeting: false,
    untilFight: false,
  },
  exactly: {
    fields: compared,
    words: (c, say) => `if you have exactly ${say.number(c.value, c.n)}`,
    holds: (t, c, seat) => amountOf(t, c.value, seat, seat, 0) === c.n,
    fleeting: false,
    untilFight: false,
  },
  hasCard: {
    fields: { filter },
    words: (c) => `if you have ${aCard(c.filter)}`,
    holds: (t, c, seat) => cardsOf(t, seat, c.filter, found) > 0,
    fleeting: false,
    untilFight: false,
  },
  topIs: {
    fields: { pile, filter },
    words: (c) => `if your top ${pileWord(c.pile)} is ${aCard(c.filter)}`,
    holds(t, c, seat) {
      const top = topOf(t, zoneOfPile(t, c.pile, seat));
      return top !== NONE && matches(factsOf(t, top), c.filter);
    },
    fleeting: false,
    untilFight: false,
  },
  yourTurn: {
    fields: {},
    words: () => 'in your own turn',
    holds: (t, _c, seat) => read(t, t.at.active) === seat,
    fleeting: true,
    untilFight: false,
  },
} as const satisfies ConditionTable<Condition, T>;
