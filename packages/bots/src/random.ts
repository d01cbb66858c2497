import { pickAtRandom } from '@conclave/kernel/play';
import type { Bot } from './bot.ts';

/** Any legal answer, all alike. */
export const randomBot: Bot = {
  name: 'random',
  answer({ choices, rng }, picks) {
    pickAtRandom(choices, rng, picks);
  },
};
