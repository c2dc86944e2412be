import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { checkDatabase } from '../../src/storage/folder.js'
import { openDatabase } from '../../src/storage/sqlite.js'
import { connect } from '../../src/storage/sqliteFile.js'
import { temporaryFolder } from '../testing/server.js'

test('a database that somebody else has at the moment is waited for, from the first statement on', async () => {
  const folder = temporaryFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'railhead.db')
  const other = connect(file)
  other.exec('CREATE TABLE log (id)')
  other.exec('BEGIN EXCLUSIVE')
  const db = openDatabase(file)
  const asked = sql<{ n: number }>`select count(*) as n from log`.execute(db)
  await pause(400)
  other.exec('ROLLBACK')
  other.close()
  expect((await asked).rows).toEqual([{ n: 0 }])
  await db.destroy()
})

test('a transaction that has read may write, whatever another program wants to write meanwhile', async () => {
  const folder = temporaryFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'railhead.db')
  const other = connect(file)
  other.exec('PRAGMA busy_timeout = 0')
  other.exec('PRAGMA journal_mode = WAL')
  other.exec('CREATE TABLE log (id)')
  const db = openDatabase(file)
  await db.transaction().execute(async queries => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from log`.execute(queries)
    expect(() => other.exec("INSERT INTO log (id) VALUES ('other')")).toThrow('locked')
    await sql`insert into log (id) values (${rows[0].n})`.execute(queries)
  })
  other.close()
  expect((await sql<{ id: unknown }>`select id from log`.execute(db)).rows).toEqual([{ id: 0 }])
  await db.destroy()
})

test('a file is opened, looked through and closed again and again without a lock staying behind', {
  timeout: 600_000,
}, async () => {
  const folder = temporaryFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'railhead.db')
  const first = connect(file)
  first.exec('PRAGMA journal_mode = WAL')
  first.exec('CREATE TABLE log (id); CREATE TABLE gametable (id)')
  first.close()
  for (let round = 1; round <= 30; round++) {
    checkDatabase(file, '')
    const db = openDatabase(file)
    await sql`insert into log (id) values (${round})`.execute(db)
    expect((await sql<{ n: number }>`select count(*) as n from log`.execute(db)).rows).toEqual([{ n: round }])
    await db.destroy()
  }
})
