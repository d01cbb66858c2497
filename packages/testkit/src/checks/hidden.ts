import { isOver, type Rng, type Table, waitingSeats } from '@conclave/kernel';
import { SPECTATOR, viewOf } from '@conclave/kernel/look';
import {
  carryOut,
  check,
  type Decision,
  decisionOf,
  eventsFor,
  fork,
  lay,
  pending,
} from '@conclave/kernel/play';
import { anyAnswer, strangeAnswers } from '../answers.ts';
import type { CheckFailure } from '../failure.ts';
import { demandSame, eachGame, type Run, type Task, tableFor, viewersOf } from '../run.ts';
import { layOtherWorld } from '../worlds.ts';
import { learned, wronglyTold } from './learned.ts';

/** The true game and another one, which the viewer could not tell from it. */
interface Twins {
  readonly here: Table;
  readonly there: Table;
  readonly viewer: number;
  readonly endRule: string;
}

const openNow = (t: Table): unknown => (isOver(t) ? [] : pending(t));
const decisionFor = (t: Table, viewer: number): Decision | undefined =>
  viewer === SPECTATOR || isOver(t) ? undefined : decisionOf(t, viewer);

/** Everything the viewer is shown without doing anything. */
function sameShown({ here, there, viewer }: Twins, when: string): void {
  demandSame(
    viewOf(there, viewer),
    viewOf(here, viewer),
    `the view of viewer ${viewer} ${when} depends on what it cannot know`,
  );
  demandSame(
    decisionFor(there, viewer),
    decisionFor(here, viewer),
    `the decision of seat ${viewer} ${when} depends on what it cannot know`,
  );
}

/** What the viewer hears when it asks for something that is not offered. */
function sameRefusals({ here, there, viewer, endRule }: Twins, rng: Rng): void {
  const decision = decisionFor(here, viewer);
  if (decision === undefined) return;
  const any = [1, 2, 3, 4].map(() => ({ picks: [rng.below(here.layout.slotCount + 2)] }));
  for (const { picks } of [...strangeAnswers(decision, rng), ...any]) {
    demandSame(
      check(there, viewer, picks as number[], endRule),
      check(here, viewer, picks as number[], endRule),
      `the refusal seat ${viewer} gets depends on what it cannot know`,
    );
  }
}

/** Values that counters of a name have had in this game. */
type Seen = Map<string, Set<number>>;

function noteCounters(t: Table, seen: Seen): void {
  for (let c = 0; c < t.layout.counterCount; c++) {
    const name = t.layout.counterName[c] as string;
    const values = seen.get(name) ?? new Set([1, 2]);
    seen.set(name, values.add(t.cells[t.layout.counters + c] as number));
  }
}

/** Gives the counters the viewer cannot see other values. */
function changeCounters({ there, viewer }: Twins, seen: Seen, rng: Rng): void {
  const { layout } = there;
  for (let c = 0; c < layout.counterCount; c++) {
    if (((layout.counterMask[c] as number) >> viewer) & 1) continue;
    const values = [...(seen.get(layout.counterName[c] as string) ?? [])];
    there.cells[layout.counters + c] = values[rng.below(values.length)] ?? 0;
  }
  lay(there, there.cells);
}

/** Steps that two worlds are played side by side. */
const STEPS = 8;

/**
 * Plays both worlds with the same answers for as long as the viewer learns the
 * same in both. Up to then everything it is told must be the same as well. The
 * rules may ask somebody else in the other world: that is told openly, and ends it.
 */
function sameGoingOn(twins: Twins, rng: Rng): void {
  const { here, there, viewer, endRule } = twins;
  for (let i = 0; i < STEPS && !isOver(here); i++) {
    const waiting = viewersOf(here.seats).filter((seat) => (waitingSeats(here) >> seat) & 1);
    const seat = waiting.includes(viewer) ? viewer : (waiting[rng.below(waiting.length)] as number);
    const picks = anyAnswer(decisionOf(here, seat) as Decision, rng);
    if (check(there, seat, picks, endRule) !== undefined) return;
    const before = viewOf(here, viewer);
    const told = [here, there].map((t) => {
      t.events = [];
      carryOut(t, seat, picks);
      const events = eventsFor(t, viewer, t.events);
      t.events = undefined;
      return events;
    });
    const [now = [], other = []] = told;
    const after = viewOf(here, viewer);
    const secret = wronglyTold(here, now, after);
    demandSame(secret, undefined, `an event tells viewer ${viewer} a face its view hides`);
    const lesson = learned(here, before, now, after);
    if (learned(there, before, other, viewOf(there, viewer)) !== lesson) return;
    if (JSON.stringify(openNow(here)) !== JSON.stringify(openNow(there))) return;
    demandSame(other, now, `the events told to viewer ${viewer} depend on what it cannot know`);
    sameShown(twins, 'after an answer');
  }
}

/**
 * While a question that was put to several seats at once is open, nobody can tell
 * what the others have answered.
 */
function sameForOthers(run: Run, here: Table, there: Table): void {
  const { match, rng, task } = run;
  const open = run.decisions();
  const decision = open[rng.below(open.length)];
  if (decision === undefined || open.length < 2) return;
  if (task.settings.openAnswers?.includes(decision.question)) return;
  const { seat } = decision;
  const recorded = [here, there].map((t) => {
    lay(t, fork(match.state));
    const events: NonNullable<Table['events']> = [];
    t.events = events;
    carryOut(t, seat, anyAnswer(decision, rng));
    t.events = undefined;
    return events;
  });
  for (const viewer of viewersOf(task.seats)) {
    if (viewer === seat) continue;
    demandSame(
      eventsFor(there, viewer, recorded[1] ?? []),
      eventsFor(here, viewer, recorded[0] ?? []),
      `viewer ${viewer} is told what seat ${seat} secretly answered`,
    );
    sameShown({ here, there, viewer, endRule: '' }, `while seat ${seat} has secretly answered`);
  }
}

function look(run: Run, here: Table, there: Table, seen: Seen): void {
  const { match, rng, task } = run;
  noteCounters(match.table, seen);
  sameForOthers(run, here, there);
  for (const viewer of viewersOf(task.seats)) {
    const twins: Twins = { here, there, viewer, endRule: task.game.endRule };
    lay(here, fork(match.state));
    layOtherWorld(there, match.state, viewer, rng);
    changeCounters(twins, seen, rng);
    sameShown(twins, 'at a decision');
    sameRefusals(twins, rng);
    if (layOtherWorld(there, match.state, viewer, rng) > 0) sameGoingOn(twins, rng);
  }
}

/** Exchanging what a viewer cannot see changes nothing of what it sees, is asked or told. */
export function hidden(task: Task): CheckFailure[] {
  return eachGame('hidden', task, (run) => {
    const here = tableFor(task);
    const there = tableFor(task);
    const seen: Seen = new Map();
    run.play(() => look(run, here, there, seen));
  });
}
