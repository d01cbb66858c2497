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
interface Then<K extends string> extends Of<K> {
  readonly then: Effect;
}

/** When something of a card happens. */
export type Timed =
  | With<'enter'>
  | With<'activate'>
  | With<'beforeDie'>
  | With<'whenYouSummon'>
  | With<'whenYouActivate'>
  | With<'roundEnd'>
  | With<'seasonChange'>
  | With<'gameEnd'>
  | With<'whenSacrificed'>
  | (With<'whenFull'> & { readonly tokens: number });

/** What holds as long as a card lies in play, an enchantment is in force or a token is owned. */
export type Standing =
  | Amount<'transmuteMore'>
  | Amount<'summonForLess'>
  | Amount<'summonForMore'>
  | Amount<'summonLimit'>
  | Amount<'reserveHolds'>
  | Amount<'reserveLess'>
  | Amount<'summonToll'>
  | Amount<'activationToll'>
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
  | (Of<'collectPenalty'> & { readonly crystals: number; readonly otherwise: Effect })
  | With<'extraBonus'>
  | With<'drought'>
  | (With<'openTop'> & { readonly count: number });

/** What is done once, for a seat and the card it stands on. */
type Deed =
  | (Of<'inOrder'> & { readonly effects: readonly Effect[] })
  | (Of<'chooseOne'> & { readonly effects: readonly Effect[] })
  | With<'eachOpponent'>
  | With<'eachPlayer'>
  | Amount<'gainCrystals'>
  | Amount<'loseCrystals'>
  | (Amount<'takeCrystals'> & { readonly otherwise?: Effect })
  | (Amount<'gainCrystalsPer'> & { readonly per: 'otherItem' | 'familiar' | 'reserveToken' })
  | Amount<'gainEnergy'>
  | (Of<'gainEnergyPer'> & { readonly per: 'otherItem' | 'shown' })
  | (Amount<'gainEnergyOf'> & { readonly type: Energy })
  | Of<'copyReserve'>
  | Amount<'takeEnergy'>
  | (Of<'turnReserve'> & { readonly to: Energy })
  | Of<'emptyReserve'>
  | Amount<'discardEnergy'>
  | (Then<'discardToken'> & { readonly type: Energy })
  | Of<'changeEnergy'>
  | Amount<'lowerReserve'>
  | Amount<'raiseGauge'>
  | Amount<'lowerGauge'>
  | Amount<'lowerOwnGauge'>
  | Amount<'moveBonusBack'>
  | (Of<'permitTransmute'> & { readonly extra: number })
  | (Of<'receiveTransmuted'> & { readonly tokens: number; readonly each: number })
  | (Of<'transmuteReserve'> & { readonly each: number })
  | (Of<'moveSeason'> & { readonly least: number; readonly most: number })
  | Of<'rerollDie'>
  | (Amount<'payEnergy'> & {
      readonly type: 'any' | 'same' | Energy;
      readonly then?: Effect;
    })
  | (Amount<'payCrystals'> & { readonly then: Effect })
  | (Then<'ifReserve'> & { readonly atLeast: number; readonly atMost: number })
  | Then<'ifMostCards'>
  | Then<'ifMostCrystals'>
  | Then<'ifNoFamiliar'>
  | Then<'ifTransmuted'>
  | (Then<'ifTokensHere'> & { readonly atLeast: number; readonly otherwise: Effect })
  | Amount<'draw'>
  | Of<'drawOrDiscard'>
  | (Of<'drawKeepOne'> & { readonly look: number })
  | (Of<'drawPutIntoPlay'> & { readonly look: number })
  | Of<'drawShown'>
  | Of<'discardShown'>
  | Of<'shareCards'>
  | Of<'exchangeHand'>
  | Of<'lookAtTop'>
  | Of<'lookAtHands'>
  | (Of<'arrangeTop'> & { readonly count: number })
  | Of<'discardTop'>
  | (Of<'lookAndBuy'> & { readonly tokens: number })
  | (Of<'search'> & { readonly for: 'familiar' | 'itemOfNamedType' })
  | (Of<'searchDiscard'> & { readonly look: number })
  | Of<'putFromHand'>
  | (Of<'returnItem'> & { readonly which: 'any' | 'costsEnergy' })
  | (Of<'loseCard'> & {
      readonly from: 'play' | 'hand' | 'either';
      readonly only: 'any' | 'familiar';
      readonly times: number;
      readonly then?: Effect;
    })
  | Of<'sacrificeThis'>
  | Then<'sacrificeThisFor'>
  | Of<'passThisOn'>
  | Amount<'fillThis'>
  | (Of<'placeHere'> & { readonly type: Energy | 'paid' })
  | (Of<'storeHere'> & { readonly optional: boolean })
  | Of<'takeHome'>
  | Of<'takeAllHome'>
  | (Of<'forEachDeclared'> & {
      readonly air: Effect;
      readonly water: Effect;
      readonly fire: Effect;
      readonly earth: Effect;
    })
  | Of<'copyItem'>;

/** Everything a card, enchantment or ability token can say. */
export type Effect = Timed | Standing | Deed;
export type EffectOf<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;
