import type { Kysely, Migration } from 'kysely'

export const MIGRATIONS_0_1_0: Readonly<Record<string, Migration>> = {
  '001-tables': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('person')
        .addColumn('id', 'text', c => c.primaryKey())
        .addColumn('name', 'text', c => c.notNull())
        .addColumn('kind', 'text', c => c.notNull())
        .addColumn('preferences', 'text', c => c.notNull())
        .addColumn('created_at', 'bigint', c => c.notNull())
        .execute()
      await db.schema
        .createTable('session')
        .addColumn('token_hash', 'text', c => c.primaryKey())
        .addColumn('person_id', 'text', c => c.notNull().references('person.id').onDelete('cascade'))
        .addColumn('created_at', 'bigint', c => c.notNull())
        .addColumn('seen_at', 'bigint', c => c.notNull())
        .execute()
      await db.schema
        .createTable('gametable')
        .addColumn('id', 'text', c => c.primaryKey())
        .addColumn('title', 'text', c => c.notNull())
        .addColumn('game', 'text', c => c.notNull())
        .addColumn('rules', 'text', c => c.notNull())
        .addColumn('config', 'text', c => c.notNull())
        .addColumn('status', 'text', c => c.notNull())
        .addColumn('visibility', 'text', c => c.notNull())
        .addColumn('shuffle_seats', 'integer', c => c.notNull())
        .addColumn('host', 'text', c => c.notNull())
        .addColumn('seed', 'text')
        .addColumn('seed_hash', 'text')
        .addColumn('imported', 'integer', c => c.notNull())
        .addColumn('created_at', 'bigint', c => c.notNull())
        .addColumn('started_at', 'bigint')
        .addColumn('finished_at', 'bigint')
        .addColumn('moved_at', 'bigint', c => c.notNull())
        .addColumn('outcome', 'text')
        .addColumn('rematch', 'text')
        .addColumn('lease_holder', 'text')
        .addColumn('lease_until', 'bigint', c => c.notNull())
        .execute()
      await db.schema
        .createIndex('gametable_listed')
        .on('gametable')
        .columns(['visibility', 'status', 'moved_at'])
        .execute()
      await db.schema
        .createTable('seat')
        .addColumn('table_id', 'text', c => c.notNull().references('gametable.id').onDelete('cascade'))
        .addColumn('seat', 'integer', c => c.notNull())
        .addColumn('kind', 'text', c => c.notNull())
        .addColumn('person_id', 'text')
        .addColumn('level', 'text')
        .addColumn('asked', 'integer', c => c.notNull())
        .addPrimaryKeyConstraint('seat_key', ['table_id', 'seat'])
        .execute()
      await db.schema.createIndex('seat_person').on('seat').columns(['person_id', 'asked']).execute()
      await db.schema.createIndex('seat_work').on('seat').columns(['asked', 'kind']).execute()
      await db.schema
        .createTable('log')
        .addColumn('table_id', 'text', c => c.notNull().references('gametable.id').onDelete('cascade'))
        .addColumn('number', 'integer', c => c.notNull())
        .addColumn('seat', 'integer', c => c.notNull())
        .addColumn('option', 'text')
        .addColumn('back_to', 'integer')
        .addColumn('key', 'text', c => c.notNull())
        .addColumn('at', 'bigint', c => c.notNull())
        .addPrimaryKeyConstraint('log_number', ['table_id', 'number'])
        .addUniqueConstraint('log_key', ['table_id', 'seat', 'key'])
        .execute()
      await db.schema
        .createTable('undo_request')
        .addColumn('table_id', 'text', c => c.primaryKey().references('gametable.id').onDelete('cascade'))
        .addColumn('number', 'integer', c => c.notNull())
        .addColumn('seat', 'integer', c => c.notNull())
        .addColumn('back_to', 'integer', c => c.notNull())
        .addColumn('accepted', 'text', c => c.notNull())
        .addColumn('at', 'bigint', c => c.notNull())
        .execute()
      await db.schema
        .createTable('chat')
        .addColumn('table_id', 'text', c => c.notNull().references('gametable.id').onDelete('cascade'))
        .addColumn('number', 'integer', c => c.notNull())
        .addColumn('person_id', 'text', c => c.notNull())
        .addColumn('seat', 'integer')
        .addColumn('text', 'text', c => c.notNull())
        .addColumn('key', 'text', c => c.notNull())
        .addColumn('at', 'bigint', c => c.notNull())
        .addPrimaryKeyConstraint('chat_number', ['table_id', 'number'])
        .addUniqueConstraint('chat_key', ['table_id', 'person_id', 'key'])
        .execute()
      await db.schema
        .createTable('note')
        .addColumn('table_id', 'text', c => c.notNull().references('gametable.id').onDelete('cascade'))
        .addColumn('seat', 'integer', c => c.notNull())
        .addColumn('text', 'text', c => c.notNull())
        .addPrimaryKeyConstraint('note_seat', ['table_id', 'seat'])
        .execute()
    },
  },
  '002-accounts': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .alterTable('session')
        .addColumn('device', 'text', c => c.notNull().defaultTo(''))
        .execute()
      await db.schema.createIndex('session_person').on('session').column('person_id').execute()
      await db.schema
        .createTable('account')
        .addColumn('person_id', 'text', c => c.primaryKey().references('person.id').onDelete('cascade'))
        .addColumn('mail', 'text', c => c.notNull().unique())
        .addColumn('verified', 'integer', c => c.notNull())
        .addColumn('password_hash', 'text')
        .addColumn('created_at', 'bigint', c => c.notNull())
        .execute()
      await db.schema
        .createTable('login_link')
        .addColumn('token_hash', 'text', c => c.primaryKey())
        .addColumn('mail', 'text', c => c.notNull())
        .addColumn('person_id', 'text')
        .addColumn('expires_at', 'bigint', c => c.notNull())
        .execute()
    },
  },
  '003-results': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('result')
        .addColumn('table_id', 'text', c => c.notNull().references('gametable.id').onDelete('cascade'))
        .addColumn('seat', 'integer', c => c.notNull())
        .addColumn('person_id', 'text')
        .addColumn('level', 'text')
        .addColumn('game', 'text', c => c.notNull())
        .addColumn('edition', 'text')
        .addColumn('seats', 'integer', c => c.notNull())
        .addColumn('total', 'double precision', c => c.notNull())
        .addColumn('categories', 'text', c => c.notNull())
        .addColumn('rank', 'integer', c => c.notNull())
        .addColumn('finished_at', 'bigint', c => c.notNull())
        .addPrimaryKeyConstraint('result_seat', ['table_id', 'seat'])
        .execute()
      await db.schema
        .createIndex('result_person')
        .on('result')
        .columns(['person_id', 'finished_at'])
        .execute()
      await db.schema
        .createTable('rating')
        .addColumn('game', 'text', c => c.notNull())
        .addColumn('person_id', 'text', c => c.notNull().references('person.id').onDelete('cascade'))
        .addColumn('mu', 'double precision', c => c.notNull())
        .addColumn('sigma', 'double precision', c => c.notNull())
        .addColumn('matches', 'integer', c => c.notNull())
        .addPrimaryKeyConstraint('rating_person', ['game', 'person_id'])
        .execute()
    },
  },
  '004-time': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('gametable').addColumn('time_rule', 'text').execute()
      await db.schema.alterTable('gametable').addColumn('on_expiry', 'text').execute()
      await db.schema.alterTable('seat').addColumn('due_at', 'bigint').execute()
      await db.schema.alterTable('seat').addColumn('left_ms', 'bigint').execute()
      await db.schema
        .alterTable('seat')
        .addColumn('held', 'integer', c => c.notNull().defaultTo(0))
        .execute()
      await db.schema.createIndex('seat_due').on('seat').column('due_at').execute()
    },
  },
  '005-telling': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('notify')
        .addColumn('person_id', 'text', c => c.primaryKey().references('person.id').onDelete('cascade'))
        .addColumn('mail', 'integer', c => c.notNull())
        .addColumn('webhook', 'text')
        .addColumn('pushes', 'text')
        .execute()
      await db.schema
        .createTable('told')
        .addColumn('person_id', 'text', c => c.notNull().references('person.id').onDelete('cascade'))
        .addColumn('table_id', 'text', c => c.notNull().references('gametable.id').onDelete('cascade'))
        .addColumn('what', 'text', c => c.notNull())
        .addColumn('at', 'bigint', c => c.notNull())
        .addPrimaryKeyConstraint('told_once', ['person_id', 'table_id', 'what'])
        .execute()
      await db.schema
        .createTable('setting')
        .addColumn('name', 'text', c => c.primaryKey())
        .addColumn('value', 'text', c => c.notNull())
        .execute()
    },
  },
  '006-tokens': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('api_token')
        .addColumn('id', 'text', c => c.primaryKey())
        .addColumn('person_id', 'text', c => c.notNull().references('person.id').onDelete('cascade'))
        .addColumn('token_hash', 'text', c => c.notNull().unique())
        .addColumn('name', 'text', c => c.notNull())
        .addColumn('created_at', 'bigint', c => c.notNull())
        .addColumn('used_at', 'bigint')
        .execute()
      await db.schema.createIndex('api_token_person').on('api_token').column('person_id').execute()
    },
  },
  '007-attempts': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('attempt')
        .addColumn('name', 'text', c => c.primaryKey())
        .addColumn('spent', 'double precision', c => c.notNull())
        .addColumn('at', 'bigint', c => c.notNull())
        .execute()
    },
  },
}
