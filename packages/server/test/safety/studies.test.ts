import {
  LIMITS,
  type NewTokenResponse,
  paths,
  type StudiesResponse,
  type Study,
  type StudyResponse,
} from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Guest } from '../testing/client.js'
import { look } from '../testing/database.js'
import { finishedToy } from '../testing/games.js'
import { type TestServer, testServer } from '../testing/server.js'

/** What somebody tries with studies and files of matches who means no good. Each of these did something. */

let server: TestServer
let base: string
let time = 1_000_000_000_000
beforeAll(async () => {
  server = await testServer({ now: () => time })
  base = `http://127.0.0.1:${server.port}`
})
afterAll(() => server.close())

const match = finishedToy('study').record() as Study['chapters'][number]['match']

const studyOf = (...chapters: Study['chapters'][number][]): Study => ({
  format: 'railhead-study',
  version: 1,
  title: 'A study',
  lang: 'en',
  chapters,
})
const chapter: Study['chapters'][number] = { title: '', match, names: ['Ann', 'Bob'], seat: 0, notes: [] }
const small = studyOf(chapter)
/** As much text as fits. */
const large = studyOf(
  ...new Array(LIMITS.study.chapters).fill({
    ...chapter,
    notes: [...match.answers.keys()].map(moment => ({
      moment,
      text: 'x'.repeat(LIMITS.study.text),
      arrows: [],
    })),
  }),
)

const publish = (guest: Guest, study: Study): Promise<{ status: number; body: unknown }> =>
  guest.send('POST', paths.studies, { study })

let accounts = 0
async function account(name: string): Promise<{ readonly guest: Guest; readonly mail: string }> {
  const guest = await Guest.arrive(base, name)
  const mail = `${name.toLowerCase()}${++accounts}@example.org`
  await guest.ask('POST', paths.account, { mail, password: 'a long password' })
  return { guest, mail }
}

test('a program with a token of an administrator does not remove what others wrote', async () => {
  const ann = await Guest.arrive(base, 'Ann')
  const { id } = (await publish(ann, small)).body as StudyResponse
  const { guest: admin } = await account('Ada')
  await look(server.dataDir, db =>
    db.insertInto('role').values({ person_id: admin.me.id, role: 'admin', at: 0 }).execute(),
  )
  const { token } = await admin.ask<NewTokenResponse>('POST', paths.tokens, {
    name: 'my program',
    password: 'a long password',
  })
  const removed = await fetch(base + paths.study(id), {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(removed.status).toBe(401)
  expect((await ann.send('GET', paths.study(id))).status).toBe(200)
  expect((await admin.send('DELETE', paths.study(id))).status).toBe(204)
})

test('what a guest wrote, asked for and reported comes along into the account, where it can be removed', async () => {
  const { mail, guest: owner } = await account('Owner')
  const guest = await Guest.arrive(base, 'Guest')
  const { id } = (await publish(guest, small)).body as StudyResponse
  const { table } = await guest.ask<{ table: { id: string } }>('POST', paths.import, { file: match })
  await guest.ask('POST', paths.report(table.id), { words: 'Something is wrong.' })
  await guest.ask('POST', paths.tableReview(table.id))
  const login = await fetch(base + paths.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: guest.cookie },
    body: JSON.stringify({ mail, password: 'a long password' }),
  })
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const me = owner.as(owner.me, cookie)
  expect((await me.ask<StudiesResponse>('GET', paths.studies)).studies).toMatchObject([{ id }])
  const all = await me.ask<{ reports: unknown[]; reviews: unknown[] }>('GET', paths.exportMe)
  expect([all.reports.length, all.reviews.length]).toEqual([1, 1])
  expect((await me.send('DELETE', paths.study(id))).status).toBe(204)
})

test('nobody fills what is kept of reports: they are counted by address, too', async () => {
  time += 600_000
  const statuses: number[] = []
  for (let i = 0; i < 7; i++) {
    const guest = await Guest.arrive(base, `Guest ${i}`)
    const { table } = await guest.ask<{ table: { id: string } }>('POST', paths.import, { file: match })
    statuses.push((await guest.send('POST', paths.report(table.id), { words: 'x' })).status)
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429])
})

test('many at once are no way around how many studies a guest has', async () => {
  const ann = await Guest.arrive(base, 'Ann')
  const most = LIMITS.studies.guest
  const answers = await Promise.all(Array.from({ length: most + 6 }, () => publish(ann, small)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(most)
})

test('all studies of somebody together take so much room and no more, also when one of them grows', async () => {
  const ann = await Guest.arrive(base, 'Ann')
  const fit = Math.floor(LIMITS.studySpace.guest / JSON.stringify(large).length)
  expect(fit).toBeLessThan(LIMITS.studies.guest)
  for (let i = 0; i < fit; i++) expect((await publish(ann, large)).status).toBe(201)
  const refused = { status: 409, body: { error: { code: 'tooMany' } } }
  expect(await publish(ann, large)).toMatchObject(refused)
  const { id } = (await publish(ann, small)).body as StudyResponse
  expect(await ann.send('PUT', paths.study(id), { study: large, revision: 1 })).toMatchObject(refused)
  expect(await ann.ask('GET', paths.study(id))).toMatchObject({ study: small, revision: 1 })
})

test('what has to be replayed is counted by address, whoever asks: nobody keeps the server busy with matches', async () => {
  const flags = { positionsPerSecond: 1 }
  const slow = await testServer({ flags, now: () => time })
  const there = `http://127.0.0.1:${slow.port}`
  const long = studyOf(...new Array(LIMITS.study.chapters).fill(chapter))
  const statuses: number[] = []
  for (let i = 0; i < 12; i++) {
    const guest = await Guest.arrive(there, `Guest ${i}`)
    statuses.push(
      (await publish(guest, long)).status,
      (await guest.send('POST', paths.import, { file: match })).status,
    )
  }
  expect(statuses.slice(0, 2)).toEqual([201, 201])
  expect(statuses.slice(-2)).toEqual([429, 429])
  const last = await Guest.arrive(there, 'Last')
  expect((await last.send('GET', paths.exportMe)).status).toBe(429)
  // What was replayed once is not replayed again, and what was refused cost nothing: later there is room again.
  time += 60_000
  expect((await publish(last, long)).status).toBe(201)
  expect((await last.send('GET', paths.exportMe)).status).toBe(429)
  await slow.close()
})
