import { describe, expect, it } from 'vitest';
import type { Effect } from '../src/content/vocabulary.ts';
import { always, can, type Doing, gain, item, minor } from './cards.ts';
import { crystals, question, say, table, use, type Wish } from './play.ts';

const shield = item('shield', can(always({ kind: 'untargetable' })));
const or = (first: Effect): Doing => ({ kind: 'choose', effects: [first, gain(7)] });

/** A table at which seat 0 uses an action: the effect, or 7 crystals. */
function choosing(first: Effect, wish: Wish = {}) {
  const [own, theirs] = wish.items ?? [];
  const match = table({
    crystals: [2, 2],
    ...wish,
    cards: [item('horn', can(minor(or(first)))), shield],
    items: [['horn', ...(own ?? ['fist'])], theirs ?? ['fist']],
  });
  use(match, 'horn');
  return match;
}

const monsterOf = { kind: 'own', filter: 'monster' } as const;

describe('alternatives', () => {
  it.each<[string, Effect, Wish, Wish]>([
    [
      'wounds nobody can be handed',
      { kind: 'transferWounds', n: 1, to: 'another' },
      { wounds: [1, 0], items: [undefined, ['shield']] },
      { wounds: [1, 0] },
    ],
    [
      'a card nobody has',
      { kind: 'discardCard', who: 'another', cards: monsterOf },
      {},
      { trophies: [[], ['minor-1']] },
    ],
    [
      'crystals nobody can be given',
      { kind: 'giveCrystals', n: 1, to: 'another' },
      { items: [undefined, ['shield']] },
      {},
    ],
    [
      'crystals nobody else has',
      { kind: 'loseCrystals', n: 1, who: 'others' },
      { crystals: [2, 0] },
      {},
    ],
    ['crystals to pay', { kind: 'payCrystals', n: 3 }, {}, { crystals: [3, 2] }],
    [
      'Defense to spend',
      { kind: 'spendDefense', n: 1 },
      {},
      { counters: { defenseBoost: [1, 0] } },
    ],
    [
      'a card to bury',
      { kind: 'buryTop', piles: ['enchantment'] },
      {},
      { enchantments: [['enchantment-1', 'of-enchanting']] },
    ],
    ['this card, the last', { kind: 'discardThis' }, { items: [[]] }, {}],
    ['this card, to be given', { kind: 'giveThis', to: 'another' }, { items: [[]] }, {}],
    ['this card, to be buried', { kind: 'buryThis' }, { items: [[]] }, {}],
  ])('E-6.18 %s: offered only if it can be done in full', (_name, first, without, withIt) => {
    const short = choosing(first, without);
    expect(question(short)).toBe('0 act');
    expect(crystals(short)).toBe(9);
    const able = choosing(first, withIt);
    expect(question(able)).toBe('0 option');
    say(able, 0, 'gain 7');
    expect(crystals(able)).toBe((withIt.crystals?.[0] ?? 2) + 7);
  });

  it('E-6.18 what a die would cost is not rolled before it is chosen', () => {
    const match = choosing({ kind: 'loseCrystals', n: { kind: 'd6' } }, { crystals: [6, 0] });
    expect(question(match)).toBe('0 option');
    const dear = choosing({ kind: 'loseCrystals', n: { kind: 'd6' } }, { crystals: [5, 0] });
    expect(question(dear)).toBe('0 act');
    expect(crystals(dear)).toBe(12);
  });
});
