import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Settings } from '../settings.ts';
import { addressOf, placeOf } from './address.ts';

/** Browsers send one request after another; whoever sends many at once makes us hold the replies. */
const OF_A_CONNECTION = 4;
/** Of one address so many are dealt with at a time, and the others wait. */
const OF_A_PLACE = 6;
const WAITING = 60;

/** The requests of one address: those under way, and those whose turn comes. */
interface Queue {
  underWay: number;
  readonly waiting: (() => void)[];
}

/**
 * One piece of what comes in can hold a thousand requests, and all of them are read before
 * anything else happens. So whoever would do work for them sees a few at a time; what is
 * beyond a connection's share is the last on it, and what is beyond an address's waits.
 */
export function limitRequests(server: Server, { trustProxy }: Pick<Settings, 'trustProxy'>): void {
  const onConnection = new WeakMap<Socket, number>();
  const places = new Map<string, Queue>();
  const listeners = server.listeners('request') as RequestListener[];
  const queueOf = (place: string): Queue => {
    const queue = places.get(place) ?? { underWay: 0, waiting: [] };
    places.set(place, queue);
    return queue;
  };
  const next = (place: string, queue: Queue): void => {
    const begin = queue.waiting.shift();
    // Others come to their turn in between, whoever they are.
    if (begin !== undefined) setImmediate(begin);
    else if (--queue.underWay === 0) places.delete(place);
  };
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, reply: ServerResponse) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const count = (onConnection.get(socket) ?? 0) + 1;
    onConnection.set(socket, count);
    reply.once('close', () => onConnection.set(socket, (onConnection.get(socket) ?? 1) - 1));
    if (count >= OF_A_CONNECTION) sayNoMore(socket, reply);
    const pass = (): void => {
      for (const listener of listeners) listener.call(server, request, reply);
    };
    // What a socket waits for without a websocket stays open for long; sockets are counted elsewhere.
    // Whether the server is well costs nothing to say, and whoever watches over it does not queue.
    if (request.url?.startsWith('/socket.io/') || request.url === '/healthz') {
      pass();
      return;
    }
    const place = placeOf(addressOf(request, trustProxy));
    const queue = queueOf(place);
    const begin = (): void => {
      // A reply that waits behind another does not hear of it when the connection ends.
      const leave = (): void => {
        reply.off('close', leave);
        socket.off('close', leave);
        next(place, queue);
      };
      reply.once('close', leave);
      socket.once('close', leave);
      if (socket.destroyed) leave();
      else pass();
    };
    if (queue.underWay < OF_A_PLACE) {
      queue.underWay++;
      begin();
    } else if (queue.waiting.length < WAITING) queue.waiting.push(begin);
    else {
      sayNoMore(socket, reply);
      reply.writeHead(429, { 'retry-after': '1' }).end();
    }
  });
}

/** What Node's parser takes for: the rest of this piece is not for you. */
const NOT_YOURS = 2;

/**
 * What is under way on the connection is the last. Node would make requests of all that has
 * come in, and an error of each when the connection ends; where its parser can be told to, it
 * drops them instead.
 */
function sayNoMore(
  socket: Socket & { parser?: { onIncoming?: () => number } | null },
  reply: ServerResponse,
): void {
  reply.shouldKeepAlive = false;
  if (socket.parser) socket.parser.onIncoming = () => NOT_YOURS;
  else socket.destroy();
}
