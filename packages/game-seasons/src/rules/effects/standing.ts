import {
  type EffectEntry,
  effect,
  effects as effectList,
  oneOf,
  wholeNumber,
} from '@conclave/kernel';
import { start } from '../start.ts';
import type { SeasonsTable } from '../table.ts';
import type { Effect, Standing, Timed } from '../vocabulary.ts';
import { amount, clause, crystals, type Entries, lower, nothing, plural } from './entries.ts';

type Entry<E> = EffectEntry<E & { readonly kind: string }, SeasonsTable, Effect>;

/** A part of a card that says when the effect in it happens. */
const timed = (when: string): Entry<{ readonly effect: Effect }> => ({
  fields: { effect },
  tags: [],
  words: (e, say) => `${when}: ${lower(say(e.effect))}`,
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
    words: (e, say) => `As soon as ${e.tokens} tokens lie here: ${clause(say(e.effect))}`,
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
  transmuteMore: holds((n) => `Each energy token transmuted brings ${crystals(n)} more.`),
  summonForLess: holds(
    (n) => `Summoning costs you ${plural(n, 'energy token')} less, but at least 1.`,
  ),
  summonForMore: holds((n) => `Summoning costs ${plural(n, 'energy token')} of any type more.`),
  summonLimit: holds((n) => `At most ${plural(n, 'card')} may be summoned in a turn.`),
  reserveHolds: holds((n) => `Your reserve holds ${n} energy tokens.`),
  reserveLess: holds((n) => `Your reserve holds ${plural(n, 'energy token')} less.`),
  summonToll: holds((n) => `An opponent who summons a card first gives you ${crystals(n)}.`),
  activationToll: holds(
    (n) =>
      `An opponent who activates a card first gives you ${crystals(n)}, and you receive ${n} more.`,
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
      `Instead of the actions of your season die you may do one of these: ${e.effects.map((one) => lower(say(one))).join(' Or: ')}`,
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
    words: (e) => `At the end each card left in your hand is worth ${plural(e.points, 'point')}.`,
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
        e.manner === 'choose' ? ` and keeps ${e.cards} of them; nothing is passed.` : '.',
        e.first === 'discarded' ? ' The first card chosen is discarded.' : '',
        e.last === 'one' ? ' In the end one of the cards chosen is discarded.' : '',
        ` The three sets have ${e.cards / 3} cards each.`,
      ].join(''),
    run: nothing,
  },
  collectPenalty: {
    fields: { crystals: wholeNumber(1, 40), otherwise: effect },
    tags: ['standing'],
    words: (e, say) =>
      `Whoever adds cards to their hand loses ${crystals(e.crystals)}. With fewer: ${lower(say(e.otherwise))}`,
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
      `When spring turns into summer, the player with the most crystals: ${lower(say(e.effect))}`,
    run: nothing,
  },
  openTop: {
    fields: { count: wholeNumber(1, 3), effect },
    tags: ['standing'],
    words: (e, say) =>
      `The top ${plural(e.count, 'card')} of the draw pile lie face up. Once in your turn: ${lower(say(e.effect))}`,
    run: nothing,
  },
};
