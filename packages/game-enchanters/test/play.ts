/**
 * How tests of Enchanters set a table, answer and look. See cards.ts for making cards.
 *
 * start({ seats, options, seed })   a match from its real set-up
 * table({ cards, village, ... })    a match with a position laid out by hand, a turn beginning:
 *   cards      own cards, put into play among plain ones     village   own Village
 *   seats, seat (whose turn), options, seed
 *   items, enchantments, trophies   one list a seat, top first, complete; if a seat is not
 *              given: fist; of-enchanting; nothing
 *   track      six places, card id or null for an empty one; undefined is a plain Item
 *   deck       top first; if not given, ten plain Items     graveyard   top first
 *              (plain Items nobody asked for, from the highest number down, track first)
 *   crystals (5 each), wounds, counters (anything else, by name), step
 * Answers: say(match, seat, choice) in words; of the seat that is asked: take(match, id) to
 *   journey, use(match, id, words) for a minor action, repose(match, words) for a Rest, goOn(match)
 *   for the way on out of a window, pass(match) for the way on until somebody else's turn
 * Looks: asked, labels, question, offered(match, id) (rules of the options about a card),
 *   whyNot(match, id), cards(match, zone, index), track, counter(match, name, seat), crystals,
 *   wounds, attack, defense (as they are now), total (running Glory), told (all that was told),
 *   winners, answerAtRandom(match, rng), playOut(match, rng, look) to the end at random
 */

import { faceOf, hasSeat, type Rng, type Table, type WhyNot } from '@conclave/kernel';
import { positionOf } from '@conclave/kernel/look';
import {
  arrange,
  type Decision,
  Match,
  type Option,
  optionsOf,
  pickAtRandom,
  tell,
} from '@conclave/kernel/play';
import { type Choice, choose } from '@conclave/testkit';
import { enchanters } from '../src/index.ts';
import { attackOf, defenseOf } from '../src/rules/measure.ts';
import type { EnchantersTable } from '../src/rules/table.ts';
import { contentWith, type KingdomCard, TOWN, type Village } from './cards.ts';

type Lists = readonly (readonly string[] | undefined)[];

export interface Wish {
  readonly cards?: readonly KingdomCard[];
  readonly village?: Village;
  readonly seats?: number;
  readonly seat?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  readonly items?: Lists;
  readonly enchantments?: Lists;
  readonly trophies?: Lists;
  readonly track?: readonly (string | null | undefined)[];
  readonly deck?: readonly string[];
  readonly graveyard?: readonly string[];
  readonly crystals?: readonly number[];
  readonly wounds?: readonly number[];
  readonly counters?: Readonly<Record<string, number | readonly number[]>>;
  readonly step?: string;
}

export function start(
  wish: { seats?: number; options?: Readonly<Record<string, unknown>>; seed?: string } = {},
): Match {
  const { seats = 2, seed = 'a table', options = {} } = wish;
  const started = Match.start(enchanters, { seats, seed, options });
  if ('error' in started) throw new Error(`${started.error.field} ${started.error.reason}`);
  return started.match;
}

const each = (seats: number, lists: Lists = [], otherwise: readonly string[] = []): string[][] =>
  Array.from({ length: seats }, (_, seat) => [...(lists[seat] ?? otherwise)]);

const numbers = (seats: number, given: readonly number[] = [], otherwise = 0): number[] =>
  Array.from({ length: seats }, (_, seat) => given[seat] ?? otherwise);

const PLACES = 6;
const DECK = 10;

/** Plain cards that nobody asked for. */
function spareCards(wish: Wish): string[] {
  const { items = [], enchantments = [], trophies = [] } = wish;
  const laid = new Set([
    ...[...items, ...enchantments, ...trophies].flatMap((list) => list ?? []),
    ...[wish.track, wish.deck, wish.graveyard].flatMap((list) => list ?? []),
  ]);
  const plain = ['item', 'enchantment'].flatMap((sort) => {
    const many = 24 - (wish.cards ?? []).filter(({ type }) => type === sort).length;
    return Array.from({ length: many }, (_, i) => `${sort}-${many - i}`);
  });
  return plain.filter((id) => !laid.has(id));
}

/** A match in which the turn of a seat begins, with exactly the cards asked for. */
export function table(wish: Wish = {}): Match {
  const { seats = 2, seat = 0, seed = 'a table', step = 'resume' } = wish;
  const options = {
    firstPlayer: '1',
    village: TOWN,
    content: contentWith(wish.cards, wish.village),
    ...wish.options,
  };
  const match = start({ seats, seed, options });
  const spare = spareCards(wish);
  const track = Array.from({ length: PLACES }, (_, place) => {
    const card = wish.track?.[place];
    if (card === null) return [];
    return card === undefined ? spare.splice(0, 1) : [card];
  });
  const error = arrange(match.table, {
    zones: {
      seeded: [],
      deck: wish.deck ?? spare.slice(0, DECK),
      lowerDeck: [],
      depths: [],
      unseen: [],
      removed: [],
      limbo: [],
      track,
      graveyard: wish.graveyard ?? [],
      item: each(seats, wish.items, ['fist']),
      enchantment: each(seats, wish.enchantments, ['of-enchanting']),
      trophy: each(seats, wish.trophies),
    },
    counters: {
      turns: 0,
      crystals: numbers(seats, wish.crystals, 5),
      wounds: numbers(seats, wish.wounds),
      ...wish.counters,
    },
    next: { step, a: seat },
  });
  if (error !== undefined) throw new Error(`${error.place} ${error.reason}`);
  return match;
}

/** The rules' own view of a table; a match does not know of which game it is. */
const own = (t: Table): EnchantersTable => t as unknown as EnchantersTable;

/** A zone's cards, top first. */
export function cards(match: Match, zone: string, index = 0): readonly string[] {
  return positionOf(match.table, match.state).zones[zone]?.[index] ?? [];
}

/** The same as a viewer sees it. */
export function seen(match: Match, viewer: number, zone: string, index = 0): readonly string[] {
  return positionOf(match.table, match.view(viewer).cells).zones[zone]?.[index] ?? [];
}

/** The six places of the track, with null for an empty one. */
export const track = (match: Match): (string | null)[] =>
  Array.from({ length: PLACES }, (_, place) => cards(match, 'track', place)[0] ?? null);

/** The whole Adventure Deck, top first. */
export const deck = (match: Match): string[] =>
  ['seeded', 'deck', 'lowerDeck', 'depths'].flatMap((zone) => cards(match, zone));

export function counter(match: Match, name: string, index = 0): number {
  return positionOf(match.table, match.state).counters[name]?.[index] ?? Number.NaN;
}
export const crystals = (match: Match, seat = 0): number => counter(match, 'crystals', seat);
export const wounds = (match: Match, seat = 0): number => counter(match, 'wounds', seat);
export const attack = (match: Match, seat = 0): number => attackOf(own(match.table), seat);
export const defense = (match: Match, seat = 0): number => defenseOf(own(match.table), seat);
export const total = (match: Match, seat = 0): number =>
  enchanters.scores(match.table)[seat]?.total ?? Number.NaN;

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

/** Who is asked what, as `0 act`. */
export const question = (match: Match): string => {
  if (match.over) return 'over';
  const { seat, question: name } = asked(match);
  return `${seat} ${name}`;
};

export const labels = (match: Match): string[] => asked(match).options.map(({ label }) => label);

function isAbout(match: Match, { slots = [] }: Option | WhyNot, id: string): boolean {
  return slots.some((slot) => match.table.spec.faces[faceOf(match.table, slot)]?.id === id);
}

const optionsAbout = (match: Match, id: string): Option[] =>
  asked(match).options.filter((option) => isAbout(match, option, id));

/** What the options about a card do, in words. */
export const offered = (match: Match, id: string): string[] =>
  optionsAbout(match, id).map(({ does }) => does);

/** Why the card cannot be used or picked: rule ids. */
export const whyNot = (match: Match, id: string): string[] =>
  asked(match)
    .whyNot.filter((entry) => isAbout(match, entry, id))
    .map(({ rule }) => rule);

function choosePart(match: Match, id: string, rule: string, words: string): void {
  const fitting = optionsAbout(match, id).filter(
    (option) => option.rule === rule && option.does.includes(words),
  );
  const [first] = fitting;
  if (first === undefined) {
    throw new Error(`${question(match)}: ${id} is not offered by ${rule}: ${labels(match)}`);
  }
  const refusal = match.answer(asked(match).seat, [first.code]);
  if (refusal !== undefined) throw new Error(refusal.reason);
}

/** Whoever is asked journeys to this card. */
export const take = (match: Match, id: string): void => choosePart(match, id, 'E-7.1', '');
/** Whoever is asked uses the minor action of this card that says these words. */
export const use = (match: Match, id: string, words = ''): void =>
  choosePart(match, id, 'E-6.7', words);
/** Whoever is asked rests, in the Village or with the card named. */
export const repose = (match: Match, words = '', id: string = TOWN): void =>
  choosePart(match, id, 'E-8.1', words);

/** Whoever is asked leaves the window. */
export function goOn(match: Match): void {
  const refusal = match.answer(asked(match).seat, [0]);
  if (refusal !== undefined) throw new Error(refusal.reason);
}

/** Leaves windows until it is somebody else's turn. */
export function pass(match: Match): void {
  while (!match.over && !question(match).endsWith(' act')) goOn(match);
}

/** Everything told so far, as one viewer hears it. */
export function told(match: Match, viewer = 0): string[] {
  return match.eventsSince(0, viewer).flatMap((event) => tell(match.table, event) ?? []);
}

export const winners = (match: Match): number[] => {
  const [end] = match.eventsSince(0, 0).filter((event) => event.kind === 'end');
  if (end?.kind !== 'end') return [];
  return [0, 1, 2, 3].filter((seat) => hasSeat(end.winners, seat));
};

/** Answers what is asked at random. */
export function answerAtRandom(match: Match, rng: Rng): void {
  const picks: number[] = [];
  const seat = match.pending()[0]?.seat ?? -1;
  pickAtRandom(optionsOf(match.table, seat), rng, picks);
  const refusal = match.answer(seat, picks);
  if (refusal !== undefined) throw new Error(refusal.reason);
}

/** Plays to the end at random; `look` is called before every answer. */
export function playOut(match: Match, rng: Rng, look: () => void = () => {}): void {
  while (!match.over) {
    look();
    answerAtRandom(match, rng);
  }
}

/** Runs a check for many seeds. */
export function forSeeds(count: number, check: (seed: string) => void): void {
  for (let i = 0; i < count; i++) check(`seed ${i}`);
}
