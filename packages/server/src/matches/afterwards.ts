import type { GameLog } from '@conclave/kernel/play';
import type { MatchInfo, Outcome, PlayOn, Replay } from '@conclave/protocol';
import type { z } from 'zod';
import { BOT_NAMES, type Games } from '../games.ts';
import { done, fail, UNKNOWN_MATCH } from '../outcome.ts';
import { Stuck, WrongSetup } from '../rules/engine.ts';
import type { Engines } from '../rules/engines.ts';
import type { Settings } from '../settings.ts';
import type { MatchStore } from '../store/matches.ts';
import {
  type GivenAnswer,
  type MatchRecord,
  namesOf,
  OPEN_SEAT,
  personSeat,
  seatOf,
} from '../store/record.ts';
import { infoFor, maySee, type Reader } from './info.ts';
import type { Lobby, Person } from './lobby.ts';
import { botSeat, freshRecord } from './new-table.ts';
import type { Rooms } from './rooms.ts';
import { beyondShare } from './share.ts';

interface Parts {
  readonly rooms: Rooms;
  readonly games: Games;
  readonly store: MatchStore;
  readonly settings: Settings;
  readonly lobby: Lobby;
  readonly engines: Engines;
  think(id: string): Promise<void>;
}

const NOT_FINISHED = fail('not-open', 'This game is not finished yet.');

/** What can be done with a game that has ended. */
export class Afterwards {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** The whole game, seed and all. */
  async replay(id: string, reader: Reader): Promise<Outcome<Replay>> {
    const record = await this.parts.store.record(id);
    if (record === undefined || !maySee(record, reader)) return UNKNOWN_MATCH;
    if (record.status !== 'finished') return NOT_FINISHED;
    const answers = await this.parts.store.answers(id);
    const log: GameLog = {
      format: 'conclave-log/1',
      game: record.game,
      rulesVersion: record.rulesVersion,
      seats: record.seats.length,
      options: record.options,
      seed: record.seed,
      seedHash: record.seedHash,
      answers: answers.map(({ seat, picks }) => ({ seat, picks })),
      hash: record.hash ?? '',
    };
    return done({ id, names: record.seats.map((seat) => seat.name), log });
  }

  /**
   * The same table again, everybody one seat further. The first who asks opens
   * it; the seats of the others are kept for them until they ask as well.
   */
  async rematch(id: string, person: Person): Promise<Outcome<MatchInfo>> {
    const { rooms, lobby, store } = this.parts;
    const asked = await rooms.run(id, async (live): Promise<Outcome<string>> => {
      const { record } = live;
      if (!maySee(record, { player: person.id })) return UNKNOWN_MATCH;
      if (seatOf(record, person.id) < 0) {
        return fail('not-allowed', 'Only those who sat at the table can ask for a rematch.');
      }
      if (record.status !== 'finished') return NOT_FINISHED;
      if (record.rematch !== null && (await store.record(record.rematch)) !== undefined) {
        return done(record.rematch);
      }
      const beyond = await beyondShare(person, this.parts);
      if (beyond !== undefined) return beyond;
      const next = again(record, this.parts.games, person, Date.now());
      const alone = next.seats.every((seat) => seat.kind !== 'open');
      const opened = await lobby.open(next, person, alone);
      if (!opened.ok) return opened;
      await rooms.commit(
        live,
        { ...record, rematch: next.id },
        {
          says: [`${person.name} asks for a rematch.`],
        },
      );
      live.tellInfo();
      return done(next.id);
    });
    return asked.ok ? lobby.join(asked.value, person, {}) : asked;
  }

  /** Practice from a moment of a finished game, against bots, for nobody else to see. */
  async playOn(
    id: string,
    person: Person,
    wish: z.infer<typeof PlayOn>,
  ): Promise<Outcome<MatchInfo>> {
    const { rooms, store } = this.parts;
    const record = await store.record(id);
    if (record === undefined || !maySee(record, { player: person.id })) return UNKNOWN_MATCH;
    if (record.status !== 'finished') return NOT_FINISHED;
    const { at, seat, bot } = wish;
    if (seat >= record.seats.length) return fail('wrong-seat', 'There is no such seat.');
    if (!BOT_NAMES.includes(bot)) return fail('setup', 'There is no such bot.', { field: 'bot' });
    if (at >= record.length) return fail('over', 'The game was over by then.', { field: 'at' });
    const beyond = await beyondShare(person, this.parts);
    if (beyond !== undefined) return beyond;
    const given = (await store.answers(id)).slice(0, at);
    const deciding = await this.standing(record, given);
    if (deciding === undefined) return fail('not-open', 'The rules have changed since that game.');
    const next = practice(record, person, seat, bot, Date.now());
    await store.insert({ ...next, length: at, deciding }, given);
    await this.parts.think(next.id);
    return rooms.run(next.id, (live) =>
      done(infoFor(live.record, { player: person.id }, live, Date.now())),
    );
  }

  /** Who is to decide after these answers. */
  private async standing(
    record: MatchRecord,
    answers: readonly GivenAnswer[],
  ): Promise<number | undefined> {
    const game = this.parts.games.get(record.game);
    if (game === undefined || game.rulesVersion !== record.rulesVersion) return undefined;
    const { seats, options, seed, cardsBy } = record;
    const deal = { game, seats: seats.length, options, seed, names: namesOf(record) };
    try {
      const engine = await this.parts.engines.open(cardsBy, deal, answers);
      engine.close();
      return engine.waiting;
    } catch (error) {
      if (error instanceof Stuck || error instanceof WrongSetup) return undefined;
      throw error;
    }
  }
}

function again(record: MatchRecord, games: Games, person: Person, now: number): MatchRecord {
  const count = record.seats.length;
  const seats = record.seats.map((_, i) => {
    const seat = record.seats[(i + 1) % count] ?? OPEN_SEAT;
    if (seat.player === person.id) return personSeat(person.id, person.name);
    if (seat.kind === 'bot')
      return { ...OPEN_SEAT, kind: 'bot' as const, bot: seat.bot, name: seat.name };
    return seat.player === null
      ? OPEN_SEAT
      : { ...OPEN_SEAT, name: seat.name, keptFor: seat.player };
  });
  const { game, rulesVersion, options, cardsBy, title, pace } = record;
  const rules = games.get(game)?.rulesVersion ?? rulesVersion;
  return freshRecord(
    {
      game,
      rulesVersion: rules,
      options,
      cardsBy,
      title,
      pace,
      private: record.private,
      host: person.id,
      seats,
    },
    now,
  );
}

function practice(
  record: MatchRecord,
  person: Person,
  at: number,
  bot: string,
  now: number,
): MatchRecord {
  const seats = record.seats.map(() => OPEN_SEAT);
  seats[at] = personSeat(person.id, person.name);
  for (const i of seats.keys()) if (i !== at) seats[i] = botSeat(bot, seats);
  const { game, rulesVersion, options, cardsBy, title } = record;
  const laid = freshRecord(
    {
      game,
      rulesVersion,
      options,
      cardsBy,
      title,
      pace: { kind: 'none' },
      private: true,
      host: person.id,
      seats,
    },
    now,
    record.seed,
  );
  return { ...laid, practice: true, status: 'playing' };
}
