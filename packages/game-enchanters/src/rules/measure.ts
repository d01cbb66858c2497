import { read, type Seat } from '@conclave/kernel';
import { SHOWS } from '../content/facts.ts';
import type { Condition, Modifier, Value } from '../content/vocabulary.ts';
import type { ConditionKind, ValueKind } from './kinds.ts';
import { inSight, look, newSight } from './sight.ts';
import type { EnchantersTable as T } from './table.ts';

/**
 * EF-2: what a value is now. `them` is at whom the effect is aimed, `event` the
 * number of the event that set it off. A die is rolled only when it is meant to be.
 */
export function measured(
  t: T,
  v: Value,
  you: number,
  them: number,
  event: number,
  roll: boolean,
): number {
  if (typeof v === 'number') return v;
  const kind = t.facts.kinds.values[v.kind] as ValueKind<Value, T>;
  return kind.of(t, v, you, them, event, roll);
}

const LARGEST = 9_999;

/** EF-2.16: the table reckons and counts no further. */
export const bounded = (n: number): number => Math.max(-LARGEST, Math.min(LARGEST, n));

/** EF-2.14: computed when the effect resolves. */
export const resolved = (t: T, v: Value, you: number, them: number, event: number): number =>
  typeof v === 'number' ? v : bounded(measured(t, v, you, them, event, true));

/** As `resolved`, but nothing is rolled: a die counts as its best. */
export const amountOf = (t: T, v: Value, you: number, them: number, event: number): number =>
  typeof v === 'number' ? v : bounded(measured(t, v, you, them, event, false));

const conditionKind = (t: T, { kind }: Condition): ConditionKind<Condition, T> =>
  t.facts.kinds.conditions[kind] as ConditionKind<Condition, T>;

/** EF-6: whether a condition is true for a seat now. */
export const holds = (t: T, condition: Condition, seat: Seat): boolean =>
  conditionKind(t, condition).holds(t, condition, seat);

type Named<K extends Modifier['kind']> = Extract<Modifier, { readonly kind: K }>;

/** Kinds of modifiers that stand before a player or on the Village. */
type Lasting = 'untargetable' | 'cannotHeal' | 'crystalCap' | 'bonus' | 'journeyPriceCap';

const NOTHING: readonly never[] = [];

/** E-7.11: whether what hangs on a condition works now; at a distance only until the fight is over. */
export const lasts = (t: T, condition: Condition, seat: Seat): boolean =>
  (!conditionKind(t, condition).untilFight || read(t, t.at.picked) > 0) &&
  holds(t, condition, seat);

/** The modifiers of one kind that hold for a seat now, or whatever moment it is (EF-1.6). */
export function modifiersOf<M extends { readonly kind: string }>(
  t: T,
  seat: Seat,
  kind: string,
  sort: number,
  when: 'now' | 'always' = 'now',
): readonly M[] {
  const sight = newSight();
  look(t, seat, sort, sight);
  const out: M[] = [];
  for (const part of sight.parts) {
    for (const { modifier, while: condition } of part.statics) {
      if (modifier.kind !== kind) continue;
      if (condition !== undefined) {
        // E-15.5: what hangs on a moment is not always on.
        if (when === 'always' && conditionKind(t, condition).fleeting) continue;
        if (!lasts(t, condition, seat)) continue;
      }
      out.push(modifier as unknown as M);
    }
  }
  return out;
}

/** The same, of the base game's. Most of the time there are none, and then nothing is made. */
export function modifiers<K extends Lasting>(
  t: T,
  seat: Seat,
  kind: K,
  when: 'now' | 'always' = 'now',
): readonly Named<K>[] {
  const sort = SHOWS[kind];
  return inSight(t, seat, sort) ? modifiersOf<Named<K>>(t, seat, kind, sort, when) : NOTHING;
}

/** EF-16.8: what conditions add now. */
function bonus(
  t: T,
  seat: Seat,
  stat: 'attack' | 'defense',
  when: 'now' | 'always' = 'now',
): number {
  let sum = 0;
  for (const modifier of modifiers(t, seat, 'bonus', when)) sum += modifier[stat];
  return sum;
}

/** EF-16.25: icons, then conditions, then boosts; the floor of 0 comes last (E-4.3). */
export const unflooredAttack = (t: T, seat: Seat): number =>
  read(t, t.at.attackIcons, seat) + bonus(t, seat, 'attack') + read(t, t.at.attackBoost, seat);

export const attackOf = (t: T, seat: Seat): number => Math.max(0, unflooredAttack(t, seat));

export const defenseOf = (t: T, seat: Seat): number =>
  Math.max(
    0,
    read(t, t.at.defenseIcons, seat) + bonus(t, seat, 'defense') + read(t, t.at.defenseBoost, seat),
  );

/** E-15.5: icons and what is always on. */
export const lastingAttack = (t: T, seat: Seat): number =>
  Math.max(0, read(t, t.at.attackIcons, seat) + bonus(t, seat, 'attack', 'always'));
export const lastingDefense = (t: T, seat: Seat): number =>
  Math.max(0, read(t, t.at.defenseIcons, seat) + bonus(t, seat, 'defense', 'always'));
