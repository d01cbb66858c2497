import type { CardInfo } from '@conclave/kernel';
import type { ReactElement } from 'react';
import { Icon } from '../../icons/icon.tsx';
import {
  crystalBall,
  cutDiamond,
  dominoMask,
  gears,
  linkedRings,
  queenCrown,
  roundStar,
  spellBook,
} from '../../icons/techno-enchanters.ts';
import type { CardArt, CardLook } from '../../table/board.ts';
import { Figure, Seal } from '../../table/figure.tsx';
import { ENCHANTMENTS, SIGNS, SYMBOLS, signOfColour, spellLook } from './looks.ts';

/** On a small card the signs around the figure are all that shows. */
const PICTURE = { faint: 0.3, size: 0.78 };

/** T-1.7: symbol, stars and link around the picture, so that a small card tells them too. */
function VisionSigns({ card }: { readonly card: CardInfo }): ReactElement {
  const symbol = SYMBOLS[String(card['symbol'])];
  const stars = Number(card['stars'] ?? 0);
  return (
    <>
      {symbol === undefined ? null : (
        <Seal glyph={symbol.glyph} x={60} y={40} tint={symbol.colour} />
      )}
      {Array.from({ length: stars }, (_, i) => (
        <Seal key={`star-${String(i)}`} glyph={roundStar} x={60 + i * 140} y={478} tint="#ffe08a" />
      ))}
      {card['link'] === true ? <Seal glyph={linkedRings} x={452} y={478} tint="#a8e6ff" /> : null}
    </>
  );
}

/** Stars and link, as a row of signs. */
export function Stars(props: { readonly stars: number; readonly link: boolean }): ReactElement {
  return (
    <span style={{ display: 'inline-flex', gap: '0.1em' }}>
      {Array.from({ length: props.stars }, (_, i) => (
        <Icon key={`star-${String(i)}`} glyph={roundStar} />
      ))}
      {props.stars === 0 ? <span style={{ opacity: 0.6 }}>–</span> : null}
      {props.link ? <Icon glyph={linkedRings} /> : null}
    </span>
  );
}

const title = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function vision(card: CardInfo): CardLook {
  const spell = spellLook(card['spell']);
  const symbol = SYMBOLS[String(card['symbol'])];
  return {
    ground: spell.ground,
    frame: symbol?.colour ?? '#b9aec9',
    ink: '#fff6e6',
    title: title(spell.word),
    sign: symbol === undefined ? undefined : <Icon glyph={symbol.glyph} />,
    emblem: (
      <Figure
        figure={spell.glyph}
        behind={symbol?.glyph ?? crystalBall}
        tint={spell.colour}
        {...PICTURE}
      >
        <VisionSigns card={card} />
      </Figure>
    ),
    foot: (
      <>
        <span>{symbol === undefined ? 'no symbol' : String(card['symbol'])}</span>
        <span style={{ color: '#ffe9a8' }}>
          <Stars stars={Number(card['stars'] ?? 0)} link={card['link'] === true} />
        </span>
      </>
    ),
  };
}

function enchantment(card: CardInfo): CardLook {
  return {
    ground: '#1f4a52',
    frame: '#8fe0e6',
    ink: '#e9fdff',
    emblem: (
      <Figure
        figure={ENCHANTMENTS[card.id] ?? spellBook}
        behind={gears}
        tint="#8fe0e6"
        {...PICTURE}
      />
    ),
    foot: <span>enchantment</span>,
  };
}

function treasure(card: CardInfo): CardLook {
  const sign = signOfColour(card['colour']);
  const value = Number(card['value'] ?? 0);
  return {
    ground: sign.ground,
    frame: sign.colour,
    ink: '#ffffff',
    title: value < 0 ? `−${-value}` : String(value),
    corner: <Icon glyph={sign.glyph} />,
    emblem: (
      <Figure figure={cutDiamond} behind={sign.glyph} tint={sign.colour} {...PICTURE}>
        <text
          x="256"
          y="330"
          textAnchor="middle"
          fontSize="250"
          fontFamily="Alegreya Sans, sans-serif"
          fontWeight="800"
          fill="#140c1e"
        >
          {value < 0 ? `−${-value}` : value}
        </text>
      </Figure>
    ),
    foot: (
      <>
        <span>{String(card['colour'] ?? '')}</span>
        <b>{value < 0 ? `−${-value}` : value}</b>
      </>
    ),
  };
}

function character(card: CardInfo): CardLook {
  const sign = signOfColour(card['colour']);
  const prey = SIGNS.find(({ id }) => id === card['opposing']);
  return {
    ground: sign.ground,
    frame: sign.colour,
    ink: '#ffffff',
    title: sign.word,
    emblem: <Figure figure={sign.glyph} behind={gears} tint={sign.colour} {...PICTURE} />,
    foot: (
      <>
        <span>hunts</span>
        <span style={{ color: prey?.colour }}>
          <Icon glyph={prey?.glyph ?? dominoMask} label={prey?.word ?? ''} />
        </span>
      </>
    ),
  };
}

const queen: CardLook = {
  ground: '#5d1446',
  frame: '#ffd978',
  ink: '#ffe9b8',
  title: 'The Queen',
  emblem: <Figure figure={queenCrown} behind={gears} tint="#ff9ad0" {...PICTURE} />,
  foot: <span>ends the round</span>,
};

const BACKS: Readonly<Record<string, { glyph: string; ground: string; frame: string }>> = {
  'playing card': { glyph: gears, ground: '#2b2350', frame: '#8d7fc4' },
  treasure: { glyph: cutDiamond, ground: '#4b3413', frame: '#d9a64a' },
  character: { glyph: dominoMask, ground: '#1d3f3d', frame: '#6fc0b5' },
};

export const art: CardArt = {
  face(card) {
    switch (card.kind) {
      case 'vision':
        return vision(card);
      case 'enchantment':
        return enchantment(card);
      case 'treasure':
        return treasure(card);
      case 'character':
        return character(card);
      default:
        return queen;
    }
  },
  back(name) {
    const { glyph, ground, frame } = BACKS[name] ?? {
      glyph: gears,
      ground: '#2b2350',
      frame: '#8d7fc4',
    };
    return { ground, frame, ink: frame, emblem: <Icon glyph={glyph} className="" /> };
  },
};
