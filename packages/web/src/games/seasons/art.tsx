import { ENERGIES } from '@conclave/game-seasons';
import type { CardInfo } from '@conclave/kernel';
import type { ReactElement } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { CardArt, CardLook } from '../../table/board.ts';
import { Figure } from '../../table/figure.tsx';
import scene from '../../table/scene.module.css';
import css from './art.module.css';
import { Crystals, Rich, SignIcon, Token } from './rich.tsx';
import { figureOf, KIND_GLYPHS, SIGNS, seasonTint, type Tint, tintOf } from './signs.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** S-1.7: "2", or "2·5·8" where it depends on the number of players. */
export function amountWords(amount: unknown): string {
  if (isRecord(amount)) return Object.values(amount).join('·');
  return String(amount);
}

const costOf = (card: CardInfo): Readonly<Record<string, unknown>> =>
  isRecord(card['cost']) ? card['cost'] : {};

const COST = `${scene['small']} ${css['cost']}`;
const TIMES = `${scene['dark']} ${css['times']}`;

/** The price as on the printed card: a token for each energy, crystals as a number. */
function Cost({ card }: { readonly card: CardInfo }): ReactElement | null {
  const cost = costOf(card);
  if (typeof card['costRule'] === 'string') {
    return (
      <span className={COST}>
        <Token type="energy" />
        <span className={TIMES}>1–4</span>
      </span>
    );
  }
  const tokens = ENERGIES.flatMap((type) => {
    const amount = cost[type] ?? 0;
    if (amount === 0) return [];
    if (typeof amount === 'number') {
      return Array.from({ length: amount }, (_, i) => (
        <Token key={`${type}${String(i)}`} type={type} />
      ));
    }
    return [
      <span key={type} className={TIMES}>
        <Token type={type} />
        {amountWords(amount)}
      </span>,
    ];
  });
  const crystals = cost['crystals'] ?? 0;
  if (tokens.length === 0 && crystals === 0) {
    return card.kind === 'item' || card.kind === 'familiar' ? (
      <span className={COST}>
        <span className={TIMES}>free</span>
      </span>
    ) : null;
  }
  return (
    <span className={COST}>
      {tokens}
      {crystals === 0 ? null : (
        <span className={scene['dark']}>
          <Crystals n={amountWords(crystals)} />
        </span>
      )}
    </span>
  );
}

const TIMING = { enter: 'enter', activate: 'activate', permanent: 'permanent' } as const;

function Scene(props: { readonly card: CardInfo; readonly tint: Tint }): ReactElement {
  const { card, tint } = props;
  const { prestige, points, timing } = card;
  const worth = prestige ?? points;
  const times = Array.isArray(timing) ? timing.map(String) : [];
  return (
    <span className={scene['scene']}>
      <span className={scene['picture']}>
        <Figure
          figure={figureOf(card.id, card.kind)}
          behind={tint.glyph}
          tint={tint.frame}
          faint={0.16}
          size={0.8}
          className={css['figure']}
        />
        <Cost card={card} />
        {typeof worth === 'number' ? (
          <span
            className={`${scene['dark']} ${scene['small']} ${css['prestige']}`}
            data-low={worth < 0 ? '' : undefined}
          >
            {worth < 0 ? `−${-worth}` : worth}
          </span>
        ) : null}
        <span className={`${scene['small']} ${css['timing']}`}>
          {times.includes(TIMING.enter) ? <SignIcon sign="enter" /> : null}
          {times.includes(TIMING.activate) ? <SignIcon sign="activate" /> : null}
        </span>
      </span>
      <span className={`${scene['says']} ${css['says']}`}>
        <Rich text={card.text} />
      </span>
    </span>
  );
}

/** Longer names are written smaller, so that all of them can be read. */
const ROOMY = 10;

const OTHER_TINTS: Readonly<Record<string, Tint>> = {
  enchantment: { ...seasonTint(1), glyph: KIND_GLYPHS['enchantment'] ?? '' },
  ability: { glyph: SIGNS.gauge, frame: '#dcb8ff', ground: '#4f2a73', ink: '#f7ebff' },
};

export const cardTint = (card: CardInfo): Tint => OTHER_TINTS[card.kind] ?? tintOf(costOf(card));

function face(card: CardInfo): CardLook {
  const tint = cardTint(card);
  const glyph = KIND_GLYPHS[card.kind];
  return {
    ground: tint.ground,
    frame: tint.frame,
    ink: tint.ink,
    text: '',
    ...(glyph === undefined ? {} : { sign: <Icon glyph={glyph} /> }),
    title: (
      <span className={card.name.length > ROOMY ? css['long'] : css['name']}>{card.name}</span>
    ),
    emblem: <Scene card={card} tint={tint} />,
  };
}

const BACKS: Readonly<Record<string, { readonly glyph: string; readonly hue: number }>> = {
  'power card': { glyph: SIGNS.gauge, hue: 250 },
  enchantment: { glyph: KIND_GLYPHS['enchantment'] ?? '', hue: 120 },
  'ability token': { glyph: KIND_GLYPHS['ability'] ?? '', hue: 285 },
};

export const art: CardArt = {
  face,
  back(name) {
    const { glyph, hue } = BACKS[name] ?? { glyph: SIGNS.gauge, hue: 250 };
    return {
      ground: `hsl(${hue} 40% 26%)`,
      frame: `hsl(${hue} 55% 70%)`,
      ink: `hsl(${hue} 80% 90%)`,
      emblem: <Icon glyph={glyph} className="" />,
    };
  },
};
