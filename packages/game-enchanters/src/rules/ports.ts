import type { Choices, OptionWords, Reason, Seat, WhyNot } from '@conclave/kernel';
import type { PartFacts } from '../content/facts.ts';

/** Where modules join in: lists that are bound once for a table, and empty for the base game. */

/** What a module does at a moment; `a` and `b` are said with the moment. */
export type Moment<T> = (t: T, a: number, b: number) => void;

/**
 * The moments of a game, in its order. What a module puts on the stack at one of them is done
 * before the game goes on, and after the triggers of the same moment.
 */
export interface Moments<T> {
  /** E-2.1: everybody has starting cards and crystals; no Kingdom is picked. */
  readonly setUp: readonly Moment<T>[];
  /** E-2.12: the Adventure Deck is ready, the track is still empty. */
  readonly deckIsMade: readonly Moment<T>[];
  /** E-2.20: everything lies ready. */
  readonly laidOut: readonly Moment<T>[];
  /** Before a turn of the first player, who is `a`. */
  readonly roundBegins: readonly Moment<T>[];
  /** T1, of the player `a`; the next too. */
  readonly turnBegins: readonly Moment<T>[];
  /** J2: the card in slot `b` is picked and paid for. */
  readonly journeyBegins: readonly Moment<T>[];
  /** J4: the creature in slot `b` is defeated and has attacked. */
  readonly defeated: readonly Moment<T>[];
  /** J5 to J7: before immediate effects of the card in slot `b`, after them, when it is in its pile. */
  readonly takes: readonly Moment<T>[];
  readonly taken: readonly Moment<T>[];
  readonly kept: readonly Moment<T>[];
  /** R4, of the player `a`. */
  readonly rested: readonly Moment<T>[];
  /** R6: the card in slot `b` has left the track as after a Rest of the player `a`. */
  readonly invades: readonly Moment<T>[];
  /** E-11.1: the player `a` has taken `b` wounds, at least one. */
  readonly woundsTaken: readonly Moment<T>[];
  /** T4 is over for the player `a`; the next three too. */
  readonly turnEnds: readonly Moment<T>[];
  /** T5 is over. */
  readonly slid: readonly Moment<T>[];
  /** T6: the card in slot `a` has come to the place `b`, from which it may be taken away again. */
  readonly entersTrack: readonly Moment<T>[];
  /** T6 is over. */
  readonly filled: readonly Moment<T>[];
  /** E-5.8: what lasted for the turn of the player `a` is over. */
  readonly turnOver: readonly Moment<T>[];
  /** E-15.3: before Glory is counted; a module may finish the game itself. */
  readonly scoring: readonly Moment<T>[];
}

/** Parts of cards that show, each with its slot. Lists are filled again and again. */
export interface Sight {
  readonly slots: number[];
  readonly parts: PartFacts[];
}

/** Writes parts of some sort that show to a seat into `into` from `n` on; returns how many there are then. */
export type Source<T> = (t: T, seat: Seat, sort: number, into: Sight, n: number) => number;

/** T3: a further Major Action. Its answers are numbers from 0 to 4095, added to `first`. */
export interface Major<T> {
  offer(t: T, seat: Seat, out: Choices, first: number): void;
  tell(t: T, seat: Seat, n: number): OptionWords;
  whyNot(t: T, seat: Seat): readonly WhyNot[];
  refuse(t: T, seat: Seat, n: number): Reason | undefined;
  /** What it does; T4 follows. */
  take(t: T, seat: Seat, n: number): void;
}

/** Why a seat may not journey or rest now. */
export type Bar<T> = (t: T, seat: Seat, major: 'journey' | 'rest') => Reason | undefined;

/** E-11: where the wounds of players are kept. */
export interface WoundPort<T> {
  of(t: T, seat: Seat): number;
  add(t: T, seat: Seat, n: number): void;
  /** At most as many as there are: healed, or passed on to others. */
  takeOff(t: T, seat: Seat, n: number): void;
  /** As if there were so many more, and with a negative number as before; nothing follows. */
  suppose(t: T, seat: Seat, n: number): void;
}

/** What triggers wait for, and the bit by which those that do are looked for. */
export interface Waited {
  readonly on: string;
  readonly shows: number;
}

/** Everything modules join in with. */
export interface Ports<T> {
  readonly moments: Moments<T>;
  /** Further sources of parts that show to everybody, and before one seat. */
  readonly shownToAll: readonly Source<T>[];
  /** Whoever moves such cards calls `refresh` for their owner. */
  readonly shownBefore: readonly Source<T>[];
  readonly majors: readonly Major<T>[];
  readonly bars: readonly Bar<T>[];
  readonly wounds: WoundPort<T>;
  /** By their numbers; the base game's come first. */
  readonly events: readonly Waited[];
  /** The numbers of all steps and questions by their names. */
  readonly steps: Readonly<Record<string, number>>;
  readonly questions: Readonly<Record<string, number>>;
  /** Which questions leave nothing half done, by their numbers. */
  readonly quiet: readonly boolean[];
}
