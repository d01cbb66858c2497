import type { Seat } from '@conclave/kernel';
import type { Arrangement } from '@conclave/kernel/play';

/**
 * A short game with an arranged beginning, given answers and an expected end, as
 * a file holds it. Puzzles, bug reports, rule tests and tutorials all use it.
 * Seats count from 0; a card is named by its id, a zone as `discard` or `hand[1]`.
 */
export interface Scenario {
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly seed: string;
  readonly note?: string;
  /** The rules and the cards it tests. */
  readonly rules?: readonly string[];
  readonly cards?: readonly string[];
  readonly arrange?: Arrangement;
  readonly steps: readonly Step[];
  readonly expect: Expectation | readonly Expectation[];
}

/**
 * One way to say which option is meant. Everything given must fit. A text is a
 * label, or part of one, or the id of the one card the option is about.
 */
export type OptionMatcher =
  | string
  | {
      /** The whole label, or part of it. */
      readonly label?: string;
      /** Part of what it says it does. */
      readonly does?: string;
      /** Exactly these cards, in any order. */
      readonly cards?: readonly string[];
      /** The zone the option is about, or in which its cards lie. */
      readonly in?: string;
      /** The player the option is about. */
      readonly seat?: Seat;
      readonly rule?: string;
    };

/**
 * What a seat answers: a code, the codes, one option, or, where several cards are
 * chosen, `cards`, `pick` or `order`, and where a number is, `amount`.
 */
export type Choice =
  | number
  | readonly number[]
  | OptionMatcher
  | { readonly pick: readonly OptionMatcher[] }
  | { readonly order: readonly OptionMatcher[] }
  | { readonly amount: number };

/**
 * A code that is not on offer, put together: a number, the slot of a card (moved
 * up by some bits), or the sum of several of these.
 */
export type RawPick = RawPart | readonly RawPart[];
export type RawPart = number | { readonly card: string; readonly bits?: number };

export interface ExpectedRefusal {
  readonly rule?: string;
  readonly code?: string;
  /** Part of the reason. */
  readonly reason?: string;
}

/** What the decision must say about something it does not offer. */
export interface ExpectedWhyNot {
  readonly label?: string;
  readonly cards?: readonly string[];
  readonly rule?: string;
  readonly reason?: string;
}

/**
 * A step answers (`choose`, or `picks` for codes put together by hand), or takes
 * back (`undo`). It may first look at what is offered, and afterwards at the table.
 * An answer with `refused` must be refused; a choice in words that is not offered
 * is refused by the decision's own list of what cannot be done.
 */
export interface Step {
  readonly seat?: Seat;
  readonly note?: string;
  readonly offered?: readonly OptionMatcher[];
  readonly notOffered?: readonly OptionMatcher[];
  /** How many options there are. */
  readonly count?: number;
  readonly whyNot?: ExpectedWhyNot | readonly ExpectedWhyNot[];
  readonly choose?: Choice;
  readonly picks?: readonly RawPick[];
  readonly refused?: ExpectedRefusal;
  /** The seat that wants to go back as far as it may, and whether it may. */
  readonly undo?: number;
  readonly allowed?: boolean;
  readonly expect?: Expectation | readonly Expectation[];
}

/** A zone's cards: a list is all of them from the top; the fields ask for less. */
export type ExpectedZone =
  | readonly string[]
  | {
      /** All of them, in any order. */
      readonly cards?: readonly string[];
      readonly top?: readonly string[];
      readonly has?: readonly string[];
      readonly lacks?: readonly string[];
      readonly count?: number;
    };

/** What an open decision must be; fields left out do not matter. */
export interface ExpectedDecision {
  readonly seat?: Seat;
  readonly question?: string;
  readonly rule?: string;
  /** Part of the prompt. */
  readonly prompt?: string;
  readonly space?: string;
  readonly min?: number;
  readonly max?: number;
  /** How many options there are. */
  readonly options?: number;
  /** The id of the card that asks. */
  readonly card?: string;
}

/** What must be true; what is not named does not matter. */
export interface Expectation {
  /** Zones, counters and events as this viewer sees them; the whole truth if not given. */
  readonly as?: number | 'spectator';
  /** By name, or for one of several `hand[1]`; under a bare name a list with one entry for each. */
  readonly zones?: Readonly<Record<string, ExpectedZone | readonly (ExpectedZone | null)[]>>;
  readonly counters?: Readonly<Record<string, number | readonly (number | null)[]>>;
  /** The only open decision, or null for none. */
  readonly decision?: ExpectedDecision | null;
  /** All the seats that have a decision open. */
  readonly waiting?: readonly number[];
  readonly over?: boolean;
  readonly winners?: readonly number[];
  readonly scores?: readonly (number | null)[];
  /** Parts of sentences, in the order in which they were told. */
  readonly events?: readonly string[];
  /** Parts of sentences that must not have been told. */
  readonly noEvents?: readonly string[];
}

/** One disagreement, and where in the file. */
export interface Failure {
  readonly place: string;
  readonly message: string;
  readonly expected?: unknown;
  readonly actual?: unknown;
}

export interface ScenarioResult {
  readonly ok: boolean;
  readonly failures: readonly Failure[];
}
