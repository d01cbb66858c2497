import type { Outcome } from '@conclave/protocol';
import {
  type Ability,
  cannot,
  DONE,
  type SeenEvent,
  type TableConnection,
  type TableSnapshot,
} from '../../table/connection.ts';
import type { Eyes, Tape } from './tape.ts';

const ABILITIES: ReadonlySet<Ability> = new Set(['jump']);
const LOOK_ONLY = 'This game is over: it can be watched, and played on from here as practice.';

/** A finished game as a table draws it: nothing can be answered, but every moment visited. */
export class ReplayConnection implements TableConnection {
  readonly abilities = ABILITIES;
  readonly tape: Tape;
  private readonly id: string;
  private readonly listeners = new Set<() => void>();
  private at: number;
  private eyes: Eyes;
  private told: readonly SeenEvent[];
  private current: TableSnapshot;

  constructor(id: string, tape: Tape, at: number, eyes: Eyes) {
    this.id = id;
    this.tape = tape;
    this.at = tape.clamp(at);
    this.eyes = eyes;
    this.told = tape.events(eyes);
    this.current = this.look();
  }

  /** All that is told of the game with these eyes, also what lies after the moment shown. */
  get story(): readonly SeenEvent[] {
    return this.told;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  snapshot(): TableSnapshot {
    return this.current;
  }

  /** Shows a moment as these eyes see it. */
  show(at: number, eyes: Eyes): void {
    const moment = this.tape.clamp(at);
    if (moment === this.at && eyes === this.eyes) return;
    if (eyes !== this.eyes) this.told = this.tape.events(eyes);
    this.at = moment;
    this.eyes = eyes;
    this.current = this.look();
    for (const listener of this.listeners) listener();
  }

  private look(): TableSnapshot {
    const { tape, at, eyes } = this;
    return {
      info: tape.info(this.id, at, eyes, false),
      view: tape.view(at, eyes),
      seq: at,
      decision: null,
      pending: tape.pending(at),
      events: this.told.filter((one) => one.seq <= at),
      story: this.told,
      undo: { reason: 'nothing-to-undo' },
      chat: [],
      status: 'live',
      missedFrom: null,
      curtain: null,
      refused: null,
    };
  }

  answer(): Promise<Outcome<null>> {
    return cannot(LOOK_ONLY);
  }

  undo(): Promise<Outcome<null>> {
    return cannot(LOOK_ONLY);
  }

  chat(): Promise<Outcome<null>> {
    return cannot(LOOK_ONLY);
  }

  mute(): Promise<Outcome<null>> {
    return Promise.resolve(DONE);
  }

  resign(): Promise<Outcome<null>> {
    return cannot(LOOK_ONLY);
  }

  leaveToBot(): Promise<Outcome<null>> {
    return cannot(LOOK_ONLY);
  }

  returnToSeat(): Promise<Outcome<null>> {
    return cannot(LOOK_ONLY);
  }

  putBot(): Promise<Outcome<null>> {
    return cannot(LOOK_ONLY);
  }

  liftCurtain(): void {}

  caughtUp(): void {}

  close(): void {
    this.listeners.clear();
  }
}
