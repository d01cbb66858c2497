import type { IncomingMessage } from 'node:http';

/** Who is asking: the connection's other end, or whom the proxy in front speaks for. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const said = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  const first = (Array.isArray(said) ? said[0] : said)?.split(',')[0]?.trim();
  return first || (request.socket.remoteAddress ?? '');
}

/** Counts sockets by address, so that nobody takes all the room there is. */
export class Crowd {
  private readonly most: number;
  private readonly counts = new Map<string, number>();

  constructor(most: number) {
    this.most = most;
  }

  hasRoom(address: string): boolean {
    return this.most === 0 || (this.counts.get(address) ?? 0) < this.most;
  }

  /** Somebody comes; call what is returned when they go. */
  enter(address: string): () => void {
    this.counts.set(address, (this.counts.get(address) ?? 0) + 1);
    return () => {
      const left = (this.counts.get(address) ?? 1) - 1;
      if (left === 0) this.counts.delete(address);
      else this.counts.set(address, left);
    };
  }
}
