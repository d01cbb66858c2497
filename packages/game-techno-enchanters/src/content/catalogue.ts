import type { CardInfo, CardSet, Face } from '@conclave/kernel';
import { wordsOf } from '../rules/effects.ts';
import { copiesOf, SIGNS, SPELLS, SYMBOLS } from './components.ts';
import { ENCHANTMENTS } from './enchantments.ts';
import {
  CHARACTER_SETS,
  CHARACTERS,
  DECK,
  FIRST_CHARACTER,
  FIRST_TREASURE,
  QUEEN,
  TREASURES,
  VISIONS,
} from './faces.ts';
import { SPELL_EFFECTS } from './spells.ts';

export const BACKS = ['playing card', 'treasure', 'character'];
const PLAYING = 0;
const TREASURE = 1;
const CHARACTER = 2;

const RULEBOOK = 'rulebook';

interface Entry extends Face {
  readonly info: CardInfo;
}

const entry = (back: number, info: CardInfo): Entry => ({
  id: info.id,
  name: info.name,
  back,
  text: info.text,
  info,
});

const title = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const lower = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);
const STAR_WORDS = ['no star', 'one star', 'two stars'];

const visions = VISIONS.map(({ spell, symbol, stars, link }) => {
  const sign = SYMBOLS[symbol] ?? 'plain';
  const name = SPELLS[spell] ?? 'gift';
  const shows = `${STAR_WORDS[stars]}${link ? ', link' : ''}`;
  return entry(PLAYING, {
    id: `${name}-${sign}-${stars}${link ? '-link' : ''}`,
    name: `${title(sign)} ${name}, ${shows}`,
    set: 'deck',
    kind: 'vision',
    copies: 1,
    text: `First in a row of three: ${lower(wordsOf(SPELL_EFFECTS[name]))}${
      link ? ' Second or third: the trimagic may have a second target.' : ''
    }`,
    source: 'assumed (T-1.8)',
    rule: 'T-4.3',
    spell: name,
    symbol: symbol < 0 ? 'none' : sign,
    stars,
    link,
  });
});

const enchantments = ENCHANTMENTS.map(({ id, name, rule, effect }) =>
  entry(PLAYING, {
    id,
    name,
    set: 'deck',
    kind: 'enchantment',
    copies: copiesOf(id),
    text: wordsOf(effect),
    source: 'assumed (T-1.10)',
    rule,
  }),
);

const treasures = TREASURES.map(({ colour, value, copies }) => {
  const sign = SIGNS[colour];
  return entry(TREASURE, {
    id: `${sign?.colour}-${value < 0 ? `minus-${-value}` : value}`,
    name: `${title(sign?.colour ?? '')} treasure, ${value < 0 ? `−${-value}` : value}`,
    set: 'treasures',
    kind: 'treasure',
    copies,
    text: `Worth ${value < 0 ? `−${-value}` : value}. The colour of ${sign?.name}.`,
    source: 'assumed (T-1.4)',
    colour: sign?.colour,
    value,
  });
});

const queen = entry(TREASURE, {
  id: 'queen',
  name: 'The Enchantress Queen',
  set: 'treasures',
  kind: 'queen',
  copies: 1,
  text: 'When she is turned up the round ends at once.',
  source: RULEBOOK,
  rule: 'T-5.1',
});

const characters = CHARACTERS.map(({ set, sign, opposing }) => {
  const own = SIGNS[sign];
  const other = SIGNS[opposing];
  return entry(CHARACTER, {
    id: `${own?.id}-${set}`,
    name: `${own?.name} (${set} players)`,
    set: `characters for ${set}`,
    kind: 'character',
    copies: 1,
    text: `Your sign is ${own?.name} (${own?.colour}). You hunt ${other?.name} (${other?.colour}).`,
    source: 'assumed (T-1.3)',
    sign: own?.id,
    colour: own?.colour,
    opposing: other?.id,
  });
});

/** Every card, in the order of the numbers in faces.ts. */
export const CATALOGUE: readonly Entry[] = [
  ...visions,
  ...enchantments,
  ...treasures,
  queen,
  ...characters,
];

const treasureFaces = (inPlay: (colour: number) => boolean): number[] =>
  TREASURES.flatMap(({ colour, copies }, i) =>
    inPlay(colour) ? new Array<number>(copies).fill(FIRST_TREASURE + i) : [],
  );

const characterFaces = (set: number): number[] =>
  CHARACTERS.flatMap((character, i) => (character.set === set ? [FIRST_CHARACTER + i] : []));

/** T-2.1, T-2.2: what is in play for so many seats; the rest stays in the box, for all to see. */
export function setsFor(seats: number): CardSet[] {
  const left = treasureFaces((colour) => colour >= seats);
  return [
    { name: 'deck', zone: 'deck', reshuffled: true, faces: DECK },
    {
      name: 'treasures',
      zone: 'treasureDeck',
      reshuffled: true,
      faces: [...treasureFaces((colour) => colour < seats), QUEEN],
    },
    ...CHARACTER_SETS.map((set) => ({
      name: `characters for ${set}`,
      zone: set === seats ? 'lot' : 'box',
      faces: characterFaces(set),
    })),
    ...(left.length === 0 ? [] : [{ name: 'treasures not in play', zone: 'box', faces: left }]),
  ];
}
