import { plural, random, read } from '@conclave/kernel';
import {
  filter,
  HIGHEST,
  nestedValue,
  nestedValues,
  number,
  optional,
  stat,
  who,
  whole,
} from '../../content/checks.ts';
import type { Stat, Value, Who } from '../../content/vocabulary.ts';
import {
  type Plural,
  READS,
  type Say,
  type ValueTable,
  type ValueWords,
} from '../../rules/kinds.ts';
import { attackOf, defenseOf, measured } from '../../rules/measure.ts';
import { countOf } from '../../rules/piles.ts';
import type { EnchantersTable as T } from '../../rules/table.ts';
import { woundsOf } from '../../rules/wounds.ts';
import { filterWord } from '../../text/words.ts';

const STATS: Readonly<Record<Stat, Plural>> = {
  attack: ['Attack', 'Attack'],
  defense: ['Defense', 'Defense'],
  undead: ['Undead icon', 'Undead icons'],
};

const your = (whose: Who | undefined): string => (whose === 'them' ? 'their' : 'your');
const youHave = (whose: Who | undefined): string => (whose === 'them' ? 'they have' : 'you have');

/** Words for something that is counted. */
export function counted<V extends { readonly kind: string }>(
  noun: (v: V) => Plural,
): ValueWords<V> {
  const alone = (v: V): string => `the number of ${noun(v)[1]}`;
  return {
    noun,
    alone,
    amount: (v, one) => `1 ${one} for each ${noun(v)[0]}`,
    most: (v) => `(${alone(v)})`,
    least: () => 'fewest',
    number: (v, n) => `${n} (${alone(v)})`,
  };
}

/** Words for something that is worked out. */
function reckoned<V extends Value>(
  alone: (v: V, say: Say) => string,
  amount: ValueWords<V>['amount'],
): ValueWords<V> {
  return {
    noun: (v, say) => [alone(v, say), alone(v, say)],
    alone,
    amount,
    most: (v, say) => `(${alone(v, say)})`,
    least: () => 'fewest',
    number: (v, n, say) => `${n} (${alone(v, say)})`,
  };
}

const nothing = (): number => 0;
const unsure = (): boolean => false;
const sure = (): boolean => true;

const person = (v: { readonly who?: Who }, you: number, them: number): number =>
  v.who === 'them' ? them : you;

const BEST_ROLL = 6;

/** EF-2 */
export const VALUES = {
  stat: {
    fields: { stat, who },
    words: {
      noun(v) {
        const whose = ` ${youHave(v.who)}`;
        if (v.stat === 'undead') return [`Undead icon${whose}`, `Undead icons${whose}`];
        const [one, many] = STATS[v.stat];
        return [`point of ${your(v.who)} ${one}`, `points of ${your(v.who)} ${many}`];
      },
      alone: (v) => `${your(v.who)} ${STATS[v.stat][v.stat === 'undead' ? 1 : 0]}`,
      amount: (v, one, _many, say) => `1 ${one} for each ${say.noun(v, 1)}`,
      most: (v) => STATS[v.stat][1],
      least: (v) => (v.stat === 'undead' ? 'fewest' : 'least'),
      number: (v, n) => `${n} ${STATS[v.stat][n === 1 ? 0 : 1]}`,
    },
    of(t, v, you, them) {
      const seat = person(v, you, them);
      if (v.stat === 'undead') return read(t, t.at.undeadIcons, seat);
      return v.stat === 'attack' ? attackOf(t, seat) : defenseOf(t, seat);
    },
    isPositive: unsure,
    reads: (v) => (v.stat === 'undead' ? READS.icons : READS.attackOrDefense),
  },
  wounds: {
    fields: { who },
    words: {
      ...counted((v) => [`wound ${youHave(v.who)}`, `wounds ${youHave(v.who)}`]),
      most: () => 'wounds',
      number: (_v, n) => plural(n, 'wound'),
    },
    of: (t, v, you, them) => woundsOf(t, person(v, you, them)),
    isPositive: unsure,
    reads: () => READS.wounds,
  },
  crystals: {
    fields: { who },
    words: {
      ...counted((v) => [`crystal ${youHave(v.who)}`, `crystals ${youHave(v.who)}`]),
      most: () => 'crystals',
      number: (_v, n) => plural(n, 'crystal'),
    },
    of: (t, v, you, them) => read(t, t.at.crystals, person(v, you, them)),
    isPositive: unsure,
    reads: () => READS.crystals,
  },
  count: {
    fields: { filter, who },
    words: {
      ...counted((v) => [
        `${filterWord(v.filter)} ${youHave(v.who)}`,
        `${filterWord(v.filter, 2)} ${youHave(v.who)}`,
      ]),
      most: (v) => filterWord(v.filter, 2),
      number: (v, n) => `${n} ${filterWord(v.filter, n)}`,
    },
    of: (t, v, you, them) => countOf(t, person(v, you, them), v.filter),
    isPositive: unsure,
    reads: nothing,
  },
  pairs: {
    fields: { who },
    words: counted((v) => [
      `pair of an Item and an Enchantment ${youHave(v.who)}`,
      `pairs of an Item and an Enchantment ${youHave(v.who)}`,
    ]),
    of(t, v, you, them) {
      const seat = person(v, you, them);
      return Math.min(countOf(t, seat, 'item'), countOf(t, seat, 'enchantment'));
    },
    isPositive: unsure,
    reads: nothing,
  },
  playerCount: {
    fields: {},
    words: counted(() => ['player', 'players']),
    of: (t) => t.seats,
    isPositive: sure,
    reads: nothing,
  },
  per: {
    fields: { of: nestedValue, every: whole(1, HIGHEST), times: optional(number) },
    words: reckoned(
      (v, say) => `${v.times ?? 1} for every ${v.every} ${say.noun(v.of, v.every)}`,
      (v, one, many, say) => {
        const n = v.times ?? 1;
        const each = v.every === 1 ? 'each' : `every ${v.every}`;
        return `${n} ${n === 1 ? one : many} for ${each} ${say.noun(v.of, v.every)}`;
      },
    ),
    of: (t, v, you, them, event, roll) =>
      Math.floor(measured(t, v.of, you, them, event, roll) / v.every) * (v.times ?? 1),
    isPositive: unsure,
    reads: nothing,
  },
  times: {
    fields: { of: nestedValue, by: number },
    words: reckoned(
      (v, say) => `${v.by} times ${say.value(v.of)}`,
      (v, one, many, say) => `${v.by} ${v.by === 1 ? one : many} for each ${say.noun(v.of, 1)}`,
    ),
    of: (t, v, you, them, event, roll) => measured(t, v.of, you, them, event, roll) * v.by,
    isPositive: (v, of) => v.by > 0 && of(v.of),
    reads: nothing,
  },
  sum: {
    fields: { of: nestedValues },
    words: reckoned(
      (v, say) => v.of.map(say.value).join(' plus '),
      (v, one, many, say) => v.of.map((part) => say.amount(part, one, many)).join(' plus '),
    ),
    of: (t, v, you, them, event, roll) =>
      v.of.reduce<number>((sum, part) => sum + measured(t, part, you, them, event, roll), 0),
    isPositive: (v, of) => v.of.every(of),
    reads: nothing,
  },
  min: {
    fields: { of: nestedValues },
    words: reckoned(
      (v, say) => `the lower of ${v.of.map(say.value).join(' and ')}`,
      (v, _one, many, say) => `as many ${many} as ${say.value(v)}`,
    ),
    of: (t, v, you, them, event, roll) =>
      Math.min(...v.of.map((part) => measured(t, part, you, them, event, roll))),
    isPositive: (v, of) => v.of.every(of),
    reads: nothing,
  },
  max: {
    fields: { of: nestedValues },
    words: reckoned(
      (v, say) => `the higher of ${v.of.map(say.value).join(' and ')}`,
      (v, _one, many, say) => `as many ${many} as ${say.value(v)}`,
    ),
    of: (t, v, you, them, event, roll) =>
      Math.max(...v.of.map((part) => measured(t, part, you, them, event, roll))),
    isPositive: (v, of) => v.of.some(of),
    reads: nothing,
  },
  d6: {
    fields: {},
    words: {
      ...counted(() => ['pip of a die', 'pips of a die']),
      alone: () => 'the roll of a die',
      amount: (_v, _one, many) => `as many ${many} as a die shows`,
      most: () => '(the roll of a die)',
      number: (_v, n) => `${n} (the roll of a die)`,
    },
    of: (t, _v, _you, _them, _event, roll) => (roll ? random(t, BEST_ROLL) + 1 : BEST_ROLL),
    isPositive: sure,
    reads: nothing,
  },
  eventValue: {
    fields: {},
    words: counted(() => ['wound just taken', 'wounds just taken']),
    of: (_t, _v, _you, _them, event) => event,
    isPositive: sure,
    reads: nothing,
  },
} as const satisfies ValueTable<Exclude<Value, number>, T>;
