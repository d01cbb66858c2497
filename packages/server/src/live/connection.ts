import type { Closed } from '@conclave/protocol';
import type { Player } from '../auth/auth.ts';
import type { House } from '../house.ts';
import { Bucket } from '../limits/bucket.ts';
import { messageMeasure } from '../limits/limits.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import type { Metrics } from '../metrics.ts';
import { seatOf } from '../store/record.ts';
import { Guard } from './guard.ts';
import type { LiveSocket, TableWatcher, WatchingSocket } from './table-watcher.ts';

interface Watched {
  readonly live: LiveMatch;
  readonly watcher: TableWatcher;
}

/** One socket: who it is, and what it looks at. */
export class Connection implements WatchingSocket {
  readonly socket: LiveSocket;
  readonly guard: Guard;
  readonly metrics: Metrics;
  readonly ackPatience: number;
  player: Player | undefined;
  inLobby = false;
  expelled = false;
  private readonly watched = new Map<string, Watched>();

  constructor(socket: LiveSocket, player: Player | undefined, place: string, house: House) {
    const { limits, settings } = house;
    this.socket = socket;
    this.player = player;
    this.guard = new Guard(new Bucket(messageMeasure(settings.messageRate)), () =>
      this.player === undefined ? limits.strangers.of(place) : limits.messages.of(this.player.id),
    );
    this.metrics = house.metrics;
    this.ackPatience = house.settings.timing.ackPatience;
  }

  get count(): number {
    return this.watched.size;
  }

  watching(match: string): Watched | undefined {
    return this.watched.get(match);
  }

  watches(watcher: TableWatcher): boolean {
    for (const entry of this.watched.values()) if (entry.watcher === watcher) return true;
    return false;
  }

  /** Begins to look at a match. Those who are there already learn who came. */
  watch(live: LiveMatch, watcher: TableWatcher): void {
    this.unwatch(live.id);
    const wasHere = live.isHere(this.player?.id ?? null);
    live.watchers.add(watcher);
    this.watched.set(live.id, { live, watcher });
    if (!wasHere && seatOf(live.record, this.player?.id) >= 0) {
      for (const other of [...live.watchers]) if (other !== watcher) other.info();
    }
  }

  unwatch(match: string): void {
    const entry = this.watched.get(match);
    if (entry === undefined) return;
    const { live, watcher } = entry;
    this.watched.delete(match);
    live.watchers.delete(watcher);
    const { player } = watcher;
    if (player !== undefined) live.wentAway(player, Date.now());
    if (seatOf(live.record, player) >= 0 && !live.isHere(player ?? null)) live.tellInfo();
  }

  /** Looks away because there is nothing to see any more, and says so. */
  drop(match: string, why: Closed): void {
    if (!this.watched.has(match)) return;
    this.unwatch(match);
    this.socket.emit('closed', match, why);
  }

  close(): void {
    for (const match of [...this.watched.keys()]) this.unwatch(match);
  }
}
