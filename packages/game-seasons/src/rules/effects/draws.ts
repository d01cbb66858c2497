import {
  ask,
  listOf,
  lookAt,
  mix,
  NONE,
  oneOf,
  onlySeat,
  plural,
  push,
  type Seat,
  sizeOf,
  topOf,
  wholeNumber,
  zoneOf,
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
import { ASK, type SeasonsTable, STEP } from '../table.ts';
import { energyTokens } from '../words.ts';
import { WORTH } from '../worth.ts';
import { amount, type Entries, never, optional, rough } from './entries.ts';

type Draws =
  | 'draw'
  | 'drawOrDiscard'
  | 'drawKeepOne'
  | 'putIntoPlay'
  | 'drawShown'
  | 'discardShown'
  | 'exchangeHand'
  | 'lookAt'
  | 'arrangeTop'
  | 'discardTop'
  | 'lookAndBuy'
  | 'search'
  | 'searchDiscard';

const cards = (count: number): string => plural(count, 'card');

const LOOKED_AT = {
  top: 'the top card of the draw pile',
  hands: 'the hands of all other players',
} as const;

function lookAtHands(t: SeasonsTable, seat: Seat): void {
  for (const other of around(t, seat).slice(1)) {
    for (const slot of listOf(t, zoneOf(t, t.zone.hand, other))) lookAt(t, slot, seat);
  }
}

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
    blocked: never,
    worth: () => WORTH.card * 2,
  },
  drawOrDiscard: {
    fields: {},
    tags: ['draw'],
    words: () => 'Draw a card; keep it or discard it.',
    run(t, _e, seat) {
      tidyLater(t);
      if (drawSeveral(t, seat, 1) === 1) {
        ask(t, ASK.keepOrDiscard, seat, topOf(t, zoneOf(t, t.zone.drawn, seat)));
      }
    },
    blocked: never,
    worth: rough,
  },
  drawKeepOne: {
    fields: {
      look: (value) => (value === 'players' ? undefined : wholeNumber(2, 9)(value)),
      others: oneOf('discarded', 'given'),
    },
    tags: ['draw'],
    words(e) {
      const drawn = e.look === 'players' ? 'as many cards as there are players' : cards(e.look);
      const others =
        e.others === 'given' ? 'give each opponent 1 of the others' : 'discard the others';
      return `Draw ${drawn}; keep 1 and ${others}.`;
    },
    run(t, e, seat) {
      tidyLater(t);
      drawSeveral(t, seat, e.look === 'players' ? t.seats : e.look);
      push(t, STEP.keepOne, seat, e.others === 'given' ? REST.shared : REST.discarded);
    },
    blocked: never,
    // What opponents are given counts against it.
    worth: (e) => (e.others === 'given' ? WORTH.effect : WORTH.card * 2),
  },
  putIntoPlay: {
    fields: { drawn: optional(wholeNumber(2, 9)) },
    tags: ['play'],
    words: (e) =>
      e.drawn === undefined
        ? 'Put a card from your hand into play at no cost.'
        : `Draw ${cards(e.drawn)}; put 1 of them into play at no cost and discard the others.`,
    run(t, e, seat) {
      if (e.drawn !== undefined) drawSeveral(t, seat, e.drawn);
      offerToPlay(t, seat, e.drawn === undefined ? 'hand' : 'drawn');
    },
    blocked(t, e, seat, slot) {
      if (e.drawn !== undefined) return undefined;
      const leaves = slot >= 0 && isInPlay(t, slot) && controllerOf(t, slot) === seat ? 1 : 0;
      if (freeSlots(t, seat) + leaves <= 0) {
        return { reason: 'your gauge has no room for another card', rule: 'S-9.2' };
      }
      const any = listOf(t, zoneOf(t, t.zone.hand, seat)).some(
        (card) => !printedPower(t, card).neverPutIntoPlay,
      );
      return any
        ? undefined
        : { reason: 'you hold no card that may be put into play', rule: 'S-9.4' };
    },
    worth: () => WORTH.card * 5,
  },
  drawShown: {
    fields: {},
    tags: ['draw'],
    words: () => 'Draw a card and show it.',
    run(t, _e, seat) {
      drawShown(t, seat);
    },
    blocked: never,
    worth: rough,
  },
  discardShown: {
    fields: {},
    tags: ['discard'],
    words: () => 'Show and discard a card from your hand.',
    run(t, _e, seat) {
      if (sizeOf(t, zoneOf(t, t.zone.hand, seat)) > 0) ask(t, ASK.discardShown, seat);
    },
    blocked: (t, _e, seat) =>
      sizeOf(t, zoneOf(t, t.zone.hand, seat)) === 0
        ? { reason: 'your hand is empty', rule: 'S-12.3' }
        : undefined,
    worth: rough,
  },
  exchangeHand: {
    fields: {},
    tags: ['draw', 'discard'],
    words: () => 'Discard any number of cards from your hand and draw as many.',
    run(t, _e, seat) {
      const hand = zoneOf(t, t.zone.hand, seat);
      if (sizeOf(t, hand) === 0) return;
      if (sizeOf(t, hand) > 1) mix(t, hand, onlySeat(seat), NONE);
      ask(t, ASK.exchangeHand, seat);
    },
    blocked: never,
    worth: rough,
  },
  lookAt: {
    fields: { what: oneOf('top', 'hands') },
    tags: ['look'],
    words: (e) => `Look at ${LOOKED_AT[e.what]}.`,
    run(t, e, seat) {
      tellAll(t, seat, `looks at ${LOOKED_AT[e.what]}`, 'S-13.10');
      if (e.what === 'top') lookAtTop(t, seat, 1);
      else lookAtHands(t, seat);
    },
    blocked: never,
    worth: rough,
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
    blocked: never,
    worth: rough,
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
    blocked: never,
    worth: rough,
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
    blocked: never,
    worth: rough,
  },
  search: {
    fields: { for: oneOf('familiar', 'itemOfNamedType') },
    tags: ['draw'],
    words: (e) =>
      `${e.for === 'familiar' ? 'Reveal cards until a familiar appears' : 'Name an energy and reveal cards until a magic item that costs it appears'}; keep it, or discard it, search once more and keep what you find.`,
    run(t, e, seat) {
      beginSearch(t, seat, e.for === 'itemOfNamedType');
    },
    blocked: never,
    worth: () => WORTH.card * 2,
  },
  searchDiscard: {
    fields: { look: wholeNumber(1, 9) },
    tags: ['look'],
    words: (e) =>
      `Look at the top ${cards(e.look)} of the discard pile; take 1 into your hand and put the others underneath.`,
    run(t, e, seat, slot) {
      searchDiscard(t, seat, e.look, slot);
    },
    blocked: never,
    worth: rough,
  },
};
