/**
 * What runs a game: set-up, decisions and answers, matches, logs and replays.
 * @module @conclave/kernel/play
 */

export { carryOut, check, optionsOf, type Refusal } from './decide/answer.ts';
export * from './decide/decision.ts';
export * from './decide/pick.ts';
export { deal, openTable } from './game.ts';
export { checkOptions } from './options.ts';
export * from './play/arrange.ts';
export { eventsFor, namedElsewhere, tell } from './play/events.ts';
export * from './play/match.ts';
export * from './play/recorded.ts';
export * from './play/replay.ts';
export { Endless, MOST_STEPS } from './play/run.ts';
export { sha256 } from './random/sha256.ts';
export { cut } from './shape.ts';
export { hashOf } from './state/hash.ts';
export { fork, forkInto, type State } from './state/state.ts';
export { facesInPlay } from './table/supply.ts';
export { lay } from './table/table.ts';
