import { connect, type Socket } from 'node:net';

const TEXT = 1;
const PING = 9;
const LARGE = 126;

/** One frame of a WebSocket from a client, its mask all zero. */
function frame(kind: number, text: string): Buffer {
  const body = Buffer.from(text);
  const length = body.length < LARGE ? [body.length] : [LARGE, body.length >> 8, body.length & 255];
  const [first = 0, ...rest] = length;
  return Buffer.concat([Buffer.from([0x80 | kind, 0x80 | first, ...rest, 0, 0, 0, 0]), body]);
}

/** A WebSocket of somebody who keeps no contract: it need not read, nor say hello. */
export class RawLine {
  readonly socket: Socket;
  /** What has come in, as text; frames' heads are in it too. */
  said = '';
  isClosed = false;
  readonly closed: Promise<void>;

  constructor(url: string, headers: readonly string[] = []) {
    const { hostname, port, host } = new URL(url);
    this.socket = connect(Number(port), hostname);
    this.closed = new Promise((resolve) => {
      this.socket.once('close', () => {
        this.isClosed = true;
        resolve();
      });
    });
    this.socket.on('error', () => {});
    this.socket.on('data', (chunk) => {
      this.said += chunk.toString('latin1');
    });
    const request = [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      `host: ${host}`,
      'upgrade: websocket',
      'connection: upgrade',
      'sec-websocket-version: 13',
      'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
      ...headers,
    ];
    this.socket.write(`${request.join('\r\n')}\r\n\r\n`);
  }

  /** Waits until something was said, or the line is closed: whether it was said. */
  async hears(text: string): Promise<boolean> {
    while (!this.said.includes(text) && !this.isClosed) {
      await Promise.race([
        new Promise((resolve) => this.socket.once('data', resolve)),
        this.closed,
      ]);
    }
    return this.said.includes(text);
  }

  /** Whether the server took the line: it says what it is called. */
  opens(): Promise<boolean> {
    return this.hears('"sid"');
  }

  /** Packets of the transport, all at once. */
  send(...packets: readonly string[]): void {
    this.socket.write(Buffer.concat(packets.map((packet) => frame(TEXT, packet))));
  }

  ping(times: number): void {
    const one = frame(PING, 'x'.repeat(100));
    this.socket.write(Buffer.concat(Array.from({ length: times }, () => one)));
  }

  /** Sends over and over, as fast as it is taken or at a pace, until the line is closed. */
  async flood(batch: () => void, pace = 0): Promise<void> {
    while (!this.isClosed) {
      batch();
      const taken = this.socket.writableNeedDrain
        ? new Promise((resolve) => this.socket.once('drain', resolve))
        : new Promise((resolve) => setTimeout(resolve, pace));
      await Promise.race([taken, this.closed]);
    }
  }

  end(): void {
    this.socket.destroy();
  }
}
