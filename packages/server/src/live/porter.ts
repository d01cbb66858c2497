import type { IncomingMessage } from 'node:http';
import { addressOf, placeOf } from '../limits/address.ts';
import type { Buckets } from '../limits/bucket.ts';
import { Crowd } from '../limits/crowd.ts';
import type { Settings } from '../settings.ts';
import type { Engine } from './line.ts';

/**
 * Counts connections when they ask to come in, not when they have come: between
 * the two any number could slip through. The place is free again when the
 * connection is gone, or never came about.
 */
export class Porter {
  private readonly trustProxy: boolean;
  private readonly handshakes: Buckets;
  private readonly perAddress: Crowd;
  private readonly all: Crowd;
  private readonly held = new WeakMap<IncomingMessage, () => void>();

  constructor(settings: Settings, handshakes: Buckets) {
    this.trustProxy = settings.trustProxy;
    this.handshakes = handshakes;
    this.perAddress = new Crowd(settings.socketsPerAddress);
    this.all = new Crowd(settings.maxSockets);
  }

  admits(request: IncomingMessage): boolean {
    const place = this.placeOf(request);
    if (!this.handshakes.of(place).take()) return false;
    const leaveAddress = this.perAddress.enter(place);
    if (leaveAddress === undefined) return false;
    const leaveAll = this.all.enter('');
    if (leaveAll === undefined) {
      leaveAddress();
      return false;
    }
    const leave = (): void => {
      leaveAddress();
      leaveAll();
    };
    this.held.set(request, leave);
    request.socket.once('close', leave);
    return true;
  }

  /** It came about: the place is held as long as it lasts, over whatever requests. */
  opened(engine: Engine): void {
    const leave = this.handOver(engine.request);
    if (leave !== undefined) engine.once('close', leave);
  }

  failed(request: IncomingMessage): void {
    this.handOver(request)?.();
  }

  /** What frees the place of a request, which now no longer hangs on its connection. */
  private handOver(request: IncomingMessage): (() => void) | undefined {
    const leave = this.held.get(request);
    if (leave !== undefined) request.socket.off('close', leave);
    return leave;
  }

  placeOf(request: IncomingMessage): string {
    return placeOf(addressOf(request, this.trustProxy));
  }
}
