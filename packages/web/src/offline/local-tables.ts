import type { Disagreement, GameLog } from '@conclave/kernel/play';
import type { MatchInfo, Outcome } from '@conclave/protocol';
import type { LocalGame, LocalTables, LocalWish } from '../table/local-tables.ts';
import { closedConnection } from './closed-connection.ts';
import { type DeskClient, deskClient, type Postbox } from './desk-client.ts';
import { LocalConnection } from './local-connection.ts';
import {
  type FinishedGame,
  type LessonScript,
  type LocalSeat,
  lessonId,
  type NewPractice,
} from './record.ts';

/** A wish for a guided first game: the learner sits first. */
interface LessonWish {
  readonly game: string;
  readonly name: string;
  readonly bots: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly script: LessonScript;
}

/** What else this browser can do with the games it holds. */
export interface LocalDesk extends LocalTables {
  /** A game of its own that begins at a moment of a finished one; the id is for `/local/$id`. */
  practise(wish: NewPractice): Promise<Outcome<{ readonly id: string }>>;
  /** A game's lesson, where it was left or from its beginning. */
  learn(wish: LessonWish, how: 'go-on' | 'anew'): Promise<LocalConnection>;
  /** Every game of this browser with its seats and winners, newest first. */
  games(): Promise<readonly MatchInfo[]>;
  /** A finished game, whole. */
  finished(id: string): Promise<Outcome<FinishedGame>>;
  verify(log: GameLog): Promise<Outcome<Disagreement | null>>;
}

const title = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Gives every seat a name that no other has: bots are called by their kind. */
export function nameSeats(seats: LocalWish['seats']): LocalSeat[] {
  const taken = new Set<string>();
  const free = (wish: string): string => {
    for (let n = 1; ; n++) {
      const name = n === 1 ? wish : `${wish} ${n}`;
      if (!taken.has(name)) return name;
    }
  };
  const people = seats.map((seat, i) => {
    if (seat.kind === 'bot') return undefined;
    const name = free(seat.name.trim() || `Player ${i + 1}`);
    taken.add(name);
    return { kind: 'person' as const, name };
  });
  return seats.map((seat, i) => {
    const person = people[i];
    if (seat.kind === 'person' && person !== undefined) return person;
    const bot = seat.kind === 'bot' ? seat.bot : '';
    const name = free(title(bot));
    taken.add(name);
    return { kind: 'bot', name, bot };
  });
}

function summary({ id, game, seats, status, length, updatedAt }: MatchInfo): LocalGame {
  return {
    id,
    game,
    names: seats.map((seat) => seat.name),
    people: seats.filter((seat) => seat.kind === 'person').length,
    finished: status === 'finished',
    length,
    updatedAt,
  };
}

function orThrow<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new Error(outcome.error.message);
}

/** Asks the browser not to clear its store for want of room. It may say no; nothing depends on it. */
function keepStore(): void {
  if (typeof navigator === 'undefined') return;
  navigator.storage?.persist?.().catch(() => undefined);
}

/** The games of this browser. The worker starts with the first wish. */
export function openLocal(
  start: () => Postbox,
  trouble: (message: string) => void,
  /** Milliseconds a bot waits before it answers, asked whenever a game is opened. */
  pace: () => number,
): LocalDesk {
  let started: DeskClient | undefined;
  const desk = (): DeskClient => {
    if (started === undefined) {
      started = deskClient(start());
      started.onTrouble(trouble);
    }
    return started;
  };
  return {
    start: async ({ game, options, seats }) => {
      keepStore();
      const wish = { game, options, seats: nameSeats(seats) };
      return orThrow(await desk().ask('create', wish)).id;
    },
    open: async (id) => {
      await desk().ask('pace', { milliseconds: pace() });
      const opened = await desk().ask('open', { id });
      if (opened.ok) return new LocalConnection(id, desk(), opened.value);
      return opened.error.code === 'unknown-match' ? undefined : closedConnection(id, opened.error);
    },
    learn: async ({ game, name, bots, options, script }, how) => {
      await desk().ask('pace', { milliseconds: pace() });
      const id = lessonId(game);
      if (how === 'go-on') {
        const left = await desk().ask('open', { id, lesson: script });
        if (left.ok && left.value.info.status === 'playing') {
          return new LocalConnection(id, desk(), left.value);
        }
        if (left.ok) await desk().ask('close', { id });
        else if (left.error.code === 'not-allowed') throw new Error(left.error.message);
      }
      const seats = nameSeats([
        { kind: 'person', name },
        ...bots.map((bot) => ({ kind: 'bot', bot }) as const),
      ]);
      orThrow(await desk().ask('create', { game, options, seats, lesson: script }));
      return new LocalConnection(id, desk(), orThrow(await desk().ask('open', { id })));
    },
    list: async () => orThrow(await desk().ask('list', null)).map(summary),
    games: async () => orThrow(await desk().ask('list', null)),
    remove: async (id) => {
      orThrow(await desk().ask('remove', { id }));
    },
    practise: (wish) => desk().ask('practise', wish),
    finished: (id) => desk().ask('finished', { id }),
    verify: (log) => desk().ask('verify', { log }),
  };
}
