import { openArguments, questionKind, waitingSeats } from '../play/run.ts';
import type { OptionWords, Table, WhyNot } from '../spec.ts';
import { isWaiting, openQuestion, optionsOf } from './answer.ts';
import type { Space } from './choices.ts';

export interface Option extends OptionWords {
  readonly code: number;
}

/** One open question, complete: everything a person or a bot needs to answer it. */
export interface Decision {
  readonly seat: number;
  /** Name of the kind of question. */
  readonly question: string;
  readonly prompt: string;
  readonly rule: string;
  /** The slot of the card that asks, where one does. */
  readonly card?: number;
  readonly space: Space;
  readonly min: number;
  readonly max: number;
  readonly options: readonly Option[];
  readonly whyNot: readonly WhyNot[];
}

/** That a seat is deciding, and what kind of thing: all that the others may know. */
export interface Pending {
  readonly seat: number;
  readonly question: string;
  readonly rule: string;
}

const nameOf = (t: Table): string => t.spec.questionNames[questionKind(t)] as string;

/** The seat's open decision in words, or undefined if it has none. */
export function decisionOf(t: Table, seat: number): Decision | undefined {
  if (!isWaiting(t, seat)) return undefined;
  const question = openQuestion(t);
  const choices = optionsOf(t, seat);
  const args = openArguments(t);
  const card = question.card?.(t, ...args);
  const options: Option[] = [];
  for (let i = 0; i < choices.count; i++) {
    const code = choices.codes[i] as number;
    options.push({ code, ...question.tell(t, seat, code, ...args) });
  }
  return {
    seat,
    question: nameOf(t),
    prompt: question.prompt(t, seat, ...args),
    rule: question.rule,
    ...(card === undefined ? {} : { card }),
    space: choices.space,
    min: choices.min,
    max: choices.max,
    options,
    whyNot: question.whyNot?.(t, seat, ...args) ?? [],
  };
}

/** Who is deciding now, for everybody to see. */
export function pending(t: Table): Pending[] {
  const out: Pending[] = [];
  for (let seat = 0; seat < t.seats; seat++) {
    if ((waitingSeats(t) >> seat) & 1) {
      out.push({ seat, question: nameOf(t), rule: openQuestion(t).rule });
    }
  }
  return out;
}
