import type { CardInfo } from '@conclave/kernel';
import type { SeenCard } from '@conclave/kernel/look';
import type { TableModel } from '../../table/model.ts';
import { cardOf, type Place, placesOf } from '../../table/places.ts';

type ZoneName =
  | 'deck'
  | 'discard'
  | 'hand'
  | 'aside'
  | 'rowA'
  | 'rowB'
  | 'inUse'
  | 'looking'
  | 'character'
  | 'treasureDeck'
  | 'bottom'
  | 'under'
  | 'display'
  | 'treasures'
  | 'shown'
  | 'queen';

/** A place of the table: its number and what lies there. */
export const placeOf = placesOf<ZoneName>();

/** T-3.3: a seat's two rows. */
export const rowsOf = (model: TableModel, seat: number): readonly [Place, Place] => [
  placeOf(model, 'rowA', seat),
  placeOf(model, 'rowB', seat),
];

/** What is printed on the cards whose faces the viewer knows. */
export function printed(model: TableModel, cards: readonly SeenCard[]): CardInfo[] {
  return cards.flatMap((seen) => {
    const card = cardOf(model, seen);
    return card === undefined ? [] : [card];
  });
}
