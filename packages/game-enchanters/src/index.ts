import { gameOf } from './game.ts';
import { base } from './modules/base/index.ts';

export const enchanters = gameOf([base]);

export type { Action } from './content/facts.ts';
export { actionCode, unusable } from './rules/actions.ts';
export { type Breakdown, breakdown } from './rules/breakdown.ts';
export { type Forecast, forecast } from './rules/forecast.ts';
export { priceOf } from './rules/stats.ts';
export { type EnchantersTable, PLACES } from './rules/table.ts';
