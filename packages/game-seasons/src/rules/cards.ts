import {
  ask,
  listOf,
  mix,
  move,
  moveOnTop,
  NONE,
  nextOf,
  onlySeat,
  push,
  type Question,
  reveal,
  type Seat,
  type Slot,
  sizeOf,
  topOf,
  write,
  zoneOf,
} from '@conclave/kernel';
import {
  bury,
  collect,
  conceal,
  discard,
  drawTo,
  lookAtTop,
  newestDiscards,
  tidyDeck,
} from './deck.ts';
import { lose, OPENLY } from './leave.ts';
import { canPay, dueOf, pay } from './pay.ts';
import { freeSlots } from './places.ts';
import { nameOf, printedPower, tellAll } from './seat.ts';
import { putIntoPlay, whyNotIntoPlay } from './summon.ts';
import { ASK, type SeasonsTable, STEP } from './table.ts';
import { energyTokens } from './words.ts';

/** An option that is a card. */
const tellCard = (t: SeasonsTable, slot: Slot, does: string, rule: string) => ({
  label: nameOf(t, slot),
  does,
  rule,
  slots: [slot],
});

export function tidyDeckStep(t: SeasonsTable): void {
  tidyDeck(t);
}

/** S-5.7: the one card that was drawn. Codes: 0 is to discard it, 1 to keep it. */
export const askKeepOrDiscard: Question<SeasonsTable> = {
  rule: 'S-5.7',
  prompt: (t, _seat, slot) => `Keep ${nameOf(t, slot)}?`,
  card: (_t, slot) => slot,
  options(_t, _seat, out) {
    out.add(1);
    out.add(0);
  },
  tell: (t, _seat, keep, slot) => ({
    label: keep === 1 ? `Keep ${nameOf(t, slot)}` : `Discard ${nameOf(t, slot)}`,
    does: keep === 1 ? 'It goes to your hand.' : 'It goes to the discard pile, unseen.',
    rule: 'S-5.7',
    slots: [slot],
  }),
  apply(t, seat, picks, slot) {
    tellAll(t, seat, picks[0] === 1 ? 'keeps a card' : 'discards a card', 'S-5.7');
    if (picks[0] === 1) collect(t, seat, slot);
    else discard(t, slot);
  },
};

/** What becomes of the other cards when one was kept. */
export const REST = { discarded: 0, shared: 1 } as const;

export function keepOneStep(t: SeasonsTable, seat: Seat, rest: number): void {
  const cards = sizeOf(t, zoneOf(t, t.zone.drawn, seat));
  if (cards === 1) collect(t, seat, topOf(t, zoneOf(t, t.zone.drawn, seat)));
  else if (cards > 1) ask(t, ASK.keepOne, seat, rest);
}

export const askKeepOne: Question<SeasonsTable> = {
  rule: 'S-11.7',
  prompt: (_t, _seat, rest) =>
    rest === REST.shared
      ? 'Keep one card; the others go to your opponents.'
      : 'Keep one card; the others are discarded.',
  options(t, seat, out) {
    for (const slot of listOf(t, zoneOf(t, t.zone.drawn, seat))) out.add(slot);
  },
  tell: (t, _seat, slot) => tellCard(t, slot, 'It goes to your hand.', 'S-11.7'),
  apply(t, seat, picks, rest) {
    const slot = conceal(t, zoneOf(t, t.zone.drawn, seat), seat, picks[0] as number);
    collect(t, seat, slot);
    if (rest === REST.shared) push(t, STEP.give, seat, 1);
    else push(t, STEP.discardDrawn, seat);
  },
};

/** S-13.4: several cards are discarded in an order of their player's choice. */
export function discardDrawnStep(t: SeasonsTable, seat: Seat): void {
  t.because = 'S-13.4';
  const zone = zoneOf(t, t.zone.drawn, seat);
  if (sizeOf(t, zone) > 1) {
    mix(t, zone, onlySeat(seat), NONE);
    if (t.facts.orderMatters) {
      ask(t, ASK.discardOrder, seat);
      return;
    }
  }
  for (const slot of listOf(t, zone)) discard(t, slot);
}

export const askDiscardOrder: Question<SeasonsTable> = {
  rule: 'S-13.4',
  prompt: () => 'In which order do you discard these cards? The last lies on top.',
  options(t, seat, out) {
    out.order();
    for (const slot of listOf(t, zoneOf(t, t.zone.drawn, seat))) out.add(slot);
  },
  tell: (t, _seat, slot) => tellCard(t, slot, 'It is discarded, unseen.', 'S-13.4'),
  apply(t, _seat, picks) {
    for (const slot of picks) discard(t, slot);
  },
};

/** The next opponent gets one of the drawn cards. */
export function giveStep(t: SeasonsTable, seat: Seat, offset: number): void {
  const zone = zoneOf(t, t.zone.drawn, seat);
  const cards = sizeOf(t, zone);
  if (cards === 0 || offset === t.seats) return;
  push(t, STEP.give, seat, offset + 1);
  if (cards === 1) collect(t, (seat + offset) % t.seats, topOf(t, zone));
  else ask(t, ASK.give, seat, (seat + offset) % t.seats);
}

export const askGive: Question<SeasonsTable> = {
  rule: 'S-13.11',
  prompt: (t, _seat, other) => `Which card goes to ${t.names[other]}?`,
  options(t, seat, out) {
    for (const slot of listOf(t, zoneOf(t, t.zone.drawn, seat))) out.add(slot);
  },
  tell: (t, _seat, slot, other) =>
    tellCard(t, slot, `It goes to ${t.names[other]}'s hand.`, 'S-13.11'),
  apply(t, seat, picks, other) {
    collect(t, other, conceal(t, zoneOf(t, t.zone.drawn, seat), seat, picks[0] as number));
  },
};

/** Puts one of the drawn cards, or of the hand, into play if one may be (S-9.2, S-9.4). */
export function offerToPlay(t: SeasonsTable, seat: Seat, zone: 'drawn' | 'hand'): void {
  const fits = (slot: Slot): boolean => whyNotIntoPlay(t, seat, slot) === undefined;
  if (listOf(t, zoneOf(t, t.zone[zone], seat)).some(fits))
    ask(t, ASK.putIntoPlay, seat, zone === 'drawn' ? 0 : 1);
  else if (zone === 'drawn') {
    push(t, STEP.tidyDeck);
    push(t, STEP.discardDrawn, seat);
  }
}

const zoneFor = (t: SeasonsTable, seat: Seat, fromHand: number): number =>
  (fromHand === 1 ? t.zone.hand : t.zone.drawn) + seat;

export const askPutIntoPlay: Question<SeasonsTable> = {
  rule: 'S-9.1',
  prompt: () => 'Which card do you put into play?',
  options(t, seat, out, fromHand) {
    const zone = zoneFor(t, seat, fromHand);
    for (let slot = topOf(t, zone); slot !== NONE; slot = nextOf(t, slot)) {
      if (whyNotIntoPlay(t, seat, slot) === undefined) out.add(slot);
    }
  },
  tell: (t, _seat, slot) => tellCard(t, slot, 'It enters play at no cost.', 'S-9.1'),
  whyNot: (t, seat, fromHand) =>
    listOf(t, zoneFor(t, seat, fromHand)).flatMap((slot) => {
      const reason = whyNotIntoPlay(t, seat, slot);
      return reason === undefined ? [] : [{ label: nameOf(t, slot), ...reason, slots: [slot] }];
    }),
  apply(t, seat, picks, fromHand) {
    putIntoPlay(t, seat, picks[0] as number);
    if (fromHand === 1) return;
    push(t, STEP.tidyDeck);
    push(t, STEP.discardDrawn, seat);
  },
};

/** Looks at the top card; it stays, or is put into play for tokens. */
export function lookAndBuy(t: SeasonsTable, seat: Seat, tokens: number): void {
  const [slot] = lookAtTop(t, seat, 1);
  if (slot === undefined) return;
  // Asked even of a card that must go back, or the others would know that card.
  const able = freeSlots(t, seat) > 0 && canPay(t, seat, dueOf([], tokens, 0));
  if (able) ask(t, ASK.buy, seat, slot, tokens);
}

const buying = (tokens: number): string => `Discard ${energyTokens(tokens)} and put it into play`;

export const askBuy: Question<SeasonsTable> = {
  rule: 'S-9.1',
  prompt: (t, _seat, slot) => `The top card is ${nameOf(t, slot)}.`,
  card: (_t, slot) => slot,
  options(t, seat, out, slot) {
    out.add(0);
    if (whyNotIntoPlay(t, seat, slot) === undefined) out.add(1);
  },
  whyNot(t, seat, slot, tokens) {
    const reason = whyNotIntoPlay(t, seat, slot);
    return reason === undefined ? [] : [{ label: buying(tokens), ...reason, slots: [slot] }];
  },
  tell: (_t, _seat, code, slot, tokens) =>
    code === 0
      ? { label: 'Put it back', does: 'It stays on top.', rule: 'S-13.10', slots: [slot] }
      : {
          label: buying(tokens),
          does: 'It enters play at no further cost.',
          rule: 'S-9.1',
          slots: [slot],
        },
  apply(t, seat, picks, slot, tokens) {
    if (picks[0] === 0) return;
    push(t, STEP.putDrawn, slot, seat);
    pay(t, seat, dueOf([], tokens, 0), -1);
  },
};

export function putDrawnStep(t: SeasonsTable, slot: Slot, seat: Seat): void {
  t.because = 'S-9.1';
  putIntoPlay(t, seat, slot);
  tidyDeck(t);
}

/** Looks at the top cards and puts them back in any order. */
export function arrangeTop(t: SeasonsTable, seat: Seat, count: number): void {
  const zone = zoneOf(t, t.zone.drawn, seat);
  for (const slot of lookAtTop(t, seat, count)) move(t, slot, zone);
  const cards = sizeOf(t, zone);
  // Others who know one of these cards cannot follow it to its new place.
  if (cards > 1) mix(t, zone, onlySeat(seat), NONE);
  if (cards > 0) ask(t, ASK.arrange, seat);
}

export const askArrange: Question<SeasonsTable> = {
  rule: 'S-13.7',
  prompt: () => 'Put these cards back; the first lies on top.',
  options(t, seat, out) {
    out.order();
    for (const slot of listOf(t, zoneOf(t, t.zone.drawn, seat))) out.add(slot);
  },
  tell: (t, _seat, slot) => tellCard(t, slot, 'It goes back onto the draw pile.', 'S-13.7'),
  apply(t, _seat, picks) {
    for (let i = picks.length - 1; i >= 0; i--) {
      moveOnTop(t, picks[i] as number, t.zone.deck);
    }
    tidyDeck(t);
  },
};

/** Takes one of the newest discards; the others go underneath. */
export function searchDiscard(t: SeasonsTable, seat: Seat, look: number, except: number): void {
  const zone = zoneOf(t, t.zone.drawn, seat);
  for (const slot of newestDiscards(t, look, except)) move(t, slot, zone);
  const cards = sizeOf(t, zone);
  if (cards === 1) collect(t, seat, topOf(t, zone));
  else if (cards > 1) ask(t, ASK.takeBuried, seat);
}

export const askTakeBuried: Question<SeasonsTable> = {
  rule: 'S-13.2',
  prompt: () => 'Take one of these cards into your hand.',
  options(t, seat, out) {
    for (const slot of listOf(t, zoneOf(t, t.zone.drawn, seat))) out.add(slot);
  },
  tell: (t, _seat, slot) => tellCard(t, slot, 'It goes to your hand.', 'S-13.2'),
  apply(t, seat, picks) {
    collect(t, seat, conceal(t, zoneOf(t, t.zone.drawn, seat), seat, picks[0] as number));
    push(t, STEP.bury, seat);
  },
};

export function buryStep(t: SeasonsTable, seat: Seat): void {
  t.because = 'S-13.3';
  const cards = listOf(t, zoneOf(t, t.zone.drawn, seat));
  if (cards.length > 1) ask(t, ASK.buryOrder, seat);
  else for (const slot of cards) bury(t, slot);
}

export const askBuryOrder: Question<SeasonsTable> = {
  rule: 'S-13.4',
  prompt: () => 'In which order do these go underneath? The last lies lowest.',
  options(t, seat, out) {
    out.order();
    for (const slot of listOf(t, zoneOf(t, t.zone.drawn, seat))) out.add(slot);
  },
  tell: (t, _seat, slot) => tellCard(t, slot, 'It goes underneath the pile.', 'S-13.4'),
  apply(t, _seat, picks) {
    for (const slot of picks) bury(t, slot);
  },
};

/** Draws a card for all to see and notes its prestige. */
export function drawShown(t: SeasonsTable, seat: Seat): void {
  const slot = drawTo(t, zoneOf(t, t.zone.drawn, seat));
  write(t, t.at.shown, 0);
  if (slot === NONE) return;
  showPrestige(t, slot);
  tellAll(t, seat, 'draws {0}', 'S-13.11', slot);
  collect(t, seat, slot);
  tidyDeck(t);
}

function showPrestige(t: SeasonsTable, slot: Slot): void {
  reveal(t, slot);
  write(t, t.at.shown, Math.max(0, printedPower(t, slot).prestige));
}

/** S-13.12: the one discard from hand that everybody sees. */
export const askDiscardShown: Question<SeasonsTable> = {
  rule: 'S-13.12',
  prompt: () => 'Which card do you show and discard?',
  options(t, seat, out) {
    for (const slot of listOf(t, zoneOf(t, t.zone.hand, seat))) out.add(slot);
  },
  tell: (t, _seat, slot) =>
    tellCard(t, slot, `Its prestige of ${printedPower(t, slot).prestige} counts.`, 'S-13.12'),
  apply(t, seat, picks) {
    const slot = picks[0] as number;
    showPrestige(t, slot);
    lose(t, seat, slot, OPENLY);
  },
};

/** Any number of cards of the hand are discarded, and as many drawn. */
export const askExchangeHand: Question<SeasonsTable> = {
  rule: 'S-13.4',
  prompt: () => 'Discard any number of cards, the last one on top; you draw as many.',
  options(t, seat, out) {
    out.subset(0, sizeOf(t, zoneOf(t, t.zone.hand, seat)));
    for (const slot of listOf(t, zoneOf(t, t.zone.hand, seat))) out.add(slot);
  },
  tell: (t, _seat, slot) => tellCard(t, slot, 'It is discarded, unseen.', 'S-13.4'),
  apply(t, seat, picks) {
    push(t, STEP.exchange, picks.length, seat);
    for (let i = picks.length - 1; i >= 0; i--) {
      lose(t, seat, picks[i] as number, OPENLY);
    }
  },
};

export function drawCards(t: SeasonsTable, seat: Seat, count: number): void {
  for (let i = 0; i < count; i++) {
    const slot = drawTo(t, zoneOf(t, t.zone.drawn, seat));
    if (slot !== NONE) collect(t, seat, slot);
  }
  tidyDeck(t);
}

export function exchangeStep(t: SeasonsTable, count: number, seat: Seat): void {
  t.because = 'S-13.11';
  drawCards(t, seat, count);
}
