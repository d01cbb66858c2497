import type { CardInfo } from '@conclave/kernel';
import type { ReactElement } from 'react';
import {
  cardExchange,
  crystalBall,
  djinn,
  gemPendant,
  grab,
  jeweledChalice,
  magicLamp,
  mermaid,
  mirrorMirror,
  pentacle,
  potionBall,
  queenCrown,
  rockGolem,
  run,
  runeStone,
  salamander,
  sandsOfTime,
  spellBook,
  threeFriends,
  witchFlight,
} from '../../icons/gatherings.ts';
import { Icon } from '../../icons/icon.tsx';
import type { CardArt, CardLook } from '../../table/board.ts';
import { Figure, Seal } from '../../table/figure.tsx';
import { ASPECTS, ELEMENTS, SCHOOLS, type Sign } from './signs.ts';

const UNKNOWN_SIGN: Sign = { word: '', glyph: crystalBall, colour: '#ddd', ground: '#444' };

const TRICK_GLYPHS: Readonly<Record<string, string>> = {
  proxima: sandsOfTime,
  idem: mirrorMirror,
  exodus: run,
  chaos: cardExchange,
  vademecum: grab,
  periculum: witchFlight,
};

const CREATURES: Readonly<Record<string, string>> = {
  earth: rockGolem,
  water: mermaid,
  fire: salamander,
  air: djinn,
};

/** Each pile has a treasure and a colour, from humble to royal. */
export const PILE_LOOKS: Readonly<Record<string, { glyph: string; hue: number }>> = {
  A: { glyph: potionBall, hue: 150 },
  B: { glyph: magicLamp, hue: 185 },
  C: { glyph: crystalBall, hue: 215 },
  D: { glyph: gemPendant, hue: 250 },
  E: { glyph: spellBook, hue: 285 },
  F: { glyph: jeweledChalice, hue: 325 },
  G: { glyph: queenCrown, hue: 42 },
};

const PICTURE = { faint: 0.36, size: 0.82 };

function Letter({
  letter,
  glyph,
}: {
  readonly letter: string;
  readonly glyph: string;
}): ReactElement {
  return (
    <svg viewBox="0 0 512 512" aria-hidden="true" style={{ width: '84%', height: '84%' }}>
      <path d={glyph} fill="currentColor" opacity="0.28" />
      <text
        x="256"
        y="364"
        textAnchor="middle"
        fontSize="330"
        fontFamily="Cinzel, serif"
        fontWeight="700"
        fill="currentColor"
      >
        {letter}
      </text>
    </svg>
  );
}

function enchanter(card: CardInfo): CardLook {
  const element = ELEMENTS[String(card['element'])] ?? UNKNOWN_SIGN;
  const school = SCHOOLS[String(card['school'])] ?? UNKNOWN_SIGN;
  const aspect = ASPECTS[String(card['aspect'])] ?? UNKNOWN_SIGN;
  const air = card.kind === 'airEnchanter';
  return {
    ground: element.ground,
    frame: school.colour,
    ink: '#fff3df',
    title: aspect.word.charAt(0).toUpperCase() + aspect.word.slice(1),
    sign: <Icon glyph={school.glyph} />,
    corner: <Icon glyph={element.glyph} />,
    emblem: (
      <Figure figure={aspect.glyph} behind={element.glyph} tint={element.colour} {...PICTURE}>
        <Seal glyph={school.glyph} x={446} y={446} tint={school.colour} size={0.29} />
      </Figure>
    ),
    text: air ? card.text : '',
    foot: air ? (
      <span style={{ color: element.colour }}>air · any</span>
    ) : (
      <>
        <span style={{ color: school.colour }}>{school.word}</span>
        <span style={{ color: element.colour }}>{element.word}</span>
      </>
    ),
  };
}

function trick(card: CardInfo): CardLook {
  const glyph = TRICK_GLYPHS[card.id] ?? crystalBall;
  return {
    ground: '#3a2b5e',
    frame: '#e9d7ad',
    ink: '#fdf0cf',
    emblem: (
      <Figure figure={glyph} behind={ELEMENTS['air']?.glyph ?? ''} tint="#cdb4ff" {...PICTURE} />
    ),
    corner: <Icon glyph={ELEMENTS['air']?.glyph ?? ''} />,
    foot: <span>trick</span>,
  };
}

function elemental(card: CardInfo): CardLook {
  const element = ELEMENTS[String(card['element'])] ?? UNKNOWN_SIGN;
  return {
    ground: element.ground,
    frame: element.colour,
    ink: '#ffffff',
    title: 'Elemental',
    sign: <Icon glyph={element.glyph} />,
    emblem: (
      <Figure
        figure={CREATURES[String(card['element'])] ?? rockGolem}
        behind={element.glyph}
        tint={element.colour}
        {...PICTURE}
      />
    ),
    foot: (
      <>
        <span style={{ color: element.colour }}>{element.word}</span>
        <span>+1</span>
      </>
    ),
  };
}

function treasure(card: CardInfo): CardLook {
  const letter = String(card['pile'] ?? '');
  const pile = PILE_LOOKS[letter];
  const hue = pile?.hue ?? 42;
  const stone = card.kind === 'stone';
  const glyphs: Readonly<Record<string, string>> = {
    stone: runeStone,
    newGathering: threeFriends,
    elementalMaster: pentacle,
  };
  return {
    ground: `hsl(${hue} 45% 24%)`,
    frame: `hsl(${hue} 55% 68%)`,
    ink: `hsl(${hue} 85% 90%)`,
    title: stone ? 'Stone' : letter === '' ? card.name : `Object ${letter}`,
    emblem: (
      <Figure
        figure={glyphs[card.kind] ?? pile?.glyph ?? crystalBall}
        behind={pile?.glyph ?? pentacle}
        tint={`hsl(${hue} 60% 70%)`}
        {...PICTURE}
      />
    ),
    foot: (
      <>
        <span>{letter === '' ? 'open' : `pile ${letter}`}</span>
        <b>{stone ? 'S' : String(card['points'] ?? '')}</b>
      </>
    ),
  };
}

export const art: CardArt = {
  face(card) {
    switch (card.kind) {
      case 'enchanter':
      case 'airEnchanter':
        return enchanter(card);
      case 'trick':
        return trick(card);
      case 'elemental':
        return elemental(card);
      default:
        return treasure(card);
    }
  },
  back(name) {
    const element = ELEMENTS[name];
    if (element !== undefined) {
      return {
        ground: element.ground,
        frame: element.colour,
        ink: element.colour,
        emblem: <Icon glyph={element.glyph} className="" />,
      };
    }
    const pile = PILE_LOOKS[name];
    const hue = pile?.hue ?? 42;
    return {
      ground: `hsl(${hue} 45% 22%)`,
      frame: `hsl(${hue} 45% 58%)`,
      ink: `hsl(${hue} 75% 88%)`,
      emblem:
        pile === undefined ? (
          <Icon glyph={name === 'New Gathering' ? threeFriends : pentacle} className="" />
        ) : (
          <Letter letter={name} glyph={pile.glyph} />
        ),
    };
  },
};
