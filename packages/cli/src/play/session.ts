import { type Game, type Rng, type Table, winnersOf } from '@conclave/kernel';
import type { Decision, GameLog, Match } from '@conclave/kernel/play';
import type { Paint } from '../paint.ts';
import { drawDecision, drawWhyNot, readAnswer } from './answer-line.ts';
import { drawTable, drawZone, type Look } from './draw-table.ts';
import { dressingOf } from './dressing.ts';
import { HELP, tellCardLike, tellRuleLike } from './explain.ts';
import { botChance, letBotsPlay, type Players, spareTable } from './players.ts';
import { drawScores, drawScoresSeen, scoresSeen } from './scores.ts';
import { tellEvents } from './tell-events.ts';

/** What goes to the terminal after a line. */
export interface Reply {
  readonly text: string;
  /** A new picture: the terminal may be cleared. For a hand-over it must be. */
  readonly clear?: 'picture' | 'hand-over';
  readonly done?: boolean;
}

export interface Wish {
  readonly match: Match;
  readonly players: Players;
  readonly paint: Paint;
  readonly width: number;
}

const NOT_BACK = {
  'nothing-to-undo': 'There is nothing to take back.',
  'another-seat-acted': 'You cannot take that back: another player has acted since.',
  'something-was-revealed': 'You cannot take that back: something hidden came to light.',
} as const;

const LOG_LINES = 40;

/**
 * A game at one terminal. Takes lines and gives text; knows neither screen nor
 * keyboard. Everything a person reads comes from that seat's view, decision and
 * events, never from the state.
 */
export class Session {
  readonly match: Match;
  private readonly game: Game;
  private readonly players: Players;
  private readonly paint: Paint;
  private readonly width: number;
  private readonly thinking: Table;
  private readonly rng: Rng;
  private readonly names: readonly string[];
  /** Per seat the answer from which on it has not been told what happened. */
  private readonly told: number[];
  /** Per seat how many events belong to the set-up. */
  private readonly setUp: readonly number[];
  private readonly people: number;
  /** The person asked now, or -1 when the game is over. */
  private seat = -1;
  /** The seat whose turn at the keyboard is over, while the next one has not come yet. */
  private handedOverBy = -1;

  constructor({ match, players, paint, width }: Wish) {
    this.match = match;
    this.game = match.game;
    this.players = players;
    this.paint = paint;
    this.width = width;
    this.thinking = spareTable(match.game, match.setup);
    this.rng = botChance(match.seed);
    this.names = match.table.names;
    this.told = this.names.map(() => 0);
    this.setUp = this.names.map((_, seat) => match.eventsSince(0, seat).length);
    this.people = players.filter((bot) => bot === undefined).length;
  }

  get log(): GameLog {
    return this.match.log();
  }

  open(): Reply {
    const first = this.goOn();
    const seats = this.names.map((_, seat) => this.seatWords(seat)).join(', ');
    const sealed = `Seed hash, published before the deal: ${this.match.seedHash}`;
    return { ...first, text: `${this.game.name}: ${seats}\n${sealed}\n\n${first.text}` };
  }

  line(typed: string): Reply {
    const line = typed.trim();
    if (line === 'q') return { text: '', done: true };
    if (this.seat < 0) return { text: 'The game is over.', done: true };
    if (this.handedOverBy >= 0) {
      if (line === 'u') return this.undo(this.handedOverBy);
      this.handedOverBy = -1;
      return this.picture();
    }
    const [word = '', ...rest] = line.split(/\s+/);
    const argument = rest.join(' ');
    switch (word) {
      case '?':
        return { text: drawWhyNot(this.decision(), argument, this.width) };
      case 'h':
        return { text: HELP };
      case 'u':
        return this.undo(this.seat);
      case 'r':
        return { text: tellRuleLike(this.game, argument, this.width) };
      case 'c':
        return { text: tellCardLike(this.game, this.match.setup.options, argument) };
      case 's':
        return { text: this.scores() };
      case 't':
        return this.picture();
      case 'z':
        return { text: drawZone(this.look(), argument) ?? `There is no place like "${argument}".` };
      case 'l':
        return { text: this.happened(0).slice(-LOG_LINES).join('\n') || 'Nothing yet.' };
      default:
        return this.answer(line);
    }
  }

  private answer(line: string): Reply {
    const read = readAnswer(this.decision(), line);
    if ('problem' in read) return { text: read.problem };
    const before = this.match.answers.length;
    const refusal = this.match.answer(this.seat, read.picks);
    if (refusal !== undefined) return { text: `${refusal.reason} [${refusal.rule}]` };
    this.told[this.seat] = before;
    return this.goOn();
  }

  private undo(seat: number): Reply {
    const may = this.match.undo(seat);
    if ('reason' in may) return { text: NOT_BACK[may.reason] };
    const kept = this.match.answers.length - 1;
    this.match.rewind(kept);
    this.told.forEach((answer, each) => {
      this.told[each] = Math.min(answer, Math.max(0, kept - 1));
    });
    const handedOver = this.handedOverBy >= 0;
    this.seat = seat;
    if (handedOver) return this.handOver(`Taken back. Pass back to`);
    const again = this.picture();
    return { ...again, text: `Taken back.\n\n${again.text}` };
  }

  /** Bots first, then the next person; between two people the keyboard changes hands. */
  private goOn(): Reply {
    const before = this.seat;
    const next = letBotsPlay(this.match, this.players, this.thinking, this.rng);
    if (next === undefined) return this.end(before);
    this.seat = next;
    if (this.people > 1 && next !== before) {
      this.handedOverBy = before < 0 ? next : before;
      return this.handOver('Pass to');
    }
    return this.picture();
  }

  /** Nobody's cards are on the screen until the right person has come. */
  private handOver(words: string): Reply {
    const name = this.paint('bold', this.names[this.seat] as string);
    return { text: `${words} ${name}, press Enter.`, clear: 'hand-over' };
  }

  private decision(): Decision {
    const decision = this.match.decision(this.seat);
    if (decision === undefined) throw new Error(`seat ${this.seat} has nothing to decide`);
    return decision;
  }

  private look(): Look {
    return {
      table: this.thinking,
      view: this.match.view(this.seat),
      names: this.names,
      dressing: dressingOf(this.game),
      paint: this.paint,
      width: this.width,
    };
  }

  private seatWords(seat: number): string {
    const bot = this.players[seat];
    const who = bot === undefined ? 'person' : `${bot} bot`;
    return `${this.names[seat]} (${seat === this.seat ? 'you' : who})`;
  }

  private picture(): Reply {
    const lines = this.happened(this.told[this.seat] as number);
    const news = [this.paint('bold', 'Since your last choice'), ...lines].join('\n');
    const table = drawTable(this.look(), this.game.name, (seat) => this.seatWords(seat));
    const decision = drawDecision(this.decision(), this.paint, this.width);
    const parts = lines.length === 0 ? [table, decision] : [news, table, decision];
    return { text: parts.join('\n\n'), clear: 'picture' };
  }

  /** What the seat was told since an answer; the set-up is told by the picture. */
  private happened(since: number, seat = this.seat): string[] {
    const events = this.match.eventsSince(since, seat);
    const news = since === 0 ? events.slice(this.setUp[seat]) : events;
    return tellEvents(this.thinking, news, this.paint);
  }

  private scores(): string {
    const seen = scoresSeen(this.game, this.thinking, this.match.view(this.seat), this.rng);
    return drawScoresSeen(seen, this.seat, this.names);
  }

  /** The end is public: what happened last, the scores item by item, and the seed. */
  private end(last: number): Reply {
    const seat = Math.max(0, last);
    this.seat = -1;
    const { match, paint } = this;
    const scores = this.game.scores(match.table);
    return {
      text: [
        this.happened(this.told[seat] as number, seat).join('\n'),
        drawScores(scores, winnersOf(match.table), this.names, paint),
        `seed       ${match.seed}\nseed hash  ${match.seedHash}`,
      ].join('\n\n'),
      clear: 'picture',
      done: true,
    };
  }
}
