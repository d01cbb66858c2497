import {
  ask,
  type EffectTable,
  effect,
  effects as effectList,
  faceOf,
  lookAt,
  move,
  NONE,
  nextOf,
  prepareEffects,
  read,
  sizeOf,
  topOf,
  wholeNumber,
  write,
  zoneOf,
} from '@conclave/kernel';
import { drawCard } from './draw.ts';
import { ASK, type LanternsTable, STEP } from './table.ts';
import type { Effect } from './vocabulary.ts';
import { WINDS } from './winds.ts';

const cards = (count: number): string => (count === 1 ? 'a card' : `${count} cards`);

/** For each kind of effect everything that is known of it; leaving one out does not compile. */
const TABLE: EffectTable<Effect, LanternsTable> = {
  inOrder: {
    fields: { effects: effectList },
    tags: [],
    words: (e, say) => e.effects.map(say).join(' '),
    run(t, e, seat, slot) {
      for (const part of [...e.effects].reverse()) effects.start(t, part, seat, slot);
    },
    blocked: (t, e, seat) => {
      for (const part of e.effects) {
        const reason = effects.blocked(t, part, seat);
        if (reason !== undefined) return reason;
      }
      return undefined;
    },
  },
  gainOil: {
    fields: { amount: wholeNumber(1, 5) },
    tags: ['oil'],
    words: (e) => `Take ${e.amount} oil.`,
    run(t, e, seat) {
      write(t, 'oil', read(t, 'oil', seat) + e.amount, seat);
    },
  },
  draw: {
    fields: { count: wholeNumber(1, 3) },
    tags: ['draw'],
    words: (e) => `Draw ${cards(e.count)}.`,
    run(t, e, seat) {
      for (let i = 0; i < e.count; i++) drawCard(t, seat);
    },
  },
  lookAtSky: {
    fields: { after: effect },
    tags: ['look'],
    words: (e, say) => `Look at the next star. ${say(e.after)}`,
    run(t, e, seat, slot) {
      lookAt(t, topOf(t, t.zone.sky), seat);
      effects.start(t, e.after, seat, slot);
    },
    blocked: (t) =>
      topOf(t, t.zone.sky) === NONE ? { reason: 'the sky is empty', rule: 'L-4.4' } : undefined,
  },
  arrangeTop: {
    fields: { count: wholeNumber(2, 3) },
    tags: ['look'],
    words: (e) => `Look at the top ${cards(e.count)} and put them back in any order.`,
    run(t, e, seat, slot) {
      const shown = Math.min(e.count, sizeOf(t, t.zone.deck));
      for (const card of topCards(t, shown)) lookAt(t, card, seat);
      ask(t, ASK.arrange, seat, shown, slot);
    },
    blocked: (t) =>
      sizeOf(t, t.zone.deck) < 2
        ? { reason: 'the draw pile has too few cards', rule: 'L-4.4' }
        : undefined,
  },
  letGo: {
    fields: { most: wholeNumber(1, 3) },
    tags: ['discard'],
    words: (e) => `Let go up to ${cards(e.most)} of your hand.`,
    run(t, e, seat, slot) {
      write(t, 'letGo', 0);
      ask(t, ASK.letGo, seat, e.most, slot);
    },
  },
  forEachLetGo: {
    fields: { effect },
    tags: [],
    words: (e, say) => `For each: ${say(e.effect)}`,
    run(t, e, seat, slot) {
      const times = read(t, 'letGo');
      for (let i = 0; i < times; i++) effects.start(t, e.effect, seat, slot);
    },
  },
  layInShade: {
    fields: {},
    tags: [],
    words: () => 'Lay the top card of the draw pile in your shade, unseen.',
    run(t, _e, seat) {
      const card = topOf(t, t.zone.deck);
      if (card === NONE) return;
      const value = t.facts.value[faceOf(t, card)] as number;
      write(t, 'embers', read(t, 'embers') + value);
      move(t, card, zoneOf(t, 'shade', seat));
    },
  },
};

/** The first slots of the draw pile. */
export function topCards(t: LanternsTable, count: number): number[] {
  const out: number[] = [];
  for (let s = topOf(t, t.zone.deck); out.length < count; s = nextOf(t, s)) out.push(s);
  return out;
}

export const effects = prepareEffects(
  TABLE,
  Object.fromEntries(WINDS.map((wind) => [wind.id, wind.effect])),
  STEP.effect,
);

export const wordsOf = (tree: Effect): string => effects.words(tree);
