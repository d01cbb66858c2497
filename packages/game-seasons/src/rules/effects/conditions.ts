import {
  type FieldCheck,
  literal,
  oneOf,
  type Seat,
  type Slot,
  wholeNumber,
} from '@conclave/kernel';
import { isMarked, placeOf } from '../places.ts';
import { cardsInPlay } from '../score.ts';
import { crystalsOf } from '../seat.ts';
import type { SeasonsTable } from '../table.ts';
import type { Condition, Effect } from '../vocabulary.ts';
import { atLeast, atMost, countOf, VALUES } from './values.ts';

/** Everything that is known of a kind of condition. */
interface ConditionEntry<C> {
  readonly fields: Readonly<Record<Exclude<keyof C, 'kind'>, FieldCheck>>;
  /** Before what happens if it holds. */
  lead(condition: C): string;
  holds(t: SeasonsTable, condition: C, seat: Seat, slot: Slot): boolean;
}

type ConditionTable = {
  readonly [K in Condition['kind']]: ConditionEntry<Extract<Condition, { readonly kind: K }>>;
};

const MOST = {
  cardsInPlay: { words: 'cards in play', of: cardsInPlay },
  crystals: { words: 'crystals', of: crystalsOf },
} as const;

const counted = { value: literal(VALUES, 'value'), n: wholeNumber(0, 20) };

export const CONDITIONS: ConditionTable = {
  atLeast: {
    fields: counted,
    lead: ({ value, n }) => VALUES[value.kind].lead(atLeast(n)),
    holds: (t, { value, n }, seat, slot) => countOf(t, value, seat, slot) >= n,
  },
  atMost: {
    fields: counted,
    lead: ({ value, n }) => VALUES[value.kind].lead(atMost(n)),
    holds: (t, { value, n }, seat, slot) => countOf(t, value, seat, slot) <= n,
  },
  most: {
    fields: { of: oneOf(...Object.keys(MOST)) },
    lead: ({ of }) => `If you have more ${MOST[of].words} than each opponent, `,
    holds(t, condition, seat) {
      const { of } = MOST[condition.of];
      for (let other = 0; other < t.seats; other++) {
        if (other !== seat && of(t, other) >= of(t, seat)) return false;
      }
      return true;
    },
  },
  /** Of a permission that the card itself gave. */
  madeUse: {
    fields: {},
    lead: () => 'If you made use of this, ',
    holds: (t, _condition, seat, slot) => isMarked(t, 'earned', seat, placeOf(t, slot)),
  },
};

const entryOf = (condition: Condition): ConditionEntry<Condition> =>
  CONDITIONS[condition.kind] as unknown as ConditionEntry<Condition>;

export const leadOf = (condition: Condition): string => entryOf(condition).lead(condition);

/** What an effect comes to as things are: one side of a condition, or the effect itself. */
export function comesTo(
  t: SeasonsTable,
  effect: Effect,
  seat: Seat,
  slot: Slot,
): Effect | undefined {
  if (effect.kind !== 'if') return effect;
  const { condition, then, otherwise } = effect;
  return entryOf(condition).holds(t, condition, seat, slot) ? then : otherwise;
}
