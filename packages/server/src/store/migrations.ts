import { type Kysely, type Migration, sql } from 'kysely';

export type Kind = 'sqlite' | 'postgres';

/**
 * Every change of the schema in order, for both databases. Once released an
 * entry stays as it is; what changes later comes as a new entry.
 */
export function migrationsFor(kind: Kind): Record<string, Migration> {
  return {
    '0001-accounts': { up: (db) => accounts(db, kind) },
    '0002-matches': { up: matches },
    '0003-bans': { up: bans },
    '0004-passkeys': { up: (db) => passkeys(db, kind) },
    '0005-heartbeat': { up: heartbeat },
    '0006-stopped-tables': { up: stoppedTables },
  };
}

/** The tables better-auth asks for; a test compares them with what it expects. */
async function accounts(db: Kysely<unknown>, kind: Kind): Promise<void> {
  const date = kind === 'sqlite' ? 'date' : 'timestamptz';
  const flag = kind === 'sqlite' ? 'integer' : 'boolean';
  await db.schema
    .createTable('user')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('emailVerified', flag, (c) => c.notNull())
    .addColumn('image', 'text')
    .addColumn('createdAt', date, (c) => c.notNull())
    .addColumn('updatedAt', date, (c) => c.notNull())
    .addColumn('isAnonymous', flag)
    .execute();
  await db.schema
    .createTable('session')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('expiresAt', date, (c) => c.notNull())
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('createdAt', date, (c) => c.notNull())
    .addColumn('updatedAt', date, (c) => c.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('session_userId_idx').on('session').column('userId').execute();
  await db.schema
    .createTable('account')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('accountId', 'text', (c) => c.notNull())
    .addColumn('providerId', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', date)
    .addColumn('refreshTokenExpiresAt', date)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', date, (c) => c.notNull())
    .addColumn('updatedAt', date, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('account_userId_idx').on('account').column('userId').execute();
  await db.schema
    .createTable('verification')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('identifier', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('expiresAt', date, (c) => c.notNull())
    .addColumn('createdAt', date, (c) => c.notNull())
    .addColumn('updatedAt', date, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('verification_identifier_idx')
    .on('verification')
    .column('identifier')
    .execute();
}

async function matches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('match')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('rulesVersion', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('pace', 'text', (c) => c.notNull())
    .addColumn('private', 'integer', (c) => c.notNull())
    .addColumn('practice', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('host', 'text')
    .addColumn('invite', 'text', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('seedHash', 'text', (c) => c.notNull())
    .addColumn('length', 'integer', (c) => c.notNull())
    .addColumn('epoch', 'integer', (c) => c.notNull())
    .addColumn('deciding', 'integer', (c) => c.notNull())
    .addColumn('winners', 'integer', (c) => c.notNull())
    .addColumn('hash', 'text')
    .addColumn('rematch', 'text')
    .addColumn('clocks', 'text')
    .addColumn('clockAt', 'bigint', (c) => c.notNull())
    .addColumn('deadline', 'bigint')
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('updatedAt', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('match_status_idx')
    .on('match')
    .columns(['status', 'updatedAt'])
    .execute();
  await db.schema.createIndex('match_deadline_idx').on('match').column('deadline').execute();
  await db.schema.createIndex('match_host_idx').on('match').column('host').execute();
  await db.schema
    .createTable('seat')
    .addColumn('match', 'text', (c) => c.notNull().references('match.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('bot', 'text')
    .addColumn('player', 'text')
    .addColumn('keptFor', 'text')
    .addColumn('standIn', 'integer', (c) => c.notNull())
    .addColumn('resigned', 'integer', (c) => c.notNull())
    .addColumn('won', 'integer')
    .addColumn('score', 'integer')
    .addPrimaryKeyConstraint('seat_pk', ['match', 'seat'])
    .execute();
  await db.schema.createIndex('seat_player_idx').on('seat').column('player').execute();
  await db.schema
    .createTable('answer')
    .addColumn('match', 'text', (c) => c.notNull().references('match.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('picks', 'text', (c) => c.notNull())
    .addColumn('bot', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('answer_pk', ['match', 'seq'])
    .execute();
  await db.schema
    .createTable('chat')
    .addColumn('match', 'text', (c) => c.notNull().references('match.id').onDelete('cascade'))
    .addColumn('id', 'integer', (c) => c.notNull())
    .addColumn('player', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('chat_pk', ['match', 'id'])
    .execute();
  await db.schema
    .createTable('mute')
    .addColumn('match', 'text', (c) => c.notNull().references('match.id').onDelete('cascade'))
    .addColumn('player', 'text', (c) => c.notNull())
    .addColumn('muted', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('mute_pk', ['match', 'player', 'muted'])
    .execute();
}

/** Who was asked to leave a table before its start does not come back to it. */
async function bans(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ban')
    .addColumn('match', 'text', (c) => c.notNull().references('match.id').onDelete('cascade'))
    .addColumn('player', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('ban_pk', ['match', 'player'])
    .execute();
}

/** Tables that stopped, whose cards they have, and answers that can be told from each other. */
async function stoppedTables(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('match').addColumn('frozen', 'text').execute();
  await db.schema
    .alterTable('match')
    .addColumn('cardsBy', 'text', (c) => c.notNull().defaultTo('house'))
    .execute();
  await db.schema.alterTable('answer').addColumn('ticket', 'text').execute();
}

/** As better-auth's passkeys ask for it. */
async function passkeys(db: Kysely<unknown>, kind: Kind): Promise<void> {
  await db.schema
    .createTable('passkey')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text')
    .addColumn('publicKey', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('credentialID', 'text', (c) => c.notNull())
    .addColumn('counter', 'integer', (c) => c.notNull())
    .addColumn('deviceType', 'text', (c) => c.notNull())
    .addColumn('backedUp', kind === 'sqlite' ? 'integer' : 'boolean', (c) => c.notNull())
    .addColumn('transports', 'text')
    .addColumn('createdAt', kind === 'sqlite' ? 'date' : 'timestamptz')
    .addColumn('aaguid', 'text')
    .execute();
  for (const column of ['userId', 'credentialID']) {
    await db.schema.createIndex(`passkey_${column}_idx`).on('passkey').column(column).execute();
  }
}

/** One row that is written again and again, to see that it can be. */
async function heartbeat(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('heartbeat')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await sql`insert into heartbeat values (0)`.execute(db);
}
