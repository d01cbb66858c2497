import { kindsUsed, type Kinds as Users } from '@conclave/kernel';
import type { Lexicon } from './lexicon.ts';
import type { Content } from './vocabulary.ts';

const SORTS = ['effects', 'costs', 'values', 'conditions', 'modifiers', 'glory'] as const;

/** The kinds of a sort; costs stand among the effects as well, and count as costs alone. */
const kindsOf = (kinds: Lexicon['kinds'], sort: (typeof SORTS)[number]): string[] =>
  Object.keys(kinds[sort]).filter(
    (kind) => sort !== 'effects' || !Object.hasOwn(kinds.costs, kind),
  );

/** Which cards and Villages use each kind. */
export const usersIn = (
  kinds: Lexicon['kinds'],
  { kingdoms, villages, more = {} }: Content,
): Users =>
  kindsUsed(
    Object.fromEntries(SORTS.map((sort) => [sort, kindsOf(kinds, sort)])),
    [...kingdoms.flatMap(({ cards }) => cards), ...villages, ...Object.values(more).flat()].map(
      (card) => [card.id, card],
    ),
  );
