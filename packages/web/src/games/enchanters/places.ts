import type { EnchantersTable } from '@conclave/game-enchanters';
import type { SeenCard } from '@conclave/kernel/look';
import type { TableModel } from '../../table/model.ts';
import { cardOf, counterOf, placesOf } from '../../table/places.ts';

type ZoneName =
  | 'seeded'
  | 'deck'
  | 'lowerDeck'
  | 'depths'
  | 'track'
  | 'graveyard'
  | 'village'
  | 'limbo'
  | 'item'
  | 'enchantment'
  | 'trophy'
  | 'removed'
  | 'villages';

/** A place of the table: its number and what lies there, top first. */
export const placeOf = placesOf<ZoneName>();

export const PILES = [
  { name: 'item', title: 'Items' },
  { name: 'enchantment', title: 'Enchantments' },
  { name: 'trophy', title: 'Trophies' },
] as const;
export type PileName = (typeof PILES)[number]['name'];

/** The table as the rules of this game see it: the board is only drawn for this game. */
export const tableOf = (model: TableModel): EnchantersTable =>
  model.table as unknown as EnchantersTable;

/** "Scimitar of Fire": the top Item and the top Enchantment are one artifact. */
export function artifactOf(model: TableModel, seat: number): string {
  const names = (['item', 'enchantment'] as const).map(
    (pile) => cardOf(model, placeOf(model, pile, seat).cards[0])?.name,
  );
  return names.filter((name) => name !== undefined).join(' ');
}

/** The card that is being taken, and the place of the track it came from; -1 for the Graveyard. */
export function pickedCard(
  model: TableModel,
): { readonly card: SeenCard; readonly from: number } | undefined {
  const card = placeOf(model, 'limbo').cards[0];
  return card === undefined ? undefined : { card, from: counterOf(model, 'pickedFrom') - 1 };
}

/** Which place of the track a card lies in, or was picked from; -1 if in none. */
export function trackPlace(model: TableModel, slot: number): number {
  const picked = pickedCard(model);
  if (picked?.card.slot === slot) return picked.from;
  return (model.sight.zones['track'] ?? []).findIndex((cards) =>
    cards.some((card) => card.slot === slot),
  );
}
