import { push } from '../play/run.ts';
import type { Reason, Step, Table } from '../spec.ts';
import { effectsIn, type FieldCheck } from './literals.ts';

/** An effect is a literal: its kind and that kind's fields, which may hold further effects. */
export interface EffectNode {
  readonly kind: string;
}

export type Say<E> = (effect: E) => string;

/** Everything that is known of one kind of effect, in one place. */
export interface EffectEntry<E, T, All = EffectNode> {
  /** One check for every field but `kind`. */
  readonly fields: Readonly<Record<Exclude<keyof E, 'kind'>, FieldCheck>>;
  /** The words on the card, in the prompt, in the log. */
  words(effect: E, say: Say<All>): string;
  /** `value` is what `start` was given with it: the number of the event that set it off. */
  run(t: T, effect: E, seat: number, slot: number, value: number): void;
  readonly tags: readonly string[];
  /** Why a seat may not start this now, from the card in `slot` where one is meant. */
  blocked?(t: T, effect: E, seat: number, slot: number): Reason | undefined;
}

/** One entry for each kind; a kind without one does not compile. */
export type EffectTable<E extends EffectNode, T> = {
  readonly [K in E['kind']]: EffectEntry<Extract<E, { readonly kind: K }>, T, E>;
};

export const oneOf =
  (...values: readonly string[]): FieldCheck =>
  (value) =>
    typeof value === 'string' && values.includes(value)
      ? undefined
      : `must be one of ${values.join(', ')}`;

export const wholeNumber =
  (min: number, max: number): FieldCheck =>
  (value) =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max
      ? undefined
      : `must be a whole number from ${min} to ${max}`;

export const effect: FieldCheck = (value) => ({ nested: [value] });

export const effects: FieldCheck = (value) =>
  Array.isArray(value) && value.length > 0 ? { nested: value } : 'must be a list of effects';

/** The effects of all cards of a game, checked and numbered so that a frame can name one. */
export interface Effects<E extends EffectNode, T> {
  readonly nodes: readonly E[];
  /** Cards with an effect tagged `special`: one written for that card alone. Best none. */
  readonly special: readonly string[];
  words(effect: E): string;
  tags(effect: E): readonly string[];
  blocked(t: T, effect: E, seat: number, slot?: number): Reason | undefined;
  /** Puts an effect on the stack for a seat and the card it stands on, -1 if on none. */
  start(t: T, effect: E, seat: number, slot: number, value?: number): void;
  /** The number of an effect, for a question that goes on with it. */
  idOf(effect: E): number;
  /** The step that runs them; it belongs in the game's steps under the number given. */
  readonly step: Step<T>;
}

/** Children before their parents' later siblings, so that a card's nodes stand together. */
function gather<E extends EffectNode, T>(
  table: EffectTable<E, T>,
  place: string,
  value: unknown,
  out: Map<E, number>,
): void {
  const nested = effectsIn(table, 'effect', place, value);
  // A literal that stands on two cards is one node with one number.
  if (!out.has(value as E)) out.set(value as E, out.size);
  for (const [at, child] of nested) gather(table, at, child, out);
}

/** Prepares a game's effects; a card that is wrong stops the load with its place named. */
export function prepareEffects<E extends EffectNode, T>(
  table: EffectTable<E, T>,
  cards: Readonly<Record<string, E>>,
  stepNumber: number,
): Effects<E, T> {
  const ids = new Map<E, number>();
  const special: string[] = [];
  for (const [card, tree] of Object.entries(cards)) {
    const before = ids.size;
    gather(table, card, tree, ids);
    const own = [...ids.keys()].slice(before);
    if (own.some((node) => table[node.kind as E['kind']].tags.includes('special'))) {
      special.push(card);
    }
  }
  const nodes = [...ids.keys()];
  const entry = (node: E): EffectEntry<E, T, E> =>
    table[node.kind as E['kind']] as unknown as EffectEntry<E, T, E>;
  const words = (node: E): string => entry(node).words(node, words);
  const idOf = (node: E): number => {
    const id = ids.get(node);
    if (id === undefined) throw new Error(`an effect of kind ${node.kind} was not prepared`);
    return id;
  };
  return {
    nodes,
    special,
    words,
    tags: (node) => entry(node).tags,
    blocked: (t, node, seat, slot = -1) => entry(node).blocked?.(t, node, seat, slot),
    start(t, node, seat, slot, value = 0) {
      push(t as unknown as Table, stepNumber, idOf(node), seat, slot, value);
    },
    idOf,
    step(t, id, seat, slot, value) {
      const node = nodes[id] as E;
      entry(node).run(t, node, seat, slot, value);
    },
  };
}
