import { ask, effect, oneOf, plural, push, wholeNumber } from '@conclave/kernel';
import { beginElements, offerCopy } from '../copy.ts';
import { gainEnergy, hasEnergy, typeNumber } from '../energy.ts';
import { paidType, takeAllHome } from '../exchange.ts';
import { ANY, COSTS_ENERGY, returnItem } from '../items.ts';
import { canLose, demandLoss, lose, passOn, UNSEEN } from '../leave.ts';
import { addTokenOn, allTokensOn, isInPlay } from '../places.ts';
import { reroll } from '../round.ts';
import { askSeason } from '../season.ts';
import { leftOf } from '../seat.ts';
import { numberOf, whyBlocked } from '../start.ts';
import { ASK, STEP } from '../table.ts';
import { ENERGIES } from '../vocabulary.ts';
import { bare, energyTokens, followed, lower } from '../words.ts';
import { WORTH } from '../worth.ts';
import { amount, anEnergy, type Entries, flag, maybeEffect, never, rough } from './entries.ts';

type Deeds =
  | 'moveSeason'
  | 'rerollDie'
  | 'returnItem'
  | 'loseCard'
  | 'sacrificeThis'
  | 'passThisOn'
  | 'fillThis'
  | 'placeHere'
  | 'storeHere'
  | 'takeHome'
  | 'forEachDeclared'
  | 'copyItem';

/** Effects on cards in play and on what lies on them. */
export const DEEDS: Entries<Deeds> = {
  moveSeason: {
    fields: { least: wholeNumber(1, 3), most: wholeNumber(1, 3) },
    tags: ['season'],
    words: (e) =>
      `Move the season marker ${e.least === e.most ? e.least : `${e.least} to ${e.most}`} spaces forward or back.`,
    run(t, e, seat) {
      askSeason(t, seat, e.least, e.most);
    },
    blocked: never,
    worth: rough,
  },
  rerollDie: {
    fields: {},
    tags: ['die'],
    words: () => 'Roll your season die again.',
    run(t, _e, seat) {
      reroll(t, seat);
    },
    blocked: never,
    worth: rough,
  },
  returnItem: {
    fields: { which: oneOf('any', 'costsEnergy') },
    tags: ['hand'],
    words: (e) =>
      e.which === 'any'
        ? 'Take one of your magic items in play back to hand.'
        : 'Take one of your magic items in play back to hand; it must cost energy and have another name than this card.',
    run(t, e, seat, slot) {
      returnItem(t, seat, slot, e.which === 'any' ? ANY : COSTS_ENERGY);
    },
    blocked: never,
    worth: rough,
  },
  loseCard: {
    fields: {
      from: oneOf('play', 'hand', 'either'),
      only: oneOf('any', 'familiar'),
      times: wholeNumber(1, 5),
      then: maybeEffect,
    },
    tags: ['loss'],
    words(e, say) {
      const what = plural(e.times, e.only === 'any' ? 'card' : 'familiar');
      const price = {
        play: `Sacrifice ${what}`,
        hand: `Discard ${what} from hand`,
        either: `Sacrifice ${what} or discard ${e.times} from hand`,
      };
      return followed(price[e.from], e.then, say);
    },
    run(t, e, seat, slot) {
      demandLoss(t, e, seat, slot);
    },
    blocked: (t, e, seat) =>
      canLose(t, e, seat)
        ? undefined
        : {
            reason: `you have too few ${e.only === 'any' ? 'cards' : 'familiars'}`,
            rule: 'S-10.10',
          },
    worth: rough,
  },
  sacrificeThis: {
    fields: { then: maybeEffect },
    tags: ['loss'],
    words: (e, say) => followed('Sacrifice this card', e.then, say),
    run(t, e, seat, slot) {
      lose(t, seat, slot, UNSEEN, e.then);
    },
    blocked: (t, e, seat, slot) =>
      e.then === undefined ? undefined : whyBlocked(t, e.then, seat, slot),
    worth: rough,
  },
  passThisOn: {
    fields: {},
    tags: ['attack'],
    words: () => 'Straighten this card and pass it to the player on your left.',
    run(t, _e, seat, slot) {
      passOn(t, slot, leftOf(t, seat));
    },
    blocked: never,
    worth: rough,
  },
  fillThis: {
    fields: amount,
    tags: ['energy', 'spendable'],
    words: (e) =>
      `Put ${energyTokens(e.amount)} of your choice on this card; you may spend them as if they were in your reserve.`,
    run(t, e, seat, slot) {
      gainEnergy(t, seat, e.amount, slot);
    },
    blocked: never,
    worth: (e) => e.amount * WORTH.energy,
  },
  placeHere: {
    fields: { type: (value) => (value === 'paid' ? undefined : anEnergy(value)) },
    tags: ['energy', 'placed'],
    words: (e) =>
      e.type === 'paid'
        ? 'Put 1 of them on this card and discard the others.'
        : `Put 1 ${e.type} token on this card.`,
    run(t, e, _seat, slot) {
      if (isInPlay(t, slot))
        addTokenOn(t, slot, e.type === 'paid' ? paidType(t) : typeNumber(e.type), 1);
    },
    blocked: never,
    worth: rough,
  },
  storeHere: {
    fields: { optional: flag },
    tags: ['energy'],
    words: (e) =>
      e.optional
        ? 'You may put 1 of your energy tokens on this card.'
        : 'Put 1 of your energy tokens on this card.',
    run(t, e, seat, slot) {
      if (hasEnergy(t, seat)) ask(t, ASK.store, seat, slot, e.optional ? 1 : 0);
    },
    blocked: (t, _e, seat) =>
      hasEnergy(t, seat) ? undefined : { reason: 'you have no energy', rule: 'S-10.10' },
    worth: rough,
  },
  takeHome: {
    fields: { tokens: oneOf('some', 'all') },
    tags: ['energy'],
    words: (e) =>
      e.tokens === 'all'
        ? 'Move all tokens on this card to your reserve.'
        : 'Move 1 or more of the tokens on this card to your reserve.',
    run(t, e, seat, slot) {
      if (e.tokens === 'all') takeAllHome(t, seat, slot);
      else {
        push(t, STEP.limit, seat);
        ask(t, ASK.takeHome, seat, slot, 0);
      }
    },
    blocked: (t, e, _seat, slot) =>
      e.tokens === 'some' && slot >= 0 && allTokensOn(t, slot) === 0
        ? { reason: 'no token lies on it', rule: 'S-10.10' }
        : undefined,
    worth: rough,
  },
  forEachDeclared: {
    fields: { air: effect, water: effect, fire: effect, earth: effect },
    tags: ['special'],
    words: (e, say) =>
      `Have the effect of each energy you declared, in any order: ${ENERGIES.map((type) => `${type} → ${bare(lower(say(e[type])))}`).join('; ')}.`,
    run(t, e, seat, slot) {
      beginElements(t, numberOf(e), seat, slot);
    },
    blocked: never,
    worth: rough,
  },
  copyItem: {
    fields: {},
    tags: ['special'],
    words: () =>
      "You may choose an opponent's magic item and pay its cost; this card then has that item's effects.",
    run(t, _e, seat, slot) {
      offerCopy(t, seat, slot);
    },
    blocked: never,
    worth: rough,
  },
};
