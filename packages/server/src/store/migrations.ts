import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { lookOf } from '../account-name.ts'
import type { Schema } from './schema.ts'

/** Every change of the schema, oldest first. Entries are never changed, only added. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-tables': {
    async up(db) {
      await db.schema
        .createTable('meta')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('tables')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('phase', 'text', (column) => column.notNull())
        .addColumn('host', 'text', (column) => column.notNull())
        .addColumn('private', 'integer', (column) => column.notNull())
        .addColumn('code', 'text', (column) => column.notNull())
        .addColumn('open_seats', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .addColumn('summary', 'text', (column) => column.notNull())
        .addColumn('to_act', 'text', (column) => column.notNull())
        .addColumn('wake_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('tables_lobby').on('tables').columns(['phase', 'private', 'created_at']).execute()
      await sql`create index tables_code on tables (code) where code <> ''`.execute(db)
      await sql`create index tables_wake on tables (wake_at) where wake_at > 0`.execute(db)
      await db.schema
        .createTable('log')
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('row', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('log_pk', ['table_id', 'seq'])
        .execute()
      await db.schema
        .createTable('members')
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('members_pk', ['person', 'table_id'])
        .execute()
      await db.schema
        .createTable('snapshots')
        .addColumn('table_id', 'text', (column) => column.primaryKey())
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .execute()
    },
  },
  '0002-people': {
    async up(db) {
      await db.schema
        .createTable('people')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('sessions')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('seen_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('sessions_person').on('sessions').column('person').execute()
      await db.schema
        .createTable('accounts')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('person', 'text', (column) => column.notNull().unique())
        .addColumn('salt', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('results')
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('seats', 'integer', (column) => column.notNull())
        .addColumn('rank', 'integer', (column) => column.notNull())
        .addColumn('score', 'double precision', (column) => column.notNull())
        .addColumn('outcome', 'text', (column) => column.notNull())
        .addColumn('finished_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('results_pk', ['table_id', 'seat'])
        .execute()
      await db.schema.createIndex('results_person').on('results').columns(['person', 'finished_at']).execute()
    },
  },
  '0003-ratings': {
    async up(db) {
      for (const column of ['place', 'pending']) {
        await db.schema
          .alterTable('results')
          .addColumn(column, 'integer', (made) => made.notNull().defaultTo(0))
          .execute()
      }
      await sql`create index results_pending on results (finished_at, table_id) where pending = 1`.execute(db)
      await db.schema
        .createTable('ratings')
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('nr', 'integer', (column) => column.notNull())
        .addColumn('before', 'double precision', (column) => column.notNull())
        .addColumn('rating', 'double precision', (column) => column.notNull())
        .addColumn('deviation', 'double precision', (column) => column.notNull())
        .addColumn('volatility', 'double precision', (column) => column.notNull())
        .addColumn('rated_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('ratings_pk', ['table_id', 'person'])
        .execute()
      await db.schema.createIndex('ratings_person').unique().on('ratings').columns(['person', 'game', 'nr']).execute()
      await db.schema.createIndex('ratings_nr').on('ratings').column('nr').execute()
    },
  },
  '0004-push': {
    async up(db) {
      await db.schema
        .createTable('subscriptions')
        .addColumn('endpoint', 'text', (column) => column.primaryKey())
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('p256dh', 'text', (column) => column.notNull())
        .addColumn('auth', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('subscriptions_person').on('subscriptions').column('person').execute()
    },
  },
  '0005-account-looks': {
    async up(db) {
      await db.schema
        .createTable('account_looks')
        .addColumn('look', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .execute()
      const accounts = await db.selectFrom('accounts').select('name').orderBy('created_at').orderBy('name').execute()
      for (const { name } of accounts) {
        await db
          .insertInto('account_looks')
          .values({ look: lookOf(name), name })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
    },
  },
  '0006-outages': {
    async up(db) {
      await db.schema
        .createTable('beats')
        .addColumn('process', 'text', (column) => column.primaryKey())
        .addColumn('time', 'bigint', (column) => column.notNull())
        .addColumn('written', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('outages')
        .addColumn('from_time', 'bigint', (column) => column.notNull())
        .addColumn('until_time', 'bigint', (column) => column.notNull())
        .execute()
    },
  },
  '0007-rating-rules': {
    async up(db) {
      await db.schema
        .alterTable('results')
        .addColumn('unrated', 'text', (made) => made.notNull().defaultTo(''))
        .execute()
      // For the games of the same people within a day.
      await db.schema.createIndex('ratings_recent').on('ratings').columns(['person', 'game', 'rated_at']).execute()
    },
  },
  '0008-lobby': {
    async up(db) {
      await db.schema.alterTable('tables').addColumn('lobby_at', 'bigint').execute()
      await db.schema
        .alterTable('tables')
        .addColumn('archived_at', 'bigint', (made) => made.notNull().defaultTo(0))
        .execute()
      await sql`update tables set lobby_at = updated_at
        where private = 0 and (phase = 'playing' or (phase = 'open' and open_seats > 0))`.execute(db)
      await db.schema.dropIndex('tables_lobby').execute()
      // Nothing in these changes with a move, so that moves do not have to write to them.
      await sql`create index tables_lobby on tables (phase, lobby_at, id) where lobby_at is not null`.execute(db)
      await sql`create index tables_lobby_game on tables (phase, game, lobby_at, id) where lobby_at is not null`.execute(
        db,
      )
      await sql`create index tables_host on tables (host) where phase = 'open'`.execute(db)
      await sql`create index tables_unfinished on tables (phase, created_at)
        where phase <> 'over' and phase <> 'closed' and archived_at = 0`.execute(db)
    },
  },
  '0009-owners': {
    async up(db) {
      await db.schema
        .alterTable('tables')
        .addColumn('owner', 'text', (made) => made.notNull().defaultTo(''))
        .execute()
      await db.schema
        .alterTable('beats')
        .addColumn('address', 'text', (made) => made.notNull().defaultTo(''))
        .execute()
    },
  },
  '0010-moved-logs': {
    async up(db) {
      await db.schema
        .alterTable('tables')
        .addColumn('moved_rows', 'integer', (made) => made.notNull().defaultTo(0))
        .execute()
      // Nothing in it changes with a move.
      await sql`create index tables_finished on tables (id) where phase = 'over' and moved_rows = 0`.execute(db)
    },
  },
  '0011-device-games': {
    async up(db) {
      await sql`create table device_games (person text not null, id text not null, game text not null, seats integer not null,
        score double precision not null, outcome text not null, finished_at bigint not null, primary key (person, id))`.execute(
        db,
      )
    },
  },
}

/** Brings the store to the newest schema, or to that of an older version; several processes may try at once. */
export async function migrate(db: Kysely<Schema>, version?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await (version === undefined ? migrator.migrateToLatest() : migrator.migrateTo(version))
  if (error !== undefined) throw error
}
