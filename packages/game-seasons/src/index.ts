import {
  defineGame,
  inOrder,
  push,
  type Question,
  type Setup,
  type SetupError,
  type Step,
} from '@conclave/kernel';
import {
  BACKS,
  cardsFor,
  deckOf,
  FIRST_ABILITY,
  FIRST_ENCHANTMENT,
  facesFor,
  setsFor,
  wishOf,
} from './content/catalogue.ts';
import { ALL_SIDES } from './content/dice.ts';
import { usersOfKinds } from './content/kinds.ts';
import { ENCHANTMENTS_SAY, powersFor, TOKENS_SAY } from './content/powers.ts';
import { LEVELS, SETUP } from './content/setup.ts';
import { ABILITIES, ENCHANTMENTS } from './content/tokens.ts';
import * as act from './rules/act.ts';
import * as cards from './rules/cards.ts';
import * as copy from './rules/copy.ts';
import { askOption, askSameType } from './rules/effects/flow.ts';
import { effects, special } from './rules/effects.ts';
import * as energy from './rules/energy.ts';
import { evaluate } from './rules/evaluate.ts';
import * as exchange from './rules/exchange.ts';
import { askReturnItem } from './rules/items.ts';
import * as leave from './rules/leave.ts';
import * as pay from './rules/pay.ts';
import * as prelude from './rules/prelude.ts';
import * as round from './rules/round.ts';
import { scoresOf } from './rules/score.ts';
import * as search from './rules/search.ts';
import { askMoveSeason, droughtStep } from './rules/season.ts';
import { summonedStep } from './rules/summon.ts';
import {
  ASK,
  type AskName,
  COUNTERS,
  type SeasonsTable,
  STEP,
  type StepName,
  ZONES,
} from './rules/table.ts';
import * as triggers from './rules/triggers.ts';
import * as turn from './rules/turn.ts';
import { ABOUT } from './text/about.ts';
import { RULEBOOK } from './text/rulebook.ts';

const STEPS: Readonly<Record<StepName, Step<SeasonsTable>>> = {
  setUp: prelude.setUpStep,
  draft: prelude.draftStep,
  taken: prelude.takenStep,
  kept: prelude.keptStep,
  drop: prelude.dropStep,
  dropped: prelude.droppedStep,
  libraries: prelude.librariesStep,
  stocked: prelude.stockedStep,
  abilities: prelude.abilitiesStep,
  chosen: prelude.chosenStep,
  round: round.roundStep,
  die: round.dieStep,
  turn: turn.turnStep,
  before: turn.beforeStep,
  dieActions: turn.dieActionsStep,
  dieCard: turn.dieCardStep,
  free: act.freeStep,
  endRound: round.endRoundStep,
  straighten: round.straightenStep,
  pips: round.pipsStep,
  nextRound: round.nextRoundStep,
  gameEnd: round.gameEndStep,
  score: round.scoreStep,
  triggers: triggers.triggersStep,
  drought: droughtStep,
  settle: triggers.settleStep,
  unbind: triggers.unbindStep,
  effect: effects.step,
  gain: energy.gainStep,
  limit: energy.limitStep,
  discardEnergy: energy.discardEnergyStep,
  pay: pay.payStep,
  summoned: summonedStep,
  lose: leave.loseStep,
  leave: leave.leaveStep,
  loseOne: leave.loseOneStep,
  tidyDeck: cards.tidyDeckStep,
  keepOne: cards.keepOneStep,
  discardDrawn: cards.discardDrawnStep,
  give: cards.giveStep,
  putDrawn: cards.putDrawnStep,
  search: search.searchStep,
  bury: cards.buryStep,
  take: exchange.takeStep,
  declare: copy.declareStep,
  copied: copy.copiedStep,
  exchange: cards.exchangeStep,
  receive: exchange.receiveStep,
  elements: copy.elementsStep,
};

const QUESTIONS: Readonly<Record<AskName, Question<SeasonsTable>>> = {
  pick: prelude.askPick,
  keepNine: prelude.askKeepNine,
  drop: prelude.askDrop,
  split: prelude.askSplit,
  token: prelude.askToken,
  die: round.askDie,
  before: turn.askBefore,
  dieCard: turn.askDieCard,
  keepOrDiscard: cards.askKeepOrDiscard,
  keepOne: cards.askKeepOne,
  discardOrder: cards.askDiscardOrder,
  give: cards.askGive,
  act: act.askAct,
  energy: energy.askEnergy,
  discardEnergy: energy.askDiscardEnergy,
  discardToken: exchange.askDiscardToken,
  leaveOut: pay.askLeaveOut,
  source: pay.askSource,
  sameType: askSameType,
  declare: copy.askDeclare,
  lose: leave.askLose,
  shield: leave.askShield,
  next: triggers.askNext,
  option: askOption,
  opponent: exchange.askOpponent,
  moveSeason: askMoveSeason,
  change: exchange.askChange,
  take: exchange.askTake,
  store: exchange.askStore,
  takeHome: exchange.askTakeHome,
  returnItem: askReturnItem,
  putIntoPlay: cards.askPutIntoPlay,
  buy: cards.askBuy,
  nameType: search.askNameType,
  keepFound: search.askKeepFound,
  takeBuried: cards.askTakeBuried,
  buryOrder: cards.askBuryOrder,
  arrange: cards.askArrange,
  exchangeHand: cards.askExchangeHand,
  discardShown: cards.askDiscardShown,
  copy: copy.askCopy,
  element: copy.askElement,
};

/** Deepest stack: a turn's parts, an action and effects that set off others. */
const STACK = 192;

/** The number of the enchantment wished for: 0 is none, -1 a random one. */
function enchantmentNumber(wish: string): number {
  if (wish === 'none') return 0;
  return ENCHANTMENTS.find(({ id }) => id === wish)?.number ?? -1;
}

/** S-19.18: an enchantment of the Prelude needs a draft, and cards enough. */
function checkSetup({ seats, options }: Setup): SetupError | undefined {
  if (Number(options['startingSeat']) > seats) {
    return { field: 'startingSeat', reason: `there are only ${seats} seats`, rule: 'S-2.10' };
  }
  const wish = wishOf(options);
  const chosen = wish.enchantment;
  const prelude = ENCHANTMENTS_SAY[enchantmentNumber(chosen) - 1]?.prelude;
  if (prelude === undefined) return undefined;
  if (!SETUP.levels[wish.level].draft) {
    const reason = `${chosen} is not used with preconstructed decks`;
    return { field: 'enchantment', reason, rule: 'S-19.18' };
  }
  if (prelude.deal * seats <= deckOf(wish).length) return undefined;
  const reason = `${chosen} needs ${prelude.deal} cards for each of ${seats} players`;
  return { field: 'enchantment', reason, rule: 'S-19.3' };
}

export const seasons = defineGame<SeasonsTable>({
  id: 'seasons',
  name: 'Seasons',
  rulesVersion: 1,
  about: ABOUT,
  seats: { min: 2, max: 4 },
  endRule: 'S-16.7',
  longest: 20_000,
  rulebook: RULEBOOK,
  special,
  options: {
    level: {
      title: 'Level',
      rule: 'S-2.1',
      kind: 'choice',
      values: LEVELS,
      default: 'archmage',
    },
    kingdom: {
      title: 'Enchanted Kingdom power cards',
      rule: 'S-18.1',
      kind: 'flag',
      default: true,
    },
    enchantment: {
      title: 'Enchantment',
      rule: 'S-2.11',
      kind: 'choice',
      values: ['none', 'random', ...ENCHANTMENTS.map(({ id }) => id)],
      default: 'random',
    },
    abilities: { title: 'Special ability tokens', rule: 'S-20.1', kind: 'flag', default: true },
    firstEdition: {
      title: 'First edition of two cards',
      rule: 'S-1.20',
      kind: 'flag',
      default: false,
    },
    startingSeat: {
      title: 'Who starts',
      rule: 'S-2.10',
      kind: 'choice',
      values: ['random', '1', '2', '3', '4'],
      default: 'random',
    },
  },
  checkSetup,
  cards: (options) => cardsFor(wishOf(options)),
  kinds: usersOfKinds,
  spec({ seats, options }: Setup) {
    const wish = wishOf(options);
    const starting = options['startingSeat'];
    return {
      zones: ZONES,
      counters: COUNTERS,
      backs: BACKS,
      faces: facesFor(wish.firstEdition),
      sets: setsFor(wish),
      stack: STACK,
      steps: inOrder(STEP, STEPS),
      stepNames: Object.keys(STEP),
      questions: inOrder(ASK, QUESTIONS),
      questionNames: Object.keys(ASK),
      facts: {
        powers: powersFor(seats, wish.firstEdition),
        enchantments: ENCHANTMENTS_SAY,
        abilities: ABILITIES,
        tokens: TOKENS_SAY,
        firstEnchantment: FIRST_ENCHANTMENT,
        firstAbility: FIRST_ABILITY,
        dice: ALL_SIDES,
        draft: SETUP.levels[wish.level].draft,
        enchantment: enchantmentNumber(wish.enchantment),
        withAbilities: wish.abilities,
        orderMatters: wish.kingdom,
        startingSeat: starting === 'random' ? -1 : Number(starting) - 1,
      },
      toldByNotes: true,
      begin: (t) => push(t, STEP.setUp),
    };
  },
  scores: scoresOf,
  evaluate,
});

export { type Die, SEASONS } from './content/dice.ts';
export { SETUP } from './content/setup.ts';
export { BONUS } from './rules/bonus.ts';
export { reserveLimit, reserveOf, reserveSize } from './rules/energy.ts';
export { copiedBy, freeSlots, isMarked, tokensAt } from './rules/places.ts';
export type { Power } from './rules/power.ts';
export { sideOf, tellSide } from './rules/round.ts';
export { abilityOf } from './rules/score.ts';
export { seasonOf, worthOf } from './rules/season.ts';
export { enchanted, printedPower } from './rules/seat.ts';
export { meansOf, whyNoSummon } from './rules/summon.ts';
export type { SeasonsTable } from './rules/table.ts';
export { extraWorth, mayTransmute } from './rules/transmute.ts';
export { ENERGIES, type Energy } from './rules/vocabulary.ts';
