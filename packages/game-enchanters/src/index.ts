import {
  defineGame,
  inOrder,
  type Options,
  push,
  type Question,
  type Setup,
  type Step,
} from '@conclave/kernel';
import { BACKS, catalogueFor, setsFor } from './content/catalogue.ts';
import { BASE, contentFor, givenContentError, KINDS, ORIGINAL } from './content/content.ts';
import { usersIn } from './content/kinds.ts';
import { again, askMay, askOption } from './modules/base/effects/combine.ts';
import { askShare, shareWounds } from './modules/base/effects/wounds.ts';
import { askCard, pickMore } from './rules/cards.ts';
import { defeated } from './rules/combat.ts';
import { evaluate, isQuiet } from './rules/evaluate.ts';
import {
  firstCardLeaves,
  immediate,
  journeyEnds,
  keep,
  resolve,
  restorePick,
  taken,
} from './rules/journey.ts';
import { askTarget, hit } from './rules/players.ts';
import { rested } from './rules/rest.ts';
import { score, scoresOf } from './rules/scoring.ts';
import { askKingdom, askVillage, layOut, pickKingdoms, pickVillage, setUp } from './rules/setup.ts';
import { ASK, type AskName, STEP, type StepName } from './rules/steps.ts';
import { askTrackCard } from './rules/swap.ts';
import { countersFor, type EnchantersTable, type Facts, zonesFor } from './rules/table.ts';
import { askOrder } from './rules/triggers.ts';
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
} from './rules/turn.ts';
import { askAct, askAfter, askPrepare } from './rules/window.ts';
import { ABOUT } from './text/about.ts';
import { RULEBOOK } from './text/rulebook.ts';

const STEPS: Readonly<Record<StepName, Step<EnchantersTable>>> = {
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

const QUESTIONS: Readonly<Record<AskName, Question<EnchantersTable>>> = {
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

/** Deepest stack: journeys inside journeys, and what each sets off. */
const STACK = 180;

const SEATS = ['random', '1', '2', '3', '4'];
const KINGDOMS = BASE.kingdoms.map(({ id }) => id);

/** E-2.3, E-2.4, E-17.4 */
const kingdomsEach = (seats: number, options: Options): number =>
  seats === 2 && options['superfast'] !== true ? 2 : 1;

/** E-17.1: cards a player. */
const LEFT_OUT = 5;

function factsFor({ seats, options }: Setup): Facts {
  const content = contentFor(options['content']);
  const { facts, effects } = catalogueFor(KINDS, content);
  const village = options['village'] as string;
  const villageNumber = content.villages.findIndex(({ id }) => id === village);
  const first = options['firstPlayer'];
  return {
    content,
    faces: facts,
    effects,
    kinds: KINDS,
    seeds: seats * (options['superfast'] === true ? 2 : 3),
    kingdomsEach: kingdomsEach(seats, options),
    decks: options['decks'] as Facts['decks'],
    chosen: (options['kingdoms'] as readonly string[]).map((id) =>
      content.kingdoms.findIndex((kingdom) => kingdom.id === id),
    ),
    village: villageNumber >= 0 ? villageNumber : village === 'drafted' ? 'drafted' : 'random',
    firstPlayer: first === 'random' ? -1 : Number(first) - 1,
    leftOut: options['fast'] === true ? LEFT_OUT : 0,
    depths: options['dragonsInTheDepths'] === true,
  };
}

export const enchanters = defineGame<EnchantersTable>({
  id: 'enchanters',
  name: 'Enchanters',
  rulesVersion: 1,
  about: ABOUT,
  seats: { min: 2, max: 4 },
  endRule: 'E-15.1',
  longest: 20_000,
  rulebook: RULEBOOK,
  special: [],
  contentOption: 'content',
  options: {
    decks: {
      title: 'Kingdoms',
      rule: 'E-2.6',
      kind: 'choice',
      values: ['random', 'chosen', 'drafted'],
      default: 'random',
    },
    kingdoms: {
      title: 'Chosen kingdoms, in the order of the players',
      rule: 'E-2.3',
      kind: 'several',
      values: KINGDOMS,
      default: [],
    },
    village: {
      title: 'Village',
      rule: 'E-2.15',
      kind: 'choice',
      values: ['random', 'drafted', ...BASE.villages.map(({ id }) => id)],
      default: 'random',
    },
    firstPlayer: {
      title: 'First player',
      rule: 'E-2.17',
      kind: 'choice',
      values: SEATS,
      default: 'random',
    },
    fast: { title: 'Fast Invasion', rule: 'E-17.1', kind: 'flag', default: false },
    superfast: { title: 'Superfast Invasion', rule: 'E-17.2', kind: 'flag', default: false },
    dragonsInTheDepths: {
      title: 'Dragons in the Depths',
      rule: 'E-17.5',
      kind: 'flag',
      default: false,
    },
    content: {
      title: 'Cards',
      rule: 'EF-20.2',
      kind: 'data',
      default: ORIGINAL,
      check: givenContentError,
    },
  },
  checkSetup({ seats, options }) {
    if (Number(options['firstPlayer']) > seats) {
      return { field: 'firstPlayer', reason: `there are only ${seats} seats`, rule: 'E-2.17' };
    }
    if (options['decks'] !== 'chosen') return undefined;
    const wanted = kingdomsEach(seats, options) * seats;
    const { length } = options['kingdoms'] as readonly string[];
    if (length === wanted) return undefined;
    const reason = `${wanted} kingdoms are played with, and ${length} are chosen`;
    return { field: 'kingdoms', reason, rule: seats === 2 ? 'E-2.4' : 'E-2.3' };
  },
  kinds: (options) => usersIn(contentFor(options['content'])),
  cards: (options) =>
    catalogueFor(KINDS, contentFor(options['content'])).faces.map(({ info }) => info),
  spec(setup: Setup) {
    const { seats, options } = setup;
    const facts = factsFor(setup);
    const catalogue = catalogueFor(KINDS, facts.content);
    const { faces, barred } = catalogue;
    const sets = setsFor(
      catalogue,
      facts.content,
      seats,
      seats === 2 || options['superfast'] === true,
    );
    const slots = sets.reduce((n, set) => n + set.faces.length, 0);
    return {
      zones: zonesFor({ ...barred, dragons: facts.depths ? barred.dragons : [] }),
      counters: countersFor(slots),
      backs: BACKS,
      faces,
      sets,
      stack: STACK,
      steps: inOrder(STEP, STEPS),
      stepNames: Object.keys(STEP),
      questions: inOrder(ASK, QUESTIONS),
      questionNames: Object.keys(ASK),
      facts,
      toldByNotes: true,
      begin: (t) => push(t, STEP.setUp),
    };
  },
  scores: scoresOf,
  evaluate,
  isQuiet,
});

export type { Action } from './content/facts.ts';
export { actionCode, unusable } from './rules/actions.ts';
export { type Breakdown, breakdown } from './rules/breakdown.ts';
export { type Forecast, forecast } from './rules/forecast.ts';
export { priceOf } from './rules/stats.ts';
export { type EnchantersTable, PLACES } from './rules/table.ts';
