import type { CardInfo, SeenCard } from '@conclave/kernel';
import type { TableModel } from '../../table/model.ts';

export type ZoneName =
  | 'deck'
  | 'discard'
  | 'open'
  | 'closed'
  | 'fresh'
  | 'area'
  | 'hand'
  | 'front'
  | 'objects'
  | 'pile'
  | 'newGatherings'
  | 'elementalMaster';

const NONE: readonly SeenCard[] = [];

/** A place of the table: its number and what lies there. */
export function placeOf(
  model: TableModel,
  name: ZoneName,
  index = 0,
): { readonly zone: number; readonly cards: readonly SeenCard[] } {
  const start = model.table.layout.zoneStart.get(name) ?? 0;
  return { zone: start + index, cards: model.sight.zones[name]?.[index] ?? NONE };
}

/** Cards whose faces the viewer knows, with what is printed on them. */
export function known(
  model: TableModel,
  cards: readonly SeenCard[],
): { readonly slot: number; readonly card: CardInfo }[] {
  return cards.flatMap(({ slot, face }) => {
    const card = face < 0 ? undefined : model.cardOf(face);
    return card === undefined ? [] : [{ slot, card }];
  });
}

/** What is printed on the cards with these slots, where they are hand or Magical Area. */
export function pickedCards(model: TableModel, slots: readonly number[]): CardInfo[] {
  const hand = model.you === null ? NONE : placeOf(model, 'hand', model.you).cards;
  const all = known(model, [...hand, ...placeOf(model, 'area').cards]);
  return slots.flatMap((slot) => {
    const found = all.find((entry) => entry.slot === slot);
    return found === undefined ? [] : [found.card];
  });
}
