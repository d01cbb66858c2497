import {
  ask,
  listOf,
  lookAt,
  mix,
  NONE,
  oneOf,
  plural,
  push,
  sizeOf,
  topOf,
  wholeNumber,
} from '@conclave/kernel';
import {
  arrangeTop,
  drawCards,
  drawShown,
  lookAndBuy,
  offerToPlay,
  REST,
  searchDiscard,
} from '../cards.ts';
import { discard, drawSeveral, lookAtTop, tidyDeck, tidyLater } from '../deck.ts';
import { controllerOf, freeSlots, isInPlay } from '../places.ts';
import { beginSearch } from '../search.ts';
import { around, printedPower, tellAll } from '../seat.ts';
import { ASK, STEP } from '../table.ts';
import { energyTokens } from '../words.ts';
import { amount, type Entries } from './entries.ts';

type Draws =
  | 'draw'
  | 'drawOrDiscard'
  | 'drawKeepOne'
  | 'drawPutIntoPlay'
  | 'drawShown'
  | 'discardShown'
  | 'shareCards'
  | 'exchangeHand'
  | 'lookAtTop'
  | 'lookAtHands'
  | 'arrangeTop'
  | 'discardTop'
  | 'lookAndBuy'
  | 'search'
  | 'searchDiscard'
  | 'putFromHand';

const cards = (count: number): string => plural(count, 'card');

/** Effects on the piles: drawing, looking, searching, putting into play from there. */
export const DRAWS: Entries<Draws> = {
  draw: {
    fields: amount,
    tags: ['draw'],
    words: (e) => `Draw ${cards(e.amount)}.`,
    run(t, e, seat) {
      tellAll(t, seat, `draws ${cards(e.amount)}`, 'S-13.11');
      drawCards(t, seat, e.amount);
    },
  },
  drawOrDiscard: {
    fields: {},
    tags: ['draw'],
    words: () => 'Draw a card; keep it or discard it.',
    run(t, _e, seat) {
      tidyLater(t);
      if (drawSeveral(t, seat, 1) === 1) {
        ask(t, ASK.keepOrDiscard, seat, topOf(t, t.zone.drawn + seat));
      }
    },
  },
  drawKeepOne: {
    fields: { look: wholeNumber(2, 9) },
    tags: ['draw'],
    words: (e) => `Draw ${cards(e.look)}; keep 1 and discard the others.`,
    run(t, e, seat) {
      tidyLater(t);
      drawSeveral(t, seat, e.look);
      push(t, STEP.keepOne, seat, REST.discarded);
    },
  },
  drawPutIntoPlay: {
    fields: { look: wholeNumber(2, 9) },
    tags: ['draw', 'play'],
    words: (e) =>
      `Draw ${cards(e.look)}; put 1 of them into play at no cost and discard the others.`,
    run(t, e, seat) {
      drawSeveral(t, seat, e.look);
      offerToPlay(t, seat, 'drawn');
    },
  },
  drawShown: {
    fields: {},
    tags: ['draw'],
    words: () => 'Draw a card and show it.',
    run(t, _e, seat) {
      drawShown(t, seat);
    },
  },
  discardShown: {
    fields: {},
    tags: ['discard'],
    words: () => 'Show and discard a card from your hand.',
    run(t, _e, seat) {
      if (sizeOf(t, t.zone.hand + seat) > 0) ask(t, ASK.discardShown, seat);
    },
    blocked: (t, _e, seat) =>
      sizeOf(t, t.zone.hand + seat) === 0
        ? { reason: 'your hand is empty', rule: 'S-12.3' }
        : undefined,
  },
  shareCards: {
    fields: {},
    tags: ['draw'],
    words: () =>
      'Draw as many cards as there are players; keep 1 and give each opponent 1 of the others.',
    run(t, _e, seat) {
      tidyLater(t);
      drawSeveral(t, seat, t.seats);
      push(t, STEP.keepOne, seat, REST.shared);
    },
  },
  exchangeHand: {
    fields: {},
    tags: ['draw', 'discard'],
    words: () => 'Discard any number of cards from your hand and draw as many.',
    run(t, _e, seat) {
      const hand = t.zone.hand + seat;
      if (sizeOf(t, hand) === 0) return;
      if (sizeOf(t, hand) > 1) mix(t, hand, 1 << seat, NONE);
      ask(t, ASK.exchangeHand, seat);
    },
  },
  lookAtTop: {
    fields: {},
    tags: ['look'],
    words: () => 'Look at the top card of the draw pile.',
    run(t, _e, seat) {
      tellAll(t, seat, 'looks at the top card of the draw pile', 'S-13.10');
      lookAtTop(t, seat, 1);
    },
  },
  lookAtHands: {
    fields: {},
    tags: ['look'],
    words: () => 'Look at the hands of all other players.',
    run(t, _e, seat) {
      tellAll(t, seat, 'looks at the hands of all other players', 'S-13.10');
      for (const other of around(t, seat).slice(1)) {
        for (const slot of listOf(t, t.zone.hand + other)) lookAt(t, slot, seat);
      }
    },
  },
  arrangeTop: {
    fields: { count: wholeNumber(2, 5) },
    tags: ['look'],
    words: (e) =>
      `Look at the top ${cards(e.count)} of the draw pile and put them back in any order.`,
    run(t, e, seat) {
      tellAll(t, seat, `arranges the top ${cards(e.count)} of the draw pile`, 'S-13.10');
      arrangeTop(t, seat, e.count);
    },
  },
  discardTop: {
    fields: {},
    tags: ['discard'],
    words: () => 'Discard the top card of the draw pile.',
    run(t, _e, seat) {
      const slot = topOf(t, t.zone.deck);
      tellAll(t, seat, 'discards the top card of the draw pile', 'S-13.1');
      if (slot !== NONE) discard(t, slot);
      tidyDeck(t);
    },
  },
  lookAndBuy: {
    fields: { tokens: wholeNumber(1, 9) },
    tags: ['look', 'play', 'special'],
    words: (e) =>
      `Look at the top card of the draw pile; put it back, or discard ${energyTokens(e.tokens)} and put it into play at no other cost.`,
    run(t, e, seat) {
      tellAll(t, seat, 'looks at the top card of the draw pile', 'S-13.10');
      lookAndBuy(t, seat, e.tokens);
    },
  },
  search: {
    fields: { for: oneOf('familiar', 'itemOfNamedType') },
    tags: ['draw'],
    words: (e) =>
      `${e.for === 'familiar' ? 'Reveal cards until a familiar appears' : 'Name an energy and reveal cards until a magic item that costs it appears'}; keep it, or discard it, search once more and keep what you find.`,
    run(t, e, seat) {
      beginSearch(t, seat, e.for === 'itemOfNamedType');
    },
  },
  searchDiscard: {
    fields: { look: wholeNumber(1, 9) },
    tags: ['look'],
    words: (e) =>
      `Look at the top ${cards(e.look)} of the discard pile; take 1 into your hand and put the others underneath.`,
    run(t, e, seat, slot) {
      searchDiscard(t, seat, e.look, slot);
    },
  },
  putFromHand: {
    fields: {},
    tags: ['play'],
    words: () => 'Put a card from your hand into play at no cost.',
    run(t, _e, seat) {
      offerToPlay(t, seat, 'hand');
    },
    blocked(t, _e, seat, slot) {
      const leaves = slot >= 0 && isInPlay(t, slot) && controllerOf(t, slot) === seat ? 1 : 0;
      if (freeSlots(t, seat) + leaves <= 0) {
        return { reason: 'your gauge has no room for another card', rule: 'S-9.2' };
      }
      const any = listOf(t, t.zone.hand + seat).some((card) => !printedPower(t, card).barred);
      return any
        ? undefined
        : { reason: 'you hold no card that may be put into play', rule: 'S-9.4' };
    },
  },
};
