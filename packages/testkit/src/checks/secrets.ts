import type { CheckFailure } from '../failure.ts';
import { failuresOf, type Task, tableFor } from '../run.ts';

function* troubles(task: Task): Generator<string> {
  const { secrets } = task.settings;
  if (secrets === undefined) {
    yield 'conformance.json does not say under "secrets" who sees which zones and counters';
    return;
  }
  const { zones, counters } = tableFor(task).spec;
  const actual = new Map<string, string>();
  for (const [name, { faces }] of Object.entries(zones)) actual.set(name, faces);
  for (const [name, { see }] of Object.entries(counters)) actual.set(name, see);
  for (const [name, see] of actual) {
    const meant = secrets[name] ?? 'all';
    if (see !== meant) yield `${name} is to be seen by ${meant}, and is seen by ${see}`;
  }
  for (const name of Object.keys(secrets)) {
    if (!actual.has(name)) yield `${name} is to be secret, and there is no such zone or counter`;
  }
}

/** Zones and counters show themselves to those the game's tests mean, and to nobody else. */
export function secrets(task: Task): CheckFailure[] {
  return failuresOf('secrets', task, troubles(task));
}
