import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { keptSecret, weakness } from './data-folder.ts';

const whole = (min: number, max: number, fallback: number): z.ZodType<number> =>
  z.coerce
    .number({ error: 'must be a number' })
    .int({ error: 'must be a whole number' })
    .min(min, { error: `must be at least ${min}` })
    .max(max, { error: `must be at most ${max}` })
    .default(fallback);

const yesOrNo = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .default('false')
  .transform((value) => value === 'true' || value === '1');

/** An empty variable is one that is not set: shells and compose files leave such ones behind. */
const given = <T extends z.ZodType>(schema: T): z.ZodPreprocess<T> =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

function strong(secret: string, context: z.RefinementCtx): void {
  const message = weakness(secret);
  if (message !== undefined) context.addIssue({ code: 'custom', message });
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Every setting, as the environment names it. docs/run-it.md lists them. */
export const Environment = z.object({
  PORT: given(whole(0, 65_535, 3000)),
  HOST: given(z.string().default('127.0.0.1')),
  /** PostgreSQL; without it an SQLite file in DATA_DIR. */
  DATABASE_URL: given(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
      .optional(),
  ),
  DATA_DIR: given(z.string().default('./data')),
  /** Signs the sessions. Without it one is made and kept in DATA_DIR. */
  AUTH_SECRET: given(z.string().superRefine(strong).optional()),
  LOG_LEVEL: given(
    z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  ),
  /** Threads the bots think on. */
  BOT_WORKERS: given(whole(1, 64, Math.max(1, Math.min(8, availableParallelism() - 1)))),
  /** Milliseconds a bot waits before it answers while somebody looks on. */
  BOT_DELAY: given(whole(0, 60_000, 700)),
  /** Where people reach the server, when that is not HOST and PORT. */
  PUBLIC_URL: given(
    z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  ),
  /** The server stands behind a proxy that says whom it speaks for. */
  TRUST_PROXY: given(yesOrNo),
  /** Files with cards of one's own, separated by commas. */
  CONTENT: given(z.string().optional()),
  /** Files with games from elsewhere, separated by commas. */
  GAMES: given(z.string().optional()),
  /** Players may bring cards of their own to their tables. */
  CONTENT_FROM_PLAYERS: given(yesOrNo),
  /** Threads on which tables with players' cards are played. */
  CONTENT_THREADS: given(whole(1, 64, 2)),
  /** The built web files. */
  WEB_DIR: given(z.string().optional()),
  /** HTTP requests a minute from one address; a tenth of it for signing in. 0 is no limit. */
  RATE_LIMIT: given(whole(0, 1_000_000, 600)),
  /** Socket messages a second from one player, over all sockets; three times as many at once. */
  MESSAGE_RATE: given(whole(1, 100_000, 20)),
  /** Sockets from one address at a time. 0 is no limit. */
  SOCKETS_PER_ADDRESS: given(whole(0, 1_000_000, 200)),
  /** Sockets of one player at a time: tabs and devices. 0 is no limit. */
  SOCKETS_PER_PLAYER: given(whole(0, 1_000_000, 20)),
  /** Sockets of everybody. 0 is no limit. */
  MAX_SOCKETS: given(whole(0, 1_000_000, 5000)),
  /** New guests and accounts an hour from one address; half as many at once. 0 is no limit. */
  GUESTS_PER_ADDRESS: given(whole(0, 1_000_000, 60)),
  /** Tables a player may have open at a time. */
  TABLES_PER_PLAYER: given(whole(1, 100_000, 40)),
  /** Tables a player may open in a day; a tenth of them at once. 0 is no limit. */
  TABLES_PER_DAY: given(whole(0, 1_000_000, 400)),
  /** Seconds a person may be away from a game before others can put a bot on the seat. */
  AWAY_SECONDS: given(whole(1, 86_400, 120)),
  /** Matches kept in memory while nobody looks at them. */
  IDLE_MATCHES: given(whole(0, 1_000_000, 500)),
});

/** How long things take. Not from the environment: tests make a day short. */
export interface Timing {
  readonly second: number;
  readonly minute: number;
  readonly day: number;
  /** How often clocks are looked at. */
  readonly sweep: number;
  /** A bot that thinks longer is given up. */
  readonly botPatience: number;
  /** A socket that does not acknowledge for so long gets a whole view next. */
  readonly ackPatience: number;
  /** A request must have come in whole by then. */
  readonly request: number;
  /** The rules of a table with a player's cards may take so long for an answer. */
  readonly rules: number;
  /** A connection on which nothing moves for so long is closed: replies nobody reads. */
  readonly standstill: number;
  /** A socket must have said hello by then. */
  readonly hello: number;
  /** A database that takes longer to write one row is not ready. */
  readonly heartbeat: number;
  /** What each part of the server may take to close. */
  readonly closing: number;
}

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly authSecret: string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly botWorkers: number;
  readonly botDelay: number;
  readonly publicUrl: string | undefined;
  readonly trustProxy: boolean;
  /** Files with cards of one's own. */
  readonly content: readonly string[];
  /** Files with games from elsewhere. */
  readonly games: readonly string[];
  readonly contentFromPlayers: boolean;
  readonly contentThreads: number;
  readonly webDir: string;
  readonly rateLimit: number;
  readonly messageRate: number;
  readonly socketsPerAddress: number;
  readonly socketsPerPlayer: number;
  readonly maxSockets: number;
  readonly guestsPerAddress: number;
  readonly tablesPerPlayer: number;
  readonly tablesPerDay: number;
  readonly awaySeconds: number;
  readonly idleMatches: number;
  readonly timing: Timing;
  /** Modules with further bots, for the threads to import. */
  readonly botModules: readonly string[];
}

export const TIMING: Timing = {
  second: 1000,
  minute: 60_000,
  day: 86_400_000,
  sweep: 500,
  botPatience: 10_000,
  ackPatience: 10_000,
  request: 30_000,
  rules: 2000,
  standstill: 60_000,
  hello: 5000,
  heartbeat: 2_000,
  closing: 2_000,
};

const filesIn = (list = ''): string[] =>
  list
    .split(',')
    .map((file) => file.trim())
    .filter((file) => file !== '')
    .map((file) => resolve(file));

const WEB_DIR = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The settings, or one sentence that says what is wrong with the environment. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): { readonly settings: Settings } | { readonly error: string } {
  const read = Environment.safeParse(environment);
  if (!read.success) {
    const issue = read.error.issues[0];
    return { error: `The setting ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is wrong'}.` };
  }
  const env = read.data;
  const dataDir = resolve(env.DATA_DIR);
  const secret = env.AUTH_SECRET ?? keptSecret(dataDir);
  if (typeof secret === 'object') return secret;
  return {
    settings: {
      port: env.PORT,
      host: env.HOST,
      databaseUrl: env.DATABASE_URL,
      dataDir,
      authSecret: secret,
      logLevel: env.LOG_LEVEL,
      botWorkers: env.BOT_WORKERS,
      botDelay: env.BOT_DELAY,
      publicUrl: env.PUBLIC_URL,
      trustProxy: env.TRUST_PROXY,
      content: filesIn(env.CONTENT),
      games: filesIn(env.GAMES),
      contentFromPlayers: env.CONTENT_FROM_PLAYERS,
      contentThreads: env.CONTENT_THREADS,
      webDir: env.WEB_DIR === undefined ? WEB_DIR : resolve(env.WEB_DIR),
      rateLimit: env.RATE_LIMIT,
      messageRate: env.MESSAGE_RATE,
      socketsPerAddress: env.SOCKETS_PER_ADDRESS,
      socketsPerPlayer: env.SOCKETS_PER_PLAYER,
      maxSockets: env.MAX_SOCKETS,
      guestsPerAddress: env.GUESTS_PER_ADDRESS,
      tablesPerPlayer: env.TABLES_PER_PLAYER,
      tablesPerDay: env.TABLES_PER_DAY,
      awaySeconds: env.AWAY_SECONDS,
      idleMatches: env.IDLE_MATCHES,
      timing: TIMING,
      botModules: [],
    },
  };
}
