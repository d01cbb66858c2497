import { z } from 'zod';

/** Names are text: trimmed, one line, never markup. */
export const PlayerName = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, 'must be one line of visible characters');

export const MatchId = z.string().regex(/^[a-z0-9]{12}$/);
/** What a link to a private table carries besides the table's id. */
export const InviteKey = z.string().regex(/^[a-z0-9]{16}$/);
export const SeatIndex = z.int().min(0).max(5);

/** How fast a match is played. Clocks are per seat. */
export const Pace = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    /** Minutes for the whole game, and seconds added with each answer. */
    minutes: z.int().min(1).max(180),
    increment: z.int().min(0).max(120),
  }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(14) }),
]);
export type Pace = z.infer<typeof Pace>;

/**
 * Who sits where. A bot that stands in for a person is told by `standIn`. An open
 * seat with a name is kept for that person: the one asked to a rematch.
 */
export const SeatInfo = z.strictObject({
  kind: z.enum(['open', 'person', 'bot']),
  name: z.string(),
  bot: z.string().nullable(),
  /** The person's public id; null for open seats and bots. */
  player: z.string().nullable(),
  connected: z.boolean(),
  /** When the others may put a bot there, since the person is away; null for who is here. */
  botFrom: z.number().nullable(),
  standIn: z.boolean(),
  resigned: z.boolean(),
  /** Milliseconds left, where there is a clock, as of `MatchInfo.now`. */
  clock: z.number().nullable(),
});
export type SeatInfo = z.infer<typeof SeatInfo>;

export const MatchStatus = z.enum(['lobby', 'playing', 'finished']);

export const MatchInfo = z.strictObject({
  id: MatchId,
  game: z.string(),
  rulesVersion: z.int(),
  title: z.string(),
  options: z.record(z.string(), z.unknown()),
  pace: Pace,
  private: z.boolean(),
  /** Opened from a moment of another game: marked, and not counted in statistics. */
  practice: z.boolean(),
  status: MatchStatus,
  seats: z.array(SeatInfo),
  host: z.string().nullable(),
  /** The reader's own seat, or null for an onlooker. */
  you: SeatIndex.nullable(),
  /** Seats that have a decision open. */
  deciding: z.array(SeatIndex),
  /** SHA-256 of the seed: there before the first card is dealt. */
  seedHash: z.string(),
  /** The seed itself, once the game has ended. */
  seed: z.string().nullable(),
  /** How many answers have been given. */
  length: z.int(),
  winners: z.array(SeatIndex),
  rematch: MatchId.nullable(),
  /** The key of the link `/join/<id>?key=<invite>`; null for whoever has no seat there. */
  invite: InviteKey.nullable().optional(),
  /** Players whose chat the reader does not want to see here. */
  muted: z.array(z.string()).optional(),
  /** Why the table has stopped for good, where the rules could not go on. */
  frozen: z.string().nullable(),
  createdAt: z.number(),
  updatedAt: z.number(),
  now: z.number(),
});
export type MatchInfo = z.infer<typeof MatchInfo>;

export const ChatLine = z.strictObject({
  id: z.int(),
  /** Public id of who wrote it; empty where the table itself speaks. */
  player: z.string(),
  name: z.string(),
  text: z.string(),
  at: z.number(),
});
export type ChatLine = z.infer<typeof ChatLine>;
export const ChatText = z.string().trim().min(1).max(400);
