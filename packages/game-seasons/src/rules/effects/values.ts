import { plural, read, type Seat, type Slot } from '@conclave/kernel';
import { reserveSize } from '../energy.ts';
import { allTokensOn } from '../places.ts';
import { familiarsOf, itemsOf } from '../score.ts';
import type { SeasonsTable } from '../table.ts';
import type { Value } from '../vocabulary.ts';

/** So many of a thing: "at least 3 tokens". */
type Some = (thing: string) => string;

/** Everything that is known of a thing that is counted. */
interface ValueEntry {
  readonly fields: Readonly<Record<string, never>>;
  /** After "for". */
  readonly each: string;
  /** Before what happens if there are so many. */
  lead(some: Some): string;
  count(t: SeasonsTable, seat: Seat, slot: Slot): number;
}

export const VALUES: Readonly<Record<Value['kind'], ValueEntry>> = {
  otherItems: {
    fields: {},
    each: 'each of your other magic items in play',
    lead: (some) => `If you have ${some('other magic item')} in play, `,
    count: itemsOf,
  },
  familiars: {
    fields: {},
    each: 'each of your familiars in play',
    lead: (some) => `If you have ${some('familiar')} in play, `,
    count: familiarsOf,
  },
  reserve: {
    fields: {},
    each: 'each energy token in your reserve',
    lead: (some) => `If your reserve holds ${some('energy token')}, `,
    count: reserveSize,
  },
  tokensHere: {
    fields: {},
    each: 'each token here',
    lead: (some) => `With ${some('token')} here `,
    count: (t, _seat, slot) => allTokensOn(t, slot),
  },
  shownPrestige: {
    fields: {},
    each: 'each prestige point of that card',
    lead: (some) => `If that card has ${some('prestige point')}, `,
    count: (t) => read(t, t.at.shown),
  },
};

export const atLeast =
  (n: number): Some =>
  (thing) =>
    `at least ${plural(n, thing)}`;

export const atMost =
  (n: number): Some =>
  (thing) =>
    n === 0 ? `no ${thing}` : `at most ${plural(n, thing)}`;

export const countOf = (t: SeasonsTable, value: Value, seat: Seat, slot: Slot): number =>
  VALUES[value.kind].count(t, seat, slot);
