import {
  anything,
  by,
  type Check,
  type Damage,
  exactly,
  fields,
  flag,
  isRecord,
  listOf,
  oneOrMore,
  record,
  recordOf,
  seat,
  text,
  whole,
} from './check.ts';
import type { Scenario } from './scenario.ts';

const orNull = (check: Check): Check => by((value) => (value === null ? anything : check));
const texts = listOf(text);
const has = (value: unknown, name: string): boolean =>
  isRecord(value) && Object.hasOwn(value, name);

const matcherFields = fields({
  label: text,
  does: text,
  cards: texts,
  in: text,
  seat,
  rule: text,
});
const matcher = by((value) => (typeof value === 'string' ? text : matcherFields));

const choice = by((value) => {
  if (typeof value === 'number') return whole;
  if (Array.isArray(value)) return listOf(whole);
  if (has(value, 'pick')) return fields({ pick: listOf(matcher) });
  if (has(value, 'order')) return fields({ order: listOf(matcher) });
  if (has(value, 'amount')) return fields({ amount: whole });
  return matcher;
});

const rawPart = by((value) =>
  typeof value === 'number' ? whole : fields({ card: text, bits: seat }, ['card']),
);

const arrangement = fields({
  zones: recordOf(listOf(anything)),
  counters: record,
  known: recordOf(listOf(seat)),
  next: fields({ step: text, a: whole, b: whole }, ['step']),
});

const zoneFields = fields({ cards: texts, top: texts, has: texts, lacks: texts, count: seat });
const zone = by((value) => (Array.isArray(value) ? texts : zoneFields));
const zones = by((value) =>
  Array.isArray(value) && !value.every((entry) => typeof entry === 'string')
    ? listOf(orNull(zone))
    : zone,
);

const decision = fields({
  seat,
  question: text,
  rule: text,
  prompt: text,
  space: text,
  min: whole,
  max: whole,
  options: whole,
  card: text,
});

const numbers = listOf(orNull(whole));

const expectation = fields({
  as: by((value) => (typeof value === 'string' ? exactly('spectator') : seat)),
  zones: recordOf(zones),
  counters: recordOf(by((value) => (Array.isArray(value) ? numbers : whole))),
  decision: orNull(decision),
  waiting: listOf(seat),
  over: flag,
  winners: listOf(seat),
  scores: numbers,
  events: texts,
  noEvents: texts,
});

const stepFields = fields({
  seat,
  note: text,
  offered: listOf(matcher),
  notOffered: listOf(matcher),
  count: seat,
  whyNot: oneOrMore(fields({ label: text, cards: texts, rule: text, reason: text })),
  choose: choice,
  picks: listOf(oneOrMore(rawPart)),
  refused: fields({ rule: text, code: text, reason: text }),
  undo: seat,
  allowed: flag,
  expect: oneOrMore(expectation),
});

const LOOKS = ['offered', 'notOffered', 'count', 'whyNot'];
const ANSWERS = ['choose', 'picks'];

/** Fields that only make sense together. */
const step: Check = (value, place) => {
  const damage = stepFields(value, place);
  if (damage !== undefined) return damage;
  const given = (names: readonly string[]): string | undefined =>
    names.find((name) => has(value, name));
  const answer = given(ANSWERS);
  const wrong = (field: string, reason: string): Damage => ({ place: `${place}.${field}`, reason });
  if (has(value, 'choose') && has(value, 'picks')) return wrong('picks', 'goes without `choose`');
  if (has(value, 'undo')) {
    const other = given([...LOOKS, ...ANSWERS, 'seat', 'refused']);
    if (other !== undefined) return wrong(other, 'goes without `undo`');
    return has(value, 'allowed') ? undefined : wrong('allowed', 'is missing');
  }
  if (has(value, 'allowed')) return wrong('allowed', 'goes with `undo`');
  if (has(value, 'refused') && answer === undefined) {
    return wrong('refused', 'goes with `choose` or `picks`');
  }
  const needsSeat = answer ?? given(LOOKS);
  if (needsSeat !== undefined && !has(value, 'seat')) return wrong('seat', 'is missing');
  if (needsSeat === undefined && !has(value, 'expect')) {
    return { place, reason: 'does nothing: give it `choose`, `picks`, `undo` or `expect`' };
  }
  return undefined;
};

const scenario = fields(
  {
    game: text,
    options: record,
    seats: whole,
    seed: text,
    note: text,
    rules: texts,
    cards: texts,
    arrange: arrangement,
    steps: listOf(step),
    expect: oneOrMore(expectation),
  },
  ['game', 'seats', 'seed', 'steps', 'expect'],
);

/** Reads a scenario from data of unknown origin and says where it is damaged. */
export function readScenario(
  data: unknown,
): { readonly scenario: Scenario } | { readonly damage: Damage } {
  if (!isRecord(data)) return { damage: { place: 'file', reason: 'must be a record' } };
  const damage = scenario(data, '');
  return damage === undefined ? { scenario: data as unknown as Scenario } : { damage };
}
