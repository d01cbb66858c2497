import { kindsUsed, type Kinds as Users } from '@conclave/kernel';
import type { Lexicon } from './lexicon.ts';
import type { Content } from './vocabulary.ts';

const SORTS = ['effects', 'costs', 'values', 'conditions', 'modifiers', 'glory'] as const;

/** Which cards and Villages use each kind. Costs stand among the effects, and count as costs alone. */
export function usersIn({ kinds }: Lexicon, { kingdoms, villages, more = {} }: Content): Users {
  const { costs } = kinds;
  const tables = SORTS.map((sort) => [
    sort,
    Object.keys(kinds[sort]).filter((kind) => sort !== 'effects' || !Object.hasOwn(costs, kind)),
  ]);
  const cards = [
    ...kingdoms.flatMap((kingdom) => kingdom.cards),
    ...villages,
    ...Object.values(more).flat(),
  ];
  return kindsUsed(
    Object.fromEntries(tables),
    cards.map((card) => [card.id, card]),
  );
}
