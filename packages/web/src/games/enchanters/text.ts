import type { CardInfo } from '@conclave/kernel';
import type { Sign } from './signs.ts';

/** A word of a card's text, or a sign that stands for it. */
export type Token = { readonly text: string } | { readonly sign: Sign; readonly word: string };

/** What a part of a card says, sorted: its icons, what it does, what it is worth. */
export interface Saying {
  readonly icons: readonly { readonly sign: Sign; readonly n: number }[];
  readonly says: readonly string[];
  /** Glory that is just a number. */
  readonly glory: number;
  /** Glory that depends on something, in words. */
  readonly worth: readonly string[];
}

const ICONS: Readonly<Record<string, Sign>> = {
  Attack: 'attack',
  'Broken Sword': 'brokenSword',
  Defense: 'defense',
  'Broken Shield': 'brokenShield',
  Undead: 'undead',
};

const numberIn = (word: string): number => Number(word.replace('−', '-'));

export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=\.)\s+/).filter((sentence) => sentence !== '');

/** Reads a generated text back: it is made of one sentence for each thing. */
export function readSaying(text: string): Saying {
  const icons: { sign: Sign; n: number }[] = [];
  const says: string[] = [];
  const worth: string[] = [];
  let glory = 0;
  for (const sentence of sentencesOf(text)) {
    const icon = /^(\d+) ([A-Z][a-z]+(?: [A-Z][a-z]+)?)\.$/.exec(sentence);
    const sign = ICONS[icon?.[2] ?? ''];
    const flat = /^(−?\d+) Glory\.$/.exec(sentence);
    if (sign !== undefined) icons.push({ sign, n: Number(icon?.[1]) });
    else if (flat !== null) glory += numberIn(flat[1] ?? '0');
    else if (/^−?\d+ Glory for /.test(sentence)) worth.push(sentence);
    else says.push(sentence);
  }
  return { icons, says, glory, worth };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The words of one part; a Village and a starting card have only one. */
export function partText(card: CardInfo, part: 'upper' | 'lower'): string {
  const value = card[part];
  if (isRecord(value)) return typeof value['text'] === 'string' ? value['text'] : '';
  return part === 'upper' ? card.text : '';
}

export const sayingOf = (card: CardInfo, part: 'upper' | 'lower'): Saying =>
  readSaying(partText(card, part));

/** Shorter ways to write what signs make plain. */
const SHORTER: readonly (readonly [RegExp, string])[] = [
  [/\.$/, ''],
  [/ \(any number of times\)/, ' ×∞'],
  [/ \(twice a turn\)/, ' ×2'],
  [/\b[Pp]ay (\d+ crystals?)/g, '$1'],
  [/\b[Gg]ain (\d+ crystals?)/g, '+$1'],
  [/Double Damage: .*/, 'Double Damage'],
  [/ you have$/, ''],
  [/ Glory for each (?:point of )?/, ' Glory / '],
  [/ Glory for every /, ' Glory / '],
];

const WORDS: Readonly<Record<string, Sign>> = {
  Attack: 'attack',
  Defense: 'defense',
  Glory: 'glory',
  Health: 'health',
  Strength: 'strength',
  crystal: 'crystals',
  crystals: 'crystals',
  wound: 'wounds',
  wounds: 'wounds',
  Rest: 'rest',
  'Undead icon': 'undead',
  'Undead icons': 'undead',
  'At once:': 'atOnce',
};

const WORD =
  /(At once:|Undead icons?|\b(?:Attack|Defense|Glory|Health|Strength|Rest|crystals?|wounds?)\b)/;

/** A sentence as words and signs. */
export function tokensOf(sentence: string): Token[] {
  const short = SHORTER.reduce((text, [from, to]) => text.replace(from, to), sentence);
  return short
    .split(WORD)
    .filter((part) => part !== '')
    .map((part) => {
      const sign = WORDS[part];
      return sign === undefined ? { text: part } : { sign, word: part };
    });
}

/** About how many letters wide a sentence is when signs stand for words. */
export const widthOf = (sentence: string): number =>
  tokensOf(sentence).reduce((sum, token) => sum + ('sign' in token ? 2 : token.text.length), 0);

/** Longer than this, an action is called by its card's name, if that tells it from the others. */
const SHORT = 26;

const isLong = (does: string): boolean => widthOf(does) > SHORT;

/** What an action does first, without its price. */
function gistOf(does: string): string {
  const [first = '', ...then] = (does.split(' → ').at(-1) ?? '')
    .replace(/\.$/, '')
    .split(', then ');
  return then.length === 0 ? first : `${first}, …`;
}

/** The words an action is called by among those of its card; none where the card's name says it. */
export function calledBy(does: string, alike: readonly string[]): string | undefined {
  if (!isLong(does)) return does;
  const long = alike.filter(isLong);
  if (long.length < 2) return undefined;
  const gist = gistOf(does);
  return long.filter((other) => gistOf(other) === gist).length < 2 ? gist : does;
}
