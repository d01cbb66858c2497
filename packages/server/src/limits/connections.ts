import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Settings } from '../settings.ts';
import { placeOf } from './address.ts';
import { Crowd } from './crowd.ts';
import { limitRequests } from './requests.ts';

/** Pages and sockets of one address together, for each socket it may have. */
const FOR_EACH_SOCKET = 2;
/** No reply is as long: whoever leaves so much unread does not read. */
const MOST_UNREAD = 4 * 1024 * 1024;
const LOOK_MS = 250;

/** Bounds what holds before any request is understood: connections, and what waits on them. */
export function limitConnections(server: Server, settings: Settings): void {
  const { maxSockets, socketsPerAddress, trustProxy } = settings;
  if (maxSockets > 0) server.maxConnections = maxSockets * FOR_EACH_SOCKET;
  // Behind a proxy every connection is the proxy's, which has limits of its own.
  const crowd = new Crowd(trustProxy ? 0 : socketsPerAddress * FOR_EACH_SOCKET);
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    const leave = crowd.enter(placeOf(socket.remoteAddress ?? ''));
    if (leave === undefined) {
      socket.destroy();
      return;
    }
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      leave();
    });
  });
  limitRequests(server, settings);
  const look = setInterval(() => {
    for (const socket of open) if (socket.writableLength > MOST_UNREAD) socket.destroy();
  }, LOOK_MS);
  server.once('close', () => clearInterval(look));
}
