import { type Seat, type Slot, type Table, UNKNOWN } from '@conclave/kernel';
import { faceIn, isUnknown, type View, viewOf } from '@conclave/kernel/look';
import { type Answer, carryOut, fork, lay, type State, type Undo } from '@conclave/kernel/play';
import type { CheckFailure } from '../failure.ts';
import { demand, eachGame, type Run, type Task, tableFor, viewersOf, wrong } from '../run.ts';
import { layOtherWorld } from '../worlds.ts';

/** How much a view tells of a slot: nothing, its back, or its face. */
function tells(t: Table, view: View, slot: Slot): number {
  const face = faceIn(view.cells[t.layout.slots + slot] as number);
  if (!isUnknown(face)) return 2;
  return face === UNKNOWN ? 0 : 1;
}

/** The first slot of which a view tells more than an earlier one. */
function gained(t: Table, before: View, after: View): number | undefined {
  for (let slot = 0; slot < t.layout.slotCount; slot++) {
    if (tells(t, after, slot) > tells(t, before, slot)) return slot;
  }
  return undefined;
}

/** What the check remembers of the game: before each answer the state and everyone's view. */
interface Past {
  readonly states: State[];
  readonly views: View[][];
  readonly answers: readonly Answer[];
}

/** Whether the match may say that a seat may go back to an answer, or change one. */
export function undoTrouble(t: Table, past: Past, seat: Seat, undo: Undo): string | undefined {
  if ('reason' in undo) return undefined;
  const now = past.answers.length;
  const from = 'to' in undo ? undo.to : undo.change;
  if (from < 0 || from >= now) return `seat ${seat} may go from answer ${now} to ${from}`;
  const taken = past.answers.slice(from, 'to' in undo ? now : from + 1);
  for (const { seat: other } of taken) {
    if (other !== seat) return `seat ${seat} may take back an answer of seat ${other}`;
  }
  for (let i = from; i < now; i++) {
    for (const [k, viewer] of viewersOf(t.seats).entries()) {
      const slot = gained(t, past.views[i]?.[k] as View, past.views[i + 1]?.[k] as View);
      if (slot !== undefined) {
        return `seat ${seat} may take back answer ${i}, by which viewer ${viewer} learned slot ${slot}`;
      }
    }
  }
  return undefined;
}

/**
 * In another world that the seat could not tell from this one its answers must
 * look the same to it, or it learned from them and may not take them back.
 */
function tellsNothing(run: Run, tables: readonly [Table, Table], past: Past, to: number): void {
  const [here, there] = tables;
  const start = past.states[to] as State;
  const seat = past.answers[to]?.seat as number;
  if (layOtherWorld(there, start, seat, run.rng) === 0) return;
  lay(here, fork(start));
  for (const { picks } of past.answers.slice(to)) {
    carryOut(here, seat, picks);
    carryOut(there, seat, picks);
  }
  const same = JSON.stringify(viewOf(here, seat)) === JSON.stringify(viewOf(there, seat));
  if (!same) wrong(`seat ${seat} may take back answers from ${to} on, and learned from them`);
}

/** Nobody may go back over another seat's answer, nor over an instant when somebody learned. */
export function undo(task: Task): CheckFailure[] {
  return eachGame('undo', task, (run) => {
    const { match, rng } = run;
    const tables = [tableFor(task), tableFor(task)] as const;
    const past: Past = { states: [], views: [], answers: match.answers };
    const look = (): void => {
      past.states.push(fork(match.state));
      past.views.push(viewersOf(task.seats).map((viewer) => match.view(viewer)));
      for (let seat = 0; seat < task.seats; seat++) {
        const allowed = match.undo(seat);
        const trouble = undoTrouble(match.table, past, seat, allowed);
        demand(trouble === undefined, () => trouble ?? '');
        if ('change' in allowed && rng.below(4) === 0) thinksAgain(run, allowed.change);
        if (!('to' in allowed)) continue;
        for (let i = 0; i < 3; i++) tellsNothing(run, tables, past, allowed.to);
        if (rng.below(4) === 0) comesBack(run, past, allowed.to);
      }
    };
    run.play(look);
    look();
  });
}

/** Whoever changes an answer is asked again, and the same answer leads to the same state. */
function thinksAgain({ match }: Run, change: number): void {
  const answers = [...match.answers];
  const { seat, picks } = answers[change] as Answer;
  const end = match.hash;
  match.change(change);
  demand(
    match.decision(seat) !== undefined,
    () => `seat ${seat} may change answer ${change} and is not asked again`,
  );
  match.answer(seat, picks);
  demand(match.hash === end, () => `giving answer ${change} once more gives another state`);
  match.rewind(0);
  for (const { seat, picks } of answers) match.answer(seat, picks);
}

/** Going back as far as allowed gives the state that was there. */
function comesBack({ match }: Run, past: Past, to: number): void {
  const answers = [...match.answers];
  const end = match.hash;
  match.rewind(to);
  const then = past.states[to] as State;
  demand(
    match.state.every((cell, i) => cell === then[i]),
    () => `going back to answer ${to} gives another state`,
  );
  for (const { seat, picks } of answers.slice(to)) match.answer(seat, picks);
  demand(match.hash === end, () => `going on again from answer ${to} gives another state`);
}
