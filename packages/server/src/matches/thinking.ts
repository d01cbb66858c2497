import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { BotPool } from '../bots/pool.ts';
import { SIMPLEST, STAND_IN } from '../games.ts';
import type { Metrics } from '../metrics.ts';
import { DONE } from '../outcome.ts';
import type { Settings } from '../settings.ts';
import { playsItself, seatsIn } from '../store/record.ts';
import type { LiveMatch } from './live-match.ts';
import type { Play } from './play.ts';
import type { Rooms } from './rooms.ts';

const CHANCE_BYTES = 12;
const RETRY_MS = 1000;

interface Parts {
  readonly pool: Pick<BotPool, 'warm' | 'answer'>;
  /** Where bots think about cards that a player brought: they keep no other table waiting. */
  readonly apart: Pick<BotPool, 'warm' | 'answer'>;
  readonly rooms: Pick<Rooms, 'change'>;
  readonly settings: Pick<Settings, 'botDelay'>;
  readonly metrics: Pick<Metrics, 'botFailures'>;
  readonly log: Logger;
  play(): Pick<Play, 'answer'>;
}

/** Lets bots answer wherever one holds an open decision. */
export class Thinking {
  private readonly parts: Parts;
  private closing = false;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  close(): void {
    this.closing = true;
  }

  /** Starts a bot on the match, if one is to answer and none does so yet. */
  maybeThink(live: LiveMatch): void {
    const seat = this.botSeat(live);
    const position = positionOf(live);
    if (seat === undefined || this.closing || live.thinking === position) return;
    live.thinking = position;
    this.poolFor(live).warm();
    live.hold();
    void this.think(live, seat, position).finally(() => live.release());
  }

  private poolFor({ record }: LiveMatch): Parts['pool'] {
    return record.cardsBy === 'house' ? this.parts.pool : this.parts.apart;
  }

  private botSeat(live: LiveMatch): number | undefined {
    const { record, engine } = live;
    if (record.status !== 'playing' || engine === undefined) return undefined;
    return seatsIn(record.deciding).find((seat) => playsItself(record.seats[seat]));
  }

  private async think(live: LiveMatch, seat: number, position: string): Promise<void> {
    try {
      // A person should see each step; where nobody looks there is no reason to wait. The bot
      // thinks meanwhile, so that how long it thought does not show: a bot that has nothing to
      // choose from takes as long as one that has (T-3.9).
      const due = live.watchers.size > 0 ? wait(this.parts.settings.botDelay) : Promise.resolve();
      const entry = live.record.seats[seat];
      const own = (entry?.kind === 'bot' ? entry.bot : null) ?? STAND_IN;
      const answered =
        (await this.attempt(live, seat, own, position, due)) ||
        (await this.attempt(live, seat, SIMPLEST, position, due));
      if (!answered) await wait(RETRY_MS);
    } catch (error) {
      if (!this.closing) this.parts.log.error({ match: live.id, err: error }, 'a bot turn failed');
      await wait(RETRY_MS);
    }
    // Where the table stands as it was, or another bot is to answer, begin again.
    if (live.thinking === position) live.thinking = undefined;
    this.maybeThink(live);
  }

  /** True where nothing is left to do: the bot has answered, or need not any more. */
  private async attempt(
    live: LiveMatch,
    seat: number,
    bot: string,
    position: string,
    due: Promise<unknown>,
  ): Promise<boolean> {
    const { record } = live;
    if (this.closing) return true;
    const stands = (): boolean =>
      positionOf(live) === position && playsItself(live.record.seats[seat]);
    // In the queue: an answer that is being written may not be seen yet.
    const view = await live.enqueue(() => (stands() ? live.engine?.view(seat) : undefined));
    if (view === undefined) return true;
    let trouble: unknown;
    try {
      const picks = await this.poolFor(live).answer({
        game: record.game,
        seats: record.seats.length,
        options: record.options,
        seat,
        view,
        bot,
        chance: randomBytes(CHANCE_BYTES).toString('hex'),
      });
      await due;
      if (this.closing) return true;
      const outcome = await this.parts.rooms.change<unknown>(live, () =>
        // Meanwhile something may have been taken back, or the person has returned.
        stands()
          ? this.parts.play().answer(live, { seat, picks, bot, ticket: null }, Date.now())
          : DONE,
      );
      if (outcome.ok || live.gone || live.record.frozen !== null) return true;
      trouble = new Error(`its answer was refused: ${outcome.error.message}`);
    } catch (error) {
      trouble = error;
    }
    if (this.closing) return true;
    this.parts.metrics.botFailures.inc({ bot });
    this.parts.log.warn({ match: live.id, seat, bot, err: trouble }, 'a bot failed');
    return false;
  }
}

const positionOf = (live: LiveMatch): string => `${live.record.epoch}.${live.record.length}`;
