import type { ReactElement, ReactNode } from 'react';
import css from './scene.module.css';

/** The middle of a picture stays where it is. */
const about = (scale: number): string => `translate(256 256) scale(${scale}) translate(-256 -256)`;

const OUTLINE = '#140c1e';

/** A figure before a large faint sign, so that both are known at a glance. */
export function Figure(props: {
  readonly figure: string;
  readonly behind: string;
  readonly tint: string;
  /** How much of the sign behind shows, from 0 to 1. */
  readonly faint: number;
  /** How much of the picture the figure fills, from 0 to 1. */
  readonly size: number;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}): ReactElement {
  const { figure, behind, tint, faint, size, className, children } = props;
  return (
    <svg
      viewBox="-20 -20 552 552"
      aria-hidden="true"
      className={`${css['figure']} ${className ?? ''}`}
    >
      <g opacity={faint} transform={about(1.15)}>
        <path d={behind} fill={tint} />
      </g>
      <g transform={about(size)}>
        <path d={figure} fill={OUTLINE} stroke={OUTLINE} strokeWidth="43" strokeLinejoin="round" />
        <path d={figure} fill="currentColor" />
      </g>
      {children}
    </svg>
  );
}

/** A small sign on a dark seal, placed by its middle. */
export function Seal(props: {
  readonly glyph: string;
  readonly x: number;
  readonly y: number;
  readonly tint: string;
  readonly size?: number;
}): ReactElement {
  const { glyph, x, y, tint, size = 0.25 } = props;
  return (
    <g transform={`translate(${x} ${y}) scale(${size}) translate(-256 -256)`}>
      <circle cx="256" cy="256" r="320" fill={OUTLINE} />
      <path d={glyph} fill={tint} />
    </g>
  );
}
