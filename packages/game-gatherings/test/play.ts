import { hasSeat } from '@conclave/kernel';
import { positionOf } from '@conclave/kernel/look';
import { arrange, type Decision, Match, tell } from '@conclave/kernel/play';
import { type Choice, choose } from '@conclave/testkit';
import { gatherings } from '../src/index.ts';

/** The components as the rulebook has them, written out a second time on purpose. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
export const VALUES: Readonly<Record<string, readonly (number | string)[]>> = {
  A: [1, 1, 1, 1, 2, 2, 'S'],
  B: [1, 1, 2, 2, 2, 3, 'S'],
  C: [2, 2, 2, 2, 3, 3, 'S'],
  D: [2, 2, 3, 3, 3, 4, 'S'],
  E: [3, 3, 3, 3, 4, 4, 'S'],
  F: [3, 3, 4, 4, 4, 5, 'S'],
  G: [4, 4, 4, 5, 5, 6, 'S'],
};
export const ELEMENTS = ['earth', 'water', 'fire'];
export const SCHOOLS = ['silver', 'bronze', 'gold'];
export const ASPECTS = ['wizard', 'mage', 'witch'];
export const ENCHANTERS = ELEMENTS.flatMap((element) =>
  SCHOOLS.flatMap((school) => ASPECTS.map((aspect) => `${element}-${school}-${aspect}`)),
);
export const AIR = ASPECTS.map((aspect) => `air-${aspect}`);
export const TRICKS = ['proxima', 'idem', 'exodus', 'chaos', 'vademecum', 'periculum'];
export const ELEMENTALS = [...ELEMENTS, 'air'].map((element) => `${element}-elemental`);
export const DECK = [...ENCHANTERS, ...AIR, ...TRICKS, ...ELEMENTALS];

/** The ids of a whole pile of objects. */
export const pile = (letter: string): string[] =>
  (VALUES[letter] ?? []).map((value) => `object-${letter}-${value}`);
export const piles = (letters: string): string[] => [...letters].flatMap(pile);

export interface Wish {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  /** Whose turn begins, and with which step. */
  readonly seat?: number;
  readonly step?: string;
  readonly hands?: readonly (readonly string[])[];
  readonly area?: readonly string[];
  /** Type of the gathering in the area, by its letter. */
  readonly type?: string;
  readonly front?: readonly (readonly string[])[];
  readonly objects?: readonly (readonly string[])[];
  readonly open?: string;
  readonly closed?: readonly string[];
  /** Top of the draw pile. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  /**
   * The draw pile is only `deck`: all that is not asked for lies on the discard
   * pile, or in the hand of a seat.
   */
  readonly rest?: 'discard' | number;
  /** Tops of object piles, by letter. */
  readonly tops?: Readonly<Record<string, readonly string[]>>;
  readonly known?: Readonly<Record<string, readonly number[]>>;
}

export function start(
  wish: { seats?: number; seed?: string; options?: Readonly<Record<string, unknown>> } = {},
): Match {
  const { seats = 2, seed = 'a table', options = {} } = wish;
  const started = Match.start(gatherings, { seats, seed, options });
  if ('error' in started) throw new Error(`${started.error.field} ${started.error.reason}`);
  return started.match;
}

const each = (count: number, lists: readonly (readonly string[])[] = []): string[][] =>
  Array.from({ length: count }, (_, i) => [...(lists[i] ?? [])]);

/** A match in which a turn begins. Spots that are not asked for hold Enchanters nobody asked for. */
export function table(wish: Wish = {}): Match {
  const { seats = 2, seat = 0, step = 'turn' } = wish;
  const asked = [
    ...[...(wish.hands ?? []), ...(wish.front ?? [])].flat(),
    ...[wish.area, wish.closed, wish.deck, wish.discard].flatMap((list) => list ?? []),
    ...(wish.open === undefined ? [] : [wish.open]),
  ];
  const plain = [...ENCHANTERS, ...ELEMENTALS, ...TRICKS.slice(0, 5)];
  const spare = plain.filter((id) => !asked.includes(id)).reverse();
  const filler = (): string => spare.pop() ?? 'none';
  const open = wish.open ?? filler();
  const closed = Array.from({ length: 3 }, (_, i) => wish.closed?.[i] ?? filler());
  const deck = wish.deck ?? [filler(), filler(), filler(), filler()];
  const laid = [...asked, open, ...closed, ...deck];
  const rest = wish.rest === undefined ? [] : DECK.filter((id) => !laid.includes(id));
  const hands = each(seats, wish.hands);
  if (typeof wish.rest === 'number') hands[wish.rest]?.push(...rest);
  const match = start({ ...wish, seats });
  const error = arrange(match.table, {
    zones: {
      hand: hands,
      area: wish.area ?? [],
      front: each(seats, wish.front),
      objects: each(seats, wish.objects),
      open: [open],
      closed: closed.map((id) => [id]),
      fresh: [],
      deck,
      discard: [...(wish.discard ?? []), ...(wish.rest === 'discard' ? rest : [])],
      pile: LETTERS.map((letter) => wish.tops?.[letter] ?? null),
    },
    counters: { type: wish.type === undefined ? 0 : LETTERS.indexOf(wish.type) + 1, turns: 0 },
    known: wish.known ?? {},
    next: { step, a: seat },
  });
  if (error !== undefined) throw new Error(`${error.place} ${error.reason}`);
  return match;
}

/** A zone's cards, top first. */
export function cards(match: Match, zone: string, index = 0): readonly string[] {
  return positionOf(match.table, match.state).zones[zone]?.[index] ?? [];
}

/** The same as a viewer sees it. */
export function seen(match: Match, viewer: number, zone: string, index = 0): readonly string[] {
  return positionOf(match.table, match.view(viewer).cells).zones[zone]?.[index] ?? [];
}

export function counter(match: Match, name: string): number {
  return positionOf(match.table, match.state).counters[name]?.[0] ?? Number.NaN;
}

/** Answers in words and throws if that is not possible. */
export function say(match: Match, seat: number, choice: Choice): void {
  const trouble = choose(match, seat, choice);
  if (trouble !== undefined) throw new Error(trouble);
}

/** The one seat that decides now, and what it is asked. */
export function asked(match: Match): Decision {
  const [first] = match.pending();
  const decision = first === undefined ? undefined : match.decision(first.seat);
  if (decision === undefined) throw new Error('nobody is asked anything');
  return decision;
}

export const labels = (match: Match): string[] => asked(match).options.map(({ label }) => label);

/** Draws the first two face-down cards. */
export function drawTwo(match: Match, seat = 0): void {
  say(match, seat, { in: 'closed[0]' });
  say(match, seat, { in: 'closed[1]' });
}

/** A match that has come to the question whether to gather, with two cards drawn. */
export function acting(wish: Wish = {}): Match {
  const match = table(wish);
  drawTwo(match, wish.seat);
  return match;
}

/** Everything told so far, as one viewer hears it, with the rule it happened by. */
export function told(match: Match, viewer: number): string[] {
  return match.eventsSince(0, viewer).flatMap((event) => tell(match.table, event) ?? []);
}

export const winners = (match: Match): number[] => {
  const [end] = match.eventsSince(0, 0).filter((event) => event.kind === 'end');
  if (end?.kind !== 'end') return [];
  return [0, 1, 2, 3, 4, 5].filter((seat) => hasSeat(end.winners, seat));
};

/** The rule by which the game ended. */
export const endedBy = (match: Match): string | undefined =>
  match.eventsSince(0, 0).find((event) => event.kind === 'end')?.rule;

export const totals = (match: Match): number[] =>
  gatherings.scores(match.table).map(({ total }) => total);

/** Runs a check for many seeds. */
export function forSeeds(count: number, check: (seed: string) => void): void {
  for (let i = 0; i < count; i++) check(`seed ${i}`);
}
