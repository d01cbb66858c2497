import {
  moveOnTop,
  NONE,
  type Seat,
  type Slot,
  sizeOf,
  topOf,
  whereIs,
  zoneOf,
} from '@conclave/kernel';
import { artifactPile, cards, filter, optional, players } from '../../../content/checks.ts';
import type { Cards, Players } from '../../../content/vocabulary.ts';
import { available, pickCards, wanted } from '../../../rules/cards.ts';
import type { CardUse, EffectKind, Hit } from '../../../rules/kinds.ts';
import { tellOf } from '../../../rules/notes.ts';
import {
  bury as buryCard,
  canLeave,
  discard,
  give,
  ownerOf,
  remove,
  unbury as unburyCard,
} from '../../../rules/piles.ts';
import { anyCards, ownCards } from '../../../rules/prospect.ts';
import { refreshAll } from '../../../rules/swap.ts';
import type { EnchantersTable as T } from '../../../rules/table.ts';
import { forgetUses } from '../../../rules/uses.ts';
import { cardsWords, filterWord, pileWord } from '../../../text/words.ts';
import {
  aiming,
  type Entry,
  free,
  nobody,
  nothing,
  type Of,
  once,
  reaches,
  unless,
} from './entry.ts';

/** Discards a card and tells of it. */
export function discardTold(t: T, owner: Seat, card: number): void {
  discard(t, card);
  if (t.events !== undefined) tellOf(t, owner, `${t.names[owner]} discards {0}`, 'E-12.6', card);
}

export function removeTold(t: T, owner: Seat, card: number): void {
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

/** E-3.9: whether a seat can give up as many cards as a selector wants. */
export const canGiveUp = (t: T, selected: Cards, seat: Seat): boolean =>
  available(t, selected, seat, 'leave') >= wanted(selected);

/** What an effect has in which the player who performs it gives up own cards. */
export const givingUp = <E extends Of<'discardOwn' | 'removeOwn' | 'removeCard'>>(
  rule: string,
  take: (t: T, owner: Seat, card: number) => void,
): Pick<EffectKind<E, T>, 'use' | 'run'> => {
  const use: CardUse<E, T> = {
    cards: (e) => e.cards,
    fate: 'leave',
    rule,
    take: (t, _e, _seat, _slot, owner, card) => take(t, owner, card),
  };
  return {
    use,
    run: (t, e, seat, slot) => pickCards(t, use, e, seat, slot, seat, wanted(e.cards)),
  };
};

/** EF-10.4 */
export const removeCard: Entry<'removeCard'> = {
  ...givingUp<Of<'removeCard'>>('EF-10.4', removeTold),
  fields: { cards },
  tags: [],
  words: (e) => `remove ${cardsWords(e.cards)} from the game`,
  blocked: (t, e, seat) => unless(canGiveUp(t, e.cards, seat)),
  prospect: (t, _e, hope) => ownCards(t, hope),
  wounds: nobody,
  times: once,
  commutes: false,
  ofThisCard: false,
};

/** What an effect has that gives an own card to the player it is aimed at. */
export const handing = <E extends Of<'giveOwn' | 'giveCard'>>(
  who: (e: E) => Players,
): Pick<EffectKind<E, T>, 'run'> & { readonly hit: Hit<E, T>; readonly use: CardUse<E, T> } => {
  const use: CardUse<E, T> = {
    cards: (e) => e.cards,
    fate: 'leave',
    rule: 'E-14.11',
    take: (t, _e, _seat, _slot, _owner, card, to) => giveTold(t, card, to),
  };
  const hit: Hit<E, T> = {
    players: who,
    eligible: (t, e, seat) => available(t, e.cards, seat, 'leave') > 0,
    one: (t, e, seat, slot, other) =>
      pickCards(t, use, e, seat, slot, seat, wanted(e.cards), other),
  };
  return { ...aiming(hit), hit, use };
};

const handingOver = handing<Of<'giveCard'>>((e) => e.to);

/** EF-10.2 */
export const giveCard: Entry<'giveCard'> = {
  ...handingOver,
  fields: { cards, to: players },
  tags: [],
  words: (e, say) => `give ${say.players(e.to)} ${cardsWords(e.cards)}`,
  blocked: (t, e, seat, slot) =>
    unless(canGiveUp(t, e.cards, seat)) ?? reaches(t, handingOver.hit, e, seat, slot),
  prospect: (t, _e, hope) => ownCards(t, hope),
  wounds: nobody,
  times: once,
  commutes: false,
  ofThisCard: false,
};

const canBeGiven = (t: T, slot: Slot): boolean =>
  whereIs(t, slot) === t.zone.limbo || (ownerOf(t, slot) >= 0 && canLeave(t, slot));

const handingThis: Hit<Of<'giveThis'>, T> = {
  players: (e) => e.to,
  one(t, _e, _seat, slot, other) {
    if (canBeGiven(t, slot)) giveTold(t, slot, other);
  },
};

/** EF-10.1 */
export const giveThis: Entry<'giveThis'> = {
  ...aiming(handingThis),
  fields: { to: players },
  tags: [],
  words: (e, say) => `give this card to ${say.players(e.to)}`,
  blocked: (t, e, seat, slot) =>
    unless(canBeGiven(t, slot)) ?? reaches(t, handingThis, e, seat, slot),
  prospect: nothing,
  wounds: nobody,
  times: once,
  commutes: false,
  ofThisCard: true,
};

/** What an effect has that lets each player it is aimed at choose among own cards. */
const fromEach = <E extends Of<'discardCard' | 'targetGives' | 'bury' | 'unbury'>>(
  who: (e: E) => Players,
  use: CardUse<E, T>,
): Pick<EffectKind<E, T>, 'hit' | 'use' | 'run' | 'blocked'> => {
  const enough = (t: T, e: E, other: Seat): number => available(t, use.cards(e), other, use.fate);
  const hit: Hit<E, T> = {
    players: who,
    eligible: (t, e, _seat, other) => enough(t, e, other) > 0,
    one: (t, e, seat, slot, other) => pickCards(t, use, e, seat, slot, other, wanted(use.cards(e))),
  };
  return {
    ...aiming(hit),
    use,
    blocked: (t, e, seat, slot) =>
      unless(who(e) !== 'you' || enough(t, e, seat) >= wanted(use.cards(e))) ??
      reaches(t, hit, e, seat, slot),
  };
};

const whose = (who: Players): 'your' | 'their' => (who === 'you' ? 'your' : 'their');

/** EF-10.3, E-14.16 */
export const discardCard: Entry<'discardCard'> = {
  ...fromEach<Of<'discardCard'>>((e) => e.who, {
    cards: (e) => e.cards,
    fate: 'leave',
    rule: 'EF-10.3',
    take: (t, _e, _seat, _slot, owner, card) => discardTold(t, owner, card),
  }),
  fields: { who: players, cards },
  tags: [],
  words: (e, say) =>
    `${say.does(e.who, 'discard', 'discards')} ${cardsWords(e.cards, whose(e.who))}`,
  prospect: (t, _e, hope) => ownCards(t, hope),
  wounds: nobody,
  times: once,
  commutes: false,
  ofThisCard: false,
};

/** EF-10.6, E-18.14 */
export const targetGives: Entry<'targetGives'> = {
  ...fromEach<Of<'targetGives'>>((e) => e.from, {
    cards: (e): Cards => ({ kind: 'own', filter: e.filter }),
    fate: 'leave',
    rule: 'EF-10.6',
    take: (t, _e, seat, _slot, _owner, card) => giveTold(t, card, seat),
  }),
  fields: { filter, from: players },
  tags: [],
  words: (e, say) => `${say.players(e.from)} gives you one of their ${filterWord(e.filter, 2)}`,
  prospect: (t, _e, hope) => anyCards(t, hope),
  wounds: nobody,
  times: once,
  commutes: false,
  ofThisCard: false,
};

const digger = (e: { readonly who?: Players }): Players => e.who ?? 'you';

/** EF-11.1, EF-11.4 */
export const bury: Entry<'bury'> = {
  ...fromEach<Of<'bury'>>(digger, {
    cards: (e) => e.cards,
    fate: 'bury',
    rule: 'E-14.2',
    take: (t, _e, _seat, _slot, _owner, card) => buryCard(t, card),
  }),
  fields: { cards, who: optional(players) },
  tags: [],
  words: (e, say) =>
    `${say.does(digger(e), 'bury', 'buries')} ${cardsWords(e.cards, whose(digger(e)))}`,
  prospect: (t, _e, hope) => ownCards(t, hope),
  wounds: nobody,
  times: once,
  commutes: false,
  ofThisCard: false,
};

/** EF-11.2, EF-11.4 */
export const unbury: Entry<'unbury'> = {
  ...fromEach<Of<'unbury'>>(digger, {
    cards: (e) => e.cards,
    fate: 'unbury',
    rule: 'E-14.4',
    take: (t, _e, _seat, _slot, _owner, card) => unburyCard(t, card),
  }),
  fields: { cards, who: optional(players) },
  tags: [],
  words: (e, say) =>
    `${say.does(digger(e), 'unbury', 'unburies')} ${cardsWords(e.cards, whose(digger(e)))}`,
  prospect: (t, _e, hope) => ownCards(t, hope),
  wounds: nobody,
  times: once,
  commutes: false,
  ofThisCard: false,
};

/** EF-11.3 */
export const buryTaken: Entry<'buryTaken'> = {
  fields: {},
  tags: [],
  words: () => 'bury this card as you take it',
  run(t, _e, seat, slot) {
    if (whereIs(t, slot) !== t.zone.limbo) return;
    give(t, slot, seat, true);
    if (t.events !== undefined) tellOf(t, seat, `${t.names[seat]} buries {0}`, 'EF-11.3', slot);
  },
  blocked: free,
  prospect: nothing,
  wounds: nobody,
  times: once,
  commutes: false,
  ofThisCard: true,
};

const stealing: Hit<Of<'stealTop'>, T> = {
  players: (e) => e.from,
  eligible: (t, e, _seat, other) => sizeOf(t, zoneOf(t, t.zone[e.pile], other)) > 1,
  one: (t, e, seat, _slot, other) => giveTold(t, topOf(t, zoneOf(t, t.zone[e.pile], other)), seat),
};

/** EF-10.5, E-14.10 */
export const stealTop: Entry<'stealTop'> = {
  ...aiming(stealing),
  fields: { pile: artifactPile, from: players },
  tags: [],
  words: (e, say) => `steal the top ${pileWord(e.pile)} of ${say.players(e.from)}`,
  blocked: (t, e, seat, slot) => reaches(t, stealing, e, seat, slot),
  prospect: (t, _e, hope) => anyCards(t, hope),
  wounds: nobody,
  times: once,
  commutes: false,
  ofThisCard: false,
};

const swapping: Hit<Of<'swapTops'>, T> = {
  players: (e) => e.with,
  one(t, e, seat, _slot, other) {
    const mine = topOf(t, zoneOf(t, t.zone[e.pile], seat));
    const theirs = topOf(t, zoneOf(t, t.zone[e.pile], other));
    if (mine === NONE || theirs === NONE) return;
    moveOnTop(t, mine, zoneOf(t, t.zone[e.pile], other));
    moveOnTop(t, theirs, zoneOf(t, t.zone[e.pile], seat));
    // E-6.13: both have a new owner.
    forgetUses(t, mine);
    forgetUses(t, theirs);
    refreshAll(t);
    if (t.events !== undefined) {
      tellOf(t, seat, `${t.names[seat]} swaps {0} for {1}`, 'E-14.8', mine, theirs);
    }
  },
};

/** EF-10.7, E-14.8 */
export const swapTops: Entry<'swapTops'> = {
  ...aiming(swapping),
  fields: { pile: artifactPile, with: players },
  tags: [],
  words: (e, say) => `swap your top ${pileWord(e.pile)} with that of ${say.players(e.with)}`,
  blocked: (t, e, seat, slot) => reaches(t, swapping, e, seat, slot),
  prospect: (t, _e, hope) => anyCards(t, hope),
  wounds: nobody,
  times: once,
  commutes: false,
  ofThisCard: false,
};
