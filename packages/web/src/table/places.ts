import type { CardInfo } from '@conclave/kernel';
import type { SeenCard } from '@conclave/kernel/look';
import type { TableModel } from './model.ts';

export interface Place {
  readonly zone: number;
  readonly cards: readonly SeenCard[];
}

const NO_CARDS: readonly SeenCard[] = [];

/** Finds the places of a game by the names its zones have: number, and what lies there, top first. */
export const placesOf =
  <Name extends string>() =>
  (model: TableModel, name: Name, index = 0): Place => {
    const start = model.table.layout.zoneStart.get(name) ?? 0;
    return { zone: start + index, cards: model.sight.zones[name]?.[index] ?? NO_CARDS };
  };

export const counterOf = (model: TableModel, name: string, index = 0): number =>
  model.sight.counters[name]?.[index] ?? 0;

/** What is printed on a card, if the viewer knows its face. */
export const cardOf = (model: TableModel, card: SeenCard | undefined): CardInfo | undefined =>
  card === undefined || card.face < 0 ? undefined : model.cardOf(card.face);

/** What is printed on the card of a slot, wherever it lies. */
export function cardOfSlot(model: TableModel, slot: number): CardInfo | undefined {
  for (const lists of Object.values(model.sight.zones)) {
    for (const cards of lists) {
      const found = cards.find((card) => card.slot === slot);
      if (found !== undefined) return cardOf(model, found);
    }
  }
  return undefined;
}
