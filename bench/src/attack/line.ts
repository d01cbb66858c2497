import { connect, type Socket } from 'node:net';
import type { Outcome } from '@conclave/protocol';
import type { Door } from '../live/request.ts';

const PATIENCE_MS = 10_000;
const TEXT = 0x81;
const CLOSE = 0x88;
const MASKED = 0x80;
const MIDDLE = 126;
const LONG = 127;

/** A text as one frame of a client. The mask is all zeros, so that the text stays as it is. */
function frame(text: string): Buffer {
  const payload = Buffer.from(text);
  const head =
    payload.length < MIDDLE
      ? Buffer.from([TEXT, MASKED | payload.length, 0, 0, 0, 0])
      : Buffer.from([TEXT, MASKED | MIDDLE, payload.length >> 8, payload.length & 255, 0, 0, 0, 0]);
  return Buffer.concat([head, payload]);
}

/** A TCP connection from an address of one's choice, once it stands. */
export function connection({ url, from }: Required<Door>): Promise<Socket> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: from });
    socket.setNoDelay();
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      // That the server hangs up is what an attack expects.
      socket.on('error', () => undefined);
      resolve(socket);
    });
  });
}

/**
 * A websocket with nothing between it and the wire: it can send what no client
 * sends, and stop reading.
 */
export class Line {
  readonly socket: Socket;
  private unread: Buffer;
  private acks = 0;
  private readonly waiting = new Map<string, (outcome: Outcome<unknown>) => void>();
  private joined: ((value: true) => void) | undefined;

  private constructor(socket: Socket, rest: Buffer) {
    this.socket = socket;
    this.unread = rest;
    // Everything that waits for an answer also waits for the end.
    socket.setMaxListeners(0);
    socket.on('data', (chunk: Buffer) => this.take(chunk));
  }

  /** Shakes hands; an address that has had enough is refused with its status. */
  static async open(door: Required<Door>, cookie = ''): Promise<Line> {
    const socket = await connection(door);
    socket.write(
      [
        'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
        `host: ${new URL(door.url).host}`,
        'connection: upgrade',
        'upgrade: websocket',
        'sec-websocket-version: 13',
        'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
        `cookie: ${cookie}`,
        '\r\n',
      ].join('\r\n'),
    );
    return new Promise((resolve, reject) => {
      let said = Buffer.alloc(0);
      const give = (error: Error): void => {
        socket.destroy();
        reject(error);
      };
      const listen = (chunk: Buffer): void => {
        said = Buffer.concat([said, chunk]);
        const end = said.indexOf('\r\n\r\n');
        if (end < 0) return;
        socket.off('data', listen);
        socket.setTimeout(0);
        const status = said.toString('latin1', 9, 12);
        if (status === '101') resolve(new Line(socket, said.subarray(end + 4)));
        else give(new Error(status));
      };
      socket.on('data', listen);
      socket.setTimeout(PATIENCE_MS, () => give(new Error('no answer')));
      socket.once('close', () => reject(new Error('closed')));
    });
  }

  get isOpen(): boolean {
    return !this.socket.destroyed && this.socket.readyState === 'open';
  }

  send(packet: string): void {
    this.socket.write(frame(packet));
  }

  /** Sends packets as fast as the server takes them, until it hangs up. */
  async flood(count: number, packet: (i: number) => string): Promise<void> {
    const AT_ONCE = 500;
    for (let from = 0; from < count && this.isOpen; from += AT_ONCE) {
      const size = Math.min(AT_ONCE, count - from);
      const frames = Array.from({ length: size }, (_, i) => frame(packet(from + i)));
      if (!this.socket.write(Buffer.concat(frames))) await this.drained();
    }
  }

  /** Enters as a socket of Socket.IO. */
  async enter(): Promise<this> {
    await this.within<true>((resolve) => {
      this.joined = resolve;
      this.send('40');
    });
    return this;
  }

  /** Says something and waits for its outcome. */
  say(event: string, message: unknown): Promise<Outcome<unknown>> {
    const id = `${this.acks++}`;
    return this.within((resolve) => {
      this.waiting.set(id, resolve);
      this.send(`42${id}${JSON.stringify([event, message])}`);
    });
  }

  /** Says something and does not wait. */
  tell(event: string, message: unknown): void {
    this.send(`42${JSON.stringify([event, message])}`);
  }

  /** From here on nothing is read from the wire. */
  stopReading(): void {
    this.socket.removeAllListeners('data');
    this.socket.pause();
  }

  close(): void {
    this.socket.destroy();
  }

  /** Until it is closed, or some time has passed: whether it is closed. */
  async closedWithin(milliseconds: number): Promise<boolean> {
    if (!this.isOpen) return true;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.socket.once('close', () => {
        clearTimeout(timer);
        resolve();
      });
    });
    return !this.isOpen;
  }

  private drained(): Promise<void> {
    return new Promise((resolve) => {
      this.socket.once('drain', resolve);
      this.socket.once('close', () => resolve());
    });
  }

  private within<T>(begin: (resolve: (value: T) => void) => void): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('no answer')), PATIENCE_MS);
      const hungUp = (): void => reject(new Error('closed'));
      this.socket.once('close', hungUp);
      begin((value) => {
        clearTimeout(timer);
        this.socket.off('close', hungUp);
        resolve(value);
      });
      if (!this.isOpen) hungUp();
    });
  }

  private take(chunk: Buffer): void {
    this.unread = Buffer.concat([this.unread, chunk]);
    for (;;) {
      const short = (this.unread[1] ?? 0) & 127;
      const head = short === LONG ? 10 : short === MIDDLE ? 4 : 2;
      if (this.unread.length < head) return;
      const size =
        short === LONG
          ? Number(this.unread.readBigUInt64BE(2))
          : short === MIDDLE
            ? this.unread.readUInt16BE(2)
            : short;
      if (this.unread.length < head + size) return;
      const kind = this.unread[0];
      const payload = this.unread.toString('utf8', head, head + size);
      this.unread = this.unread.subarray(head + size);
      if (kind === TEXT) this.hear(payload);
      // The server says that it hangs up, and waits a while for the same from here.
      else if (kind === CLOSE) this.close();
    }
  }

  private hear(packet: string): void {
    if (packet === '2') this.send('3');
    else if (packet.startsWith('40')) this.joined?.(true);
    else {
      const [, id, outcome] = /^43(\d+)(\[.*)$/s.exec(packet) ?? [];
      if (id === undefined || outcome === undefined) return;
      this.waiting.get(id)?.((JSON.parse(outcome) as [Outcome<unknown>])[0]);
      this.waiting.delete(id);
    }
  }
}
