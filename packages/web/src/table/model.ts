import type { CardInfo, Game, SeatScore, Table } from '@conclave/kernel';
import type { Sight } from '@conclave/kernel/look';
import type { Decision, Option } from '@conclave/kernel/play';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { CardArt, Meaning, SeatNumber } from './board.ts';
import type { Picking, Standing } from './choose.ts';
import type { TableConnection, TableSnapshot } from './connection.ts';
import type { TurnCounters } from './log-lines.ts';

/** A reason the person was just given. */
export interface Trouble {
  readonly text: string;
  readonly rule: string;
}

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

/** The table as one viewer sees it now, and every way to act on it. */
export interface TableModel {
  readonly connection: TableConnection;
  readonly game: Game;
  readonly board: GameBoard;
  readonly table: Table;
  /** What is on the screen; steps of others may still wait behind it. */
  readonly snapshot: TableSnapshot;
  readonly sight: Sight;
  readonly waiting: number;
  readonly names: readonly string[];
  readonly you: number | null;
  /** Final or running, for the seats whose cards the viewer knows. */
  readonly scores: readonly (SeatScore | undefined)[];
  /** Null also while steps of others are still being shown. */
  readonly decision: Decision | null;
  readonly picking: Picking;
  /** An answer that waits for a second yes. */
  readonly proposed: readonly number[] | null;
  readonly busy: boolean;
  readonly trouble: Trouble | null;
  /** Cards pointed out by an option under the pointer, and what it does. */
  readonly hinted: readonly number[];
  readonly hintWords: string;
  cardOf(face: number): CardInfo | undefined;
  standing(slot: number): Standing;
  pickSlot(slot: number): void;
  /** Points at several cards at once. */
  point(slots: readonly number[]): void;
  pickOption(code: number): void;
  pickSeat(seat: number): void;
  pickZone(zone: number): void;
  setAmount(amount: number): void;
  /** Puts the picks of a subset or an order in place, all at once. */
  arrange(codes: readonly number[]): void;
  /** Gives the answer that stands. */
  confirm(): void;
  clear(): void;
  undo(to: number): void;
  skip(): void;
  hint(slots: readonly number[], words?: string): void;
  complain(trouble: Trouble | null): void;
  /** Set where each line of the log leads to its moment. */
  readonly jump: ((seq: number) => void) | undefined;
}

export const ModelContext = createContext<TableModel | null>(null);

export function useModel(): TableModel {
  const model = useContext(ModelContext);
  if (model === null) throw new Error('this part stands outside a table');
  return model;
}
