import { once } from 'node:events'
import {
  type AccountResponse,
  type NewTokenResponse,
  PROTOCOL,
  paths,
  type SessionResponse,
} from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type MailServer, startMailServer } from '../../src/testing/mail.js'
import { Guest } from '../testing/client.js'
import { look } from '../testing/database.js'
import { type TestServer, testServer } from '../testing/server.js'

/** What somebody tries who wants into an account that is not theirs. Each of these got in, or locked somebody out. */

const PASSWORD = 'correct horse battery'
const SECRET = 'a secret of twenty letters'
let mail: MailServer
let server: TestServer
let base: string
let time = 1_000_000_000_000
let lastName = 0
const newAddress = (): string => `owner${++lastName}@example.org`
beforeAll(async () => {
  mail = await startMailServer()
  server = await testServer({ flags: { smtpUrl: mail.url, secret: SECRET }, now: () => time })
  base = `http://127.0.0.1:${server.port}`
})
afterAll(async () => {
  await server.close()
  await mail.close()
})

const tokenIn = (text: string): string => /\/api\/login\/token\/([\w-]{43})/.exec(text)?.[1] ?? ''
/** The token in the next letter, or in the next to that address. */
async function nextToken(to?: string): Promise<string> {
  for (;;) {
    const letter = await mail.next()
    if (to === undefined || letter.to === to) return tokenIn(letter.text)
  }
}

interface Answer {
  readonly status: number
  readonly cookies: string[]
  readonly body: SessionResponse & { readonly error?: { readonly code: string } }
}

/** A request as some browser sends it: with those cookies, from that address. */
async function post(
  path: string,
  body: unknown,
  cookies: readonly string[] = [],
  from = '',
): Promise<Answer> {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : {}),
      ...(from === '' ? {} : { 'x-forwarded-for': from }),
    },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  const set = response.headers.getSetCookie().map(cookie => cookie.split(';')[0])
  return { status: response.status, cookies: set, body: text === '' ? {} : JSON.parse(text) }
}

const accountAt = async (cookie: string): Promise<{ status: number; account: AccountResponse }> => {
  const response = await fetch(base + paths.account, { headers: { cookie } })
  return { status: response.status, account: (await response.json()) as AccountResponse }
}

/** The owner of an address makes an account there: registers, and uses the link in the same browser. */
async function newAccount(name: string, address: string): Promise<Guest> {
  const guest = await Guest.arrive(base, name)
  expect((await post(paths.account, { mail: address, password: PASSWORD }, [guest.cookie])).status).toBe(202)
  const token = await nextToken(address)
  const { status, cookies, body } = await post(paths.loginToken, { token }, [guest.cookie])
  expect([status, body.me?.id]).toEqual([200, guest.me.id])
  return guest.as(guest.me, cookies[0])
}

test('takeover before registration: who asks for a link to another address gets nothing by its use', async () => {
  const thief = await Guest.arrive(base, 'Thief')
  const address = newAddress()
  await thief.ask('POST', paths.loginLink, { mail: address })
  const table = await thief.create({ game: 'high-card', config: {} })
  // The owner uses the link on a computer that has never been here.
  const owner = await post(paths.loginToken, { token: await nextToken() })
  expect(owner.status).toBe(200)
  expect(owner.body.me?.id).not.toBe(thief.me.id)
  expect((await accountAt(owner.cookies[0])).account).toMatchObject({ mail: address, verified: true })
  const { status, account } = await accountAt(thief.cookie)
  expect([status, account.mail]).toEqual([200, null])
  expect((await thief.send('PUT', paths.password, { password: PASSWORD })).status).toBe(400)
  expect((await post(paths.login, { mail: address, password: PASSWORD })).status).toBe(401)
  // What the thief sat at stays the thief's: the owner is not made to sit there.
  expect(await thief.ask('GET', paths.table(table.id))).toMatchObject({ table: { host: thief.me.id } })
})

test('takeover by a password chosen before: it counts only in the browser that chose it', async () => {
  const thief = await Guest.arrive(base, 'Thief')
  const address = newAddress()
  await post(paths.account, { mail: address, password: PASSWORD }, [thief.cookie])
  const owner = await Guest.arrive(base, 'Owner')
  const entered = await post(paths.loginToken, { token: await nextToken() }, [owner.cookie])
  expect(entered.body.me?.id).toBe(owner.me.id)
  expect((await accountAt(entered.cookies[0])).account).toMatchObject({ hasPassword: false })
  expect((await post(paths.login, { mail: address, password: PASSWORD })).status).toBe(401)
  expect((await accountAt(thief.cookie)).account.mail).toBe(null)
})

test('whoever else holds a session of the guest who becomes an account is thrown out, with all that was set up', async () => {
  const owner = await Guest.arrive(base, 'Owner')
  const stolen = 'a-stolen-session-of-the-guest-0123456789012'
  await look(server.dataDir, async db => {
    const { createHash } = await import('node:crypto')
    const token_hash = createHash('sha256').update(stolen).digest('hex')
    const row = { token_hash, person_id: owner.me.id, created_at: time, seen_at: time, device: '' }
    await db
      .insertInto('session')
      .values({ ...row, link_at: null })
      .execute()
  })
  const thief = owner.as(owner.me, `railhead=${stolen}`)
  await thief.ask('PUT', paths.notifications, { webhook: 'https://thief.example/x' })
  await owner.ask('POST', paths.loginLink, { mail: newAddress() })
  const entered = await post(paths.loginToken, { token: await nextToken() }, [owner.cookie])
  expect(entered.body.me?.id).toBe(owner.me.id)
  expect((await accountAt(thief.cookie)).status).toBe(401)
  const wishes = owner.as(owner.me, entered.cookies[0])
  expect(await wishes.ask('GET', paths.notifications)).toMatchObject({ webhook: false })
})

test('a link asked for as a guest and used as an account makes an account of its own, not a second one of mine', async () => {
  const ann = await Guest.arrive(base, 'Ann')
  const [first, second] = [newAddress(), newAddress()]
  await ann.ask('POST', paths.loginLink, { mail: second })
  const late = await nextToken()
  await ann.ask('POST', paths.loginLink, { mail: first })
  const { cookies } = await post(paths.loginToken, { token: await nextToken() }, [ann.cookie])
  const entered = await post(paths.loginToken, { token: late }, [cookies[0]])
  expect(entered.status).toBe(200)
  expect(entered.body.me?.id).not.toBe(ann.me.id)
  expect((await accountAt(entered.cookies[0])).account.mail).toBe(second)
})

test('a used link ends the others to that address, and so does a new password', async () => {
  const address = newAddress()
  const ann = await newAccount('Ann', address)
  await ann.ask('POST', paths.loginLink, { mail: address })
  const one = await nextToken()
  await ann.ask('POST', paths.loginLink, { mail: address })
  const two = await nextToken()
  expect((await post(paths.loginToken, { token: one })).status).toBe(200)
  expect((await post(paths.loginToken, { token: two })).status).toBe(401)
  await ann.ask('POST', paths.loginLink, { mail: address })
  const three = await nextToken()
  await ann.ask('PUT', paths.password, { password: 'another long password', old: PASSWORD })
  expect((await post(paths.loginToken, { token: three })).status).toBe(401)
})

test('a forgotten password is replaced by the one who reads the mail, for as long as a link lasts; nobody else needs less than the old one', async () => {
  const address = newAddress()
  const ann = await newAccount('Ann', address)
  const { token } = await ann.ask<NewTokenResponse>('POST', paths.tokens, {
    name: 'program',
    password: PASSWORD,
  })
  time += 21 * 60_000
  expect((await ann.send('PUT', paths.password, { password: 'a thief’s password' })).status).toBe(401)
  await post(paths.loginLink, { mail: address })
  const { cookies, body } = await post(paths.loginToken, { token: await nextToken() })
  const back = ann.as(body.me ?? ann.me, cookies[0])
  expect(await back.ask('GET', paths.account)).toMatchObject({ byLink: true, hasPassword: true })
  expect((await back.send('PUT', paths.password, { password: 'the new one of Ann' })).status).toBe(204)
  expect((await accountAt(ann.cookie)).status).toBe(401)
  const byToken = await fetch(base + paths.session, { headers: { authorization: `Bearer ${token}` } })
  expect(byToken.status).toBe(401)
  time += 21 * 60_000
  expect(await back.ask('GET', paths.account)).toMatchObject({ byLink: false })
  expect((await back.send('PUT', paths.password, { password: 'yet another one' })).status).toBe(401)
  expect((await post(paths.login, { mail: address, password: 'the new one of Ann' })).status).toBe(200)
})

test('nothing tells which addresses have accounts', async () => {
  const taken = newAddress()
  await newAccount('Ann', taken)
  const curious = await Guest.arrive(base, 'Curious')
  const ask = async (address: string): Promise<unknown[]> => {
    const joined = await post(paths.account, { mail: address, password: PASSWORD }, [curious.cookie])
    await mail.next()
    const link = await post(paths.loginLink, { mail: address }, [curious.cookie])
    await mail.next()
    const login = await post(paths.login, { mail: address, password: 'a guess of mine' }, [curious.cookie])
    return [joined, link, login].map(({ status, body }) => ({ status, body }))
  }
  expect(await ask(taken)).toEqual(await ask(newAddress()))
})

test('the failed logins of an attacker do not lock the owner out: not from one network, nor from many', async () => {
  const slow = await testServer({
    flags: { smtpUrl: mail.url, secret: SECRET, loginsPerMinute: 3, trustProxy: true },
    now: () => time,
  })
  const before = base
  base = `http://127.0.0.1:${slow.port}`
  try {
    const address = newAddress()
    const guest = await Guest.arrive(base, 'Owner')
    await post(paths.account, { mail: address, password: PASSWORD }, [guest.cookie], '192.0.2.1')
    const used = await post(paths.loginToken, { token: await nextToken() }, [guest.cookie], '192.0.2.1')
    const device = used.cookies.filter(cookie => cookie.startsWith('railhead_device='))
    expect(device).toHaveLength(1)
    const guess = (from: string): Promise<Answer> =>
      post(paths.login, { mail: address, password: 'a guess of mine' }, [], from)
    const log = async (cookies: readonly string[], from: string): Promise<number> =>
      (await post(paths.login, { mail: address, password: PASSWORD }, cookies, from)).status
    // One network: many addresses of one /64 are one.
    const statuses = []
    for (let i = 0; i < 6; i++) statuses.push((await guess(`2001:db8:1:2::${i}`)).status)
    expect(statuses).toEqual([401, 401, 401, 429, 429, 429])
    expect((await guess('2001:db8:1:3::1')).status).toBe(401)
    expect(await log([], '198.51.100.1')).toBe(200)
    // Many networks: together they get no more guesses than strangers have, and the owner's browser has its own.
    const many = []
    for (let i = 0; i < 40; i++) many.push((await guess(`203.0.113.${i}`)).status)
    expect(many.filter(status => status === 401).length).toBeLessThan(30)
    expect(many.at(-1)).toBe(429)
    expect(await log([], '198.51.100.2')).toBe(429)
    expect(await log(device, '203.0.113.1')).toBe(200)
    // Whoever asks for many links fills no box, and the links that came log the owner in.
    const letters = mail.letters.length
    for (let i = 0; i < 20; i++)
      expect((await post(paths.loginLink, { mail: address }, [], `198.51.100.${100 + i}`)).status).toBe(202)
    const last = await nextToken()
    expect((await post(paths.loginToken, { token: last }, [], '198.51.100.3')).status).toBe(200)
    expect(mail.letters.length - letters).toBeLessThanOrEqual(3)
  } finally {
    base = before
    await slow.close()
  }
})

test('nobody floods the box of a stranger through us; there is a link for its owner all the time', async () => {
  const flags = { smtpUrl: mail.url, secret: SECRET, loginsPerMinute: 10 }
  const slow = await testServer({ flags, now: () => time })
  const to = newAddress()
  const mallory = await Guest.arrive(slow.url, 'Mallory')
  const letters = (): number => mail.letters.filter(letter => letter.to === to).length
  const HOURS = 2
  for (let minute = 0; minute < HOURS * 60; minute += 1) {
    expect(await mallory.send('POST', paths.loginLink, { mail: to })).toMatchObject({ status: 202 })
    time += 60_000
  }
  // What is on its way comes before this one.
  await slow.close()
  expect(letters()).toBeGreaterThanOrEqual(HOURS * 3)
  expect(letters()).toBeLessThanOrEqual(10 + HOURS * 6)
})

test('a token that may only look changes nothing and answers nothing; every token has an end', async () => {
  const ann = await newAccount('Ann', newAddress())
  const make = (body: object): Promise<NewTokenResponse> =>
    ann.ask('POST', paths.tokens, { ...body, password: PASSWORD })
  const reading = await make({ name: 'scoreboard', scope: 'read', days: 1 })
  expect(reading).toMatchObject({ scope: 'read', expiresAt: time + 24 * 3_600_000 })
  expect(await make({ name: 'bot' })).toMatchObject({ scope: 'play', expiresAt: time + 366 * 24 * 3_600_000 })
  expect((await ann.send('POST', paths.tokens, { name: 'x', days: 1000 })).status).toBe(400)
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const
  const table = await ann.create({ game: 'high-card', config: { players: 2 }, seats, start: true })
  const send = async (method: string, path: string, body?: object): Promise<number> =>
    (
      await fetch(base + path, {
        method,
        headers: { authorization: `Bearer ${reading.token}`, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    ).status
  expect(await send('GET', paths.list('mine'))).toBe(200)
  expect(await send('GET', paths.table(table.id))).toBe(200)
  for (const [method, path, body] of [
    ['POST', paths.tables, { game: 'high-card', config: {} }],
    ['POST', paths.session, { name: 'Renamed' }],
    ['PUT', paths.preferences, {}],
    ['POST', paths.hint(table.id), {}],
  ] as const)
    expect([path, await send(method, path, body)]).toEqual([path, 403])
  const headers = { authorization: `Bearer ${reading.token}` }
  const socket = new WebSocket(base.replace('http', 'ws') + paths.live(table.id), { headers })
  const heard: { type: string; seat?: number; code?: string }[] = []
  const until = async (type: string): Promise<(typeof heard)[number]> => {
    for (;;) {
      const found = heard.find(message => message.type === type)
      if (found) return found
      await once(socket, 'message')
    }
  }
  socket.on('message', data => heard.push(JSON.parse(data.toString())))
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }))
  expect(await until('welcome')).toMatchObject({ seat: 0, presence: { seats: ['idle', 'here'] } })
  const answer = { type: 'answer', key: 'key.of.mine', decision: 'x', option: {} }
  socket.send(JSON.stringify(answer))
  expect(await until('refused')).toMatchObject({ code: 'readOnly', key: 'key.of.mine' })
  socket.terminate()
  time += 24 * 3_600_000
  expect(await send('GET', paths.list('mine'))).toBe(401)
})
