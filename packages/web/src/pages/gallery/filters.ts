import type { CardInfo } from '@conclave/kernel';

/** Something cards differ in, and the values there are, in the order they first appear. */
export interface Facet {
  readonly name: string;
  readonly title: string;
  readonly values: readonly string[];
}

/** What is asked for: per facet one value, and words anywhere on the card. */
export interface Wish {
  readonly words: string;
  readonly facets: Readonly<Record<string, string>>;
}

export const NO_WISH: Wish = { words: '', facets: {} };

/** Told on the card's own page, and no use to filter by. */
const NOT_A_FACET = new Set(['id', 'name', 'text', 'copies', 'source', 'rule']);
const FIRST = ['set', 'kind'];
const MOST_VALUES = 24;

/** 'airEnchanter' as a person writes it. */
export const inWords = (name: string): string =>
  name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

function valueOfFact(card: CardInfo, name: string): string | undefined {
  const value = card[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The facets of a set of cards: every fact that tells some of them from others. */
export function facetsOf(cards: readonly CardInfo[]): Facet[] {
  const names = new Set([...FIRST, ...cards.flatMap((card) => Object.keys(card))]);
  const facets: Facet[] = [];
  for (const name of names) {
    if (NOT_A_FACET.has(name)) continue;
    const found = cards.map((card) => valueOfFact(card, name));
    const values = [...new Set(found.filter((value) => value !== undefined))];
    if (values.every((value) => /^-?\d+$/.test(value)))
      values.sort((a, b) => Number(a) - Number(b));
    const tells = values.length > 1 || (values.length === 1 && found.includes(undefined));
    if (tells && values.length <= MOST_VALUES) facets.push({ name, title: inWords(name), values });
  }
  return facets;
}

function hasWords(card: CardInfo, words: string): boolean {
  const text = Object.values(card)
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(' ')
    .toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

export function fits(card: CardInfo, wish: Wish): boolean {
  for (const [name, value] of Object.entries(wish.facets)) {
    if (valueOfFact(card, name) !== value) return false;
  }
  return hasWords(card, wish.words);
}

/** How many cards there would be with another value of one facet, all else as wished. */
export function countWith(
  cards: readonly CardInfo[],
  wish: Wish,
  facet: string,
  value: string,
): number {
  const other = { ...wish, facets: { ...wish.facets, [facet]: value } };
  return cards.filter((card) => fits(card, other)).length;
}

/** The wish with one facet set, or free again. */
export function withFacet(wish: Wish, facet: string, value: string): Wish {
  const { [facet]: _, ...rest } = wish.facets;
  return { ...wish, facets: value === '' ? rest : { ...rest, [facet]: value } };
}

/** What the detail of a card lists, as words. */
export function detailsOf(card: CardInfo): [string, string][] {
  const said = new Set(['id', 'name', 'text', 'copies', 'source', 'rule']);
  return Object.keys(card)
    .filter((name) => !said.has(name))
    .flatMap((name): [string, string][] => {
      const value = valueOfFact(card, name);
      return value === undefined || value === '' ? [] : [[inWords(name), inWords(value)]];
    });
}
