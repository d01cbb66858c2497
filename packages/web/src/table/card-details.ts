import type { CardInfo } from '@conclave/kernel';

/** 'airEnchanter' and 'base-beginner' as a person writes them. */
export const inWords = (name: string): string =>
  name
    .replace(
      /([a-z])([A-Z])/g,
      (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
    )
    .replaceAll('-', ' ');

/** 'assumed' of 'assumed (G-1.8)'. */
export const sourceKind = (source: string): string => /^\w+/.exec(source)?.[0] ?? source;

const SOURCE_WORDS: Readonly<Record<string, string>> = {
  rulebook: 'Rulebook',
  original: 'Our design',
  printed: 'Printed card',
  assumed: 'Assumed',
};

/** Where a card comes from, in a word or two. */
export const sourceWord = (kind: string): string => SOURCE_WORDS[kind] ?? inWords(kind);

/** Where a card comes from, as sentences. */
export function sourceSentences({ source, known }: CardInfo): string {
  switch (sourceKind(source)) {
    case 'rulebook':
      return typeof known === 'string'
        ? `The rulebook speaks of this card. What is known: ${known} The rest is designed for this table.`
        : 'As the rulebook has it.';
    case 'original':
      return 'Designed for this table: the rulebook does not speak of it.';
    case 'printed':
      return 'As on the printed card.';
    case 'assumed':
      return `Not given in the rulebook. What is here is ${source}.`;
    default:
      return source;
  }
}

const SAID_ELSEWHERE = new Set(['id', 'name', 'text', 'copies', 'source', 'known', 'rule']);

/** A fact in words; empty for what is no plain fact. */
function factWords(value: unknown): string {
  if (typeof value === 'string') return inWords(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(factWords).filter(Boolean).join(', ');
  return typeof value === 'object' && value !== null ? amountsIn(value) : '';
}

/** `{ air: 2, fire: 0 }` as '2 air'. */
function amountsIn(value: object): string {
  const amounts = Object.entries(value);
  if (amounts.some(([, n]) => typeof n !== 'number')) return '';
  const some = amounts.filter(([, n]) => n !== 0).map(([name, n]) => `${n} ${inWords(name)}`);
  return some.length === 0 ? 'none' : some.join(', ');
}

/** What the detail of a card lists, as words. A fact that repeats an earlier one is left out. */
export function detailsOf(card: CardInfo, without = /^$/): [string, string][] {
  const details: [string, string][] = [];
  for (const [name, value] of Object.entries(card)) {
    const words = SAID_ELSEWHERE.has(name) || without.test(name) ? '' : factWords(value);
    const said = details.some(([, other]) => other.toLowerCase() === words.toLowerCase());
    if (words !== '' && !(said && typeof value === 'string')) details.push([inWords(name), words]);
  }
  return details;
}

/** The parts of a card that have words of their own: an upper and a lower one. */
export function partsOf(card: CardInfo): [string, string][] {
  return Object.entries(card).flatMap(([name, value]): [string, string][] => {
    if (typeof value !== 'object' || value === null || !('text' in value)) return [];
    const { text } = value;
    if (typeof text !== 'string') return [];
    return [[`${inWords(name)} part`, text === '' ? 'Nothing.' : text]];
  });
}
