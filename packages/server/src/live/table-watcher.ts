import { SPECTATOR } from '@conclave/kernel/look';
import type {
  ChatLine,
  ClientToServer,
  Closed,
  MatchInfo,
  ServerToClient,
} from '@conclave/protocol';
import type { Socket } from 'socket.io';
import { infoFor, maySee } from '../matches/info.ts';
import type { LiveMatch, Watcher } from '../matches/live-match.ts';
import type { Metrics } from '../metrics.ts';
import { seatOf } from '../store/record.ts';
import { compose, type Followed, type Shown } from './update.ts';

export type LiveSocket = Socket<ClientToServer, ServerToClient>;

/** What a watcher needs of its socket. */
export interface WatchingSocket {
  readonly socket: LiveSocket;
  readonly player: { readonly id: string } | undefined;
  readonly metrics: Metrics;
  readonly ackPatience: number;
  watches(watcher: TableWatcher): boolean;
  /** Looks away because there is nothing to see any more. */
  drop(match: string, why: Closed): void;
}

/**
 * One socket that looks at one match. At most one update is under way: the next
 * is made when that one was acknowledged, from the table as it stands then, so a
 * slow line gets fewer and larger updates and never falls behind.
 */
export class TableWatcher implements Watcher {
  private readonly connection: WatchingSocket;
  private readonly live: LiveMatch;
  private readonly key: string | undefined;
  private muted: ReadonlySet<string>;
  private base: Shown | undefined;
  private followed: Followed | undefined;
  private underWay: Shown | undefined;
  private updates = 0;

  constructor(
    connection: WatchingSocket,
    live: LiveMatch,
    wish: {
      readonly key: string | undefined;
      readonly since: Followed | undefined;
      readonly muted: readonly string[];
    },
  ) {
    this.connection = connection;
    this.live = live;
    this.key = wish.key;
    this.followed = wish.since;
    this.muted = new Set(wish.muted);
  }

  get player(): string | undefined {
    return this.connection.player?.id;
  }

  get matchInfo(): MatchInfo {
    const reader = { player: this.player, key: this.key, muted: [...this.muted] };
    return infoFor(this.live.record, reader, this.live, Date.now());
  }

  setMuted(muted: readonly string[]): void {
    this.muted = new Set(muted);
  }

  info(): void {
    if (!maySee(this.live.record, { player: this.player, key: this.key })) {
      const sent = this.live.record.banned.includes(this.player ?? '');
      this.connection.drop(this.live.id, sent ? 'sent-away' : 'not-yours');
      return;
    }
    this.connection.socket.emit('match', this.matchInfo);
  }

  chat(lines: readonly ChatLine[]): void {
    const shown = lines.filter((line) => !this.muted.has(line.player));
    if (shown.length > 0) this.connection.socket.emit('chat', this.live.id, shown);
  }

  closed(): void {
    this.connection.drop(this.live.id, 'gone');
  }

  /** The next update is a whole view. */
  startOver(): void {
    this.base = undefined;
    this.underWay = undefined;
    this.table();
  }

  table(): void {
    const { live } = this;
    const { engine } = live;
    if (engine === undefined || !live.settled || this.underWay !== undefined) return;
    const seat = seatOf(live.record, this.player);
    const viewer = seat < 0 ? SPECTATOR : seat;
    // Who sits down or stands up sees another table: nothing seen before counts.
    if (this.base !== undefined && this.base.viewer !== viewer) {
      this.base = undefined;
      this.followed = undefined;
    }
    if (this.base?.version === live.version) return;
    const update = ++this.updates;
    const { message, shown } = compose(
      live,
      engine,
      viewer,
      update,
      this.base,
      this.followed,
      Date.now(),
    );
    this.underWay = shown;
    this.connection.metrics.updates.inc({ kind: message.view.kind });
    this.connection.socket
      .timeout(this.connection.ackPatience)
      .emit('update', message, (error: Error | null, seen: number) => {
        if (this.underWay === shown) this.acknowledged(shown, error === null && seen === update);
      });
  }

  private acknowledged(shown: Shown, seen: boolean): void {
    this.underWay = undefined;
    this.base = seen ? shown : undefined;
    if (seen) this.followed = shown;
    if (this.connection.watches(this)) this.table();
  }
}
