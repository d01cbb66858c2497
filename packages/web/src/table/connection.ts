import type { View } from '@conclave/kernel/look';
import type { Decision, Pending, TableEvent, Undo } from '@conclave/kernel/play';
import type { ChatLine, MatchInfo, Outcome } from '@conclave/protocol';

/** An event and the moment it belongs to. */
export interface SeenEvent {
  /** Grows with every event a connection tells, also across an undo: a key for lists. */
  readonly id: number;
  /** Answers given when it had happened: where a replay shows it. */
  readonly seq: number;
  readonly event: TableEvent;
}

/** Everything a table in the browser draws. Whoever serves it makes a new one with each change. */
export interface TableSnapshot {
  /** `info.you` is the seat of whoever looks now; null for an onlooker. */
  readonly info: MatchInfo;
  /** Undefined before the start, and until the first one arrives. */
  readonly view: View | undefined;
  /** Answers given so far. */
  readonly seq: number;
  /** The viewer's own open decision. */
  readonly decision: Decision | null;
  readonly pending: readonly Pending[];
  /** What happened, oldest first, as far back as the connection knows. */
  readonly events: readonly SeenEvent[];
  /** A recorded game tells everything at once: also what comes after the moment shown. */
  readonly story?: readonly SeenEvent[];
  readonly undo: Undo;
  readonly chat: readonly ChatLine[];
  /** `away`: the connection is lost and being sought again. */
  readonly status: 'connecting' | 'live' | 'away';
  /** The first event (its id) the viewer has not seen because of an absence; null if none. */
  readonly missedFrom: number | null;
  /** Several people on one screen: whom to hand it to before anything shows. */
  readonly curtain: { readonly seat: number } | null;
  /** The server will not show this table, and says why. */
  readonly refused: { readonly message: string; readonly code: string } | null;
}

/** What a connection can do besides answering; the table shows a control only where it works. */
export type Ability =
  | 'undo'
  | 'chat'
  | 'resign'
  | 'leave'
  | 'rematch'
  /** Each line of the log leads to its moment. */
  | 'jump';

/** Between a table and whoever serves it: a server, a worker in this browser, a recorded game. */
export interface TableConnection {
  readonly abilities: ReadonlySet<Ability>;
  subscribe(listener: () => void): () => void;
  /** The same object until something changes. */
  snapshot(): TableSnapshot;
  answer(picks: readonly number[]): Promise<Outcome<null>>;
  /** Goes back so that `to` answers remain. */
  undo(to: number): Promise<Outcome<null>>;
  chat(text: string): Promise<Outcome<null>>;
  mute(player: string, mute: boolean): Promise<Outcome<null>>;
  resign(): Promise<Outcome<null>>;
  /** A bot plays on for the viewer's seat. */
  leaveToBot(): Promise<Outcome<null>>;
  returnToSeat(): Promise<Outcome<null>>;
  /** A bot plays on for somebody else who is away. */
  putBot(seat: number): Promise<Outcome<null>>;
  /** Lifts the curtain for the seat it names. */
  liftCurtain(): void;
  /** The viewer has read what happened in their absence. */
  caughtUp(): void;
  close(): void;
}

export const DONE: Outcome<null> = { ok: true, value: null };

/** For what a connection cannot do: nothing was changed. */
export function cannot(message: string): Promise<Outcome<null>> {
  return Promise.resolve({ ok: false, error: { code: 'not-allowed', message } });
}
