import type { Logger } from 'pino';
import { Accounts, authOptions, type Player } from './auth/auth.ts';
import { BotPool } from './bots/pool.ts';
import { Door, type Step } from './closing.ts';
import { readContents } from './content.ts';
import type { Games } from './games.ts';
import { type Limits, openLimits } from './limits/limits.ts';
import { Afterwards } from './matches/afterwards.ts';
import type { LiveMatch } from './matches/live-match.ts';
import { Lobby } from './matches/lobby.ts';
import { Play } from './matches/play.ts';
import { Rooms } from './matches/rooms.ts';
import { Sweep } from './matches/sweep.ts';
import { Thinking } from './matches/thinking.ts';
import { type Metrics, openMetrics } from './metrics.ts';
import { done } from './outcome.ts';
import { Engines } from './rules/engines.ts';
import type { Settings } from './settings.ts';
import { Heartbeat } from './store/heartbeat.ts';
import { Journal } from './store/journal.ts';
import { MatchStore } from './store/matches.ts';
import type { Store } from './store/open.ts';
import { PlayerStore } from './store/players.ts';

/** What the sockets do for the rest of the house. */
interface Bells {
  sockets(): number;
  /** The lists of these players, or of everybody, may have changed. */
  ring(players: readonly string[] | 'everybody'): void;
  /** A guest's sockets are the account's from now on. */
  relink(guest: string, account: Pick<Player, 'id' | 'name' | 'session'>): void;
  renamed(player: string, name: string): void;
  /** A session ended: its sockets are nobody's. */
  signedOut(session: string): void;
}

/** Everything of the server that is neither HTTP nor sockets, put together. */
export interface House {
  readonly settings: Settings;
  readonly games: Games;
  readonly log: Logger;
  readonly limits: Limits;
  readonly store: Store;
  readonly matches: MatchStore;
  readonly players: PlayerStore;
  readonly accounts: Accounts;
  readonly rooms: Rooms;
  readonly play: Play;
  readonly lobby: Lobby;
  readonly afterwards: Afterwards;
  readonly metrics: Metrics;
  readonly bells: { current: Bells };
  readonly door: Door;
  readonly heartbeat: Heartbeat;
  /** Has a bot ready before one is needed. */
  warm(): void;
  begin(): Promise<void>;
  /** Nothing new begins, and what is under way is written. */
  rest(step: Step): Promise<void>;
  close(): Promise<void>;
}

const SILENT: Bells = {
  sockets: () => 0,
  ring: () => {},
  relink: () => {},
  renamed: () => {},
  signedOut: () => {},
};

export function build(settings: Settings, games: Games, store: Store, log: Logger): House {
  const bells = { current: SILENT };
  const limits = openLimits(settings);
  const matches = new MatchStore(store.db);
  const players = new PlayerStore(store.db);
  const engines = new Engines(settings, log);
  const think = (live: LiveMatch): void => thinking.maybeThink(live);
  const rooms = new Rooms({
    games,
    store: matches,
    journal: new Journal(store),
    engines,
    most: settings.idleMatches,
    away: settings.awaySeconds * settings.timing.second,
    log,
    reloaded: think,
  });
  const metrics = openMetrics({
    sockets: () => bells.current.sockets(),
    matches: () => rooms.size,
  });
  const { botWorkers, timing } = settings;
  const modules = { bots: settings.botModules, games: settings.games };
  const pool = new BotPool({ most: botWorkers, patience: timing.botPatience, modules }, log);
  const apart = new BotPool({ most: 1, patience: timing.rules, modules, memory: 128 }, log);
  const ring: Bells['ring'] = (who) => bells.current.ring(who);
  const thinking = new Thinking({
    pool,
    apart,
    rooms,
    settings,
    metrics,
    log,
    play: () => play,
  });
  const play: Play = new Play({ rooms, settings, metrics, log, think, ring });
  const contents = readContents(settings.content, games);
  const lobby = new Lobby({
    rooms,
    games,
    store: matches,
    settings,
    contents,
    engines,
    play,
    ring,
  });
  const resume = async (id: string): Promise<void> => {
    await rooms.run(id, (live) => {
      think(live);
      return done(null);
    });
  };
  const afterwards = new Afterwards({
    rooms,
    games,
    store: matches,
    settings,
    lobby,
    engines,
    think: resume,
  });
  const sweep = new Sweep({ rooms, store: matches, settings, play, thinking, log, ring });
  const refreshAll = async (ids: readonly string[]): Promise<void> => {
    await Promise.all(ids.map((id) => rooms.refresh(id)));
  };
  const accounts = new Accounts(
    authOptions(
      store,
      settings,
      limits,
      {
        async linked(guest, account) {
          const ids = await players.matchesOf(guest);
          await players.move(guest, account.id, account.name);
          bells.current.relink(guest, account);
          await refreshAll(ids);
          log.info({ matches: ids.length }, 'a guest became an account');
        },
        async renamed(player, name) {
          await players.rename(player, name);
          bells.current.renamed(player, name);
          await refreshAll(await players.matchesOf(player));
        },
        signedOut: (session) => bells.current.signedOut(session),
      },
      log,
    ),
  );
  const door = new Door();
  return {
    settings,
    games,
    log,
    limits,
    store,
    matches,
    players,
    accounts,
    rooms,
    play,
    lobby,
    afterwards,
    metrics,
    bells,
    door,
    heartbeat: new Heartbeat(store.db, log, settings.timing),
    warm: () => pool.warm(),
    begin: () => sweep.begin(),
    async rest(step) {
      const left = door.close();
      thinking.close();
      await step('requests and messages', () => left);
      await step('clocks', () => sweep.close());
      await step('bots', () => Promise.all([pool.close(), apart.close()]));
      await step('answers', () => rooms.rest());
      engines.close();
    },
    close: () => store.close(),
  };
}
