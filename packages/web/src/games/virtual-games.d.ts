/** Made by games.config.ts when the page is built. */
declare module 'virtual:games' {
  import type { Load } from '@conclave/games';
  import type { About, Game } from '@conclave/kernel';

  /** One a game, in the order of the list. */
  export const LOADS: readonly Load[];
  /** Of the emblems, by their names. */
  export const OUTLINES: Readonly<Record<string, string>>;
  /** What is said of each game before its code is loaded. */
  export const TOLD: readonly (Pick<Game, 'id' | 'name' | 'seats'> & {
    readonly about?: Omit<About, 'terminal'>;
  })[];
}
