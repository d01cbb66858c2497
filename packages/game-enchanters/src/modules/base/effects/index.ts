import type { Cost, Doing } from '../../../content/vocabulary.ts';
import type { CostTable, EffectTable } from '../../../rules/kinds.ts';
import type { EnchantersTable as T } from '../../../rules/table.ts';
import * as costs from './card-costs.ts';
import * as cards from './cards.ts';
import * as combine from './combine.ts';
import * as crystals from './crystals.ts';
import * as stats from './stats.ts';
import * as track from './track.ts';
import * as wounds from './wounds.ts';

/** EF-20.1: one entry for each kind there is. */
export const EFFECTS = {
  seq: combine.seq,
  anyOrder: combine.anyOrder,
  choose: combine.choose,
  may: combine.may,
  mayElse: combine.mayElse,
  andOr: combine.andOr,
  forEach: combine.forEach,
  repeat: combine.repeat,
  ifThen: combine.ifThen,
  takeWounds: wounds.takeWounds,
  dealWounds: wounds.dealWounds,
  transferWounds: wounds.transferWounds,
  pullWounds: wounds.pullWounds,
  heal: wounds.healing,
  healAll: wounds.healAll,
  boostAttack: stats.boostAttack,
  boostDefense: stats.boostDefense,
  boostBoth: stats.boostBoth,
  doubleAttack: stats.doubleAttack,
  gainCrystals: crystals.gainCrystals,
  stealCrystals: crystals.stealCrystals,
  loseCrystals: crystals.loseCrystals,
  loseAllCrystals: crystals.loseAllCrystals,
  giveCrystals: crystals.giveCrystals,
  giveThis: cards.giveThis,
  giveCard: cards.giveCard,
  discardCard: cards.discardCard,
  removeCard: cards.removeCard,
  stealTop: cards.stealTop,
  targetGives: cards.targetGives,
  swapTops: cards.swapTops,
  bury: cards.bury,
  unbury: cards.unbury,
  buryTaken: cards.buryTaken,
  swapTopWithTrack: track.swapTopWithTrack,
  journeyGraveyard: track.journeyGraveyard,
  freeJourney: track.freeJourney,
  swapTrack: track.swapTrack,
  swapTrackGrave: track.swapTrackGrave,
} as const satisfies EffectTable<Doing, T>;

/** EF-4 */
export const COSTS = {
  payCrystals: crystals.payCrystals,
  payWounds: wounds.payWounds,
  anotherHeals: wounds.anotherHeals,
  spendDefense: stats.spendDefense,
  discardOwn: costs.discardOwn,
  removeOwn: costs.removeOwn,
  removeThis: costs.removeThis,
  discardThis: costs.discardThis,
  buryThis: costs.buryThis,
  buryTop: costs.buryTop,
  giveOwn: costs.giveOwn,
} as const satisfies CostTable<Cost, T>;
