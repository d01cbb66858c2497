import type { EffectKind, Field, Kinds, Wounds } from '../rules/kinds.ts';
import type { Condition, Effect, Players, Value } from './vocabulary.ts';

/** What is done with each thing right inside another. */
interface Visit {
  effect?(inner: Effect): void;
  value?(inner: Value): void;
  condition?(inner: Condition): void;
}

/** Goes through what is right inside something, as the fields of its kind say. */
function eachInside(fields: Readonly<Record<string, Field>>, node: object, visit: Visit): void {
  const given = node as Readonly<Record<string, unknown>>;
  for (const [name, { inside }] of Object.entries(fields)) {
    const field = given[name];
    if (field === undefined) continue;
    switch (inside) {
      case 'effect':
        visit.effect?.(field as Effect);
        break;
      case 'effects':
        for (const one of field as readonly Effect[]) visit.effect?.(one);
        break;
      case 'value':
        visit.value?.(field as Value);
        break;
      case 'values':
        for (const one of field as readonly Value[]) visit.value?.(one);
        break;
      case 'condition':
        visit.condition?.(field as Condition);
        break;
      case 'players': {
        const players = field as Players;
        if (typeof players === 'object') {
          visit.value?.('most' in players ? players.most : players.least);
        }
        break;
      }
      case undefined:
        break;
    }
  }
}

const effectKind = (kinds: Kinds, { kind }: Effect): EffectKind<Effect, unknown> =>
  kinds.effects[kind] as EffectKind<Effect, unknown>;

/** Whom an effect wounds whatever is chosen. */
export const woundsBy = (kinds: Kinds, effect: Effect): Wounds =>
  effectKind(kinds, effect).wounds(effect, (inner) => woundsBy(kinds, inner), kinds);

/** How often what is inside an effect is done at most. */
export const timesOf = (kinds: Kinds, effect: Effect): number =>
  effectKind(kinds, effect).times(effect);

/** The first effect, with all that is inside it, that is about the card it stands on. */
export function ofThisCard(kinds: Kinds, effect: Effect): string | undefined {
  if (effectKind(kinds, effect).ofThisCard) return effect.kind;
  for (const inner of partsOf(kinds, effect)) {
    const found = ofThisCard(kinds, inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The effects right inside an effect. */
export function partsOf(kinds: Kinds, effect: Effect): readonly Effect[] {
  const out: Effect[] = [];
  eachInside(effectKind(kinds, effect).fields, effect, { effect: (inner) => out.push(inner) });
  return out;
}

/** Whether a number is above 0 for certain when wounds have just been taken (E-11.2). */
export function isPositive(kinds: Kinds, value: Value): boolean {
  if (typeof value === 'number') return value > 0;
  const positive = (inner: Value): boolean => isPositive(kinds, inner);
  return kinds.values[value.kind]?.isPositive(value, positive) ?? false;
}

/** What a value reads, as a mask of `READS`. */
function readByValue(kinds: Kinds, value: Value): number {
  if (typeof value === 'number') return 0;
  const kind = kinds.values[value.kind];
  if (kind === undefined) return 0;
  let mask = kind.reads(value);
  eachInside(kind.fields, value, {
    value(inner) {
      mask |= readByValue(kinds, inner);
    },
  });
  return mask;
}

/** What a condition reads, as a mask of `READS`. */
export function readByCondition(kinds: Kinds, condition: Condition): number {
  const kind = kinds.conditions[condition.kind];
  let mask = 0;
  if (kind === undefined) return mask;
  eachInside(kind.fields, condition, {
    value(inner) {
      mask |= readByValue(kinds, inner);
    },
  });
  return mask;
}

/** What an effect reads with all that is inside it, as a mask of `READS`. */
export function readByEffect(kinds: Kinds, effect: Effect): number {
  let mask = 0;
  eachInside(effectKind(kinds, effect).fields, effect, {
    effect(inner) {
      mask |= readByEffect(kinds, inner);
    },
    value(inner) {
      mask |= readByValue(kinds, inner);
    },
    condition(inner) {
      mask |= readByCondition(kinds, inner);
    },
  });
  return mask;
}
