import { SEASONS, SETUP } from '@conclave/game-seasons';
import type { ReactElement } from 'react';
import type { TableModel } from '../../table/model.ts';
import { counterOf } from './places.ts';
import { middleOf, pointAt, ringPiece, SPACES } from './ring.ts';
import { ROMAN, SEASON_TINTS } from './signs.ts';
import css from './wheel.module.css';

const INNER = 60;
const OUTER = 97;
const spaces = Array.from({ length: SPACES }, (_, i) => i + 1);
const EACH = SPACES / SEASONS.length;

/** "Year 1 of 3, winter, space 2 of 12; spring in 2." */
export function wheelWords(space: number, year: number): string {
  const season = Math.floor((space - 1) / EACH);
  const next = SEASONS[(season + 1) % SEASONS.length] ?? '';
  const until = (season + 1) * EACH + 1 - space;
  const when = until === 1 ? 'in 1 space' : `in ${until} spaces`;
  const which = year > SETUP.lastYear ? 'After the last year' : `Year ${year} of ${SETUP.lastYear}`;
  return `${which}, ${SEASONS[season]}, space ${space} of ${SPACES}; ${next} begins ${when}`;
}

/** S-1.10: twelve spaces, three of each season, the marker and the year. */
export function SeasonWheel({ model }: { readonly model: TableModel }): ReactElement {
  const space = counterOf(model, 'space');
  const year = counterOf(model, 'year');
  const season = Math.floor((space - 1) / EACH);
  const [x, y] = middleOf(space, (INNER + OUTER) / 2);
  const words = wheelWords(space, year);
  return (
    <figure className={css['wheel']}>
      <svg viewBox="-100 -100 200 200" role="img" aria-label={words}>
        <title>{words}</title>
        {spaces.map((n) => {
          const tint = SEASON_TINTS[Math.floor((n - 1) / EACH)];
          const [nx, ny] = middleOf(n, (INNER + OUTER) / 2);
          return (
            <g key={n} data-now={n === space ? '' : undefined}>
              <path
                d={ringPiece(n - 1, n, INNER, OUTER)}
                fill={tint?.ground}
                stroke={tint?.frame}
              />
              <text x={nx} y={ny} fill={tint?.ink} dominantBaseline="central" textAnchor="middle">
                {n}
              </text>
            </g>
          );
        })}
        {SEASON_TINTS.map(({ glyph, frame, ground }, i) => {
          const [sx, sy] = pointAt(i * EACH + EACH / 2, 43);
          return (
            <g
              key={glyph}
              transform={`translate(${sx} ${sy})`}
              className={css['season']}
              data-now={i === season ? '' : undefined}
            >
              <circle r="14" fill={ground} stroke={frame} />
              <g transform="scale(0.04) translate(-256 -256)">
                <path d={glyph} fill={frame} />
              </g>
            </g>
          );
        })}
        <text className={css['year']} textAnchor="middle" dominantBaseline="central">
          {ROMAN[year] ?? year}
        </text>
        <g className={css['marker']} style={{ transform: `translate(${x}px, ${y}px)` }}>
          <circle r="14" />
          <text textAnchor="middle" dominantBaseline="central">
            {space}
          </text>
        </g>
      </svg>
    </figure>
  );
}
