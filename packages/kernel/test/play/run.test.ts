import {
  ask,
  askAll,
  dropAll,
  finish,
  isOver,
  push,
  read,
  waitingSeats,
  winnersOf,
  write,
} from '@conclave/kernel';
import { carryOut, check, decisionOf, optionsOf, type Recorded } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { isWaiting, openQuestion } from '../../src/decide/answer.ts';
import { run } from '../../src/play/run.ts';
import { DEPTH, WAITING } from '../../src/state/layout.ts';
import { question, type SmallSpec, type SmallTable, smallTable, thrownBy } from '../small.ts';

/** A table whose steps write down what they are given. */
function traced(
  steps: SmallSpec['steps'],
  over: Partial<SmallSpec> = {},
): { t: SmallTable; trace: string[] } {
  const trace: string[] = [];
  const t = smallTable({
    steps: steps.map((step, i) => (table, ...args) => {
      trace.push(`${i}(${args.slice(0, 2)})`);
      step(table, ...args);
    }),
    ...over,
  });
  return { t, trace };
}

/** The word of the first question's frame, and what two arguments add to it. */
const QUESTION = 256;
const TWO = 2 << 9;

const end = (t: SmallTable): void => finish(t, 0b1, 'E-1');
const stackOf = (t: SmallTable): number[] => t.cells.slice(t.layout.stack, t.layout.size);

describe('the stack', () => {
  it('runs the last frame first, with its arguments', () => {
    const { t, trace } = traced([() => {}, () => {}, end]);
    push(t, 2, 5, 6);
    push(t, 1, 3);
    push(t, 0, 1, 2);
    run(t);
    expect(trace).toEqual(['0(1,2)', '1(3,0)', '2(5,6)']);
    expect(isOver(t)).toBe(true);
  });

  it('runs what a step pushes before what was there', () => {
    const { t, trace } = traced([
      (table) => {
        push(table, 1, 10);
        push(table, 1, 20);
      },
      () => {},
      end,
    ]);
    push(t, 2);
    push(t, 0);
    run(t);
    expect(trace).toEqual(['0(0,0)', '1(20,0)', '1(10,0)', '2(0,0)']);
  });

  it('leaves no trace of a frame that has run', () => {
    const { t } = traced([(table) => ask(table, 0, 1)], { questions: [question()] });
    push(t, 0, 7, 8);
    run(t);
    expect(stackOf(t)).toEqual([QUESTION, ...new Array(17).fill(0)]);
  });

  it('keeps as many arguments as a frame has', () => {
    const given: number[][] = [];
    const { t } = traced([(_t, ...args) => void given.push(args), end], { stack: 40 });
    push(t, 1);
    const all = [[], [7], [0, 7], [7, 0, 7], [0, 0, 0, 7], [7, 6, 5, 4, 3], [-1, 0, 0, 0, 0, -7]];
    for (const [a, b, c, d, e, f] of all) push(t, 0, a, b, c, d, e, f);
    expect(t.cells[DEPTH]).toBe(1 + all.reduce((n, args) => n + 1 + args.length, 0));
    run(t);
    const whole = (args: readonly number[]): number[] =>
      Array.from({ length: 6 }, (_, i) => args[i] ?? 0);
    expect(given).toEqual(all.map(whole).reverse());
  });

  it('gives every part of a question its arguments', () => {
    const given: unknown[] = [];
    function noted<V>(what: string, args: readonly number[], said: V): V {
      given.push([what, ...args.slice(-6)]);
      return said;
    }
    const { t } = traced([(table) => ask(table, 0, 1, 1, 2, 3, 4, 5, 6), end], {
      questions: [
        {
          rule: 'Q-1',
          prompt: (_t, _seat, ...args) => noted('prompt', args, ''),
          card: (_t, ...args) => noted('card', args, 0),
          options(_t, _seat, out, ...args) {
            out.add(noted('options', args, 8));
          },
          tell: (_t, _seat, _code, ...args) =>
            noted('tell', args, { label: 'l', does: 'd', rule: 'Q-1' }),
          whyNot: (_t, _seat, ...args) => noted('whyNot', args, []),
          refuse: (_t, _seat, _code, ...args) => noted('refuse', args, undefined),
          apply: (_t, _seat, _picks, ...args) => noted('apply', args, undefined),
        },
      ],
    });
    push(t, 1);
    push(t, 0);
    run(t);
    decisionOf(t, 1);
    check(t, 1, [9], 'E-1');
    carryOut(t, 1, [8]);
    const parts = ['options', 'card', 'tell', 'prompt', 'whyNot', 'refuse', 'apply'];
    expect(given).toEqual(parts.map((part) => [part, 1, 2, 3, 4, 5, 6]));
  });

  it('says when it is full', () => {
    const { t } = traced([(table) => push(table, 0)], { stack: 3 });
    for (let i = 0; i < 3; i++) push(t, 0);
    expect(thrownBy(() => push(t, 0))).toBe('the stack is full (3 numbers)');
    expect(t.cells[DEPTH]).toBe(3);
  });

  it('says when the rules end without an end of the game', () => {
    const { t } = traced([() => {}]);
    push(t, 0);
    expect(thrownBy(() => run(t))).toBe('the rules ended without an end of the game');
  });

  it('says when a frame is no step', () => {
    const { t } = traced([]);
    push(t, 7);
    expect(thrownBy(() => run(t))).toBe('frame 7 is not a step');
  });

  it('is emptied when a turn ends at once', () => {
    const { t, trace } = traced([
      (table) => {
        dropAll(table);
        push(table, 1, 1, 1);
      },
      end,
    ]);
    push(t, 1, 9, 9);
    push(t, 0);
    run(t);
    expect(trace).toEqual(['0(0,0)', '1(1,1)']);
    push(t, 3, 4, 5);
    dropAll(t);
    expect(stackOf(t)).toEqual(new Array(18).fill(0));
    expect(t.cells[DEPTH]).toBe(0);
    expect(t.cells[t.layout.stack - 1]).toBe(0);
  });
});

describe('asking one seat', () => {
  const asked = (): SmallTable => {
    const { t } = traced([(table) => ask(table, 1, 2, 30, 40), end], {
      questions: [
        question({ rule: 'Q-0' }),
        question({
          rule: 'Q-2',
          codes: [4, 5],
          apply(table, seat, picks, a, b) {
            write(table, 'score', (picks[0] ?? 0) * 1000 + a * 10 + b, seat);
          },
        }),
      ],
    });
    push(t, 1);
    push(t, 0);
    run(t);
    return t;
  };

  it('stops the rules until it has answered', () => {
    const t = asked();
    expect(waitingSeats(t)).toBe(0b100);
    expect([0, 1, 2].map((seat) => isWaiting(t, seat))).toEqual([false, false, true]);
    expect(isOver(t)).toBe(false);
    expect(openQuestion(t).rule).toBe('Q-2');
    run(t);
    expect(waitingSeats(t)).toBe(0b100);
  });

  it('hands the answer and the arguments to the question, and goes on', () => {
    const t = asked();
    carryOut(t, 2, [5]);
    expect(read(t, 'score', 2)).toBe(5340);
    expect(isOver(t)).toBe(true);
    expect(waitingSeats(t)).toBe(0);
    expect(stackOf(t).every((cell) => cell === 0)).toBe(true);
  });

  it('leaves no trace of the question when it is answered', () => {
    const { t } = traced([(table) => ask(table, 0, 0, 30, 40), (table) => ask(table, 0, 1)], {
      questions: [question()],
    });
    push(t, 1);
    push(t, 0);
    run(t);
    expect(stackOf(t).slice(0, 5)).toEqual([1, 30, 40, QUESTION | TWO, 0]);
    carryOut(t, 0, [0]);
    expect(stackOf(t)).toEqual([QUESTION, ...new Array(17).fill(0)]);
  });

  it('makes its options once for as long as nothing happens', () => {
    let made = 0;
    const { t } = traced([(table) => ask(table, 0, 0, 3, 4)], {
      questions: [
        question({
          options(_t, seat, out, a, b) {
            made++;
            out.add(seat * 100 + a * 10 + b);
          },
          apply: (table) => push(table, 0),
        }),
      ],
    });
    push(t, 0);
    run(t);
    expect(optionsOf(t, 0).codes.slice(0, 1)).toEqual([34]);
    optionsOf(t, 0);
    expect(made).toBe(1);
    carryOut(t, 0, [34]);
    expect(optionsOf(t, 0).count).toBe(1);
    expect(made).toBe(2);
  });

  it('names the rule of the question while its answer is carried out', () => {
    const t = asked();
    t.because = 'before';
    carryOut(t, 2, [4]);
    expect(t.because).toBe('Q-2');
  });

  it('of something that is no question is a fault of the rules', () => {
    const { t } = traced([(table) => ask(table, 3, 0)]);
    push(t, 0);
    run(t);
    expect(thrownBy(() => openQuestion(t))).toBe("question 3 is not one of the game's");
  });

  it('twice in one step is a fault of the rules, told when the first is left over', () => {
    const { t } = traced(
      [
        (table) => {
          ask(table, 0, 0);
          ask(table, 0, 1);
        },
      ],
      { questions: [question()] },
    );
    push(t, 0);
    run(t);
    expect(waitingSeats(t)).toBe(0b10);
    expect(thrownBy(() => carryOut(t, 1, [0]))).toBe(`frame ${QUESTION} is not a step`);
  });
});

describe('asking several seats at once', () => {
  const voted = (): { t: SmallTable; trace: string[] } => {
    const { t, trace } = traced([(table) => askAll(table, 0, 0b101, 7, 8), end], {
      questions: [
        question({
          codes: [1, 2],
          apply(table, seat, picks, a, b) {
            trace.push(`seat ${seat} picks ${picks[0]} of ${a},${b}`);
            write(table, 'vault', picks[0] ?? 0, seat);
          },
        }),
      ],
    });
    push(t, 1);
    push(t, 0);
    run(t);
    return { t, trace };
  };

  it('leaves each its decision until all have answered, in any order', () => {
    const { t, trace } = voted();
    expect(waitingSeats(t)).toBe(0b101);
    carryOut(t, 2, [1]);
    expect(waitingSeats(t)).toBe(0b001);
    expect(isOver(t)).toBe(false);
    expect(t.cells[DEPTH]).toBe(4);
    carryOut(t, 0, [2]);
    expect(trace).toEqual(['0(0,0)', 'seat 2 picks 1 of 7,8', 'seat 0 picks 2 of 7,8', '1(0,0)']);
    expect(isOver(t)).toBe(true);
  });

  it('makes the options of each seat for that seat', () => {
    const { t } = traced([(table) => askAll(table, 0, 0b11)], {
      questions: [question({ options: (_t, seat, out) => out.add(seat) })],
    });
    push(t, 0);
    run(t);
    expect([1, 0, 1].map((seat) => optionsOf(t, seat).codes[0])).toEqual([1, 0, 1]);
    optionsOf(t, 0);
    carryOut(t, 0, [0]);
    expect(optionsOf(t, 1).codes[0]).toBe(1);
  });
});

describe('the end of the game', () => {
  it('is at once, with the winners', () => {
    const { t, trace } = traced([
      (table) => {
        push(table, 1);
        finish(table, 0b110, 'E-1');
      },
      () => {},
    ]);
    push(t, 1);
    push(t, 0);
    run(t);
    expect(trace).toEqual(['0(0,0)']);
    expect([isOver(t), winnersOf(t)]).toEqual([true, 0b110]);
    expect(stackOf(t).every((cell) => cell === 0)).toBe(true);
  });

  it('may have no winner', () => {
    const { t } = traced([(table) => finish(table, 0, 'E-1')]);
    push(t, 0);
    run(t);
    expect([isOver(t), winnersOf(t)]).toEqual([true, 0]);
  });

  it('happens once: the first stands', () => {
    const t = smallTable();
    const events: Recorded[] = [];
    t.events = events;
    finish(t, 0b1, 'E-1');
    finish(t, 0b10, 'E-2');
    expect(winnersOf(t)).toBe(0b1);
    expect(events).toEqual([{ kind: 'end', winners: 0b1, rule: 'E-1' }]);
  });

  it('takes open decisions off', () => {
    const { t } = traced([
      (table) => {
        ask(table, 0, 1);
        finish(table, 0b1, 'E-1');
      },
    ]);
    push(t, 0);
    run(t);
    expect(t.cells[WAITING]).toBe(0);
    expect(isWaiting(t, 1)).toBe(false);
  });

  it('is told nobody while no one listens', () => {
    const t = smallTable();
    finish(t, 1, 'E-1');
    expect(isOver(t)).toBe(true);
    expect(t.events).toBeUndefined();
  });
});
