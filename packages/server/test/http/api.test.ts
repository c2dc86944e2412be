import { Match } from '@railhead/kernel'
import {
  LIMITS,
  type MatchFile,
  paths,
  type SessionResponse,
  type TableResponse,
  type TablesResponse,
} from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyFairness } from '../../src/fairness.js'
import { Guest } from '../testing/client.js'
import { finishedToy, games } from '../testing/games.js'
import { playToTheEnd, seatPeople } from '../testing/play.js'
import { type TestServer, testServer } from '../testing/server.js'

let server: TestServer
let base: string
beforeAll(async () => {
  server = await testServer()
  base = `http://127.0.0.1:${server.port}`
})
afterAll(() => server.close())

test('a guest gives a name, and the cookie is out of reach of the page', async () => {
  const response = await fetch(base + paths.session, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"  Ann  "}',
  })
  expect(response.status).toBe(200)
  const [cookie] = response.headers.getSetCookie()
  expect(cookie).toContain('HttpOnly')
  expect(cookie).toContain('SameSite=Lax')
  expect(await response.json()).toMatchObject({ me: { name: 'Ann', kind: 'guest' } })
})

test('the session can be renamed, remembered and forgotten', async () => {
  const ann = await Guest.arrive(base, 'Ann')
  await ann.ask('POST', paths.session, { name: 'Anna' })
  expect(await ann.ask<SessionResponse>('GET', paths.session)).toMatchObject({
    me: { id: ann.me.id, name: 'Anna' },
  })
  expect(await ann.ask('PUT', paths.preferences, { lang: 'pl', confirm: true })).toEqual({
    lang: 'pl',
    confirm: true,
  })
  expect(await ann.ask('GET', paths.preferences)).toEqual({ lang: 'pl', confirm: true })
  await ann.ask('DELETE', paths.session)
  expect(await ann.ask('GET', paths.session)).toEqual({ me: null })
})

test('games say how they can be set up', async () => {
  const ann = await Guest.arrive(base, 'Ann')
  expect(await ann.ask('GET', paths.games)).toMatchObject({
    games: expect.arrayContaining([
      {
        id: 'high-card',
        rules: '1',
        fields: [{ name: 'players', kind: 'choice', choices: [2, 3, 4], default: 2 }],
      },
    ]),
  })
})

test('a table is opened, found, joined, started; whose turn it is comes first', async () => {
  const ann = await Guest.arrive(base, 'Ann')
  const bob = await Guest.arrive(base, 'Bob')
  const table = await ann.create({ game: 'high-card', config: {}, visibility: 'open', title: 'Friday' })
  const open = await bob.ask<TablesResponse>('GET', paths.list('open'))
  expect(open.tables.map(entry => entry.table.id)).toContain(table.id)
  expect((await ann.send('POST', paths.start(table.id))).body).toMatchObject({ error: { code: 'seatsOpen' } })
  await bob.join(table.id)
  expect((await bob.send('POST', paths.start(table.id))).body).toMatchObject({ error: { code: 'notHost' } })
  const started = await ann.ask<TableResponse>('POST', paths.start(table.id))
  expect(started.table).toMatchObject({ status: 'playing', fairness: { seed: null } })
  expect(started.table.fairness.seedHash).toMatch(/^[0-9a-f]{64}$/)
  await bob.create({ game: 'high-card', config: { players: 4 } })
  const mine = await bob.ask<TablesResponse>('GET', paths.list('mine'))
  expect(mine.tables.map(entry => entry.yourTurn)).toEqual([true, false])
  expect(mine.tables[0]).toMatchObject({ seat: 1, table: { id: table.id } })
  expect(
    (await bob.ask<TablesResponse>('GET', paths.list('open'))).tables.map(entry => entry.table.id),
  ).not.toContain(table.id)
})

test('private tables are in no list, but their link works', async () => {
  const ann = await Guest.arrive(base, 'Ann')
  const bob = await Guest.arrive(base, 'Bob')
  const table = await ann.create({ game: 'high-card', config: {} })
  for (const scope of ['open', 'watch', 'mine', 'finished'] as const) {
    const { tables } = await bob.ask<TablesResponse>('GET', paths.list(scope))
    expect(tables.map(entry => entry.table.id)).not.toContain(table.id)
  }
  expect(await bob.ask<TableResponse>('GET', paths.table(table.id))).toMatchObject({ seat: null })
})

test('seats are given back before the start; the host passes on; an empty table is gone', async () => {
  const ann = await Guest.arrive(base, 'Ann')
  const bob = await Guest.arrive(base, 'Bob')
  const table = await ann.create({ game: 'high-card', config: { players: 3 } })
  await bob.join(table.id, 2)
  expect((await bob.send('POST', paths.join(table.id), { seat: 1 })).body).toMatchObject({
    error: { code: 'seatTaken' },
  })
  await ann.ask('PUT', paths.seat(table.id, 1), { kind: 'bot', level: 'random' })
  await ann.ask('POST', paths.leave(table.id))
  const left = await bob.ask<TableResponse>('GET', paths.table(table.id))
  expect(left.table.host).toBe(bob.me.id)
  expect(left.table.seats.map(seat => seat.kind)).toEqual(['open', 'bot', 'person'])
  expect((await bob.send('POST', paths.leave(table.id))).status).toBe(204)
  expect((await bob.send('GET', paths.table(table.id))).status).toBe(404)
})

test('chance decides who sits where, if that was asked for', async () => {
  const ann = await Guest.arrive(base, 'Ann')
  const seats = new Set<number | null>()
  for (let i = 0; i < 20 && seats.size < 4; i++) {
    const answer = await ann.ask<TableResponse>('POST', paths.tables, {
      game: 'high-card',
      config: { players: 4 },
      seats: [{ kind: 'me' }, ...new Array(3).fill({ kind: 'bot', level: 'random' })],
      shuffleSeats: true,
      start: true,
    })
    seats.add(answer.seat)
  }
  expect(seats.size).toBeGreaterThan(1)
})

test('a finished match is exported, verified, imported, and played again', async () => {
  const { table, guests, visits } = await seatPeople(base, 'high-card', { players: 2 })
  expect((await guests[0].send('GET', paths.export(table.id))).body).toMatchObject({
    error: { code: 'notFinished' },
  })
  await playToTheEnd(visits)
  const file = await guests[0].ask<MatchFile>('GET', paths.export(table.id))
  const shown = table.fairness.seedHash ?? ''
  expect(verifyFairness(file, shown, games)).toEqual({ seedHash: shown, answers: file.answers.length })
  expect(() => verifyFairness({ ...file, seed: `${file.seed}x` }, shown, games)).toThrow()
  expect(() =>
    verifyFairness(
      file,
      shown.replace(/^./, digit => (digit === '0' ? '1' : '0')),
      games,
    ),
  ).toThrow('promised')

  const imported = await guests[1].ask<TableResponse>('POST', paths.import, { file })
  expect(imported.table).toMatchObject({ status: 'finished', fairness: { imported: true, seed: file.seed } })
  const tampered = { ...file, answers: file.answers.slice(1) }
  expect((await guests[1].send('POST', paths.import, { file: tampered })).body).toMatchObject({
    error: { code: 'matchFile' },
  })

  const again = await guests[0].ask<TableResponse>('POST', paths.rematch(table.id))
  expect(again.table.seats.map(seat => seat.kind)).toEqual(['person', 'open'])
  const both = await guests[1].ask<TableResponse>('POST', paths.rematch(table.id))
  expect(both).toMatchObject({ seat: 1, table: { id: again.table.id } })
  for (const visit of visits) visit.close()
})

test('an unfinished match file goes on at a new table', async () => {
  const ann = await Guest.arrive(base, 'Ann')
  const match = Match.start(games[0], { players: 2 }, 'a seed')
  for (let i = 0; i < 3; i++) {
    const [decision] = match.decisions()
    match.answer(decision.seat, decision.options[0])
  }
  const bots = { kind: 'bot', level: 'random' }
  const { table } = await ann.ask<TableResponse>('POST', paths.import, {
    file: match.record(),
    seats: [{ kind: 'me' }, bots],
  })
  expect(table.status).toBe('gathering')
  await ann.ask('POST', paths.start(table.id))
  const visit = await ann.sit(table.id)
  expect(visit.number).toBeGreaterThanOrEqual(3)
  await playToTheEnd([visit])
  expect(visit.table.outcome).not.toBeNull()
  visit.close()
})

test('names in a file are kept as what they are: text, and nobody of ours', async () => {
  const { table, guests, visits } = await seatPeople(base, 'high-card', { players: 2 })
  await playToTheEnd(visits)
  for (const visit of visits) visit.close()
  const [{ name: victim, person }] = table.seats.flatMap(seat => (seat.kind === 'person' ? [seat] : []))
  const before = await guests[0].ask('GET', paths.results(person))
  const file = await guests[0].ask<MatchFile>('GET', paths.export(table.id))
  const mallory = await Guest.arrive(base, 'Mallory')
  const importAs = async (names: unknown): Promise<TableResponse['table']> =>
    (await mallory.ask<TableResponse>('POST', paths.import, { file: { ...file, names } })).table

  const imported = await importAs([victim, 'Bea'])
  expect(imported.seats).toEqual([
    { kind: 'open', played: victim },
    { kind: 'open', played: 'Bea' },
  ])
  expect(JSON.stringify(imported)).not.toContain(person)
  // Neither is it one of the victim's matches, nor does it count.
  expect(await guests[0].ask('GET', paths.results(person))).toEqual(before)
  const finished = await guests[0].ask<TablesResponse>('GET', paths.list('finished'))
  expect(finished.tables.map(listed => listed.table.id)).not.toContain(imported.id)
  expect((await guests[0].send('POST', paths.rematch(imported.id))).body).toMatchObject({
    error: { code: 'notSeated' },
  })
  // What is exported again says the same.
  expect((await mallory.ask<MatchFile>('GET', paths.export(imported.id))).names).toEqual([victim, 'Bea'])

  // Bots are bots; nobody, what cannot be seen, what is too long and what is no name is left out.
  expect((await importAs(['Bot (hand)', '–'])).seats).toEqual([
    { kind: 'bot', level: 'hand', asked: false },
    { kind: 'open' },
  ])
  const nameless = [{ kind: 'open' }, { kind: 'open' }]
  expect((await importAs(['An\u200bn', 'x'.repeat(LIMITS.name + 1)])).seats).toEqual(nameless)
  expect((await importAs([{ name: 'Ann' }])).seats).toEqual(nameless)
  expect((await importAs('Ann')).seats).toEqual(nameless)
})

test('a seat of an unfinished match from a file tells whose it was until somebody takes it', async () => {
  const ann = await Guest.arrive(base, 'Ann')
  const file = { ...Match.start(games[0], { players: 2 }, 'a seed').record(), names: ['Bea', 'Cy'] }
  const { table } = await ann.ask<TableResponse>('POST', paths.import, { file })
  expect(table.seats).toMatchObject([
    { kind: 'person', name: 'Ann' },
    { kind: 'open', played: 'Cy' },
  ])
  const bea = await Guest.arrive(base, 'Bea')
  const taken = await bea.ask<TableResponse>('POST', paths.join(table.id), { seat: 1 })
  const person = expect.any(String)
  expect(taken.table.seats[1]).toEqual({ kind: 'person', person, name: 'Bea', asked: false })
})

test('every moment of a match can be seen again, as oneself saw it', async () => {
  const { table, guests, visits } = await seatPeople(base, 'high-card', { players: 2 })
  const seen = [visits[0].view]
  await playToTheEnd(visits, () => seen.push(visits[0].view))
  expect(seen.length).toBeGreaterThan(10)
  for (const [n, view] of seen.entries())
    expect(await guests[0].ask('GET', paths.moment(table.id, n))).toMatchObject({
      moment: n,
      last: seen.length - 1,
      view,
    })
  expect((await guests[0].send('GET', paths.moment(table.id, seen.length))).status).toBe(404)
  const log = await guests[0].ask<{ entries: unknown[] }>('GET', paths.log(table.id, 0))
  expect(log.entries).toEqual(visits[0].log)
  const history = await guests[0].ask<{ steps: unknown[] }>('GET', paths.history(table.id, 2, 5))
  expect(history).toMatchObject({ from: 2, last: seen.length - 1, view: seen[2] })
  expect(history.steps).toHaveLength(5)
  for (const visit of visits) visit.close()
})

test('what is wrong is said clearly, and nothing is a fault of the server', async () => {
  const ann = await Guest.arrive(base, 'Ann')
  const cases: [string, string, unknown, number, string][] = [
    ['POST', paths.tables, { game: 'chess', config: {} }, 400, 'unknownGame'],
    ['POST', paths.tables, { game: 'high-card', config: { players: 9 } }, 400, 'config'],
    ['POST', paths.tables, { game: 'high-card', config: {}, colour: 'red' }, 400, 'badRequest'],
    ['POST', paths.tables, { game: 'high-card', config: {}, seats: [{ kind: 'me' }] }, 400, 'badRequest'],
    [
      'POST',
      paths.tables,
      { game: 'high-card', config: {}, seats: [{ kind: 'me' }, { kind: 'me' }] },
      400,
      'badRequest',
    ],
    ['POST', paths.session, { name: ' ' }, 400, 'badRequest'],
    ['POST', paths.session, { name: 'x'.repeat(25) }, 400, 'badRequest'],
    ['POST', paths.session, { name: 'x'.repeat(20_000) }, 413, 'tooLarge'],
    ['GET', paths.table('AAAAAAAAAAAAAAAAAAAAAA'), undefined, 404, 'notFound'],
    ['GET', paths.table('short'), undefined, 404, 'notFound'],
    ['GET', '/api/tables?scope=all', undefined, 400, 'badRequest'],
    ['GET', '/api/nothing', undefined, 404, 'notFound'],
    ['POST', paths.import, { file: { format: 'other' } }, 400, 'matchFile'],
  ]
  for (const [method, path, body, status, code] of cases)
    expect({ path, ...(await ann.send(method, path, body)) }).toMatchObject({
      path,
      status,
      body: { error: { code } },
    })
  const unknown = await fetch(base + paths.list('mine'), { headers: { cookie: 'railhead=nonsense' } })
  expect(unknown.status).toBe(401)
})

test('what the interface answers is kept by no cache: it is for the one who asks', async () => {
  const ann = await Guest.arrive(base, 'Ann')
  const { id } = await ann.create({ game: 'high-card', config: {} })
  const kept = async (path: string): Promise<string | null> =>
    (await fetch(base + path, { headers: { cookie: ann.cookie } })).headers.get('cache-control')
  for (const path of [paths.session, paths.account, paths.exportMe, paths.table(id), '/api/nothing'])
    expect([path, await kept(path)]).toEqual([path, 'no-store'])
  expect(await kept('/')).toBe('no-cache')
})

test('an address with a letter that no database looks for is refused, not failed at', async () => {
  const ann = await Guest.arrive(base, 'Ann')
  for (const path of ['/api/people/%00/results', '/api/studies/a%00b', '/api/tables?scope=open&before=%00'])
    expect(await ann.send('GET', path)).toMatchObject({
      status: 400,
      body: { error: { code: 'badRequest' } },
    })
})

test.each(['a\u0000b', 'a\ud800b'])(
  'a match whose seed could not be stored as it is is refused: %j',
  async seed => {
    const ann = await Guest.arrive(base, 'Ann')
    expect(await ann.send('POST', paths.import, { file: finishedToy(seed).record() })).toMatchObject({
      status: 400,
      body: { error: { code: 'matchFile', path: 'file.seed' } },
    })
  },
)
