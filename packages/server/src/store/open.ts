import { Kysely, Migrator, PostgresDialect, SqliteDialect } from 'kysely';
import Sqlite from 'libsql';
import pg from 'pg';
import { databaseFile } from '../data-folder.ts';
import type { Settings } from '../settings.ts';
import { type Kind, migrationsFor } from './migrations.ts';
import type { Database, Tables } from './schema.ts';

export interface Store {
  readonly db: Database;
  readonly kind: Kind;
  close(): Promise<void>;
}

const CONNECTIONS = 10;
const BUSY_MS = 5000;
const STATEMENT_MS = 15_000;

function openSqlite(dataDir: string): Database {
  const file = new Sqlite(databaseFile(dataDir), { timeout: BUSY_MS });
  // An answer that was acknowledged survives a power cut, not only the end of the process.
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) {
    file.pragma(pragma);
  }
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: file }) });
}

function openPostgres(connectionString: string): Database {
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: BUSY_MS,
    // A query that waits for ever would keep its match waiting for ever.
    statement_timeout: STATEMENT_MS,
    keepAlive: true,
    types: {
      // Milliseconds and counts fit a double; the driver would hand them out as strings.
      getTypeParser: (oid, format) =>
        oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // A connection that breaks is replaced by the pool. One that was in use fails its query, and
  // whoever asked hears of it there; without a listener it would end the process besides.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Opens the database and brings its schema up to date. */
export async function openStore(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
): Promise<Store> {
  const { databaseUrl, dataDir } = settings;
  const kind: Kind = databaseUrl === undefined ? 'sqlite' : 'postgres';
  const db = databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrationsFor(kind)) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    await db.destroy();
    throw error instanceof Error ? error : new Error(String(error));
  }
  return { db, kind, close: () => db.destroy() };
}
