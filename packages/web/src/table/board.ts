import type { CardInfo, Option, Reason } from '@conclave/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { TurnCounters } from './log-lines.ts';
import type { TableModel } from './model.ts';

/** How a game draws one card: its colours and what stands in its picture. */
export interface CardLook {
  /** Colour of the picture's ground. */
  readonly ground: string;
  /** Colour of the frame and the title bar. */
  readonly frame: string;
  /** Colour of the emblem. */
  readonly ink: string;
  /** What the title bar says; the card's name if not given. */
  readonly title?: string;
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

/** What a game brings to the shared table. Everything but the board may be left out. */
export interface GameBoard {
  readonly Board: ComponentType<{ readonly model: TableModel }>;
  readonly art: CardArt;
  /** The counters that tell turns apart. */
  readonly turns?: TurnCounters;
  /** Signs instead of long words on an option's button. */
  optionLabel?(option: Option, model: TableModel): ReactNode;
  numbers?(model: TableModel, seat: number): readonly SeatNumber[];
  meaning?(model: TableModel, slots: readonly number[]): Meaning | undefined;
  /** Cards that may be pointed at to learn what they would be together, allowed or not. */
  pointable?(model: TableModel, slot: number): boolean;
  /** Which page of a narrow screen a question is answered on. */
  page?(question: string): 'shared' | 'own';
}
