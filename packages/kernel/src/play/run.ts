import type { Arguments, Table } from '../spec.ts';
import { DEPTH, INFO, OVER, WAITING } from '../state/layout.ts';

/**
 * A frame is its arguments up to the last that is not 0, and over them one word:
 *
 *   kind 9 | how many arguments 3 | seats asked at once 6
 */
const KIND = 511;
/** Frame kinds from here on are questions; below are steps. */
const QUESTIONS = 256;
const COUNT_AT = 9;
const COUNT = 7;
/** The frame of a question put to several seats at once has their mask. */
const TOGETHER = 12;

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
  throw new Endless(`the stack is full (${t.layout.stackSize} numbers)`, t.because);
}

/** Puts a frame on the stack; it runs before everything that was put there earlier. */
export function push(t: Table, kind: number, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0): void {
  const { cells, layout } = t;
  const depth = cells[DEPTH] as number;
  const count = (c | d | e | f) === 0 ? (b !== 0 ? 2 : a !== 0 ? 1 : 0) : countOf(c, d, e, f);
  if (depth + count >= layout.stackSize) stackIsFull(t);
  const at = layout.stack + depth;
  if (count > 0) cells[at] = a;
  if (count > 1) cells[at + 1] = b;
  if (count > 2) writeMore(cells, at, count, c, d, e, f);
  cells[at + count] = kind | (count << COUNT_AT);
  cells[DEPTH] = depth + count + 1;
}

const countOf = (_c: number, d: number, e: number, f: number): number =>
  f !== 0 ? 6 : e !== 0 ? 5 : d !== 0 ? 4 : 3;

function writeMore(
  cells: number[],
  at: number,
  count: number,
  c: number,
  d: number,
  e: number,
  f: number,
): void {
  cells[at + 2] = c;
  if (count > 3) cells[at + 3] = d;
  if (count > 4) cells[at + 4] = e;
  if (count > 5) cells[at + 5] = f;
}

/** Where the uppermost frame has its word. */
const topFrame = (t: Table): number => t.layout.stack + (t.cells[DEPTH] as number) - 1;

const countIn = (word: number): number => (word >> COUNT_AT) & COUNT;

/** Takes the uppermost frame off. */
function drop(t: Table): void {
  const { cells } = t;
  const at = topFrame(t);
  const count = countIn(cells[at] as number);
  cells[at] = 0;
  for (let i = 1; i <= count; i++) cells[at - i] = 0;
  cells[DEPTH] = (cells[DEPTH] as number) - count - 1;
}

/** Most frames have two arguments at most; what is done so often makes no list of them. */
const FEW = 2;
export const hasFewArguments = (t: Table): boolean =>
  countIn(t.cells[topFrame(t)] as number) <= FEW;

/** The arguments of the uppermost frame: those of the open question. */
export function openArguments(t: Table): Arguments {
  const { cells } = t;
  const at = topFrame(t);
  const count = countIn(cells[at] as number);
  const args: Arguments = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < count; i++) args[i] = cells[at - count + i] as number;
  return args;
}

/** Drops everything that was still to be done: a turn that ends at once. */
export function dropAll(t: Table): void {
  const { cells, layout } = t;
  cells.fill(0, layout.stack, layout.size);
  cells[DEPTH] = 0;
}

/** Asks one seat. The rules go on when it has answered. */
export function ask(
  t: Table,
  question: number,
  seat: number,
  a = 0,
  b = 0,
  c = 0,
  d = 0,
  e = 0,
  f = 0,
): void {
  push(t, QUESTIONS + question, a, b, c, d, e, f);
  t.cells[WAITING] = 1 << seat;
}

/**
 * Asks several seats the same at once. Their answers belong in private
 * compartments; the step below goes on when the last has answered.
 */
export function askAll(
  t: Table,
  question: number,
  seats: number,
  a = 0,
  b = 0,
  c = 0,
  d = 0,
  e = 0,
  f = 0,
): void {
  const several = (seats & (seats - 1)) !== 0;
  push(t, (QUESTIONS + question) | (several ? seats << TOGETHER : 0), a, b, c, d, e, f);
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

/** Takes the uppermost frame off the stack and carries out its step. */
function takeStep(t: Table): void {
  const { cells } = t;
  const at = topFrame(t);
  const word = cells[at] as number;
  const step = t.steps[word & KIND];
  if (step === undefined) throw new Error(`frame ${word & KIND} is not a step`);
  const count = countIn(word);
  if (count > FEW) {
    const args = openArguments(t);
    drop(t);
    step(t, ...args);
    return;
  }
  const a = count > 0 ? (cells[at - count] as number) : 0;
  const b = count > 1 ? (cells[at - 1] as number) : 0;
  drop(t);
  step(t, a, b, 0, 0, 0, 0);
}

/** Runs the rules until somebody must decide or the game is over. */
export function run(t: Table): void {
  const { cells } = t;
  let left = MOST_STEPS;
  while (cells[WAITING] === 0 && cells[OVER] === 0) {
    if (left-- === 0) throw new Endless(TOO_MANY_STEPS, t.because);
    if (cells[DEPTH] === 0) throw new Error('the rules ended without an end of the game');
    takeStep(t);
  }
  if (cells[OVER] !== 0) {
    cells[WAITING] = 0;
    dropAll(t);
  }
}

/** What is on the stack, the uppermost first, in names. */
export function framesOf(t: Table): { readonly name: string; readonly args: readonly number[] }[] {
  const { cells, layout, spec } = t;
  const frames: { name: string; args: number[] }[] = [];
  for (let at = topFrame(t); at >= layout.stack; ) {
    const word = cells[at] as number;
    const kind = word & KIND;
    const count = (word >> COUNT_AT) & COUNT;
    const name = kind < QUESTIONS ? spec.stepNames[kind] : spec.questionNames[kind - QUESTIONS];
    frames.push({ name: name ?? '', args: cells.slice(at - count, at) });
    at -= count + 1;
  }
  return frames;
}

/** One argument of the open question, by its number. */
export function openArgument(t: Table, i: number): number {
  const at = topFrame(t);
  const count = countIn(t.cells[at] as number);
  return i < count ? (t.cells[at - count + i] as number) : 0;
}

/** The number of the open question among the game's questions. */
export const questionKind = (t: Table): number =>
  ((t.cells[topFrame(t)] as number) & KIND) - QUESTIONS;

/** The seats that have answered a question which others, asked at the same time, have not. */
export function answeredSeats(t: Table): number {
  if (t.cells[WAITING] === 0) return 0;
  const asked = (t.cells[topFrame(t)] as number) >> TOGETHER;
  return asked & ~(t.cells[WAITING] as number);
}

/** Takes one seat's open decision off, and the frame with the last one. */
export function close(t: Table, seat: number): void {
  const rest = (t.cells[WAITING] as number) & ~(1 << seat);
  t.cells[WAITING] = rest;
  if (rest !== 0) return;
  const together = (t.cells[topFrame(t)] as number) >> TOGETHER;
  drop(t);
  // Hidden answers may come to light now: the last who answered may not go back over it.
  if (together !== 0) t.cells[INFO] = (t.cells[INFO] as number) + 1;
}
