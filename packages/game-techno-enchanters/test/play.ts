import { hasSeat } from '@conclave/kernel';
import { positionOf } from '@conclave/kernel/look';
import { arrange, type Decision, Match, tell } from '@conclave/kernel/play';
import { type Choice, choose } from '@conclave/testkit';
import { technoEnchanters } from '../src/index.ts';

/** The components as the rulebook has them, written out a second time on purpose. */
export const SIGNS = ['flambeaux', 'lichtenborn', 'angbat', 'aquate', 'terranova'];
export const COLOURS = ['red', 'yellow', 'grey', 'blue', 'green'];
const VALUES = ['minus-1', '1', '1', '2', '3'];
const SPELLS = ['gift', 'find', 'theft', 'hex'];
const SYMBOLS = ['stone', 'multiblade', 'parchment'];
const FORMS = ['0', '1', '1-link', '2'];
export const VISIONS = SPELLS.flatMap((spell) => [
  ...SYMBOLS.flatMap((symbol) => FORMS.map((form) => `${spell}-${symbol}-${form}`)),
  `${spell}-plain-2-link`,
]);
export const ENCHANTMENTS: Readonly<Record<string, number>> = {
  'elemental-shield': 4,
  'magical-swap': 2,
  clairvoyance: 2,
  windfall: 2,
  dispel: 2,
  tremor: 2,
  quickening: 2,
  'hidden-gift': 2,
};
export const DECK = [
  ...VISIONS,
  ...Object.entries(ENCHANTMENTS).flatMap(([id, copies]) => new Array<string>(copies).fill(id)),
];
/** The treasures in play with so many seats. */
export const treasuresFor = (seats: number): string[] =>
  COLOURS.slice(0, seats).flatMap((colour) => VALUES.map((value) => `${colour}-${value}`));

const PARTS = ['enchant', 'steal', 'visions', 'stars', 'trimagic', 'cards', 'over'];
type Lists = readonly (readonly string[])[];

export interface Wish {
  readonly seats?: number;
  readonly seed?: string;
  /** Whose turn it is, and the part of it that begins. */
  readonly seat?: number;
  readonly part?: string;
  readonly round?: number;
  readonly hands?: Lists;
  readonly aside?: Lists;
  readonly rowA?: Lists;
  readonly rowB?: Lists;
  /** Signs by seat; in their order if not given. */
  readonly signs?: readonly string[];
  readonly revealed?: readonly number[];
  readonly out?: readonly number[];
  readonly score?: readonly number[];
  readonly treasures?: Lists;
  readonly shown?: Lists;
  readonly display?: readonly string[];
  /** Top of the treasure deck; without it chance decides. */
  readonly next?: readonly string[];
  /** The Queen comes after the treasures of `next`; the rest lies under the deck. */
  readonly queen?: 'next';
  /** Top of the draw pile. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  /** Everything else of the playing deck lies on the discard pile, or in a seat's hand. */
  readonly rest?: 'discard' | number;
  readonly known?: Readonly<Record<string, readonly number[]>>;
}

export function start(
  wish: { seats?: number; seed?: string; options?: Readonly<Record<string, unknown>> } = {},
): Match {
  const { seats = 3, seed = 'a table', options = {} } = wish;
  const started = Match.start(technoEnchanters, { seats, seed, options });
  if ('error' in started) throw new Error(`${started.error.field} ${started.error.reason}`);
  return started.match;
}

const each = (count: number, lists: Lists = []): string[][] =>
  Array.from({ length: count }, (_, i) => [...(lists[i] ?? [])]);

/** What of a pile is left when some cards of it lie elsewhere, each copy for itself. */
function without(pile: readonly string[], taken: readonly string[]): string[] {
  const left = [...pile];
  for (const id of taken) if (left.includes(id)) left.splice(left.indexOf(id), 1);
  return left;
}

/** A match in which a part of a turn begins. Hands and rows are empty unless asked for. */
export function table(wish: Wish = {}): Match {
  const { seats = 3, seat = 0, part = 'enchant', round = 1 } = wish;
  const match = start({ ...wish, seats });
  const hands = each(seats, wish.hands);
  const lists = [hands, wish.aside, wish.rowA, wish.rowB, [wish.deck ?? [], wish.discard ?? []]];
  const laid = lists.flatMap((list) => (list ?? []).flat());
  const rest = wish.rest === undefined ? [] : without(DECK, laid);
  if (typeof wish.rest === 'number') hands[wish.rest]?.push(...rest);
  const owned = [...(wish.treasures ?? []), ...(wish.shown ?? [])].flat();
  const spare = without(treasuresFor(seats), [
    ...owned,
    ...(wish.display ?? []),
    ...(wish.next ?? []),
  ]);
  const display = wish.display ?? spare.splice(0, 3);
  const queen = wish.queen === 'next';
  const flags = (list: readonly number[] = []): number[] =>
    Array.from({ length: seats }, (_, i) => (list.includes(i) ? 1 : 0));
  const error = arrange(match.table, {
    zones: {
      hand: hands,
      aside: each(seats, wish.aside),
      rowA: each(seats, wish.rowA),
      rowB: each(seats, wish.rowB),
      character: (wish.signs ?? SIGNS.slice(0, seats)).map((sign) => [`${sign}-${seats}`]),
      treasures: each(seats, wish.treasures),
      shown: each(seats, wish.shown),
      display,
      treasureDeck: wish.next ?? [],
      bottom: ['queen', ...(queen ? [] : spare.slice(0, 4))],
      under: queen ? spare : [],
      deck: wish.deck ?? [],
      discard: [...(wish.discard ?? []), ...(wish.rest === 'discard' ? rest : [])],
    },
    counters: {
      active: seat,
      round,
      plays: 2,
      score: Array.from({ length: seats }, (_, i) => wish.score?.[i] ?? 0),
      revealed: flags(wish.revealed),
      out: flags(wish.out),
      turns: 1,
    },
    known: wish.known ?? {},
    next: { step: 'part', a: PARTS.indexOf(part) },
  });
  if (error !== undefined) throw new Error(`${error.place} ${error.reason}`);
  return match;
}

/** A zone's cards, top first. */
export function cards(match: Match, zone: string, index = 0): readonly string[] {
  return positionOf(match.table, match.state).zones[zone]?.[index] ?? [];
}

/** The same as a viewer sees it; a card face down is `?`, whatever its back. */
export function seen(match: Match, viewer: number, zone: string, index = 0): readonly string[] {
  const lies = positionOf(match.table, match.view(viewer).cells).zones[zone]?.[index] ?? [];
  return lies.map((id) => (id.startsWith('?') ? '?' : id));
}

export function counter(match: Match, name: string, index = 0): number {
  return positionOf(match.table, match.state).counters[name]?.[index] ?? Number.NaN;
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

/** Who is asked what, in short. */
export const open = (match: Match): string[] =>
  match.pending().map(({ seat, question }) => `${seat} ${question}`);

export const labels = (match: Match): string[] => asked(match).options.map(({ label }) => label);

/** Everything told so far, as one viewer hears it. */
export function told(match: Match, viewer: number): string[] {
  return match.eventsSince(0, viewer).flatMap((event) => tell(match.table, event) ?? []);
}

export const winners = (match: Match): number[] => {
  const end = match.eventsSince(0, 0).find((event) => event.kind === 'end');
  if (end?.kind !== 'end') return [];
  return [0, 1, 2, 3, 4].filter((seat) => hasSeat(end.winners, seat));
};

/** The rule by which the game ended. */
export const endedBy = (match: Match): string | undefined =>
  match.eventsSince(0, 0).find((event) => event.kind === 'end')?.rule;

export const totals = (match: Match): number[] =>
  technoEnchanters.scores(match.table).map(({ total }) => total);

/** Runs a check for many seeds. */
export function forSeeds(count: number, check: (seed: string) => void): void {
  for (let i = 0; i < count; i++) check(`seed ${i}`);
}

/** Answers every open question with the option that does nothing. */
export function pass(match: Match): void {
  const nothing = ['Neither', 'Steal nothing', 'Play no more', 'Let it happen', 'No second target'];
  for (;;) {
    const decision = asked(match);
    const code = decision.options.find(({ label }) => nothing.includes(label))?.code;
    if (code === undefined || match.answer(decision.seat, [code]) !== undefined) return;
    if (match.over || decision.question === 'vision') return;
  }
}

/** A zone of every seat in a state that need not be the match's own. */
export const positions = (
  match: Match,
  cells: readonly number[],
  zone: string,
): readonly (readonly string[])[] => positionOf(match.table, cells).zones[zone] ?? [];
