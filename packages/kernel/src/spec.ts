import type { Choices } from './decide/choices.ts';
import type { Recorded } from './play/recorded.ts';
import type { Rng } from './random/rng.ts';
import type { Counter, Slot, Zone } from './state/ids.ts';
import type { Layout } from './state/layout.ts';
import type { CounterSpec, Parts, ZoneSpec } from './state/parts.ts';
import type { State } from './state/state.ts';

/**
 * A game's rules bound to one number of seats and one set of options, and the
 * state that lies on it now. All verbs take a table. `lay` puts another state on it, so
 * that one table serves any number of matches and searches.
 */
export interface Table<Z extends string = string, C extends string = string, F = unknown> {
  readonly seats: number;
  readonly spec: TableSpec;
  readonly layout: Layout;
  /** The first zone of each name; `zoneOf` finds the others. */
  readonly zone: Readonly<Record<Z, Zone>>;
  /** The first counter of each name, for `read` and `write`. */
  readonly at: Readonly<Record<C, Counter>>;
  readonly facts: F;
  readonly steps: readonly Step[];
  readonly questions: readonly Question[];
  /** Per face its back. */
  readonly backOf: readonly number[];
  readonly choices: Choices;
  /** The seat whose options `choices` holds now, or -1. */
  asked: number;
  cells: State;
  /** What happens, told as it happens; undefined while searching. */
  events: Recorded[] | undefined;
  /** Rule id under which things happen now. */
  because: string;
  names: readonly string[];
}

/** What a frame can hold besides its kind; those not given are 0. */
export type Arguments = [a: number, b: number, c: number, d: number, e: number, f: number];

/** One small step of the rules. Its frame has left the stack when it runs. */
export type Step<T = Table> = (t: T, ...args: Arguments) => void;

export interface OptionWords {
  readonly label: string;
  /** What follows if it is chosen. */
  readonly does: string;
  readonly rule: string;
  /** The slots it is about. */
  readonly slots?: readonly Slot[];
  readonly zone?: Zone;
  readonly seat?: number;
}

/** Something a person would expect to be able to do, and the rule that forbids it. */
export interface WhyNot {
  readonly label: string;
  readonly reason: string;
  readonly rule: string;
  readonly slots?: readonly Slot[];
}

/** A reason and the rule that gives it. */
export type Reason = Pick<WhyNot, 'reason' | 'rule'>;

/** A kind of question the rules ask; each part of it is given the arguments of its frame. */
export interface Question<T = Table> {
  readonly rule: string;
  prompt(t: T, seat: number, ...args: Arguments): string;
  /** The slot of the card that asks, where one does. */
  card?(t: T, ...args: Arguments): Slot;
  options(t: T, seat: number, out: Choices, ...args: Arguments): void;
  tell(t: T, seat: number, code: number, ...args: Arguments): OptionWords;
  whyNot?(t: T, seat: number, ...args: Arguments): readonly WhyNot[];
  /** Why a code that is not among the options is not; must tell nothing the seat may not know. */
  refuse?(t: T, seat: number, code: number, ...args: Arguments): Reason | undefined;
  apply(t: T, seat: number, picks: readonly number[], ...args: Arguments): void;
}

/** A table of one game for one number of seats and one set of options. */
export interface TableSpec<
  Z extends string = string,
  C extends string = string,
  F = unknown,
  T = Table,
> extends Parts {
  readonly zones: Readonly<Record<Z, ZoneSpec>>;
  readonly counters: Readonly<Record<C, CounterSpec>>;
  readonly steps: readonly Step<T>[];
  readonly stepNames: readonly string[];
  readonly questions: readonly Question<T>[];
  readonly questionNames: readonly string[];
  /** What the rules look up and never change. */
  readonly facts: F;
  /** Notes tell the whole story of this game: single moves of cards are not told besides. */
  readonly toldByNotes?: boolean;
  /** Puts the first step on the stack. */
  begin(t: T): void;
  /**
   * Fills in, on a position that `viewer` imagines, the private compartments it
   * cannot see. Without this they are 0 there.
   */
  imagine?(t: T, viewer: number, rng: Rng): void;
}

/** Gives each name its number in a list: `names('turn', 'draw')` is `{ turn: 0, draw: 1 }`. */
export function names<const N extends readonly string[]>(
  ...list: N
): Readonly<Record<N[number], number>> {
  return Object.fromEntries(list.map((name, i) => [name, i])) as Record<N[number], number>;
}

/** The entries of a record in the order of their numbers, none missing. */
export function inOrder<N extends string, V>(
  ids: Readonly<Record<N, number>>,
  entries: Readonly<Record<N, V>>,
): readonly V[] {
  return (Object.keys(ids) as N[]).map((name) => entries[name]);
}
