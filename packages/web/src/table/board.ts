import type { CardInfo, Reason } from '@conclave/kernel';
import type { ReactNode } from 'react';

/** How a game draws one card: its colours and what stands in its picture. */
export interface CardLook {
  /** Colour of the picture's ground. */
  readonly ground: string;
  /** Colour of the frame and the title bar. */
  readonly frame: string;
  /** Colour of the emblem. */
  readonly ink: string;
  /** What the title bar says; the card's name if not given. */
  readonly title?: ReactNode;
  /** Small signs at both ends of the title bar. */
  readonly sign?: ReactNode;
  readonly corner?: ReactNode;
  readonly emblem: ReactNode;
  readonly foot?: ReactNode;
  /** Shown under the picture where there is room; the card's text if not given. */
  readonly text?: ReactNode;
}

export interface CardArt {
  face(card: CardInfo): CardLook;
  /** By the name of the back, as the game's table has it. */
  back(name: string): CardLook;
}

/** A number that matters, always visible on a seat, and how it adds up. */
export interface SeatNumber {
  readonly label: string;
  readonly glyph: string;
  readonly value: string;
  readonly colour?: string;
  readonly why?: readonly string[];
}

/** What the cards picked so far are, or why they are nothing. */
export type Meaning =
  | { readonly kind: 'good'; readonly text: string; readonly rule: string }
  | ({ readonly kind: 'bad' } & Reason);
