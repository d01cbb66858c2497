import type { CheckFailure } from '../failure.ts';
import { scenariosOf, type TextFile } from '../files.ts';
import { defaultsOf, failuresOf, type Task } from '../run.ts';

/** The ids a scenario says it tests. */
function cardsOf(text: string): readonly unknown[] {
  const data: unknown = JSON.parse(text);
  const { cards } = (data ?? {}) as { readonly cards?: unknown };
  return Array.isArray(cards) ? cards : [];
}

/** Cards without a scenario, and scenarios about cards there are not. */
export function* scenarioTroubles(
  ids: readonly string[],
  files: readonly TextFile[],
): Generator<string> {
  const tested = new Set<unknown>();
  for (const { path, text } of files) {
    let cards: readonly unknown[] = [];
    try {
      cards = cardsOf(text);
    } catch (error) {
      yield `${path} is not JSON: ${String(error)}`;
    }
    for (const card of cards) {
      tested.add(card);
      if (!ids.includes(String(card))) yield `${path} is about ${String(card)}, which is no card`;
    }
  }
  for (const id of ids) if (!tested.has(id)) yield `no scenario is about ${id}`;
}

/** Every card has a scenario: a file in `scenarios/` that lists it under `cards`. */
export function scenarios(task: Task): CheckFailure[] {
  const { folder = '', game } = task;
  const ids = game.cards(defaultsOf(game)).map(({ id }) => id);
  return failuresOf('scenarios', task, scenarioTroubles(ids, scenariosOf(folder)));
}
