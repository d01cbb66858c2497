import {
  ask,
  effect,
  literal,
  plural,
  push,
  read,
  type Seat,
  type Slot,
  wholeNumber,
  write,
} from '@conclave/kernel';
import { SETUP } from '../../content/setup.ts';
import {
  addReserve,
  checkLimit,
  emptyReserve,
  gainEnergy,
  hasEnergy,
  reserveSize,
  typeNumber,
} from '../energy.ts';
import { copyReserve } from '../exchange.ts';
import { cardsInPlay } from '../score.ts';
import { addCrystals, addGauge, around, crystalsOf, gaugeOf, giveCrystals } from '../seat.ts';
import { numberOf, start } from '../start.ts';
import { activationToll } from '../summon.ts';
import { ASK, type SeasonsTable, STEP } from '../table.ts';
import { extraWorth } from '../transmute.ts';
import type { Value } from '../vocabulary.ts';
import { bare, crystals, energyTokens, lower } from '../words.ts';
import { WORTH } from '../worth.ts';
import { amount, anEnergy, type Entries, maybeEffect, never, optional, rough } from './entries.ts';
import { countOf, VALUES } from './values.ts';

/** How sure it is that what is counted now will be there at the end. */
const SURE = 0.8;

type Goods =
  | 'gainCrystals'
  | 'loseCrystals'
  | 'takeCrystals'
  | 'gainEnergy'
  | 'copyReserve'
  | 'takeEnergy'
  | 'turnReserve'
  | 'discardEnergy'
  | 'discardToken'
  | 'changeEnergy'
  | 'lowerReserve'
  | 'moveGauge'
  | 'moveBonusBack'
  | 'permitTransmute'
  | 'transmute';

const perValue = optional(literal(VALUES, 'value'));
const forEach = (per: Value | undefined): string =>
  per === undefined ? '' : ` for ${VALUES[per.kind].each}`;

/** An amount, or as many times that as there are of something. */
const times = (
  t: SeasonsTable,
  { amount: n, per }: { readonly amount: number; readonly per?: Value },
  seat: Seat,
  slot: Slot,
): number => (per === undefined ? n : n * countOf(t, per, seat, slot));

export const GOODS: Entries<Goods> = {
  gainCrystals: {
    fields: { ...amount, per: perValue },
    tags: ['crystals'],
    words: (e) => `Receive ${crystals(e.amount)}${forEach(e.per)}.`,
    run(t, e, seat, slot) {
      addCrystals(t, seat, times(t, e, seat, slot));
    },
    blocked: never,
    worth(e, _worthOf, t, seat, slot) {
      if (e.per === undefined) return e.amount;
      return t === undefined ? WORTH.effect : times(t, e, seat, slot) * SURE;
    },
  },
  loseCrystals: {
    fields: amount,
    tags: ['crystals', 'loses'],
    words: (e) => `Lose ${crystals(e.amount)}.`,
    run(t, e, seat) {
      addCrystals(t, seat, -e.amount);
    },
    blocked: never,
    worth: (e) => -e.amount,
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
    blocked: never,
    worth: rough,
  },
  gainEnergy: {
    fields: { ...amount, type: optional(anEnergy), per: perValue },
    tags: ['energy'],
    words: (e) =>
      `Gain ${e.type === undefined ? `${energyTokens(e.amount)} of your choice` : plural(e.amount, `${e.type} token`)}${forEach(e.per)}.`,
    run(t, e, seat, slot) {
      const count = times(t, e, seat, slot);
      if (e.type === undefined) gainEnergy(t, seat, count);
      else {
        addReserve(t, seat, typeNumber(e.type), count);
        checkLimit(t, seat);
      }
    },
    blocked: never,
    worth: (e) =>
      e.type === undefined && e.per === undefined ? e.amount * WORTH.energy : WORTH.effect,
  },
  copyReserve: {
    fields: {},
    tags: ['energy'],
    words: () => 'Choose an opponent and gain the same energy tokens as their reserve holds.',
    run(t, _e, seat) {
      if (t.seats === 2) copyReserve(t, seat, 1 - seat);
      else ask(t, ASK.opponent, seat);
    },
    blocked: never,
    worth: rough,
  },
  takeEnergy: {
    fields: amount,
    tags: ['energy', 'attack'],
    words: (e) =>
      `Take ${energyTokens(e.amount)} of your choice from each opponent's reserve (all if there are fewer).`,
    run(t, e, seat) {
      checkLimit(t, seat);
      for (const other of around(t, seat).slice(1).reverse()) {
        push(t, STEP.take, seat, other, e.amount);
      }
    },
    blocked: never,
    worth: rough,
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
    blocked: never,
    worth: rough,
  },
  discardEnergy: {
    fields: { amount: (value) => (value === 'all' ? undefined : amount.amount(value)) },
    tags: ['energy'],
    words: (e) =>
      e.amount === 'all'
        ? 'Discard all energy tokens in your reserve.'
        : `Discard ${energyTokens(e.amount)} from your reserve (all if there are fewer).`,
    run(t, e, seat) {
      if (e.amount === 'all') emptyReserve(t, seat);
      else if (reserveSize(t, seat) > 0) push(t, STEP.discardEnergy, e.amount, seat);
    },
    blocked: never,
    worth: rough,
  },
  discardToken: {
    fields: { type: anEnergy, then: effect },
    tags: ['energy'],
    words: (e, say) => `Discard 1 energy token; if it is ${e.type}, ${lower(say(e.then))}`,
    run(t, e, seat, slot) {
      if (hasEnergy(t, seat)) ask(t, ASK.discardToken, seat, numberOf(e), slot);
    },
    blocked: never,
    worth: rough,
  },
  changeEnergy: {
    fields: {},
    tags: ['energy'],
    words: () =>
      'Pay any number of crystals → change as many energy tokens of one type into another type.',
    run(t, _e, seat) {
      if (crystalsOf(t, seat) > 0 && hasEnergy(t, seat)) ask(t, ASK.change, seat);
    },
    blocked(t, _e, seat) {
      if (crystalsOf(t, seat) - activationToll(t, seat) < 1) {
        return { reason: 'you have no crystal to pay', rule: 'S-10.18' };
      }
      return hasEnergy(t, seat) ? undefined : { reason: 'you have no energy', rule: 'S-10.10' };
    },
    worth: rough,
  },
  lowerReserve: {
    fields: amount,
    tags: ['energy'],
    words: (e) => `Lower the limit of your reserve by ${e.amount} for the rest of the game.`,
    run(t, e, seat) {
      write(t, t.at.droughtTokens, read(t, t.at.droughtTokens, seat) + e.amount, seat);
      checkLimit(t, seat);
    },
    blocked: never,
    worth: rough,
  },
  moveGauge: {
    fields: { by: wholeNumber(-15, 15) },
    tags: ['gauge'],
    words: ({ by }) => `${by < 0 ? 'Lower' : 'Raise'} your summoning gauge by ${Math.abs(by)}.`,
    run(t, e, seat) {
      addGauge(t, seat, e.by);
    },
    blocked: (t, e, seat) =>
      e.by < 0 && gaugeOf(t, seat) + e.by < cardsInPlay(t, seat)
        ? { reason: 'your gauge would be lower than your cards in play', rule: 'S-20.9' }
        : undefined,
    worth: (e) => e.by * WORTH.slot,
  },
  moveBonusBack: {
    fields: amount,
    tags: ['bonus'],
    words: (e) => `Move your bonus marker back by ${e.amount}.`,
    run(t, e, seat) {
      const used = read(t, t.at.bonus, seat) - e.amount;
      write(t, t.at.bonus, Math.max(0, Math.min(SETUP.bonuses, used)), seat);
    },
    blocked: never,
    worth: rough,
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
    blocked: never,
    worth: rough,
  },
  transmute: {
    fields: {
      tokens: (value) => (value === 'reserve' ? undefined : wholeNumber(1, 9)(value)),
      each: wholeNumber(1, 9),
    },
    tags: ['transmute'],
    words: (e) =>
      `${e.tokens === 'reserve' ? 'Transmute all energy tokens in your reserve' : 'They are transmuted'} for ${crystals(e.each)} each.`,
    run(t, e, seat) {
      const tokens = e.tokens === 'reserve' ? reserveSize(t, seat) : e.tokens;
      if (e.tokens === 'reserve') emptyReserve(t, seat);
      addCrystals(t, seat, tokens * (e.each + extraWorth(t, seat)));
    },
    blocked: never,
    worth: rough,
  },
};
