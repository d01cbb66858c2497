/**
 * What the rules of a game are written with.
 * @module @conclave/kernel
 */

export type * from './about.ts';
export * from './decide/choices.ts';
export * from './effects/effects.ts';
export * from './effects/kinds.ts';
export { effectsIn, type FieldCheck, literal } from './effects/literals.ts';
export {
  type CardInfo,
  defineGame,
  type Game,
  type Rule,
  type SeatScore,
  type Setup,
} from './game.ts';
export * from './look/exchange.ts';
export type { OptionField, Options, OptionsSchema, SetupError } from './options.ts';
export { cardName, note } from './play/events.ts';
export {
  ask,
  askAll,
  dropAll,
  finish,
  isOver,
  openArgument,
  push,
  questionKind,
  waitingSeats,
  winnersOf,
} from './play/run.ts';
export * from './plural.ts';
export * from './random/rng.ts';
export { shapeError } from './shape.ts';
export * from './spec.ts';
export type * from './state/ids.ts';
export type * from './state/parts.ts';
export { NONE, UNKNOWN, withFace } from './state/slots.ts';
export { read, write, writeAll } from './table/counters.ts';
export * from './table/seats.ts';
export { inRandomOrder, mix, random, randomInto, shuffle, shuffleEach } from './table/shuffle.ts';
export { bring, drawUnseen } from './table/supply.ts';
export {
  bottomOf,
  disclose,
  faceOf,
  indexIn,
  isInPlay,
  knows,
  listOf,
  lookAt,
  move,
  moveAll,
  moveOnTop,
  nextOf,
  reveal,
  sizeOf,
  slotsIn,
  topOf,
  whereIs,
  zoneOf,
} from './table/zones.ts';
