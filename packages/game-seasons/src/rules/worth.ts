/** What things are worth in points; found by playing. */
export const WORTH = {
  /** A token of energy while there is time to use it, and in the last rounds. */
  energy: 1.9,
  lateEnergy: 0.3,
  /** Room for a card that is there to be summoned, and for one that is not. */
  slot: 2.5,
  spareSlot: 0.6,
  star: 2.5,
  card: 2,
  frame: 1.2,
  /** An effect of which no more is known. */
  effect: 3,
  /** One that comes at the end of the game, if it comes. */
  lateEffect: 6,
  /** What a card in play still does in a whole game, by kind; a loss comes every round. */
  roundEnd: 14,
  rounds: 10,
  season: 10,
  summon: 12,
  activation: 6,
  standing: 5,
  /** How much of its own worth a card is while it is held. */
  held: 0.45,
  rival: 0.5,
} as const;
