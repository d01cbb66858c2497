import type { Dressing, Game } from '@conclave/kernel';

const PLAIN: Required<Dressing> = { backs: {}, passing: [], boxes: [], counters: {}, own: [] };

/** How a game is drawn in a terminal; what it does not say is plain. */
export const dressingOf = ({ about }: Game): Required<Dressing> => ({
  ...PLAIN,
  ...about?.terminal,
});
