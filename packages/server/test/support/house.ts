import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { type RunningServer, type Settings, startServer, TIMING } from '../../src/index.ts';

export type Kind = 'sqlite' | 'postgres';
export const KINDS: readonly Kind[] = ['sqlite', 'postgres'];

export type Overrides = Partial<Omit<Settings, 'timing'>> & {
  timing?: Partial<Settings['timing']>;
};

/** A fresh, empty database of either kind. */
export interface Place {
  readonly kind: Kind;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  remove(): Promise<void>;
}

let databases = 0;

async function onCluster(query: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${inject('postgres')}/postgres` });
  await client.connect();
  await client.query(query);
  await client.end();
}

export async function freshPlace(kind: Kind): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'conclave-server-'));
  const clear = (): void => rmSync(dataDir, { recursive: true, force: true });
  if (kind === 'sqlite') {
    return {
      kind,
      dataDir,
      databaseUrl: undefined,
      remove: () => Promise.resolve(clear()),
    };
  }
  const name = `t${process.pid}_${++databases}_${Date.now().toString(36)}`;
  await onCluster(`create database ${name}`);
  return {
    kind,
    dataDir,
    databaseUrl: `${inject('postgres')}/${name}`,
    async remove() {
      clear();
      await onCluster(`drop database ${name} with (force)`);
    },
  };
}

export function settingsFor(place: Place, overrides: Overrides = {}): Settings {
  const { timing, ...rest } = overrides;
  return {
    port: 0,
    host: '127.0.0.1',
    databaseUrl: place.databaseUrl,
    dataDir: place.dataDir,
    authSecret: 'a secret of thirty-two characters or more',
    logLevel: 'silent',
    botWorkers: 1,
    botDelay: 0,
    publicUrl: undefined,
    trustProxy: false,
    webDir: join(place.dataDir, 'web'),
    rateLimit: 0,
    messageRate: 2000,
    socketsPerAddress: 0,
    socketsPerPlayer: 0,
    maxSockets: 0,
    guestsPerAddress: 0,
    tablesPerPlayer: 1000,
    tablesPerDay: 0,
    awaySeconds: 120,
    idleMatches: 500,
    content: [],
    games: [],
    contentFromPlayers: false,
    contentThreads: 2,
    botModules: [],
    ...rest,
    timing: { ...TIMING, sweep: 40, ...timing },
  };
}

export async function serverAt(place: Place, overrides: Overrides = {}): Promise<RunningServer> {
  return await startServer(settingsFor(place, overrides));
}

/** A server, and the database it runs on. */
interface House {
  readonly url: string;
  readonly place: Place;
  /** Ends the server and starts another on the same database. */
  restart(): Promise<void>;
}

/** A server for the tests of one `describe`: started before the first, ended after the last. */
export function openHouse(kind: Kind, overrides: Overrides = {}): House {
  let place: Place | undefined;
  let server: RunningServer | undefined;
  beforeAll(async () => {
    place = await freshPlace(kind);
    server = await serverAt(place, overrides);
  });
  afterAll(async () => {
    await server?.close();
    await place?.remove();
  });
  const opened = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error('the house is not open');
    return part;
  };
  return {
    get url() {
      return opened(server).url;
    },
    get place() {
      return opened(place);
    },
    async restart() {
      await server?.close();
      server = await serverAt(opened(place), overrides);
    },
  };
}
