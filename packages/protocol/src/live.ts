import type { Decision, Pending, TableEvent, Undo } from '@conclave/kernel/play';
import { z } from 'zod';
import type { Outcome, ProtocolError } from './errors.ts';
import { type ChatLine, ChatText, InviteKey, MatchId, type MatchInfo, SeatIndex } from './match.ts';
import type { ViewPatch } from './patch.ts';

/** Messages from a client. Each is answered with an Outcome. */
export const Watch = z.strictObject({
  match: MatchId,
  /** The invitation's key, for a private table the watcher has no seat at. */
  key: InviteKey.optional(),
  /** How far the client had seen the match (`TableUpdate.seq` and `epoch`): it is told what came after. */
  since: z.strictObject({ seq: z.int().min(0), epoch: z.int().min(0) }).optional(),
});
export const MatchMessage = z.strictObject({ match: MatchId });
/** How often something had been taken back when the client last saw the match. */
const Epoch = z.int().min(0);
/**
 * `seq` and `epoch` tell what the client has seen: an answer to an older table, or to one
 * that was taken back, is stale. `id` is the client's own name for this answer; sent again
 * with the same id it is the same answer.
 */
export const AnswerMessage = z.strictObject({
  match: MatchId,
  seat: SeatIndex,
  seq: z.int().min(0),
  epoch: Epoch,
  id: z.string().regex(/^[\w-]{8,40}$/),
  picks: z.array(z.int()).max(64),
});
export const UndoMessage = z.strictObject({
  match: MatchId,
  seat: SeatIndex,
  seq: z.int().min(0),
  epoch: Epoch,
  /** Answers that remain. */
  to: z.int().min(0),
});
export const SeatMessage = z.strictObject({ match: MatchId, seat: SeatIndex });
export const ChatMessage = z.strictObject({ match: MatchId, text: ChatText });
export const MuteMessage = z.strictObject({
  match: MatchId,
  player: z.string().regex(/^[\w-]{1,64}$/),
  mute: z.boolean(),
});

/** What a viewer's own table looks like now. */
export interface TableUpdate {
  readonly match: string;
  /** Answers given so far; an undo lowers it. */
  readonly seq: number;
  /** The whole view, or the change from the last one this socket acknowledged. */
  readonly view:
    | {
        readonly kind: 'full';
        readonly cells: readonly number[];
        readonly memory: readonly number[];
      }
    | ({ readonly kind: 'patch'; readonly base: number } & ViewPatch);
  readonly viewer: number;
  /** The viewer's own open decision. */
  readonly decision: Decision | null;
  readonly pending: readonly Pending[];
  /** What happened since the base, or since the viewer was last here. */
  readonly events: readonly TableEvent[];
  /**
   * The answer the events begin with; 0 begins with the set-up. Whatever the client
   * was told of this answer and later ones no longer counts: it was taken back.
   */
  readonly from?: number;
  /** For each answer from `from` on, where in `events` its own begin. */
  readonly starts?: readonly number[];
  /** How often something was taken back in this match; see `Watch.since`. */
  readonly epoch?: number;
  /** Milliseconds left for each seat as of `now`, where there is a clock. */
  readonly clocks?: readonly (number | null)[] | null;
  readonly now?: number;
  /** How many answers the viewer may take back to, or why not. */
  readonly undo: Undo;
  /** A number that changes with every update; the client acknowledges it. */
  readonly update: number;
}

/** The Socket.IO events, typed for both ends. */
export interface ClientToServer {
  /** Starts sending a match's updates to this socket; the first is whole. */
  watch(message: z.infer<typeof Watch>, done: (outcome: Outcome<MatchInfo>) => void): void;
  unwatch(message: z.infer<typeof MatchMessage>, done: (outcome: Outcome<null>) => void): void;
  /** Asks for a whole view, after a patch that did not fit. */
  resync(message: z.infer<typeof MatchMessage>, done: (outcome: Outcome<null>) => void): void;
  answer(
    message: z.infer<typeof AnswerMessage>,
    done: (outcome: Outcome<{ seq: number }>) => void,
  ): void;
  undo(
    message: z.infer<typeof UndoMessage>,
    done: (outcome: Outcome<{ seq: number }>) => void,
  ): void;
  resign(message: z.infer<typeof SeatMessage>, done: (outcome: Outcome<null>) => void): void;
  /** A bot plays on for the seat until its person returns. */
  leaveToBot(message: z.infer<typeof SeatMessage>, done: (outcome: Outcome<null>) => void): void;
  /** A bot plays on for somebody else who has been away for long, until they return. */
  putBot(message: z.infer<typeof SeatMessage>, done: (outcome: Outcome<null>) => void): void;
  returnToSeat(message: z.infer<typeof SeatMessage>, done: (outcome: Outcome<null>) => void): void;
  chat(message: z.infer<typeof ChatMessage>, done: (outcome: Outcome<null>) => void): void;
  mute(message: z.infer<typeof MuteMessage>, done: (outcome: Outcome<null>) => void): void;
  /** Sends changes of the lobby's lists to this socket. */
  watchLobby(message: Record<string, never>, done: (outcome: Outcome<null>) => void): void;
}

/** Why a match is shown no longer: the table was taken away, or the viewer was. */
export type Closed = 'gone' | 'not-yours' | 'sent-away';

export interface ServerToClient {
  update(update: TableUpdate, seen: (update: number) => void): void;
  match(info: MatchInfo): void;
  chat(match: string, lines: readonly ChatLine[]): void;
  /** The lists changed; the client asks for them again. */
  lobby(): void;
  /** This socket is shown the match no longer. */
  closed(match: string, why: Closed): void;
  /** Said before the server closes a socket for abuse. */
  trouble(error: ProtocolError): void;
}
