import { type Game, note, push, random, type Table, write } from '@conclave/kernel';
import {
  arrange,
  carryOut,
  Endless,
  fork,
  Match,
  MOST_STEPS,
  replay,
  verify,
} from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { ACT, orchard } from '../orchard.ts';
import { thrownBy } from '../small.ts';

const SPIN = 3;
const PILE = 4;
const COUNT_DOWN = 5;

/** What one answer leaves behind before the rules begin to turn. */
function makeNoise(t: Table): void {
  random(t, 6);
  write(t, t.layout.counterName[0] as string, 77);
  note(t, 0, 'round and round', 'O-3');
  t.because = 'O-8';
}

/** Orchard with acts that never end: one goes round, one fills the stack. */
function turning(begin?: (t: Table) => void): Game {
  return {
    ...orchard,
    spec(setup) {
      const spec = orchard.spec(setup);
      const [act, vote] = spec.questions;
      if (act === undefined || vote === undefined) throw new Error('Orchard asks two questions');
      return {
        ...spec,
        stepNames: [...spec.stepNames, 'spin', 'pile', 'countDown'],
        steps: [
          ...spec.steps,
          (t) => {
            makeNoise(t);
            push(t, SPIN);
          },
          (t) => {
            makeNoise(t);
            push(t, PILE);
            push(t, PILE);
          },
          (t, left) => {
            if (left > 1) push(t, COUNT_DOWN, left - 1);
            else push(t, 1, 0);
          },
        ],
        questions: [
          {
            ...act,
            apply(t, seat, picks, ...args) {
              if (picks[0] === ACT.roll) push(t, SPIN);
              else if (picks[0] === ACT.draw) push(t, PILE);
              else if (picks[0] === ACT.end) push(t, COUNT_DOWN, MOST_STEPS - 1);
              else if (picks[0] === ACT.vote) push(t, COUNT_DOWN, MOST_STEPS);
              else act.apply(t, seat, picks, ...args);
            },
          },
          vote,
        ],
        begin: begin ?? spec.begin,
      };
    },
  };
}

function started(game = turning()): Match {
  const start = Match.start(game, { seats: 3, seed: 'apple' });
  if ('error' in start) throw new Error(start.error.reason);
  return start.match;
}

const everything = (match: Match): unknown => ({
  state: fork(match.state),
  hash: match.hash,
  answers: [...match.answers],
  events: [0, 1, 2].map((seat) => match.eventsSince(0, seat)),
  since: match.eventsSince(match.answers.length, 0),
  decision: match.decision(0),
  undo: [0, 1, 2].map((seat) => match.undo(seat)),
  because: match.table.because,
});

const TOO_MANY = 'the rules do not come to an end here (more than 10,000 steps)';

describe('rules that do not come to an end', () => {
  it.each([
    ['a step that sets itself off', ACT.roll, TOO_MANY],
    ['a stack that fills up', ACT.draw, 'the stack is full (18 numbers)'],
  ])('%s is refused and leaves everything as it was', (_what, pick, reason) => {
    const match = started();
    expect(match.answer(0, [ACT.mark])).toBeUndefined();
    const { cells } = match.table;
    const before = everything(match);
    expect(match.answer(0, [pick])).toEqual({ code: 'endless', reason, rule: 'O-8' });
    expect(everything(match)).toEqual(before);
    expect(match.table.cells).toBe(cells);
    expect(match.answer(0, [ACT.pass])).toBeUndefined();
    expect(verify(match.game, match.log())).toBeUndefined();
  });

  it('names the rule of the question where no other has begun', () => {
    const match = started();
    expect(match.answer(0, [ACT.vote])).toEqual({ code: 'endless', reason: TOO_MANY, rule: 'O-2' });
  });

  it('are not rules that take every step there is', () => {
    const match = started();
    expect(match.answer(0, [ACT.end])).toBeUndefined();
    expect(match.answer(0, [ACT.end])).toBeUndefined();
    expect(match.answers).toHaveLength(2);
  });

  it('throw their own error where nobody keeps a copy', () => {
    const { table } = started();
    expect(() => carryOut(table, 0, [ACT.roll])).toThrow(Endless);
  });

  it('leave a match as it was when a step throws something else, which is passed on', () => {
    const match = started(turning());
    const before = everything(match);
    const fault = (): never => {
      throw new Error('nobody thought of this');
    };
    const steps = match.table.steps as unknown as (() => void)[];
    const [, turn = fault] = steps;
    steps[1] = fault;
    expect(thrownBy(() => match.answer(0, [ACT.mark]))).toBe('nobody thought of this');
    steps[1] = turn;
    expect(everything(match)).toEqual(before);
  });

  it.each([
    ['options', undefined],
    ['content', 'content'],
  ])('do not begin: the set-up is wrong in %s', (field, contentOption) => {
    const game = turning((t) => push(t, SPIN));
    const wish = { seats: 2, seed: 'apple' };
    const named = contentOption === undefined ? game : { ...game, contentOption };
    expect(Match.start(named, wish)).toEqual({ error: { field, reason: TOO_MANY, rule: 'O-8' } });
  });

  it('are where a log and the rules part', () => {
    const log = started().log();
    const answers = [
      { seat: 0, picks: [ACT.mark] },
      { seat: 0, picks: [ACT.roll] },
    ];
    const found = { place: 'answers[1]', answer: 1, reason: TOO_MANY, rule: 'O-8' };
    expect(verify(turning(), { ...log, answers })).toEqual(found);
    const game = turning((t) => push(t, SPIN));
    expect(replay(game, log)).toEqual({
      error: { place: 'options', reason: TOO_MANY, rule: 'O-8' },
    });
  });

  it('are no way back either', () => {
    let turns = false;
    const match = started(turning((t) => push(t, turns ? SPIN : 0)));
    turns = true;
    expect(thrownBy(() => match.rewind(0))).toBe(`the log does not replay: ${TOO_MANY}`);
  });

  it('are no position', () => {
    const match = started();
    const before = everything(match);
    expect(arrange(match.table, { next: { step: 'spin' } })).toEqual({
      place: 'next',
      reason: TOO_MANY,
    });
    expect(everything(match)).toEqual(before);
  });
});
