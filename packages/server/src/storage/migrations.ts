import { type Kysely, type Migration, Migrator } from 'kysely'
import { MIGRATIONS_0_1_0 } from './migrations/0.1.0.js'
import { MIGRATIONS_0_2_0 } from './migrations/0.2.0.js'
import { MIGRATIONS_0_3_0 } from './migrations/0.3.0.js'
import type { Database } from './schema.js'

/** By the release that brought them, in order; a migration that has been released is never changed. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  ...MIGRATIONS_0_1_0,
  ...MIGRATIONS_0_2_0,
  ...MIGRATIONS_0_3_0,
}

/** Brings the database to the present form, or throws and leaves it as it was. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
