import type { ClientToServer, ServerToClient } from '@conclave/protocol';
import { io, type Socket } from 'socket.io-client';

export type LiveSocket = Socket<ServerToClient, ClientToServer>;

let shared: LiveSocket | undefined;

/** The page's one socket. It seeks its server again by itself whenever it is lost. */
export function liveSocket(): LiveSocket {
  shared ??= io({
    path: '/socket.io',
    transports: ['websocket', 'polling'],
    withCredentials: true,
    reconnectionDelayMax: 4_000,
  });
  return shared;
}

/** After signing in or out: the next handshake carries the new cookie. */
export function renewSocket(): void {
  if (shared?.connected) shared.disconnect().connect();
}
