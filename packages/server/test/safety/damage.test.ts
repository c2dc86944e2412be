import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { type ListedTable, paths } from '@railhead/protocol'
import Sqlite from 'libsql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backup, restore } from '../../src/storage/backup.js'
import { DamagedFolder } from '../../src/storage/folder.js'
import { openStore } from '../../src/storage/store.js'
import { Guest } from '../testing/client.js'
import { look } from '../testing/database.js'
import { kill, serverProgram, startProcess } from '../testing/process.js'
import { temporaryFolder, testServer } from '../testing/server.js'

/** What a disk, a crash or a careless hand can do to a data folder. */

let program: string
beforeAll(async () => {
  program = await serverProgram()
}, 300_000)

const made: string[] = []
const folder = (): string => {
  const path = temporaryFolder()
  made.push(path)
  return path
}
afterAll(() => {
  for (const path of made) rmSync(path, { recursive: true, force: true })
})
const database = (dataDir: string): string => join(dataDir, 'railhead.db')

/** What is damaged, each at a table of its own. */
const DAMAGES = [
  ['gametable', 'config'],
  ['gametable', 'title'],
  ['gametable', 'seed'],
  ['gametable', 'outcome'],
  ['gametable', 'time_rule'],
  ['seat', 'level'],
  ['log', 'option'],
  ['log', 'key'],
  ['chat', 'text'],
] as const

/** A folder with some matches, each of two people and begun; the last is to stay whole. */
async function usedFolder(): Promise<{ dataDir: string; tables: string[]; cookie: string }> {
  const dataDir = folder()
  const server = await testServer({ dataDir })
  const base = `http://127.0.0.1:${server.port}`
  const tables = []
  const [ann, bob] = [await Guest.arrive(base, 'Ann'), await Guest.arrive(base, 'Bob')]
  for (let i = 0; i <= DAMAGES.length; i++) {
    const table = await ann.create({ game: 'high-card', config: { players: 2 }, visibility: 'open' })
    await bob.join(table.id)
    await ann.ask('POST', paths.start(table.id))
    const visit = await ann.sit(table.id)
    await visit.answer(visit.asked?.id ?? '', visit.asked?.options[0] ?? {})
    // Somebody who talks at every table would be asked to wait.
    if (DAMAGES[i]?.[0] === 'chat')
      await visit.command({ type: 'chat', key: 'chat.of.mine', text: 'good luck' })
    visit.close()
    tables.push(table.id)
  }
  await server.close()
  return { dataDir, tables, cookie: ann.cookie }
}

let begun: ReturnType<typeof usedFolder> | undefined
const shared = (): ReturnType<typeof usedFolder> => {
  begun ??= usedFolder()
  return begun
}

const BAD_TEXT = "CAST(x'22ff2241c328' AS TEXT)"

test('no stored byte ends the server, nor the other tables', { timeout: 120_000 }, async () => {
  const { dataDir, tables, cookie } = await shared()
  const damaged = folder()
  copyFileSync(database(dataDir), database(damaged))
  const db = new Sqlite(database(damaged))
  for (const [i, [table, column]] of DAMAGES.entries()) {
    const where = `${table === 'gametable' ? 'id' : 'table_id'} = '${tables[i]}'`
    const { changes } = db.prepare(`UPDATE ${table} SET ${column} = ${BAD_TEXT} WHERE ${where}`).run()
    expect(changes).toBeGreaterThan(0)
  }
  for (const [column, name] of [
    ['name', 'Bob'],
    ['preferences', 'Ann'],
  ])
    db.prepare(`UPDATE person SET ${column} = ${BAD_TEXT} WHERE name = ?`).run(name)
  db.close()
  const server = await startProcess({ data: damaged, logLevel: 'silent', metricsPort: 0 })
  try {
    const ask = async (path: string): Promise<Response> => fetch(server.base + path, { headers: { cookie } })
    const watcher = await Guest.arrive(server.base, 'Watcher')
    for (const id of tables) {
      for (const path of [paths.table(id), paths.history(id, 0, 5), paths.log(id, 0), paths.export(id)]) {
        const answer = await ask(path)
        // What is told of it carries nothing of the inside.
        if (answer.status >= 500) expect(await answer.text()).not.toMatch(/option|hand|\ufffd/)
      }
      const visit = await watcher.sit(id).catch(() => undefined)
      visit?.close()
    }
    // Damaged settings of a person are as good as none.
    for (const path of [paths.list('mine'), paths.session, paths.preferences, paths.results('x')])
      expect([path, (await ask(path)).status]).toEqual([path, expect.toSatisfy((it: number) => it < 500)])
    expect((await ask('/readyz')).status).toBe(200)
    expect([server.child.exitCode, server.child.signalCode]).toEqual([null, null])
    // The table that is whole is as it was, and is listed.
    const whole = tables.at(-1) ?? ''
    const visit = await watcher.sit(whole)
    expect(visit.number).toBe(1)
    visit.close()
    const { tables: listed } = await watcher.ask<{ tables: ListedTable[] }>('GET', paths.list('watch'))
    expect(listed.map(({ table }) => table.id)).toContain(whole)
    const metrics = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text()
    expect(metrics).toMatch(/railhead_damaged_values_total\{column="option"\} [1-9]/)
  } finally {
    await kill(server)
  }
})

test('damaged settings stop no match with deadlines; a damaged study is called so', {
  timeout: 120_000,
}, async () => {
  const dataDir = folder()
  const server = await testServer({ dataDir })
  const [ann, bob] = [await Guest.arrive(server.url, 'Ann'), await Guest.arrive(server.url, 'Bob')]
  const time = { kind: 'deadline', hours: 24, onExpiry: 'wait' } as const
  const { id } = await ann.create({ game: 'high-card', config: { players: 2 }, time })
  await bob.join(id)
  await look(dataDir, async db => {
    await db.updateTable('person').set({ preferences: '{"quiet\ufffd' }).execute()
    const times = { created_at: 1, changed_at: 1 }
    const row = { id: 'a'.repeat(22), person_id: ann.me.id, revision: 1, title: 'x', game: 'high-card' }
    await db
      .insertInto('study')
      .values({ ...row, ...times, chapters: 1, notes: 0, content: '{"format' })
      .execute()
  })
  await ann.ask('POST', paths.start(id))
  const visits = [await ann.sit(id), await bob.sit(id)]
  const asked = visits.find(visit => visit.asked !== undefined)
  expect((await asked?.answer(asked.asked?.id ?? '', asked.asked?.options[0] ?? {}))?.type).toBe('done')
  for (const visit of visits) visit.close()
  expect(await ann.send('GET', paths.study('a'.repeat(22)))).toMatchObject({
    status: 409,
    body: { error: { code: 'unreadable' } },
  })
  await server.close()
})

test('a name of a column that is no text is found at the start, and ends nothing', async () => {
  const { dataDir } = await shared()
  const bytes = readFileSync(database(dataDir))
  for (const name of ['"content"', '"seed_hash"', '"preferences"']) {
    const torn = Buffer.from(bytes)
    // Pages that are used no more hold older copies.
    for (let at = torn.indexOf(name); at >= 0; at = torn.indexOf(name)) torn[at + 3] ^= 128
    expect(torn.equals(bytes)).toBe(false)
    const damaged = folder()
    writeFileSync(database(damaged), torn)
    expect(refusal(damaged)).toMatchObject({ signal: null, said: expect.stringContaining('is damaged') })
  }
})

/** Starts a server on a folder as `railhead serve` does, and returns what it says if it refuses. */
function refusal(dataDir: string): { code: number | null; signal: string | null; said: string } {
  const result = spawnSync(process.execPath, [program], {
    env: {
      PATH: process.env['PATH'],
      RAILHEAD_DATA: dataDir,
      RAILHEAD_PORT: '0',
      RAILHEAD_LOG_LEVEL: 'silent',
    },
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { code: result.status, signal: result.signal, said: result.stderr }
}

test('a database that is damaged, gone, empty or somebody else’s is refused, with what to do', async () => {
  const { dataDir } = await shared()
  const bytes = readFileSync(database(dataDir))
  const copy = folder()
  const attempt = async (): Promise<string> => {
    try {
      await (await openStore(copy)).close()
      return ''
    } catch (error) {
      expect(error).toBeInstanceOf(DamagedFolder)
      return error instanceof Error ? error.message : ''
    }
  }
  writeFileSync(database(copy), bytes)
  expect(await attempt()).toBe('')
  for (const part of ['-wal', '-shm']) rmSync(`${database(copy)}${part}`, { force: true })

  const torn = Buffer.from(bytes)
  for (let page = 5; page < 20; page++) torn.fill(0xa5, page * 4096, page * 4096 + 900)
  writeFileSync(database(copy), torn)
  expect(await attempt()).toMatch(/damaged|cannot be read/)
  expect(await attempt()).toContain('railhead restore')
  writeFileSync(database(copy), bytes.subarray(0, bytes.length - 3 * 4096))
  expect(await attempt()).toMatch(/damaged|cannot be read/)
  writeFileSync(database(copy), 'this is a letter to my mother and no database at all'.repeat(100))
  expect(await attempt()).toMatch('cannot be read')
  writeFileSync(database(copy), '')
  expect(await attempt()).toMatch('is empty')
  rmSync(database(copy))
  expect(await attempt()).toMatch('is gone')
  expect(existsSync(database(copy))).toBe(false)
  const foreign = new Sqlite(database(copy))
  foreign.exec('CREATE TABLE recipe (id INTEGER)')
  foreign.close()
  expect(await attempt()).toMatch('something else')
  // A folder that never had one is begun.
  const fresh = folder()
  await (await openStore(join(fresh, 'new'))).close()
})

test('whatever bytes are damaged, the process is not ended by them', { timeout: 120_000 }, async () => {
  const { dataDir } = await shared()
  const bytes = readFileSync(database(dataDir))
  const copy = folder()
  const script = join(copy, 'read.mjs')
  const store = new URL('../../dist/storage/store.js', import.meta.url).href
  const schema = new URL('../../dist/storage/schema.js', import.meta.url).href
  writeFileSync(
    script,
    `import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { openStore } from '${store}'
import { TABLES } from '${schema}'
const bytes = readFileSync('${database(dataDir)}')
let refused = 0
for (let round = 0; round < 60; round++) {
  const folder = '${copy}/' + round
  mkdirSync(folder)
  const torn = Buffer.from(bytes)
  for (let i = 0; i <= round % 4; i++) torn[Math.floor((torn.length * ((round * 37 + i * 11) % 101)) / 101)] ^= 1 << (round % 8)
  writeFileSync(folder + '/railhead.db', torn)
  try {
    const opened = await openStore(folder)
    for (const table of TABLES) await opened.db.selectFrom(table).selectAll().execute().catch(() => refused++)
    await opened.close()
  } catch {
    refused++
  }
}
console.log('through', refused)`,
  )
  expect(bytes.length).toBeGreaterThan(4096)
  const result = spawnSync(process.execPath, [script], { encoding: 'utf8' })
  const { status, signal, stdout, stderr } = result
  expect([status, signal, stdout.startsWith('through')], stderr).toEqual([0, null, true])
})

test('the program says in one line what is wrong with its folder', async () => {
  const { dataDir } = await shared()
  const copy = folder()
  copyFileSync(join(dataDir, 'in-use.txt'), join(copy, 'in-use.txt'))
  const { code, signal, said } = refusal(copy)
  expect([code, signal]).toEqual([1, null])
  expect(said).toContain('was in use, but its database railhead.db is gone')
})

test('an empty secret is refused, not used', async () => {
  const dataDir = folder()
  await (await testServer({ dataDir })).close()
  writeFileSync(join(dataDir, 'secret.key'), '')
  await expect(testServer({ dataDir })).rejects.toThrow(/secret\.key is empty/)
  rmSync(join(dataDir, 'secret.key'))
  await (await testServer({ dataDir })).close()
})

test('nobody but the owner reads database, secret and backups, also in a folder that was there before', async () => {
  const dataDir = join(folder(), 'open')
  mkdirSync(dataDir, { mode: 0o755 })
  const server = await testServer({ dataDir })
  await Guest.arrive(`http://127.0.0.1:${server.port}`, 'Ann')
  const file = join(dataDir, 'backup.db')
  backup(dataDir, file)
  const names = ['railhead.db', 'railhead.db-wal', 'railhead.db-shm', 'secret.key', 'lock.db', 'backup.db']
  const modes = (): string[] =>
    names.filter(
      name => existsSync(join(dataDir, name)) && (statSync(join(dataDir, name)).mode & 0o077) !== 0,
    )
  expect(names.every(name => existsSync(join(dataDir, name)))).toBe(true)
  expect(modes()).toEqual([])
  expect(readdirSync(dataDir).filter(name => (statSync(join(dataDir, name)).mode & 0o077) !== 0)).toEqual([])
  await server.close()
  for (const name of names) if (existsSync(join(dataDir, name))) chmodSync(join(dataDir, name), 0o644)
  rmSync(file)
  await (await testServer({ dataDir })).close()
  expect(modes()).toEqual([])
})

test('a backup that is killed leaves no file of that name; a damaged one is not restored', {
  timeout: 120_000,
}, async () => {
  const dataDir = folder()
  const store = await openStore(dataDir)
  const rows = Array.from({ length: 200 }, (_, i) => ({ name: `filler ${i}`, value: 'x'.repeat(20_000) }))
  for (let i = 0; i < 10; i++)
    await store.db
      .insertInto('setting')
      .values(rows.map(row => ({ ...row, name: `${row.name} ${i}` })))
      .execute()
  await store.close()
  const target = join(dataDir, 'nightly.db')
  const module = new URL('../../dist/storage/backup.js', import.meta.url).href
  const code = `import { backup } from '${module}'; console.log('begun'); backup('${dataDir}', '${target}')`
  for (const delay of [0, 10, 30, 60]) {
    const { spawn } = await import('node:child_process')
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    await new Promise(resolve => child.stdout.once('data', resolve))
    await new Promise(resolve => setTimeout(resolve, delay))
    const gone = new Promise(resolve => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
    if (!existsSync(target)) continue
    // It was through already: then it is whole.
    restore(target, join(folder(), 'there'))
    rmSync(target)
  }
  backup(dataDir, target)
  const bytes = readFileSync(target)
  for (let page = 3; page < 10; page++) bytes.fill(0x5a, page * 4096, page * 4096 + 1000)
  writeFileSync(target, bytes)
  const there = join(folder(), 'there')
  expect(() => restore(target, there)).toThrow('damaged')
  expect(existsSync(database(there))).toBe(false)
})
