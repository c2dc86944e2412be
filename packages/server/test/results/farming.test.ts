import {
  type AccountResponse,
  paths,
  type ResultsResponse,
  type StatisticsResponse,
} from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Guest, type Visit } from '../testing/client.js'
import { clearUp, look } from '../testing/database.js'
import { type TestServer, temporaryFolder, testServer } from '../testing/server.js'
import { answerFirst, concede, decide, personAt, playOn, tableIn } from '../testing/table.js'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let time = Date.UTC(2026, 5, 1, 12)
let dataDir: string
let server: TestServer
const serve = () => testServer({ dataDir, now: () => time, absence: Number.POSITIVE_INFINITY })
beforeAll(async () => {
  dataDir = temporaryFolder()
  server = await serve()
})
afterAll(async () => {
  await server.close()
  await clearUp(dataDir)
})

let accounts = 0
async function account(name: string): Promise<Guest> {
  const guest = await Guest.arrive(server.url, name)
  const mail = `${name.toLowerCase()}${++accounts}@example.org`
  await guest.ask('POST', paths.account, { mail, password: 'a long password' })
  return guest
}

interface Begun {
  readonly id: string
  readonly visits: readonly Visit[]
}

async function begin(
  people: readonly Guest[],
  patience: number | null = null,
  game = 'high-card',
): Promise<Begun> {
  const [host, ...others] = people
  const config = { players: people.length }
  const table = await host.create({ game, config, customs: { patience } })
  for (const [i, other] of others.entries()) await other.join(table.id, i + 1)
  await host.ask('POST', paths.start(table.id))
  return { id: table.id, visits: await Promise.all(people.map(one => one.sit(table.id))) }
}

/** A match from its beginning to its end. */
async function whole(people: readonly Guest[]): Promise<string> {
  const { id, visits } = await begin(people)
  await playOn(visits)
  leave(visits)
  return id
}

function leave(visits: readonly Visit[]): void {
  for (const visit of visits) visit.close()
}

async function rating(one: Guest): Promise<{ value: number; matches: number } | undefined> {
  const { games } = await one.ask<StatisticsResponse>('GET', paths.statistics(one.me.id))
  const found = games[0]?.rating
  return found ? { value: found.value, matches: found.matches } : undefined
}

/** Why the last match did not change a rating, by seat. */
async function whys(one: Guest): Promise<(string | undefined)[]> {
  const { results } = await one.ask<ResultsResponse>('GET', paths.results(one.me.id))
  return results[0].seats.map(({ unrated }) => unrated)
}

test('who concedes before the match has really begun has lost, and lifts nobody', async () => {
  const [ann, ...throwaways] = await Promise.all(['Ann', 'Bob', 'Cid', 'Dee'].map(account))
  for (const other of throwaways) {
    time += MINUTE
    const { id, visits } = await begin([ann, other])
    tableIn(await concede(other, id))
    leave(visits)
    expect(await whys(ann)).toEqual(['early', undefined])
    expect(await rating(other)).toMatchObject({ matches: 1, value: expect.toSatisfy(v => v < 1500) })
  }
  expect(await rating(ann)).toBeUndefined()
})

test('whoever answers at all in a game this short has played: conceding is won and lost as ever', async () => {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(account))
  const { id, visits } = await begin([ann, bob])
  await answerFirst(visits[1])
  tableIn(await concede(bob, id))
  leave(visits)
  expect(await whys(ann)).toEqual([undefined, undefined])
  expect((await rating(ann))?.value).toBeGreaterThan(1500)
  expect((await rating(bob))?.value).toBeLessThan(1500)
})

test.each([
  [5, 'early'],
  [6, undefined],
])('Carson City has begun after six answers: conceded after %i, it is %s', async (answers, why) => {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(account))
  const { id, visits } = await begin([ann, bob], null, 'carson-city')
  for (let given = 0; given < answers; ) {
    const visit = await Promise.race(
      visits.map(one => one.until(() => one.asked !== undefined).then(() => one)),
    )
    if (visit === visits[1]) given++
    const { number } = visit
    await answerFirst(visit)
    await Promise.all(visits.map(one => one.until(() => one.number > number)))
  }
  tableIn(await concede(bob, id))
  leave(visits)
  expect(await whys(ann)).toEqual([why, undefined])
  expect((await rating(bob))?.value).toBeLessThan(1500)
})

test('of three, one concedes at once: the others are rated by each other, and who gave up has lost to both', async () => {
  const people = await Promise.all(['Ann', 'Bob', 'Cid'].map(account))
  const [ann, bob, cid] = people
  const { id, visits } = await begin(people)
  tableIn(await concede(cid, id))
  await playOn(visits.slice(0, 2))
  leave(visits)
  const [one, other, lost] = await Promise.all([ann, bob, cid].map(rating))
  // As between two: what one gains the other loses, nobody rises by the third.
  expect((one?.value ?? 0) + (other?.value ?? 0)).toBe(3000)
  expect(lost?.value).toBeLessThan(1500)
  expect(await whys(ann)).toEqual([undefined, undefined, undefined])
})

test('a seat that a bot played from the beginning lifts nobody either, and its person has lost', async () => {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(account))
  const { id, visits } = await begin([ann, bob], 10)
  visits[1].close()
  await visits[0].until(() => (personAt(visits[0], 1).seen ?? 0) >= time)
  await answerFirst(visits[0])
  time += 11 * MINUTE
  tableIn(await decide(ann, id, { kind: 'bot', about: 1, number: visits[0].number, accept: true }))
  await playOn(visits.slice(0, 1))
  leave(visits)
  expect(await whys(ann)).toEqual(['early', undefined])
  expect(await rating(ann)).toBeUndefined()
  expect((await rating(bob))?.value).toBeLessThan(1500)
})

test('three matches that the same two begin within a day are rated, further ones are not, for neither of them', async () => {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(account))
  for (let match = 1; match <= 3; match++) {
    await whole([ann, bob])
    expect(await whys(ann)).toEqual([undefined, undefined])
    time += HOUR
  }
  const before = await Promise.all([ann, bob].map(rating))
  await whole([ann, bob])
  expect(await whys(bob)).toEqual(['often', 'often'])
  const { id, visits } = await begin([ann, bob])
  await answerFirst(visits[1])
  tableIn(await concede(bob, id))
  leave(visits)
  expect(await Promise.all([ann, bob].map(rating))).toEqual(before)
  // With somebody else it is a match as any other; between the two of them it says nothing new.
  const cid = await account('Cid')
  await whole([ann, bob, cid])
  expect(await whys(cid)).toEqual([undefined, undefined, undefined])
  expect((await rating(ann))?.matches).toBe(4)
  time += 24 * HOUR
  await whole([ann, bob])
  expect(await whys(bob)).toEqual([undefined, undefined])
  expect((await rating(ann))?.matches).toBe(5)
})

test('which of them count is settled when they begin: nobody lets the lost ones end last', async () => {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(account))
  const begun: Begun[] = []
  for (let match = 0; match < 5; match++) {
    begun.push(await begin([ann, bob]))
    time += MINUTE
  }
  for (const { visits } of [...begun].reverse()) {
    await playOn(visits)
    leave(visits)
    time += MINUTE
  }
  const counted = await look(dataDir, db =>
    db.selectFrom('result').select(['table_id', 'unrated']).where('person_id', '=', ann.me.id).execute(),
  )
  const why = begun.map(({ id }) => counted.find(row => row.table_id === id)?.unrated)
  expect(why).toEqual([null, null, null, 'often', 'often'])
})

test('a guest lifts no account, and the result says so', async () => {
  const [ann, gus] = [await account('Ann'), await Guest.arrive(server.url, 'Gus')]
  await whole([ann, gus])
  expect(await whys(ann)).toEqual(['guests', undefined])
  expect([await rating(ann), (await rating(gus))?.matches]).toEqual([undefined, 1])
})

test('recorded anew after a restart, all of it is the same', async () => {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(account))
  const ids: string[] = []
  for (let match = 0; match < 5; match++) {
    ids.push(await whole([ann, bob]))
    time += MINUTE
  }
  const people = [ann.me.id, bob.me.id]
  const kept = () =>
    look(dataDir, async db => ({
      results: await db
        .selectFrom('result')
        .selectAll()
        .where('table_id', 'in', ids)
        .orderBy('finished_at')
        .orderBy('seat')
        .execute(),
      ratings: await db
        .selectFrom('rating')
        .selectAll()
        .where('person_id', 'in', people)
        .orderBy('matches')
        .orderBy('mu')
        .execute(),
    }))
  const before = await kept()
  expect(before.results.map(row => row.unrated)).toEqual([
    ...new Array<null>(6).fill(null),
    ...new Array<string>(4).fill('often'),
  ])
  await server.close()
  await look(dataDir, async db => {
    await db.deleteFrom('result').where('table_id', 'in', ids).execute()
    await db.deleteFrom('rating').where('person_id', 'in', people).execute()
  })
  server = await serve()
  expect(await kept()).toEqual(before)
})

test('who begins as a guest and logs in when the match is as good as won wins nothing, and nobody loses by it', async () => {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(account))
  const { mail } = await bob.ask<AccountResponse>('GET', paths.account)
  const guest = await Guest.arrive(server.url, 'Bob')
  const { id, visits } = await begin([ann, guest])
  for (const visit of visits) await answerFirst(visit)
  await guest.ask('POST', paths.login, { mail, password: 'a long password' })
  tableIn(await concede(ann, id))
  leave(visits)
  expect(await whys(ann)).toEqual(['guests', 'late'])
  expect([await rating(ann), await rating(bob)]).toEqual([undefined, undefined])
  time += MINUTE
  // He who begins with his account is rated, and so is who makes one before the match begins.
  const cid = await Guest.arrive(server.url, 'Cid')
  const waiting = await ann.create({ game: 'high-card', config: { players: 2 } })
  await cid.join(waiting.id)
  await cid.ask('POST', paths.account, { mail: 'cid@example.org', password: 'a long password' })
  await ann.ask('POST', paths.start(waiting.id))
  const both = [await ann.sit(waiting.id), await cid.sit(waiting.id)]
  for (const visit of both) await answerFirst(visit)
  tableIn(await concede(ann, waiting.id))
  leave(both)
  expect(await whys(ann)).toEqual([undefined, undefined])
  expect((await rating(cid))?.value).toBeGreaterThan(1500)
})

test('who becomes an account in the middle of a match is rated from the next one on', async () => {
  const ann = await account('Ann')
  const [bob, cid] = await Promise.all(['Bob', 'Cid'].map(name => Guest.arrive(server.url, name)))
  const { id, visits } = await begin([ann, bob, cid])
  for (const visit of visits) await answerFirst(visit)
  await bob.ask('POST', paths.account, { mail: 'late@example.org', password: 'a long password' })
  tableIn(await concede(ann, id))
  tableIn(await concede(cid, id))
  leave(visits)
  // Guests are rated by everybody.
  expect(await whys(ann)).toEqual(['guests', 'late', undefined])
  expect([await rating(ann), await rating(bob)]).toEqual([undefined, undefined])
  expect((await rating(cid))?.matches).toBe(1)
})
