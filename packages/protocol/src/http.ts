import { shapeError } from '@conclave/kernel';
import { cut } from '@conclave/kernel/play';
import { z } from 'zod';
import { InviteKey, MatchId, MatchInfo, Pace, PlayerName, SeatIndex } from './match.ts';

/** Options of a game, by name. */
export const GivenOptions = z.record(z.string(), z.unknown());

/** Options that somebody wishes for: looked at from outside first, since they may hold anything. */
const WishedOptions = GivenOptions.check((wish) => {
  for (const [name, value] of Object.entries(wish.value)) {
    const message = shapeError(value);
    if (message === undefined) continue;
    wish.issues.push({ code: 'custom', message, path: [cut(name, 40)], input: undefined });
    return;
  }
});

/** A new table. Seats not given to bots are open; the host takes the first open one. */
export const NewTable = z.strictObject({
  game: z.string().max(40),
  seats: z.int().min(1).max(6),
  options: WishedOptions.default({}),
  title: z.string().trim().max(60).default(''),
  pace: Pace.default({ kind: 'none' }),
  private: z.boolean().default(false),
  bots: z
    .array(z.strictObject({ seat: SeatIndex, bot: z.string().max(40) }))
    .max(6)
    .default([]),
  /** Starts at once if every seat is taken. */
  start: z.boolean().default(false),
});
export type NewTable = z.infer<typeof NewTable>;

export const JoinTable = z.strictObject({
  seat: SeatIndex.optional(),
  /** The invitation's key; a private table needs it. */
  key: InviteKey.optional(),
});
export const SeatBody = z.strictObject({ seat: SeatIndex });
export const SeatBot = z.strictObject({ seat: SeatIndex, bot: z.string().max(40).nullable() });
export const MatchKey = z.object({ key: InviteKey.optional() });
/** A page of a list: what comes after the last entry of the page before, by its `updatedAt` and id. */
export const Before = z.object({
  before: z.coerce.number().int().optional(),
  id: MatchId.optional(),
});
export type Before = z.output<typeof Before>;
export const GuestName = z.strictObject({ name: PlayerName });

/** Practice from a moment of a finished game: the same deal and answers up to there, then bots. */
export const PlayOn = z.strictObject({
  at: z.int().min(0),
  seat: SeatIndex,
  bot: z.string().max(40),
});

/**
 * Newest first, `PAGE` at most. The options are there without content, such as
 * cards of one's own: whoever needs that asks for the one table.
 */
export const MatchList = z.array(MatchInfo);

/** What a finished game was: enough to replay it anywhere. */
export const Replay = z.strictObject({
  id: MatchId,
  names: z.array(z.string()),
  log: z.unknown(),
});
export type Replay = z.infer<typeof Replay>;

export const Profile = z.strictObject({
  player: z.string(),
  name: z.string(),
  guest: z.boolean(),
  email: z.string().nullable(),
  statistics: z.array(
    z.strictObject({
      game: z.string(),
      played: z.int(),
      won: z.int(),
      meanScore: z.number().nullable(),
    }),
  ),
});
export type Profile = z.infer<typeof Profile>;

export const GameList = z.array(
  z.strictObject({
    id: z.string(),
    name: z.string(),
    rulesVersion: z.int(),
    seats: z.strictObject({ min: z.int(), max: z.int() }),
    /** Names of the bots that can play it, the strongest last. */
    bots: z.array(z.string()),
  }),
);
