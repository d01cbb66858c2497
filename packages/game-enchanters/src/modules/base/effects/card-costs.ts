import {
  everySeat,
  NONE,
  type Reason,
  type Seat,
  type Slot,
  sizeOf,
  topOf,
  withoutSeat,
  zoneOf,
} from '@conclave/kernel';
import { artifactPiles, cards } from '../../../content/checks.ts';
import type { Cards, Cost } from '../../../content/vocabulary.ts';
import { available, wanted } from '../../../rules/cards.ts';
import type { CostKind } from '../../../rules/kinds.ts';
import { bury, canBury, canLeave, ownerOf } from '../../../rules/piles.ts';
import { withoutShielded } from '../../../rules/players.ts';
import { ownCards } from '../../../rules/prospect.ts';
import type { EnchantersTable as T } from '../../../rules/table.ts';
import { cardsWords, pileWord } from '../../../text/words.ts';
import { canGiveUp, discardTold, givingUp, handing, removeTold } from './cards.ts';
import { type CostEntry, free, nobody, type Of, once } from './entry.ts';

type OwnCards = { readonly cards: Cards };

const NO_CARD: Reason = { reason: 'there is no card to give up for it', rule: 'E-6.2' };

/** How often own cards can be given up for a cost. */
const timesGivenUp = (t: T, e: OwnCards, seat: Seat): number =>
  Math.max(1, Math.floor(available(t, e.cards, seat, 'leave') / wanted(e.cards)));

/** What all costs in own cards have. */
const inCards = {
  tags: [],
  prospect: (t, _e, hope) => ownCards(t, hope),
  wounds: nobody,
  times: once,
  commutes: false,
  crystals: () => 0,
  besides: 'noOtherCards',
} as const satisfies Partial<CostKind<Cost, T>>;

/** EF-4.6 */
export const discardOwn: CostEntry<'discardOwn'> = {
  ...inCards,
  ...givingUp<Of<'discardOwn'>>('EF-4.6', discardTold),
  fields: { cards },
  words: (e) => `discard ${cardsWords(e.cards)}`,
  blocked: (t, e, seat) => (canGiveUp(t, e.cards, seat) ? undefined : NO_CARD),
  ofThisCard: false,
  paid: 0,
  timesPayable: timesGivenUp,
};

/** EF-4.7 */
export const removeOwn: CostEntry<'removeOwn'> = {
  ...inCards,
  ...givingUp<Of<'removeOwn'>>('EF-4.7', removeTold),
  fields: { cards },
  words: (e) => `remove ${cardsWords(e.cards)} from the game`,
  blocked: (t, e, seat) => (canGiveUp(t, e.cards, seat) ? undefined : NO_CARD),
  ofThisCard: false,
  paid: 0,
  timesPayable: timesGivenUp,
};

const LAST_CARD: Reason = { reason: 'the last card of a pile stays', rule: 'E-3.9' };

/** E-3.9: this card can leave only if its pile keeps another. */
const thisCanLeave = (t: T, slot: Slot): boolean => ownerOf(t, slot) < 0 || canLeave(t, slot);

/** EF-4.8 */
export const removeThis: CostEntry<'removeThis'> = {
  ...inCards,
  fields: {},
  words: () => 'remove this card from the game',
  run(t, _e, seat, slot) {
    if (thisCanLeave(t, slot)) removeTold(t, seat, slot);
  },
  blocked: (t, _e, _seat, slot) => (thisCanLeave(t, slot) ? undefined : LAST_CARD),
  ofThisCard: true,
  paid: 1,
  timesPayable: once,
};

export const discardThis: CostEntry<'discardThis'> = {
  ...inCards,
  fields: {},
  words: () => 'discard this card',
  run(t, _e, seat, slot) {
    if (thisCanLeave(t, slot)) discardTold(t, seat, slot);
  },
  blocked: (t, _e, _seat, slot) => (thisCanLeave(t, slot) ? undefined : LAST_CARD),
  ofThisCard: true,
  paid: 1,
  timesPayable: once,
};

/** EF-4.9 */
export const buryThis: CostEntry<'buryThis'> = {
  ...inCards,
  fields: {},
  words: () => 'bury this card',
  run: (t, _e, _seat, slot) => bury(t, slot),
  blocked: (t, _e, _seat, slot) =>
    ownerOf(t, slot) >= 0 && canBury(t, slot)
      ? undefined
      : { reason: 'it is at the bottom of its pile already', rule: 'EF-4.9' },
  ofThisCard: true,
  paid: 1,
  timesPayable: once,
};

/** EF-4.10 */
export const buryTop: CostEntry<'buryTop'> = {
  ...inCards,
  fields: { piles: artifactPiles },
  words: (e) => `bury your top ${e.piles.map(pileWord).join(' and your top ')}`,
  run(t, e, seat) {
    for (const pile of e.piles) {
      const top = topOf(t, zoneOf(t, t.zone[pile], seat));
      if (top !== NONE) bury(t, top);
    }
  },
  blocked: (t, e, seat) =>
    e.piles.some((pile) => sizeOf(t, zoneOf(t, t.zone[pile], seat)) < 2)
      ? { reason: 'a single card cannot be buried', rule: 'E-14.3' }
      : undefined,
  ofThisCard: false,
  paid: 1,
  timesPayable: free,
};

/** EF-4.11: who can receive a card from a seat. */
const receivers = (t: T, seat: Seat, slot: Slot): number =>
  withoutShielded(t, withoutSeat(everySeat(t), seat), seat, slot);

/** EF-4.11 */
export const giveOwn: CostEntry<'giveOwn'> = {
  ...inCards,
  ...handing<Of<'giveOwn'>>(() => 'another'),
  fields: { cards },
  words: (e, say) => `give ${say.players('another')} ${cardsWords(e.cards)}`,
  blocked(t, e, seat, slot) {
    if (receivers(t, seat, slot) === 0) return { reason: 'nobody can receive it', rule: 'EF-4.11' };
    return canGiveUp(t, e.cards, seat)
      ? undefined
      : { reason: 'there is no card to give for it', rule: 'E-6.2' };
  },
  ofThisCard: false,
  paid: 0,
  timesPayable: timesGivenUp,
};
