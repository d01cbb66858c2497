import type { ReactElement } from 'react';
import css from './profile-page.module.css';

/** A share of a whole, as a ring; a tick shows what chance alone would give. */
export function Ring(props: {
  readonly part: number;
  readonly whole: number;
  readonly expected: number;
  readonly label: string;
}): ReactElement {
  const { part, whole, expected, label } = props;
  const share = whole === 0 ? 0 : part / whole;
  const radius = 42;
  const round = 2 * Math.PI * radius;
  const turn = whole === 0 ? 0 : (expected / whole) * 360;
  return (
    <svg className={css['ring']} viewBox="0 0 100 100" role="img" aria-label={label}>
      <circle className={css['track']} cx="50" cy="50" r={radius} />
      <circle
        className={css['share']}
        cx="50"
        cy="50"
        r={radius}
        strokeDasharray={`${share * round} ${round}`}
        transform="rotate(-90 50 50)"
      />
      {whole === 0 ? null : (
        <line
          className={css['tick']}
          x1="50"
          y1="1"
          x2="50"
          y2="15"
          transform={`rotate(${turn} 50 50)`}
        />
      )}
      <text x="50" y="57" textAnchor="middle">
        {whole === 0 ? '–' : `${Math.round(share * 100)}%`}
      </text>
    </svg>
  );
}

/** Upright bars, each with a part of it filled. */
export function Bars(props: {
  readonly bars: readonly { readonly played: number; readonly won: number }[];
  readonly label: string;
}): ReactElement {
  const { bars, label } = props;
  const most = Math.max(1, ...bars.map((bar) => bar.played));
  const step = 100 / bars.length;
  const tall = (count: number): number => (count / most) * 36;
  return (
    <svg
      className={css['bars']}
      viewBox="0 0 100 40"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {bars.map(({ played, won }, i) => {
        const x = i * step + step * 0.15;
        const width = step * 0.7;
        return (
          <g key={String(i)}>
            <rect className={css['rest']} x={x} y={39} width={width} height={1} />
            <rect
              className={css['played']}
              x={x}
              y={39 - tall(played)}
              width={width}
              height={tall(played)}
            />
            <rect
              className={css['won']}
              x={x}
              y={39 - tall(won)}
              width={width}
              height={tall(won)}
            />
          </g>
        );
      })}
    </svg>
  );
}

/** One mark a game, oldest first: tall and bright if it was won. */
export function Strip(props: {
  readonly won: readonly boolean[];
  readonly label: string;
}): ReactElement {
  const { won, label } = props;
  return (
    <svg
      className={css['strip']}
      viewBox={`0 0 ${Math.max(1, won.length) * 6} 20`}
      style={{ width: `${won.length * 0.9}rem` }}
      role="img"
      aria-label={label}
    >
      {won.map((is, i) =>
        is ? (
          <rect
            key={String(i)}
            className={css['won']}
            x={i * 6 + 1}
            y="0"
            width="4"
            height="20"
            rx="1"
          />
        ) : (
          <rect
            key={String(i)}
            className={css['played']}
            x={i * 6 + 1}
            y="12"
            width="4"
            height="8"
            rx="1"
          />
        ),
      )}
    </svg>
  );
}
