/** The four energies, in the order in which everything counts them. */
export const ENERGIES = ['air', 'water', 'fire', 'earth'] as const;
export type Energy = (typeof ENERGIES)[number];

interface Of<K extends string> {
  readonly kind: K;
}
interface Amount<K extends string> extends Of<K> {
  readonly amount: number;
}
interface With<K extends string> extends Of<K> {
  readonly effect: Effect;
}
/** What is paid or lost, and what follows then. */
interface MaybeThen<K extends string> extends Of<K> {
  readonly then?: Effect;
}

/** What is counted. */
export type Value =
  | Of<'otherItems'>
  | Of<'familiars'>
  | Of<'reserve'>
  | Of<'tokensHere'>
  | Of<'shownPrestige'>;

/** What an effect may depend on. */
export type Condition =
  | (Of<'atLeast'> & { readonly value: Value; readonly n: number })
  | (Of<'atMost'> & { readonly value: Value; readonly n: number })
  | (Of<'most'> & { readonly of: 'cardsInPlay' | 'crystals' })
  | Of<'madeUse'>;

/** When something of a card happens. */
export type Timed =
  | With<'enter'>
  | (With<'activate'> & { readonly beforeDie?: boolean })
  | With<'whenYouSummon'>
  | With<'whenYouActivate'>
  | With<'roundEnd'>
  | With<'seasonChange'>
  | With<'gameEnd'>
  | With<'whenSacrificed'>
  | (With<'whenFull'> & { readonly tokens: number });

/** What holds as long as a card lies in play, an enchantment is in force or a token is owned. */
export type Modifier =
  | Amount<'transmuteMore'>
  | (Of<'summonCost'> & { readonly by: number })
  | Amount<'summonLimit'>
  | (Amount<'reserveLimit'> & { readonly is: 'raisedTo' | 'loweredBy' })
  | (Amount<'toll'> & { readonly on: 'summoning' | 'activating' })
  | (Of<'replaceLoss'> & { readonly crystals: number })
  | (Of<'insteadOfDie'> & { readonly effects: readonly Effect[] })
  | Of<'neverPutIntoPlay'>
  | Of<'transmuteWithDieCrystals'>
  | Of<'goesWithCopied'>
  | (Of<'handWorth'> & { readonly points: number })
  | (Of<'prelude'> & {
      readonly deal: number;
      readonly manner: 'draft' | 'choose';
      readonly first: 'kept' | 'discarded';
      readonly last: 'none' | 'one';
      readonly cards: number;
    })
  | (Of<'collectPenalty'> & { readonly crystals: number; readonly otherwise: EffectOf<'loseCard'> })
  | With<'extraBonus'>
  | With<'drought'>
  | (With<'openTop'> & { readonly count: number });

/** Everything a card says. */
export type Ability = Timed | Modifier;
export type AbilityOf<K extends Ability['kind']> = Extract<Ability, { readonly kind: K }>;

/** What is done once, for a seat and the card it stands on. */
export type Effect =
  | (Of<'inOrder'> & { readonly effects: readonly Effect[] })
  | (Of<'chooseOne'> & { readonly effects: readonly Effect[] })
  | With<'eachOpponent'>
  | With<'eachPlayer'>
  | (Of<'if'> & {
      readonly condition: Condition;
      readonly then: Effect;
      readonly otherwise?: Effect;
    })
  | (Amount<'gainCrystals'> & { readonly per?: Value })
  | Amount<'loseCrystals'>
  | (Amount<'takeCrystals'> & { readonly otherwise?: Effect })
  /** Of one's choice, unless a type is given. */
  | (Amount<'gainEnergy'> & { readonly type?: Energy; readonly per?: Value })
  | Of<'copyReserve'>
  | Amount<'takeEnergy'>
  | (Of<'turnReserve'> & { readonly to: Energy })
  | (Of<'discardEnergy'> & { readonly amount: number | 'all' })
  | (Of<'discardToken'> & { readonly type: Energy; readonly then: Effect })
  | Of<'changeEnergy'>
  | Amount<'lowerReserve'>
  | (Of<'moveGauge'> & { readonly by: number })
  | Amount<'moveBonusBack'>
  | (Of<'permitTransmute'> & { readonly extra: number })
  /** The whole reserve, or so many tokens that have just been given up. */
  | (Of<'transmute'> & { readonly tokens: number | 'reserve'; readonly each: number })
  | (Of<'moveSeason'> & { readonly least: number; readonly most: number })
  | Of<'rerollDie'>
  | (Amount<'payEnergy'> & MaybeThen<'payEnergy'> & { readonly type: 'any' | 'same' | Energy })
  | (Amount<'payCrystals'> & MaybeThen<'payCrystals'>)
  | Amount<'draw'>
  | Of<'drawOrDiscard'>
  | (Of<'drawKeepOne'> & {
      readonly look: number | 'players';
      readonly others: 'discarded' | 'given';
    })
  /** A card of the hand, or one of so many drawn. */
  | (Of<'putIntoPlay'> & { readonly drawn?: number })
  | Of<'drawShown'>
  | Of<'discardShown'>
  | Of<'exchangeHand'>
  | (Of<'lookAt'> & { readonly what: 'top' | 'hands' })
  | (Of<'arrangeTop'> & { readonly count: number })
  | Of<'discardTop'>
  | (Of<'lookAndBuy'> & { readonly tokens: number })
  | (Of<'search'> & { readonly for: 'familiar' | 'itemOfNamedType' })
  | (Of<'searchDiscard'> & { readonly look: number })
  | (Of<'returnItem'> & { readonly which: 'any' | 'costsEnergy' })
  | (MaybeThen<'loseCard'> & {
      readonly from: 'play' | 'hand' | 'either';
      readonly only: 'any' | 'familiar';
      readonly times: number;
    })
  | MaybeThen<'sacrificeThis'>
  | Of<'passThisOn'>
  | Amount<'fillThis'>
  | (Of<'placeHere'> & { readonly type: Energy | 'paid' })
  | (Of<'storeHere'> & { readonly optional: boolean })
  | (Of<'takeHome'> & { readonly tokens: 'some' | 'all' })
  | (Of<'forEachDeclared'> & {
      readonly air: Effect;
      readonly water: Effect;
      readonly fire: Effect;
      readonly earth: Effect;
    })
  | Of<'copyItem'>;

export type EffectOf<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;
