import type { CardInfo } from '@conclave/kernel';
import type { ReactElement } from 'react';
import type { CardArt } from './board.ts';

/** A number that stays the same for a word. */
function spread(word: string): number {
  let sum = 7;
  for (const letter of word) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum;
}

const initials = (name: string): string =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase())
    .slice(0, 2)
    .join('');

/** A sign made of a word: a star with as many points as it falls to, and its initials. */
function Sigil({ word }: { readonly word: string }): ReactElement {
  const points = 3 + (spread(word) % 6);
  const star = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (Math.PI * i) / points - Math.PI / 2;
    const radius = i % 2 === 0 ? 230 : 130;
    return `${256 + radius * Math.cos(angle)},${256 + radius * Math.sin(angle)}`;
  }).join(' ');
  return (
    <svg viewBox="0 0 512 512" aria-hidden="true">
      <polygon points={star} fill="currentColor" opacity="0.35" />
      <text
        x="256"
        y="310"
        textAnchor="middle"
        fontSize="170"
        fontFamily="Cinzel, serif"
        fontWeight="700"
        fill="currentColor"
      >
        {initials(word)}
      </text>
    </svg>
  );
}

/** Cards of a game that brings no drawings of its own: a colour for the kind, a sign for the name. */
export const defaultArt: CardArt = {
  face(card: CardInfo) {
    const hue = spread(card.kind) % 360;
    return {
      ground: `hsl(${hue} 38% 26%)`,
      frame: `hsl(${hue} 45% 62%)`,
      ink: `hsl(${hue} 60% 90%)`,
      emblem: <Sigil word={card.name} />,
    };
  },
  back(name: string) {
    const hue = spread(name) % 360;
    return {
      ground: `hsl(${hue} 42% 24%)`,
      frame: `hsl(${hue} 40% 55%)`,
      ink: `hsl(${hue} 60% 88%)`,
      emblem: <Sigil word={name} />,
    };
  },
};
