import type { Decision } from '@conclave/kernel/play';
import type { MatchInfo, Outcome } from '@conclave/protocol';
import {
  type Ability,
  cannot,
  DONE,
  type SeenEvent,
  type TableConnection,
  type TableSnapshot,
} from '../table/connection.ts';
import type { DeskClient } from './desk-client.ts';
import type { LocalUpdate } from './record.ts';

/** Name of the question by which a person gives the screen away; no game asks it. */
export const HAND_OVER = 'handOver';

const ABILITIES: ReadonlySet<Ability> = new Set(['undo']);

/** The person who must have the screen next, if it is not the one who has it. */
function nextPerson(info: MatchInfo): number | null {
  if (info.you !== null && info.deciding.includes(info.you)) return null;
  return info.deciding.find((seat) => info.seats[seat]?.kind === 'person') ?? null;
}

/** A finished turn stays on the screen until its person has seen enough of it. */
function handOver(you: number, name: string): Decision {
  const label = `Pass the screen to ${name}`;
  return {
    seat: you,
    question: HAND_OVER,
    prompt: `You are done for now; ${name} is next`,
    rule: '',
    space: 'one',
    min: 1,
    max: 1,
    options: [{ code: 0, label, does: 'Hides your cards.', rule: '' }],
    whyNot: [],
  };
}

/** A game in this browser's worker, as a table draws it. */
export class LocalConnection implements TableConnection {
  readonly abilities = ABILITIES;
  /** Says why an answer is not wanted now, where a lesson leads. */
  guard: ((picks: readonly number[]) => string | undefined) | undefined;
  private readonly id: string;
  private readonly desk: DeskClient;
  private readonly listeners = new Set<() => void>();
  private readonly stop: () => void;
  private events: readonly SeenEvent[] = [];
  private told = 0;
  private missedFrom: number | null = null;
  private current: TableSnapshot;

  constructor(id: string, desk: DeskClient, first: LocalUpdate) {
    this.id = id;
    this.desk = desk;
    this.current = this.take(first);
    this.stop = desk.onUpdate(id, (update) => {
      this.current = this.take(update);
      this.announce();
    });
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  snapshot(): TableSnapshot {
    return this.current;
  }

  answer(picks: readonly number[]): Promise<Outcome<null>> {
    const { decision, seq, info } = this.current;
    if (info.you === null) return cannot('Nobody has the screen.');
    if (decision?.question === HAND_OVER) return this.desk.ask('lower', { id: this.id });
    const unwanted = this.guard?.(picks);
    if (unwanted !== undefined) return cannot(unwanted);
    return this.desk.ask('answer', { id: this.id, seat: info.you, seq, picks });
  }

  undo(to: number): Promise<Outcome<null>> {
    const { seq, info } = this.current;
    if (info.you === null) return cannot('Nobody has the screen.');
    return this.desk.ask('undo', { id: this.id, seat: info.you, seq, to });
  }

  liftCurtain(): void {
    const { curtain } = this.current;
    if (curtain !== null) this.send(this.desk.ask('lift', { id: this.id, seat: curtain.seat }));
  }

  caughtUp(): void {
    if (this.missedFrom === null) return;
    this.missedFrom = null;
    this.current = { ...this.current, missedFrom: null };
    this.announce();
  }

  close(): void {
    this.stop();
    this.listeners.clear();
    this.send(this.desk.ask('close', { id: this.id }));
  }

  chat(): Promise<Outcome<null>> {
    return cannot('There is nobody else to talk to here.');
  }

  mute(): Promise<Outcome<null>> {
    return Promise.resolve(DONE);
  }

  resign(): Promise<Outcome<null>> {
    return cannot('A game in this browser can be left and deleted at any time.');
  }

  leaveToBot(): Promise<Outcome<null>> {
    return cannot('A game in this browser waits for you.');
  }

  returnToSeat(): Promise<Outcome<null>> {
    return Promise.resolve(DONE);
  }

  putBot(): Promise<Outcome<null>> {
    return cannot('Nobody is away from a game in this browser.');
  }

  /** What an update says, added to what was told before. Another seat's past is forgotten here. */
  private take(update: LocalUpdate): TableSnapshot {
    const { info, view, seq, pending, undo } = update;
    const news = update.chapters.flatMap((chapter) =>
      chapter.events.map((event) => ({ id: this.told++, seq: chapter.seq, event })),
    );
    this.events = update.whole ? news : [...this.events, ...news];
    if (update.whole) {
      const { lastSeen } = update;
      const missed = lastSeen === null ? undefined : news.find((one) => one.seq > lastSeen);
      this.missedFrom = missed?.id ?? null;
    }
    const next = nextPerson(info);
    const name = next === null ? '' : (info.seats[next]?.name ?? '');
    const passing = next !== null && info.you !== null;
    return {
      info,
      view,
      seq,
      decision: passing ? handOver(info.you as number, name) : update.decision,
      pending,
      events: this.events,
      undo,
      chat: [],
      status: 'live',
      missedFrom: this.missedFrom,
      curtain: next !== null && info.you === null ? { seat: next } : null,
      refused: null,
    };
  }

  private announce(): void {
    for (const listener of this.listeners) listener();
  }

  /** For a wish whose only answer is the next update. */
  private send(wish: Promise<unknown>): void {
    wish.catch(() => undefined);
  }
}
