import type { ClientToServer, ServerToClient } from '@conclave/protocol';
import { io, type Socket } from 'socket.io-client';

export type LiveSocket = Socket<ServerToClient, ClientToServer>;

let shared: LiveSocket | undefined;

/** A server that closed the line is not asked again at once. */
const GRACE = 1_500;

/** The page's one socket. It seeks its server again by itself whenever it is lost. */
export function liveSocket(): LiveSocket {
  shared ??= open();
  return shared;
}

function open(): LiveSocket {
  const socket: LiveSocket = io({
    path: '/socket.io',
    transports: ['websocket', 'polling'],
    withCredentials: true,
    reconnectionDelayMax: 4_000,
  });
  const seekAgain = (): void => {
    setTimeout(() => {
      if (!socket.active) socket.connect();
    }, GRACE);
  };
  // The library takes these for the last word: whoever signed out elsewhere, or has too many
  // pages open, would wait for ever.
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') seekAgain();
  });
  socket.on('connect_error', () => {
    if (!socket.active) seekAgain();
  });
  // The network is back: no need to wait for the next attempt.
  addEventListener('online', () => {
    if (!socket.connected) socket.disconnect().connect();
  });
  return socket;
}

/** After signing in or out: the next handshake carries the new cookie. */
export function renewSocket(): void {
  shared?.disconnect().connect();
}
