import type { MatchInfo, NewTable, Outcome } from '@conclave/protocol';
import type { Contents } from '../content.ts';
import { BOT_NAMES, type Games } from '../games.ts';
import { DONE, done, type Failed, fail, UNKNOWN_MATCH } from '../outcome.ts';
import type { Engines } from '../rules/engines.ts';
import type { Settings } from '../settings.ts';
import type { MatchStore } from '../store/matches.ts';
import { type MatchRecord, OPEN_SEAT, personSeat, seatOf, withSeat } from '../store/record.ts';
import { infoFor, maySee } from './info.ts';
import type { LiveMatch } from './live-match.ts';
import { botSeat, givenOptions, layTable, newInvite } from './new-table.ts';
import { type Play, playersOf } from './play.ts';
import type { Change, Rooms } from './rooms.ts';
import { beyondShare } from './share.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

interface Parts {
  readonly rooms: Rooms;
  readonly games: Games;
  readonly store: MatchStore;
  readonly settings: Settings;
  readonly contents: Contents;
  readonly engines: Engines;
  readonly play: Play;
  ring(players: readonly string[] | 'everybody'): void;
}

const STARTED = fail('not-open', 'This game has already begun.');
const HOST_ONLY = fail('not-allowed', 'Only the host of the table can do that.');

/** Everything before the first card is dealt. */
export class Lobby {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** What new tables of a game are played with unless they say otherwise. */
  given(game: string): ReturnType<typeof givenOptions> {
    return givenOptions(game, this.parts.games, this.parts.contents);
  }

  async create(person: Person, wish: NewTable): Promise<Outcome<MatchInfo>> {
    const beyond = await beyondShare(person, this.parts);
    if (beyond !== undefined) return beyond;
    const { games, engines, contents, settings } = this.parts;
    const { contentFromPlayers } = settings;
    const supplies = { games, engines, contents, contentFromPlayers };
    const laid = await layTable(wish, person, Date.now(), supplies);
    if (!laid.ok) return laid;
    const ready = wish.start && laid.value.seats.every((seat) => seat.kind !== 'open');
    return this.open(laid.value, person, ready);
  }

  /** Puts a table that was just laid into the house. */
  async open(record: MatchRecord, person: Person, start: boolean): Promise<Outcome<MatchInfo>> {
    const { rooms, store, play } = this.parts;
    await store.insert(record);
    this.parts.ring(record.private ? playersOf(record) : 'everybody');
    return rooms.run(record.id, async (live) => {
      if (start) await play.start(live, Date.now());
      return this.show(live, person);
    });
  }

  join(
    id: string,
    person: Person,
    wish: { readonly seat?: number | undefined; readonly key?: string | undefined },
  ): Promise<Outcome<MatchInfo>> {
    return this.parts.rooms.run(id, async (live) => {
      const { record } = live;
      if (record.banned.includes(person.id)) {
        return fail('not-allowed', 'The host has asked you to leave this table.');
      }
      if (!maySee(record, { player: person.id, key: wish.key })) return UNKNOWN_MATCH;
      if (seatOf(record, person.id) >= 0) return this.show(live, person);
      if (record.status !== 'lobby') return STARTED;
      const at = freeSeat(record, person.id, wish.seat);
      if (at < 0) {
        return wish.seat === undefined
          ? fail('full', 'Every seat at this table is taken.')
          : fail('full', `Seat ${wish.seat + 1} is taken or not there.`);
      }
      const expected = record.seats[at]?.keptFor === person.id;
      const next = withSeat(record, at, personSeat(person.id, person.name));
      await this.change(live, next, { says: [`${person.name} sat down.`] });
      const complete = next.seats.every((seat) => seat.kind !== 'open');
      // Everybody who was asked to a rematch is back: nobody need press anything.
      if (expected && complete) await this.parts.play.start(live, Date.now());
      return this.show(live, person);
    });
  }

  leave(id: string, person: Person): Promise<Outcome<null>> {
    return this.parts.rooms.run(id, async (live): Promise<Outcome<null>> => {
      const { record } = live;
      const at = seatOf(record, person.id);
      const isHost = record.host === person.id;
      if (at < 0 && !isHost) return maySee(record, { player: person.id }) ? DONE : UNKNOWN_MATCH;
      if (record.status !== 'lobby') return STARTED;
      const seats = record.seats.map((seat, i) => (i === at ? OPEN_SEAT : seat));
      const heir = seats.find((seat) => seat.player !== null)?.player ?? null;
      const players = playersOf(record);
      if (heir === null) {
        await this.parts.rooms.remove(live);
        this.parts.ring(record.private ? players : 'everybody');
        return DONE;
      }
      const next = { ...record, seats, host: isHost ? heir : record.host };
      await this.change(live, next, { says: [`${person.name} left.`] }, players);
      return DONE;
    });
  }

  kick(id: string, person: Person, seat: number): Promise<Outcome<MatchInfo>> {
    return this.asHost(id, person, async (live) => {
      const entry = live.record.seats[seat];
      if (entry === undefined || (entry.kind === 'open' && entry.keptFor === null)) {
        return fail('wrong-seat', 'Nobody sits there.');
      }
      if (entry.player === person.id) {
        return fail('not-allowed', 'To go yourself, leave the table.');
      }
      const players = playersOf(live.record);
      const freed = withSeat(live.record, seat, OPEN_SEAT);
      const { player } = entry;
      // The link they came by opens the table to nobody any more.
      const next =
        player === null
          ? freed
          : { ...freed, banned: [...freed.banned, player], invite: newInvite() };
      await this.change(live, next, { says: [`${entry.name} was asked to leave.`] }, players);
      return this.show(live, person);
    });
  }

  setBot(
    id: string,
    person: Person,
    seat: number,
    bot: string | null,
  ): Promise<Outcome<MatchInfo>> {
    return this.asHost(id, person, async (live) => {
      const entry = live.record.seats[seat];
      if (entry === undefined || entry.kind === 'person') {
        return fail('wrong-seat', 'A bot can only take a free seat.');
      }
      if (bot !== null && !BOT_NAMES.includes(bot)) {
        return fail('setup', `There is no such bot; there are ${BOT_NAMES.join(', ')}.`);
      }
      const others = live.record.seats.filter((_, i) => i !== seat);
      const next = bot === null ? OPEN_SEAT : botSeat(bot, others);
      await this.change(live, withSeat(live.record, seat, next));
      return this.show(live, person);
    });
  }

  start(id: string, person: Person): Promise<Outcome<MatchInfo>> {
    return this.asHost(id, person, async (live) => {
      if (live.record.seats.some((seat) => seat.kind === 'open')) {
        return fail('not-open', 'Some seats are still free; fill them with bots or wait.');
      }
      await this.parts.play.start(live, Date.now());
      return this.show(live, person);
    });
  }

  private asHost(
    id: string,
    person: Person,
    work: (live: LiveMatch) => Promise<Outcome<MatchInfo>> | Failed,
  ): Promise<Outcome<MatchInfo>> {
    return this.parts.rooms.run(id, (live) => {
      if (!maySee(live.record, { player: person.id })) return UNKNOWN_MATCH;
      if (live.record.host !== person.id) return HOST_ONLY;
      if (live.record.status !== 'lobby') return STARTED;
      return work(live);
    });
  }

  private async change(
    live: LiveMatch,
    next: MatchRecord,
    change: Change = {},
    players = playersOf(next),
  ): Promise<void> {
    await this.parts.rooms.commit(live, { ...next, updatedAt: Date.now() }, change);
    live.tellInfo();
    this.parts.ring(next.private ? players : 'everybody');
  }

  private show(live: LiveMatch, person: Person): Outcome<MatchInfo> {
    return done(infoFor(live.record, { player: person.id }, live, Date.now()));
  }
}

/** The seat wished for if it is free; without a wish the one kept for the player, or the first free. */
function freeSeat(record: MatchRecord, player: string, wish: number | undefined): number {
  const isFree = (at: number): boolean => {
    const seat = record.seats[at];
    return seat?.kind === 'open' && (seat.keptFor === null || seat.keptFor === player);
  };
  if (wish !== undefined) return isFree(wish) ? wish : -1;
  const kept = record.seats.findIndex((seat) => seat.keptFor === player);
  return kept >= 0 ? kept : record.seats.findIndex((_, at) => isFree(at));
}
