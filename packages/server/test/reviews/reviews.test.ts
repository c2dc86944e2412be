import { anyGame } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import { LIMITS, paths, type ReviewQueue, type ReviewResponse } from '@railhead/protocol'
import { courseOf, PATIENT, REVIEW_VERSION, review, USUAL_EFFORT } from '@railhead/review'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CannotReview, ReviewProcesses, type ReviewRunner } from '../../src/reviews/processes.js'
import { noteReview, openReviews, waitingReviews } from '../../src/storage/reviews.js'
import { ensureBuilt, GAMES_MODULE } from '../testing/built.js'
import { Guest } from '../testing/client.js'
import { clearUp, look } from '../testing/database.js'
import { finishedToy } from '../testing/games.js'
import { playToTheEnd, seatPeople } from '../testing/play.js'
import { type TestServer, temporaryFolder, testServer } from '../testing/server.js'
import { answerFirst, concede, playing } from '../testing/table.js'

/** What works at the lowest priority waits for whatever else the machine does. */
const SLOW = 600_000

const toy = anyGame(highCard)

/** A reviewer without a process. */
const reviewRunner: ReviewRunner = {
  async review({ record, outcome }, progress) {
    const effort = { ...USUAL_EFFORT, iterations: 20, choosing: 8, measuring: 16, worlds: 8 }
    const steps = review(courseOf(toy, record, outcome), effort, PATIENT)
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return step.value
      progress(step.value.done, step.value.all)
    }
  },
  close: () => undefined,
}

const dataDir = temporaryFolder()
let server: TestServer
let base: string
async function open(flags: Readonly<Record<string, unknown>> = {}): Promise<void> {
  server = await testServer({ dataDir, reviewRunner, flags })
  base = `http://127.0.0.1:${server.port}`
}
beforeAll(() => open())
afterAll(async () => {
  await server.close()
  await clearUp(dataDir)
})

async function finishedMatch(): Promise<{ readonly id: string; readonly guests: readonly Guest[] }> {
  const { table, guests, visits } = await seatPeople(base, 'high-card', { players: 2 })
  await playToTheEnd(visits)
  for (const visit of visits) visit.close()
  return { id: table.id, guests }
}

/** Asks until the review is there: each answer comes after the server looked. */
async function reviewed(guest: Guest, id: string): Promise<ReviewResponse> {
  for (;;) {
    const answer = await guest.ask<ReviewResponse>('GET', paths.tableReview(id))
    if (answer.status.state === 'done' || answer.status.state === 'failed') return answer
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

test(
  'a finished match is reviewed by a process of the server, once for everybody',
  async () => {
    const { id, guests } = await finishedMatch()
    const [ann, bob] = guests
    expect(await bob.ask('GET', paths.tableReview(id))).toEqual({ status: { state: 'none' } })
    const asked = await ann.ask<ReviewResponse>('POST', paths.tableReview(id))
    expect(['waiting', 'working', 'done']).toContain(asked.status.state)
    const { status, review: made } = await reviewed(bob, id)
    expect(status).toEqual({ state: 'done' })
    expect(made).toMatchObject({ format: 'railhead-review', version: REVIEW_VERSION, game: 'high-card' })
    expect(made?.seats).toHaveLength(2)
    // Asked for again, it is there already.
    expect((await bob.ask<ReviewResponse>('POST', paths.tableReview(id))).review).toEqual(made)
    const { open: isOpen, waiting, mine } = await ann.ask<ReviewQueue>('GET', paths.reviews)
    expect({ isOpen, waiting }).toEqual({ isOpen: true, waiting: 0 })
    expect(mine).toMatchObject([{ table: id, game: 'high-card', status: { state: 'done' } }])
    expect((await bob.ask<ReviewQueue>('GET', paths.reviews)).mine).toEqual([])
  },
  SLOW,
)

test(
  'a match that was given up is reviewed, too',
  async () => {
    const { id, guests, visits } = await playing([base, base])
    await answerFirst(visits[0])
    await concede(guests[0], id)
    for (const visit of visits) visit.close()
    await guests[1].ask('POST', paths.tableReview(id))
    const { review } = await reviewed(guests[1], id)
    expect(review?.seats).toMatchObject([{ won: 0 }, { won: 1 }])
  },
  SLOW,
)

test('nothing of a running match is reviewed or told', async () => {
  const { table, guests, visits } = await seatPeople(base, 'high-card', { players: 2 })
  for (const method of ['GET', 'POST'])
    expect(await guests[0].send(method, paths.tableReview(table.id))).toMatchObject({
      status: 409,
      body: { error: { code: 'notFinished' } },
    })
  expect(await guests[0].ask('POST', paths.reviews)).toMatchObject({ mine: [] })
  for (const visit of visits) visit.close()
})

test(
  'all my matches are one wish; what a server that stopped was at goes on with the next',
  async () => {
    const { id, guests } = await finishedMatch()
    await server.close()
    await open({ reviewProcesses: 0 })
    const [ann] = guests.map(guest => guest.at(base))
    expect(await ann.ask('GET', paths.reviews)).toMatchObject({ open: false })
    expect((await ann.send('POST', paths.reviews)).status).toBe(503)
    await server.close()
    // As one that was killed leaves it.
    await look(dataDir, db =>
      db
        .insertInto('review')
        .values({
          table_id: id,
          person_id: guests[0].me.id,
          state: 'working',
          version: REVIEW_VERSION,
          asked_at: 1,
          lease_until: 2,
          tries: 1,
          done: 1,
          turns: 9,
          content: null,
        })
        .execute(),
    )
    await open()
    expect((await reviewed(guests[0].at(base), id)).status).toEqual({ state: 'done' })
    const bob = guests[1].at(base)
    expect(await bob.ask('POST', paths.reviews)).toMatchObject({ mine: [] })
  },
  SLOW,
)

test(
  'a match that fails again and again is given up, and may be asked for anew',
  async () => {
    const { id, guests } = await finishedMatch()
    await look(dataDir, db =>
      db
        .insertInto('review')
        .values({
          table_id: id,
          person_id: guests[0].me.id,
          state: 'working',
          version: REVIEW_VERSION,
          asked_at: 1,
          lease_until: 2,
          tries: 3,
          done: 0,
          turns: 0,
          content: null,
        })
        .execute(),
    )
    const other = await finishedMatch()
    await other.guests[0].ask('POST', paths.tableReview(other.id))
    expect((await reviewed(guests[0], id)).status).toEqual({ state: 'failed' })
    const { status } = await guests[0].ask<ReviewResponse>('POST', paths.tableReview(id))
    expect(['waiting', 'working', 'done']).toContain(status.state)
  },
  SLOW,
)

test('who asks for a hundred does not keep out who asks for one, however long the queue; and a hundred is the most', async () => {
  let letGo: () => void = () => undefined
  const stopped = new Promise<never>((_, reject) => {
    letGo = () => reject(new Error('The server stops.'))
  })
  const folder = temporaryFolder()
  const busy = await testServer({
    dataDir: folder,
    reviewRunner: { review: () => stopped, close: () => letGo() },
  })
  const there = `http://127.0.0.1:${busy.port}`
  const file = finishedToy('queue').record()
  const [ann, bob, cid] = await Promise.all(['Ann', 'Bob', 'Cid'].map(name => Guest.arrive(there, name)))
  const asked: string[] = []
  for (const guest of [ann, ann, ann, bob, cid, bob]) {
    const { table } = await guest.ask<{ table: { id: string } }>('POST', paths.import, { file })
    await guest.ask('POST', paths.tableReview(table.id))
    asked.push(table.id)
  }
  const [a1, a2, a3, b1, c1, b2] = asked
  const order = (limit: number): Promise<string[]> =>
    look(folder, async db => (await openReviews(db, limit)).map(row => row.table_id))
  expect(await order(100)).toEqual([a1, b1, c1, a2, b2, a3])
  expect(await order(3)).toEqual([a1, b1, c1])
  const { mine } = await ann.ask<ReviewQueue>('GET', paths.reviews)
  const places = new Map(mine.map(({ table, status }) => [table, status]))
  expect(places.get(a2)).toEqual({ state: 'waiting', before: 2 })
  expect(places.get(a3)).toEqual({ state: 'waiting', before: 4 })
  expect(LIMITS.reviews).toBe(100)
  await busy.close()
  await clearUp(folder)
})

test('a hundred guests of one address do not keep out a newcomer of another, and are counted together', async () => {
  let letGo: () => void = () => undefined
  const stopped = new Promise<never>((_, reject) => {
    letGo = () => reject(new Error('The server stops.'))
  })
  const folder = temporaryFolder()
  const busy = await testServer({
    dataDir: folder,
    flags: { trustProxy: true },
    reviewRunner: { review: () => stopped, close: () => letGo() },
  })
  const there = `http://127.0.0.1:${busy.port}`
  const file = finishedToy('crowd').record()
  const askFrom = async (guest: Guest, address: string): Promise<string> => {
    const { table } = await guest.ask<{ table: { id: string } }>('POST', paths.import, { file })
    const headers = { cookie: guest.cookie, 'x-forwarded-for': address }
    const { status } = await fetch(there + paths.tableReview(table.id), { method: 'POST', headers })
    return status === 202 ? table.id : String(status)
  }
  const crowd = await Promise.all(Array.from({ length: 12 }, (_, i) => Guest.arrive(there, `Mallory ${i}`)))
  const asked: string[] = []
  for (const [i, guest] of crowd.entries())
    asked.push(await askFrom(guest, `2001:db8:0:1::${i + 1}`), await askFrom(guest, '2001:db8:0:1::99'))
  const newcomer = await Guest.arrive(there, 'New')
  const first = await askFrom(newcomer, '198.51.100.7')
  const order = await look(folder, async db => (await openReviews(db, 100)).map(row => row.table_id))
  // Behind the one that was there first, before all others of the crowd; of these everybody's first.
  expect(order.slice(0, 2)).toEqual([asked[0], first])
  expect(order.slice(2)).toEqual([
    ...asked.filter((_, i) => i > 0 && i % 2 === 0),
    ...asked.filter((_, i) => i % 2 === 1),
  ])
  const waiting = await look(folder, db => waitingReviews(db, { network: '2001:db8:0:1::/64' }))
  expect(waiting).toBe(asked.length)
  // From where somebody asked is kept for as long as it waits, and not in words.
  const networks = await look(folder, db => db.selectFrom('review').select('network').distinct().execute())
  expect(networks).toHaveLength(2)
  expect(JSON.stringify(networks)).not.toMatch(/2001|198\.51/)
  await look(folder, db => noteReview(db, first, { state: 'done', content: '{}' }))
  expect(
    await look(folder, db => db.selectFrom('review').select('network').distinct().execute()),
  ).toContainEqual({ network: null })
  await busy.close()
  await clearUp(folder)
})

test('of many requests at once no more are taken than may wait, for one person and for a network', async () => {
  const folder = temporaryFolder()
  let letGo: () => void = () => undefined
  const stopped = new Promise<never>((_, reject) => {
    letGo = () => reject(new Error('The server stops.'))
  })
  const busy = await testServer({
    dataDir: folder,
    reviewRunner: { review: () => stopped, close: () => letGo() },
  })
  const file = finishedToy('many').record()
  const names = ['Ann', 'Bob', 'Cid', 'Dee']
  const guests = await Promise.all(names.map(name => Guest.arrive(busy.url, name)))
  const bring = async (guest: Guest, count: number): Promise<string[]> => {
    const ids: string[] = []
    for (let i = 0; i < count; i++)
      ids.push((await guest.ask<{ table: { id: string } }>('POST', paths.import, { file })).table.id)
    return ids
  }
  const [first] = await bring(guests[0], 1)
  await guests[0].ask('POST', paths.tableReview(first))
  // 95 matches wait for Ann, 65 for each of the others, all of one network.
  await look(folder, async db => {
    const table = await db.selectFrom('gametable').selectAll().executeTakeFirstOrThrow()
    const asked = await db.selectFrom('review').selectAll().executeTakeFirstOrThrow()
    for (const { me } of guests) {
      const ids = Array.from({ length: me.name === 'Ann' ? 94 : 65 }, (_, i) => `${me.name} ${i}`)
      const tables = db.insertInto('gametable').values(ids.map(id => ({ ...table, id })))
      const waits = { ...asked, person_id: me.id, state: 'waiting' } as const
      const reviews = db.insertInto('review').values(ids.map(id => ({ ...waits, table_id: id })))
      await tables.execute()
      await reviews.execute()
    }
  })
  const askAll = async (guest: Guest, ids: readonly string[]): Promise<number> => {
    const answers = await Promise.all(ids.map(id => guest.send('POST', paths.tableReview(id))))
    return answers.filter(({ status }) => status === 202).length
  }
  const waiting = (of: Parameters<typeof waitingReviews>[1]) => look(folder, db => waitingReviews(db, of))
  expect(await askAll(guests[0], await bring(guests[0], 15))).toBe(5)
  expect(await waiting({ person: guests[0].me.id })).toBe(100)
  // What waits already is not asked for once more.
  expect((await guests[0].send('POST', paths.tableReview(first))).status).toBe(202)
  const brought = await Promise.all(guests.slice(1).map(guest => bring(guest, 5)))
  const more = await Promise.all(guests.slice(1).map((guest, i) => askAll(guest, brought[i])))
  expect(more.reduce((sum, count) => sum + count, 0)).toBe(5)
  expect(await waiting({})).toBe(300)
  await busy.close()
  await clearUp(folder)
})

test(
  'a process reviews a match, tells how far it is, and says what it cannot do',
  async () => {
    ensureBuilt()
    const match = finishedToy('process')
    const outcome = toy.outcome(match.state)
    if (!outcome) throw new Error('The match is not over.')
    const processes = new ReviewProcesses([GAMES_MODULE])
    const heard: number[] = []
    const wish = { record: match.record(), outcome, seconds: 0.1 }
    const made = await processes.review(wish, done => heard.push(done))
    expect(made).toMatchObject({ format: 'railhead-review', match: match.hash() })
    expect(heard.at(-1)).toBe(made.turns.length)
    const broken = { ...wish, record: { ...wish.record, hash: 'x' } }
    await expect(processes.review(broken, () => undefined)).rejects.toThrow(CannotReview)
  },
  SLOW,
)
