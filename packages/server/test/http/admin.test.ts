import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyGame, anyGame, Match } from '@railhead/kernel'
import { type HighCardConfig, highCard } from '@railhead/kernel/testing'
import {
  type AdminOverview,
  type AdminPeopleResponse,
  type AdminReportsResponse,
  type AdminTablesResponse,
  CLOSE,
  type GamesResponse,
  paths,
  type Report,
  type ResultsResponse,
  type SessionResponse,
  type StatisticsResponse,
} from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Guest } from '../testing/client.js'
import { look } from '../testing/database.js'
import { playToTheEnd } from '../testing/play.js'
import { type TestServer, testServer } from '../testing/server.js'
import { answerFirst, playOn } from '../testing/table.js'

/** The toy game with one open reading. */
const ruled: AnyGame = anyGame({
  ...highCard,
  id: 'ruled',
  rulings: [
    {
      id: 'ties',
      values: { kind: 'choice', choices: ['nobody', 'all'] },
      default: 'nobody',
      ledger: [],
      certainty: 'open',
      source: 'none',
    },
  ],
  config: {
    ...highCard.config,
    parse: (input): HighCardConfig & { rulings: unknown } => {
      const { rulings, ...rest } = (input ?? {}) as { rulings?: Record<string, unknown> }
      return { ...highCard.config.parse(rest), rulings: { ties: 'nobody', ...rulings } }
    },
  },
})

const PASSWORD = 'a long password'
let server: TestServer
let base: string
let admin: Guest
beforeAll(async () => {
  server = await testServer({ games: [anyGame(highCard), ruled], flags: { pingSeconds: 1 } })
  base = `http://127.0.0.1:${server.port}`
  admin = await account('Ada')
})
afterAll(() => server.close())

let accounts = 0
async function account(name: string): Promise<Guest> {
  const guest = await Guest.arrive(base, name)
  const mail = `${name.toLowerCase()}${++accounts}@example.org`
  await guest.ask('POST', paths.account, { mail, password: PASSWORD })
  return guest
}
const code = (): string => readFileSync(join(server.dataDir, 'admin.code'), 'utf8')

test('whoever reads the code of the folder becomes administrator, once; then there is no code any more', async () => {
  const folder = server.settings.databaseUrl === undefined
  if (folder) {
    expect(statSync(join(server.dataDir, 'admin.code')).mode & 0o077).toBe(0)
    const guest = await Guest.arrive(base, 'Gus')
    expect((await guest.send('POST', paths.adminClaim, { code: code() })).status).toBe(400)
    expect((await admin.send('POST', paths.adminClaim, { code: 'a guess' })).status).toBe(401)
    expect((await admin.send('GET', paths.adminOverview)).status).toBe(403)
    const right = code()
    expect((await admin.send('POST', paths.adminClaim, { code: right })).status).toBe(204)
    expect(() => code()).toThrow('ENOENT')
    expect((await (await account('Eve')).send('POST', paths.adminClaim, { code: right })).status).toBe(401)
  } else {
    // Processes that share a database have the code in their settings.
    await look(server.dataDir, db =>
      db.insertInto('role').values({ person_id: admin.me.id, role: 'admin', at: 0 }).execute(),
    )
  }
  expect(await admin.ask<SessionResponse>('GET', paths.session)).toMatchObject({ role: 'admin' })
})

test('nobody else sees or does anything, a token of an administrator neither', async () => {
  const eve = await account('Eve')
  const { token } = await admin.ask<{ token: string }>('POST', paths.tokens, {
    name: 'bot',
    password: PASSWORD,
  })
  const calls = [
    ['GET', paths.adminOverview],
    ['GET', paths.adminPeople('')],
    ['PUT', paths.adminBan(admin.me.id), { reason: 'no' }],
    ['DELETE', paths.adminBan(admin.me.id)],
    ['PUT', paths.adminRole(eve.me.id), { role: 'admin', password: PASSWORD }],
    ['GET', paths.adminTables('playing')],
    ['POST', paths.adminRemove, { table: 'x' }],
    ['GET', paths.adminReports],
    ['GET', paths.adminReport('x')],
    ['DELETE', paths.adminReport('x')],
    ['GET', paths.adminCorrections],
    ['PUT', paths.adminCorrections, {}],
  ] as const
  for (const [method, path, body] of calls) {
    expect({ path, ...(await eve.send(method, path, body)) }).toMatchObject({ path, status: 403 })
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    }
    const asToken = await fetch(base + path, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    expect({ path, status: asToken.status }).toEqual({ path, status: 401 })
  }
})

test('roles: a moderator looks after people and tables, an administrator after roles; one always stays', async () => {
  const mod = await account('Moe')
  const guest = await Guest.arrive(base, 'Gus')
  expect(
    (await admin.send('PUT', paths.adminRole(guest.me.id), { role: 'admin', password: PASSWORD })).status,
  ).toBe(404)
  expect(
    (await admin.send('PUT', paths.adminRole(mod.me.id), { role: 'moderator', password: PASSWORD })).status,
  ).toBe(204)
  const overview = await mod.ask<AdminOverview>('GET', paths.adminOverview)
  expect(overview.tables).toMatchObject({ gathering: expect.any(Number), playing: expect.any(Number) })
  expect(overview.people.accounts).toBeGreaterThanOrEqual(2)
  expect(overview.disk.used).toBeGreaterThan(0)
  expect(
    (await mod.send('PUT', paths.adminRole(mod.me.id), { role: 'admin', password: PASSWORD })).status,
  ).toBe(403)
  expect((await mod.send('PUT', paths.adminCorrections, {})).status).toBe(403)
  expect((await mod.send('PUT', paths.adminBan(admin.me.id), { reason: 'coup' })).status).toBe(400)
  expect(
    (await admin.send('PUT', paths.adminRole(admin.me.id), { role: null, password: PASSWORD })).status,
  ).toBe(400)
  // Nor by going altogether.
  const gone = await admin.send('DELETE', paths.account, { password: PASSWORD })
  expect(gone).toMatchObject({ status: 400, body: { error: { code: 'badRequest' } } })
  expect((await admin.send('GET', paths.adminOverview)).status).toBe(200)
  expect(
    (await admin.send('PUT', paths.adminRole(mod.me.id), { role: null, password: PASSWORD })).status,
  ).toBe(204)
  expect((await mod.send('GET', paths.adminOverview)).status).toBe(403)
})

test('a ban: neither plays nor speaks, a bot takes over, and what they were told says why; until it ends', async () => {
  const rude = await Guest.arrive(base, 'Rude_100%')
  const kind = await Guest.arrive(base, 'Kind')
  const table = await kind.create({ game: 'high-card', config: { players: 2 } })
  await rude.join(table.id)
  await kind.ask('POST', paths.start(table.id))
  const visit = await rude.sit(table.id)
  const { people } = await admin.ask<AdminPeopleResponse>('GET', paths.adminPeople('rude_100%'))
  expect(people.map(({ name }) => name)).toEqual(['Rude_100%'])
  expect((await admin.ask<AdminPeopleResponse>('GET', paths.adminPeople('rude_1_0'))).people).toEqual([])
  await admin.ask('PUT', paths.adminBan(rude.me.id), { reason: 'Shouting.', days: 3 })
  await visit.until(() => visit.closed !== undefined)
  expect(visit.closed?.code).toBe(CLOSE.noSession)
  const { seats } = await kind
    .ask<{ table: { seats: { kind: string }[] } }>('GET', paths.table(table.id))
    .then(({ table: found }) => found)
  expect(seats[1]).toMatchObject({ kind: 'person', conceded: true, held: true })
  const refused = await rude.send('POST', paths.tables, { game: 'high-card', config: {} })
  expect(refused).toMatchObject({ status: 403, body: { error: { code: 'banned', message: 'Shouting.' } } })
  const watching = await rude.sit(table.id)
  expect(watching.seat).toBeNull()
  const reply = await watching.command({ type: 'chat', key: watching.newKey(), text: 'hello' })
  expect(reply).toMatchObject({ type: 'refused' })
  watching.close()
  // Nor by a name that others see.
  expect((await rude.send('POST', paths.session, { name: 'Ruder still' })).status).toBe(403)
  // What concerns their own data stays theirs.
  expect((await rude.send('GET', paths.exportMe)).status).toBe(200)
  expect((await admin.send('DELETE', paths.adminBan(rude.me.id))).status).toBe(204)
  expect((await rude.send('POST', paths.tables, { game: 'high-card', config: {} })).status).toBe(201)
  expect((await admin.send('DELETE', paths.adminBan(rude.me.id))).status).toBe(404)
  expect((await admin.send('PUT', paths.adminBan('nobody'), { reason: 'x' })).status).toBe(404)
})

test('a ban saves nobody from losing: a bot plays on, and the match is lost for whoever was banned', async () => {
  const people = await Promise.all(['Ann', 'Bob', 'Rude'].map(account))
  const [ann, , rude] = people
  const table = await ann.create({ game: 'high-card', config: { players: 3 } })
  for (const other of people.slice(1)) await other.join(table.id)
  await ann.ask('POST', paths.start(table.id))
  const visits = await Promise.all(people.map(one => one.sit(table.id)))
  for (const visit of visits) await answerFirst(visit)
  await admin.ask('PUT', paths.adminBan(rude.me.id), { reason: 'Shouting.', days: 3 })
  await playOn(visits.slice(0, 2))
  const { results } = await ann.ask<ResultsResponse>('GET', paths.results(rude.me.id))
  expect(results[0].seats[2]).toMatchObject({ person: rude.me.id, conceded: true, rank: 3 })
  const { games } = await ann.ask<StatisticsResponse>('GET', paths.statistics(rude.me.id))
  expect(games[0].rating?.value).toBeLessThan(1500)
  for (const visit of visits) visit.close()
})

test('a table can be removed; its id stands in no address', async () => {
  const host = await Guest.arrive(base, 'Host')
  const table = await host.create({ game: 'high-card', config: {}, title: 'Friday' })
  const { tables } = await admin.ask<AdminTablesResponse>('GET', paths.adminTables('gathering'))
  expect(tables.find(({ id }) => id === table.id)).toMatchObject({ title: 'Friday', seats: ['Host', null] })
  const visit = await host.sit(table.id)
  expect((await admin.send('POST', paths.adminRemove, { table: table.id })).status).toBe(204)
  await visit.until(() => visit.closed !== undefined)
  expect((await host.send('GET', paths.table(table.id))).status).toBe(404)
  expect((await admin.send('POST', paths.adminRemove, { table: table.id })).status).toBe(404)
})

test('a reported problem: the reporter gets no secrets of a running match, the administrator the whole', async () => {
  const [ann, bob] = [await Guest.arrive(base, 'Ann'), await Guest.arrive(base, 'Bob')]
  const table = await ann.create({ game: 'high-card', config: { players: 2 } })
  expect((await ann.send('POST', paths.report(table.id), { words: '' })).status).toBe(409)
  await bob.join(table.id)
  await ann.ask('POST', paths.start(table.id))
  const visits = await Promise.all([ann.sit(table.id), bob.sit(table.id)])
  const report = await ann.ask<Report>('POST', paths.report(table.id), { words: ' my card is gone ' })
  expect(report).toMatchObject({ format: 'railhead-report', seat: 0, moment: 0, words: 'my card is gone' })
  expect(report.match).toBeUndefined()
  expect(report.seen?.view).toEqual(visits[0].view)
  const { reports } = await admin.ask<AdminReportsResponse>('GET', paths.adminReports)
  const listed = reports.find(({ id }) => id === report.kept)
  expect(listed).toMatchObject({ by: 'Ann', game: 'high-card', words: 'my card is gone' })
  const whole = await admin.ask<Report>('GET', paths.adminReport(listed?.id ?? ''))
  expect(Match.replay(anyGame(highCard), whole.match).hash()).toBe(whole.match?.hash)
  await playToTheEnd(visits)
  const after = await bob.ask<Report>('POST', paths.report(table.id), { words: '' })
  expect(Match.replay(anyGame(highCard), after.match).answers).toHaveLength(after.moment)
  for (const visit of visits) visit.close()
  expect((await admin.send('DELETE', paths.adminReport(after.kept ?? ''))).status).toBe(204)
  expect((await admin.send('GET', paths.adminReport(after.kept ?? ''))).status).toBe(404)
})

test('whoever looks after the server and plays in a match reads no report of it before it is over', async () => {
  const ann = await Guest.arrive(base, 'Ann')
  const table = await ann.create({ game: 'high-card', config: { players: 2 } })
  await admin.join(table.id)
  await ann.ask('POST', paths.start(table.id))
  const visits = await Promise.all([ann.sit(table.id), admin.sit(table.id)])
  const { kept } = await ann.ask<Report>('POST', paths.report(table.id), { words: 'odd' })
  const read = () => admin.send('GET', paths.adminReport(kept ?? ''))
  expect(await read()).toMatchObject({ status: 403, body: { error: { code: 'notAllowed' } } })
  await playToTheEnd(visits)
  expect(await read()).toMatchObject({ status: 200, body: { words: 'odd', match: { answers: [] } } })
  for (const visit of visits) visit.close()
})

test('corrections of the page are what new tables go by, and what the form shows', async () => {
  const wrong = await admin.send('PUT', paths.adminCorrections, { ruled: { ties: 'maybe' } })
  expect(wrong).toMatchObject({ status: 400, body: { error: { path: 'rulings.ties' } } })
  expect((await admin.send('PUT', paths.adminCorrections, { whist: {} })).status).toBe(400)
  expect(await admin.ask('PUT', paths.adminCorrections, { ruled: { ties: 'all' } })).toEqual({
    file: {},
    page: { ruled: { ties: 'all' } },
  })
  const guest = await Guest.arrive(base, 'Gus')
  const { games } = await guest.ask<GamesResponse>('GET', paths.games)
  expect(games.find(({ id }) => id === 'ruled')?.corrections).toEqual({ ties: 'all' })
  expect((await guest.create({ game: 'ruled', config: {} })).config).toMatchObject({
    rulings: { ties: 'all' },
  })
  const own = await guest.create({ game: 'ruled', config: { rulings: { ties: 'nobody' } } })
  expect(own.config).toMatchObject({ rulings: { ties: 'nobody' } })
  // What a later release does not know any more is left out, not in the way.
  await look(server.dataDir, db =>
    db
      .updateTable('setting')
      .set({ value: JSON.stringify({ ruled: { ties: 'all', gone: 1 }, whist: { x: 1 } }) })
      .where('name', '=', 'corrections')
      .execute(),
  )
  expect(await admin.ask('GET', paths.adminCorrections)).toMatchObject({ page: { ruled: { ties: 'all' } } })
  expect((await guest.create({ game: 'ruled', config: {} })).config).toMatchObject({
    rulings: { ties: 'all' },
  })
  await admin.ask('PUT', paths.adminCorrections, {})
})
