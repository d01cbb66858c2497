import { describe, expect, it } from 'vitest';
import { BASE_LEXICON } from '../src/content/content.ts';
import { readByEffect } from '../src/content/inside.ts';
import { cardFacts } from '../src/content/prepare.ts';
import type {
  Cost,
  Doing,
  Glory,
  Modifier,
  TriggerEvent,
  Value,
} from '../src/content/vocabulary.ts';
import { BASE_KINDS } from '../src/modules/base/kinds.ts';
import { mergeKinds } from '../src/modules/kinds.ts';
import {
  type CostKind,
  type EffectKind,
  type EffectTable,
  type EventTable,
  type GloryTable,
  type ModifierTable,
  READS,
  type ValueKind,
} from '../src/rules/kinds.ts';
import type { EnchantersTable as T } from '../src/rules/table.ts';
import { boost, can, hurt, item, minor, pay } from './cards.ts';

const { effects, costs, values, modifiers, glory, events } = BASE_KINDS;
const { kinds } = BASE_LEXICON;

/** A record without one of its fields. */
function without<E extends object, K extends keyof E>(entry: E, field: K): Omit<E, K> {
  const { [field]: _left, ...rest } = entry;
  return rest;
}

type Boost = Extract<Doing, { readonly kind: 'boostAttack' }>;
type Payment = Extract<Cost, { readonly kind: 'payCrystals' }>;
type Wounds = Extract<Value, { readonly kind: 'wounds' }>;

describe('an entry of a table of kinds', () => {
  it('does not compile where something is missing that is known of every kind', () => {
    const whole: EffectKind<Boost, T> = effects.boostAttack;
    const wrong = (): unknown[] => [
      // @ts-expect-error what it could add to a fight
      without(whole, 'prospect') satisfies EffectKind<Boost, T>,
      // @ts-expect-error why it cannot be carried out
      without(whole, 'blocked') satisfies EffectKind<Boost, T>,
      // @ts-expect-error its words
      without(whole, 'words') satisfies EffectKind<Boost, T>,
      // @ts-expect-error whom it wounds
      without(whole, 'wounds') satisfies EffectKind<Boost, T>,
      // @ts-expect-error whether its order matters
      without(whole, 'commutes') satisfies EffectKind<Boost, T>,
      // @ts-expect-error how often what is inside it is done
      without(whole, 'times') satisfies EffectKind<Boost, T>,
      // @ts-expect-error a check for each of its fields
      { ...whole, fields: {} } satisfies EffectKind<Boost, T>,
      // @ts-expect-error when it is paid
      without(costs.payCrystals, 'paid') satisfies CostKind<Payment, T>,
      // @ts-expect-error how often it can be paid
      without(costs.payCrystals, 'timesPayable') satisfies CostKind<Payment, T>,
      // @ts-expect-error an effect is no cost
      whole satisfies CostKind<Boost, T>,
      // @ts-expect-error what it reads
      without(values.wounds, 'reads') satisfies ValueKind<Wounds, T>,
    ];
    expect(wrong).toBeTypeOf('function');
  });

  it('does not compile where a kind has none', () => {
    const wrong = (): unknown[] => [
      // @ts-expect-error a kind of effect
      without(effects, 'boostAttack') satisfies EffectTable<Doing, T>,
      // @ts-expect-error a kind of modifier
      without(modifiers, 'bonus') satisfies ModifierTable<Modifier, T>,
      // @ts-expect-error a kind of Glory
      without(glory, 'flat') satisfies GloryTable<Glory, T>,
      // @ts-expect-error something triggers wait for
      without(events, 'afterRest') satisfies EventTable<TriggerEvent>,
    ];
    expect(wrong).toBeTypeOf('function');
  });
});

describe('the tables of the base game', () => {
  it('have each cost among the effects too', () => {
    for (const [kind, entry] of Object.entries(kinds.costs))
      expect(kinds.effects[kind]).toBe(entry);
    expect(Object.keys(kinds.effects)).toHaveLength(
      Object.keys(effects).length + Object.keys(costs).length,
    );
  });

  it('have no bit twice for what is looked for', () => {
    const bits = Object.values(kinds.shows);
    expect(new Set(bits).size).toBe(bits.length);
    expect(bits.every((bit) => bit > 0 && (bit & (bit - 1)) === 0)).toBe(true);
  });

  it('refuse more sorts of abilities than there are bits', () => {
    const sorts = (n: number) =>
      Object.fromEntries(Array.from({ length: n }, (_, i) => [`event-${i}`, { fields: {} }]));
    expect(() => mergeKinds([BASE_KINDS, { events: sorts(13) }])).not.toThrow();
    expect(() => mergeKinds([BASE_KINDS, { events: sorts(14) }])).toThrow('no bit left');
  });
});

describe('what an effect reads', () => {
  const defense: Value = { kind: 'stat', stat: 'defense' };
  const wounds: Value = { kind: 'wounds' };
  const crystals: Value = { kind: 'crystals' };
  const undead: Value = { kind: 'stat', stat: 'undead' };

  it.each<[string, Doing, number]>([
    ['in a field', { kind: 'boostAttack', n: defense }, READS.attackOrDefense],
    [
      'inside another value',
      { kind: 'heal', who: 'you', n: { kind: 'times', of: wounds, by: 2 } },
      READS.wounds,
    ],
    [
      'in a list of values',
      { kind: 'boostAttack', n: { kind: 'sum', of: [1, crystals, undead] } },
      READS.crystals | READS.icons,
    ],
    ['in whom it means', { kind: 'dealWounds', n: 1, to: { most: crystals } }, READS.crystals],
    [
      'in a condition',
      { kind: 'ifThen', if: { kind: 'atLeast', value: wounds, n: 1 }, effect: boost(1) },
      READS.wounds,
    ],
    [
      'in an effect inside it',
      {
        kind: 'seq',
        effects: [hurt(1), { kind: 'may', effect: { kind: 'boostDefense', n: defense } }],
      },
      READS.attackOrDefense,
    ],
    [
      'nowhere',
      {
        kind: 'seq',
        effects: [boost(1), { kind: 'boostAttack', n: { kind: 'count', filter: 'item' } }],
      },
      0,
    ],
  ])('is found %s', (_where, effect, mask) => {
    expect(readByEffect(kinds, effect)).toBe(mask);
    const facts = cardFacts(kinds, item('reader', can(minor(effect))));
    expect(facts.actions[0]?.reads).toBe(mask !== 0);
  });
});

describe('what an action costs', () => {
  it('E-6.19 is paid in the order its kinds say, and crystals are added up', () => {
    const costly = minor(
      boost(1),
      { kind: 'payWounds', n: 1 },
      pay(2),
      { kind: 'removeThis' },
      pay(1),
    );
    const [action] = cardFacts(kinds, item('costly', can(costly))).actions;
    expect(action?.costs.map(({ kind }) => kind)).toEqual([
      'removeThis',
      'payCrystals',
      'payCrystals',
      'payWounds',
    ]);
    expect(action?.crystals).toBe(3);
    expect(action?.dues.map(({ cost }) => cost.kind)).toEqual(['removeThis', 'payWounds']);
  });
});
