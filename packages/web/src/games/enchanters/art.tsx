import type { CardInfo } from '@conclave/kernel';
import type { ReactElement } from 'react';
import { dragonHead, fist, village } from '../../icons/enchanters.ts';
import { Icon } from '../../icons/icon.tsx';
import type { CardArt, CardLook } from '../../table/board.ts';
import { Figure } from '../../table/figure.tsx';
import scene from '../../table/scene.module.css';
import css from './art.module.css';
import { Count, Rich, SignIcon } from './rich.tsx';
import { figureOf, type KingdomLook, kingdomLook, TYPE_GLYPHS } from './signs.ts';
import { type Saying, sayingOf } from './text.ts';

const BROKEN = new Set(['brokenSword', 'brokenShield']);

/** Icons as on the printed card: each so often as it counts. */
export function Icons({ icons }: { readonly icons: Saying['icons'] }): ReactElement {
  return (
    <>
      {icons.map(({ sign, n }) => (
        <Count key={sign} sign={sign} n={BROKEN.has(sign) ? `−${n}` : n} />
      ))}
    </>
  );
}

const badge = `${scene['dark']} ${scene['small']} ${css['badge']}`;

/** The picture with the numbers in it, and under it what the upper part does. */
function Scene(props: {
  readonly card: CardInfo;
  readonly figure: string;
  readonly kingdom: KingdomLook;
}): ReactElement {
  const { card, figure, kingdom } = props;
  const { icons, says, glory, worth } = sayingOf(card, 'upper');
  const { health, strength } = card;
  const lines = [...says, ...worth];
  return (
    <span className={scene['scene']}>
      <span className={scene['picture']}>
        <Figure
          figure={figure}
          behind={kingdom.glyph}
          tint={kingdom.frame}
          faint={0.2}
          size={0.84}
        />
        {kingdom.word === '' ? null : (
          <Icon glyph={kingdom.glyph} className={`${scene['small']} ${css['kingdom']}`} />
        )}
        {icons.length === 0 ? null : (
          <span className={`${badge} ${css['icons']}`}>
            <Icons icons={icons} />
          </span>
        )}
        {glory === 0 ? null : (
          <span className={`${badge} ${css['glory']}`}>
            <Count sign="glory" n={glory} />
          </span>
        )}
        {typeof health === 'number' ? (
          <span className={`${badge} ${css['health']}`}>
            <SignIcon sign="health" />
            {health}
          </span>
        ) : null}
        {typeof strength === 'number' ? (
          <span className={`${badge} ${css['strength']}`}>
            <SignIcon sign="strength" />
            {strength}
          </span>
        ) : null}
      </span>
      {lines.length === 0 ? null : (
        <span className={scene['says']}>
          {lines.map((line) => (
            <span key={line} className={css['line']}>
              <Rich text={line} silent />
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

/** The lower part: what still counts when the card is covered. */
export function LowerPart({ card }: { readonly card: CardInfo }): ReactElement {
  const { icons, says, glory, worth } = sayingOf(card, 'lower');
  return (
    <>
      <span className={css['low']}>
        <Icons icons={icons} />
        {[...says, ...worth].map((line) => (
          <span key={line} className={css['lowWords']}>
            <Rich text={line} silent />
          </span>
        ))}
      </span>
      {glory === 0 ? null : <Count sign="glory" n={glory} />}
    </>
  );
}

/** Longer names are written smaller, so that all of them can be read. */
const ROOMY = 10;

const isEmpty = ({ icons, says, glory, worth }: Saying): boolean =>
  icons.length + says.length + worth.length === 0 && glory === 0;

function face(card: CardInfo): CardLook {
  const kingdom = kingdomLook(card['kingdom']);
  const type = card.kind;
  const glyph = TYPE_GLYPHS[type];
  const bare = type === 'village' || isEmpty(sayingOf(card, 'lower'));
  return {
    ground: kingdom.ground,
    frame: kingdom.frame,
    ink: kingdom.ink,
    text: '',
    ...(glyph === undefined ? {} : { sign: <Icon glyph={glyph} /> }),
    title: card.name.length <= ROOMY ? card.name : <span className={css['long']}>{card.name}</span>,
    emblem: <Scene card={card} figure={figureOf(card.id, type)} kingdom={kingdom} />,
    ...(bare ? {} : { foot: <LowerPart card={card} /> }),
  };
}

const BACKS: Readonly<Record<string, { readonly glyph: string; readonly hue: number }>> = {
  Adventure: { glyph: dragonHead, hue: 255 },
  Start: { glyph: fist, hue: 40 },
  Village: { glyph: village, hue: 30 },
};

export const art: CardArt = {
  face,
  back(name) {
    const { glyph, hue } = BACKS[name] ?? { glyph: dragonHead, hue: 255 };
    return {
      ground: `hsl(${hue} 42% 26%)`,
      frame: `hsl(${hue} 55% 68%)`,
      ink: `hsl(${hue} 80% 90%)`,
      emblem: <Icon glyph={glyph} className="" />,
    };
  },
};
