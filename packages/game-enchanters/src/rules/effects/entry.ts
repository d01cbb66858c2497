import type { EffectEntry } from '@conclave/kernel';
import type { Effect } from '../../content/vocabulary.ts';
import type { CardUse } from '../cards.ts';
import { aim, type Hit } from '../players.ts';
import type { EnchantersTable as T } from '../table.ts';

export type Kind = Effect['kind'];
export type Of<K extends Kind> = Extract<Effect, { readonly kind: K }>;

/** What the game adds to the kernel's entry for a kind of effect. */
export interface Extra<E> {
  /** At whom it is aimed and what it does there. */
  readonly hit?: Hit<E>;
  /** Which cards it moves and where to. */
  readonly use?: CardUse<E>;
  /** E-6.18: whether it can be carried out in full now, apart from whom it is aimed at. */
  doable?(t: T, effect: E, seat: number, slot: number): boolean;
}

export type Entry<K extends Kind> = EffectEntry<Of<K>, T, Effect> & Extra<Of<K>>;

/** An effect that is aimed at players: running it is taking aim. */
export function aimed<K extends Kind>(
  entry: Omit<Entry<K>, 'run' | 'tags'> & { readonly hit: Hit<Of<K>> },
): Entry<K> {
  return {
    ...entry,
    tags: [],
    run: (t: T, effect: Of<K>, seat: number, slot: number, value: number) =>
      aim(t, entry.hit, effect, seat, slot, value),
  } as unknown as Entry<K>;
}
