import type { Seat, Table } from '@conclave/kernel';
import {
  carryOut,
  check,
  type Decision,
  fork,
  hashOf,
  lay,
  type Refusal,
} from '@conclave/kernel/play';
import { allows, anyAnswer, everyAnswer, strangeAnswers } from '../answers.ts';
import type { CheckFailure } from '../failure.ts';
import { demand, demandSame, eachGame, type Run, type Task, tableFor, wrong } from '../run.ts';

type Ids = ReadonlySet<string>;

/** Every text is there, and every rule that is named is in the rulebook. */
function wellWorded(ids: Ids, decision: Decision): void {
  const { question, prompt, rule, options, whyNot } = decision;
  const named = [{ rule, texts: [question, prompt] }];
  for (const option of options) {
    named.push({ rule: option.rule, texts: [option.label, option.does] });
  }
  for (const not of whyNot) named.push({ rule: not.rule, texts: [not.label, not.reason] });
  for (const { rule: id, texts } of named) {
    demand(ids.has(id), () => `${question} names the rule ${id}, which the rulebook lacks`);
    demand(
      texts.every((text) => typeof text === 'string' && text !== ''),
      () => `${question} has words missing: ${JSON.stringify(texts)}`,
    );
  }
}

function wellRefused(ids: Ids, refusal: Refusal | undefined, what: string): void {
  demand(refusal !== undefined, () => `${what} was not offered and is taken`);
  demand(refusal?.reason !== '', () => `${what} is refused without a reason`);
  const rule = refusal?.rule ?? '';
  demand(ids.has(rule), () => `${what} is refused by "${rule}", which is no rule`);
}

const tell = (seat: unknown, picks: unknown): string => {
  const text = typeof picks === 'bigint' ? `${picks}n` : JSON.stringify(picks, bigints);
  return `the answer ${text ?? String(picks)} of seat ${String(seat)}`;
};
const bigints = (_key: string, value: unknown): unknown =>
  typeof value === 'bigint' ? `${value}n` : value;

/** Tries an answer on a copy: taken, with the rules going on, if it was offered. */
function takes(trial: Table, run: Run, seat: Seat, picks: readonly number[]): void {
  lay(trial, fork(run.match.state));
  const refusal = check(trial, seat, picks, run.task.game.endRule);
  if (refusal !== undefined) {
    wrong(`${tell(seat, picks)} was offered and is refused: ${refusal.reason}`);
  }
  carryOut(trial, seat, picks);
}

/** Tries an answer on the match itself, where it must leave no trace. */
function refuses(ids: Ids, run: Run, seat: unknown, picks: unknown): void {
  const { match } = run;
  const before = hashOf(match.state);
  const answers = match.answers.length;
  const refusal = match.answer(seat as number, picks as readonly number[]);
  wellRefused(ids, refusal, tell(seat, picks));
  demand(
    hashOf(match.state) === before && match.answers.length === answers,
    () => `${tell(seat, picks)} was refused and has changed the state`,
  );
}

const NO_SEATS: readonly unknown[] = [-1, 1.5, 99, Number.NaN, '0', null, undefined];

function tryDecision(ids: Ids, run: Run, trial: Table, decision: Decision): void {
  const { match, rng, task } = run;
  wellWorded(ids, decision);
  for (const picks of everyAnswer(decision, rng)) takes(trial, run, decision.seat, picks);
  for (const { picks } of strangeAnswers(decision, rng)) {
    if (allows(decision, picks)) takes(trial, run, decision.seat, picks);
    else refuses(ids, run, decision.seat, picks);
  }
  const legal = anyAnswer(decision, rng);
  const waiting = new Set(match.pending().map(({ seat }) => seat));
  for (const seat of [...NO_SEATS, task.seats]) refuses(ids, run, seat, legal);
  for (let seat = 0; seat < task.seats; seat++) {
    if (!waiting.has(seat)) refuses(ids, run, seat, legal);
  }
  demandSame(match.decision(decision.seat), decision, 'refusals have changed the decision');
}

/** Offered answers are taken; all others are refused with a rule, and leave no trace. */
export function options(task: Task): CheckFailure[] {
  const ids = new Set(task.game.rulebook.map(({ id }) => id));
  return eachGame('options', task, (run) => {
    const trial = tableFor(task);
    const { match } = run;
    run.play(() => {
      for (const decision of run.decisions()) tryDecision(ids, run, trial, decision);
    });
    for (const event of match.eventsSince(0, 0)) {
      const { rule, kind } = event;
      demand(ids.has(rule), () => `an event (${kind}) names the rule "${rule}", which is none`);
    }
    for (let seat = 0; seat < task.seats; seat++) refuses(ids, run, seat, [0]);
  });
}
