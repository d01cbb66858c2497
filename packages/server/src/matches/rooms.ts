import type { Outcome } from '@conclave/protocol';
import type { Logger } from 'pino';
import type { Games } from '../games.ts';
import { fail, UNKNOWN_MATCH } from '../outcome.ts';
import { type Engine, Stuck, WrongSetup } from '../rules/engine.ts';
import type { Engines } from '../rules/engines.ts';
import type { Entry, Journal } from '../store/journal.ts';
import type { LoadedMatch, MatchStore } from '../store/matches.ts';
import { type MatchRecord, namesOf } from '../store/record.ts';
import { frozen } from './frozen.ts';
import { LiveMatch } from './live-match.ts';

/** What a change brings besides the new record. */
export interface Change extends Pick<Entry, 'answer' | 'cutTo' | 'kept'> {
  /** What the table itself says in the chat. */
  readonly says?: readonly string[];
}

interface Parts {
  readonly games: Games;
  readonly store: MatchStore;
  readonly journal: Journal;
  readonly engines: Engines;
  /** Matches kept in memory while nobody looks at them. */
  readonly most: number;
  /** How long a person may be away before a bot can be put on the seat. */
  readonly away: number;
  readonly log: Logger;
  /** A match was read again and may wait for a bot now. */
  reloaded(live: LiveMatch): void;
}

const RECOVER_MS = 1000;

const FAILED = fail(
  'internal',
  'That did not work here. The table is as it was stored; look again, and try again.',
);

/**
 * The matches in memory. One that nobody looks at stays until room is needed;
 * what it was is in the store, so forgetting it loses nothing.
 */
export class Rooms {
  private readonly parts: Parts;
  /** Longest unused first. */
  private readonly live = new Map<string, LiveMatch>();
  private readonly loading = new Map<string, Promise<LiveMatch | undefined>>();

  constructor(parts: Parts) {
    this.parts = parts;
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
      return live === undefined ? UNKNOWN_MATCH : await this.change(live, work);
    } catch (error) {
      this.parts.log.error({ match: id, err: error }, 'a change of a match failed');
      return FAILED;
    } finally {
      live?.release();
    }
  }

  /**
   * In the match's own queue. Whatever goes wrong there leaves a doubt about what
   * was written: before anything else happens the match is read again.
   */
  change<T>(
    live: LiveMatch,
    work: (live: LiveMatch) => Promise<Outcome<T>> | Outcome<T>,
  ): Promise<Outcome<T>> {
    return live.enqueue(async () => {
      if (live.gone) return UNKNOWN_MATCH;
      if (!live.sound) await this.reload(live);
      try {
        return await work(live);
      } catch (error) {
        live.sound = false;
        await this.recover(live);
        throw error;
      }
    });
  }

  /** Reads the match again as soon as the store answers: others wait for it, and bots. */
  private async recover(live: LiveMatch): Promise<void> {
    try {
      if (!live.sound) await this.reload(live);
    } catch (error) {
      this.parts.log.error({ match: live.id, err: error }, 'a match could not be read again');
      live.hold();
      setTimeout(() => {
        void live.enqueue(() => this.recover(live)).finally(() => live.release());
      }, RECOVER_MS).unref();
    }
  }

  /** Takes the match as the store has it, and shows that to everybody. */
  async reload(live: LiveMatch): Promise<void> {
    const loaded = await this.parts.store.load(live.id);
    if (loaded === undefined) {
      this.drop(live);
      return;
    }
    const { state, engine } = await this.revive(live, loaded);
    live.become(state, engine);
    live.tellInfo();
    live.tellTable();
    this.parts.reloaded(live);
  }

  private async load(id: string): Promise<LiveMatch | undefined> {
    const loaded = await this.parts.store.load(id);
    const game = this.parts.games.get(loaded?.record.game ?? '');
    if (loaded === undefined || game === undefined) return undefined;
    const { away, log } = this.parts;
    const live = new LiveMatch(game, loaded, {
      away,
      report: (error) => log.error({ match: id, err: error }, 'somebody could not be told'),
    });
    const { state, engine } = await this.revive(live, loaded);
    live.become(state, engine);
    live.hold();
    this.live.set(id, live);
    this.forget();
    return live;
  }

  /** The rules at work where the log ends. A log on which they cannot go on stops its table. */
  private async revive(
    live: LiveMatch,
    loaded: LoadedMatch,
  ): Promise<{ readonly state: LoadedMatch; readonly engine: Engine | undefined }> {
    const { record, answers } = loaded;
    if (record.status === 'lobby' || record.frozen !== null)
      return { state: loaded, engine: undefined };
    if (record.rulesVersion !== live.game.rulesVersion) return { state: loaded, engine: undefined };
    try {
      return { state: loaded, engine: await this.engineFor(live, record, answers) };
    } catch (error) {
      if (!(error instanceof Stuck || error instanceof WrongSetup)) throw error;
      // A finished game that does not replay any more is finished all the same.
      if (record.status === 'finished') return { state: loaded, engine: undefined };
      this.parts.log.error({ match: record.id, err: error }, 'a table was stopped');
      const stopped = frozen(record, error.message, Date.now());
      await this.parts.journal.write({ before: record, after: stopped });
      return { state: { ...loaded, record: stopped }, engine: undefined };
    }
  }

  /** Sets the rules to work on a match. */
  engineFor(
    live: LiveMatch,
    record: MatchRecord,
    answers: LoadedMatch['answers'],
  ): Promise<Engine> {
    const { seats, options, seed, cardsBy } = record;
    const deal = { game: live.game, seats: seats.length, options, seed, names: namesOf(record) };
    return this.parts.engines.open(cardsBy, deal, answers);
  }

  private forget(): void {
    let over = this.live.size - this.parts.most;
    for (const live of this.live.values()) {
      if (over <= 0) return;
      over--;
      if (!live.idle) continue;
      live.engine?.close();
      this.live.delete(live.id);
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
    await this.parts.journal.write({ before: live.record, after, chat, ...rest });
    live.record = after;
    const { answer, cutTo, kept = [] } = rest;
    if (cutTo !== undefined) live.given = [...live.given.slice(0, cutTo), ...kept];
    if (answer !== undefined) live.given = [...live.given, answer];
    live.lastChat += chat.length;
    live.tellChat(chat.map(({ match: _, ...line }) => line));
  }

  /** Writes one line of the chat. */
  async say(live: LiveMatch, player: string, name: string, text: string, at: number) {
    const line = { id: live.lastChat + 1, player, name, text, at };
    const { record } = live;
    await this.parts.journal.write({
      before: record,
      after: record,
      chat: [{ match: live.id, ...line }],
    });
    live.lastChat = line.id;
    live.tellChat([line]);
  }

  /** Takes a table that was never started away. */
  async remove(live: LiveMatch): Promise<void> {
    await this.parts.store.remove(live.id);
    this.drop(live);
  }

  /** Nothing that was asked of the table before may bring it back. */
  private drop(live: LiveMatch): void {
    live.gone = true;
    live.engine?.close();
    this.live.delete(live.id);
    live.tellClosed();
  }

  /** Reads seats and host again, after a player's id or name changed in the store. */
  async refresh(id: string): Promise<void> {
    const live = this.live.get(id);
    if (live === undefined) return;
    await live.enqueue(async () => {
      const record = await this.parts.store.record(id);
      if (record === undefined) return;
      live.record = record;
      await live.engine?.rename(namesOf(record));
      live.version++;
      live.tellInfo();
      live.tellTable();
    });
  }

  /** Waits until nothing is being changed any more. */
  async rest(): Promise<void> {
    await Promise.all([...this.live.values()].map((live) => live.enqueue(() => undefined)));
  }
}
