import type { Bucket } from '../limits/bucket.ts';
import type { LiveSocket } from './table-watcher.ts';

/** The connection under a socket: there before anybody has said who they are. */
export type Engine = LiveSocket['conn'];

/** The part of a WebSocket that matters here; the transport keeps its own to itself. */
interface WebSocketBelow {
  readonly bufferedAmount: number;
  on(event: 'ping' | 'pong', heard: () => void): void;
  terminate(): void;
}

interface Packet {
  readonly type: string;
  readonly data?: unknown;
}

/** How much may wait for a socket that does not read. The next message to it is one too many. */
const MOST_WAITING = 1024 * 1024;

const CONNECT = '0';
/** Whoever was told goodbye by then is gone, or does not listen. */
const FAREWELL_MS = 1000;

const below = ({ transport }: Engine): WebSocketBelow | undefined =>
  (transport as unknown as { readonly socket?: WebSocketBelow }).socket;

/**
 * Holds a connection to its share from the first packet on: how often it speaks,
 * that it says hello once, and that it reads what it is sent.
 */
export function watchLine(line: Engine, packets: Bucket, told: (why: string) => void): void {
  let greeted = false;
  let queued = 0;
  let isCut = false;

  /** Without farewell: it would wait for whoever does not read. */
  const cut = (why: string): void => {
    if (isCut) return;
    isCut = true;
    told(why);
    const socket = below(line);
    line.close(true);
    socket?.terminate();
  };
  const count = (): void => {
    if (!packets.take()) cut('it floods');
  };
  /** Frames that are no packets cost an answer all the same. */
  const hearFrames = (): void => {
    below(line)?.on('ping', count);
    below(line)?.on('pong', count);
  };

  line.on('packet', ({ type, data }: Packet) => {
    count();
    if (type !== 'message' || typeof data !== 'string' || !data.startsWith(CONNECT)) return;
    // Each hello looks up a session. There is one door, and one goes through it once.
    if (greeted || data.charAt(1) === '/') cut('it said hello twice, or elsewhere');
    greeted = true;
  });
  // While it changes from one transport to the other it may be asked again and again.
  line.on('upgrading', count);
  line.on('upgrade', hearFrames);
  line.on('packetCreate', ({ data }: Packet) => {
    const waiting = queued + (below(line)?.bufferedAmount ?? 0);
    if (typeof data === 'string') queued += data.length;
    // Not at once: whoever speaks may be telling many.
    if (waiting > MOST_WAITING) setImmediate(cut, 'it does not read');
  });
  line.on('flush', () => {
    queued = 0;
  });
  line.once('close', () => {
    const socket = below(line);
    setTimeout(() => socket?.terminate(), FAREWELL_MS).unref();
  });
  hearFrames();
}
