import type { Table } from '../spec.ts';
import { DEPTH, FRAME, INFO, OVER, WAITING } from '../state/layout.ts';

/** Frame kinds from here on are questions; below are steps. */
export const QUESTIONS = 128;
/** Above the kind, the frame of a question put to several seats at once has their mask. */
const TOGETHER = 8;

/**
 * Steps that the rules may take between two decisions. In thousands of games, played at
 * random and by the greedy bot with any number of seats, no game has needed more than 31
 * (Gatherings 12, Techno-Enchanters 20, Seasons 26, Enchanters 31).
 */
export const MOST_STEPS = 10_000;
const TOO_MANY_STEPS = 'the rules do not come to an end here (more than 10,000 steps)';

/**
 * The rules do not come to the next decision. Only content can do that to them: a card that
 * sets itself off. The state on the table is good for nothing then; whoever wants it back
 * has kept a copy.
 */
export class Endless extends Error {
  /** The rule under which it happened. */
  readonly rule: string;
  constructor(reason: string, rule: string) {
    super(reason);
    this.rule = rule;
  }
}

// Apart, so that `push` stays small enough to be compiled into its callers.
function stackIsFull(t: Table): never {
  throw new Endless(`the stack is full (${t.layout.frames} frames)`, t.because);
}

/** Puts a frame on the stack; it runs before everything that was put there earlier. */
export function push(t: Table, kind: number, a = 0, b = 0): void {
  const { cells, layout } = t;
  const depth = cells[DEPTH] as number;
  if (depth === layout.frames) stackIsFull(t);
  const at = layout.stack + depth * FRAME;
  cells[at] = kind;
  cells[at + 1] = a;
  cells[at + 2] = b;
  cells[DEPTH] = depth + 1;
}

function pop(t: Table): number {
  const depth = (t.cells[DEPTH] as number) - 1;
  const at = t.layout.stack + depth * FRAME;
  t.cells[DEPTH] = depth;
  return at;
}

/** Drops everything that was still to be done: a turn that ends at once. */
export function dropAll(t: Table): void {
  const { cells, layout } = t;
  cells.fill(0, layout.stack, layout.size);
  cells[DEPTH] = 0;
}

/** Asks one seat. The rules go on when it has answered. */
export function ask(t: Table, question: number, seat: number, a = 0, b = 0): void {
  push(t, QUESTIONS + question, a, b);
  t.cells[WAITING] = 1 << seat;
}

/**
 * Asks several seats the same at once. Their answers belong in private
 * compartments; the step below goes on when the last has answered.
 */
export function askAll(t: Table, question: number, seats: number, a = 0, b = 0): void {
  const several = (seats & (seats - 1)) !== 0;
  push(t, (QUESTIONS + question) | (several ? seats << TOGETHER : 0), a, b);
  t.cells[WAITING] = seats;
}

/** Ends the game at once. `winners` is a mask of seats. */
export function finish(t: Table, winners: number, rule: string): void {
  if (isOver(t)) return;
  t.cells[OVER] = 1 + winners * 2;
  if (t.events !== undefined) t.events.push({ kind: 'end', winners, rule });
}

export const isOver = (t: Table): boolean => t.cells[OVER] !== 0;
export const winnersOf = (t: Table): number => (t.cells[OVER] as number) >> 1;
/** The seats that have a decision open, as a mask. */
export const waitingSeats = (t: Table): number => t.cells[WAITING] as number;

/** Runs the rules until somebody must decide or the game is over. */
export function run(t: Table): void {
  const { cells } = t;
  let left = MOST_STEPS;
  while (cells[WAITING] === 0 && cells[OVER] === 0) {
    if (left-- === 0) throw new Endless(TOO_MANY_STEPS, t.because);
    if (cells[DEPTH] === 0) throw new Error('the rules ended without an end of the game');
    const at = pop(t);
    const step = t.steps[cells[at] as number];
    if (step === undefined) throw new Error(`frame ${cells[at]} is not a step`);
    const a = cells[at + 1] as number;
    const b = cells[at + 2] as number;
    cells[at] = 0;
    cells[at + 1] = 0;
    cells[at + 2] = 0;
    step(t, a, b);
  }
  if (cells[OVER] !== 0) {
    cells[WAITING] = 0;
    dropAll(t);
  }
}

/** The frame of the open question: where it lies in the state. */
export const questionFrame = (t: Table): number =>
  t.layout.stack + ((t.cells[DEPTH] as number) - 1) * FRAME;

/** The number of the open question among the game's questions. */
export const questionKind = (t: Table): number =>
  ((t.cells[questionFrame(t)] as number) & ((1 << TOGETHER) - 1)) - QUESTIONS;

/** The seats that have answered a question which others, asked at the same time, have not. */
export function answeredSeats(t: Table): number {
  if (t.cells[WAITING] === 0) return 0;
  const asked = (t.cells[questionFrame(t)] as number) >> TOGETHER;
  return asked & ~(t.cells[WAITING] as number);
}

/** Takes one seat's open decision off, and the frame with the last one. */
export function close(t: Table, seat: number): void {
  const rest = (t.cells[WAITING] as number) & ~(1 << seat);
  t.cells[WAITING] = rest;
  if (rest === 0) {
    const at = pop(t);
    // Hidden answers may come to light now: the last who answered may not go back over it.
    if ((t.cells[at] as number) >> TOGETHER !== 0) t.cells[INFO] = (t.cells[INFO] as number) + 1;
    t.cells[at] = 0;
    t.cells[at + 1] = 0;
    t.cells[at + 2] = 0;
  }
}
