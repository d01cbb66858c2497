import type { EnchantersTable } from '@conclave/game-enchanters';
import type { CardInfo, SeenCard } from '@conclave/kernel';
import type { TableModel } from '../../table/model.ts';

export type ZoneName =
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

export const PILES = [
  { name: 'item', title: 'Items' },
  { name: 'enchantment', title: 'Enchantments' },
  { name: 'trophy', title: 'Trophies' },
] as const;
export type PileName = (typeof PILES)[number]['name'];

/** The table as the rules of this game see it: the board is only drawn for this game. */
export const tableOf = (model: TableModel): EnchantersTable =>
  model.table as unknown as EnchantersTable;

export const counterOf = (model: TableModel, name: string, index = 0): number =>
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
