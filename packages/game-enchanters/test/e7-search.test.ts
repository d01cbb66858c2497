import { isOver, questionKind, Rng, type Table, waitingSeats, whereIs } from '@conclave/kernel';
import { carryOut, fork, lay, type Match, optionsOf } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { isDefeated } from '../src/rules/combat.ts';
import { ASK } from '../src/rules/steps.ts';
import type { EnchantersTable } from '../src/rules/table.ts';
import { asked, playOut, start } from './play.ts';

const GO_ON = 0;
const DEEPEST = 9;
const TRIES = 300;

const own = (t: Table): EnchantersTable => t as unknown as EnchantersTable;
const seatAsked = (t: Table): number => 31 - Math.clz32(waitingSeats(t));

/** The answers to what is asked now, each by itself. */
function answersTo(t: Table, seat: number): number[][] {
  const choices = optionsOf(t, seat);
  if (choices.space === 'amount') return [[choices.min], [choices.max]];
  const codes = Array.from({ length: choices.count }, (_, i) => choices.codes[i] as number);
  return choices.space === 'one' ? codes.map((code) => [code]) : [codes];
}

/** Tries everything in the window of a journey: whether the creature can be beaten. */
function canBeat(t: Table, slot: number, tries: { left: number }, depth = 0): boolean {
  if (isOver(t) || tries.left-- <= 0 || depth > DEEPEST) return false;
  const kind = questionKind(t);
  if (kind === ASK.act || kind === ASK.after) return false;
  const inWindow = kind === ASK.prepare;
  const isPicked = t.cells[own(t).at.picked] === slot + 1;
  if (inWindow && isPicked && isDefeated(own(t), slot, seatAsked(t))) return true;
  const here = fork(t.cells);
  const answers = answersTo(t, seatAsked(t));
  for (const picks of answers) {
    if (inWindow && isPicked && picks[0] === GO_ON) continue;
    lay(t, fork(here));
    carryOut(t, seatAsked(t), picks);
    if (canBeat(t, slot, tries, depth + 1)) return true;
  }
  return false;
}

const JOURNEY = 1 << 11;

/** Creatures that are refused although somebody who tried everything would beat them. */
function wronglyRefused(match: Match): string[] {
  const { seat, whyNot } = asked(match);
  return whyNot.flatMap(({ rule, label, slots = [] }) => {
    if (rule !== 'E-7.8') return [];
    const { table } = match.branch();
    const [slot = -1] = slots;
    const place = whereIs(table, slot) - own(table).zone.track;
    carryOut(table, seat, [JOURNEY | place]);
    return canBeat(table, slot, { left: TRIES }) ? [label] : [];
  });
}

describe('which creatures can be picked', () => {
  it.each([2, 3, 4])(
    'E-7.8 with %i seats, none is refused that could have been beaten',
    (seats) => {
      let refused = 0;
      for (let game = 0; game < 4; game++) {
        const match = start({ seats, seed: `reach ${game}` });
        playOut(match, new Rng(`reach ${seats} ${game}`), () => {
          if (questionKind(match.table) !== ASK.act) return;
          refused += asked(match).whyNot.filter(({ rule }) => rule === 'E-7.8').length;
          expect(wronglyRefused(match)).toEqual([]);
        });
      }
      expect(refused).toBeGreaterThan(50);
    },
  );
});
