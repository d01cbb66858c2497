import type { Logger } from 'pino';
import { done } from '../outcome.ts';
import type { Settings } from '../settings.ts';
import type { MatchStore } from '../store/matches.ts';
import { type MatchRecord, playsItself, seatsIn } from '../store/record.ts';
import type { LiveMatch } from './live-match.ts';
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
/** A match that could not be dealt with is tried again after so many rounds. */
const ROUNDS_OFF = 60;

/** What happens without anybody asking: clocks, bots after a restart, tables left behind. */
export class Sweep {
  private readonly parts: Parts;
  private timer: NodeJS.Timeout | undefined;
  private nextTidy = 0;
  private round = 0;
  /** Matches that failed, and the round in which they are tried again. */
  private readonly failed = new Map<string, number>();
  private running: Promise<void> = Promise.resolve();
  private closing = false;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /**
   * Takes up every game where it stood when the server ended, before anybody can
   * come in: nobody could answer meanwhile, so live clocks go on from here.
   */
  async begin(): Promise<void> {
    const { rooms, store, thinking, log } = this.parts;
    const back: LiveMatch[] = [];
    const waiting = (await store.playing()).filter(waitsForBot);
    for (const record of waiting) {
      // Cards that a player brought may take their time; nobody waits at the door for them.
      if (record.cardsBy === 'player') continue;
      const live = await rooms.open(record.id).catch((error: unknown) => {
        log.error({ match: record.id, err: error }, 'a match could not be taken up');
        return undefined;
      });
      if (live !== undefined) back.push(live);
    }
    const now = Date.now();
    await store.restartClocks(now);
    for (const live of back) {
      live.record = (await store.record(live.id)) ?? live.record;
      thinking.maybeThink(live);
      live.release();
    }
    for (const { id, cardsBy } of waiting) {
      if (cardsBy === 'player') void rooms.run(id, (live) => done(thinking.maybeThink(live)));
    }
    if (waiting.length > 0) log.info({ matches: waiting.length }, 'bots take up their games again');
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
    this.round++;
    const now = Date.now();
    await this.enforceClocks(now);
    if (now >= this.nextTidy) await this.tidy(now);
  }

  /** Every match whose time is up, however many of them cannot be dealt with. */
  private async enforceClocks(now: number): Promise<void> {
    const { rooms, store, play } = this.parts;
    for (const [id, round] of this.failed) if (round <= this.round) this.failed.delete(id);
    const late = await store.overdue(now, [...this.failed.keys()]);
    for (const id of late) {
      if (this.closing) return;
      const outcome = await rooms.run(id, (live) => play.enforceClocks(live, Date.now()));
      if (!outcome.ok) this.failed.set(id, this.round + ROUNDS_OFF);
    }
  }

  private async tidy(now: number): Promise<void> {
    const { rooms, store, settings } = this.parts;
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

const waitsForBot = (record: MatchRecord): boolean =>
  seatsIn(record.deciding).some((at) => playsItself(record.seats[at]));
