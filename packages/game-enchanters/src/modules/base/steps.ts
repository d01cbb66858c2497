import type { Question, Step } from '@conclave/kernel';
import { askCard, pickMore } from '../../rules/cards.ts';
import { defeated } from '../../rules/combat.ts';
import {
  firstCardLeaves,
  immediate,
  journeyEnds,
  keep,
  resolve,
  restorePick,
  taken,
} from '../../rules/journey.ts';
import { askTarget, hit } from '../../rules/players.ts';
import { rested } from '../../rules/rest.ts';
import { score } from '../../rules/scoring.ts';
import {
  askKingdom,
  askVillage,
  layOut,
  pickKingdoms,
  pickVillage,
  setUp,
} from '../../rules/setup.ts';
import type { AskName, StepName } from '../../rules/steps.ts';
import { askTrackCard } from '../../rules/swap.ts';
import type { EnchantersTable } from '../../rules/table.ts';
import { askOrder } from '../../rules/triggers.ts';
import {
  act,
  after,
  gameEnds,
  prepare,
  refill,
  resume,
  slide,
  turn,
  turnEnds,
  turnOver,
} from '../../rules/turn.ts';
import { askAct, askAfter, askPrepare } from '../../rules/window.ts';
import { again, askMay, askOption } from './effects/combine.ts';
import { askShare, shareWounds } from './effects/wounds.ts';

export const STEPS: Readonly<Record<StepName, Step<EnchantersTable>>> = {
  setUp,
  pickKingdoms,
  pickVillage,
  layOut,
  resume,
  turn,
  act,
  prepare,
  resolve,
  defeated,
  immediate,
  taken,
  keep,
  journeyEnds,
  rested,
  firstCardLeaves,
  after,
  turnEnds,
  slide,
  refill,
  turnOver,
  gameEnds,
  score,
  restorePick,
  effect: (t, id, seat, slot, value) => t.facts.effects.step(t, id, seat, slot, value, 0, 0),
  hit,
  pickCards: pickMore,
  shareWounds,
  repeat: again,
};

export const QUESTIONS: Readonly<Record<AskName, Question<EnchantersTable>>> = {
  act: askAct,
  prepare: askPrepare,
  after: askAfter,
  order: askOrder,
  target: askTarget,
  card: askCard,
  option: askOption,
  may: askMay,
  share: askShare,
  trackCard: askTrackCard,
  kingdom: askKingdom,
  village: askVillage,
};

/** The questions at which nothing is half done. */
export const QUIET: readonly AskName[] = ['act', 'prepare', 'after', 'kingdom', 'village'];
