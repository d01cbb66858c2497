import {
  AnswerMessage,
  ChatMessage,
  type MatchInfo,
  MatchMessage,
  MuteMessage,
  type Outcome,
  SeatMessage,
  UndoMessage,
  Watch,
} from '@conclave/protocol';
import { z } from 'zod';
import type { House } from '../house.ts';
import { maySee } from '../matches/info.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { DONE, done, fail, NOT_SIGNED_IN, UNKNOWN_MATCH } from '../outcome.ts';
import { seatOf } from '../store/record.ts';
import { plainText } from '../text.ts';
import type { Connection } from './connection.ts';
import { TOO_OFTEN } from './guard.ts';
import { TableWatcher } from './table-watcher.ts';

/** What a message must look like, and what is done with it. */
interface Handler<T> {
  readonly schema: z.ZodType<T>;
  run(connection: Connection, message: T): Promise<Outcome<unknown>> | Outcome<unknown>;
}

const MOST_WATCHED = 12;

const handler = <T>(schema: z.ZodType<T>, run: Handler<T>['run']): Handler<unknown> => ({
  schema,
  run: (connection, message) => run(connection, message as T),
});

/** Every message a client may send. */
export function handlersFor(house: House): ReadonlyMap<string, Handler<unknown>> {
  const { rooms, play, matches, metrics, limits } = house;

  /** Runs something on a match for a signed-in player who may see it. */
  const onMatch = <T>(
    connection: Connection,
    id: string,
    work: (live: LiveMatch, player: string) => Promise<Outcome<T>> | Outcome<T>,
  ): Promise<Outcome<T>> | Outcome<T> => {
    const { player } = connection;
    if (player === undefined) return NOT_SIGNED_IN;
    return rooms.run(id, (live) =>
      mayWatch(connection, live) ? work(live, player.id) : UNKNOWN_MATCH,
    );
  };

  const handlers = {
    watch: handler(Watch, (connection, { match, key, since }) => {
      if (connection.count >= MOST_WATCHED && connection.watching(match) === undefined) {
        return fail('too-often', 'You are looking at many tables already.');
      }
      return rooms.run(match, async (live): Promise<Outcome<MatchInfo>> => {
        const player = connection.player?.id;
        if (!maySee(live.record, { player, key })) return UNKNOWN_MATCH;
        const muted = player === undefined ? [] : await matches.mutedBy(match, player);
        if (!connection.socket.connected) return UNKNOWN_MATCH;
        const watcher = new TableWatcher(connection, live, { key, since, muted });
        connection.watch(live, watcher);
        watcher.chat(await matches.chat(match));
        watcher.table();
        return done(watcher.matchInfo);
      });
    }),
    unwatch: handler(MatchMessage, (connection, { match }) => {
      connection.unwatch(match);
      return DONE;
    }),
    resync: handler(MatchMessage, (connection, { match }) => {
      const watched = connection.watching(match);
      if (watched === undefined) return UNKNOWN_MATCH;
      watched.watcher.startOver();
      return DONE;
    }),
    answer: handler(AnswerMessage, async (connection, message) => {
      const stop = metrics.answerSeconds.startTimer();
      const attempt = () =>
        onMatch(connection, message.match, (live, player) =>
          play.answerAs(live, player, message, Date.now()),
        );
      let outcome = await attempt();
      // Whether it was written was in doubt, and the match has been read again: by its id it is
      // known if it is there, and given once more if not.
      if (!outcome.ok && outcome.error.code === 'internal') outcome = await attempt();
      if (outcome.ok) stop();
      return outcome;
    }),
    undo: handler(UndoMessage, (connection, message) =>
      onMatch(connection, message.match, (live, player) =>
        play.undo(live, player, message, Date.now()),
      ),
    ),
    resign: handler(SeatMessage, (connection, { match, seat }) =>
      onMatch(connection, match, (live, player) => play.resign(live, player, seat, Date.now())),
    ),
    leaveToBot: handler(SeatMessage, (connection, { match, seat }) =>
      onMatch(connection, match, (live, player) => play.leaveToBot(live, player, seat, Date.now())),
    ),
    putBot: handler(SeatMessage, (connection, { match, seat }) =>
      onMatch(connection, match, (live, player) => play.putBot(live, player, seat, Date.now())),
    ),
    returnToSeat: handler(SeatMessage, (connection, { match, seat }) =>
      onMatch(connection, match, (live, player) =>
        play.returnToSeat(live, player, seat, Date.now()),
      ),
    ),
    chat: handler(ChatMessage, (connection, message) =>
      onMatch(connection, message.match, async (live, player) => {
        const text = plainText(message.text);
        if (text === '') return fail('malformed', 'There is nothing to say in that.');
        // Talking has a slower measure than playing.
        const mayTalk = limits.lines.of(player).take() && limits.tableLines.of(live.id).take();
        if (!mayTalk) return TOO_OFTEN;
        const name = connection.player?.name ?? '';
        await rooms.say(live, player, name, text, Date.now());
        return DONE;
      }),
    ),
    mute: handler(MuteMessage, (connection, { match, player: muted, mute }) =>
      onMatch(connection, match, async (live, player) => {
        if (muted === player) return fail('not-allowed', 'You cannot mute yourself.');
        const lines = await matches.chat(match);
        // Only who is to be heard here: the list cannot be filled with anything else.
        const isHere =
          seatOf(live.record, muted) >= 0 || lines.some((line) => line.player === muted);
        if (mute && !isHere) return fail('not-allowed', 'Nobody here has that name.');
        await matches.mute(match, player, muted, mute);
        const all = await matches.mutedBy(match, player);
        for (const watcher of live.watchers) {
          if (!(watcher instanceof TableWatcher) || watcher.player !== player) continue;
          watcher.setMuted(all);
          watcher.info();
          watcher.chat(lines);
        }
        return DONE;
      }),
    ),
    watchLobby: handler(z.strictObject({}), (connection) => {
      connection.inLobby = true;
      return DONE;
    }),
  };
  return new Map(Object.entries(handlers));
}

/** Who already looks at the table has shown the key; otherwise it must be theirs or public. */
const mayWatch = (connection: Connection, live: LiveMatch): boolean =>
  connection.watching(live.id) !== undefined ||
  maySee(live.record, { player: connection.player?.id });
