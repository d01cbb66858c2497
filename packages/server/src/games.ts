import { BOTS } from '@conclave/bots';
import { enchanters } from '@conclave/game-enchanters';
import { gatherings } from '@conclave/game-gatherings';
import { seasons } from '@conclave/game-seasons';
import { technoEnchanters } from '@conclave/game-techno-enchanters';
import type { Game } from '@conclave/kernel';

export const GAMES: ReadonlyMap<string, Game> = new Map(
  [gatherings, enchanters, seasons, technoEnchanters].map((game) => [game.id, game]),
);

/** Names of the bots, the strongest last. */
export const BOT_NAMES: readonly string[] = Object.keys(BOTS);

/** Who plays on for a person that left. */
export const STAND_IN = BOT_NAMES.at(-1) ?? 'random';

/** Who answers where another bot failed. */
export const SIMPLEST = 'random';
