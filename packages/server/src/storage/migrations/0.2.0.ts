import { type Kysely, type Migration, PostgresAdapter, sql } from 'kysely'

export const MIGRATIONS_0_2_0: Readonly<Record<string, Migration>> = {
  '008-proof': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('session').addColumn('link_at', 'bigint').execute()
      await db.schema
        .alterTable('api_token')
        .addColumn('scope', 'text', c => c.notNull().defaultTo('play'))
        .execute()
      await db.schema.alterTable('api_token').addColumn('expires_at', 'bigint').execute()
      await db.schema
        .createTable('pending_account')
        .addColumn('person_id', 'text', c => c.primaryKey().references('person.id').onDelete('cascade'))
        .addColumn('mail', 'text', c => c.notNull())
        .addColumn('password_hash', 'text', c => c.notNull())
        .addColumn('created_at', 'bigint', c => c.notNull())
        .execute()
      await db.schema
        .createTable('known_device')
        .addColumn('token_hash', 'text', c => c.primaryKey())
        .addColumn('person_id', 'text', c => c.notNull().references('person.id').onDelete('cascade'))
        .addColumn('seen_at', 'bigint', c => c.notNull())
        .execute()
      await db.schema.createIndex('known_device_person').on('known_device').column('person_id').execute()
    },
  },
  '009-undo-consents': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('undo_consent')
        .addColumn('table_id', 'text', c => c.notNull().references('gametable.id').onDelete('cascade'))
        .addColumn('seat', 'integer', c => c.notNull())
        .addColumn('asker', 'integer', c => c.notNull())
        .addColumn('number', 'integer', c => c.notNull())
        .addColumn('back_to', 'integer', c => c.notNull())
        .addPrimaryKeyConstraint('undo_consent_seat', ['table_id', 'seat'])
        .execute()
      await carryConsentsOver(db)
      // Servers of 0.1.0 that still run on the same database write the old column.
      if (db.getExecutor().adapter instanceof PostgresAdapter)
        await sql`alter table undo_request alter column accepted set default '[]'`.execute(db)
      else await db.schema.alterTable('undo_request').dropColumn('accepted').execute()
    },
  },
  '010-results': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .alterTable('result')
        .addColumn('by_bot', 'integer', c => c.notNull().defaultTo(0))
        .execute()
      await db.schema.alterTable('result').addColumn('mu', 'double precision').execute()
    },
  },
  '011-drawn-seats': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .alterTable('gametable')
        .addColumn('drawn', 'integer', c => c.notNull().defaultTo(0))
        .execute()
    },
  },
  '012-administration': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('role')
        .addColumn('person_id', 'text', c => c.primaryKey().references('person.id').onDelete('cascade'))
        .addColumn('role', 'text', c => c.notNull())
        .addColumn('at', 'bigint', c => c.notNull())
        .execute()
      await db.schema
        .createTable('ban')
        .addColumn('person_id', 'text', c => c.primaryKey().references('person.id').onDelete('cascade'))
        .addColumn('reason', 'text', c => c.notNull())
        .addColumn('until', 'bigint')
        .addColumn('banned_by', 'text', c => c.notNull())
        .addColumn('at', 'bigint', c => c.notNull())
        .execute()
      await db.schema
        .createTable('problem_report')
        .addColumn('id', 'text', c => c.primaryKey())
        .addColumn('person_id', 'text')
        .addColumn('game', 'text', c => c.notNull())
        .addColumn('words', 'text', c => c.notNull())
        .addColumn('build', 'text', c => c.notNull())
        .addColumn('at', 'bigint', c => c.notNull())
        .addColumn('content', 'text', c => c.notNull())
        .execute()
      await db.schema.createIndex('problem_report_person').on('problem_report').column('person_id').execute()
      await db.schema
        .createTable('identity')
        .addColumn('issuer', 'text', c => c.notNull())
        .addColumn('subject', 'text', c => c.notNull())
        .addColumn('person_id', 'text', c => c.notNull().references('person.id').onDelete('cascade'))
        .addColumn('created_at', 'bigint', c => c.notNull())
        .addPrimaryKeyConstraint('identity_subject', ['issuer', 'subject'])
        .execute()
      await db.schema.createIndex('identity_person').on('identity').column('person_id').execute()
      await db.schema
        .createTable('oidc_login')
        .addColumn('state_hash', 'text', c => c.primaryKey())
        .addColumn('browser_hash', 'text', c => c.notNull())
        .addColumn('nonce', 'text', c => c.notNull())
        .addColumn('verifier', 'text', c => c.notNull())
        .addColumn('person_id', 'text')
        .addColumn('expires_at', 'bigint', c => c.notNull())
        .execute()
      await db.schema
        .createTable('rules_vote')
        .addColumn('table_id', 'text', c => c.notNull().references('gametable.id').onDelete('cascade'))
        .addColumn('seat', 'integer', c => c.notNull())
        .addColumn('version', 'text', c => c.notNull())
        .addPrimaryKeyConstraint('rules_vote_seat', ['table_id', 'seat'])
        .execute()
    },
  },
  '013-fair-play': {
    async up(db: Kysely<unknown>): Promise<void> {
      const table = db.schema.alterTable('gametable')
      for (const name of ['customs', 'proposal', 'ending', 'secret', 'words'])
        await table.addColumn(name, 'text').execute()
      await table.addColumn('sealed_at', 'bigint').execute()
      await table.addColumn('rematch_turn', 'integer', c => c.notNull().defaultTo(0)).execute()
      const seat = db.schema.alterTable('seat')
      await seat.addColumn('seen_at', 'bigint').execute()
      for (const name of ['conceded', 'hints'])
        await seat.addColumn(name, 'integer', c => c.notNull().defaultTo(0)).execute()
      await seat.addColumn('hinted', 'text').execute()
      await db.schema.alterTable('chat').addColumn('kind', 'text').execute()
      await db.schema
        .alterTable('result')
        .addColumn('conceded', 'integer', c => c.notNull().defaultTo(0))
        .execute()
    },
  },
  '014-bots-of-others': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('bot')
        .addColumn('person_id', 'text', c => c.primaryKey().references('person.id').onDelete('cascade'))
        .addColumn('owner_id', 'text', c => c.notNull().references('person.id').onDelete('cascade'))
        .addColumn('name_key', 'text', c => c.notNull().unique())
        .addColumn('games', 'text')
        .addColumn('invitations', 'text', c => c.notNull())
        .addColumn('most', 'integer', c => c.notNull())
        .addColumn('created_at', 'bigint', c => c.notNull())
        .addColumn('connected_at', 'bigint')
        .addColumn('seen_at', 'bigint')
        .execute()
      await db.schema.createIndex('bot_owner').on('bot').column('owner_id').execute()
      await db.schema.alterTable('seat').addColumn('invited', 'text').execute()
    },
  },
  '015-studies': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('study')
        .addColumn('id', 'text', c => c.primaryKey())
        .addColumn('person_id', 'text', c => c.notNull().references('person.id').onDelete('cascade'))
        .addColumn('title', 'text', c => c.notNull())
        .addColumn('game', 'text', c => c.notNull())
        .addColumn('chapters', 'integer', c => c.notNull())
        .addColumn('notes', 'integer', c => c.notNull())
        .addColumn('content', 'text', c => c.notNull())
        .addColumn('revision', 'integer', c => c.notNull())
        .addColumn('created_at', 'bigint', c => c.notNull())
        .addColumn('changed_at', 'bigint', c => c.notNull())
        .execute()
      await db.schema.createIndex('study_person').on('study').columns(['person_id', 'changed_at']).execute()
      await db.schema
        .createTable('review')
        .addColumn('table_id', 'text', c => c.primaryKey().references('gametable.id').onDelete('cascade'))
        .addColumn('person_id', 'text', c => c.notNull())
        .addColumn('state', 'text', c => c.notNull())
        .addColumn('version', 'integer', c => c.notNull())
        .addColumn('asked_at', 'bigint', c => c.notNull())
        .addColumn('lease_until', 'bigint', c => c.notNull())
        .addColumn('tries', 'integer', c => c.notNull())
        .addColumn('done', 'integer', c => c.notNull())
        .addColumn('turns', 'integer', c => c.notNull())
        .addColumn('content', 'text')
        .execute()
      await db.schema.createIndex('review_state').on('review').columns(['state', 'asked_at']).execute()
      await db.schema.createIndex('review_person').on('review').columns(['person_id', 'asked_at']).execute()
    },
  },
  '016-review-network': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('review').addColumn('network', 'text').execute()
    },
  },
}

/** Until 0.1.0 a request held the list of seats that agree to it. */
async function carryConsentsOver(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    table_id: string
    number: number
    seat: number
    back_to: number
    accepted: string
  }>`select * from undo_request`.execute(db)
  for (const { table_id, number, seat: asker, back_to, accepted } of rows)
    for (const seat of JSON.parse(accepted) as number[])
      await sql`insert into undo_consent (table_id, seat, asker, number, back_to)
        values (${table_id}, ${seat}, ${asker}, ${number}, ${back_to})`.execute(db)
}
