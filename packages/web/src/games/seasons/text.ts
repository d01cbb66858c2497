import type { Sign } from './signs.ts';

/** A word of a card's text, or a sign that stands for it. */
export type Token = { readonly text: string } | { readonly sign: Sign; readonly word: string };

/** Shorter ways to write what signs make plain. */
const SHORTER: readonly (readonly [RegExp, string])[] = [
  [/\b[Rr]eceive (\d+ crystals?)/g, '+$1'],
  [/\b[Gg]ain (\d+ (?:energy|air|water|fire|earth) tokens?)(?: of your choice)?/g, '+$1'],
  [/\b[Ll]ose (\d+ crystals?)/g, '−$1'],
  [/\b[Pp]ay (\d+ crystals?) →/g, '$1 →'],
  [/[Rr]aise your summoning gauge by (\d+)/g, '+$1 summoning gauge'],
  [/lowers their summoning gauge by (\d+)/g, '−$1 summoning gauge'],
  [/Activation, before the actions of your season die:/g, 'Activation: before your die:'],
  [/At the end of the round:/g, 'Round end:'],
  [/At the end of the game:/g, 'Game end:'],
  [/Whenever the season changes:/g, 'New season:'],
  [/Each time you summon a card:/g, 'You summon:'],
  [/sacrifice this card →/g, 'sacrifice this →'],
  [/ 1 card\b/g, ' a card'],
];

const WORDS: Readonly<Record<string, Sign>> = {
  'energy token': 'energy',
  'energy tokens': 'energy',
  crystal: 'crystals',
  crystals: 'crystals',
  'summoning gauge': 'gauge',
  'prestige point': 'prestige',
  'prestige points': 'prestige',
  'On entering play:': 'enter',
  'Activation:': 'activate',
  transmute: 'transmute',
  transmuted: 'transmute',
  air: 'air',
  water: 'water',
  fire: 'fire',
  earth: 'earth',
};

const WORD =
  /(On entering play:|Activation:|energy tokens?|prestige points?|summoning gauge|\bcrystals?\b|\btransmuted?\b|\b(?:air|water|fire|earth)(?: tokens?)?\b)/;

/** A text as words and signs. */
export function tokensOf(text: string): Token[] {
  const short = SHORTER.reduce((words, [from, to]) => words.replace(from, to), text);
  return short
    .split(WORD)
    .filter((part) => part !== '')
    .map((part) => {
      const sign = WORDS[part] ?? WORDS[part.replace(/ tokens?$/, '')];
      return sign === undefined ? { text: part } : { sign, word: part };
    });
}
