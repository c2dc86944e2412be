import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'libsql'
import { expect, test } from 'vitest'
import { backup, restore } from '../../src/storage/backup.js'
import { FolderInUse } from '../../src/storage/lock.js'
import { openStore } from '../../src/storage/store.js'
import { Visit } from '../testing/client.js'
import { playToTheEnd, seatPeople } from '../testing/play.js'
import { temporaryFolder, testServer } from '../testing/server.js'

test('a second server on the same folder refuses to start and says why', async () => {
  const dataDir = temporaryFolder()
  const server = await testServer({ dataDir })
  await expect(testServer({ dataDir })).rejects.toThrow(FolderInUse)
  await expect(testServer({ dataDir })).rejects.toThrow(`process ${process.pid}`)
  expect(() => restore(join(dataDir, 'railhead.db'), dataDir)).toThrow(FolderInUse)
  await server.close()
  const again = await testServer({ dataDir })
  await again.close()
  rmSync(dataDir, { recursive: true })
})

test('the database keeps what is acknowledged through a power cut', async () => {
  const dataDir = temporaryFolder()
  const store = await openStore(dataDir)
  const sqlite = new Sqlite(join(dataDir, 'railhead.db'))
  expect(sqlite.pragma('journal_mode', { simple: true })).toMatchObject({ journal_mode: 'wal' })
  sqlite.close()
  await store.close()
  rmSync(dataDir, { recursive: true })
})

test('a backup taken while people play is restored somewhere else', async () => {
  const server = await testServer()
  const { table, guests, visits } = await seatPeople(`http://127.0.0.1:${server.port}`, 'high-card', {
    players: 2,
  })
  await visits[0].answer(visits[0].asked?.id ?? '', visits[0].asked?.options[0] ?? {})
  const folder = temporaryFolder()
  const file = join(folder, 'backup.db')
  backup(server.dataDir, file)
  expect(() => backup(server.dataDir, file)).toThrow('exists already')
  await playToTheEnd(visits)

  const dataDir = join(folder, 'data')
  restore(file, dataDir)
  restore(file, dataDir)
  expect(existsSync(join(dataDir, 'railhead.db.before-restore'))).toBe(true)
  const other = await testServer({ dataDir })
  const visit = await Visit.open(`http://127.0.0.1:${other.port}`, table.id, guests[0].cookie)
  expect(visit.number).toBe(1)
  await other.close()
  await server.close()

  writeFileSync(join(folder, 'junk'), 'this is no database, but it is long enough to look like a file')
  expect(() => restore(join(folder, 'junk'), dataDir)).toThrow('not a backup')
  expect(() => restore(join(folder, 'nothing'), dataDir)).toThrow('no file')
  rmSync(folder, { recursive: true })
})

test('what was there before the first restore is kept through the second', async () => {
  const folder = temporaryFolder()
  const names = ['true', 'wrong', 'right']
  for (const name of names) {
    const store = await openStore(join(folder, name))
    const person = { id: name, name, kind: 'guest', preferences: '{}', created_at: 1 } as const
    await store.db.insertInto('person').values(person).execute()
    await store.close()
    backup(join(folder, name), join(folder, `${name}.backup`))
  }
  const data = join(folder, 'true')
  for (const name of names.slice(1)) restore(join(folder, `${name}.backup`), data)
  const whose = async (file: string): Promise<string> => {
    const place = join(folder, `of ${file}`)
    restore(join(data, file), place)
    const store = await openStore(place)
    const { id } = await store.db.selectFrom('person').select('id').executeTakeFirstOrThrow()
    await store.close()
    return id
  }
  expect(await whose('railhead.db')).toBe('right')
  expect(await whose('railhead.db.before-restore')).toBe('true')
  expect(await whose('railhead.db.before-restore-2')).toBe('wrong')
  rmSync(folder, { recursive: true })
})
