import {
  type AdminOverview,
  type AdminReportsResponse,
  type CreateTableBody,
  type MatchFile,
  paths,
  type TableResponse,
} from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Guest } from '../testing/client.js'
import { look } from '../testing/database.js'
import { type TestServer, testServer } from '../testing/server.js'

const CODE = 'a code for administrators'
const SEATS = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const
const WAITING: CreateTableBody = { game: 'high-card', config: {} }
const RUNNING: CreateTableBody = { game: 'high-card', config: {}, seats: SEATS, start: true }

let time = Date.UTC(2026, 5, 1, 12)
let server: TestServer
beforeAll(async () => {
  const flags = { adminCode: CODE, waitingTables: 8, runningTables: 12, importedMatches: 8, reportsKept: 6 }
  server = await testServer({ flags, now: () => time })
})
afterAll(() => server.close())

const arrive = (name: string) => Guest.arrive(server.url, name)

let accounts = 0
async function account(name: string): Promise<Guest> {
  const guest = await arrive(name)
  const mail = `${name.toLowerCase()}${++accounts}@example.org`
  await guest.ask('POST', paths.account, { mail, password: 'a long password' })
  return guest
}

/** Asks for more than there may be; how many there were, and how the first refusal reads. */
async function until(most: number, ask: () => Promise<{ status: number; body: unknown }>) {
  for (let done = 0; done <= most; done++) {
    const { status, body } = await ask()
    if (status >= 300) return { done, status, ...(body as { error: { code: string; path?: string } }) }
  }
  return { done: most + 1, status: 201, error: undefined }
}

const tooMany = (done: number, path: string, expected: number) => ({
  done,
  status: 409,
  error: { code: 'tooMany', path, expected },
})

test('tables that never began are bounded, for a guest and for an account; one that goes makes room', async () => {
  const gus = await arrive('Gus')
  const open = (who: Guest) => () => who.send('POST', paths.tables, WAITING)
  expect(await until(20, open(gus))).toMatchObject(tooMany(2, 'waitingTables', 2))
  const ann = await account('Ann')
  expect(await until(20, open(ann))).toMatchObject(tooMany(8, 'waitingTables', 8))
  const { tables } = await ann.ask<{ tables: { table: { id: string } }[] }>('GET', paths.list('mine'))
  await ann.ask('POST', paths.leave(tables[0].table.id))
  expect(await until(20, open(ann))).toMatchObject(tooMany(1, 'waitingTables', 8))
  // Sitting at tables of others is something else.
  const bob = await account('Bob')
  const { id } = await bob.create(WAITING)
  await ann.join(id, 1)
})

test('running tables that somebody opened are bounded, also those that are started later or again', async () => {
  const gus = await arrive('Gus')
  expect(await until(20, () => gus.send('POST', paths.tables, RUNNING))).toMatchObject(
    tooMany(3, 'runningTables', 3),
  )
  // Nothing is left of the one that was refused.
  const { tables } = await gus.ask<{ tables: object[] }>('GET', paths.list('mine'))
  expect(tables).toHaveLength(3)
  const { table } = await gus.ask<TableResponse>('POST', paths.tables, { ...RUNNING, start: false })
  const late = await gus.send('POST', paths.start(table.id))
  expect(late).toMatchObject({ status: 409, body: { error: { code: 'tooMany', path: 'runningTables' } } })
  const [first] = tables as { table: { id: string } }[]
  await gus.ask('POST', paths.concede(first.table.id))
  await gus.ask('POST', paths.start(table.id))
})

test('imported matches are bounded, finished ones too', async () => {
  const gus = await arrive('Gus')
  const { id } = await gus.create(RUNNING)
  const visit = await gus.sit(id)
  while (!visit.over) {
    await visit.until(() => visit.over || visit.asked !== undefined)
    if (visit.asked) await visit.answer(visit.asked.id, visit.asked.options[0])
  }
  visit.close()
  const file = await gus.ask<MatchFile>('GET', paths.export(id))
  const bring = (who: Guest) => () => who.send('POST', paths.import, { file })
  expect(await until(20, bring(gus))).toMatchObject(tooMany(2, 'importedMatches', 2))
  const ann = await account('Ann')
  expect(await until(20, bring(ann))).toMatchObject(tooMany(8, 'importedMatches', 8))
})

test('the bots of somebody open tables on the account of their owner; who looks after the server is not bounded', async () => {
  const ann = await account('Ann')
  const { token } = await ann.ask<{ token: string }>('POST', paths.bots, { name: 'Annbot' })
  const byBot = async () => {
    const response = await fetch(server.url + paths.tables, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(WAITING),
    })
    return { status: response.status, body: (await response.json()) as unknown }
  }
  for (let i = 0; i < 5; i++) await ann.create(WAITING)
  expect(await until(20, byBot)).toMatchObject(tooMany(3, 'waitingTables', 8))
  expect(await ann.send('POST', paths.tables, WAITING)).toMatchObject({ status: 409 })
  const admin = await account('Admin')
  await admin.ask('POST', paths.adminClaim, { code: CODE })
  expect(await until(12, () => admin.send('POST', paths.tables, WAITING))).toMatchObject({ done: 13 })
})

test('what somebody has beyond the limit stays, and ten at once get no more than one after the other', async () => {
  const ann = await account('Ann')
  const [one] = await Promise.all(Array.from({ length: 3 }, () => ann.create(WAITING)))
  await look(server.dataDir, async db => {
    const row = await db
      .selectFrom('gametable')
      .selectAll()
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow()
    for (let i = 0; i < 10; i++)
      await db
        .insertInto('gametable')
        .values({ ...row, id: `old-table-number-00${i}` })
        .execute()
  })
  expect(await ann.send('POST', paths.tables, WAITING)).toMatchObject({ status: 409 })
  const left = await look(server.dataDir, db =>
    db.selectFrom('gametable').select('id').where('host', '=', ann.me.id).execute(),
  )
  expect(left).toHaveLength(13)
  const bob = await account('Bob')
  const answers = await Promise.all(Array.from({ length: 20 }, () => bob.send('POST', paths.tables, WAITING)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(8)
})

test('who fills the box of reports leaves room for others; what was handled goes first, and it is seen that it is full', async () => {
  const admin = await account('Admin')
  await admin.ask('POST', paths.adminClaim, { code: CODE })
  const box = () => admin.ask<AdminReportsResponse>('GET', paths.adminReports)
  const flooder = await account('Mallory')
  const { id } = await flooder.create(RUNNING)
  const report = (who: Guest, words: string) => {
    time += 60_000
    return who.send('POST', paths.report(id), { words })
  }
  for (let i = 0; i < 6; i++) expect((await report(flooder, `junk ${i}`)).status).toBe(201)
  expect(await box()).toMatchObject({ kept: 6, most: 6 })
  expect(await admin.ask<AdminOverview>('GET', paths.adminOverview)).toMatchObject({
    reports: 6,
    reportsMost: 6,
  })
  // The one who has the most has to give way, and gets no more in.
  const ann = await account('Ann')
  const kept = await report(ann, 'something is really wrong')
  expect(kept.status).toBe(201)
  expect((await report(flooder, 'more junk')).status).toBe(409)
  const before = await box()
  expect(before.reports.map(({ words }) => words)).toEqual([
    'something is really wrong',
    ...[4, 3, 2, 1, 0].map(i => `junk ${i}`),
  ])
  // What was handled makes room first, the oldest before the others.
  for (const { id: handled } of before.reports.slice(3, 5))
    expect((await admin.send('PUT', paths.adminReport(handled), { handled: true })).status).toBe(204)
  expect((await box()).reports.map(({ handled }) => handled)).toEqual([
    false,
    false,
    false,
    true,
    true,
    false,
  ])
  const bob = await account('Bob')
  expect((await report(bob, 'and here')).status).toBe(201)
  expect((await box()).reports.map(({ words }) => words)).toEqual([
    'and here',
    'something is really wrong',
    ...[4, 3, 2, 0].map(i => `junk ${i}`),
  ])
  expect((await admin.send('PUT', paths.adminReport('nothing'), { handled: true })).status).toBe(404)
})
