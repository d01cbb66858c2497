import type { OptionField, SetupError } from '@conclave/kernel';
import { openTable } from '@conclave/kernel/play';
import type { CheckFailure } from '../failure.ts';
import { failuresOf, type Task } from '../run.ts';

const NONSENSE = '§';

/** Values that a field of a kind must refuse. */
function outside(field: OptionField): unknown[] {
  const odd: unknown[] = [null, NONSENSE, Number.NaN, { [NONSENSE]: 1 }, [NONSENSE], -1.5];
  switch (field.kind) {
    case 'choice':
      return [...odd, '', 0, true, [field.default]];
    case 'integer':
      return [...odd, field.min - 1, field.max + 1, field.min + 0.5, `${field.default}`, true];
    case 'flag':
      return [...odd, 0, 1, 'true', ''];
    case 'several':
      return [...odd, true, field.values[0], [field.values[0], field.values[0]]];
    case 'data':
      return odd;
  }
}

function errorOf(task: Task, options: unknown, seats: number = task.seats): SetupError | undefined {
  const opened = openTable(task.game, seats, options);
  return 'error' in opened ? opened.error : undefined;
}

/** What is wrong with the way a wish is refused that names one bad field. */
function badly(task: Task, name: string, value: unknown): string | undefined {
  const given = `${name}: ${JSON.stringify(value)}`;
  try {
    const error = errorOf(task, { ...task.options, [name]: value });
    if (error === undefined) return `${given} is taken`;
    if (error.field !== name) return `${given} is refused as if it were ${error.field}`;
    if (error.reason === '') return `${given} is refused without a reason`;
    const known = error.rule === '' || task.game.rulebook.some(({ id }) => id === error.rule);
    return known ? undefined : `${given} is refused by ${error.rule}, which is no rule`;
  } catch (error) {
    return `${given} makes the set-up throw ${String(error)}`;
  }
}

function* troubles(task: Task): Generator<string> {
  const { game } = task;
  const own = errorOf(task, task.options);
  if (own !== undefined) yield `${JSON.stringify(task.options)}: ${own.field} ${own.reason}`;
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const error = errorOf(task, {}, seats);
    if (error !== undefined)
      yield `the defaults for ${seats} seats: ${error.field} ${error.reason}`;
  }
  for (const seats of [game.seats.min - 1, game.seats.max + 1, 2.5, Number.NaN]) {
    if (errorOf(task, {}, seats)?.field !== 'seats') yield `${seats} seats are not refused`;
  }
  for (const options of [null, [], 'text', 7]) {
    if (errorOf(task, options) === undefined) yield `the options ${String(options)} are taken`;
  }
  const unknown = badly(task, NONSENSE, 1);
  if (unknown !== undefined) yield unknown;
  for (const [name, field] of Object.entries(game.options)) {
    if (field.title === '') yield `the option ${name} has no title`;
    if (!game.rulebook.some(({ id }) => id === field.rule)) {
      yield `the option ${name} names the rule ${field.rule}, which is none`;
    }
    for (const value of outside(field)) {
      const trouble = badly(task, name, value);
      if (trouble !== undefined) yield trouble;
    }
  }
}

/** Options outside their schema, and wrong numbers of seats, are refused by the field's name. */
export function setup(task: Task): CheckFailure[] {
  return failuresOf('setup', task, troubles(task));
}
