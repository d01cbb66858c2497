import { type CardSet, faceOf, type Slot, type Table, whereIs } from '@conclave/kernel';
import type { Decision, Option } from '@conclave/kernel/play';
import type { CheckFailure } from '../failure.ts';
import { defaultsOf, eachGame, failuresOf, type Run, type Task } from '../run.ts';
import { watchSteps } from '../watch.ts';

/** What there is to be used, and what has been. */
class Coverage {
  private readonly wanted = new Set<string>();
  private readonly used = new Set<string>();

  want(what: string): void {
    this.wanted.add(what);
  }

  use(what: string): void {
    this.wanted.add(what);
    this.used.add(what);
  }

  has(what: string): boolean {
    return this.used.has(what);
  }

  missing(): string[] {
    return [...this.wanted].filter((what) => !this.used.has(what));
  }
}

const idOf = (t: Table, slot: Slot): string => t.spec.faces[faceOf(t, slot)]?.id ?? `${slot}`;

/** What choosing an option uses: its kind, told by the rule it names, and the cards it is about. */
function usesOf(t: Table, { question }: Decision, { rule, slots = [] }: Option): string[] {
  return [
    `the option of ${question} by ${rule}`,
    ...slots.map((slot) => `choosing the card ${idOf(t, slot)}`),
  ];
}

/** Where each slot's card lies before the rules begin. */
const homesOf = (t: Table): number[] =>
  t.layout.setOf.map((set) => {
    const { zone, index = 0 } = t.spec.sets[set] as CardSet;
    return (t.layout.zoneStart.get(zone) as number) + index;
  });

function wantAll({ settings }: Task, t: Table, coverage: Coverage): void {
  for (const name of t.spec.stepNames) coverage.want(`the step ${name}`);
  for (const name of t.spec.questionNames) coverage.want(`the question ${name}`);
  for (const { faces } of t.spec.sets) {
    for (const face of faces) {
      const id = t.spec.faces[face]?.id ?? '';
      if (!settings.stays?.includes(id)) coverage.want(`moving the card ${id}`);
    }
  }
}

/** Plays one game, choosing what has not been used yet wherever that is offered. */
function playCurious(run: Run, coverage: Coverage): void {
  const { match, rng } = run;
  const t = match.table;
  const homes = homesOf(t);
  wantAll(run.task, t, coverage);
  while (!match.over) {
    for (const [slot, home] of homes.entries()) {
      if (whereIs(t, slot) !== home) coverage.use(`moving the card ${idOf(t, slot)}`);
    }
    const { decision, picks } = run.choose();
    coverage.use(`the question ${decision.question}`);
    for (const option of decision.options) {
      for (const use of usesOf(t, decision, option)) coverage.want(use);
    }
    const fresh = decision.options.filter((option) =>
      usesOf(t, decision, option).some((use) => !coverage.has(use)),
    );
    const curious = decision.space === 'one' ? fresh[rng.below(fresh.length)] : undefined;
    const chosen = curious === undefined ? picks : [curious.code];
    for (const option of decision.options) {
      if (!chosen.includes(option.code)) continue;
      for (const use of usesOf(t, decision, option)) coverage.use(use);
    }
    run.answer(decision.seat, chosen);
  }
}

/** Plays until every card, question, kind of option and step was used, and tells what never was. */
export function exhaustive(task: Task): CheckFailure[] {
  const coverage = new Coverage();
  let names: readonly string[] = [];
  const game = watchSteps(task.game, (step) => coverage.use(`the step ${names[step]}`));
  const tables = task.tables ?? [task];
  let played = 0;
  while (played < task.games) {
    const { seats, options } = tables[played % tables.length] as (typeof tables)[number];
    names = task.game.spec({ seats, options: { ...defaultsOf(task.game), ...options } }).stepNames;
    const seed = played === 0 ? task.seed : `${task.seed}.${played}`;
    const failures = eachGame(
      'exhaustive',
      { ...task, game, seats, options, seed, games: 1 },
      (run) => playCurious(run, coverage),
    );
    if (failures.length > 0) return failures;
    played++;
    if (played >= tables.length && missing(task, coverage).length === 0) break;
  }
  const idle = Object.keys(task.settings.idle ?? {});
  return failuresOf('exhaustive', task, [
    ...missing(task, coverage).map((what) => `in ${played} games there never was ${what}`),
    ...idle
      .filter((what) => coverage.has(what))
      .map((what) => `${what} is said to be idle, and was used`),
  ]);
}

/** What was never used, but for what is said to be idle. */
const missing = ({ settings }: Task, coverage: Coverage): string[] =>
  coverage.missing().filter((what) => !Object.hasOwn(settings.idle ?? {}, what));
