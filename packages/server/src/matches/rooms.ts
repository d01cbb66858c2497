import type { Outcome } from '@conclave/protocol';
import type { Logger } from 'pino';
import { GAMES } from '../games.ts';
import { fail, UNKNOWN_MATCH } from '../outcome.ts';
import type { Entry, Journal } from '../store/journal.ts';
import type { LoadedMatch, MatchStore } from '../store/matches.ts';
import type { GivenAnswer, MatchRecord } from '../store/record.ts';
import { LiveMatch } from './live-match.ts';

/** What a change brings besides the new record. */
export interface Change extends Pick<Entry, 'answer' | 'cutTo' | 'kept' | 'ban'> {
  /** What the table itself says in the chat. */
  readonly says?: readonly string[];
}

/**
 * The matches in memory. One that nobody looks at stays until room is needed;
 * what it was is in the store, so forgetting it loses nothing.
 */
export class Rooms {
  private readonly store: MatchStore;
  private readonly journal: Journal;
  private readonly most: number;
  private readonly log: Logger;
  /** Longest unused first. */
  private readonly live = new Map<string, LiveMatch>();
  private readonly loading = new Map<string, Promise<LiveMatch | undefined>>();

  constructor(store: MatchStore, journal: Journal, most: number, log: Logger) {
    this.store = store;
    this.journal = journal;
    this.most = most;
    this.log = log;
  }

  get size(): number {
    return this.live.size;
  }

  all(): IterableIterator<LiveMatch> {
    return this.live.values();
  }

  peek(id: string): LiveMatch | undefined {
    return this.live.get(id);
  }

  /** The match, held: whoever opens it releases it. */
  async open(id: string): Promise<LiveMatch | undefined> {
    const known = this.live.get(id);
    if (known !== undefined) {
      known.hold();
      this.live.delete(id);
      this.live.set(id, known);
      return known;
    }
    const underWay = this.loading.get(id);
    if (underWay !== undefined) {
      const found = await underWay;
      found?.hold();
      return found;
    }
    const loading = this.load(id).finally(() => this.loading.delete(id));
    this.loading.set(id, loading);
    return loading;
  }

  /** Runs something that may change the match, after everything that came before. */
  async run<T>(
    id: string,
    work: (live: LiveMatch) => Promise<Outcome<T>> | Outcome<T>,
  ): Promise<Outcome<T>> {
    let live: LiveMatch | undefined;
    try {
      live = await this.open(id);
      if (live === undefined) return UNKNOWN_MATCH;
      const found = live;
      return await found.enqueue(() => work(found));
    } catch (error) {
      this.log.error({ match: id, err: error }, 'a change of a match failed');
      return fail('internal', 'That did not work here. Nothing has changed; try again.');
    } finally {
      live?.release();
    }
  }

  private async load(id: string): Promise<LiveMatch | undefined> {
    const loaded = await this.store.load(id);
    return loaded === undefined ? undefined : this.add(loaded);
  }

  /** Takes a match into memory, held. */
  add({ record, answers, lastChat, banned }: LoadedMatch): LiveMatch | undefined {
    const game = GAMES.get(record.game);
    if (game === undefined) return undefined;
    const live = new LiveMatch(game, record, lastChat, banned);
    if (record.status !== 'lobby' && record.rulesVersion === game.rulesVersion) {
      live.begin(answers);
    }
    live.hold();
    this.live.set(record.id, live);
    this.forget();
    return live;
  }

  private forget(): void {
    let over = this.live.size - this.most;
    for (const live of this.live.values()) {
      if (over <= 0) return;
      over--;
      if (live.idle) this.live.delete(live.id);
    }
  }

  /** Writes a change; only then it is the match's record. */
  async commit(live: LiveMatch, after: MatchRecord, change: Change = {}): Promise<void> {
    const { says = [], ...rest } = change;
    const chat = says.map((text, i) => ({
      match: live.id,
      id: live.lastChat + 1 + i,
      player: '',
      name: '',
      text,
      at: after.updatedAt,
    }));
    await this.journal.write({ before: live.record, after, chat, ...rest });
    live.record = after;
    if (rest.ban !== undefined) live.banned = new Set([...live.banned, rest.ban]);
    live.lastChat += chat.length;
    live.tellChat(chat.map(({ match: _, ...line }) => line));
  }

  /** Writes one line of the chat. */
  async say(live: LiveMatch, player: string, name: string, text: string, at: number) {
    const line = { id: live.lastChat + 1, player, name, text, at };
    const { record } = live;
    await this.journal.write({
      before: record,
      after: record,
      chat: [{ match: live.id, ...line }],
    });
    live.lastChat = line.id;
    live.tellChat([line]);
  }

  /** Takes a table that was never started away. */
  async remove(live: LiveMatch): Promise<void> {
    await this.store.remove(live.id);
    this.live.delete(live.id);
    for (const watcher of [...live.watchers]) watcher.closed();
  }

  /** Reads seats and host again, after a player's id or name changed in the store. */
  async refresh(id: string): Promise<void> {
    const live = this.live.get(id);
    if (live === undefined) return;
    await live.enqueue(async () => {
      const record = await this.store.record(id);
      if (record === undefined) return;
      live.record = record;
      live.banned = new Set(await this.store.banned(id));
      if (live.match !== undefined) {
        live.match.table.names = record.seats.map((seat, i) => seat.name || `Player ${i + 1}`);
      }
      live.version++;
      live.tellInfo();
      live.tellTable();
    });
  }

  answersOf(id: string): Promise<GivenAnswer[]> {
    return this.store.answers(id);
  }

  /** Waits until nothing is being changed any more. */
  async rest(): Promise<void> {
    await Promise.all([...this.live.values()].map((live) => live.enqueue(() => undefined)));
  }
}
