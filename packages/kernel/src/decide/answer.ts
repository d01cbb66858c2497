import {
  close,
  hasFewArguments,
  isOver,
  openArgument,
  openArguments,
  questionKind,
  run,
  waitingSeats,
} from '../play/run.ts';
import type { Question, Table } from '../spec.ts';
import type { Choices } from './choices.ts';

/** Why an answer was not taken. The state is as it was. */
export interface Refusal {
  readonly code: 'over' | 'not-open' | 'malformed' | 'outside' | 'endless';
  readonly reason: string;
  readonly rule: string;
}

export function openQuestion(t: Table): Question {
  const question = t.questions[questionKind(t)];
  if (question === undefined) {
    throw new Error(`question ${questionKind(t)} is not one of the game's`);
  }
  return question;
}

export const isWaiting = (t: Table, seat: number): boolean => ((waitingSeats(t) >> seat) & 1) === 1;

/** The legal answers of a seat whose decision is open. Valid until the next answer. */
export function optionsOf(t: Table, seat: number): Choices {
  if (t.asked !== seat) {
    const { choices } = t;
    const question = openQuestion(t);
    choices.clear();
    if (hasFewArguments(t)) {
      question.options(t, seat, choices, openArgument(t, 0), openArgument(t, 1), 0, 0, 0, 0);
    } else question.options(t, seat, choices, ...openArguments(t));
    t.asked = seat;
  }
  return t.choices;
}

function refuse(code: Refusal['code'], reason: string, rule: string): Refusal {
  return { code, reason, rule };
}

/** The reason a code is not among the options: the question's own, if it has one. */
function outside(t: Table, seat: number, code: number): Refusal {
  const question = openQuestion(t);
  const own = question.refuse?.(t, seat, code, ...openArguments(t));
  if (own !== undefined) return refuse('outside', own.reason, own.rule);
  return refuse('outside', `${code} is not one of the options`, question.rule);
}

function misshapen(choices: Choices, picks: readonly number[]): string | undefined {
  const { least, most } = choices;
  if (picks.length < least || picks.length > most) {
    const wanted = least === most ? `${least}` : `${least} to ${most}`;
    return `${picks.length} picked where ${wanted} must be`;
  }
  for (let i = 1; i < picks.length; i++) {
    for (let j = 0; j < i; j++) if (picks[i] === picks[j]) return `${picks[i]} is picked twice`;
  }
  return undefined;
}

function isListOfWholeNumbers(picks: unknown): boolean {
  if (!Array.isArray(picks)) return false;
  // `every` passes over the gaps of a list, and a gap is no number.
  for (const pick of picks) if (!Number.isSafeInteger(pick)) return false;
  return true;
}

/** Checks an answer against the rules and changes nothing. */
export function check(
  t: Table,
  seat: number,
  picks: readonly number[],
  endRule: string,
): Refusal | undefined {
  if (isOver(t)) return refuse('over', 'the game is over', endRule);
  const rule = openQuestion(t).rule;
  if (!Number.isInteger(seat) || seat < 0 || seat >= t.seats) {
    return refuse('malformed', `there is no seat ${String(seat)}`, rule);
  }
  if (!isWaiting(t, seat)) {
    return refuse('not-open', `${t.names[seat]} has nothing to decide now`, rule);
  }
  if (!isListOfWholeNumbers(picks)) {
    return refuse('malformed', 'an answer is a list of whole numbers', rule);
  }
  const choices = optionsOf(t, seat);
  const shape = misshapen(choices, picks);
  if (shape !== undefined) return refuse('outside', shape, rule);
  for (const pick of picks) {
    if (choices.space === 'amount') {
      if (pick < choices.min || pick > choices.max) {
        return refuse('outside', `${pick} is not from ${choices.min} to ${choices.max}`, rule);
      }
    } else if (!choices.has(pick)) return outside(t, seat, pick);
  }
  return undefined;
}

/** Carries out an answer that `check` has passed, and runs on to the next decision. */
export function carryOut(t: Table, seat: number, picks: readonly number[]): void {
  const question = openQuestion(t);
  t.asked = -1;
  t.because = question.rule;
  if (hasFewArguments(t)) {
    const a = openArgument(t, 0);
    const b = openArgument(t, 1);
    close(t, seat);
    question.apply(t, seat, picks, a, b, 0, 0, 0, 0);
  } else {
    const args = openArguments(t);
    close(t, seat);
    question.apply(t, seat, picks, ...args);
  }
  run(t);
}
