import type { ServerResponse } from 'node:http';
import type { Bucket } from '../limits/bucket.ts';
import type { LiveSocket } from './table-watcher.ts';

/** The connection under a socket: there before anybody has said who they are. */
export type Engine = LiveSocket['conn'];

/** What the library keeps to itself. */
interface Inside {
  readonly id: string;
  readonly transport: { readonly socket?: WebSocketBelow };
}

/** The part of a WebSocket that matters here. */
interface WebSocketBelow {
  readonly bufferedAmount: number;
  on(event: 'ping' | 'pong', heard: () => void): void;
  terminate(): void;
}

interface Packet {
  readonly type: string;
  readonly data?: unknown;
}

const inside = (engine: Engine): Inside => engine as unknown as Inside;

/** How much may wait for a socket that does not read. The next message to it is one too many. */
export const MOST_WAITING = 1024 * 1024;

const CONNECT = '0';

/**
 * Holds a connection to its share from the first packet on: how often it speaks,
 * that it says hello once, and that it reads what it is sent.
 */
export class Line {
  /** What its requests name it by. */
  readonly id: string;
  private readonly engine: Engine;
  private readonly packets: Bucket;
  private readonly cut: (why: string) => void;
  private greeted = false;
  private queued = 0;
  private poll: ServerResponse | undefined;
  private isCut = false;

  constructor(engine: Engine, packets: Bucket, told: (why: string) => void) {
    this.id = inside(engine).id;
    this.engine = engine;
    this.packets = packets;
    this.cut = (why) => {
      if (this.isCut) return;
      this.isCut = true;
      told(why);
      this.end();
    };
    engine.on('packet', (packet: Packet) => this.hear(packet));
    // While it changes from one transport to the other it may be asked again and again.
    engine.on('upgrading', () => this.count());
    engine.on('upgrade', () => this.hearFrames());
    engine.on('packetCreate', (packet: Packet) => this.say(packet));
    engine.on('flush', () => {
      this.queued = 0;
    });
    this.hearFrames();
  }

  /** A client that polls asks for more: by then it has read what it was given. */
  polled(reply: ServerResponse): void {
    if (this.poll !== undefined && !this.poll.writableFinished) this.cut('it does not read');
    this.poll = reply;
  }

  private get below(): WebSocketBelow | undefined {
    return inside(this.engine).transport.socket;
  }

  /** Frames that are no packets cost an answer all the same. */
  private hearFrames(): void {
    this.below?.on('ping', () => this.count());
    this.below?.on('pong', () => this.count());
  }

  private count(): void {
    if (!this.packets.take()) this.cut('flooding');
  }

  private hear({ type, data }: Packet): void {
    this.count();
    if (type !== 'message' || typeof data !== 'string' || !data.startsWith(CONNECT)) return;
    // Each hello looks up a session. There is one door, and one goes through it once.
    if (this.greeted || data.charAt(1) === '/') this.cut('it said hello twice, or elsewhere');
    this.greeted = true;
  }

  private say({ data }: Packet): void {
    const waiting = this.queued + (this.below?.bufferedAmount ?? 0);
    if (typeof data === 'string') this.queued += data.length;
    // Not at once: whoever speaks may be telling many.
    if (waiting > MOST_WAITING) setImmediate(() => this.cut('it does not read'));
  }

  /** Without farewell: it would wait for whoever does not read. */
  private end(): void {
    const { below } = this;
    this.engine.close(true);
    below?.terminate();
    this.poll?.socket?.destroy();
  }
}
