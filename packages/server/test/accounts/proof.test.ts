import { type NewTokenResponse, paths, type SessionResponse, type TokensResponse } from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Guest } from '../testing/client.js'
import { look } from '../testing/database.js'
import { type TestServer, testServer } from '../testing/server.js'

/** What somebody gets who finds a browser open, or has an old password and is quick. */

const PASSWORD = 'correct horse battery'
const OTHER = 'another horse battery'
const CODE = 'a code for administrators'
const MINUTE = 60_000

let time = Date.UTC(2026, 5, 1, 12)
let server: TestServer
beforeAll(async () => {
  server = await testServer({ flags: { adminCode: CODE, loginsPerMinute: 40 }, now: () => time })
})
afterAll(() => server.close())

let accounts = 0
async function account(name: string): Promise<{ guest: Guest; mail: string }> {
  const guest = await Guest.arrive(server.url, name)
  const mail = `${name.toLowerCase()}${++accounts}@example.org`
  await guest.ask('POST', paths.account, { mail, password: PASSWORD })
  time += MINUTE
  return { guest, mail }
}

/** Logs in from another browser. */
async function login(mail: string, password: string): Promise<Guest | undefined> {
  const response = await fetch(server.url + paths.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mail, password }),
  })
  const { me } = (await response.json()) as SessionResponse
  const cookie = response.headers.getSetCookie().find(text => text.startsWith('railhead='))
  return me && cookie !== undefined
    ? (await Guest.arrive(server.url, 'Nobody')).as(me, cookie.split(';')[0])
    : undefined
}

/** The account has no password, as one that is reached by a service alone. */
const withoutPassword = (guest: Guest) =>
  look(server.dataDir, db =>
    db.updateTable('account').set({ password_hash: null }).where('person_id', '=', guest.me.id).execute(),
  )

test('a token takes the password, or a login just now: a browser left open is no way to get one', async () => {
  const { guest: ann } = await account('Ann')
  const token = { name: 'a program' }
  const { id } = await ann.ask<NewTokenResponse>('POST', paths.tokens, token)
  await ann.ask('DELETE', paths.token(id))
  time += 20 * MINUTE
  const wrong = { status: 401, body: { error: { code: 'wrongLogin', path: 'password' } } }
  expect(await ann.send('POST', paths.tokens, token)).toMatchObject(wrong)
  expect(await ann.send('POST', paths.tokens, { ...token, password: OTHER })).toMatchObject(wrong)
  expect((await ann.send('POST', paths.tokens, { ...token, password: PASSWORD })).status).toBe(201)
  expect((await ann.ask<TokensResponse>('GET', paths.tokens)).tokens).toHaveLength(1)
})

test('guessing the password for it is no faster than guessing it anywhere else', async () => {
  const { guest: ann } = await account('Ann')
  const guess = () => ann.send('POST', paths.tokens, { name: 'a program', password: OTHER })
  const guesses = []
  for (let i = 0; i < 41; i++) guesses.push((await guess()).status)
  expect(guesses.filter(status => status === 401)).toHaveLength(40)
  expect(guesses.at(-1)).toBe(429)
})

test('without a password it takes a login of the last 20 minutes', async () => {
  const { guest: ann } = await account('Ann')
  await withoutPassword(ann)
  const ask = () => ann.send('POST', paths.tokens, { name: 'a program' })
  expect((await ask()).status).toBe(201)
  time += 21 * MINUTE
  expect(await ask()).toMatchObject({ status: 401, body: { error: { code: 'loginAgain' } } })
})

test('a role is given and taken with the password of the administrator, or after a login just now', async () => {
  const { guest: ada } = await account('Ada')
  await ada.ask('POST', paths.adminClaim, { code: CODE })
  const { guest: moe } = await account('Moe')
  time += 20 * MINUTE
  const change = (body: object) => ada.send('PUT', paths.adminRole(moe.me.id), body)
  const wrong = { status: 401, body: { error: { code: 'wrongLogin', path: 'password' } } }
  expect(await change({ role: 'admin' })).toMatchObject(wrong)
  expect(await change({ role: 'admin', password: OTHER })).toMatchObject(wrong)
  expect((await moe.send('GET', paths.adminOverview)).status).toBe(403)
  expect((await change({ role: 'moderator', password: PASSWORD })).status).toBe(204)
  expect((await moe.send('GET', paths.adminOverview)).status).toBe(200)
  expect(await change({ role: null })).toMatchObject(wrong)
  expect((await change({ role: null, password: PASSWORD })).status).toBe(204)
  await withoutPassword(ada)
  time += 21 * MINUTE
  expect(await change({ role: 'admin' })).toMatchObject({ body: { error: { code: 'loginAgain' } } })
})

test('whoever has the old password gets nothing that outlives a new one, however many requests meet it', async () => {
  for (let round = 0; round < 3; round++) {
    const { guest: ann, mail } = await account('Ann')
    const thieves = [await login(mail, PASSWORD), await login(mail, PASSWORD)]
    const [thief, other] = thieves
    if (!thief || !other) throw new Error('Nobody came in.')
    time += MINUTE
    const token = { name: 'a program', password: PASSWORD }
    const many = <T>(ask: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 4 }, ask))
    const [changed, tokens, bots, sessions, taken] = await Promise.all([
      ann.send('PUT', paths.password, { password: OTHER, old: PASSWORD }),
      many(() => thief.send('POST', paths.tokens, token)),
      many(() => thief.send('POST', paths.bots, { name: `Bot ${round} ${Math.random()}`.slice(0, 20) })),
      many(() => login(mail, PASSWORD)),
      other.send('PUT', paths.password, { password: 'the password of a thief', old: PASSWORD }),
    ])
    // Of two who change it at once one comes first; the other one's session is over then.
    expect([changed.status, taken.status].sort()).toEqual([204, 401])
    const made = tokens.flatMap(({ status, body }) =>
      status === 201 ? [(body as NewTokenResponse).token] : [],
    )
    const botTokens = bots.flatMap(({ status, body }) =>
      status === 201 ? [(body as { token: string }).token] : [],
    )
    for (const secret of [...made, ...botTokens]) {
      const { status } = await fetch(server.url + paths.session, {
        headers: { authorization: `Bearer ${secret}` },
      })
      expect(status).toBe(401)
    }
    for (const session of [thief, ...sessions])
      if (session)
        expect((await session.ask<SessionResponse>('GET', paths.session)).me?.id).not.toBe(ann.me.id)
    time += MINUTE
  }
})

test('who deletes the account leaves no bot and no token behind, whatever is made at that moment', async () => {
  const { guest: ann } = await account('Ann')
  const made: Promise<{ status: number; body: unknown }>[] = []
  let gone = false
  const deleting = ann.send('DELETE', paths.account, { password: PASSWORD }).finally(() => {
    gone = true
  })
  for (let i = 0; !gone; i++) {
    made.push(ann.send('POST', paths.bots, { name: `Left behind ${i}` }))
    await Promise.race([made[i], deleting])
  }
  expect((await deleting).status).toBe(204)
  await Promise.all(made)
  const left = await look(server.dataDir, async db => ({
    bots: await db.selectFrom('bot').selectAll().where('owner_id', '=', ann.me.id).execute(),
    tokens: await db.selectFrom('api_token').selectAll().where('person_id', '=', ann.me.id).execute(),
  }))
  expect(left).toEqual({ bots: [], tokens: [] })
})
