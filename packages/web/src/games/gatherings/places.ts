import type { CardInfo } from '@conclave/kernel';
import type { SeenCard } from '@conclave/kernel/look';
import type { TableModel } from '../../table/model.ts';
import { cardOf, placesOf } from '../../table/places.ts';

type ZoneName =
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

/** A place of the table: its number and what lies there. */
export const placeOf = placesOf<ZoneName>();

/** Cards whose faces the viewer knows, with what is printed on them. */
export function known(
  model: TableModel,
  cards: readonly SeenCard[],
): { readonly slot: number; readonly card: CardInfo }[] {
  return cards.flatMap((seen) => {
    const card = cardOf(model, seen);
    return card === undefined ? [] : [{ slot: seen.slot, card }];
  });
}

/** What is printed on the cards with these slots, where they are hand or Magical Area. */
export function pickedCards(model: TableModel, slots: readonly number[]): CardInfo[] {
  const hand = model.you === null ? [] : placeOf(model, 'hand', model.you).cards;
  const all = known(model, [...hand, ...placeOf(model, 'area').cards]);
  return slots.flatMap((slot) => {
    const found = all.find((entry) => entry.slot === slot);
    return found === undefined ? [] : [found.card];
  });
}
