import type { Effects, EffectTable } from '@conclave/kernel';
import { prepareEffects, type Question } from '@conclave/kernel';
import type { Effect } from '../content/vocabulary.ts';
import { type CardUse, cardQuestion, pickCardsStep } from './cards.ts';
import * as cards from './effects/cards.ts';
import { again, combinations } from './effects/combine.ts';
import type { Extra } from './effects/entry.ts';
import * as stats from './effects/stats.ts';
import * as track from './effects/track.ts';
import * as wounds from './effects/wounds.ts';
import { type Hit, hitStep, targetQuestion, targetsOf } from './players.ts';
import { STEP } from './steps.ts';
import type { EnchantersTable as T } from './table.ts';

/** EF-20.1: one entry for each kind there is. */
const TABLE = {
  ...combinations(doable),
  takeWounds: wounds.takeWounds,
  payWounds: wounds.payWounds,
  dealWounds: wounds.dealWounds,
  transferWounds: wounds.transferWounds,
  pullWounds: wounds.pullWounds,
  heal: wounds.healing,
  healAll: wounds.healAll,
  boostAttack: stats.boostAttack,
  boostDefense: stats.boostDefense,
  boostBoth: stats.boostBoth,
  doubleAttack: stats.doubleAttack,
  spendDefense: stats.spendDefense,
  payCrystals: stats.payCrystals,
  gainCrystals: stats.gainCrystals,
  stealCrystals: stats.stealCrystals,
  loseCrystals: stats.loseCrystals,
  loseAllCrystals: stats.loseAllCrystals,
  giveCrystals: stats.giveCrystals,
  anotherHeals: stats.anotherHeals,
  discardOwn: cards.discardOwn,
  removeOwn: cards.removeOwn,
  removeThis: cards.removeThis,
  discardThis: cards.discardThis,
  buryThis: cards.buryThis,
  buryTop: cards.buryTop,
  giveOwn: cards.giveOwn,
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
} as const satisfies EffectTable<Effect, T>;

const extra = (effect: Effect): Extra<Effect> => TABLE[effect.kind] as unknown as Extra<Effect>;
const hitOf = (effect: Effect): Hit<Effect> | undefined => extra(effect).hit;
const useOf = (effect: Effect): CardUse<Effect> | undefined => extra(effect).use;

/** E-6.18: whether an effect can be carried out in full now. */
function doable(t: T, effect: Effect, seat: number, slot: number): boolean {
  const { doable: own, hit } = extra(effect);
  if (own !== undefined && !own(t, effect, seat, slot)) return false;
  return hit === undefined || targetsOf(t, hit, effect, seat, slot) !== 0;
}

export const effectsOf = (abilities: Readonly<Record<string, Effect>>): Effects<Effect, T> =>
  prepareEffects<Effect, T>(TABLE, abilities, STEP.effect);

export const hit = hitStep(hitOf);
export const pickMore = pickCardsStep(useOf);
export const repeat = (t: T, id: number, b: number): void => again(t, id, b, doable);
export const askTarget: Question<T> = targetQuestion(hitOf);
export const askCard: Question<T> = cardQuestion(useOf);
