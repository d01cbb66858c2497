import { type Game, isOver, winnersOf } from '@conclave/kernel';
import { SPECTATOR, type View } from '@conclave/kernel/look';
import {
  type Disagreement,
  decisionOf,
  eventsFor,
  type GameLog,
  type Match,
  pending,
  type Recorded,
} from '@conclave/kernel/play';
import type { MatchInfo } from '@conclave/protocol';
import { startNamed } from '../../offline/play-log.ts';
import type { SeenEvent } from '../../table/connection.ts';

/** Whose eyes a finished game is seen with: a seat's, or those of one who sees every card. */
export type Eyes = number | 'all';

/** The answer that follows a moment, in words. */
export interface NextAnswer {
  readonly seat: number;
  readonly prompt: string;
  readonly chosen: string;
  readonly rule: string;
}

/** Where a turn begins: the moment, its number and whose it is. */
export interface TurnStart {
  readonly at: number;
  readonly turn: number;
}

const COUNTS_TURNS = ['turns', 'turn', 'round'];

/** A finished game that can be wound to any moment. A moment is the number of answers given. */
export class Tape {
  readonly game: Game;
  readonly log: GameLog;
  readonly names: readonly string[];
  /** The last moment; before the log's end where the rules refuse an answer. */
  readonly length: number;
  readonly error: Disagreement | undefined;
  readonly turns: readonly TurnStart[];
  private readonly match: Match;
  private readonly recorded: readonly Recorded[];
  /** How many events there had been at each moment. */
  private readonly marks: readonly number[];

  private constructor(game: Game, log: GameLog, names: readonly string[], match: Match) {
    this.game = game;
    this.log = log;
    this.names = names;
    this.match = match;
    const marks = [match.table.events?.length ?? 0];
    const turns = [{ at: 0, turn: turnOf(match, 0, -1) }];
    let error: Disagreement | undefined;
    for (const [i, { seat, picks }] of log.answers.entries()) {
      const refusal = match.answer(seat, picks);
      if (refusal !== undefined) {
        const { reason, rule } = refusal;
        error = { place: `answers[${i}]`, answer: i, reason, rule };
        break;
      }
      marks.push(match.table.events?.length ?? 0);
      const last = turns[turns.length - 1]?.turn ?? 0;
      const turn = turnOf(match, last, seat);
      if (turn !== last && !match.over) turns.push({ at: i + 1, turn });
    }
    this.marks = marks;
    this.turns = turns;
    this.error = error;
    this.length = marks.length - 1;
    this.recorded = [...(match.table.events ?? [])];
  }

  static of(
    game: Game,
    log: GameLog,
    names: readonly string[],
  ): { readonly tape: Tape } | { readonly error: Disagreement } {
    if (log.rulesVersion !== game.rulesVersion) {
      const reason = `is ${log.rulesVersion}; the rules here are ${game.rulesVersion}`;
      return { error: { place: 'rulesVersion', reason, rule: '' } };
    }
    const seated = Array.from({ length: log.seats }, (_, i) => names[i] ?? `Player ${i + 1}`);
    const started = startNamed(game, log, seated);
    if ('error' in started) {
      const { field, reason, rule } = started.error;
      return { error: { place: field, reason, rule } };
    }
    return { tape: new Tape(game, log, seated, started.match) };
  }

  /** Winds to a moment; outside the game, to the nearest end. */
  private wind(at: number): Match {
    const moment = this.clamp(at);
    const { match } = this;
    if (moment < match.answers.length) match.rewind(moment);
    for (let i = match.answers.length; i < moment; i++) {
      const answer = this.log.answers[i];
      if (answer !== undefined) match.answer(answer.seat, answer.picks);
    }
    return match;
  }

  clamp(at: number): number {
    return Math.max(0, Math.min(this.length, Math.trunc(at)));
  }

  view(at: number, eyes: Eyes): View {
    const match = this.wind(at);
    if (eyes !== 'all') return match.view(eyes);
    return { viewer: SPECTATOR, cells: match.state.slice(), memory: [] };
  }

  pending(at: number): ReturnType<typeof pending> {
    const match = this.wind(at);
    return match.over ? [] : pending(match.table);
  }

  /** Everything the eyes were told up to the last moment, each with its own moment. */
  events(eyes: Eyes): SeenEvent[] {
    const { table } = this.match;
    const out: SeenEvent[] = [];
    let from = 0;
    for (const [seq, to] of this.marks.entries()) {
      const part = this.recorded.slice(from, to);
      const told = eventsFor(table, eyes === 'all' ? 'everything' : eyes, part);
      for (const event of told) out.push({ id: out.length, seq, event });
      from = to;
    }
    return out;
  }

  next(at: number): NextAnswer | undefined {
    const match = this.wind(at);
    const answer = this.log.answers[this.clamp(at)];
    if (answer === undefined || match.over) return undefined;
    const decision = decisionOf(match.table, answer.seat);
    if (decision === undefined) return undefined;
    const { prompt, rule, space, options } = decision;
    const words = answer.picks.map(
      (pick) => options.find((option) => option.code === pick)?.label ?? String(pick),
    );
    const nothing = space === 'amount' ? '0' : 'nothing';
    return { seat: answer.seat, prompt, rule, chosen: words.join(', ') || nothing };
  }

  /** The winners, known at the end alone. */
  winners(at: number): number[] {
    const { table } = this.wind(at);
    if (!isOver(table)) return [];
    return [...this.names.keys()].filter((seat) => (winnersOf(table) >> seat) & 1);
  }

  info(id: string, at: number, eyes: Eyes, practice: boolean): MatchInfo {
    const { log, names } = this;
    const match = this.wind(at);
    return {
      id,
      game: log.game,
      rulesVersion: log.rulesVersion,
      title: '',
      options: { ...log.options },
      pace: { kind: 'none' },
      private: false,
      practice,
      status: match.over ? 'finished' : 'playing',
      seats: names.map((name) => ({
        kind: 'person' as const,
        name,
        bot: null,
        player: null,
        connected: true,
        botFrom: null,
        standIn: false,
        resigned: false,
        clock: null,
      })),
      host: null,
      you: eyes === 'all' ? null : eyes,
      deciding: this.pending(at).map(({ seat }) => seat),
      seedHash: log.seedHash,
      seed: log.seed,
      length: log.answers.length,
      winners: this.winners(at),
      rematch: null,
      frozen: null,
      createdAt: 0,
      updatedAt: 0,
      now: 0,
    };
  }
}

/** The turn a position is in: by the game's own count, or else whoever is next begins one. */
function turnOf(match: Match, before: number, answered: number): number {
  const { table } = match;
  for (const name of COUNTS_TURNS) {
    const cell = table.layout.counterStart.get(name);
    if (cell !== undefined) return match.state[cell] as number;
  }
  const next = pending(table)[0]?.seat;
  return next === undefined || next === answered ? before : before + 1;
}
