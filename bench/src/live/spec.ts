import type { Door } from './request.ts';

/** Who plays, from where, and how fast. */
export interface Players extends Door {
  /** Milliseconds somebody thinks before an answer; any number between these is as likely. */
  readonly think: { readonly least: number; readonly most: number };
}

/** What the load process is to do. */
export interface LoadSpec extends Players {
  /** So many tables at a time, one step after another. */
  readonly steps: readonly number[];
  /** How long each step is measured. */
  readonly seconds: number;
  /** No further step once the 99th percentile is beyond these milliseconds. */
  readonly limit?: number;
}

/** What was seen in one step. */
export interface LoadStep {
  readonly tables: number;
  readonly sockets: number;
  readonly answers: number;
  readonly answersPerSecond: number;
  /** Milliseconds from a player's socket to the other player's. */
  readonly p50: number;
  readonly p99: number;
  /** Mean bytes of one update on the wire, and what it would be with a whole view. */
  readonly updateBytes: number;
  readonly fullUpdateBytes: number;
  /** The same for the view alone. */
  readonly viewBytes: number;
  readonly fullViewBytes: number;
  /** Patches that did not fit, and answers that were refused. */
  readonly misfits: number;
  readonly refusals: number;
}
