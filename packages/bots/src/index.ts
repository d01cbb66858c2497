/**
 * Players that see only views.
 * @module @conclave/bots
 */

import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

export type * from './bot.ts';
export { greedyBot } from './greedy.ts';
export * from './play.ts';
export { randomBot } from './random.ts';

/** Every bot by its name. */
export const BOTS: Readonly<Record<string, Bot>> = { random: randomBot, greedy: greedyBot };
