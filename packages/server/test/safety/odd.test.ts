import { Match } from '@railhead/kernel'
import { LIMITS, type MatchFile, paths } from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Guest } from '../testing/client.js'
import { everyChoice, everyConfig } from '../testing/configs.js'
import { games } from '../testing/games.js'
import { type TestServer, testServer } from '../testing/server.js'
import { spoilt } from './odd.js'

let server: TestServer
let guest: Guest
beforeAll(async () => {
  server = await testServer()
  guest = await Guest.arrive(`http://127.0.0.1:${server.port}`, 'Eve')
})
afterAll(() => server.close())

function fileOf(game: (typeof games)[number]): MatchFile {
  const [fields] = everyChoice(game, everyConfig(game))
  const match = Match.start(game, fields, 'a seed')
  for (let i = 0; i < 4; i++) {
    const [decision] = match.decisions()
    match.answer(decision.seat, decision.options[0])
  }
  return JSON.parse(JSON.stringify({ ...match.record(), seedHash: 'x', names: ['A', 'B'] })) as MatchFile
}

test('whatever stands in any place of a body, the answer is never that the server failed', {
  timeout: 240_000,
}, async () => {
  const time = { kind: 'clock', minutes: 10, increment: 5, onExpiry: 'bot' }
  const bodies: [string, string, unknown][] = [
    ['POST', paths.session, { name: 'Eve' }],
    ['PUT', paths.preferences, { lang: 'en', quietFrom: 22 }],
    ['POST', paths.account, { mail: 'x', password: 'y' }],
    ['POST', paths.login, { mail: 'eve@example.org', password: 'not hers at all' }],
    ['POST', paths.loginToken, { token: 'x'.repeat(43) }],
    ['POST', paths.tokens, { name: 'x', scope: 'read', days: 3, password: 'y' }],
    ['PUT', paths.notifications, { mail: true, webhook: 'https://a.example' }],
    ['POST', paths.push, { endpoint: 'https://a.example/x', keys: { p256dh: 'x', auth: 'y' } }],
  ]
  for (const game of games) {
    const file = fileOf(game)
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }]
    bodies.push(['POST', paths.tables, { game: game.id, config: file.config, title: 't', seats, time }])
    bodies.push(['POST', paths.import, { file, seats }])
  }
  const customs = { hints: true, patience: 60, watchersTalk: true }
  const { id } = await guest.create({ game: 'high-card', config: {}, customs })
  bodies.push(
    ['POST', paths.tables, { game: 'high-card', config: {}, customs }],
    ['PUT', paths.customs(id), { watchersTalk: true }],
    ['PUT', paths.word(id), { hash: 'a'.repeat(64) }],
    ['POST', paths.word(id), { word: 'x' }],
    ['PUT', paths.proposal(id), { kind: 'bot', about: 1, number: 0, accept: true }],
    ['POST', paths.rematch(id), { seats: 'turn' }],
  )
  let sent = 0
  for (const [method, path, body] of bodies)
    for (const odd of spoilt(body)) {
      const text = JSON.stringify(odd)
      if (text.length > LIMITS.importBody) continue
      const response = await fetch(server.url + path, {
        method,
        headers: { 'content-type': 'application/json', cookie: guest.cookie },
        body: text,
      })
      sent++
      if (response.status >= 500)
        expect.fail(`${method} ${path} ${text.slice(0, 300)}: ${response.status} ${await response.text()}`)
      await response.arrayBuffer()
    }
  expect(sent).toBeGreaterThan(1_000)
})

test('nor in any message to a table', { timeout: 240_000 }, async () => {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const
  const table = await guest.create({ game: 'high-card', config: { players: 2 }, seats, start: true })
  let visit = await guest.sit(table.id)
  const key = 'odd.message.key'
  const { asked } = visit
  const messages = [
    { type: 'answer', key, decision: asked?.id, option: asked?.options[0] },
    { type: 'undo', key, number: 1, to: 0 },
    { type: 'undoReply', key, number: 1, accept: true },
    { type: 'chat', key, text: 'x' },
    { type: 'say', key, phrase: 'hello' },
    { type: 'note', key, text: 'x' },
    { type: 'hello', protocol: 1, seen: 0 },
    { type: 'resync', seen: 0 },
    { type: 'active', active: true },
  ]
  let failed = ''
  for (const message of messages)
    for (const odd of spoilt(message)) {
      if (visit.closed) visit = await guest.sit(table.id)
      visit.send(odd as Parameters<typeof visit.send>[0])
      visit.send({ type: 'ping' })
      const { heard } = visit
      await visit.until(() => visit.closed !== undefined || heard.at(-1)?.type === 'pong')
      for (const told of heard.splice(0))
        if (told.type === 'refused' && told.code === 'internal') failed = JSON.stringify(odd)
    }
  expect(failed).toBe('')
  visit.close()
})
