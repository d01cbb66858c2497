import { moveOnTop, NONE, sizeOf, topOf, zoneOf } from '@conclave/kernel';
import type { Cards, Players } from '../../content/vocabulary.ts';
import { cardsWords, does, filterWord, pileWord, playersWords } from '../../text/words.ts';
import { available, type CardUse, pickCards, playerIn, wanted, withPlayer } from '../cards.ts';
import { tellOf } from '../notes.ts';
import {
  bury as buryCard,
  canBury,
  canLeave,
  discard,
  forgetUses,
  give,
  ownerOf,
  remove,
  unbury as unburyCard,
} from '../piles.ts';
import { refreshAll } from '../swap.ts';
import type { EnchantersTable as T } from '../table.ts';
import { artifactPile, artifactPiles, cards, filter, optional, players } from './checks.ts';
import { aimed, type Entry, type Kind, type Of } from './entry.ts';

/** Discards a card and tells of it. */
function discardTold(t: T, owner: number, card: number): void {
  discard(t, card);
  if (t.events !== undefined) tellOf(t, owner, `${t.names[owner]} discards {0}`, 'E-12.6', card);
}

function removeTold(t: T, owner: number, card: number): void {
  remove(t, card);
  if (t.events !== undefined) {
    tellOf(t, owner, `${t.names[owner]} removes {0} from the game`, 'E-12.9', card);
  }
}

/** E-14.11: whoever receives a card gets nothing but the card. */
function giveTold(t: T, card: number, to: number): void {
  const from = ownerOf(t, card);
  give(t, card, to);
  if (t.events === undefined) return;
  const giver = from < 0 ? '' : ` from ${t.names[from]}`;
  tellOf(t, to, `${t.names[to]} gets {0}${giver}`, 'E-14.11', card);
}

/** An effect in which the player who performs it gives up own cards. */
function ownCards<K extends 'discardOwn' | 'removeOwn' | 'removeCard'>(
  words: (cards: string) => string,
  use: CardUse<Of<K>>,
): Entry<K> {
  return {
    fields: { cards },
    tags: [],
    words: (e: Of<K>) => words(cardsWords(use.cards(e))),
    doable: (t: T, e: Of<K>, seat: number) =>
      available(t, use.cards(e), seat, 'leave') >= wanted(use.cards(e)),
    use,
    run: (t: T, e: Of<K>, seat: number, slot: number) =>
      pickCards(t, use, e, seat, slot, seat, wanted(use.cards(e))),
  } as unknown as Entry<K>;
}

/** EF-4.6 */
export const discardOwn = ownCards<'discardOwn'>((what) => `discard ${what}`, {
  cards: (e) => e.cards,
  fate: 'leave',
  rule: 'EF-4.6',
  take: (t, _e, _seat, _slot, owner, card) => discardTold(t, owner, card),
});

const removing = (what: string): string => `remove ${what} from the game`;

/** EF-4.7 */
export const removeOwn = ownCards<'removeOwn'>(removing, {
  cards: (e) => e.cards,
  fate: 'leave',
  rule: 'EF-4.7',
  take: (t, _e, _seat, _slot, owner, card) => removeTold(t, owner, card),
});

/** EF-10.4 */
export const removeCard = ownCards<'removeCard'>(removing, {
  cards: (e) => e.cards,
  fate: 'leave',
  rule: 'EF-10.4',
  take: (t, _e, _seat, _slot, owner, card) => removeTold(t, owner, card),
});

/** E-3.9: as part of an effect, this card can leave only if its pile keeps another. */
const thisCanLeave = (t: T, slot: number): boolean => ownerOf(t, slot) < 0 || canLeave(t, slot);

/** EF-4.8 */
export const removeThis: Entry<'removeThis'> = {
  fields: {},
  tags: [],
  words: () => 'remove this card from the game',
  doable: (t, _e, _seat, slot) => thisCanLeave(t, slot),
  run(t, _e, seat, slot) {
    if (thisCanLeave(t, slot)) removeTold(t, seat, slot);
  },
};

export const discardThis: Entry<'discardThis'> = {
  fields: {},
  tags: [],
  words: () => 'discard this card',
  doable: (t, _e, _seat, slot) => thisCanLeave(t, slot),
  run(t, _e, seat, slot) {
    if (thisCanLeave(t, slot)) discardTold(t, seat, slot);
  },
};

/** EF-4.9 */
export const buryThis: Entry<'buryThis'> = {
  fields: {},
  tags: [],
  words: () => 'bury this card',
  doable: (t, _e, _seat, slot) => ownerOf(t, slot) >= 0 && canBury(t, slot),
  run: (t, _e, _seat, slot) => buryCard(t, slot),
};

/** EF-4.10 */
export const buryTop: Entry<'buryTop'> = {
  fields: { piles: artifactPiles },
  tags: [],
  words: (e) => `bury your top ${e.piles.map(pileWord).join(' and your top ')}`,
  doable: (t, e, seat) => e.piles.every((pile) => sizeOf(t, t.zone[pile] + seat) > 1),
  run(t, e, seat) {
    for (const pile of e.piles) {
      const top = topOf(t, t.zone[pile] + seat);
      if (top !== NONE) buryCard(t, top);
    }
  },
};

/** Gives an own card to the player the effect is aimed at. */
const giving = <K extends 'giveOwn' | 'giveCard'>(of: (e: Of<K>) => Cards): CardUse<Of<K>> => ({
  cards: of,
  fate: 'leave',
  rule: 'E-14.11',
  take: (t, _e, _seat, _slot, _owner, card, value) => giveTold(t, card, playerIn(value)),
});

function giveEntry<K extends 'giveOwn' | 'giveCard'>(
  fields: Entry<K>['fields'],
  of: (e: Of<K>) => Cards,
  to: (e: Of<K>) => Players,
): Entry<K> {
  const use = giving<K>(of);
  return {
    ...aimed<K>({
      fields,
      words: (e: Of<K>) => `give ${playersWords(to(e))} ${cardsWords(use.cards(e))}`,
      doable: (t: T, e: Of<K>, seat: number) =>
        available(t, use.cards(e), seat, 'leave') >= wanted(use.cards(e)),
      hit: {
        players: to,
        eligible: (t: T, e: Of<K>, seat: number) => available(t, use.cards(e), seat, 'leave') > 0,
        one: (t: T, e: Of<K>, seat: number, slot: number, other: number) =>
          pickCards(t, use, e, seat, slot, seat, withPlayer(wanted(use.cards(e)), other)),
      },
    } as unknown as Parameters<typeof aimed<K>>[0]),
    use,
  };
}

/** EF-4.11 */
export const giveOwn = giveEntry<'giveOwn'>(
  { cards },
  (e) => e.cards,
  () => 'another',
);
/** EF-10.2 */
export const giveCard = giveEntry<'giveCard'>(
  { cards, to: players },
  (e) => e.cards,
  (e) => e.to,
);

const canBeGiven = (t: T, slot: number): boolean =>
  zoneOf(t, slot) === t.zone.limbo || (ownerOf(t, slot) >= 0 && canLeave(t, slot));

/** EF-10.1 */
export const giveThis: Entry<'giveThis'> = aimed<'giveThis'>({
  fields: { to: players },
  words: (e) => `give this card to ${playersWords(e.to)}`,
  doable: (t, _e, _seat, slot) => canBeGiven(t, slot),
  hit: {
    players: (e) => e.to,
    one(t, _e, _seat, slot, other) {
      if (canBeGiven(t, slot)) giveTold(t, slot, other);
    },
  },
});

/** An effect that has each player it is aimed at choose among own cards. */
function fromEach<K extends Kind>(
  fields: Entry<K>['fields'],
  who: (e: Of<K>) => Players,
  words: Entry<K>['words'],
  use: CardUse<Of<K>>,
): Entry<K> {
  const enough = (t: T, e: Of<K>, other: number): number =>
    available(t, use.cards(e), other, use.fate);
  return {
    ...aimed<K>({
      fields,
      words,
      doable: (t: T, e: Of<K>, seat: number) =>
        who(e) !== 'you' || enough(t, e, seat) >= wanted(use.cards(e)),
      hit: {
        players: who,
        eligible: (t: T, e: Of<K>, _seat: number, other: number) => enough(t, e, other) > 0,
        one: (t: T, e: Of<K>, seat: number, slot: number, other: number) =>
          pickCards(t, use, e, seat, slot, other, wanted(use.cards(e))),
      },
    } as unknown as Parameters<typeof aimed<K>>[0]),
    use,
  };
}

const whose = (who: Players): 'your' | 'their' => (who === 'you' ? 'your' : 'their');

/** EF-10.3, E-14.16 */
export const discardCard = fromEach<'discardCard'>(
  { who: players, cards },
  (e) => e.who,
  (e) => `${does(e.who, 'discard', 'discards')} ${cardsWords(e.cards, whose(e.who))}`,
  {
    cards: (e) => e.cards,
    fate: 'leave',
    rule: 'EF-10.3',
    take: (t, _e, _seat, _slot, owner, card) => discardTold(t, owner, card),
  },
);

/** EF-10.6, E-18.14 */
export const targetGives = fromEach<'targetGives'>(
  { filter, from: players },
  (e) => e.from,
  (e) => `${playersWords(e.from)} gives you one of their ${filterWord(e.filter, 2)}`,
  {
    cards: (e): Cards => ({ kind: 'own', filter: e.filter }),
    fate: 'leave',
    rule: 'EF-10.6',
    take: (t, _e, seat, _slot, _owner, card) => giveTold(t, card, seat),
  },
);

/** What burying and unburying have in common. */
const digging = (
  fate: 'bury' | 'unbury',
  act: (t: T, card: number) => void,
): CardUse<Of<'bury' | 'unbury'>> => ({
  cards: (e) => e.cards,
  fate,
  rule: fate === 'bury' ? 'E-14.2' : 'E-14.4',
  take: (t, _e, _seat, _slot, _owner, card) => act(t, card),
});

/** EF-11.1, EF-11.4 */
export const bury = fromEach<'bury'>(
  { cards, who: optional(players) },
  (e) => e.who ?? 'you',
  (e) => `${does(e.who ?? 'you', 'bury', 'buries')} ${cardsWords(e.cards, whose(e.who ?? 'you'))}`,
  digging('bury', buryCard),
);

/** EF-11.2, EF-11.4 */
export const unbury = fromEach<'unbury'>(
  { cards, who: optional(players) },
  (e) => e.who ?? 'you',
  (e) =>
    `${does(e.who ?? 'you', 'unbury', 'unburies')} ${cardsWords(e.cards, whose(e.who ?? 'you'))}`,
  digging('unbury', unburyCard),
);

/** EF-11.3 */
export const buryTaken: Entry<'buryTaken'> = {
  fields: {},
  tags: [],
  words: () => 'bury this card as you take it',
  run(t, _e, seat, slot) {
    if (zoneOf(t, slot) !== t.zone.limbo) return;
    give(t, slot, seat, true);
    if (t.events !== undefined) tellOf(t, seat, `${t.names[seat]} buries {0}`, 'EF-11.3', slot);
  },
};

/** EF-10.5, E-14.10 */
export const stealTop: Entry<'stealTop'> = aimed<'stealTop'>({
  fields: { pile: artifactPile, from: players },
  words: (e) => `steal the top ${pileWord(e.pile)} of ${playersWords(e.from)}`,
  hit: {
    players: (e) => e.from,
    eligible: (t, e, _seat, other) => sizeOf(t, t.zone[e.pile] + other) > 1,
    one: (t, e, seat, _slot, other) => giveTold(t, topOf(t, t.zone[e.pile] + other), seat),
  },
});

/** EF-10.7, E-14.8 */
export const swapTops: Entry<'swapTops'> = aimed<'swapTops'>({
  fields: { pile: artifactPile, with: players },
  words: (e) => `swap your top ${pileWord(e.pile)} with that of ${playersWords(e.with)}`,
  hit: {
    players: (e) => e.with,
    one(t, e, seat, _slot, other) {
      const mine = topOf(t, t.zone[e.pile] + seat);
      const theirs = topOf(t, t.zone[e.pile] + other);
      if (mine === NONE || theirs === NONE) return;
      moveOnTop(t, mine, t.zone[e.pile] + other);
      moveOnTop(t, theirs, t.zone[e.pile] + seat);
      // E-6.13: both have a new owner.
      forgetUses(t, mine);
      forgetUses(t, theirs);
      refreshAll(t);
      if (t.events !== undefined) {
        tellOf(t, seat, `${t.names[seat]} swaps {0} for {1}`, 'E-14.8', mine, theirs);
      }
    },
  },
});
