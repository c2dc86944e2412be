import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { paths, type TableResponse } from '@railhead/protocol'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FolderInUse } from '../../src/storage/lock.js'
import { moveStore } from '../../src/storage/move.js'
import { TABLES } from '../../src/storage/schema.js'
import { openDatabase } from '../../src/storage/sqlite.js'
import { Guest, Visit } from '../testing/client.js'
import { look } from '../testing/database.js'
import { finishedToy } from '../testing/games.js'
import { playToTheEnd, seatPeople } from '../testing/play.js'
import { type PostgresServer, startPostgres } from '../testing/postgres.js'
import { temporaryFolder, testServer } from '../testing/server.js'

let postgres: PostgresServer
beforeAll(async () => {
  postgres = await startPostgres()
}, 90_000)
afterAll(() => postgres.stop())

test('a folder moves into PostgreSQL, and its matches go on there', async () => {
  const dataDir = temporaryFolder()
  const folder = await testServer({ dataDir })
  const base = `http://127.0.0.1:${folder.port}`
  const { table, guests, visits } = await seatPeople(base, 'high-card', { players: 2 })
  await visits[0].answer(visits[0].asked?.id ?? '', visits[0].asked?.options[0] ?? {})
  await visits[0].command({ type: 'chat', key: 'chat.key', text: 'See you there' })
  await visits[1].command({ type: 'note', key: 'note.key', text: 'mine' })
  const databaseUrl = await postgres.newDatabase()
  await expect(moveStore(dataDir, databaseUrl)).rejects.toThrow(FolderInUse)
  // Earlier releases took match files with whatever seed.
  const brought = await guests[0].ask<TableResponse>('POST', paths.import, {
    file: finishedToy('seed').record(),
  })
  await look(dataDir, db =>
    db.updateTable('gametable').set({ seed: 'a\0b' }).where('id', '=', brought.table.id).execute(),
  )
  await folder.close()

  expect(await moveStore(dataDir, databaseUrl)).toMatchObject({
    person: 2,
    session: 2,
    gametable: 2,
    seat: 4,
    log: 1 + finishedToy('seed').answers.length,
    chat: 1,
    note: 1,
  })
  await expect(moveStore(dataDir, databaseUrl)).rejects.toThrow('must be empty')
  await expect(moveStore(join(dataDir, 'nothing'), databaseUrl)).rejects.toThrow('nothing to move')

  const moved = await testServer({ flags: { databaseUrl } })
  const there = `http://127.0.0.1:${moved.port}`
  const again = await Promise.all(guests.map(guest => Visit.open(there, table.id, guest.cookie)))
  expect(again.map(visit => visit.view)).toEqual(visits.map(visit => visit.view))
  await playToTheEnd(again)
  expect(await Guest.arrive(there, 'Newcomer')).toMatchObject({ me: { name: 'Newcomer' } })
  await moved.close()
  rmSync(dataDir, { recursive: true })
})

test('the list of tables that are moved is complete', async () => {
  const dataDir = temporaryFolder()
  const server = await testServer({ dataDir })
  await server.close()
  const db = openDatabase(join(dataDir, 'railhead.db'))
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'kysely%'`.execute(db)
  await db.destroy()
  expect(rows.map(row => row.name).sort()).toEqual([...TABLES].sort())
  rmSync(dataDir, { recursive: true })
})
