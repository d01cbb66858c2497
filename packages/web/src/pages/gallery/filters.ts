import type { CardInfo } from '@conclave/kernel';
import { inWords, sourceKind, sourceWord } from '../../table/card-details.ts';

/** Something cards differ in, and the values there are, in the order they first appear. */
export interface Facet {
  readonly name: string;
  readonly title: string;
  /** Facts that say nearly the same: a card with the value in any of them fits. */
  readonly facts: readonly string[];
  readonly values: readonly FacetValue[];
}

interface FacetValue {
  readonly value: string;
  readonly words: string;
}

/** What is asked for: per facet one value, and words anywhere on the card. */
export interface Wish {
  readonly words: string;
  readonly facets: Readonly<Record<string, string>>;
}

export const NO_WISH: Wish = { words: '', facets: {} };

/** Told on the card's own page, and no use to filter by. */
const NOT_A_FACET = /^(id|name|text|rule|known|number|back|.*copies)$/i;
const FIRST = ['set', 'kind', 'source'];
const MOST_VALUES = 24;
/** Longer than this, a fact is a sentence. */
const LONGEST = 28;
/** Of the cards that have both facts, so many say the same in both. */
const NEARLY = 0.8;

/** The values of a fact as they are compared; none if it is no plain fact. */
function valuesOf(card: CardInfo, fact: string): string[] {
  const value = card[fact];
  if (fact === 'source') return [sourceKind(card.source)];
  if (Array.isArray(value))
    return value.flatMap((one) => (typeof one === 'string' ? [one.toLowerCase()] : []));
  if (typeof value === 'boolean') return [value ? 'yes' : 'no'];
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  return value === '' ? [] : [String(value).toLowerCase()];
}

/** As the first card that has it spells a value. */
function wordsOf(cards: readonly CardInfo[], fact: string, value: string): string {
  if (fact === 'source') return sourceWord(value);
  const card = cards.find((one) => valuesOf(one, fact).includes(value));
  const spelt = card?.[fact];
  return inWords(typeof spelt === 'string' ? spelt : value);
}

interface Column {
  readonly fact: string;
  /** Per card. */
  readonly found: readonly (readonly string[])[];
  readonly values: readonly string[];
}

function columnOf(cards: readonly CardInfo[], fact: string): Column | undefined {
  const found = cards.map((card) => valuesOf(card, fact));
  const values = [...new Set(found.flat())];
  const having = found.filter((some) => some.length > 0).length;
  const tells = values.length > 1 || (values.length === 1 && having < cards.length);
  const many = values.length > MOST_VALUES || (values.length > 3 && values.length > having / 2);
  if (!tells || many || values.some((value) => value.length > LONGEST)) return undefined;
  if (values.every((value) => /^-?\d+$/.test(value))) values.sort((a, b) => Number(a) - Number(b));
  return { fact, found, values };
}

/** How two facts agree on the cards that have both, from 0 to 1. */
function agreement(a: Column, b: Column): number {
  const both = a.found.flatMap((one, i) => {
    const other = b.found[i] ?? [];
    return one.length === 0 || other.length === 0 ? [] : [one.join() === other.join()];
  });
  return both.length === 0 ? 0 : both.filter(Boolean).length / both.length;
}

/** Whether a fact only says in other words what an earlier one says: one value for each of its own. */
function repeats(later: Column, earlier: Column): boolean {
  const pairs = new Map<string, Set<string>>();
  const back = new Map<string, Set<string>>();
  for (const [i, some] of later.found.entries()) {
    const one = some.join();
    const other = (earlier.found[i] ?? []).join();
    if (one === '') continue;
    if (other === '') return false;
    pairs.set(one, (pairs.get(one) ?? new Set()).add(other));
    back.set(other, (back.get(other) ?? new Set()).add(one));
  }
  return [...pairs.values(), ...back.values()].every(({ size }) => size === 1);
}

/** The facets of a set of cards: every plain fact that tells some of them from others. */
export function facetsOf(cards: readonly CardInfo[]): Facet[] {
  const names = new Set([...FIRST, ...cards.flatMap((card) => Object.keys(card))]);
  const columns: Column[] = [];
  const twins = new Map<string, string[]>();
  for (const fact of names) {
    if (NOT_A_FACET.test(fact)) continue;
    const column = columnOf(cards, fact);
    if (column === undefined || columns.some((earlier) => repeats(column, earlier))) continue;
    const twin = columns.find((earlier) => agreement(column, earlier) >= NEARLY);
    if (twin === undefined) columns.push(column);
    else twins.set(twin.fact, [...(twins.get(twin.fact) ?? []), fact]);
  }
  return columns.map(({ fact, values }) => ({
    name: fact,
    title: [...(twins.get(fact) ?? []), fact].map(titleOf).join(' or '),
    facts: [fact, ...(twins.get(fact) ?? [])],
    values: values.map((value) => ({ value, words: wordsOf(cards, fact, value) })),
  }));
}

const titleOf = (fact: string): string => (fact === 'source' ? 'where from' : inWords(fact));

function textOn(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return Array.isArray(value) ? value.map(textOn).join(' ') : '';
}

function hasWords(card: CardInfo, words: string): boolean {
  const text = Object.values(card).map(textOn).join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

export function fits(card: CardInfo, wish: Wish, facets: readonly Facet[]): boolean {
  for (const { name, facts } of facets) {
    const value = wish.facets[name];
    if (value === undefined) continue;
    if (!facts.some((fact) => valuesOf(card, fact).includes(value))) return false;
  }
  return hasWords(card, wish.words);
}

/** How many cards there would be with another value of one facet, all else as wished. */
export function countWith(
  cards: readonly CardInfo[],
  wish: Wish,
  facets: readonly Facet[],
  facet: string,
  value: string,
): number {
  const other = withFacet(wish, facet, value);
  return cards.filter((card) => fits(card, other, facets)).length;
}

/** The wish with one facet set, or free again. */
export function withFacet(wish: Wish, facet: string, value: string): Wish {
  const { [facet]: _, ...rest } = wish.facets;
  return { ...wish, facets: value === '' ? rest : { ...rest, [facet]: value } };
}
