import {
  ask,
  type EffectTable,
  moveAll,
  prepareEffects,
  push,
  type Reason,
  type Seat,
  sizeOf,
  topOf,
  wholeNumber,
  write,
  zoneOf,
} from '@conclave/kernel';
import { ENCHANTMENTS } from '../content/enchantments.ts';
import { SPELL_EFFECTS } from '../content/spells.ts';
import { setAside } from './draw.ts';
import { anyCharacterToLookAt } from './effects/character.ts';
import { anyVision } from './effects/dispel.ts';
import { giveDrawn, hex, steal } from './effects/spells.ts';
import { anySwap } from './effects/swap.ts';
import { ASK, STEP } from './steps.ts';
import type { TechnoTable } from './table.ts';
import { amountInUse } from './trimagic-in-use.ts';
import type { Effect } from './vocabulary.ts';

const blockedUnless = (possible: boolean, reason: string): Reason | undefined =>
  possible ? undefined : { reason, rule: 'T-3.12' };

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const numberOf = (count: number): string => NUMBERS[count] ?? String(count);
const cards = (count: number): string => (count === 1 ? 'a card' : `${numberOf(count)} cards`);
/** T-4.5 */
const TWO = 'Two if the second and third visions together show two stars or more.';

export const TABLE: EffectTable<Effect, TechnoTable> = {
  cancelPart: {
    fields: {},
    tags: ['answer'],
    words: () =>
      "Play it when another player's trimagic targets you: that part of it does not happen.",
    run(t, _e, _seat, _slot, caster) {
      // T-3.10: the cards of a gift that is refused are discarded.
      moveAll(t, zoneOf(t, t.zone.looking, caster), t.zone.discard);
    },
  },
  swapVisions: {
    fields: {},
    tags: ['attack'],
    words: () =>
      "Exchange one of your visions with another player's vision in the same position of a row.",
    run: (t, _e, seat) => ask(t, ASK.swapVisions, seat),
    blocked: (t, _e, seat) =>
      blockedUnless(anySwap(t, seat), 'nobody has a vision in the same position as one of yours'),
  },
  lookAtCharacter: {
    fields: {},
    tags: ['look'],
    words: () => "Look at another player's hidden character.",
    run: (t, _e, seat) => ask(t, ASK.lookAtCharacter, seat),
    blocked: (t, _e, seat) =>
      blockedUnless(anyCharacterToLookAt(t, seat), 'no other character is hidden'),
  },
  setAside: {
    fields: { count: wholeNumber(1, 4) },
    tags: ['cards'],
    words: (e) => `Draw ${cards(e.count)} and set them aside.`,
    run(t, e, seat) {
      for (let i = 0; i < e.count; i++) setAside(t, seat);
    },
  },
  discardLastVision: {
    fields: {},
    tags: ['attack'],
    words: () => 'Discard the last vision of any row.',
    run: (t, _e, seat) => ask(t, ASK.discardVision, seat),
    blocked: (t) => blockedUnless(anyVision(t), 'there is no vision in any row'),
  },
  buryDisplayed: {
    fields: {},
    tags: ['treasure'],
    words: () => 'Put a displayed treasure under the treasure deck and refill the display.',
    run: (t, _e, seat) => ask(t, ASK.buryTreasure, seat),
    blocked: (t) => blockedUnless(sizeOf(t, t.zone.display) > 0, 'no treasure is displayed'),
  },
  playVisions: {
    fields: { count: wholeNumber(1, 6) },
    tags: ['lasts'],
    words: (e) => `You may play up to ${numberOf(e.count)} visions this turn.`,
    run: (t, e) => write(t, t.at.plays, e.count),
  },
  giveTreasure: {
    fields: {},
    tags: ['treasure'],
    words: () => 'Give one of your face-down treasures to another player.',
    run: (t, _e, seat) => ask(t, ASK.giveTreasure, seat),
    blocked: (t, _e, seat) =>
      blockedUnless(
        sizeOf(t, zoneOf(t, t.zone.treasures, seat)) > 0,
        'you have no face-down treasure',
      ),
  },
  drawForPlayer: {
    fields: {},
    tags: ['cards'],
    words: () => `Draw a card, look at it, and add it to the hand of any player. ${TWO}`,
    run: (t, _e, seat, _slot, target) => giveDrawn(t, seat, target),
  },
  takeDisplayed: {
    fields: {},
    tags: ['treasure'],
    words: () => `Take a displayed treasure and add it to any player's treasures. ${TWO}`,
    run(t, _e, seat, _slot, target) {
      for (let i = amountInUse(t); i > 0; i--) push(t, STEP.findOne, seat, target);
    },
  },
  takeRandomTreasures: {
    fields: {},
    tags: ['attack', 'treasure'],
    words: () => `Take a random face-down treasure from another player. ${TWO}`,
    run: (t, _e, seat, _slot, target) => steal(t, seat, target),
  },
  discardRandomCards: {
    fields: {},
    tags: ['attack'],
    words: () => `Discard a random card from the hand of any player. ${TWO}`,
    run: (t, _e, seat, _slot, target) => hex(t, seat, target),
  },
};

/** The effects of all enchantments and spells. */
export const effects = prepareEffects<Effect, TechnoTable>(
  TABLE,
  Object.fromEntries([
    ...ENCHANTMENTS.map(({ id, effect }) => [id, effect]),
    ...Object.entries(SPELL_EFFECTS),
  ]),
  STEP.effect,
);

/** The text on a card. */
export const wordsOf = (tree: Effect): string => effects.words(tree);

/** Serves one target with the trimagic that is being cast. */
export function serve(t: TechnoTable, spell: Effect, caster: Seat, target: number): void {
  effects.start(t, spell, caster, topOf(t, t.zone.inUse), target);
}
