import {
  CLOSE,
  type NewTokenResponse,
  paths,
  type SessionResponse,
  type TokensResponse,
} from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Guest } from '../testing/client.js'
import { look } from '../testing/database.js'
import { pause } from '../testing/player.js'
import { type TestServer, testServer } from '../testing/server.js'

let server: TestServer
let base: string
beforeAll(async () => {
  server = await testServer({ flags: { pingSeconds: 1 } })
  base = `http://127.0.0.1:${server.port}`
})
afterAll(() => server.close())

const PASSWORD = 'a long password'
let accounts = 0
async function account(): Promise<Guest> {
  const guest = await Guest.arrive(base, 'Maker')
  const mail = `maker${++accounts}@example.org`
  await guest.ask('POST', paths.account, { mail, password: PASSWORD })
  return guest
}

const newToken = (guest: Guest): Promise<NewTokenResponse> =>
  guest.ask<NewTokenResponse>('POST', paths.tokens, { name: 'my bot', password: PASSWORD })

async function asProgram(token: string, method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(base + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

const TABLE = { game: 'high-card', config: {} }

test('a token acts for its account, is told once, stored as a hash, listed, and can be ended', async () => {
  const ann = await account()
  const { token, id } = await newToken(ann)
  expect(token).toMatch(/^railhead_[\w-]{43}$/)
  const { me } = (await (await asProgram(token, 'GET', paths.session)).json()) as SessionResponse
  expect(me?.id).toBe(ann.me.id)
  expect((await asProgram(token, 'POST', paths.tables, TABLE)).status).toBe(201)
  expect((await asProgram(token, 'GET', paths.list('mine'))).status).toBe(200)
  const { tokens } = await ann.ask<TokensResponse>('GET', paths.tokens)
  const times = { createdAt: expect.any(Number), usedAt: expect.any(Number), expiresAt: expect.any(Number) }
  expect(tokens).toEqual([{ id, name: 'my bot', scope: 'play', ...times }])
  const stored = await look(server.dataDir, db => db.selectFrom('api_token').selectAll().execute())
  expect(JSON.stringify(stored)).not.toContain(token.slice('railhead_'.length))

  const bob = await account()
  expect((await bob.send('DELETE', paths.token(id))).status).toBe(404)
  expect((await ann.send('DELETE', paths.token(id))).status).toBe(204)
  expect((await asProgram(token, 'POST', paths.tables, TABLE)).status).toBe(401)
})

test('a token that is not valid is refused everywhere, and never a way in for somebody else', async () => {
  const ann = await account()
  for (const token of ['nonsense', '', `railhead_${'A'.repeat(43)}`, ann.cookie.split('=')[1]])
    for (const [method, path, body] of [
      ['GET', paths.session],
      ['GET', paths.list('open')],
      ['POST', paths.session, { name: 'Eve' }],
      ['POST', paths.tables, TABLE],
    ] as const) {
      const refused = await asProgram(token, method, path, body)
      expect({ token, path, status: refused.status }).toEqual({ token, path, status: 401 })
      expect(refused.headers.getSetCookie()).toEqual([])
    }
  // What is meant for a proxy is none of ours.
  const basic = await fetch(base + paths.session, {
    headers: { cookie: ann.cookie, authorization: 'Basic abc' },
  })
  expect(((await basic.json()) as SessionResponse).me?.id).toBe(ann.me.id)
})

test('a token does not reach the account itself', async () => {
  const ann = await account()
  const { token, id } = await newToken(ann)
  for (const [method, path, body] of [
    ['GET', paths.account],
    ['GET', paths.exportMe],
    ['GET', paths.tokens],
    ['POST', paths.tokens, { name: 'another', password: PASSWORD }],
    ['DELETE', paths.token(id)],
    ['PUT', paths.password, { password: 'another password', old: PASSWORD }],
    ['DELETE', paths.account, { password: PASSWORD }],
    ['GET', paths.notifications],
    ['PUT', paths.notifications, { webhook: null }],
  ] as const)
    expect({ path, status: (await asProgram(token, method, path, body)).status }).toEqual({
      path,
      status: 401,
    })
})

test('guests have no tokens, accounts not too many, and names are lines of text', async () => {
  const guest = await Guest.arrive(base, 'Guest')
  expect((await guest.send('POST', paths.tokens, { name: 'bot' })).status).toBe(400)
  const ann = await account()
  for (const name of ['', ' ', 'x'.repeat(41), 'a\nb', 7])
    expect((await ann.send('POST', paths.tokens, { name, password: PASSWORD })).status).toBe(400)
  for (let i = 0; i < 20; i++) await newToken(ann)
  expect((await ann.send('POST', paths.tokens, { name: 'one more', password: PASSWORD })).status).toBe(400)
})

test('a new password ends all tokens', async () => {
  const ann = await account()
  const { token } = await newToken(ann)
  await ann.ask('PUT', paths.password, { password: 'a longer password', old: PASSWORD })
  expect((await asProgram(token, 'GET', paths.session)).status).toBe(401)
})

function socketOf(table: string, token: string): { socket: WebSocket; closed: Promise<number> } {
  const socket = new WebSocket(base.replace('http', 'ws') + paths.live(table), {
    headers: { authorization: `Bearer ${token}` },
  })
  const closed = new Promise<number>(resolve => socket.on('close', resolve))
  socket.on('open', () => socket.send('{"type":"hello","protocol":1}'))
  return { socket, closed }
}

test('a socket opens by a token, and is closed soon after the token or session was ended', async () => {
  const ann = await account()
  const { token, id } = await newToken(ann)
  const table = await ann.create({ game: 'high-card', config: { players: 2 } })
  const { socket, closed } = socketOf(table.id, token)
  const welcome = await new Promise<string>(resolve => socket.on('message', data => resolve(`${data}`)))
  expect(JSON.parse(welcome)).toMatchObject({ type: 'welcome', seat: 0 })
  const guest = await Guest.arrive(base, 'Guest')
  const visits = [await ann.sit(table.id), await guest.sit(table.id)]
  await pause(1_200)
  expect(socket.readyState).toBe(WebSocket.OPEN)
  await ann.ask('DELETE', paths.token(id))
  await guest.ask('DELETE', paths.session)
  expect(await closed).toBe(CLOSE.noSession)
  await visits[1].until(() => visits[1].closed !== undefined)
  expect([visits[0].closed, visits[1].closed?.code]).toEqual([undefined, CLOSE.noSession])
  expect(await socketOf(table.id, token).closed).toBe(CLOSE.noSession)
  visits[0].close()
})
