import { ask, effect, oneOf, plural, push, read, wholeNumber, write } from '@conclave/kernel';
import { SETUP } from '../../content/setup.ts';
import {
  addReserve,
  checkLimit,
  emptyReserve,
  gainEnergy,
  reserveSize,
  spendable,
  TYPES,
  typeNumber,
} from '../energy.ts';
import { copyReserve } from '../exchange.ts';
import { cardsInPlay, familiarsOf, itemsOf } from '../score.ts';
import { addCrystals, addGauge, around, crystalsOf, gaugeOf, giveCrystals } from '../seat.ts';
import { numberOf, start } from '../start.ts';
import { activationToll } from '../summon.ts';
import { ASK, type SeasonsTable, STEP } from '../table.ts';
import { extraWorth } from '../transmute.ts';
import { bare, crystals, energyTokens, lower } from '../words.ts';
import { amount, anEnergy, type Entries, maybeEffect } from './entries.ts';

type Goods =
  | 'gainCrystals'
  | 'loseCrystals'
  | 'takeCrystals'
  | 'gainCrystalsPer'
  | 'gainEnergy'
  | 'gainEnergyPer'
  | 'gainEnergyOf'
  | 'copyReserve'
  | 'takeEnergy'
  | 'turnReserve'
  | 'emptyReserve'
  | 'discardEnergy'
  | 'discardToken'
  | 'changeEnergy'
  | 'lowerReserve'
  | 'raiseGauge'
  | 'lowerGauge'
  | 'lowerOwnGauge'
  | 'moveBonusBack'
  | 'permitTransmute'
  | 'receiveTransmuted'
  | 'transmuteReserve';

const PER = {
  otherItem: 'each of your other magic items in play',
  familiar: 'each of your familiars in play',
  reserveToken: 'each energy token in your reserve',
  shown: 'each prestige point of that card',
} as const;

function countPer(t: SeasonsTable, per: keyof typeof PER, seat: number, slot: number): number {
  switch (per) {
    case 'otherItem':
      return itemsOf(t, seat, slot);
    case 'familiar':
      return familiarsOf(t, seat);
    case 'reserveToken':
      return reserveSize(t, seat);
    case 'shown':
      return read(t, t.at.shown);
  }
}

const hasToken = (t: SeasonsTable, seat: number): boolean => {
  for (let type = 0; type < TYPES; type++) if (spendable(t, seat, type) > 0) return true;
  return false;
};

export const GOODS: Entries<Goods> = {
  gainCrystals: {
    fields: amount,
    tags: ['crystals'],
    words: (e) => `Receive ${crystals(e.amount)}.`,
    run(t, e, seat) {
      addCrystals(t, seat, e.amount);
    },
  },
  loseCrystals: {
    fields: amount,
    tags: ['crystals'],
    words: (e) => `Lose ${crystals(e.amount)}.`,
    run(t, e, seat) {
      addCrystals(t, seat, -e.amount);
    },
  },
  takeCrystals: {
    fields: { ...amount, otherwise: maybeEffect },
    tags: ['crystals', 'attack'],
    words: (e, say) =>
      `Each opponent gives you ${crystals(e.amount)}${e.otherwise === undefined ? '' : `; if one has none to give, ${bare(lower(say(e.otherwise)))}`}.`,
    run(t, e, seat, slot) {
      let short = false;
      for (const other of around(t, seat).slice(1)) {
        if (giveCrystals(t, other, seat, e.amount) === 0) short = true;
      }
      if (short && e.otherwise !== undefined) start(t, e.otherwise, seat, slot);
    },
  },
  gainCrystalsPer: {
    fields: { ...amount, per: oneOf('otherItem', 'familiar', 'reserveToken') },
    tags: ['crystals'],
    words: (e) => `Receive ${crystals(e.amount)} for ${PER[e.per]}.`,
    run(t, e, seat, slot) {
      addCrystals(t, seat, e.amount * countPer(t, e.per, seat, slot));
    },
  },
  gainEnergy: {
    fields: amount,
    tags: ['energy'],
    words: (e) => `Gain ${energyTokens(e.amount)} of your choice.`,
    run(t, e, seat) {
      gainEnergy(t, seat, e.amount);
    },
  },
  gainEnergyPer: {
    fields: { per: oneOf('otherItem', 'shown') },
    tags: ['energy'],
    words: (e) => `Gain 1 energy token of your choice for ${PER[e.per]}.`,
    run(t, e, seat, slot) {
      gainEnergy(t, seat, countPer(t, e.per, seat, slot));
    },
  },
  gainEnergyOf: {
    fields: { ...amount, type: anEnergy },
    tags: ['energy'],
    words: (e) => `Gain ${plural(e.amount, `${e.type} token`)}.`,
    run(t, e, seat) {
      addReserve(t, seat, typeNumber(e.type), e.amount);
      checkLimit(t, seat);
    },
  },
  copyReserve: {
    fields: {},
    tags: ['energy'],
    words: () => 'Choose an opponent and gain the same energy tokens as their reserve holds.',
    run(t, _e, seat) {
      if (t.seats === 2) copyReserve(t, seat, 1 - seat);
      else ask(t, ASK.opponent, seat);
    },
  },
  takeEnergy: {
    fields: amount,
    tags: ['energy', 'attack'],
    words: (e) =>
      `Take ${energyTokens(e.amount)} of your choice from each opponent's reserve (all if there are fewer).`,
    run(t, e, seat) {
      checkLimit(t, seat);
      for (const other of around(t, seat).slice(1).reverse()) {
        push(t, STEP.take, e.amount, seat | (other << 4));
      }
    },
  },
  turnReserve: {
    fields: { to: anEnergy },
    tags: ['energy', 'attack'],
    words: (e) => `Change all energy tokens in your reserve into ${e.to} tokens.`,
    run(t, e, seat) {
      const all = reserveSize(t, seat);
      emptyReserve(t, seat);
      addReserve(t, seat, typeNumber(e.to), all);
    },
  },
  emptyReserve: {
    fields: {},
    tags: ['energy'],
    words: () => 'Discard all energy tokens in your reserve.',
    run(t, _e, seat) {
      emptyReserve(t, seat);
    },
  },
  discardEnergy: {
    fields: amount,
    tags: ['energy'],
    words: (e) => `Discard ${energyTokens(e.amount)} from your reserve (all if there are fewer).`,
    run(t, e, seat) {
      if (reserveSize(t, seat) > 0) push(t, STEP.discardEnergy, e.amount, seat);
    },
  },
  discardToken: {
    fields: { type: anEnergy, then: effect },
    tags: ['energy'],
    words: (e, say) => `Discard 1 energy token; if it is ${e.type}, ${lower(say(e.then))}`,
    run(t, e, seat, slot) {
      if (hasToken(t, seat)) ask(t, ASK.discardToken, seat, numberOf(e), slot + 1);
    },
  },
  changeEnergy: {
    fields: {},
    tags: ['energy'],
    words: () =>
      'Pay any number of crystals → change as many energy tokens of one type into another type.',
    run(t, _e, seat) {
      if (crystalsOf(t, seat) > 0 && hasToken(t, seat)) ask(t, ASK.change, seat);
    },
    blocked(t, _e, seat) {
      if (crystalsOf(t, seat) - activationToll(t, seat) < 1) {
        return { reason: 'you have no crystal to pay', rule: 'S-10.18' };
      }
      return hasToken(t, seat) ? undefined : { reason: 'you have no energy', rule: 'S-10.10' };
    },
  },
  lowerReserve: {
    fields: amount,
    tags: ['energy'],
    words: (e) => `Lower the limit of your reserve by ${e.amount} for the rest of the game.`,
    run(t, e, seat) {
      write(t, t.at.droughtTokens + seat, read(t, t.at.droughtTokens + seat) + e.amount);
      checkLimit(t, seat);
    },
  },
  raiseGauge: {
    fields: amount,
    tags: ['gauge'],
    words: (e) => `Raise your summoning gauge by ${e.amount}.`,
    run(t, e, seat) {
      addGauge(t, seat, e.amount);
    },
  },
  lowerGauge: {
    fields: amount,
    tags: ['gauge'],
    words: (e) => `Lower your summoning gauge by ${e.amount}.`,
    run(t, e, seat) {
      addGauge(t, seat, -e.amount);
    },
  },
  lowerOwnGauge: {
    fields: amount,
    tags: ['gauge'],
    words: (e) => `Lower your summoning gauge by ${e.amount}.`,
    run(t, e, seat) {
      addGauge(t, seat, -e.amount);
    },
    blocked: (t, e, seat) =>
      gaugeOf(t, seat) - e.amount < cardsInPlay(t, seat)
        ? { reason: 'your gauge would be lower than your cards in play', rule: 'S-20.9' }
        : undefined,
  },
  moveBonusBack: {
    fields: amount,
    tags: ['bonus'],
    words: (e) => `Move your bonus marker back by ${e.amount}.`,
    run(t, e, seat) {
      const cell = t.at.bonus + seat;
      write(t, cell, Math.max(0, Math.min(SETUP.bonuses, read(t, cell) - e.amount)));
    },
  },
  permitTransmute: {
    fields: { extra: wholeNumber(0, 3) },
    tags: ['transmute'],
    words: (e) =>
      `You may transmute this turn${e.extra === 0 ? '' : `, each token for ${crystals(e.extra)} more`}.`,
    run(t, e) {
      write(t, t.at.permit, 1);
      write(t, t.at.extra, read(t, t.at.extra) + e.extra);
    },
  },
  receiveTransmuted: {
    fields: { tokens: wholeNumber(1, 9), each: wholeNumber(1, 9) },
    tags: ['transmute'],
    words: (e) => `They are transmuted for ${crystals(e.each)} each.`,
    run(t, e, seat) {
      addCrystals(t, seat, e.tokens * (e.each + extraWorth(t, seat)));
    },
  },
  transmuteReserve: {
    fields: { each: wholeNumber(1, 9) },
    tags: ['transmute'],
    words: (e) => `Transmute all energy tokens in your reserve for ${crystals(e.each)} each.`,
    run(t, e, seat) {
      const all = reserveSize(t, seat);
      emptyReserve(t, seat);
      addCrystals(t, seat, all * (e.each + extraWorth(t, seat)));
    },
  },
};
