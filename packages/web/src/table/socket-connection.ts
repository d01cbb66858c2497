import type { ChatLine, Closed, MatchInfo, Outcome, TableUpdate } from '@conclave/protocol';
import type { LiveSocket } from '../api/socket.ts';
import type { Ability, TableConnection, TableSnapshot } from './connection.ts';
import { type Held, HOLDS_NOTHING, takeIn } from './updates.ts';

const failure = (message: string): Outcome<never> => ({
  ok: false,
  error: { code: 'internal', message },
});

const AWAY = failure('There is no connection right now; nothing was sent. Try again in a moment.');
const SILENT = failure('The server has not answered. The table shows what counts.');

const WHY_CLOSED: Readonly<Record<Closed, string>> = {
  gone: 'The table was closed.',
  'not-yours': 'The table is private, and its link is a new one now.',
  'sent-away': 'The host has asked you to leave this table.',
};

const PATIENCE = 8_000;
/** An answer whose reply was lost is sent so often; the server knows it by its id. */
const MOST_TRIES = 3;
const ID_BYTES = 12;

/** A name for an answer that no other has. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
const CHAT_KEPT = 200;

/** A table on the server, over the page's socket. */
export class SocketConnection implements TableConnection {
  readonly abilities: ReadonlySet<Ability> = new Set<Ability>([
    'undo',
    'chat',
    'resign',
    'leave',
    'rematch',
  ]);
  private held: Held = HOLDS_NOTHING;
  private current: TableSnapshot;
  private readonly listeners = new Set<() => void>();
  private readonly match: string;
  private readonly key: string | undefined;
  private readonly socket: LiveSocket;
  /** Lost since the last update: what comes next was missed. */
  private wasAway = false;
  private closed = false;

  constructor(socket: LiveSocket, info: MatchInfo, key?: string) {
    this.socket = socket;
    this.match = info.id;
    this.key = key;
    this.current = {
      info,
      view: undefined,
      seq: info.length,
      decision: null,
      pending: [],
      events: [],
      undo: { reason: 'nothing-to-undo' },
      chat: [],
      status: 'connecting',
      missedFrom: null,
      curtain: null,
      refused: null,
    };
    socket.on('connect', this.watch);
    socket.on('disconnect', this.lost);
    socket.on('update', this.update);
    socket.on('match', this.renewInfo);
    socket.on('chat', this.hear);
    socket.on('closed', this.shut);
    if (socket.connected) this.watch();
    else socket.connect();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  snapshot(): TableSnapshot {
    return this.current;
  }

  private become(change: Partial<TableSnapshot>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }

  private readonly watch = (): void => {
    const { seq, epoch, view } = this.held;
    const message = {
      match: this.match,
      ...(this.key === undefined ? {} : { key: this.key }),
      ...(view === undefined ? {} : { since: { seq, epoch } }),
    };
    this.socket.emit('watch', message, (outcome) => {
      if (this.closed) return;
      if (outcome.ok) {
        this.become({ info: outcome.value, status: 'live', refused: null });
      } else {
        const { code, message: words } = outcome.error;
        this.become({ refused: { code, message: words } });
      }
    });
  };

  private readonly lost = (): void => {
    this.wasAway = true;
    this.become({ status: 'away' });
  };

  private readonly shut = (match: string, why: Closed): void => {
    if (match !== this.match) return;
    this.become({ refused: { code: 'not-allowed', message: WHY_CLOSED[why] } });
  };

  private readonly renewInfo = (info: MatchInfo): void => {
    if (info.id === this.match) this.become({ info });
  };

  private readonly hear = (match: string, lines: readonly ChatLine[]): void => {
    if (match !== this.match) return;
    const known = new Set(this.current.chat.map((line) => line.id));
    const chat = [...this.current.chat, ...lines.filter((line) => !known.has(line.id))];
    chat.sort((a, b) => a.id - b.id);
    this.become({ chat: chat.slice(-CHAT_KEPT) });
  };

  private readonly update = (update: TableUpdate, seen: (update: number) => void): void => {
    if (update.match !== this.match) return;
    const before = this.held;
    const held = takeIn(before, update);
    if (held === 'resync') {
      this.socket.emit('resync', { match: this.match }, () => undefined);
      return;
    }
    this.held = held;
    seen(update.update);
    const returned = this.wasAway && before.view !== undefined;
    const missed = returned && held.nextId > before.nextId ? before.nextId : null;
    this.wasAway = false;
    this.become({
      view: held.view,
      seq: held.seq,
      events: held.events,
      decision: update.decision,
      pending: update.pending,
      undo: update.undo,
      info: this.withClocks(update),
      status: 'live',
      missedFrom: this.current.missedFrom ?? missed,
    });
  };

  private withClocks({ clocks, now, seq, pending }: TableUpdate): MatchInfo {
    const { info } = this.current;
    const deciding = pending.map((entry) => entry.seat);
    if (clocks === undefined || clocks === null || now === undefined) {
      return { ...info, length: seq, deciding };
    }
    const seats = info.seats.map((seat, i) => ({ ...seat, clock: clocks[i] ?? null }));
    return { ...info, seats, now, length: seq, deciding };
  }

  private get seat(): number {
    return this.current.info.you ?? -1;
  }

  /** Sends one message and waits, but not for ever. */
  private send<T>(
    emit: (socket: LiveSocket, done: (outcome: Outcome<T>) => void) => void,
  ): Promise<Outcome<null>> {
    // A socket keeps what is said while it is away and says it later, when it may be wrong.
    if (!this.socket.connected) return Promise.resolve(AWAY);
    return new Promise((resolve) => {
      const end = (outcome: Outcome<null>): void => {
        clearTimeout(timer);
        this.socket.off('disconnect', lost);
        resolve(outcome);
      };
      const lost = (): void => end(SILENT);
      const timer = setTimeout(lost, PATIENCE);
      this.socket.once('disconnect', lost);
      emit(this.socket, (outcome) => end(outcome.ok ? { ok: true, value: null } : outcome));
    });
  }

  /** Waits until there is a connection again, but not for ever. */
  private connected(): Promise<void> {
    if (this.socket.connected) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.socket.off('connect', end);
        resolve();
      };
      const timer = setTimeout(end, PATIENCE);
      this.socket.once('connect', end);
    });
  }

  async answer(picks: readonly number[]): Promise<Outcome<null>> {
    const { match, seat, held } = this;
    const { seq, epoch } = held;
    const message = { match, seat, seq, epoch, id: newId(), picks: [...picks] };
    const attempt = (): Promise<Outcome<null>> =>
      this.send<{ seq: number }>((socket, done) => socket.emit('answer', message, done));
    let outcome = await attempt();
    for (let tries = 1; outcome === SILENT && tries < MOST_TRIES && !this.closed; tries++) {
      await this.connected();
      const again = await attempt();
      if (again !== AWAY) outcome = again;
    }
    return outcome;
  }

  undo(to: number): Promise<Outcome<null>> {
    const { match, seat, held } = this;
    const message = { match, seat, seq: held.seq, epoch: held.epoch, to };
    return this.send<{ seq: number }>((socket, done) => socket.emit('undo', message, done));
  }

  chat(text: string): Promise<Outcome<null>> {
    return this.send<null>((socket, done) =>
      socket.emit('chat', { match: this.match, text }, done),
    );
  }

  mute(player: string, mute: boolean): Promise<Outcome<null>> {
    const message = { match: this.match, player, mute };
    return this.send<null>((socket, done) => socket.emit('mute', message, done));
  }

  resign(): Promise<Outcome<null>> {
    const { match, seat } = this;
    return this.send<null>((socket, done) => socket.emit('resign', { match, seat }, done));
  }

  leaveToBot(): Promise<Outcome<null>> {
    const { match, seat } = this;
    return this.send<null>((socket, done) => socket.emit('leaveToBot', { match, seat }, done));
  }

  returnToSeat(): Promise<Outcome<null>> {
    const { match, seat } = this;
    return this.send<null>((socket, done) => socket.emit('returnToSeat', { match, seat }, done));
  }

  putBot(seat: number): Promise<Outcome<null>> {
    const { match } = this;
    return this.send<null>((socket, done) => socket.emit('putBot', { match, seat }, done));
  }

  liftCurtain(): void {
    // One person, one browser: there is no curtain.
  }

  caughtUp(): void {
    if (this.current.missedFrom !== null) this.become({ missedFrom: null });
  }

  close(): void {
    this.closed = true;
    const { socket } = this;
    socket.off('connect', this.watch);
    socket.off('disconnect', this.lost);
    socket.off('update', this.update);
    socket.off('match', this.renewInfo);
    socket.off('chat', this.hear);
    socket.off('closed', this.shut);
    if (socket.connected) socket.emit('unwatch', { match: this.match }, () => undefined);
  }
}
