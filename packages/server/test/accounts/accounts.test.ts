import {
  type AccountResponse,
  type NewTokenResponse,
  paths,
  type Rating,
  type RatingsResponse,
  type ResultsResponse,
  type SessionResponse,
  type StatisticsResponse,
  type TableResponse,
  type TablesResponse,
} from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../../src/accounts/passwords.js'
import { addAccount } from '../../src/storage/accounts.js'
import { type MailServer, startMailServer } from '../../src/testing/mail.js'
import { Guest } from '../testing/client.js'
import { look } from '../testing/database.js'
import { playToTheEnd, seatPeople } from '../testing/play.js'
import { type TestServer, testServer } from '../testing/server.js'
import { answerFirst } from '../testing/table.js'

let mail: MailServer
let server: TestServer
let withoutMail: TestServer
let base: string
/** Where accounts are made at once, because the server sends no mail. */
let plain: string
let time = 1_000_000_000_000
beforeAll(async () => {
  mail = await startMailServer()
  const secret = 'a secret of twenty letters'
  server = await testServer({ flags: { smtpUrl: mail.url, secret }, now: () => time })
  withoutMail = await testServer({ flags: { secret }, now: () => time })
  plain = `http://127.0.0.1:${withoutMail.port}`
  base = `http://127.0.0.1:${server.port}`
})
afterAll(async () => {
  await server.close()
  await withoutMail.close()
  await mail.close()
})

const PASSWORD = 'correct horse battery'
let lastName = 0
const newAddress = (): string => `Person${++lastName}@Example.org`

async function enter(guest: Guest, path: string, body: unknown): Promise<{ status: number; guest: Guest }> {
  const response = await fetch(guest.base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: guest.cookie },
    body: JSON.stringify(body),
  })
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0]
  const { me } = (await response.json()) as SessionResponse
  return { status: response.status, guest: me && cookie ? guest.as(me, cookie) : guest }
}

test('without mail: a guest becomes an account, keeps the tables, and comes back from another device', async () => {
  const ann = await Guest.arrive(plain, 'Ann')
  const table = await ann.create({ game: 'high-card', config: {} })
  const address = newAddress()
  expect(await ann.ask('POST', paths.account, { mail: address, password: PASSWORD })).toMatchObject({
    me: { id: ann.me.id, name: 'Ann', kind: 'account' },
  })
  const elsewhere = await Guest.arrive(plain, 'Somebody')
  const wrong = await elsewhere.send('POST', paths.login, { mail: address, password: `${PASSWORD}!` })
  expect(wrong).toMatchObject({ status: 401, body: { error: { code: 'wrongLogin' } } })
  const unknown = await elsewhere.send('POST', paths.login, { mail: newAddress(), password: PASSWORD })
  expect(unknown.body).toEqual(wrong.body)
  const { guest } = await enter(elsewhere, paths.login, { mail: address.toLowerCase(), password: PASSWORD })
  expect(guest.me.id).toBe(ann.me.id)
  const mine = await guest.ask<TablesResponse>('GET', paths.list('mine'))
  expect(mine.tables.map(entry => entry.table.id)).toContain(table.id)
  expect(await ann.ask('GET', paths.account)).toMatchObject({ mailWorks: false, hasPassword: true })
  expect(await elsewhere.send('POST', paths.loginLink, { mail: address })).toMatchObject({ status: 503 })
  // Said to strangers too: whether to offer them a link.
  const stranger = async (at: string): Promise<unknown> => (await fetch(at + paths.session)).json()
  expect(await stranger(plain)).toEqual({ me: null })
  expect(await stranger(base)).toEqual({ me: null, mailWorks: true })
})

test('what a guest sits at comes along when an account logs in', async () => {
  const ann = await Guest.arrive(plain, 'Ann')
  const address = newAddress()
  await ann.ask('POST', paths.account, { mail: address, password: PASSWORD })
  const phone = await Guest.arrive(plain, 'Phone')
  const table = await phone.create({ game: 'high-card', config: {} })
  const watching = await phone.sit(table.id)
  const { guest } = await enter(phone, paths.login, { mail: address, password: PASSWORD })
  const mine = await guest.ask<TablesResponse>('GET', paths.list('mine'))
  expect(mine.tables.map(entry => entry.table.id)).toEqual([table.id])
  await watching.until(() => watching.table.host === ann.me.id)
  expect((await phone.send('GET', paths.list('mine'))).status).toBe(401)
  watching.close()
})

test('one address, one account; passwords are stored as argon2id and nowhere else', async () => {
  const ann = await Guest.arrive(plain, 'Ann')
  const bob = await Guest.arrive(plain, 'Bob')
  const address = newAddress()
  await ann.ask('POST', paths.account, { mail: address, password: PASSWORD })
  expect(
    await bob.send('POST', paths.account, { mail: address.toUpperCase(), password: PASSWORD }),
  ).toMatchObject({ status: 409, body: { error: { code: 'mailTaken' } } })
  expect(await bob.send('POST', paths.account, { mail: newAddress(), password: 'short' })).toMatchObject({
    status: 400,
  })
  expect(await bob.send('POST', paths.account, { mail: 'nobody', password: PASSWORD })).toMatchObject({
    status: 400,
    body: { error: { path: 'mail' } },
  })
  const stored = await look(withoutMail.dataDir, db => db.selectFrom('account').selectAll().execute())
  expect(stored.every(row => row.password_hash === null || row.password_hash.startsWith('$argon2id$'))).toBe(
    true,
  )
  expect(JSON.stringify(stored)).not.toContain(PASSWORD)
})

const linkIn = (text: string): string => /http:\S+\/api\/login\/token\/[\w-]{43}/.exec(text)?.[0] ?? ''
const tokenIn = (text: string): string => linkIn(text).split('/').at(-1) ?? ''

test('a guest becomes an account by a link, which works once and not for long', async () => {
  const ann = await Guest.arrive(base, 'Ann')
  const table = await ann.create({ game: 'high-card', config: {} })
  const address = newAddress()
  expect((await ann.send('POST', paths.loginLink, { mail: address })).status).toBe(202)
  const letter = await mail.next()
  expect(letter.to).toBe(address.toLowerCase())
  const link = linkIn(letter.text)
  expect(link.startsWith(base)).toBe(true)
  const page = await fetch(link)
  expect(await page.text()).toContain('method="post"')
  const pressed = await fetch(link, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: base, cookie: ann.cookie },
    body: '',
  })
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/'])
  const cookie = pressed.headers.getSetCookie()[0].split(';')[0]
  const back = ann.as(ann.me, cookie)
  expect(await back.ask('GET', paths.account)).toMatchObject({ mail: address.toLowerCase(), verified: true })
  const mine = await back.ask<TablesResponse>('GET', paths.list('mine'))
  expect(mine.tables.map(entry => entry.table.id)).toEqual([table.id])
  const again = await enter(ann, paths.loginToken, { token: tokenIn(letter.text) }).catch(() => undefined)
  expect(again?.status).toBe(401)

  await back.ask('POST', paths.loginLink, { mail: address })
  const late = tokenIn((await mail.next()).text)
  time += 21 * 60_000
  expect(await ann.send('POST', paths.loginToken, { token: late })).toMatchObject({ status: 401 })
  const links = await look(server.dataDir, db => db.selectFrom('login_link').selectAll().execute())
  expect(JSON.stringify(links)).not.toContain(late)
})

test('an account from before the server sent mail: the owner of its address takes over, and the false password is worth nothing', async () => {
  const thief = await Guest.arrive(base, 'Thief')
  const owner = await Guest.arrive(base, 'Owner')
  const address = newAddress()
  await look(server.dataDir, async db => {
    const person_id = thief.me.id
    const password_hash = await hashPassword(PASSWORD)
    await addAccount(db, {
      person_id,
      mail: address.toLowerCase(),
      verified: 0,
      password_hash,
      created_at: 0,
    })
  })
  const { token } = await thief.ask<NewTokenResponse>('POST', paths.tokens, {
    name: 'back door',
    password: PASSWORD,
  })
  await thief.ask('PUT', paths.notifications, { webhook: 'https://thief.example/x' })
  await owner.ask('POST', paths.loginLink, { mail: address })
  const { guest } = await enter(owner, paths.loginToken, { token: tokenIn((await mail.next()).text) })
  expect(await guest.ask('GET', paths.account)).toMatchObject({ verified: true, hasPassword: false })
  expect((await thief.send('GET', paths.account)).status).toBe(401)
  expect((await thief.send('POST', paths.login, { mail: address, password: PASSWORD })).status).toBe(401)
  const byToken = await fetch(base + paths.session, { headers: { authorization: `Bearer ${token}` } })
  expect(byToken.status).toBe(401)
  expect(await guest.ask('GET', paths.notifications)).toMatchObject({ webhook: false })
})

test('no letter is sent to an address that nobody has', async () => {
  const before = mail.letters.length
  const response = await fetch(base + paths.loginLink, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mail: newAddress() }),
  })
  expect(response.status).toBe(202)
  const ann = await Guest.arrive(base, 'Ann')
  await ann.ask('POST', paths.loginLink, { mail: newAddress() })
  await mail.next()
  expect(mail.letters.length).toBe(before + 1)
})

test('sessions are listed and can be ended; a new password ends the others', async () => {
  const ann = await Guest.arrive(plain, 'Ann')
  const address = newAddress()
  await ann.ask('POST', paths.account, { mail: address, password: PASSWORD })
  const others = []
  for (let i = 0; i < 2; i++)
    others.push(
      (await enter(await Guest.arrive(plain, 'X'), paths.login, { mail: address, password: PASSWORD })).guest,
    )
  const { sessions } = await ann.ask<AccountResponse>('GET', paths.account)
  expect(sessions).toHaveLength(3)
  expect(sessions.filter(session => session.current)).toHaveLength(1)
  const first = (await others[0].ask<AccountResponse>('GET', paths.account)).sessions.find(
    session => session.current,
  )
  expect((await ann.send('DELETE', paths.endSession(first?.id ?? ''))).status).toBe(204)
  expect((await others[0].send('GET', paths.account)).status).toBe(401)
  expect((await ann.send('DELETE', paths.endSession('nothing'))).status).toBe(404)
  const fresh = 'a quite different one'
  expect((await ann.send('PUT', paths.password, { password: fresh, old: 'wrong' })).status).toBe(401)
  expect((await ann.send('PUT', paths.password, { password: fresh, old: PASSWORD })).status).toBe(204)
  expect((await others[1].send('GET', paths.account)).status).toBe(401)
  expect((await ann.send('GET', paths.account)).status).toBe(200)
})

test('my data: all of it, and then none of it', async () => {
  const { table, guests, visits } = await seatPeople(plain, 'high-card', { players: 2 })
  const [ann, bob] = guests
  const gathering = await ann.create({ game: 'high-card', config: {} })
  const address = newAddress()
  await ann.ask('POST', paths.account, { mail: address, password: PASSWORD })
  await visits[0].command({ type: 'chat', key: 'chat.of.ann', text: 'my words' })
  await visits[0].command({ type: 'note', key: 'note.of.ann', text: 'my plan' })
  await visits[0].answer(visits[0].asked?.id ?? '', visits[0].asked?.options[0] ?? {})
  await ann.ask('PUT', paths.preferences, { timeZone: 'Europe/Warsaw', quietFrom: 22, quietTo: 8 })
  await ann.ask('POST', paths.tokens, { name: 'my program', password: PASSWORD })
  await ann.ask('PUT', paths.notifications, { webhook: 'https://hooks.example/my-hook' })
  const all = JSON.stringify(await ann.ask('GET', paths.exportMe))
  const mine = ['Seat 0', address.toLowerCase(), 'my words', 'my plan', table.id, gathering.id]
  const settings = ['Europe/Warsaw', 'my program', 'https://hooks.example/my-hook']
  for (const part of [...mine, ...settings]) expect(all).toContain(part)
  expect(JSON.parse(all)).toMatchObject({ answers: [{ table_id: table.id, number: 1 }] })
  for (const secret of ['argon2', 'token_hash']) expect(all).not.toContain(secret)

  expect((await ann.send('DELETE', paths.account, { password: 'not it' })).status).toBe(401)
  expect((await ann.send('DELETE', paths.account, { password: PASSWORD })).status).toBe(204)
  expect((await ann.send('GET', paths.account)).status).toBe(401)
  expect((await bob.send('GET', paths.table(gathering.id))).status).toBe(404)
  await visits[1].until(() => visits[1].table.seats[0].kind === 'bot')
  const left = await look(withoutMail.dataDir, async db => ({
    person: await db.selectFrom('person').selectAll().where('id', '=', ann.me.id).execute(),
    chat: await db.selectFrom('chat').selectAll().where('person_id', '=', ann.me.id).execute(),
    account: await db.selectFrom('account').selectAll().where('person_id', '=', ann.me.id).execute(),
    notes: await db.selectFrom('note').selectAll().where('table_id', '=', table.id).execute(),
    tokens: await db.selectFrom('api_token').selectAll().where('person_id', '=', ann.me.id).execute(),
    notify: await db.selectFrom('notify').selectAll().where('person_id', '=', ann.me.id).execute(),
    sessions: await db.selectFrom('session').selectAll().where('person_id', '=', ann.me.id).execute(),
  }))
  const { person, ...rest } = left
  expect(person).toMatchObject([{ name: '–', preferences: '{}' }])
  for (const rows of Object.values(rest)) expect(rows).toEqual([])
  for (const visit of visits) visit.close()
})

test('a guest who logs in brings along what happened: results, seats; a second seat at one table goes to a bot', async () => {
  const owner = await Guest.arrive(plain, 'Owner')
  const address = newAddress()
  await owner.ask('POST', paths.account, { mail: address, password: PASSWORD })
  const rival = await Guest.arrive(plain, 'Rival')
  await playAgainst(owner, rival)
  const guest = await Guest.arrive(plain, 'Guest')
  for (let i = 0; i < 2; i++) await playAgainst(guest, rival)
  const rivals = await ratingOf(rival.me.id)
  const shared = await owner.create({ game: 'high-card', config: { players: 2 } })
  await guest.join(shared.id)
  await owner.ask('POST', paths.start(shared.id))

  await enter(guest, paths.login, { mail: address, password: PASSWORD })
  expect(await ratingOf(rival.me.id)).toEqual(rivals)
  const { results } = await rival.ask<ResultsResponse>('GET', paths.results(owner.me.id))
  expect(results).toHaveLength(3)
  const { table } = await owner.ask<TableResponse>('GET', paths.table(shared.id))
  expect(table.seats.map(seat => seat.kind)).toEqual(['person', 'bot'])
})

async function playAgainst(host: Guest, other: Guest): Promise<void> {
  const table = await host.create({ game: 'high-card', config: { players: 2 } })
  await other.join(table.id)
  await host.ask('POST', paths.start(table.id))
  const visits = await Promise.all([host.sit(table.id), other.sit(table.id)])
  await playToTheEnd(visits)
  for (const visit of visits) visit.close()
}

async function ratingOf(id: string): Promise<Rating | null | undefined> {
  const anybody = await Guest.arrive(plain, 'Anybody')
  const { games } = await anybody.ask<StatisticsResponse>('GET', paths.statistics(id))
  return games.find(({ game }) => game === 'high-card')?.rating
}

test('a dozen guests who lose make no account strong, nor does a guest who won and then makes one', async () => {
  const strong = await Guest.arrive(plain, 'Strong')
  await strong.ask('POST', paths.account, { mail: newAddress(), password: PASSWORD })
  const loser = await Guest.arrive(plain, 'Loser')
  const lose = async (winner: Guest): Promise<void> => {
    const table = await winner.create({ game: 'high-card', config: { players: 2 } })
    await loser.join(table.id)
    await winner.ask('POST', paths.start(table.id))
    const visit = await loser.sit(table.id)
    await answerFirst(visit)
    visit.close()
    await loser.ask('POST', paths.concede(table.id))
  }
  await lose(strong)
  expect(await ratingOf(strong.me.id)).toBeNull()
  expect((await ratingOf(loser.me.id))?.value).toBeLessThan(1500)
  const guest = await Guest.arrive(plain, 'Guest')
  await lose(guest)
  expect((await ratingOf(guest.me.id))?.value).toBeGreaterThan(1500)
  await guest.ask('POST', paths.account, { mail: newAddress(), password: PASSWORD })
  expect(await ratingOf(guest.me.id)).toBeNull()
  // From now on both count, and only what they do against each other.
  await playAgainst(strong, guest)
  await lose(guest)
  const now = await Promise.all([strong, guest].map(({ me }) => ratingOf(me.id)))
  expect(now.map(rating => rating?.matches)).toEqual([1, 1])
  const { ratings } = await strong.ask<RatingsResponse>('GET', paths.ratings('high-card'))
  const places = [strong, guest, loser].map(({ me }) => ratings.findIndex(({ person }) => person === me.id))
  expect(Math.max(places[0], places[1])).toBeLessThan(places[2])
})

test('attempts to log in are few', async () => {
  const slow = await testServer({ flags: { loginsPerMinute: 3 }, now: () => time })
  const ann = await Guest.arrive(`http://127.0.0.1:${slow.port}`, 'Ann')
  const tries = []
  for (let i = 0; i < 5; i++)
    tries.push((await ann.send('POST', paths.login, { mail: `x${i}@example.org`, password: 'guess' })).status)
  expect(tries).toEqual([401, 401, 401, 429, 429])
  time += 60_000
  expect((await ann.send('POST', paths.login, { mail: 'x@example.org', password: 'guess' })).status).toBe(401)
  await slow.close()
})
