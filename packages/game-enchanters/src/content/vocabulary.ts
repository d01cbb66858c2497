/**
 * The language cards are written in. A card is plain data: what is printed in it is
 * checked when it is loaded, told in words, and carried out by the rules.
 *
 * These are the kinds of the base game. A module has types for its own; only the entry
 * of a kind ever looks at its fields, so the rules hold them all alike.
 */

export type Tier = 'minor' | 'medium' | 'major';
/** The piles before a player. */
export type Pile = 'item' | 'enchantment' | 'trophy';
export type Icon = 'attack' | 'brokenSword' | 'defense' | 'brokenShield' | 'undead';
export type Stat = 'attack' | 'defense' | 'undead';

/** EF-3.22: which cards are meant. An icon counts wherever on the card it is. */
export type Filter =
  | 'any'
  | 'item'
  | 'enchantment'
  | 'artifact'
  | 'monster'
  | 'dragon'
  | 'creature'
  | 'undead';

/** `you` is who performs the effect; `them` is whom it is aimed at. */
export type Who = 'you' | 'them';

/** EF-2 */
export type Value =
  | number
  | { readonly kind: 'stat'; readonly stat: Stat; readonly who?: Who }
  | { readonly kind: 'wounds'; readonly who?: Who }
  | { readonly kind: 'crystals'; readonly who?: Who }
  | { readonly kind: 'count'; readonly filter: Filter; readonly who?: Who }
  | { readonly kind: 'pairs'; readonly who?: Who }
  | { readonly kind: 'playerCount' }
  | { readonly kind: 'per'; readonly of: Value; readonly every: number; readonly times?: number }
  | { readonly kind: 'times'; readonly of: Value; readonly by: number }
  | { readonly kind: 'sum'; readonly of: readonly Value[] }
  | { readonly kind: 'min'; readonly of: readonly Value[] }
  | { readonly kind: 'max'; readonly of: readonly Value[] }
  | { readonly kind: 'd6' }
  /** EF-2.13: the number the event carries that set off a trigger. */
  | { readonly kind: 'eventValue' };

/** EF-3.1 to EF-3.9 */
export type Players =
  | 'you'
  | 'another'
  | 'targetPlayer'
  | 'others'
  | 'each'
  | 'left'
  | 'right'
  | 'current'
  | { readonly most: Value }
  | { readonly least: Value };

/** EF-3.10 to EF-3.14: cards in a player's piles. */
export type Cards =
  | { readonly kind: 'top'; readonly pile: Pile | 'monster' }
  | { readonly kind: 'bottom'; readonly pile: Pile }
  | { readonly kind: 'topOfAny'; readonly piles: readonly (Pile | 'monster')[] }
  | { readonly kind: 'own'; readonly filter: Filter; readonly n?: number };

/** EF-6 */
export type Condition =
  | { readonly kind: 'distance'; readonly is: 'atLeast' | 'atMost' | 'exactly'; readonly n: number }
  | { readonly kind: 'against'; readonly filter: Filter }
  | { readonly kind: 'atLeast'; readonly value: Value; readonly n: number }
  | { readonly kind: 'atMost'; readonly value: Value; readonly n: number }
  | { readonly kind: 'exactly'; readonly value: Value; readonly n: number }
  | { readonly kind: 'hasCard'; readonly filter: Filter }
  | { readonly kind: 'topIs'; readonly pile: Pile; readonly filter: Filter }
  | { readonly kind: 'yourTurn' };

/** EF-4: what must be paid in full before anything happens. */
export type Cost =
  | { readonly kind: 'payCrystals'; readonly n: number }
  | { readonly kind: 'payWounds'; readonly n: number }
  | { readonly kind: 'anotherHeals'; readonly n: number }
  | { readonly kind: 'spendDefense'; readonly n: number }
  | { readonly kind: 'discardOwn'; readonly cards: Cards }
  | { readonly kind: 'removeOwn'; readonly cards: Cards }
  | { readonly kind: 'removeThis' }
  | { readonly kind: 'discardThis' }
  | { readonly kind: 'buryThis' }
  | { readonly kind: 'buryTop'; readonly piles: readonly ('item' | 'enchantment')[] }
  | { readonly kind: 'giveOwn'; readonly cards: Cards };

/** EF-1.11 to EF-1.20, EF-7 to EF-12 */
export type Doing =
  | { readonly kind: 'seq'; readonly effects: readonly Effect[] }
  | { readonly kind: 'anyOrder'; readonly effects: readonly Effect[] }
  | { readonly kind: 'choose'; readonly effects: readonly Effect[] }
  | { readonly kind: 'may'; readonly effect: Effect }
  | { readonly kind: 'mayElse'; readonly effect: Effect; readonly otherwise: Effect }
  | { readonly kind: 'andOr'; readonly effects: readonly Effect[] }
  | { readonly kind: 'forEach'; readonly players: 'each' | 'others'; readonly effect: Effect }
  | { readonly kind: 'repeat'; readonly n: number; readonly effect: Effect }
  | {
      readonly kind: 'ifThen';
      readonly if: Condition;
      readonly effect: Effect;
      readonly otherwise?: Effect;
    }
  | { readonly kind: 'takeWounds'; readonly n: Value }
  | { readonly kind: 'dealWounds'; readonly to: Players; readonly n: Value }
  | { readonly kind: 'transferWounds'; readonly n: number; readonly to: Players }
  | { readonly kind: 'pullWounds'; readonly n: number; readonly from: Players }
  | { readonly kind: 'heal'; readonly who: Players; readonly n: Value }
  | { readonly kind: 'healAll'; readonly who: Players }
  | { readonly kind: 'boostAttack'; readonly n: Value }
  | { readonly kind: 'boostDefense'; readonly n: Value }
  | { readonly kind: 'boostBoth'; readonly attack: Value; readonly defense: Value }
  | { readonly kind: 'doubleAttack' }
  | { readonly kind: 'gainCrystals'; readonly n: Value; readonly who?: Players }
  | { readonly kind: 'stealCrystals'; readonly n: Value; readonly from: Players }
  | { readonly kind: 'loseCrystals'; readonly n: Value; readonly who?: Players }
  | { readonly kind: 'loseAllCrystals'; readonly who?: Players }
  | { readonly kind: 'giveCrystals'; readonly n: Value; readonly to: Players }
  | { readonly kind: 'giveThis'; readonly to: Players }
  | { readonly kind: 'giveCard'; readonly cards: Cards; readonly to: Players }
  | { readonly kind: 'discardCard'; readonly who: Players; readonly cards: Cards }
  | { readonly kind: 'removeCard'; readonly cards: Cards }
  | { readonly kind: 'stealTop'; readonly pile: 'item' | 'enchantment'; readonly from: Players }
  | { readonly kind: 'targetGives'; readonly filter: Filter; readonly from: Players }
  | { readonly kind: 'swapTops'; readonly pile: 'item' | 'enchantment'; readonly with: Players }
  | { readonly kind: 'swapTopWithTrack'; readonly pile: 'item' | 'enchantment' }
  | { readonly kind: 'bury'; readonly cards: Cards; readonly who?: Players }
  | { readonly kind: 'unbury'; readonly cards: Cards; readonly who?: Players }
  | { readonly kind: 'buryTaken' }
  | { readonly kind: 'journeyGraveyard' }
  | { readonly kind: 'freeJourney' }
  | { readonly kind: 'swapTrack' }
  | { readonly kind: 'swapTrackGrave' };

/** Costs and effects are carried out by the same machine. */
export type Effect = Doing | Cost;

/** EF-5 */
export type TriggerEvent =
  | { readonly on: 'turnBegins' }
  | { readonly on: 'turnEnds' }
  | { readonly on: 'takeWounds' }
  | { readonly on: 'afterTaking'; readonly what: Filter }
  | { readonly on: 'afterDefeating'; readonly what: Filter }
  | { readonly on: 'afterJourney' }
  | { readonly on: 'afterRest' }
  | { readonly on: 'gameEnds' };

/** EF-16 */
export type Modifier =
  | { readonly kind: 'untargetable' }
  | { readonly kind: 'cannotHeal' }
  | { readonly kind: 'crystalCap'; readonly n: number }
  | { readonly kind: 'bonus'; readonly attack: number; readonly defense: number }
  | { readonly kind: 'journeyPriceCap'; readonly from: number; readonly price: number }
  /** The next four are of a creature that is fought. */
  | { readonly kind: 'doubleDamage' }
  | { readonly kind: 'attacksEach' }
  | {
      readonly kind: 'selfStat';
      readonly health: number;
      readonly strength: number;
      readonly per?: Value;
    }
  /** Of a Village: every creature of that sort. */
  | {
      readonly kind: 'allCreatures';
      readonly filter: Filter;
      readonly health: number;
      readonly strength: number;
    }
  | { readonly kind: 'startCrystals'; readonly n: number; readonly mode: 'set' | 'add' };

/** EF-1.2 */
export type Ability =
  | {
      readonly type: 'action';
      /** E-6.6 */
      readonly kind: 'minor' | 'rest';
      /** E-6.8 to E-6.10 */
      readonly limit: 1 | 2 | 'multi';
      readonly cost: readonly Cost[];
      readonly effect: Doing;
    }
  | { readonly type: 'immediate'; readonly effect: Doing }
  | ({
      readonly type: 'trigger';
      readonly if?: Condition;
      readonly optional?: boolean;
      readonly oncePerTurn?: boolean;
      readonly effect: Doing;
    } & TriggerEvent)
  | { readonly type: 'static'; readonly modifier: Modifier; readonly while?: Condition };

/** EF-17 */
export type Glory =
  | { readonly kind: 'flat'; readonly n: number }
  | { readonly kind: 'perWound'; readonly every: number; readonly n: number }
  | { readonly kind: 'perStat'; readonly stat: Stat }
  | { readonly kind: 'perCrystals'; readonly every: number; readonly n: number }
  | {
      readonly kind: 'perCard';
      readonly filter: Filter;
      readonly every: number;
      readonly n: number;
    }
  | { readonly kind: 'perPair'; readonly n: number };

/** E-1.7: the upper or the lower part of a card. */
export interface Part {
  readonly icons?: Readonly<Partial<Record<Icon, number>>>;
  readonly abilities?: readonly Ability[];
  readonly glory?: readonly Glory[];
}

/** Where a card's values come from; `known` says what of it the rulebooks tell. */
type Source =
  | { readonly source: 'rulebook'; readonly known: string }
  | { readonly source: 'original' }
  | { readonly source: 'printed' };

export type KingdomCard = {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  readonly twoPlayerCopies: number;
  readonly upper: Part;
  readonly lower: Part;
} & Source &
  (
    | { readonly type: 'item' | 'enchantment' }
    | {
        readonly type: 'monster';
        readonly tier: Tier;
        readonly health: number;
        readonly strength: number;
      }
    | { readonly type: 'dragon'; readonly health: number; readonly strength: number }
  );

/** A card of a deck that a module brings; its type says which further fields it has. */
export type DeckCard = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly copies: number;
  readonly upper: Part;
  readonly lower: Part;
  readonly health?: number;
  readonly strength?: number;
} & Source;

export interface Kingdom {
  readonly id: string;
  readonly name: string;
  /** One line on what its cards are about. */
  readonly theme: string;
  readonly cards: readonly KingdomCard[];
}

export type Village = {
  readonly id: string;
  readonly name: string;
  /** The kingdom it belongs to, if any. */
  readonly kingdom?: string;
  readonly abilities: readonly Ability[];
  readonly glory?: readonly Glory[];
} & Source;

/** Everything a table of Enchanters is played with. */
export interface Content {
  readonly kingdoms: readonly Kingdom[];
  readonly villages: readonly Village[];
  /** Cards of modules, by the names of their decks. */
  readonly more?: Readonly<Record<string, readonly DeckCard[]>>;
}
