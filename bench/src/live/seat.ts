import type { View } from '@conclave/kernel/look';
import type { Decision } from '@conclave/kernel/play';
import {
  type ClientToServer,
  patchView,
  type ServerToClient,
  type TableUpdate,
} from '@conclave/protocol';
import { io, type Socket } from 'socket.io-client';
import type { Door } from './request.ts';

/** How large an update was, as it came and as it would have been. */
export interface UpdateSize {
  readonly update: number;
  readonly view: number;
  readonly fullView: number;
}

/** A person at a table: a socket, and the view it keeps from whole views and patches alone. */
export class Seat {
  readonly socket: Socket<ServerToClient, ClientToServer>;
  misfits = 0;
  private match = '';
  private held: { readonly update: number; readonly view: View } | undefined;
  /** Sizes of packets that have arrived and are not yet read. */
  private readonly sizes: number[] = [];

  constructor(
    { url, from }: Door,
    cookie: string,
    told: (update: TableUpdate, size: UpdateSize | undefined) => void,
  ) {
    this.socket = io(url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { cookie },
      ...(from === undefined ? {} : { localAddress: from }),
    });
    this.socket.io.on('open', () => {
      this.socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
        if (typeof data === 'string' && UPDATE.test(data)) this.sizes.push(Buffer.byteLength(data));
      });
    });
    this.socket.on('update', (update, seen) => {
      const bytes = this.sizes.shift() ?? 0;
      // An update of the table before may still be under way.
      if (update.match !== this.match) {
        seen(update.update);
        return;
      }
      // The first is whole for everybody; what comes after it is what an answer costs.
      const first = this.held === undefined;
      const view = this.take(update);
      seen(update.update);
      told(update, first || view === undefined ? undefined : sizeOf(update, view, bytes));
    });
  }

  async watch(match: string): Promise<void> {
    if (this.match !== '') await this.socket.emitWithAck('unwatch', { match: this.match });
    this.match = match;
    this.held = undefined;
    const outcome = await this.socket.emitWithAck('watch', { match });
    if (!outcome.ok) throw new Error(`watch: ${outcome.error.message}`);
  }

  private take(update: TableUpdate): View | undefined {
    const { view, viewer } = update;
    if (view.kind === 'full') {
      const whole = { viewer, cells: [...view.cells], memory: [...view.memory] };
      this.held = { update: update.update, view: whole };
      return whole;
    }
    const next = this.held?.update === view.base ? patchView(this.held.view, view) : undefined;
    if (next === undefined) this.misfits++;
    else this.held = { update: update.update, view: next };
    return next;
  }
}

const UPDATE = /^2\d*\["update"/;

function sizeOf(update: TableUpdate, { cells, memory }: View, bytes: number): UpdateSize {
  const view = JSON.stringify(update.view).length;
  const fullView = JSON.stringify({ kind: 'full', cells, memory }).length;
  return { update: bytes, view, fullView };
}

/** Some legal answer. */
export function anyAnswer(decision: Decision): number[] {
  const codes = decision.options.map((option) => option.code);
  switch (decision.space) {
    case 'one':
      return codes.slice(Math.floor(Math.random() * codes.length)).slice(0, 1);
    case 'amount':
      return [decision.min];
    case 'order':
      return codes;
    case 'subset':
      return codes.slice(0, decision.min);
  }
}
