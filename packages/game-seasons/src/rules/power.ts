import type { AbilityOf, Effect } from './vocabulary.ts';

/** What abilities say, made ready: every look-up is one field, and what is not said is falsy. */
export class Said {
  /** A bit for each thing that is said (`SAYS`): mostly one look at this is enough. */
  says = 0;
  enter: Effect | undefined = undefined;
  activations: readonly Effect[] | undefined = undefined;
  beforeDie: Effect | undefined = undefined;
  whenYouSummon: Effect | undefined = undefined;
  whenYouActivate: Effect | undefined = undefined;
  roundEnd: Effect | undefined = undefined;
  seasonChange: Effect | undefined = undefined;
  gameEnd: Effect | undefined = undefined;
  whenSacrificed: Effect | undefined = undefined;
  whenFull: AbilityOf<'whenFull'> | undefined = undefined;
  /** S-6.10: tokens on the card may be spent. */
  spendable = false;
  transmuteMore = 0;
  /** Tokens by which summoning costs less and more. */
  cheaper = 0;
  dearer = 0;
  summonLimit = 0;
  /** What the reserve holds, and by how much less. */
  reserve = 0;
  reserveLess = 0;
  summonToll = 0;
  activationToll = 0;
  replaceLoss = 0;
  insteadOfDie: readonly Effect[] | undefined = undefined;
  neverPutIntoPlay = false;
  transmuteWithDieCrystals = false;
  /** Acts as the card it copies does. */
  goesWithCopied = false;
  handWorth: number | undefined = undefined;
  prelude: AbilityOf<'prelude'> | undefined = undefined;
  collectPenalty: AbilityOf<'collectPenalty'> | undefined = undefined;
  extraBonus: Effect | undefined = undefined;
  drought: Effect | undefined = undefined;
  openTop: AbilityOf<'openTop'> | undefined = undefined;
}

export const NOTHING: Readonly<Said> = new Said();

export type Thing = Exclude<keyof Said, 'says'>;
const THINGS = Object.keys(NOTHING).filter((name) => name !== 'says') as Thing[];
export const SAYS = Object.fromEntries(THINGS.map((thing, i) => [thing, 1 << i])) as Readonly<
  Record<Thing, number>
>;
export const bitsOf = (said: Readonly<Said>): number =>
  THINGS.reduce((bits, thing) => (said[thing] ? bits | SAYS[thing] : bits), 0);

/** What is printed on a power card, for one number of players. */
interface Printed {
  readonly id: string;
  readonly name: string;
  readonly item: boolean;
  readonly prestige: number;
  /** By energy. */
  readonly energy: readonly number[];
  readonly crystals: number;
  readonly declared: boolean;
}

/** A power card made ready. Made one by one, so that all have one shape and are looked up quickly. */
export class Power extends Said implements Printed {
  readonly id: string;
  readonly name: string;
  readonly item: boolean;
  readonly prestige: number;
  readonly energy: readonly number[];
  readonly energies: number;
  readonly crystals: number;
  readonly declared: boolean;

  constructor(printed: Printed) {
    super();
    this.id = printed.id;
    this.name = printed.name;
    this.item = printed.item;
    this.prestige = printed.prestige;
    this.energy = printed.energy;
    this.energies = printed.energy.reduce((sum, count) => sum + count, 0);
    this.crystals = printed.crystals;
    this.declared = printed.declared;
  }
}
