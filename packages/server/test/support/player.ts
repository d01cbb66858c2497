import { randomBytes } from 'node:crypto';
import type { View } from '@conclave/kernel/look';
import type { Decision, TableEvent } from '@conclave/kernel/play';
import {
  type AnswerMessage,
  type ChatLine,
  type ClientToServer,
  type MatchInfo,
  type NewTable,
  type Outcome,
  type Profile,
  type ProtocolError,
  patchView,
  ROUTES,
  type ServerToClient,
  type TableUpdate,
  type UndoMessage,
} from '@conclave/protocol';
import { io, type Socket } from 'socket.io-client';
import type { z } from 'zod';

type RouteName = keyof typeof ROUTES;
type Reply<N extends RouteName> = z.output<(typeof ROUTES)[N]['reply']>;
interface Call {
  readonly id?: string;
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
}

/** A message that tells what the player has seen only where that is the point. */
type Saying<M extends z.ZodType> = Omit<z.input<M>, 'seq' | 'epoch' | 'id'> & {
  readonly seq?: number | undefined;
  readonly epoch?: number;
  readonly id?: string;
};

const PATIENCE = 20_000;

/** A name for an answer that no other has. */
const newId = (): string => randomBytes(12).toString('hex');

/** A table as a client keeps it: from whole views and patches alone. */
export class WatchedTable {
  readonly updates: TableUpdate[] = [];
  readonly infos: MatchInfo[] = [];
  readonly lines: ChatLine[] = [];
  log: { readonly seq: number; readonly event: TableEvent }[] = [];
  view: View | undefined;
  /** The view after each update. */
  readonly views: (View | undefined)[] = [];
  closed = false;
  /** Patches that did not fit the view they were for. */
  misfits = 0;
  acknowledge = true;
  private held = new Map<number, View>();
  private waiting: (() => void)[] = [];

  get last(): TableUpdate | undefined {
    return this.updates.at(-1);
  }

  get info(): MatchInfo | undefined {
    return this.infos.at(-1);
  }

  get decision(): Decision | null {
    return this.last?.decision ?? null;
  }

  take(update: TableUpdate): void {
    const { view, viewer } = update;
    const next =
      view.kind === 'full'
        ? { viewer, cells: view.cells, memory: view.memory }
        : patchView(this.held.get(view.base) as View, view);
    if (next === undefined) this.misfits++;
    else {
      this.view = next;
      this.held = new Map([[update.update, next]]);
    }
    const { from = 0, starts = [] } = update;
    this.log = this.log.filter((entry) => entry.seq <= from && !(from === 0));
    for (const [i, event] of update.events.entries()) {
      const answer = starts.filter((start) => start <= i).length;
      this.log.push({ seq: from + answer, event });
    }
    this.updates.push(update);
    this.views.push(next);
    this.wake();
  }

  wake(): void {
    for (const resume of this.waiting.splice(0)) resume();
  }

  async until(what: string, holds: () => boolean): Promise<void> {
    const end = Date.now() + PATIENCE;
    while (!holds()) {
      if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 200);
        this.waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }
}

/** A person with a browser: cookies, requests, a socket. */
export class TestPlayer {
  readonly url: string;
  cookie = '';
  id = '';
  name = '';
  readonly tables = new Map<string, WatchedTable>();
  lobbyRings = 0;
  readonly troubles: ProtocolError[] = [];
  private live: Socket<ServerToClient, ClientToServer> | undefined;

  constructor(url: string) {
    this.url = url;
  }

  static async guest(url: string, name: string): Promise<TestPlayer> {
    const player = new TestPlayer(url);
    const profile = await player.must('guest', { body: { name } });
    player.id = profile.player;
    player.name = profile.name;
    return player;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookie !== '') headers.set('cookie', this.cookie);
    const response = await fetch(`${this.url}${path}`, { ...init, headers });
    const jar = new Map(
      this.cookie.split('; ').flatMap((entry) => {
        const [name, ...value] = entry.split('=');
        return name ? [[name, value.join('=')] as const] : [];
      }),
    );
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', ...value] = (cookie.split(';')[0] ?? '').split('=');
      if (/max-age=0/i.test(cookie)) jar.delete(name);
      else jar.set(name, value.join('='));
    }
    this.cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    return response;
  }

  post(path: string, body: unknown): Promise<Response> {
    return this.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.url },
      body: JSON.stringify(body),
    });
  }

  /** A route of the protocol; the reply is checked against its schema. */
  async call<N extends RouteName>(name: N, call: Call = {}): Promise<Outcome<Reply<N>>> {
    const route = ROUTES[name];
    const query = call.query === undefined ? '' : `?${new URLSearchParams(call.query)}`;
    const path = route.path.replace(':id', call.id ?? '') + query;
    const response =
      route.method === 'GET' ? await this.fetch(path) : await this.post(path, call.body ?? {});
    const text = await response.text();
    const data: unknown = text === '' ? null : JSON.parse(text);
    if (response.ok) return { ok: true, value: route.reply.parse(data) as Reply<N> };
    return { ok: false, error: data as ProtocolError };
  }

  async must<N extends RouteName>(name: N, call: Call = {}): Promise<Reply<N>> {
    const outcome = await this.call(name, call);
    if (!outcome.ok) throw new Error(`${name}: ${JSON.stringify(outcome.error)}`);
    return outcome.value;
  }

  /** The own profile of somebody who is signed in. */
  async profile(): Promise<Profile> {
    const profile = await this.must('me');
    if (profile === null) throw new Error('nobody is signed in');
    return profile;
  }

  table(wish: Partial<z.input<typeof NewTable>> = {}): Promise<MatchInfo> {
    return this.must('create', { body: { game: 'gatherings', seats: 2, ...wish } });
  }

  get socket(): Socket<ServerToClient, ClientToServer> {
    this.live ??= this.connect();
    return this.live;
  }

  private connect(): Socket<ServerToClient, ClientToServer> {
    const socket: Socket<ServerToClient, ClientToServer> = io(this.url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      ...(this.cookie === '' ? {} : { extraHeaders: { cookie: this.cookie } }),
    });
    socket.on('update', (update, seen) => {
      const table = this.tables.get(update.match);
      table?.take(update);
      if (table?.acknowledge !== false) seen(update.update);
    });
    socket.on('match', (info) => {
      const table = this.tables.get(info.id);
      table?.infos.push(info);
      table?.wake();
    });
    socket.on('chat', (match, lines) => {
      const table = this.tables.get(match);
      table?.lines.push(...lines);
      table?.wake();
    });
    socket.on('closed', (match) => {
      const table = this.tables.get(match);
      if (table !== undefined) table.closed = true;
      table?.wake();
    });
    socket.on('lobby', () => {
      this.lobbyRings++;
    });
    socket.on('trouble', (error) => this.troubles.push(error));
    return socket;
  }

  /** Sends anything, as a client that keeps no contract would. */
  send<T = unknown>(event: string, message: unknown): Promise<Outcome<T>> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no reply to ${event}`)), PATIENCE);
      const raw = this.socket as unknown as {
        emit(event: string, message: unknown, done: (outcome: Outcome<T>) => void): void;
      };
      raw.emit(event, message, (outcome) => {
        clearTimeout(timer);
        resolve(outcome);
      });
    });
  }

  async watch(match: string, more: object = {}): Promise<WatchedTable> {
    const table = this.tables.get(match) ?? new WatchedTable();
    this.tables.set(match, table);
    const outcome = await this.send<MatchInfo>('watch', { match, ...more });
    if (!outcome.ok) throw new Error(`watch: ${JSON.stringify(outcome.error)}`);
    table.infos.push(outcome.value);
    return table;
  }

  /** Answers the open decision of a table with the first legal answer. */
  answer(match: string, picks?: number[]): Promise<Outcome<{ seq: number }>> {
    const table = this.tables.get(match) as WatchedTable;
    const decision = table.decision as Decision;
    return this.sendAnswer({ match, seat: decision.seat, picks: picks ?? simplest(decision) });
  }

  /** An answer to the table as this player last saw it, or as the message says. */
  sendAnswer(message: Saying<typeof AnswerMessage>): Promise<Outcome<{ seq: number }>> {
    return this.send('answer', { ...this.seen(message.match), id: newId(), ...message });
  }

  sendUndo(message: Saying<typeof UndoMessage>): Promise<Outcome<{ seq: number }>> {
    return this.send('undo', { ...this.seen(message.match), ...message });
  }

  private seen(match: string): { readonly seq: number; readonly epoch: number } {
    const { seq = 0, epoch = 0 } = this.tables.get(match)?.last ?? {};
    return { seq, epoch };
  }

  disconnect(): void {
    this.live?.disconnect();
    this.live = undefined;
  }
}

/** A legal answer, always the same one. */
export function simplest(decision: Decision): number[] {
  const codes = decision.options.map((option) => option.code);
  switch (decision.space) {
    case 'one':
      return codes.slice(0, 1);
    case 'amount':
      return [decision.min];
    case 'order':
      return codes;
    case 'subset':
      return codes.slice(0, decision.min);
  }
}

/** Plays for a player until the game is over. */
export async function playToEnd(player: TestPlayer, match: string): Promise<void> {
  const table = player.tables.get(match) as WatchedTable;
  for (;;) {
    await table.until(
      'a decision or the end',
      () => table.decision !== null || table.info?.status === 'finished',
    );
    if (table.info?.status === 'finished') return;
    const seq = table.last?.seq;
    const outcome = await player.answer(match);
    if (!outcome.ok && outcome.error.code !== 'stale') {
      throw new Error(`answer: ${JSON.stringify(outcome.error)}`);
    }
    await table.until('the next update', () => table.last?.seq !== seq || table.decision === null);
  }
}
