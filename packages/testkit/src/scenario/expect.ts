import { winnersOf } from '@conclave/kernel';
import { type Position, positionOf, SPECTATOR } from '@conclave/kernel/look';
import { type Decision, eventsFor, type Match, tell } from '@conclave/kernel/play';
import { cardIdOf, sameCards } from './offers.ts';
import type { Expectation, ExpectedDecision, ExpectedZone, Failure } from './scenario.ts';

export const asList = <T>(value: T | readonly T[]): readonly T[] =>
  Array.isArray(value) ? (value as readonly T[]) : [value as T];

/** A place below another: `expect.zones`, and for the second of several `expect[1].zones`. */
export const placeOf = (place: string, value: unknown, i: number): string =>
  Array.isArray(value) ? `${place}[${i}]` : place;

const differs = (place: string, message: string, expected: unknown, actual: unknown): Failure[] => [
  { place, message, expected, actual },
];

/** Checks everything an expectation names; `since` is where its events begin. */
export function disagreements(
  match: Match,
  wish: Expectation | readonly Expectation[],
  place: string,
  since: number,
): Failure[] {
  return asList(wish).flatMap((one, i) => compare(match, one, placeOf(place, wish, i), since));
}

function compare(match: Match, wish: Expectation, place: string, since: number): Failure[] {
  const t = match.table;
  const viewer = wish.as === 'spectator' ? SPECTATOR : wish.as;
  if (viewer !== undefined && viewer !== SPECTATOR && viewer >= t.seats) {
    return [{ place: `${place}.as`, message: `there is no seat ${viewer}` }];
  }
  const position = positionOf(t, viewer === undefined ? t.cells : match.view(viewer).cells);
  return [
    ...compareZones(position, wish.zones ?? {}, `${place}.zones`),
    ...compareCounters(position, wish.counters ?? {}, `${place}.counters`),
    ...compareDecisions(match, wish, place),
    ...compareEnd(match, wish, place),
    ...compareEvents(match, wish, place, viewer, since),
  ];
}

function compareZones(
  position: Position,
  wish: NonNullable<Expectation['zones']>,
  place: string,
): Failure[] {
  return Object.entries(wish).flatMap(([key, expected]) => {
    const here = `${place}.${key}`;
    const [, name = '', index] = Object.hasOwn(position.zones, key)
      ? ['', key]
      : (/^(\w+)(?:\[(\d+)\])?$/.exec(key) ?? []);
    const zones = Object.hasOwn(position.zones, name) ? position.zones[name] : undefined;
    if (zones === undefined) return [{ place: here, message: 'there is no such zone' }];
    const each =
      Array.isArray(expected) && !expected.every((entry) => typeof entry === 'string')
        ? (expected as readonly (ExpectedZone | null)[])
        : undefined;
    if (index === undefined && each !== undefined) {
      return each.flatMap((entry, i) =>
        entry === null ? [] : compareZone(zones[i], entry, `${here}[${i}]`),
      );
    }
    if (index === undefined && zones.length > 1) {
      const message = `there are ${zones.length} of these: name one, or list them all`;
      return [{ place: here, message }];
    }
    return compareZone(zones[Number(index ?? 0)], expected as ExpectedZone, here);
  });
}

function compareZone(
  cards: readonly string[] | undefined,
  wish: ExpectedZone,
  place: string,
): Failure[] {
  if (cards === undefined) return [{ place, message: 'there is no such zone' }];
  if ('length' in wish) {
    return cards.join() === wish.join() ? [] : differs(place, diffOf(wish, cards), wish, cards);
  }
  const out: Failure[] = [];
  if (wish.cards !== undefined && !sameCards(wish.cards, cards)) {
    out.push(...differs(`${place}.cards`, diffOf(wish.cards, cards), wish.cards, cards));
  }
  if (wish.top !== undefined) {
    const top = cards.slice(0, wish.top.length);
    if (top.join() !== wish.top.join()) {
      out.push(...differs(`${place}.top`, 'other cards lie on top', wish.top, top));
    }
  }
  const missing = without(wish.has ?? [], cards);
  if (missing.length > 0) {
    out.push(...differs(`${place}.has`, `without ${missing.join(', ')}`, wish.has, cards));
  }
  const unwanted = (wish.lacks ?? []).filter((card) => cards.includes(card));
  if (unwanted.length > 0) {
    out.push(...differs(`${place}.lacks`, `with ${unwanted.join(', ')}`, wish.lacks, cards));
  }
  if (wish.count !== undefined && wish.count !== cards.length) {
    out.push(...differs(`${place}.count`, 'another number of cards', wish.count, cards.length));
  }
  return out;
}

/** The cards of the first list that the second lacks, each copy for itself. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function diffOf(expected: readonly string[], actual: readonly string[]): string {
  const missing = without(expected, actual).map((card) => `- ${card}`);
  const added = without(actual, expected).map((card) => `+ ${card}`);
  const lines = [...missing, ...added];
  return lines.length === 0 ? 'another order' : `other cards: ${lines.join(', ')}`;
}

function compareCounters(
  position: Position,
  wish: NonNullable<Expectation['counters']>,
  place: string,
): Failure[] {
  return Object.entries(wish).flatMap(([name, expected]) => {
    const here = `${place}.${name}`;
    const values = Object.hasOwn(position.counters, name) ? position.counters[name] : undefined;
    if (values === undefined) return [{ place: here, message: 'there is no such counter' }];
    const wanted = asList<number | null>(expected);
    const fits = wanted.every((value, i) => value === null || value === values[i]);
    const actual = Array.isArray(expected) ? values : values[0];
    return fits ? [] : differs(here, 'another value', expected, actual);
  });
}

function compareDecisions(match: Match, wish: Expectation, place: string): Failure[] {
  const open = match.pending().map(({ seat }) => seat);
  const out: Failure[] = [];
  if (wish.waiting !== undefined && wish.waiting.join() !== open.join()) {
    out.push(...differs(`${place}.waiting`, 'other seats are deciding', wish.waiting, open));
  }
  if (wish.decision === undefined) return out;
  const here = `${place}.decision`;
  const asked = open.map((seat) => summary(match, match.decision(seat) as Decision));
  if (wish.decision === null) {
    if (open.length > 0) out.push(...differs(here, 'a decision is open', null, asked));
    return out;
  }
  const wanted = wish.decision;
  const mine = wanted.seat === undefined ? asked[0] : asked.find((one) => one.seat === wanted.seat);
  if (mine === undefined) {
    return [...out, ...differs(here, 'no such decision is open', wanted, asked)];
  }
  return [...out, ...compareDecision(wanted, mine, here)];
}

function summary(match: Match, decision: Decision): Required<ExpectedDecision> {
  const { seat, question, rule, prompt, space, min, max, options, card } = decision;
  return {
    seat,
    question,
    rule,
    prompt,
    space,
    min,
    max,
    options: options.length,
    card: card === undefined ? '' : cardIdOf(match.table, card),
  };
}

function compareDecision(
  wish: ExpectedDecision,
  actual: Required<ExpectedDecision>,
  place: string,
): Failure[] {
  return (Object.keys(wish) as (keyof ExpectedDecision)[]).flatMap((field) => {
    const fits =
      field === 'prompt'
        ? actual.prompt.includes(wish.prompt ?? '')
        : wish[field] === actual[field];
    return fits ? [] : differs(`${place}.${field}`, 'differs', wish[field], actual[field]);
  });
}

function compareEnd(match: Match, wish: Expectation, place: string): Failure[] {
  const out: Failure[] = [];
  if (wish.over !== undefined && wish.over !== match.over) {
    const message = match.over ? 'the game is over' : 'the game goes on';
    out.push(...differs(`${place}.over`, message, wish.over, match.over));
  }
  if (wish.winners !== undefined) {
    const mask = winnersOf(match.table);
    const winners = match.table.names.map((_, seat) => seat).filter((seat) => (mask >> seat) & 1);
    if (wish.winners.join() !== winners.join()) {
      out.push(...differs(`${place}.winners`, 'other winners', wish.winners, winners));
    }
  }
  if (wish.scores !== undefined) {
    const scores = match.game.scores(match.table).map(({ total }) => total);
    if (!wish.scores.every((score, seat) => score === null || score === scores[seat])) {
      out.push(...differs(`${place}.scores`, 'other scores', wish.scores, scores));
    }
  }
  return out;
}

function compareEvents(
  match: Match,
  wish: Expectation,
  place: string,
  viewer: number | undefined,
  since: number,
): Failure[] {
  if (wish.events === undefined && wish.noEvents === undefined) return [];
  const t = match.table;
  const happened = (t.events ?? []).slice(since);
  const told = eventsFor(t, viewer ?? 'everything', happened).flatMap(
    (event) => tell(t, event) ?? [],
  );
  const out: Failure[] = [];
  let from = 0;
  for (const [i, part] of (wish.events ?? []).entries()) {
    const at = told.findIndex((sentence, k) => k >= from && sentence.includes(part));
    if (at < 0) {
      out.push(...differs(`${place}.events[${i}]`, 'was not told, or not then', part, told));
      break;
    }
    from = at + 1;
  }
  for (const [i, part] of (wish.noEvents ?? []).entries()) {
    const sentence = told.find((one) => one.includes(part));
    if (sentence === undefined) continue;
    out.push(...differs(`${place}.noEvents[${i}]`, 'was told', part, sentence));
  }
  return out;
}
