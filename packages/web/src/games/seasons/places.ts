import type { SeasonsTable } from '@conclave/game-seasons';
import type { CardInfo, SeenCard } from '@conclave/kernel';
import type { TableModel } from '../../table/model.ts';

export type ZoneName = keyof SeasonsTable['zone'];
export type CounterName = keyof SeasonsTable['at'];

export interface Place {
  readonly zone: number;
  readonly cards: readonly SeenCard[];
}

const NO_CARDS: readonly SeenCard[] = [];

/** A place of the table: its number and what lies there, top first. */
export function placeOf(model: TableModel, name: ZoneName, index = 0): Place {
  const start = model.table.layout.zoneStart.get(name) ?? 0;
  return { zone: start + index, cards: model.sight.zones[name]?.[index] ?? NO_CARDS };
}

/** The table as the rules of this game see it: the board is only drawn for this game. */
export const tableOf = (model: TableModel): SeasonsTable => model.table as unknown as SeasonsTable;

export const counterOf = (model: TableModel, name: CounterName, index = 0): number =>
  model.sight.counters[name]?.[index] ?? 0;

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

const anyoneHas = (model: TableModel, name: ZoneName): boolean =>
  (model.sight.zones[name] ?? []).some((cards) => cards.length > 0);

/** S-3: cards are still being drafted and split, or tokens are still being chosen. */
export const isPrelude = (model: TableModel): boolean =>
  anyoneHas(model, 'packet') || anyoneHas(model, 'pool') || anyoneHas(model, 'offered');

/** S-3.3: the seat that gives its packet to this one, and the one it gives its own to. */
export const neighbours = (
  seats: number,
  seat: number,
): { readonly from: number; readonly to: number } => ({
  from: (seat + seats - 1) % seats,
  to: (seat + 1) % seats,
});
