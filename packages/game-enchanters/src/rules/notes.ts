import { faceOf, note, type Seat, type Slot } from '@conclave/kernel';
import type { EnchantersTable as T } from './table.ts';

/** An Enchantment is called "of Sagas": in a sentence it needs the word before it. */
const before = (t: T, slot: Slot): string =>
  t.spec.faces[faceOf(t, slot)]?.name.startsWith('of ') === true ? 'the Enchantment ' : '';

/** A card as a sentence names it. */
export const called = (t: T, slot: Slot): string =>
  `${before(t, slot)}${t.spec.faces[faceOf(t, slot)]?.name ?? '?'}`;

/** Tells everyone what happens to cards that all can see; `{0}` and `{1}` stand for them. */
export function tellOf(
  t: T,
  seat: Seat,
  text: string,
  rule: string,
  ...slots: readonly number[]
): void {
  if (t.events === undefined) return;
  const sentence = text.replace(/\{(\d)\}/g, (sign, at: string) => {
    const slot = slots[Number(at)];
    return slot === undefined ? sign : `${before(t, slot)}${sign}`;
  });
  note(t, seat, sentence.replace(/^the /, 'The '), rule, ...slots);
}
