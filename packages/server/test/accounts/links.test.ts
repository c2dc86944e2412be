import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addLoginLink, adoptGuest, takeLoginLink } from '../../src/storage/accounts.js'
import { postgresDatabase } from '../../src/storage/postgres.js'
import type { Database } from '../../src/storage/schema.js'
import { changeSeat } from '../../src/storage/seats.js'
import { lockTable } from '../../src/storage/tables.js'
import { Guest } from '../testing/client.js'
import { type PostgresServer, startPostgres } from '../testing/postgres.js'
import { type TestServer, testServer } from '../testing/server.js'

let postgres: PostgresServer
let server: TestServer
let db: Kysely<Database>
beforeAll(async () => {
  postgres = await startPostgres()
  const databaseUrl = await postgres.newDatabase()
  server = await testServer({ flags: { databaseUrl } })
  db = postgresDatabase(databaseUrl, 4)
}, 90_000)
afterAll(async () => {
  await db.destroy()
  await server.close()
  await postgres.stop()
})

const NOW = 1_000_000

const linkTo = (mail: string, token_hash: string, expires_at = NOW + 1): Promise<void> =>
  addLoginLink(db, { token_hash, mail, person_id: null, expires_at })

const take = (token_hash: string): Promise<unknown> =>
  db.transaction().execute(queries => takeLoginLink(queries, token_hash, NOW))

test('links to one address that are used at the same moment: one is taken, and none is given up for another', async () => {
  for (let round = 0; round < 20; round++) {
    const hashes = ['a', 'b', 'c'].map(name => `${name}${round}`)
    for (const hash of hashes) await linkTo(`${round}@example.org`, hash)
    const taken = await Promise.all([...hashes].reverse().map(take))
    expect(taken.filter(link => link !== undefined)).toHaveLength(1)
  }
})

test('a link does not wait for others that are too old', async () => {
  await linkTo('old@example.org', 'old', NOW - 1)
  await linkTo('new@example.org', 'new')
  await db.transaction().execute(async other => {
    await other.deleteFrom('login_link').where('token_hash', '=', 'old').execute()
    const taken = await db.transaction().execute(async queries => {
      await sql`set local lock_timeout = '10s'`.execute(queries)
      return takeLoginLink(queries, 'new', NOW)
    })
    expect(taken).toMatchObject({ mail: 'new@example.org' })
  })
})

test('a guest who goes along with an account while the table is written to: both come to their end', async () => {
  const base = `http://127.0.0.1:${server.port}`
  const [guest, account] = [await Guest.arrive(base, 'Guest'), await Guest.arrive(base, 'Account')]
  const { id } = await guest.create({ game: 'high-card', config: {} })
  let adopting: Promise<string[]> | undefined
  await db.transaction().execute(async queries => {
    await lockTable(queries, id, 'gathering')
    adopting = db.transaction().execute(adopt => adoptGuest(adopt, guest.me.id, account.me.id))
    await vi.waitFor(async () => {
      const { rows } = await sql`select pid from pg_locks where not granted and transactionid is not null
        and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(db)
      expect(rows).toHaveLength(1)
    }, 60_000)
    const seat = { kind: 'person', person_id: guest.me.id } as const
    await changeSeat(queries, id, 0, seat, { ...seat, level: null })
  })
  expect(await adopting).toEqual([id])
})
