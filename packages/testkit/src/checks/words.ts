import type { CardInfo, EffectNode, Effects } from '@conclave/kernel';
import type { CheckFailure } from '../failure.ts';
import { defaultsOf, failuresOf, type Task, tableFor } from '../run.ts';

function* ofCard(card: CardInfo, vanilla: readonly string[]): Generator<string> {
  for (const field of ['id', 'name', 'set', 'kind', 'source'] as const) {
    if (card[field] === '') yield `the card ${card.id || card.name} has no ${field}`;
  }
  const bare = vanilla.includes(card.kind) || vanilla.includes(card.id);
  if (card.text === '' && !bare) yield `the card ${card.id} has no words`;
  if (!Number.isInteger(card.copies) || card.copies < 1) {
    yield `the card ${card.id} has ${card.copies} copies`;
  }
}

/** The catalogue tells of exactly the cards that lie on the table. */
function* ofTable(task: Task, catalogue: readonly CardInfo[]): Generator<string> {
  const { faces, sets } = tableFor(task).spec;
  const copies = new Map<string, number>();
  for (const face of sets.flatMap((set) => set.faces)) {
    const id = faces[face]?.id ?? `face ${face}`;
    copies.set(id, (copies.get(id) ?? 0) + 1);
  }
  for (const card of catalogue) {
    const face = faces.find(({ id }) => id === card.id);
    if (face === undefined) yield `the card ${card.id} is not on the table`;
    else if (face.name !== card.name || face.text !== card.text) {
      yield `the card ${card.id} has other words on the table than in the catalogue`;
    }
    const lying = copies.get(card.id) ?? 0;
    const enough = task.settings.someCopies ? lying > 0 && lying <= card.copies : false;
    if (lying !== card.copies && !enough) {
      yield `of ${card.id} there are ${lying} copies, not ${card.copies}`;
    }
    copies.delete(card.id);
  }
  for (const id of copies.keys()) yield `the card ${id} is on the table and not in the catalogue`;
}

function* troubles(task: Task): Generator<string> {
  const { vanilla = [], special = 0 } = task.settings;
  const catalogue = task.game.cards({ ...defaultsOf(task.game), ...task.options });
  const ids = new Set<string>();
  for (const card of catalogue) {
    if (ids.has(card.id)) yield `two cards have the id ${card.id}`;
    ids.add(card.id);
    yield* ofCard(card, vanilla);
  }
  yield* ofTable(task, catalogue);
  const own = task.game.special;
  if (own.length !== special) {
    yield `${own.length} cards have an effect of their own (${own.join(', ')}), not ${special}`;
  }
}

/** Every card has an id of its own, a name and words. */
export function words(task: Task): CheckFailure[] {
  return failuresOf('words', task, troubles(task));
}

/** Kinds of effect on the cards for which there are no words. */
export function wordlessEffects<E extends EffectNode, T>(effects: Effects<E, T>): string[] {
  const kinds = new Set<string>();
  for (const node of effects.nodes) if (effects.words(node).trim() === '') kinds.add(node.kind);
  return [...kinds];
}
