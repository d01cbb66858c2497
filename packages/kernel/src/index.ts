export * from './about.ts';
export * from './decide/answer.ts';
export * from './decide/choices.ts';
export * from './decide/decision.ts';
export * from './decide/pick.ts';
export * from './effects/effects.ts';
export * from './effects/kinds.ts';
export { effectsIn, type FieldCheck, literal } from './effects/literals.ts';
export * from './game.ts';
export * from './look/determinize.ts';
export * from './look/inspect.ts';
export * from './look/sight.ts';
export * from './look/view.ts';
export * from './options.ts';
export * from './play/arrange.ts';
export * from './play/events.ts';
export * from './play/match.ts';
export * from './play/recorded.ts';
export * from './play/replay.ts';
export * from './play/run.ts';
export * from './plural.ts';
export * from './random/rng.ts';
export * from './random/sha256.ts';
export { cut, shapeError } from './shape.ts';
export * from './spec.ts';
export * from './state/fingerprint.ts';
export * from './state/hash.ts';
export { EVERYONE, INFO, type Layout, MAX_SEATS } from './state/layout.ts';
export * from './state/parts.ts';
export {
  backOfUnknown,
  countIn,
  faceIn,
  firstIn,
  isUnknown,
  lastIn,
  NONE,
  UNKNOWN,
  withFace,
  zoneIn,
} from './state/slots.ts';
export * from './state/state.ts';
export { batchIn, lostIn, reachOf } from './table/memory.ts';
export * from './table/shuffle.ts';
export { bring, drawUnseen, facesInPlay } from './table/supply.ts';
export * from './table/table.ts';
export * from './table/zones.ts';
