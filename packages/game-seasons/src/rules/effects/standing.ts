import {
  type EffectEntry,
  effect,
  effects as effectList,
  oneOf,
  plural,
  wholeNumber,
} from '@conclave/kernel';
import { SETUP } from '../../content/setup.ts';
import { start } from '../start.ts';
import type { SeasonsTable } from '../table.ts';
import type { Effect, Standing, Timed } from '../vocabulary.ts';
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
} from '../words.ts';
import { amount, type Entries, nothing } from './entries.ts';

type Entry<E> = EffectEntry<E & { readonly kind: string }, SeasonsTable, Effect>;

/** A part of a card that says when the effect in it happens. */
const timed = (when: string): Entry<{ readonly effect: Effect }> => ({
  fields: { effect },
  tags: [],
  words: (e, say) => `${when}: ${together(say(e.effect))}`,
  run: (t, e, seat, slot) => start(t, e.effect, seat, slot),
});

export const TIMED: Entries<Timed['kind']> = {
  enter: timed('On entering play'),
  activate: timed('Activation'),
  beforeDie: timed('Activation, before the actions of your season die'),
  whenYouSummon: timed('Each time you summon a card'),
  whenYouActivate: timed('The first time you activate a card in your turn'),
  roundEnd: timed('At the end of the round'),
  seasonChange: timed('Whenever the season changes'),
  gameEnd: timed('At the end of the game'),
  whenSacrificed: timed('If this card is sacrificed'),
  whenFull: {
    fields: { tokens: wholeNumber(1, 20), effect },
    tags: [],
    words: (e, say) => `As soon as ${e.tokens} tokens lie here: ${together(say(e.effect))}`,
    run: (t, e, seat, slot) => start(t, e.effect, seat, slot),
  },
};

/** Something that holds, with an amount. */
const holds = (words: (amount: number) => string): Entry<{ readonly amount: number }> => ({
  fields: amount,
  tags: ['standing'],
  words: (e) => words(e.amount),
  run: nothing,
});

export const STANDING: Entries<Standing['kind']> = {
  transmuteMore: holds((n) => `Each energy token you transmute brings ${crystals(n)} more.`),
  summonForLess: holds(
    (n) => `Each card you summon costs ${energyTokens(n)} less, but at least 1.`,
  ),
  summonForMore: holds((n) => `Each card you summon costs ${energyTokens(n)} more, of any type.`),
  summonLimit: holds((n) => `You may summon at most ${plural(n, 'card')} in a turn.`),
  reserveHolds: holds((n) => `While in play: your reserve holds ${energyTokens(n)}.`),
  reserveLess: holds((n) => `While in play: your reserve holds ${energyTokens(n)} less.`),
  summonToll: holds((n) => `An opponent must give you ${crystals(n)} before summoning a card.`),
  activationToll: holds(
    (n) =>
      `When an opponent activates a card, they give you ${crystals(n)} and you receive ${n} more from the supply.`,
  ),
  replaceLoss: {
    fields: { crystals: wholeNumber(1, 40) },
    tags: ['standing'],
    words: (e) =>
      `When you would discard or sacrifice a card, you may sacrifice this one instead and receive ${crystals(e.crystals)}.`,
    run: nothing,
  },
  insteadOfDie: {
    fields: { effects: effectList },
    tags: ['standing'],
    words: (e, say) =>
      `Instead of the actions of your season die you may choose one: ${alternatives(e.effects.map(say))}`,
    run: nothing,
  },
  neverPutIntoPlay: {
    fields: {},
    tags: ['standing'],
    words: () => 'No other card can put this one into play.',
    run: nothing,
  },
  transmuteWithDieCrystals: {
    fields: {},
    tags: ['standing'],
    words: () => 'In a turn in which your season die gives crystals you may transmute.',
    run: nothing,
  },
  goesWithCopied: {
    fields: {},
    tags: ['special'],
    words: () => 'When the copied item leaves play, sacrifice this card.',
    run: nothing,
  },
  handWorth: {
    fields: { points: wholeNumber(-20, 20) },
    tags: ['standing'],
    words: (e) =>
      `At the end of the game each card left in your hand scores ${points(e.points)} instead of ${points(SETUP.perCardInHand)}.`,
    run: nothing,
  },
  prelude: {
    fields: {
      deal: wholeNumber(9, 18),
      manner: oneOf('draft', 'choose'),
      first: oneOf('kept', 'discarded'),
      last: oneOf('none', 'one'),
      cards: wholeNumber(9, 12),
    },
    tags: ['standing'],
    words: (e) =>
      [
        `Everyone is dealt ${e.deal} cards`,
        e.manner === 'choose'
          ? ` and keeps ${e.cards} of them; nothing is passed.`
          : ' for the draft.',
        e.first === 'discarded' ? ' The first card each player chooses is discarded.' : '',
        e.last === 'one' ? ' In the end each player discards one of the others.' : '',
        ` The three sets have ${e.cards / 3} cards each.`,
      ].join(''),
    run: nothing,
  },
  collectPenalty: {
    fields: { crystals: wholeNumber(1, 40), otherwise: effect },
    tags: ['standing'],
    words: (e, say) =>
      `Whoever adds cards to their hand loses ${crystals(e.crystals)}; with fewer crystals they ${theirs(bare(lower(say(e.otherwise))))} instead. Cards of a library are free.`,
    run: nothing,
  },
  extraBonus: {
    fields: { effect },
    tags: ['standing'],
    words: (e, say) => `There is one more bonus: ${lower(say(e.effect))}`,
    run: nothing,
  },
  drought: {
    fields: { effect },
    tags: ['standing'],
    words: (e, say) =>
      `Once a year, when spring turns into summer, whoever has more crystals than everybody else ${doing(say(e.effect))}`,
    run: nothing,
  },
  openTop: {
    fields: { count: wholeNumber(1, 3), effect },
    tags: ['standing'],
    words: (e, say) =>
      `The top ${plural(e.count, 'card')} of the draw pile always lie face up. Once in your turn you may: ${lower(say(e.effect))}`,
    run: nothing,
  },
};
