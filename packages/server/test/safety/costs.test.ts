import { anyGame, Match } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import { CLOSE, LIMITS, paths, type TableResponse } from '@railhead/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { Guest } from '../testing/client.js'
import { games } from '../testing/games.js'
import { Scrape } from '../testing/scrape.js'
import { testServer } from '../testing/server.js'

async function open(flags: Readonly<Record<string, unknown>> = {}, now?: () => number): Promise<string> {
  const server = await testServer({ flags, ...(now ? { now } : {}) })
  onTestFinished(() => server.close())
  return `http://127.0.0.1:${server.port}`
}

test('a match file with an endless seed is refused: it would be gone through at every answer', async () => {
  const ann = await Guest.arrive(await open(), 'Ann')
  const file = Match.start(anyGame(highCard), {}, 'x'.repeat(LIMITS.seed + 1)).record()
  expect(await ann.send('POST', paths.import, { file })).toMatchObject({
    status: 413,
    body: { error: { code: 'tooLarge', path: 'file.seed' } },
  })
})

test('large bodies are counted by address before they are read, whoever sends them', async () => {
  const base = await open({ positionsPerSecond: 1 })
  const body = JSON.stringify({ study: Array.from({ length: 40_000 }, (_, i) => i) })
  const statuses: number[] = []
  for (let i = 0; i < 4; i++) {
    const headers = { 'content-type': 'application/json' }
    statuses.push((await fetch(base + paths.studies, { method: 'POST', headers, body })).status)
  }
  // Nobody is known here; but the third is not even looked at.
  expect(statuses[0]).toBe(401)
  expect(statuses.at(-1)).toBe(429)
  await Guest.arrive(base, 'Ann')
})

test('what changes tables is counted by address, whatever the number of sockets, people and tables', async () => {
  const start = Date.now()
  const base = await open({ commandsPerSecond: 1 }, () => start)
  const guests = await Promise.all(['Ann', 'Bob', 'Cid'].map(name => Guest.arrive(base, name)))
  const visits = await Promise.all(
    guests.map(async guest => guest.sit((await guest.create({ game: 'high-card', config: {} })).id)),
  )
  const replies: string[] = []
  for (let i = 0; i < 45; i++) {
    const visit = visits[i % 3]
    const reply = await visit.command({ type: 'note', key: visit.newKey(), text: `Note ${i}` })
    replies.push(reply.type === 'refused' ? reply.code : reply.type)
  }
  // Twenty at once; time stands still.
  expect(replies.filter(reply => reply === 'done').length).toBe(20)
  expect(new Set(replies)).toEqual(new Set(['done', 'tooFast']))
  // Looking costs nothing of it.
  visits[0].send({ type: 'ping' })
  await visits[0].until(() => visits[0].heard.some(({ type }) => type === 'pong'))
  for (const visit of visits) visit.close()
})

test('whole positions that come by opening a stream are counted by address too', async () => {
  const start = Date.now()
  const base = await open({ positionsPerSecond: 1 }, () => start)
  const ann = await Guest.arrive(base, 'Ann')
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'hand' }] as const
  for (let i = 0; i < 4; i++) await ann.create({ game: 'high-card', config: {}, seats, start: true })
  const codes: number[] = []
  for (let i = 0; i < 7; i++) {
    const socket = new WebSocket(base.replace('http', 'ws') + paths.stream, {
      headers: { cookie: ann.cookie },
    })
    codes.push(
      await new Promise<number>(resolve => {
        socket.on('close', resolve)
        // The last of the four positions is there.
        let welcomes = 0
        socket.on('message', data => {
          if (`${data}`.includes('"welcome"') && ++welcomes === 4) socket.close(1000)
        })
      }),
    )
  }
  // Twenty at once; time stands still.
  expect(codes.slice(0, 5)).toEqual(new Array(5).fill(1000))
  expect(codes.slice(5)).toEqual(new Array(2).fill(CLOSE.tooFast))
})

test('whoever comes and goes all the time does not make everybody hear of it each time', async () => {
  const base = await open()
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(name => Guest.arrive(base, name)))
  const table = await ann.create({ game: 'high-card', config: {} })
  const [restless, other] = [await ann.sit(table.id), await bob.sit(table.id)]
  const begun = performance.now()
  for (let i = 0; i < 60; i++) restless.send({ type: 'active', active: i % 2 === 1 })
  restless.send({ type: 'active', active: false })
  const told = () => other.heard.flatMap(message => (message.type === 'presence' ? [message.presence] : []))
  // In the end everybody knows how it is.
  await other.until(() => told().at(-1)?.seats[0] === 'idle')
  restless.send({ type: 'ping' })
  await restless.until(() => restless.heard.some(({ type }) => type === 'pong'))
  expect(told().length).toBeLessThanOrEqual(3 + (performance.now() - begun) / 250)
  restless.close()
  other.close()
})

test('whoever logs out is gone from all tables at once, in every window', async () => {
  const ann = await Guest.arrive(await open(), 'Ann')
  const table = await ann.create({ game: 'high-card', config: {} })
  const visit = await ann.sit(table.id)
  expect((await ann.send('DELETE', paths.session)).status).toBe(204)
  await visit.until(() => visit.closed !== undefined)
  expect(visit.closed?.code).toBe(CLOSE.noSession)
})

test('names can be seen: nothing that hides, doubles another name, or covers other lines', async () => {
  const ann = await Guest.arrive(await open(), 'Ann')
  const naming = async (name: string): Promise<unknown> => {
    const { status, body } = await ann.send('POST', paths.session, { name })
    return status === 200 ? (body as { me: { name: string } }).me.name : status
  }
  const hidden = [
    '\u200b',
    '\u202eAnn',
    'Ann\u2066',
    '\u3164',
    'Ann\u115f',
    'An\u034fn',
    'Ann\ufe0f',
    '\u2800',
    'Ann\u{e0041}',
  ]
  for (const name of [...hidden, `A${'\u0301\u0302'.repeat(4)}`])
    expect([name, await naming(name)]).toEqual([name, 400])
})

test('names that people have are taken as they are, and spaces of all kinds are one', async () => {
  const ann = await Guest.arrive(await open(), 'Ann')
  for (const name of ['Łukasz Żółć', 'Ёлка', 'Ann ❤️', 'สมชาย', 'Nguyễn', 'O’Brien-Smith']) {
    const { status, body } = await ann.send('POST', paths.session, { name })
    expect([status, body]).toMatchObject([200, { me: { name: name.normalize('NFC') } }])
  }
  const { body } = await ann.send('POST', paths.session, { name: 'Ann\u00a0 \u2003Lee' })
  expect(body).toMatchObject({ me: { name: 'Ann Lee' } })
})

test('strangers who ask hundreds of times whether the server is ready make it store next to nothing', async () => {
  const server = await testServer({ flags: { metricsPort: 0 } })
  onTestFinished(() => server.close())
  const written = async (): Promise<number> =>
    (await Scrape.of(server.metricsPort)).sum('railhead_database_query_seconds_count', { kind: 'insert' }) ??
    0
  const before = await written()
  const ask = async (): Promise<number[]> => {
    const statuses: number[] = []
    for (let i = 0; i < 10; i++) statuses.push((await fetch(`${server.url}/readyz`)).status)
    return statuses
  }
  const statuses = (await Promise.all(Array.from({ length: 30 }, ask))).flat()
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect((await written()) - before).toBeLessThan(150)
})

test('whether a long match could go on by newer rules costs as much as to replay it', async () => {
  const base = await open({ positionsPerSecond: 3 }, () => 0)
  const [ann, bob] = [await Guest.arrive(base, 'Ann'), await Guest.arrive(base, 'Bob')]
  const game = games.find(({ id }) => id === 'great-western-trail')
  if (!game) throw new Error('no such game')
  const match = Match.start(game, { players: 2 }, 'long', '1')
  while (match.answers.length < 200) {
    const asked = match.decisions().find(({ optional }) => optional === undefined)
    if (!asked) throw new Error('over')
    match.answer(asked.seat, asked.options[match.answers.length % asked.options.length])
  }
  const { table } = await ann.ask<TableResponse>('POST', paths.import, { file: match.record() })
  await bob.join(table.id)
  await ann.ask('POST', paths.start(table.id))
  const statuses: number[] = []
  for (let i = 0; i < 20; i++) statuses.push((await bob.send('GET', paths.rules(table.id))).status)
  // Sixty at once: four for the file, and five for each question.
  expect(statuses.filter(status => status === 200)).toHaveLength(11)
  const vote = { to: game.rulesVersion, accept: true }
  expect((await bob.send('POST', paths.rules(table.id), vote)).status).toBe(429)
})
