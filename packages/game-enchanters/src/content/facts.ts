import type { Reason, Seat, Slot } from '@conclave/kernel';
import type {
  Condition,
  Cost,
  Doing,
  Filter,
  Glory,
  Modifier,
  Pile,
  TriggerEvent,
} from './vocabulary.ts';

/** Sorts of abilities, as bits: a look at one number says which need looking for. */
export const SHOWS = {
  turnBegins: 1,
  turnEnds: 2,
  takeWounds: 4,
  afterTaking: 8,
  afterDefeating: 16,
  afterJourney: 32,
  afterRest: 64,
  gameEnds: 128,
  minor: 256,
  rest: 512,
  untargetable: 1024,
  cannotHeal: 2048,
  crystalCap: 4096,
  bonus: 8192,
  journeyPriceCap: 16384,
} as const;

/** Bits of every part, of those that speak of all creatures, and of those with Glory. */
export const ANY = 1 << 30;
export const OF_ALL = 1 << 29;
export const GLORY = 1 << 28;
/** Bits of abilities alone. */
export const ABILITIES = GLORY - 1;

/** EF-3.22: what filters mean a card, as bits. */
export const FILTER: Readonly<Record<Filter, number>> = {
  any: 1,
  item: 2,
  enchantment: 4,
  artifact: 8,
  monster: 16,
  dragon: 32,
  creature: 64,
  undead: 128,
};

/** One part of a cost, with the entry of its kind to hand. */
export interface Due {
  readonly cost: Cost;
  readonly kind: {
    blocked(t: object, cost: Cost, seat: Seat, slot: Slot): Reason | undefined;
  };
}

export interface Action {
  /** Its number on the card; upper part first. */
  readonly index: number;
  readonly rest: boolean;
  /** Uses a turn; 0 for any number of them (E-6.9). */
  readonly limit: number;
  /** In the order in which they are paid (E-6.19). */
  readonly costs: readonly Cost[];
  readonly crystals: number;
  /** The costs that are not in crystals. */
  readonly dues: readonly Due[];
  readonly effect: Doing;
  /** Whether what it gives depends on things that other actions may raise first. */
  readonly reads: boolean;
}

export interface Trigger {
  /** Its number on the card; upper part first. */
  readonly index: number;
  readonly event: TriggerEvent;
  readonly if: Condition | undefined;
  /** EF-5.3: which of the card's four counts of uses it has, or -1 if it may fire any number of times. */
  readonly use: number;
  readonly effect: Doing;
}

export interface Static {
  readonly modifier: Modifier;
  readonly while: Condition | undefined;
}

/** One part of a card, made ready for the rules. */
export interface PartFacts {
  /** Swords less broken swords, and so on (E-14.13). */
  readonly attack: number;
  readonly defense: number;
  readonly undead: number;
  readonly shows: number;
  /** EF-16.3: crystals its owner may keep, if it says so. */
  readonly cap: number;
  readonly actions: readonly Action[];
  readonly triggers: readonly Trigger[];
  readonly statics: readonly Static[];
  /** What it says of the Health and Strength of all creatures. */
  readonly ofAll: readonly Static[];
  readonly glory: readonly Glory[];
}

/** Everything the rules look up of a face. */
export interface FaceFacts {
  readonly name: string;
  readonly type: string;
  /** The pile of a player in which it belongs; a Village belongs in none. */
  readonly pile: Pile | 'none';
  /** E-10.1: whether it is fought. */
  readonly fights: boolean;
  /** The filters that mean it, as a mask of `FILTER`. */
  readonly filters: number;
  /** E-3.11: a card every player starts with. */
  readonly start: boolean;
  readonly health: number;
  readonly strength: number;
  readonly upper: PartFacts;
  readonly lower: PartFacts;
  /** Both parts' actions and triggers, by their numbers. */
  readonly actions: readonly Action[];
  readonly triggers: readonly Trigger[];
  readonly immediates: readonly Doing[];
  /** What a creature says of its own Health and Strength. */
  readonly ofItself: readonly Static[];
  /** What its minor actions do. */
  readonly minors: readonly Doing[];
}

/** Actions count their uses from 0 up, triggers from here down. */
export const LAST_USE = 3;
export const MOST_USES = LAST_USE + 1;
