import {
  type EffectEntry,
  type Effects,
  type FieldCheck,
  type EffectTable as KernelTable,
  prepareEffects,
} from '@conclave/kernel';
import type { Effect } from '../content/vocabulary.ts';
import { sayBy } from '../text/words.ts';
import type { EffectKind, Field, Kinds } from './kinds.ts';
import { STEP } from './steps.ts';
import type { EnchantersTable as T } from './table.ts';

type Entry = EffectEntry<Effect, T, Effect>;

/** An entry as the kernel knows it: its checks and words have all kinds to hand. */
function entryBy(kinds: Kinds<T>, kind: EffectKind<Effect, T>): Entry {
  const say = sayBy(kinds);
  const fields: Record<string, FieldCheck> = {};
  for (const [name, check] of Object.entries<Field>(kind.fields)) {
    fields[name] = (given) => check(given, kinds);
  }
  return {
    fields,
    tags: kind.tags,
    words: (effect) => kind.words(effect, say),
    run: kind.run,
    blocked: kind.blocked,
  };
}

const tables = new WeakMap<Kinds<T>, KernelTable<Effect, T>>();

function tableBy(kinds: Kinds<T>): KernelTable<Effect, T> {
  const before = tables.get(kinds);
  if (before !== undefined) return before;
  const entries = Object.entries(kinds.effects).map(([name, kind]) => [name, entryBy(kinds, kind)]);
  const table = Object.fromEntries(entries) as KernelTable<Effect, T>;
  tables.set(kinds, table);
  return table;
}

/** Checks and numbers effects by the kinds there are. */
export const effectsBy = (
  kinds: Kinds<T>,
  abilities: Readonly<Record<string, Effect>>,
): Effects<Effect, T> => prepareEffects<Effect, T>(tableBy(kinds), abilities, STEP.effect);
