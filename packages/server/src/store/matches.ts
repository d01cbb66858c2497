import { type Before, type ChatLine, PAGE } from '@conclave/protocol';
import type { SelectQueryBuilder } from 'kysely';
import {
  fromRows,
  type GivenAnswer,
  type MatchRecord,
  toAnswerRow,
  toRow,
  toSeatRow,
} from './record.ts';
import type { Database, MatchRow, Tables } from './schema.ts';

const BATCH = 200;
const CHAT_SHOWN = 200;
/** Places one host has on a list for everybody: nobody hides the others. */
const PLACES_OF_A_HOST = 3;

export interface LoadedMatch {
  readonly record: MatchRecord;
  readonly answers: readonly GivenAnswer[];
  readonly lastChat: number;
}

type Matches<O = MatchRow> = SelectQueryBuilder<Tables, 'match', O>;
type Narrow = <O>(query: Matches<O>) => Matches<O>;

/** Who was asked to leave a table does not find it in a list. */
const notBanned = <O>(query: Matches<O>, reader: string | undefined): Matches<O> =>
  reader === undefined
    ? query
    : query.where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('ban')
              .select('ban.match')
              .whereRef('ban.match', '=', 'match.id')
              .where('ban.player', '=', reader),
          ),
        ),
      );

/** Everything that is read of matches, and what is written outside of play. */
export class MatchStore {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  async load(id: string): Promise<LoadedMatch | undefined> {
    const record = await this.record(id);
    if (record === undefined) return undefined;
    const chat = await this.db
      .selectFrom('chat')
      .select((eb) => eb.fn.max('id').as('last'))
      .where('match', '=', id)
      .executeTakeFirst();
    const answers = record.status === 'lobby' ? [] : await this.answers(id);
    return { record, answers, lastChat: Number(chat?.last ?? 0) };
  }

  async record(id: string): Promise<MatchRecord | undefined> {
    const row = await this.db
      .selectFrom('match')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? undefined : (await this.withSeats([row]))[0];
  }

  async answers(id: string): Promise<GivenAnswer[]> {
    const rows = await this.db
      .selectFrom('answer')
      .select(['seat', 'picks', 'bot', 'at', 'ticket'])
      .where('match', '=', id)
      .orderBy('seq')
      .execute();
    return rows.map((row) => ({ ...row, picks: JSON.parse(row.picks) as number[] }));
  }

  /** A new table, with the answers it goes on from where it is practice. */
  async insert(record: MatchRecord, answers: readonly GivenAnswer[] = []): Promise<void> {
    await this.db.transaction().execute(async (tx) => {
      await tx.insertInto('match').values(toRow(record)).execute();
      await tx
        .insertInto('seat')
        .values(record.seats.map((seat, i) => toSeatRow(record.id, i, seat)))
        .execute();
      for (let from = 0; from < answers.length; from += PAGE) {
        const rows = answers
          .slice(from, from + PAGE)
          .map((answer, i) => toAnswerRow(record.id, from + i, answer));
        await tx.insertInto('answer').values(rows).execute();
      }
    });
  }

  async remove(id: string): Promise<void> {
    await this.db.deleteFrom('match').where('id', '=', id).execute();
  }

  /** Public tables with a free seat, where something has happened since then. */
  openTables(since: number, from: Before, reader: string | undefined): Promise<MatchRecord[]> {
    return this.fewOfEachHost(from, (query) =>
      notBanned(query, reader)
        .where('status', '=', 'lobby')
        .where('updatedAt', '>', since)
        .where('private', '=', 0)
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('seat')
              .select('seat.seat')
              .whereRef('seat.match', '=', 'match.id')
              .where('seat.kind', '=', 'open')
              .where('seat.keptFor', 'is', null),
          ),
        ),
    );
  }

  liveGames(from: Before, reader: string | undefined): Promise<MatchRecord[]> {
    return this.fewOfEachHost(from, (query) =>
      notBanned(query, reader)
        .where('status', '=', 'playing')
        .where('frozen', 'is', null)
        .where('private', '=', 0)
        .where('practice', '=', 0),
    );
  }

  unfinishedOf(player: string, from: Before): Promise<MatchRecord[]> {
    return this.page(from, (query) =>
      query.where('status', '!=', 'finished').where((eb) =>
        eb.or([
          eb('host', '=', player),
          eb(
            'id',
            'in',
            eb
              .selectFrom('seat')
              .select('seat.match')
              .where((seat) =>
                seat.or([seat('seat.player', '=', player), seat('seat.keptFor', '=', player)]),
              ),
          ),
        ]),
      ),
    );
  }

  finishedOf(player: string, from: Before): Promise<MatchRecord[]> {
    return this.page(from, (query) =>
      query
        .where('status', '=', 'finished')
        .where('id', 'in', (eb) =>
          eb.selectFrom('seat').select('seat.match').where('seat.player', '=', player),
        ),
    );
  }

  /** Games that are under way. */
  playing(): Promise<MatchRecord[]> {
    return this.list((query) => query.where('status', '=', 'playing').where('frozen', 'is', null));
  }

  /** Tables of a player's that are not finished and were in use since then. */
  async countHostedBy(player: string, since: number): Promise<number> {
    const row = await this.db
      .selectFrom('match')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('host', '=', player)
      .where('status', '!=', 'finished')
      .where('frozen', 'is', null)
      .where('updatedAt', '>', since)
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  }

  /** Live clocks go on from this moment, as long as they had left when they last stood. */
  async restartClocks(now: number): Promise<void> {
    await this.db
      .updateTable('match')
      .set((eb) => ({
        deadline: eb(eb.ref('deadline'), '+', eb(eb.val(now), '-', eb.ref('clockAt'))),
        clockAt: now,
      }))
      .where('status', '=', 'playing')
      .where('deadline', 'is not', null)
      .where('pace', 'like', '{"kind":"live"%')
      .execute();
  }

  /** Matches in which somebody's time is up, but for some. */
  async overdue(now: number, but: readonly string[]): Promise<string[]> {
    const rows = await this.db
      .selectFrom('match')
      .select('id')
      .where('deadline', '<=', now)
      .where('id', 'not in', but.length === 0 ? [''] : [...but])
      .orderBy('deadline')
      .limit(PAGE)
      .execute();
    return rows.map((row) => row.id);
  }

  /** Tables that were never started. */
  async abandoned(before: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('match')
      .select('id')
      .where('status', '=', 'lobby')
      .where('updatedAt', '<', before)
      .limit(PAGE)
      .execute();
    return rows.map((row) => row.id);
  }

  async chat(match: string): Promise<ChatLine[]> {
    const rows = await this.db
      .selectFrom('chat')
      .select(['id', 'player', 'name', 'text', 'at'])
      .where('match', '=', match)
      .orderBy('id', 'desc')
      .limit(CHAT_SHOWN)
      .execute();
    return rows.reverse();
  }

  async mutedBy(match: string, player: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('mute')
      .select('muted')
      .where('match', '=', match)
      .where('player', '=', player)
      .execute();
    return rows.map((row) => row.muted);
  }

  async mute(match: string, player: string, muted: string, mute: boolean): Promise<void> {
    const entry = { match, player, muted };
    if (mute) {
      await this.db
        .insertInto('mute')
        .values(entry)
        .onConflict((oc) => oc.doNothing())
        .execute();
      return;
    }
    await this.db
      .deleteFrom('mute')
      .where('match', '=', match)
      .where('player', '=', player)
      .where('muted', '=', muted)
      .execute();
  }

  /** The newest few of each host. */
  private fewOfEachHost(from: Before, narrow: Narrow): Promise<MatchRecord[]> {
    const numbered = narrow(this.db.selectFrom('match'))
      .select('match.id')
      .select((eb) =>
        eb.fn
          .agg<number>('row_number')
          .over((over) =>
            over.partitionBy('host').orderBy('updatedAt', 'desc').orderBy('match.id', 'desc'),
          )
          .as('place'),
      );
    const few = this.db
      .selectFrom(numbered.as('numbered'))
      .select('numbered.id')
      .where('place', '<=', PLACES_OF_A_HOST);
    return this.page(from, (query) => query.where('match.id', 'in', few));
  }

  /** Newest first; of those with one time the later id first, so that a page ends where the next begins. */
  private page({ before, id }: Before, narrow: Narrow): Promise<MatchRecord[]> {
    return this.list((query) => {
      const ordered = narrow(query).orderBy('updatedAt', 'desc').orderBy('match.id', 'desc');
      if (before === undefined) return ordered.limit(PAGE);
      return ordered
        .where((eb) =>
          eb.or([
            eb('updatedAt', '<', before),
            ...(id === undefined
              ? []
              : [eb.and([eb('updatedAt', '=', before), eb('match.id', '<', id)])]),
          ]),
        )
        .limit(PAGE);
    });
  }

  private async list(narrow: (query: Matches) => Matches): Promise<MatchRecord[]> {
    return this.withSeats(await narrow(this.db.selectFrom('match').selectAll('match')).execute());
  }

  private async withSeats(rows: readonly MatchRow[]): Promise<MatchRecord[]> {
    const seats = new Map(rows.map((row) => [row.id, [] as Tables['seat'][]]));
    const banned = new Map<string, string[]>();
    const ids = [...seats.keys()];
    for (let from = 0; from < ids.length; from += BATCH) {
      const some = ids.slice(from, from + BATCH);
      const found = await this.db
        .selectFrom('seat')
        .selectAll()
        .where('match', 'in', some)
        .orderBy('seat')
        .execute();
      for (const seat of found) seats.get(seat.match)?.push(seat);
      const bans = await this.db.selectFrom('ban').selectAll().where('match', 'in', some).execute();
      for (const { match, player } of bans) {
        banned.set(match, [...(banned.get(match) ?? []), player]);
      }
    }
    return rows.map((row) => fromRows(row, seats.get(row.id) ?? [], banned.get(row.id) ?? []));
  }
}
