import {
  ask,
  bottomOf,
  cardName,
  faceOf,
  NONE,
  push,
  type Question,
  type Seat,
  type Slot,
  sizeOf,
  topOf,
  whereIs,
  type Zone,
  zoneOf,
} from '@conclave/kernel';
import type { Cards, Effect, Pile } from '../content/vocabulary.ts';
import { factsOf, kindOf, matches } from './faces.ts';
import type { CardUse, Fate } from './kinds.ts';
import { called } from './notes.ts';
import { canBury, canLeave, cardsOf, ownerOf, zoneOfPile } from './piles.ts';
import { ASK, STEP } from './steps.ts';
import type { EnchantersTable as T } from './table.ts';

function suits(t: T, slot: Slot, fate: Fate, zone: Zone): boolean {
  if (fate === 'leave') return canLeave(t, slot);
  return fate === 'bury' ? canBury(t, slot) : topOf(t, zone) !== slot;
}

/** EF-3.11: the top card of a pile; the top Monster only if it is no Dragon (E-14.17). */
function topCard(t: T, pile: Pile | 'monster', seat: Seat): number {
  const top = topOf(t, zoneOfPile(t, pile === 'monster' ? 'trophy' : pile, seat));
  if (pile === 'monster' && top !== NONE && !matches(factsOf(t, top), 'monster')) return NONE;
  return top;
}

const pileOf = (pile: Pile | 'monster'): Pile => (pile === 'monster' ? 'trophy' : pile);

/** Adds a card to `out` if it suits, and returns how many there are then. */
function offer(t: T, slot: Slot, zone: Zone, fate: Fate, out: number[], n: number): number {
  if (slot === NONE || !suits(t, slot, fate, zone)) return n;
  out[n] = slot;
  return n + 1;
}

/** EF-3.10 to EF-3.14, EF-3.21: the cards a selector allows, written to `out`. */
function selectable(t: T, cards: Cards, seat: Seat, fate: Fate, out: number[]): number {
  switch (cards.kind) {
    case 'top': {
      const zone = zoneOfPile(t, pileOf(cards.pile), seat);
      return offer(t, topCard(t, cards.pile, seat), zone, fate, out, 0);
    }
    case 'bottom': {
      const zone = zoneOfPile(t, cards.pile, seat);
      return sizeOf(t, zone) === 0 ? 0 : offer(t, bottomOf(t, zone), zone, fate, out, 0);
    }
    case 'topOfAny': {
      let n = 0;
      for (const pile of cards.piles) {
        const zone = zoneOfPile(t, pileOf(pile), seat);
        n = offer(t, topCard(t, pile, seat), zone, fate, out, n);
      }
      return n;
    }
    case 'own': {
      const all = cardsOf(t, seat, cards.filter, out);
      let n = 0;
      for (let i = 0; i < all; i++) {
        const slot = out[i] as number;
        n = offer(t, slot, whereIs(t, slot), fate, out, n);
      }
      return n;
    }
  }
}

/** How many cards a selector wants. */
export const wanted = (cards: Cards): number => (cards.kind === 'own' ? (cards.n ?? 1) : 1);

const found: number[] = [];

/** How many of them could be given up one after the other: piles keep a last card (E-3.9). */
export function available(t: T, cards: Cards, seat: Seat, fate: Fate): number {
  const n = selectable(t, cards, seat, fate, found);
  if (fate !== 'leave' || cards.kind !== 'own' || n < 2) return n;
  let items = 0;
  let enchantments = 0;
  for (let i = 0; i < n; i++) {
    const { pile } = factsOf(t, found[i] as number);
    if (pile === 'item') items++;
    else if (pile === 'enchantment') enchantments++;
  }
  const rest = n - items - enchantments;
  const spareItems = items === 0 ? 0 : Math.min(items, sizeOf(t, zoneOf(t, t.zone.item, seat)) - 1);
  const spareEnchantments =
    enchantments === 0
      ? 0
      : Math.min(enchantments, sizeOf(t, zoneOf(t, t.zone.enchantment, seat)) - 1);
  return rest + spareItems + spareEnchantments;
}

/**
 * Has `owner` choose so many cards for an effect, one after the other (E-13.2). Whoever
 * performs it is `seat`, and `to` is who gets them, where somebody does. Asks nothing where there is no choice (E-14.18).
 */
export function pickCards<E extends Effect>(
  t: T,
  use: CardUse<E, T>,
  effect: E,
  seat: Seat,
  slot: Slot,
  owner: Seat,
  left: number,
  to = 0,
): void {
  if (left === 0) return;
  const cards = use.cards(effect);
  const n = selectable(t, cards, owner, use.fate, found);
  if (n === 0) return;
  const id = t.facts.effects.idOf(effect);
  if (left > 1) push(t, STEP.pickCards, id, seat, slot, owner, left - 1, to);
  if (n > 1) {
    ask(t, ASK.card, owner, id, seat, slot, to);
    return;
  }
  use.take(t, effect, seat, slot, owner, found[0] as number, to);
}

const useOf = (t: T, id: number): CardUse<Effect, T> | undefined =>
  kindOf(t, t.facts.effects.nodes[id] as Effect).use;

/** The further cards, one after the other. */
export function pickMore(
  t: T,
  id: number,
  seat: Seat,
  slot: Slot,
  owner: Seat,
  left: number,
  to: number,
): void {
  const effect = t.facts.effects.nodes[id] as Effect;
  const use = useOf(t, id);
  if (use !== undefined) pickCards(t, use, effect, seat, slot, owner, left, to);
}

function offered(t: T, id: number, owner: Seat, out: number[]): number {
  const use = useOf(t, id);
  if (use === undefined) return 0;
  const cards = use.cards(t.facts.effects.nodes[id] as Effect);
  return selectable(t, cards, owner, use.fate, out);
}

/** E-13.2: the owner of the cards chooses. */
export const askCard: Question<T> = {
  rule: 'E-13.2',
  prompt: (t, _owner, id, _seat, slot) =>
    `Choose a card for ${called(t, slot)}: ${t.facts.effects.words(t.facts.effects.nodes[id] as Effect)}.`,
  card: (_t, _id, _seat, slot) => slot,
  options(t, owner, out, id) {
    const list: number[] = [];
    const n = offered(t, id, owner, list);
    for (let i = 0; i < n; i++) out.add(list[i] as number);
  },
  tell: (t, _seat, card) => ({
    label: cardName(t, faceOf(t, card)),
    does: `${cardName(t, faceOf(t, card))} is chosen.`,
    rule: 'E-13.2',
    slots: [card],
  }),
  refuse(t, owner, card, id) {
    if (card < 0 || card >= t.layout.slotCount) return undefined;
    if (ownerOf(t, card) !== owner) {
      return { reason: 'it is not in the piles it is chosen from', rule: 'E-13.2' };
    }
    return useOf(t, id)?.fate === 'leave' && !canLeave(t, card)
      ? { reason: 'the last card of a pile stays', rule: 'E-3.9' }
      : undefined;
  },
  apply(t, owner, picks, id, seat, slot, to) {
    const effect = t.facts.effects.nodes[id] as Effect;
    useOf(t, id)?.take(t, effect, seat, slot, owner, picks[0] as number, to);
  },
};
