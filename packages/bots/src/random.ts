import { pickAtRandom } from '@conclave/kernel';
import type { Bot } from './bot.ts';

/** Any legal answer, all alike. */
export const randomBot: Bot = {
  name: 'random',
  answer({ choices, rng }, picks) {
    pickAtRandom(choices, rng, picks);
  },
};
