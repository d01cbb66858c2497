import { ask, effect, oneOf, plural, push, wholeNumber } from '@conclave/kernel';
import { beginElements, offerCopy } from '../copy.ts';
import { gainEnergy, spendable, typeNumber } from '../energy.ts';
import { paidType, takeAllHome } from '../exchange.ts';
import { ANY, COSTS_ENERGY, returnItem } from '../items.ts';
import { canLose, demandLoss, passOn, sacrificeFor } from '../leave.ts';
import { addTokenOn, allTokensOn, isInPlay } from '../places.ts';
import { reroll } from '../round.ts';
import { askSeason } from '../season.ts';
import { leftOf } from '../seat.ts';
import { numberOf, whyBlocked } from '../start.ts';
import { ASK, type SeasonsTable, STEP } from '../table.ts';
import { ENERGIES } from '../vocabulary.ts';
import { bare, energyTokens, lower, together } from '../words.ts';
import { amount, anEnergy, type Entries, flag, maybeEffect } from './entries.ts';

type Deeds =
  | 'moveSeason'
  | 'rerollDie'
  | 'returnItem'
  | 'loseCard'
  | 'sacrificeThis'
  | 'sacrificeThisFor'
  | 'passThisOn'
  | 'fillThis'
  | 'placeHere'
  | 'storeHere'
  | 'takeHome'
  | 'takeAllHome'
  | 'forEachDeclared'
  | 'copyItem';

const hasToken = (t: SeasonsTable, seat: number): boolean =>
  ENERGIES.some((_, type) => spendable(t, seat, type) > 0);

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
  },
  rerollDie: {
    fields: {},
    tags: ['die'],
    words: () => 'Roll your season die again.',
    run(t, _e, seat) {
      reroll(t, seat);
    },
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
      const text =
        e.from === 'play'
          ? `Sacrifice ${what}`
          : e.from === 'hand'
            ? `Discard ${what} from hand`
            : `Sacrifice ${what} or discard ${e.times} from hand`;
      return `${text}${e.then === undefined ? '.' : ` → ${together(say(e.then))}`}`;
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
  },
  sacrificeThis: {
    fields: {},
    tags: ['loss'],
    words: () => 'Sacrifice this card.',
    run(t, _e, seat, slot) {
      push(t, STEP.lose, slot, seat);
    },
  },
  sacrificeThisFor: {
    fields: { then: effect },
    tags: ['loss'],
    words: (e, say) => `Sacrifice this card → ${together(say(e.then))}`,
    run(t, e, seat, slot) {
      sacrificeFor(t, e.then, seat, slot);
    },
    blocked: (t, e, seat, slot) => whyBlocked(t, e.then, seat, slot),
  },
  passThisOn: {
    fields: {},
    tags: ['attack'],
    words: () => 'Straighten this card and pass it to the player on your left.',
    run(t, _e, seat, slot) {
      passOn(t, slot, leftOf(t, seat));
    },
  },
  fillThis: {
    fields: amount,
    tags: ['energy'],
    words: (e) =>
      `Put ${energyTokens(e.amount)} of your choice on this card; you may spend them as if they were in your reserve.`,
    run(t, e, seat, slot) {
      gainEnergy(t, seat, e.amount, slot);
    },
  },
  placeHere: {
    fields: { type: (value) => (value === 'paid' ? undefined : anEnergy(value)) },
    tags: ['energy'],
    words: (e) =>
      e.type === 'paid'
        ? 'Put 1 of them on this card and discard the others.'
        : `Put 1 ${e.type} token on this card.`,
    run(t, e, _seat, slot) {
      if (isInPlay(t, slot))
        addTokenOn(t, slot, e.type === 'paid' ? paidType(t) : typeNumber(e.type), 1);
    },
  },
  storeHere: {
    fields: { optional: flag },
    tags: ['energy'],
    words: (e) =>
      e.optional
        ? 'You may put 1 of your energy tokens on this card.'
        : 'Put 1 of your energy tokens on this card.',
    run(t, e, seat, slot) {
      if (hasToken(t, seat)) ask(t, ASK.store, seat, slot, e.optional ? 1 : 0);
    },
    blocked: (t, _e, seat) =>
      hasToken(t, seat) ? undefined : { reason: 'you have no energy', rule: 'S-10.10' },
  },
  takeHome: {
    fields: {},
    tags: ['energy'],
    words: () => 'Move 1 or more of the tokens on this card to your reserve.',
    run(t, _e, seat, slot) {
      push(t, STEP.limit, seat);
      ask(t, ASK.takeHome, seat, slot, 0);
    },
    blocked: (t, _e, _seat, slot) =>
      slot >= 0 && allTokensOn(t, slot) === 0
        ? { reason: 'no token lies on it', rule: 'S-10.10' }
        : undefined,
  },
  takeAllHome: {
    fields: {},
    tags: ['energy'],
    words: () => 'Move all tokens on this card to your reserve.',
    run(t, _e, seat, slot) {
      takeAllHome(t, seat, slot);
    },
  },
  forEachDeclared: {
    fields: { air: effect, water: effect, fire: effect, earth: effect },
    tags: ['special'],
    words: (e, say) =>
      `Have the effect of each energy you declared, in any order: ${ENERGIES.map((type) => `${type} → ${bare(lower(say(e[type])))}`).join('; ')}.`,
    run(t, e, seat, slot) {
      beginElements(t, numberOf(e), seat, slot);
    },
  },
  copyItem: {
    fields: {},
    tags: ['special'],
    words: () =>
      "You may choose an opponent's magic item and pay its cost; this card then has that item's effects.",
    run(t, _e, seat, slot) {
      offerCopy(t, seat, slot);
    },
  },
};
