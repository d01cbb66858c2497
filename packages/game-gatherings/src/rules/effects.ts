import {
  ask,
  dropAll,
  type EffectTable,
  effect,
  effects as effectList,
  move,
  moveAll,
  note,
  oneOf,
  prepareEffects,
  push,
  type Seat,
  type Slot,
  sizeOf,
  write,
  zoneOf,
} from '@conclave/kernel';
import { TRICKS } from '../content/tricks.ts';
import { samePile } from './objects.ts';
import { pileOfArea } from './organise.ts';
import { clearTable } from './setup.ts';
import { ASK, STEP } from './steps.ts';
import type { GatheringsTable } from './table.ts';
import type { Effect } from './vocabulary.ts';

/** G-5.4, G-5.5: whose hand a card can be taken from. */
function hasTarget(t: GatheringsTable, seat: Seat): boolean {
  for (let other = 0; other < t.seats; other++) {
    if (other !== seat && sizeOf(t, zoneOf(t, t.zone.hand, other)) > 0) return true;
  }
  return false;
}

export const TABLE: EffectTable<Effect, GatheringsTable> = {
  inOrder: {
    fields: { effects: effectList },
    tags: [],
    words: (e, say) => e.effects.map(say).join(' '),
    run(t, e, seat, slot) {
      for (let i = e.effects.length - 1; i >= 0; i--) {
        effects.start(t, e.effects[i] as Effect, seat, slot);
      }
    },
    blocked(t, e, seat) {
      for (const part of e.effects) {
        const reason = effects.blocked(t, part, seat);
        if (reason !== undefined) return reason;
      }
      return undefined;
    },
  },
  discardThis: {
    fields: {},
    tags: [],
    words: () => 'Discard this card.',
    run(t, _e, _seat, slot) {
      move(t, slot, t.zone.discard);
    },
  },
  waitForGathering: {
    fields: { then: effect },
    tags: ['waits'],
    words: (e, say) =>
      `Lay this card face up before you. After the next gathering, whoever organises it: ${lower(say(e.then))} Then discard this card.`,
    run(t, _e, seat, slot) {
      move(t, slot, zoneOf(t, t.zone.front, seat));
    },
  },
  takeObject: {
    fields: { from: oneOf('samePile', 'magicalArea') },
    tags: ['object'],
    words: (e) =>
      e.from === 'samePile'
        ? 'Take an object from the pile its organiser took from, never a New Gathering card.'
        : 'Take an object from the pile of the gathering in the Magical Area, never a New Gathering card.',
    run(t, e, seat) {
      const pile = e.from === 'samePile' ? samePile(t) : pileOfArea(t);
      if (pile >= 0) push(t, STEP.takeObject, seat, pile);
    },
    blocked: (t, e) =>
      e.from === 'magicalArea' && pileOfArea(t) < 0
        ? { reason: 'there is no gathering in the Magical Area', rule: 'G-5.2' }
        : undefined,
  },
  othersDiscardEnchanter: {
    fields: {},
    tags: ['attack'],
    words: () =>
      'Every other player who holds an Enchanter discards one of their choice, starting on your left.',
    run(t, _e, seat) {
      push(t, STEP.othersDiscard, seat, 1);
    },
  },
  takeRandomCard: {
    fields: { giveBack: oneOf('another', 'nothing') },
    tags: ['attack'],
    words: (e) =>
      e.giveBack === 'another'
        ? "Take a random card from another player's hand, then give that player another card of your choice."
        : "Take a random card from another player's hand.",
    run(t, e, seat) {
      if (hasTarget(t, seat)) ask(t, e.giveBack === 'another' ? ASK.exchange : ASK.target, seat);
    },
    blocked: (t, e, seat) =>
      hasTarget(t, seat)
        ? undefined
        : {
            reason: 'no other player holds a card',
            rule: e.giveBack === 'another' ? 'G-5.4' : 'G-5.5',
          },
  },
  mixEverythingIn: {
    fields: {},
    tags: ['attack'],
    words: () =>
      'Shuffle this card, your whole hand, the table cards, the discard pile and the draw pile together and lay out anew.',
    run(t, _e, seat) {
      moveAll(t, zoneOf(t, t.zone.hand, seat), t.zone.deck);
      moveAll(t, t.zone.discard, t.zone.deck);
      clearTable(t);
    },
  },
  endTurn: {
    fields: {},
    tags: [],
    words: () => 'Your turn ends at once.',
    run(t, _e, seat) {
      dropAll(t);
      write(t, t.at.extraTurn, 0);
      push(t, STEP.endTurn, seat);
      push(t, STEP.layOut);
    },
  },
};

export const lower = (sentence: string): string =>
  sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** The effects of all Tricks. */
export const effects = prepareEffects<Effect, GatheringsTable>(
  TABLE,
  Object.fromEntries(TRICKS.map((trick) => [trick.id, trick.effect])),
  STEP.effect,
);

/** The text on a card. */
export const wordsOf = (tree: Effect): string => effects.words(tree);

/** G-5.6, G-5.7: a card that may not be held takes effect for the seat that met it. */
export function meet(t: GatheringsTable, seat: Seat, slot: Slot): void {
  const trick = TRICKS.find((entry) => entry.when === 'met');
  if (trick === undefined) return;
  t.because = trick.rule;
  if (t.events !== undefined) {
    note(t, seat, `${t.names[seat]} meets ${trick.name}: everything is shuffled`, trick.rule);
  }
  effects.start(t, trick.effect, seat, slot);
}
