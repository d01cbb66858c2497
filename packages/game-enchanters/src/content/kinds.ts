import { kindsUsed, type Kinds as Users } from '@conclave/kernel';
import { KINDS } from './content.ts';
import type { Content } from './vocabulary.ts';

const SORTS = ['effects', 'costs', 'values', 'conditions', 'modifiers', 'glory'] as const;

/** The kinds of a sort; costs stand among the effects as well, and count as costs alone. */
const kindsOf = (sort: (typeof SORTS)[number]): string[] =>
  Object.keys(KINDS[sort]).filter(
    (kind) => sort !== 'effects' || !Object.hasOwn(KINDS.costs, kind),
  );

/** Which cards and Villages use each kind. */
export const usersIn = ({ kingdoms, villages }: Content): Users =>
  kindsUsed(
    Object.fromEntries(SORTS.map((sort) => [sort, kindsOf(sort)])),
    [...kingdoms.flatMap(({ cards }) => cards), ...villages].map((card) => [card.id, card]),
  );
