import { BOTS } from '@conclave/bots';
import type { Game } from '@conclave/kernel';
import { type Match, verify } from '@conclave/kernel/play';
import type { Outcome } from '@conclave/protocol';
import { infoOf } from './info.ts';
import type { Call, CallName, Calls, Word } from './messages.ts';
import { playLog, startNamed } from './play-log.ts';
import {
  type LessonScript,
  LOCAL_PREFIX,
  type LocalSeat,
  lessonId,
  type NewLocalGame,
  type NewPractice,
  type PracticeOrigin,
} from './record.ts';
import { fail, LocalSession, type SessionHead } from './session.ts';
import type { GameStore } from './store.ts';

/** What the desk needs of the place it stands in. */
export interface Surroundings {
  readonly games: readonly Game[];
  readonly store: GameStore;
  now(): number;
  /** Letters and digits nobody can foresee. */
  chance(length: number): string;
  wait(milliseconds: number): Promise<void>;
  /** Keeps a game to this tab; undefined if another one has it. The result lets go. */
  hold(id: string): Promise<(() => void) | undefined>;
  tell(word: Word): void;
}

interface Open {
  readonly session: LocalSession;
  readonly letGo: () => void;
  /** How many times the page has opened it without closing it. */
  users: number;
  playing: boolean;
}

type Replies = { [K in CallName]: (ask: Calls[K]['ask']) => Promise<Outcome<Calls[K]['reply']>> };

const done = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
const notHere = fail('unknown-match', 'This browser has no such game.');
const notOpen = fail('not-open', 'This game is not open.');

/** Serves the games of this browser: everything a worker does, without being one. */
export class Desk {
  private readonly around: Surroundings;
  private readonly open = new Map<string, Open>();
  private pace = 450;
  private queue = Promise.resolve();

  constructor(around: Surroundings) {
    this.around = around;
  }

  /** Serves one call after the other, so that a game is never opened twice at once. */
  serve(call: Call): Promise<void> {
    this.queue = this.queue.then(() => this.serveNow(call));
    return this.queue;
  }

  private async serveNow(call: Call): Promise<void> {
    const reply = this.replies[call.name] as (ask: Call['ask']) => Promise<Outcome<unknown>>;
    let outcome: Outcome<unknown>;
    try {
      outcome = await reply(call.ask);
    } catch (error) {
      outcome = fail('internal', error instanceof Error ? error.message : String(error));
    }
    this.around.tell({ kind: 'reply', call: call.call, outcome });
  }

  private readonly replies: Replies = {
    list: async () => {
      const records = await this.around.store.all();
      const now = this.around.now();
      const newestFirst = records
        .filter((record) => !record.lesson)
        .sort((a, b) => b.updatedAt - a.updatedAt);
      return done(newestFirst.map((record) => infoOf(record, null, now)));
    },
    create: (wish) => this.create(wish),
    practise: (wish) => this.practise(wish),
    remove: async ({ id }) => {
      this.shut(id);
      await this.around.store.remove(id);
      return done(null);
    },
    finished: async ({ id }) => {
      const record = await this.around.store.get(id);
      if (record === undefined) return notHere;
      if (!record.over) return fail('not-allowed', 'This game is still being played.');
      return done({ log: record.log, names: record.seats.map((seat) => seat.name) });
    },
    open: ({ id, lesson }) => this.openGame(id, lesson),
    close: ({ id }) => {
      const opened = this.open.get(id);
      if (opened !== undefined && --opened.users <= 0) this.shut(id);
      return Promise.resolve(done(null));
    },
    lift: ({ id, seat }) => this.act(id, (session) => session.lift(seat)),
    lower: ({ id }) => this.act(id, (session) => session.lower()),
    answer: ({ id, seat, seq, picks }) =>
      this.act(id, (session) => session.answer(seat, seq, picks)),
    undo: ({ id, seat, seq, to }) => this.act(id, (session) => session.undo(seat, seq, to)),
    pace: ({ milliseconds }) => {
      this.pace = milliseconds;
      return Promise.resolve(done(null));
    },
    verify: ({ log }) => {
      const game = this.gameOf(log);
      if (game === undefined) return Promise.resolve(fail('unknown-game', unknownGame(log.game)));
      return Promise.resolve(done(verify(game, log) ?? null));
    },
  };

  private gameOf({ game }: { readonly game: string }): Game | undefined {
    return this.around.games.find(({ id }) => id === game);
  }

  private async create(wish: NewLocalGame): Promise<Outcome<{ id: string }>> {
    const game = this.gameOf(wish);
    if (game === undefined) return fail('unknown-game', unknownGame(wish.game));
    const trouble = seatTrouble(wish.seats);
    if (trouble !== undefined) return fail('setup', trouble);
    const { seats, options } = wish;
    const names = seats.map((seat) => seat.name);
    const { lesson } = wish;
    const seed = lesson?.seed ?? this.around.chance(32);
    const deal = { seats: seats.length, options, seed };
    const started = startNamed(game, deal, names);
    if ('error' in started) {
      const { field, reason, rule } = started.error;
      return fail('setup', `${field} ${reason}`, rule);
    }
    if (lesson !== undefined) this.shut(lessonId(game.id));
    return await this.keep(seats, started.match, null, lesson);
  }

  private async practise(wish: NewPractice): Promise<Outcome<{ id: string }>> {
    const game = this.gameOf(wish.log);
    if (game === undefined) return fail('unknown-game', unknownGame(wish.log.game));
    const trouble = seatTrouble(wish.seats);
    if (trouble !== undefined) return fail('setup', trouble);
    const names = wish.seats.map((seat) => seat.name);
    const played = playLog(game, wish.log, names, wish.at);
    if ('error' in played) return fail('setup', `${played.error.place} ${played.error.reason}`);
    if (played.match.over) return fail('over', 'The game is over at that moment.', game.endRule);
    return await this.keep(wish.seats, played.match, { from: wish.from, at: wish.at });
  }

  /** Saves a fresh game under a new id, a lesson under its own. */
  private async keep(
    seats: readonly LocalSeat[],
    match: Match,
    practice: PracticeOrigin | null,
    lesson?: LessonScript,
  ): Promise<Outcome<{ id: string }>> {
    const now = this.around.now();
    const id =
      lesson === undefined ? LOCAL_PREFIX + this.around.chance(12) : lessonId(match.game.id);
    const head: SessionHead = {
      id,
      title: '',
      seats,
      practice,
      createdAt: now,
      ...(lesson === undefined ? {} : { lesson }),
    };
    // Nobody has seen a new game yet; who practises has seen it up to the first moment.
    const seen = seats.map(() => practice?.at ?? -1);
    const session = new LocalSession(head, match, { seen, updatedAt: now }, id);
    await this.around.store.put({ ...session.record(now), seen });
    return done({ id });
  }

  private async openGame(
    id: string,
    lesson?: LessonScript,
  ): Promise<Outcome<Calls['open']['reply']>> {
    const already = this.open.get(id);
    if (already !== undefined) {
      already.users++;
      already.session.tellAll();
      return done(already.session.update(this.around.now()));
    }
    const record = await this.around.store.get(id);
    if (record === undefined) return notHere;
    if (lesson !== undefined && JSON.stringify(record.lesson) !== JSON.stringify(lesson)) {
      return notHere;
    }
    const game = this.gameOf(record.log);
    if (game === undefined) return fail('unknown-game', unknownGame(record.log.game));
    const letGo = await this.around.hold(id);
    if (letGo === undefined) {
      return fail('not-allowed', 'This game is open in another window. Close it there first.');
    }
    const opened = LocalSession.open(game, record, this.around.chance(16));
    if (!opened.ok) {
      letGo();
      return opened;
    }
    const fresh: Open = { session: opened.value, letGo, users: 1, playing: false };
    this.open.set(id, fresh);
    const update = fresh.session.update(this.around.now());
    this.letBotsPlay(id, fresh);
    return done(update);
  }

  private shut(id: string): void {
    this.open.get(id)?.letGo();
    this.open.delete(id);
  }

  private async act(
    id: string,
    change: (session: LocalSession) => Outcome<null>,
  ): Promise<Outcome<null>> {
    const opened = this.open.get(id);
    if (opened === undefined) return notOpen;
    const outcome = change(opened.session);
    if (!outcome.ok) return outcome;
    await this.saveAndTell(id, opened);
    this.letBotsPlay(id, opened);
    return outcome;
  }

  /** Saved before it is told, as a server does it. */
  private async saveAndTell(id: string, { session }: Open): Promise<void> {
    try {
      await this.around.store.put(session.record(this.around.now()));
    } catch {
      const message = 'This browser could not save the game; it will be lost on a reload.';
      this.around.tell({ kind: 'trouble', message });
    }
    if (this.open.get(id)?.session === session) {
      this.around.tell({ kind: 'update', id, update: session.update(this.around.now()) });
    }
  }

  private letBotsPlay(id: string, opened: Open): void {
    if (opened.playing) return;
    opened.playing = true;
    this.botsPlay(id, opened)
      .catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        this.around.tell({ kind: 'trouble', message: `A bot cannot go on: ${message}` });
      })
      .finally(() => {
        opened.playing = false;
      });
  }

  private async botsPlay(id: string, opened: Open): Promise<void> {
    while (opened.session.botSeat !== undefined) {
      await this.around.wait(this.pace);
      if (this.open.get(id) !== opened) return;
      // The person may have taken something back meanwhile.
      if (opened.session.botSeat === undefined) return;
      opened.session.playBot();
      await this.saveAndTell(id, opened);
    }
  }
}

const unknownGame = (game: string): string => `There is no game called ${game} here.`;

function seatTrouble(seats: readonly LocalSeat[]): string | undefined {
  if (!seats.some((seat) => seat.kind === 'person')) return 'At least one person must play.';
  const unknown = seats.find((seat) => seat.kind === 'bot' && BOTS[seat.bot] === undefined);
  if (unknown?.kind === 'bot') return `There is no bot called ${unknown.bot}.`;
  const names = seats.map((seat) => seat.name.trim());
  if (names.some((name) => name === '')) return 'Everybody needs a name.';
  if (new Set(names).size < names.length) return 'Two players have the same name.';
  return undefined;
}
