import { CLOSE, paths, type TableResponse } from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { OPERATIONS, type Operation } from '../../src/http/operations.js'
import { streamCommand } from '../../src/schemas.js'
import { Guest } from '../testing/client.js'
import { ask } from '../testing/request.js'
import { type TestServer, testServer } from '../testing/server.js'
import { ODD, spoilt } from './odd.js'
import { sampleOf } from './sample.js'

/** Every call of the interface, the newest too, with odd things in every place: by somebody who may do everything. */

const CODE = 'the code of this test'
const PASSWORD = 'a long password'
let server: TestServer
let admin: Guest
let ids: Readonly<Record<string, string>>
beforeAll(async () => {
  server = await testServer({ flags: { adminCode: CODE } })
  admin = await Guest.arrive(server.url, 'Ada')
  await admin.ask('POST', paths.account, { mail: 'ada@example.org', password: PASSWORD })
  await admin.ask('POST', paths.adminClaim, { code: CODE })
  const other = await Guest.arrive(server.url, 'Bob')
  const { table } = await admin.ask<TableResponse>('POST', paths.tables, { game: 'high-card', config: {} })
  const bot = await admin.ask<{ bot: { id: string } }>('POST', paths.bots, {
    name: 'Robbie',
    games: ['high-card'],
  })
  ids = {
    tables: table.id,
    people: other.me.id,
    bots: bot.bot.id,
    game: 'high-card',
    other: admin.me.id,
    seat: '1',
    moment: '0',
  }
})
afterAll(() => server.close())

/** The address of a call, with something that exists in the place of each parameter where that is possible. */
function addressOf({ path }: Operation): string {
  return path.replace(/\/(\w+)\/:(\w+)/g, (_, what: string, name: string) => {
    return `/${what}/${ids[name] ?? ids[what] ?? 'x'.repeat(22)}`
  })
}

const CHANGING = OPERATIONS.filter(({ method }) => method !== 'get')
/** What would end the session, or take away what the others are tried on, if it succeeded. */
const LAST = ['/api/session delete', '/api/account delete']

async function send(method: string, path: string, body?: string): Promise<void> {
  const headers = {
    cookie: admin.cookie,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  }
  const { status, text } = await ask(server.url, {
    method,
    path,
    headers,
    ...(body === undefined ? {} : { body }),
  })
  // Without mail, or another service to log in by, that is said.
  const unavailable = status === 503 && text.includes('"unavailable"')
  if (status >= 500 && !unavailable)
    expect.fail(`${method} ${path} ${String(body).slice(0, 300)}: ${status} ${text.slice(0, 300)}`)
}

test('bodies of every call', { timeout: 600_000 }, async () => {
  const [last, others] = [CHANGING.filter(isLast), CHANGING.filter(operation => !isLast(operation))]
  for (const operation of others) {
    const sample = operation.body ? sampleOf(z.toJSONSchema(operation.body, { io: 'input' })) : {}
    for (const odd of spoilt(sample)) {
      const text = JSON.stringify(odd)
      if (text.length < 100_000) await send(operation.method.toUpperCase(), addressOf(operation), text)
    }
    // Whoever did all that is known all the time: what was asked for was looked at.
    expect([operation.path, (await admin.send('GET', paths.account)).status]).toEqual([operation.path, 200])
  }
  for (const operation of last)
    for (const odd of ODD)
      await send(operation.method.toUpperCase(), addressOf(operation), JSON.stringify(odd))
})

function isLast({ method, path }: Operation): boolean {
  return LAST.includes(`${path} ${method}`)
}

const ODD_WORDS = [
  '',
  '-1',
  '1.5',
  '1e999',
  '99999999999999999999',
  'NaN',
  '%00',
  '%ff',
  '__proto__',
  'constructor',
  '..%2f..',
  '%F0%9F%92%A9',
  'x'.repeat(3000),
]

test('addresses and questions of every call', { timeout: 600_000 }, async () => {
  for (const operation of OPERATIONS.filter(({ method }) => method === 'get')) {
    const address = addressOf(operation)
    const names = Object.keys(operation.query?.shape ?? {})
    for (const word of ODD_WORDS) {
      await send('GET', operation.path.replace(/:\w+/g, word))
      for (const name of names) {
        const others = names.filter(other => other !== name).map(other => `${other}=1`)
        await send('GET', `${address}?${[`${name}=${word}`, ...others].join('&')}`)
        await send('GET', `${address}?${name}=${word}&${name}=1&${name}[a]=b`)
      }
    }
  }
})

test('messages to a stream over all tables', { timeout: 240_000 }, async () => {
  const guest = await Guest.arrive(server.url, 'Streaming')
  const { table } = await guest.ask<TableResponse>('POST', paths.tables, { game: 'high-card', config: {} })
  const messages = [
    ...spoilt(sampleOf(z.toJSONSchema(streamCommand, { io: 'input' }))),
    ...spoilt({ on: table.id, message: { type: 'chat', key: 'odd.message.key', text: 'x' } }),
  ].map(message => JSON.stringify(message))
  while (messages.length > 0) await stream(guest, messages.splice(0, 10), table.id)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
})

/** Sends messages over one socket, and waits until all of them were looked at. */
function stream(guest: Guest, messages: readonly string[], table: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`, {
      headers: { cookie: guest.cookie },
    })
    socket.on('open', () => {
      for (const message of messages) socket.send(message)
      socket.send(JSON.stringify({ on: table, message: { type: 'ping' } }))
    })
    socket.on('message', data => {
      const text = data.toString()
      if (text.includes('"internal"')) reject(new Error(`${messages}: ${text}`))
      if (text.includes('"pong"')) socket.close()
    })
    socket.on('error', reject)
    socket.on('close', code =>
      code === CLOSE.internal || code === 1006 ? reject(new Error(`Closed with ${code}.`)) : resolve(),
    )
  })
}
