import type { SeasonsTable } from '@conclave/game-seasons';
import type { TableModel } from '../../table/model.ts';
import { counterOf as anyCounterOf, placesOf } from '../../table/places.ts';

type ZoneName = keyof SeasonsTable['zone'];
type CounterName = keyof SeasonsTable['at'];

/** A place of the table: its number and what lies there, top first. */
export const placeOf = placesOf<ZoneName>();

/** The table as the rules of this game see it: the board is only drawn for this game. */
export const tableOf = (model: TableModel): SeasonsTable => model.table as unknown as SeasonsTable;

export const counterOf: (model: TableModel, name: CounterName, index?: number) => number =
  anyCounterOf;

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
