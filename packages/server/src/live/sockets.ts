import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { ClientToServer, Outcome, ServerToClient } from '@conclave/protocol';
import { type DefaultEventsMap, Server } from 'socket.io';
import type { Player } from '../auth/auth.ts';
import { CLOSING } from '../closing.ts';
import type { House } from '../house.ts';
import { originOf, sameOrigin } from '../http/origin.ts';
import { malformed } from '../http/provider.ts';
import { Bucket } from '../limits/bucket.ts';
import { Crowd } from '../limits/crowd.ts';
import { messageMeasure } from '../limits/limits.ts';
import { fail } from '../outcome.ts';
import { Turns } from '../turns.ts';
import { Connection } from './connection.ts';

import { TOO_OFTEN } from './guard.ts';
import { type Engine, watchLine } from './line.ts';
import { handlersFor } from './messages.ts';
import { Porter } from './porter.ts';

/** Nothing a client says is longer; the transport closes the line on more. */
const MOST_BYTES = 16 * 1024;
/** What a message may have; more is answered with an error as long as the transport takes it. */
const MESSAGE_BYTES = 4 * 1024;
const LOBBY_MS = 300;
/** Whatever comes in counts, also what is no message: acknowledgements, rubbish. */
const PACKETS_FOR_A_MESSAGE = 10;
/** How long what was said may take to leave when the server closes. */
const FLUSH_MS = 500;

type LiveServer = Server<
  ClientToServer,
  ServerToClient,
  DefaultEventsMap,
  { player: Player | undefined; place: string }
>;
type Seated = Parameters<Parameters<LiveServer['use']>[0]>[0];
type Done = (outcome: Outcome<unknown>) => void;

/** The live part: sockets in, typed errors out, and everybody's own view. */
export class Sockets {
  private readonly house: House;
  private readonly io: LiveServer;
  private readonly connections = new Set<Connection>();
  private readonly handlers: ReturnType<typeof handlersFor>;
  private readonly porter: Porter;
  /** Sockets by player. */
  private readonly crowd: Crowd;
  /** Who it is that says hello, one after another. */
  private readonly hellos = new Turns();
  private readonly ringing = new Set<string>();
  private ringAll = false;
  private ringTimer: NodeJS.Timeout | undefined;

  constructor(http: HttpServer, house: House) {
    this.house = house;
    this.handlers = handlersFor(house);
    this.porter = new Porter(house.settings, house.limits.handshakes);
    this.crowd = new Crowd(house.settings.socketsPerPlayer);
    this.io = new Server(http, {
      serveClient: false,
      maxHttpBufferSize: MOST_BYTES,
      connectTimeout: house.settings.timing.hello,
      // A page elsewhere cannot open a socket with the cookies of somebody here.
      allowRequest: (request, decide) =>
        decide(
          null,
          house.door.open &&
            sameOrigin(request.headers, originOf(request, house.settings)) &&
            this.porter.admits(request),
        ),
    });
    this.watchLines();
    this.io.use((socket, next) => {
      this.hellos
        .take(() => house.accounts.who(socket.handshake.headers))
        .then((player) => next(this.seat(socket, player)))
        .catch((error: unknown) => {
          house.log.error({ err: error }, 'a session could not be read');
          next(new Error('internal'));
        });
    });
    this.io.on('connection', (socket) => {
      const { player, place } = socket.data;
      const connection = new Connection(socket, player, place, house);
      this.connections.add(connection);
      this.listen(connection);
      // Somebody is here and may soon play: a thread takes a moment to start.
      house.warm();
    });
    house.bells.current = {
      sockets: () => this.connections.size,
      ring: (players) => this.ring(players),
      relink: (guest, account) => {
        for (const one of this.connections) {
          if (one.player?.id === guest) one.player = { ...one.player, ...account, guest: false };
        }
      },
      renamed: (player, name) => {
        for (const one of this.connections) {
          if (one.player?.id === player) one.player = { ...one.player, name };
        }
      },
      signedOut: (session) => this.signedOut(session),
    };
  }

  /**
   * Closes each line from below, once what was said is on its way: a page seeks its server again
   * after that, while it takes `disconnect` for the last word.
   */
  async close(): Promise<void> {
    clearTimeout(this.ringTimer);
    const lines = [...this.connections].map(({ socket }) => socket.conn);
    const ended = lines.map((line) => new Promise((resolve) => line.once('close', resolve)));
    for (const line of lines) line.close();
    const over = new AbortController();
    const late = wait(FLUSH_MS, null, { signal: over.signal }).catch(() => {});
    await Promise.race([Promise.all(ended), late]);
    over.abort();
    await this.io.close();
  }

  /** Every connection is held to its share, before and whether or not it becomes a socket. */
  private watchLines(): void {
    const { log, settings } = this.house;
    const { engine } = this.io;
    engine.on('connection_error', ({ req }: { req: IncomingMessage }) => this.porter.failed(req));
    engine.on('connection', (line: Engine) => {
      this.porter.opened(line);
      const packets = new Bucket(messageMeasure(settings.messageRate * PACKETS_FOR_A_MESSAGE));
      watchLine(line, packets, (why) => log.warn({ why }, 'a connection was cut'));
    });
  }

  /** Gives a socket its person, or says why there is no room for another of theirs. */
  private seat(socket: Seated, player: Player | undefined): Error | undefined {
    socket.data.place = this.porter.placeOf(socket.request);
    socket.data.player = player;
    if (player === undefined) return undefined;
    const leave = this.crowd.enter(player.id);
    if (leave === undefined) return new Error('You have too many pages open; close one first.');
    // It may be gone by now; then there is nothing to wait for.
    if (socket.conn.readyState === 'open') socket.conn.once('close', leave);
    else leave();
    return undefined;
  }

  private listen(connection: Connection): void {
    const { socket } = connection;
    // A client may send a number for the event's name, whatever the types say.
    socket.onAny((event: unknown, ...args: unknown[]) => {
      const last = args.at(-1);
      const reply: Done = typeof last === 'function' ? (last as Done) : () => {};
      connection.guard.take();
      if (connection.guard.abused) this.expel(connection);
      else void this.receive(connection, String(event), args[0]).then(reply);
    });
    socket.on('disconnect', () => {
      this.connections.delete(connection);
      connection.close();
    });
  }

  private async receive(
    connection: Connection,
    event: string,
    message: unknown,
  ): Promise<Outcome<unknown>> {
    const outcome = await this.carryOut(connection, event, message);
    if (outcome.ok) return outcome;
    const { code } = outcome.error;
    this.house.metrics.refusals.inc({ code });
    this.house.log.debug({ event: event.slice(0, 40), code }, 'a message was refused');
    if (WRONG.has(code)) connection.guard.wrong();
    return outcome;
  }

  private async carryOut(
    connection: Connection,
    event: string,
    message: unknown,
  ): Promise<Outcome<unknown>> {
    if (connection.guard.exhausted) return TOO_OFTEN;
    if (!this.house.door.open) return CLOSING;
    const handler = this.handlers.get(event);
    if (handler === undefined) return fail('malformed', 'There is no such message.');
    const leave = this.house.door.enter();
    try {
      const read = handler.schema.safeParse(message);
      if (!read.success) {
        return isLarge(message)
          ? fail('too-large', 'That is more than fits in one message.')
          : malformed(read.error);
      }
      return await handler.run(connection, read.data);
    } catch (error) {
      this.house.log.error({ err: error, event }, 'a message failed');
      return fail('internal', 'Something went wrong here. Nothing has changed.');
    } finally {
      leave();
    }
  }

  /** Somebody who floods is shown the door. */
  private expel(connection: Connection): void {
    const { socket } = connection;
    if (connection.expelled) return;
    connection.expelled = true;
    this.house.log.warn({ socket: socket.id }, 'a socket was closed for flooding');
    socket.emit('trouble', TOO_OFTEN.error);
    // What was said before still gets its answer.
    setImmediate(() => socket.disconnect(true));
  }

  private signedOut(session: string): void {
    for (const { player, socket } of [...this.connections]) {
      if (player?.session === session) socket.disconnect(true);
    }
  }

  /** Tells that lists changed, a few times a second at most. */
  private ring(players: readonly string[] | 'everybody'): void {
    if (players === 'everybody') this.ringAll = true;
    else for (const player of players) this.ringing.add(player);
    this.ringTimer ??= setTimeout(() => {
      this.ringTimer = undefined;
      for (const { inLobby, player, socket } of this.connections) {
        if (!inLobby) continue;
        if (this.ringAll || this.ringing.has(player?.id ?? '')) socket.emit('lobby');
      }
      this.ringAll = false;
      this.ringing.clear();
    }, LOBBY_MS);
  }
}

/** What only a broken or hostile client sends. */
const WRONG: ReadonlySet<string> = new Set([
  'malformed',
  'too-large',
  'unknown-match',
  'wrong-seat',
]);

function isLarge(message: unknown): boolean {
  try {
    return (JSON.stringify(message) ?? '').length > MESSAGE_BYTES;
  } catch {
    // Nested so deep that it cannot be written down again.
    return true;
  }
}
