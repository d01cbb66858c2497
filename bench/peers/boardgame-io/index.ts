export { Gatherings } from './game.ts';
export { playRandomGame, type RandomGame } from './random-play.ts';
export type { GameOver, GatheringsState } from './state.ts';
