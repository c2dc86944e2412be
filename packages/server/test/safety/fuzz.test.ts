import { connect } from 'node:net'
import { below, type Chance, seedChance } from '@railhead/kernel'
import { CLOSE, paths, type ServerMessage } from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { TABLES } from '../../src/storage/schema.js'
import { Guest } from '../testing/client.js'
import { isOnPostgres, look } from '../testing/database.js'
import { type PeopleAtTable, seatPeople } from '../testing/play.js'
import { ask } from '../testing/request.js'
import { type TestServer, testServer } from '../testing/server.js'
import { hostileMessage, hostileRequest } from './hostile.js'

let server: TestServer
let base: string
let victim: PeopleAtTable
let mallory: Guest
beforeAll(async () => {
  server = await testServer()
  base = `http://127.0.0.1:${server.port}`
  victim = await seatPeople(base, 'high-card', { players: 3 })
  const [ann] = victim.visits
  await ann.answer(ann.asked?.id ?? '', ann.asked?.options[0] ?? {})
  mallory = await Guest.arrive(base, 'Mallory')
})
afterAll(() => server.close())

/** Everything that is stored. */
async function stored(): Promise<string> {
  // Settings note that clocks are watched, whatever anybody asks.
  const tables = TABLES.filter(table => table !== 'setting')
  return look(server.dataDir, async db => {
    const rows = []
    for (const table of tables) rows.push(await db.selectFrom(table).selectAll().execute())
    // Who is at a table is noted from time to time while nobody asks anything.
    const written = (row: object): string => JSON.stringify({ ...row, seen_at: undefined })
    return JSON.stringify(rows.map(some => some.map(written).sort()))
  })
}

/** What is refused hardly ever reaches the database: on the second one, fewer will do. */
const WANTED = Number(process.env['FUZZ_MESSAGES'] ?? 0)
const REQUESTS = WANTED > 0 ? WANTED / 2 : isOnPostgres() ? 1_800 : 6_000
const MESSAGES = WANTED > 0 ? WANTED / 2 : isOnPostgres() ? 2_400 : 9_000
/** With `FUZZ_MESSAGES=200000` it takes its time. */
const TIMEOUT = 900_000 + WANTED * 20
const RAW = isOnPostgres() ? 60 : 300

test(`${REQUESTS} hostile requests: each gets a 4xx, none changes anything`, {
  timeout: TIMEOUT,
}, async () => {
  const before = await stored()
  const counts = new Map<number, number>()
  const work = async (chance: Chance, count: number): Promise<void> => {
    for (let i = 0; i < count; i++) {
      const request = hostileRequest(chance, victim.table.id, [mallory.cookie, victim.guests[0].cookie])
      const { status, text } = await ask(base, request)
      counts.set(status, (counts.get(status) ?? 0) + 1)
      const told = `${request.method} ${request.path} ${String(request.body).slice(0, 200)}: ${status} ${text.slice(0, 200)}`
      if (status < 400 || status >= 500) expect.fail(told)
      if (request.method !== 'HEAD')
        expect(JSON.parse(text), told).toMatchObject({ error: { code: expect.any(String) } })
    }
  }
  await Promise.all(Array.from({ length: 6 }, (_, i) => work(seedChance(`requests ${i}`), REQUESTS / 6)))
  expect([...counts.keys()].sort()).toEqual(expect.arrayContaining([400, 401, 403, 404, 409, 413, 415]))
  expect(await stored()).toBe(before)
})

test(`${MESSAGES} hostile messages to sockets: refused or cut off, none changes anything`, {
  timeout: TIMEOUT,
}, async () => {
  const before = await stored()
  const cookies = [undefined, mallory.cookie, ...victim.guests.map(guest => guest.cookie)]
  let sent = 0
  const replies = new Map<string, number>()
  const count = (what: string): void => void replies.set(what, (replies.get(what) ?? 0) + 1)
  const session = (chance: Chance): Promise<void> =>
    new Promise((resolve, reject) => {
      const cookie = cookies[below(chance, cookies.length)]
      const socket = new WebSocket(base.replace('http', 'ws') + paths.live(victim.table.id), {
        headers: cookie === undefined ? {} : { cookie },
      })
      let left = 15
      socket.on('open', () => {
        if (below(chance, 4) > 0) socket.send('{"type":"hello","protocol":1}')
        for (; left > 0; left--) {
          const message = hostileMessage(chance, victim.visits[0].position)
          socket.send(message, { binary: typeof message !== 'string' && below(chance, 2) === 0 })
          sent++
        }
        socket.send('{"type":"ping"}')
      })
      socket.on('message', data => {
        const message = JSON.parse(data.toString()) as ServerMessage
        count(message.type === 'refused' ? message.code : message.type)
        if (message.type === 'done' || message.type === 'update') reject(new Error(`Done: ${data}`))
        if (message.type === 'refused' && message.code === 'internal') reject(new Error(`Failed: ${data}`))
        if (message.type === 'pong') socket.close()
        if (message.type === 'refused' && message.message.includes("'hello'"))
          setTimeout(() => socket.close(), 20)
      })
      socket.on('error', () => undefined)
      socket.on('close', code => {
        count(`closed ${code}`)
        if (code === CLOSE.internal) reject(new Error('The server failed.'))
        resolve()
      })
    })
  const work = async (chance: Chance): Promise<void> => {
    while (sent < MESSAGES) await session(chance)
  }
  await Promise.all(Array.from({ length: 6 }, (_, i) => work(seedChance(`messages ${i}`))))
  expect(sent).toBeGreaterThanOrEqual(MESSAGES)
  expect([...replies.keys()]).toEqual(
    expect.arrayContaining(['badRequest', 'notSeated', 'illegal', 'stale', 'tooLarge']),
  )
  expect([...replies.keys()]).toEqual(expect.arrayContaining([`closed ${CLOSE.tooLarge}`, 'closed 1007']))
  expect(await stored()).toBe(before)
})

test(`${RAW} connections that do not even speak HTTP`, async () => {
  const chance = seedChance('raw')
  const lines = [
    'GET / HTTP/9.9\r\n\r\n',
    'GET /\r\n\r\n',
    `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: x\r\n${'X: y\r\n'.repeat(3000)}\r\n`,
    'POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
    'POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\nzzz',
    `GET ${paths.live('AAAAAAAAAAAAAAAAAAAAAA')} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n`,
    '\0\0\0\0\r\n\r\n',
  ]
  for (let i = 0; i < RAW; i++) {
    const answer = await new Promise<string>(resolve => {
      let text = ''
      const socket = connect(server.port, '127.0.0.1', () => {
        socket.write(lines[below(chance, lines.length)])
        setTimeout(() => socket.end(), 5)
      })
      socket.setTimeout(2_000, () => socket.destroy())
      socket.on('data', data => {
        text += data.toString('latin1')
      })
      socket.on('error', () => undefined)
      socket.on('close', () => resolve(text))
    })
    expect(answer).not.toMatch(/^HTTP\/1.1 5/)
  }
  expect((await fetch(`${base}/readyz`)).status).toBe(200)
})

test('memory does not grow with what is refused', { timeout: TIMEOUT }, async () => {
  const work = async (chance: Chance, count: number): Promise<void> => {
    for (let i = 0; i < count; i++) {
      await ask(base, hostileRequest(chance, victim.table.id, [mallory.cookie, victim.guests[0].cookie]))
    }
  }
  const chances = Array.from({ length: 6 }, (_, i) => seedChance(`memory ${i}`))
  const each = Math.max(400, WANTED / 50) / chances.length
  const round = async (): Promise<void> => void (await Promise.all(chances.map(chance => work(chance, each))))
  const sizes: number[] = []
  for (let i = 0; i < 6; i++) {
    await round()
    const { getHeapStatistics, setFlagsFromString } = await import('node:v8')
    setFlagsFromString('--expose-gc')
    const { runInNewContext } = await import('node:vm')
    runInNewContext('gc')()
    sizes.push(getHeapStatistics().used_heap_size)
  }
  // The first rounds warm up; after them nothing is added.
  expect(Math.min(...sizes.slice(3)) - Math.min(...sizes.slice(1, 3))).toBeLessThan(8_000_000)
})

test('after all that the table goes on', async () => {
  const [, bob] = victim.visits
  const reply = await bob.answer(bob.asked?.id ?? '', bob.asked?.options[0] ?? {})
  expect(reply.type).toBe('done')
  for (const visit of victim.visits) visit.close()
})
