import type { Kysely, Migration } from 'kysely'

export const MIGRATIONS_0_3_0: Readonly<Record<string, Migration>> = {
  '017-names-in-files': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('seat').addColumn('played', 'text').execute()
    },
  },
  '018-shares': {
    async up(db: Kysely<unknown>): Promise<void> {
      const report = db.schema.alterTable('problem_report')
      await report.addColumn('handled_at', 'bigint').execute()
      await report.addColumn('network', 'text').execute()
      const seat = db.schema.alterTable('seat')
      for (const name of ['acted_at', 'warned_at']) await seat.addColumn(name, 'bigint').execute()
      await seat.addColumn('held_number', 'integer').execute()
      await db.schema.createIndex('gametable_host').on('gametable').columns(['host', 'status']).execute()
    },
  },
  '019-unrated': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('result').addColumn('unrated', 'text').execute()
    },
  },
  '020-logged-in-late': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .alterTable('seat')
        .addColumn('was_guest', 'integer', c => c.notNull().defaultTo(0))
        .execute()
    },
  },
}
