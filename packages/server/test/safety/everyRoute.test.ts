import { type NewTokenResponse, paths } from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { OPERATIONS, type Operation } from '../../src/http/operations.js'
import { Guest } from '../testing/client.js'
import { look } from '../testing/database.js'
import { ask } from '../testing/request.js'
import { type TestServer, testServer } from '../testing/server.js'
import { sampleOf } from './sample.js'

/** Who may call what, asked of every call that there is: a new one is asked too. */

let server: TestServer
let ann: Guest
let table: string
const tokens = { read: '', play: '' }
beforeAll(async () => {
  server = await testServer()
  ann = await Guest.arrive(server.url, 'Ann')
  await ann.ask('POST', paths.account, { mail: 'ann@example.org', password: 'a long password' })
  for (const scope of ['read', 'play'] as const)
    tokens[scope] = (await ann.ask<NewTokenResponse>('POST', paths.tokens, { name: scope, scope })).token
  table = (await ann.create({ game: 'high-card', config: { players: 2 } })).id
})
afterAll(() => server.close())

interface Answer {
  readonly status: number
  readonly code: string | undefined
}

/** A call with a body as it may be, to a table that exists. */
async function call(
  { method, path, body }: Operation,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const { status, text } = await ask(server.url, {
    method: method.toUpperCase(),
    path: path
      .replace('/tables/:id', `/tables/${table}`)
      .replace(':seat', '1')
      .replace(/:\w+/g, 'x'.repeat(22)),
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body ? sampleOf(z.toJSONSchema(body, { io: 'input' })) : {}),
  })
  const read = text.startsWith('{') ? (JSON.parse(text) as { error?: { code: string } }) : {}
  return { status, code: read.error?.code }
}

const nameOf = ({ method, path }: Operation): string => `${method} ${path}`
const changing = OPERATIONS.filter(({ method }) => method !== 'get')
/** To log in, and to forget the session of this browser, takes no proof that could be too weak. */
const proofless = changing.filter(
  ({ path, method }) => /^\/api\/login|session$/.test(path) && method !== 'put',
)
const proven = changing.filter(operation => !proofless.includes(operation))

/** What the store holds of people and tables. */
const stored = (): Promise<string> =>
  look(server.dataDir, async db =>
    JSON.stringify([
      await db.selectFrom('person').selectAll().execute(),
      await db.selectFrom('gametable').selectAll().execute(),
      await db.selectFrom('seat').selectAll().execute(),
      await db.selectFrom('study').selectAll().execute(),
      await db.selectFrom('review').selectAll().execute(),
      await db.selectFrom('api_token').select('id').execute(),
      await db.selectFrom('notify').selectAll().execute(),
    ]),
  )

test('nothing is changed for a page of another site', async () => {
  const before = await stored()
  for (const operation of changing)
    for (const origin of ['https://evil.example', 'null', `${server.url}.evil.example`])
      expect([nameOf(operation), await call(operation, { cookie: ann.cookie, origin })]).toEqual([
        nameOf(operation),
        { status: 403, code: 'forbiddenOrigin' },
      ])
  expect(await stored()).toBe(before)
  for (const path of [paths.live(table), paths.stream]) {
    const headers = { cookie: ann.cookie, origin: 'https://evil.example' }
    const socket = new WebSocket(server.url.replace('http', 'ws') + path, { headers })
    expect(await new Promise(resolve => socket.on('error', error => resolve(error.message)))).toContain('403')
  }
})

test('a token that may only look changes nothing, whatever it calls', async () => {
  const before = await stored()
  for (const operation of proven) {
    const { status, code } = await call(operation, { authorization: `Bearer ${tokens.read}` })
    expect([nameOf(operation), status, code]).toEqual([
      nameOf(operation),
      operation.who === 'known' ? 403 : 401,
      operation.who === 'known' ? 'readOnly' : 'noSession',
    ])
  }
  expect(await stored()).toBe(before)
})

test('what is for the person or for a role is not for a token, nor for somebody without that role', async () => {
  for (const operation of OPERATIONS.filter(({ who }) => who === 'person' || who === 'role')) {
    const name = nameOf(operation)
    const byToken = await call(operation, { authorization: `Bearer ${tokens.play}` })
    expect([name, byToken]).toEqual([name, { status: 401, code: 'noSession' }])
    const byNobody = await call(operation, {})
    expect([name, byNobody]).toEqual([name, { status: 401, code: 'noSession' }])
    if (operation.who !== 'role') continue
    const byAnn = await call(operation, { cookie: ann.cookie })
    expect([name, byAnn]).toEqual([name, { status: 403, code: 'notAllowed' }])
  }
})

test('whoever is banned does nothing at tables, and writes nothing', async () => {
  const bob = await Guest.arrive(server.url, 'Bob')
  const ban = { person_id: bob.me.id, reason: 'enough', until: null, banned_by: ann.me.id, at: 1 }
  await look(server.dataDir, db => db.insertInto('ban').values(ban).execute())
  const before = await stored()
  for (const operation of proven.filter(({ who }) => who === 'known')) {
    const answer = await call(operation, { cookie: bob.cookie })
    expect([nameOf(operation), answer]).toEqual([nameOf(operation), { status: 403, code: 'banned' }])
  }
  expect(await stored()).toBe(before)
})
