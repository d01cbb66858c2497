import {
  effect,
  effects as effectList,
  type FieldCheck,
  oneOf,
  plural,
  type Say,
  wholeNumber,
} from '@conclave/kernel';
import { SETUP } from '../content/setup.ts';
import { amount, flag, optional } from './effects/entries.ts';
import type { Said } from './power.ts';
import type { Ability, AbilityOf, Effect, Modifier, Timed } from './vocabulary.ts';
import {
  alternatives,
  bare,
  crystals,
  doing,
  energyTokens,
  lower,
  points,
  theirs,
  together,
} from './words.ts';

/** Everything that is known of a kind of ability. */
interface AbilityEntry<A> {
  readonly fields: Readonly<Record<Exclude<keyof A, 'kind'>, FieldCheck>>;
  words(ability: A, say: Say<Effect>): string;
  /** Writes down what it says where the rules look for it. */
  add(to: Said, ability: A): void;
}

/** An effect with its moment. */
interface MomentEntry<A> extends AbilityEntry<A> {
  readonly timing: Timing;
}
type Timing = 'enter' | 'activate' | 'permanent';

/** A moment that a card may know once, kept under its own name. */
const once = <K extends Timed['kind'] & keyof Said>(
  kind: K,
  when: string,
  timing: Timing = 'permanent',
): MomentEntry<{ readonly kind: K; readonly effect: Effect }> => ({
  fields: { effect },
  timing,
  words: (a, say) => `${when}: ${together(say(a.effect))}`,
  add(to, a) {
    (to as Record<K, Effect | undefined>)[kind] = a.effect;
  },
});

export const MOMENTS: { readonly [K in Timed['kind']]: MomentEntry<AbilityOf<K>> } = {
  enter: once('enter', 'On entering play', 'enter'),
  activate: {
    fields: { effect, beforeDie: optional(flag) },
    timing: 'activate',
    words: (a, say) =>
      `Activation${a.beforeDie ? ', before the actions of your season die' : ''}: ${together(say(a.effect))}`,
    add(to, a) {
      if (a.beforeDie) to.beforeDie = a.effect;
      else to.activations = [...(to.activations ?? []), a.effect];
    },
  },
  whenYouSummon: once('whenYouSummon', 'Each time you summon a card'),
  whenYouActivate: once('whenYouActivate', 'The first time you activate a card in your turn'),
  roundEnd: once('roundEnd', 'At the end of the round'),
  seasonChange: once('seasonChange', 'Whenever the season changes'),
  gameEnd: once('gameEnd', 'At the end of the game'),
  whenSacrificed: once('whenSacrificed', 'If this card is sacrificed'),
  whenFull: {
    fields: { tokens: wholeNumber(1, 20), effect },
    timing: 'permanent',
    words: (a, say) => `As soon as ${a.tokens} tokens lie here: ${together(say(a.effect))}`,
    add(to, a) {
      to.whenFull = a;
    },
  },
};

export const MODIFIERS: { readonly [K in Modifier['kind']]: AbilityEntry<AbilityOf<K>> } = {
  transmuteMore: {
    fields: amount,
    words: (a) => `Each energy token you transmute brings ${crystals(a.amount)} more.`,
    add(to, a) {
      to.transmuteMore += a.amount;
    },
  },
  summonCost: {
    fields: { by: wholeNumber(-9, 9) },
    words: ({ by }) =>
      `Each card you summon costs ${energyTokens(Math.abs(by))} ${by < 0 ? 'less, but at least 1' : 'more, of any type'}.`,
    add(to, { by }) {
      if (by < 0) to.cheaper -= by;
      else to.dearer += by;
    },
  },
  summonLimit: {
    fields: amount,
    words: (a) => `You may summon at most ${plural(a.amount, 'card')} in a turn.`,
    add(to, a) {
      to.summonLimit = a.amount;
    },
  },
  reserveLimit: {
    fields: { ...amount, is: oneOf('raisedTo', 'loweredBy') },
    words: (a) =>
      `While in play: your reserve holds ${energyTokens(a.amount)}${a.is === 'loweredBy' ? ' less' : ''}.`,
    add(to, a) {
      if (a.is === 'raisedTo') to.reserve = a.amount;
      else to.reserveLess += a.amount;
    },
  },
  toll: {
    fields: { ...amount, on: oneOf('summoning', 'activating') },
    words: (a) =>
      a.on === 'summoning'
        ? `An opponent must give you ${crystals(a.amount)} before summoning a card.`
        : `When an opponent activates a card, they give you ${crystals(a.amount)} and you receive ${a.amount} more from the supply.`,
    add(to, a) {
      if (a.on === 'summoning') to.summonToll += a.amount;
      else to.activationToll += a.amount;
    },
  },
  replaceLoss: {
    fields: { crystals: wholeNumber(1, 40) },
    words: (a) =>
      `When you would discard or sacrifice a card, you may sacrifice this one instead and receive ${crystals(a.crystals)}.`,
    add(to, a) {
      to.replaceLoss = a.crystals;
    },
  },
  insteadOfDie: {
    fields: { effects: effectList },
    words: (a, say) =>
      `Instead of the actions of your season die you may choose one: ${alternatives(a.effects.map(say))}`,
    add(to, a) {
      to.insteadOfDie = a.effects;
    },
  },
  neverPutIntoPlay: {
    fields: {},
    words: () => 'No other card can put this one into play.',
    add(to) {
      to.neverPutIntoPlay = true;
    },
  },
  transmuteWithDieCrystals: {
    fields: {},
    words: () => 'In a turn in which your season die gives crystals you may transmute.',
    add(to) {
      to.transmuteWithDieCrystals = true;
    },
  },
  goesWithCopied: {
    fields: {},
    words: () => 'When the copied item leaves play, sacrifice this card.',
    add(to) {
      to.goesWithCopied = true;
    },
  },
  handWorth: {
    fields: { points: wholeNumber(-20, 20) },
    words: (a) =>
      `At the end of the game each card left in your hand scores ${points(a.points)} instead of ${points(SETUP.perCardInHand)}.`,
    add(to, a) {
      to.handWorth = a.points;
    },
  },
  prelude: {
    fields: {
      deal: wholeNumber(9, 18),
      manner: oneOf('draft', 'choose'),
      first: oneOf('kept', 'discarded'),
      last: oneOf('none', 'one'),
      cards: wholeNumber(9, 12),
    },
    words: (a) =>
      [
        `Everyone is dealt ${a.deal} cards`,
        a.manner === 'choose'
          ? ` and keeps ${a.cards} of them; nothing is passed.`
          : ' for the draft.',
        a.first === 'discarded' ? ' The first card each player chooses is discarded.' : '',
        a.last === 'one' ? ' In the end each player discards one of the others.' : '',
        ` The three sets have ${a.cards / 3} cards each.`,
      ].join(''),
    add(to, a) {
      to.prelude = a;
    },
  },
  collectPenalty: {
    fields: { crystals: wholeNumber(1, 40), otherwise: effect },
    words: (a, say) =>
      `Whoever adds cards to their hand loses ${crystals(a.crystals)}; with fewer crystals they ${theirs(bare(lower(say(a.otherwise))))} instead. Cards of a library are free.`,
    add(to, a) {
      to.collectPenalty = a;
    },
  },
  extraBonus: {
    fields: { effect },
    words: (a, say) => `There is one more bonus: ${lower(say(a.effect))}`,
    add(to, a) {
      to.extraBonus = a.effect;
    },
  },
  drought: {
    fields: { effect },
    words: (a, say) =>
      `Once a year, when spring turns into summer, whoever has more crystals than everybody else ${doing(say(a.effect))}`,
    add(to, a) {
      to.drought = a.effect;
    },
  },
  openTop: {
    fields: { count: wholeNumber(1, 3), effect },
    words: (a, say) =>
      `The top ${plural(a.count, 'card')} of the draw pile always lie face up. Once in your turn you may: ${lower(say(a.effect))}`,
    add(to, a) {
      to.openTop = a;
    },
  },
};

export const ABILITIES = { ...MOMENTS, ...MODIFIERS };

export const entryOf = (ability: Ability): AbilityEntry<Ability> =>
  ABILITIES[ability.kind] as unknown as AbilityEntry<Ability>;

/** When a card does something, as the specification of cards has it. */
export const timingOf = ({ kind }: Ability): Timing =>
  Object.hasOwn(MOMENTS, kind) ? MOMENTS[kind as Timed['kind']].timing : 'permanent';
