import { enchanters } from '@conclave/game-enchanters';
import { gatherings } from '@conclave/game-gatherings';
import { seasons } from '@conclave/game-seasons';
import { technoEnchanters } from '@conclave/game-techno-enchanters';
import type { Game } from '@conclave/kernel';

/** Every game the command knows. A new game is one more line here. */
export const GAMES: readonly Game[] = [gatherings, enchanters, seasons, technoEnchanters];
