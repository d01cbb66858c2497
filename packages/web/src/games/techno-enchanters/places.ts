import type { CardInfo, SeenCard } from '@conclave/kernel';
import type { TableModel } from '../../table/model.ts';

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

const NONE: readonly SeenCard[] = [];

export interface Place {
  readonly zone: number;
  readonly cards: readonly SeenCard[];
}

/** A place of the table: its number and what lies there. */
export function placeOf(model: TableModel, name: ZoneName, index = 0): Place {
  const start = model.table.layout.zoneStart.get(name) ?? 0;
  return { zone: start + index, cards: model.sight.zones[name]?.[index] ?? NONE };
}

/** T-3.3: a seat's two rows. */
export const rowsOf = (model: TableModel, seat: number): readonly [Place, Place] => [
  placeOf(model, 'rowA', seat),
  placeOf(model, 'rowB', seat),
];

/** What is printed on the cards whose faces the viewer knows. */
export function printed(model: TableModel, cards: readonly SeenCard[]): CardInfo[] {
  return cards.flatMap(({ face }) => {
    const card = face < 0 ? undefined : model.cardOf(face);
    return card === undefined ? [] : [card];
  });
}

export const counter = (model: TableModel, name: string, index = 0): number =>
  model.sight.counters[name]?.[index] ?? 0;
