import { ask, isOver, note, push, type Question, read, type Seat, write } from '@conclave/kernel';
import { maybeEndByExhaustion } from './objects.ts';
import { ASK, STEP } from './steps.ts';
import type { GatheringsTable } from './table.ts';

/** G-3.1: a turn's parts, in order (the last pushed comes first). */
export function turn(t: GatheringsTable, seat: Seat): void {
  write(t, t.at.active, seat);
  write(t, t.at.turns, read(t, t.at.turns) + 1);
  write(t, t.at.extraTurn, 0);
  push(t, STEP.endTurn, seat);
  push(t, STEP.replace, seat);
  push(t, STEP.discard, seat);
  push(t, STEP.act, seat);
  push(t, STEP.draw, seat);
  push(t, STEP.draw, seat);
}

const leftOf = (t: GatheringsTable, seat: Seat): number => (seat + 1) % t.seats;

/** G-3.7: play passes to the left, unless an extra turn is wanted. */
export function endTurn(t: GatheringsTable, seat: Seat): void {
  if (isOver(t) || maybeEndByExhaustion(t)) return;
  if (read(t, t.at.extraTurn) === 1) ask(t, ASK.extraTurn, seat);
  else push(t, STEP.turn, leftOf(t, seat));
}

const NO = 0;
const YES = 1;

export const askExtraTurn: Question<GatheringsTable> = {
  rule: 'G-3.7',
  prompt: () => 'Your Alea earned you an extra turn. Do you take it?',
  options(_t, _seat, out) {
    out.add(YES);
    out.add(NO);
  },
  tell: (t, seat, code) =>
    code === YES
      ? { label: 'Take the extra turn', does: 'You play another full turn.', rule: 'G-3.7' }
      : {
          label: 'Pass',
          does: `Play goes on with ${t.names[leftOf(t, seat)]}.`,
          rule: 'G-3.7',
          seat: leftOf(t, seat),
        },
  apply(t, seat, picks) {
    const again = picks[0] === YES;
    if (again && t.events !== undefined) {
      note(t, seat, `${t.names[seat]} takes the extra turn`, 'G-3.7');
    }
    push(t, STEP.turn, again ? seat : leftOf(t, seat));
  },
};
