import type { Logger } from 'pino';
import { done } from '../outcome.ts';
import type { Settings } from '../settings.ts';
import type { MatchStore } from '../store/matches.ts';
import { playsItself, seatsIn } from '../store/record.ts';
import { startClocks } from './clock.ts';
import type { Play } from './play.ts';
import type { Rooms } from './rooms.ts';
import type { Thinking } from './thinking.ts';

interface Parts {
  readonly rooms: Rooms;
  readonly store: MatchStore;
  readonly settings: Settings;
  readonly play: Play;
  readonly thinking: Thinking;
  readonly log: Logger;
  ring(players: readonly string[] | 'everybody'): void;
}

const LOBBY_DAYS = 7;

/** What happens without anybody asking: clocks, bots after a restart, tables left behind. */
export class Sweep {
  private readonly parts: Parts;
  private timer: NodeJS.Timeout | undefined;
  private nextTidy = 0;
  private running: Promise<void> = Promise.resolve();
  private closing = false;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Takes up every game where it stood when the server ended. */
  async begin(): Promise<void> {
    const { rooms, store, thinking, log } = this.parts;
    const now = Date.now();
    let resumed = 0;
    for (const record of await store.playing()) {
      const waitsForBot = seatsIn(record.deciding).some((at) => playsItself(record.seats[at]));
      const ticks = record.pace.kind === 'live' && record.deadline !== null;
      if (!waitsForBot && !ticks) continue;
      await rooms.run(record.id, async (live) => {
        // Nobody could answer while the server was away: live clocks go on from here.
        if (ticks) await rooms.commit(live, startClocks({ ...live.record, clockAt: now }));
        thinking.maybeThink(live);
        return done(null);
      });
      if (waitsForBot) resumed++;
    }
    if (resumed > 0) log.info({ matches: resumed }, 'bots take up their games again');
    this.schedule();
  }

  async close(): Promise<void> {
    this.closing = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private schedule(): void {
    if (this.closing) return;
    this.timer = setTimeout(() => {
      this.running = this.once()
        .catch((error: unknown) => this.parts.log.error({ err: error }, 'the sweep failed'))
        .then(() => this.schedule());
    }, this.parts.settings.timing.sweep);
  }

  private async once(): Promise<void> {
    const { rooms, store, play, settings } = this.parts;
    const now = Date.now();
    for (const id of await store.overdue(now)) {
      await rooms.run(id, (live) => play.enforceClocks(live, Date.now()));
    }
    if (now < this.nextTidy) return;
    this.nextTidy = now + settings.timing.day / 24;
    for (const id of await store.abandoned(now - LOBBY_DAYS * settings.timing.day)) {
      await rooms.run(id, async (live) => {
        if (live.record.status === 'lobby') await rooms.remove(live);
        return done(null);
      });
      this.parts.ring('everybody');
    }
  }
}
