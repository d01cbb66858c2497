/**
 * What can be seen of a table: views, deals that fit a view, and the state as it lies.
 * @module @conclave/kernel/look
 */

export * from './look/determinize.ts';
export * from './look/inspect.ts';
export * from './look/sight.ts';
export { faceOfEntry, SPECTATOR, viewOf } from './look/view.ts';
export { INFO, type Layout } from './state/layout.ts';
export { countIn, faceIn, firstIn, isUnknown, lastIn } from './state/slots.ts';
export type { View } from './state/state.ts';
export { backShows } from './table/zones.ts';
