import type { AbilityOf, Effect } from './vocabulary.ts';

/** What abilities say, made ready: every look-up is one field, and what is not said is falsy. */
export interface Said {
  enter: Effect | undefined;
  activations: readonly Effect[] | undefined;
  beforeDie: Effect | undefined;
  whenYouSummon: Effect | undefined;
  whenYouActivate: Effect | undefined;
  roundEnd: Effect | undefined;
  seasonChange: Effect | undefined;
  gameEnd: Effect | undefined;
  whenSacrificed: Effect | undefined;
  whenFull: AbilityOf<'whenFull'> | undefined;
  transmuteMore: number;
  /** Tokens by which summoning costs less and more. */
  cheaper: number;
  dearer: number;
  summonLimit: number;
  /** What the reserve holds, and by how much less. */
  reserve: number;
  reserveLess: number;
  summonToll: number;
  activationToll: number;
  replaceLoss: number;
  insteadOfDie: readonly Effect[] | undefined;
  neverPutIntoPlay: boolean;
  transmuteWithDieCrystals: boolean;
  /** Acts as the card it copies does. */
  goesWithCopied: boolean;
  handWorth: number | undefined;
  prelude: AbilityOf<'prelude'> | undefined;
  collectPenalty: AbilityOf<'collectPenalty'> | undefined;
  extraBonus: Effect | undefined;
  drought: Effect | undefined;
  openTop: AbilityOf<'openTop'> | undefined;
}

export const NOTHING: Readonly<Said> = {
  enter: undefined,
  activations: undefined,
  beforeDie: undefined,
  whenYouSummon: undefined,
  whenYouActivate: undefined,
  roundEnd: undefined,
  seasonChange: undefined,
  gameEnd: undefined,
  whenSacrificed: undefined,
  whenFull: undefined,
  transmuteMore: 0,
  cheaper: 0,
  dearer: 0,
  summonLimit: 0,
  reserve: 0,
  reserveLess: 0,
  summonToll: 0,
  activationToll: 0,
  replaceLoss: 0,
  insteadOfDie: undefined,
  neverPutIntoPlay: false,
  transmuteWithDieCrystals: false,
  goesWithCopied: false,
  handWorth: undefined,
  prelude: undefined,
  collectPenalty: undefined,
  extraBonus: undefined,
  drought: undefined,
  openTop: undefined,
};

/** A power card made ready for one number of players. */
export interface Power extends Readonly<Said> {
  readonly id: string;
  readonly name: string;
  readonly item: boolean;
  readonly prestige: number;
  /** By energy, and their sum. */
  readonly energy: readonly number[];
  readonly energies: number;
  readonly crystals: number;
  readonly declared: boolean;
  /** S-6.10: tokens on it may be spent. */
  readonly spendable: boolean;
}
