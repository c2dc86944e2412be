import { rmSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { moveStore } from '../../src/storage/move.js'
import { type PostgresServer, startPostgres } from '../testing/postgres.js'
import { temporaryFolder, testServer } from '../testing/server.js'
import { comeBack, fillDatabase, layOutFolder, RELEASES_LEFT, readKnown } from './left.js'
import { upgradeSuite } from './suite.js'

let postgres: PostgresServer
beforeAll(async () => {
  postgres = await startPostgres()
}, 90_000)
afterAll(() => postgres.stop())

interface Column {
  readonly name: string
  readonly type: string
  /** Whether a row may be written without it. */
  readonly spare: boolean
}

async function columnsOf(databaseUrl: string): Promise<Column[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<Column>(`
      select table_name || '.' || column_name as name, data_type as type,
        is_nullable = 'YES' or column_default is not null as spare
      from information_schema.columns where table_schema = 'public'`)
    return rows
  } finally {
    await client.end()
  }
}

describe.each(RELEASES_LEFT)('what a server of %s left in PostgreSQL:', release => {
  const known = readKnown(release, 'postgres')
  let databaseUrl: string
  let columnsBefore: Column[]

  upgradeSuite(known, async () => {
    databaseUrl = await postgres.newDatabase()
    await fillDatabase(release, databaseUrl)
    columnsBefore = await columnsOf(databaseUrl)
    return { flags: { databaseUrl, secret: known.secret } }
  })

  test('its servers can go on beside the new one: the database kept all columns and wants no others', async () => {
    const now = new Map((await columnsOf(databaseUrl)).map(column => [column.name, column]))
    const tables = new Set(columnsBefore.map(({ name }) => name.split('.')[0]))
    for (const { name, type } of columnsBefore) expect(now.get(name), name).toMatchObject({ type })
    const before = new Set(columnsBefore.map(({ name }) => name))
    for (const { name, spare } of now.values())
      if (tables.has(name.split('.')[0]) && !before.has(name)) expect(spare, name).toBe(true)
  })

  test('its folder moves into PostgreSQL, and its matches go on there', async () => {
    const folder = temporaryFolder()
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    layOutFolder(release, folder)
    const url = await postgres.newDatabase()
    const left = readKnown(release, 'folder')
    const { midTurn } = left.tables
    expect(await moveStore(folder, url)).toMatchObject({ person: 3, undo_request: 1 })
    const server = await testServer({ flags: { databaseUrl: url }, now: () => left.recordedAt })
    const boris = await (await comeBack(`http://127.0.0.1:${server.port}`, left.people.boris)).sit(midTurn.id)
    expect(boris.number).toBe(midTurn.seats?.[0].number)
    const { asked } = boris
    expect(await boris.answer(asked?.id ?? '', asked?.options[0] ?? {})).toMatchObject({ type: 'done' })
    boris.close()
    await server.close()
  })
})
