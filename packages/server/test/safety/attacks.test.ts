import { LIMITS, paths } from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLoginService, type TestLoginService } from '../../src/testing/loginService.js'
import { Guest } from '../testing/client.js'
import { type TestServer, testServer } from '../testing/server.js'
import { decide, playing } from '../testing/table.js'

const PASSWORD = 'a long password'

let time = Date.UTC(2026, 5, 1, 12)
let service: TestLoginService
let server: TestServer
beforeAll(async () => {
  service = await startLoginService()
  server = await testServer({ now: () => time })
})
afterAll(async () => {
  await server.close()
  await service.close()
})

let accounts = 0
async function account(name: string, at = server): Promise<Guest> {
  const guest = await Guest.arrive(at.url, name)
  await guest.ask('POST', paths.account, { mail: `attack${++accounts}@example.org`, password: PASSWORD })
  return guest
}

const times = <T>(count: number, ask: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => ask(i)))

test('many at once are no way around how many tokens and bots an account has', async () => {
  const ann = await account('Ann')
  const tokens = await times(2 * LIMITS.tokens, i =>
    ann.send('POST', paths.tokens, { name: `token ${i}`, password: PASSWORD }),
  )
  expect(tokens.filter(({ status }) => status === 201)).toHaveLength(LIMITS.tokens)
  const bots = await times(3 * LIMITS.bots, i => ann.send('POST', paths.bots, { name: `Annbot ${i}` }))
  expect(bots.filter(({ status }) => status === 201)).toHaveLength(LIMITS.bots)
})

test('a token plays for its owner, and neither renames them nor changes their settings', async () => {
  const ann = await account('Ann')
  const { token } = await ann.ask<{ token: string }>('POST', paths.tokens, {
    name: 'a program',
    password: PASSWORD,
  })
  const send = (method: string, path: string, body: object) =>
    fetch(server.url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect((await send('POST', paths.session, { name: 'Mallory' })).status).toBe(401)
  expect((await send('PUT', paths.preferences, { lang: 'pl' })).status).toBe(401)
  expect(await ann.ask('GET', paths.session)).toMatchObject({ me: { name: 'Ann', preferences: {} } })
  expect((await send('POST', paths.tables, { game: 'high-card', config: {} })).status).toBe(201)
})

test('behind a proxy that adds to X-Forwarded-For, what the sender wrote there counts for nothing', async () => {
  const behind = await testServer({ flags: { trustProxy: true, guestsPerMinute: 3 }, now: () => time })
  const far = await testServer({ flags: { trustProxy: '2', guestsPerMinute: 3 }, now: () => time })
  const arrivals = async (at: TestServer, header: (i: number) => string): Promise<number[]> => {
    const statuses: number[] = []
    for (let i = 0; i < 5; i++) {
      const headers = { 'x-forwarded-for': header(i), 'content-type': 'application/json' }
      const options = { method: 'POST', headers, body: '{"name":"Eve"}' }
      statuses.push((await fetch(at.url + paths.session, options)).status)
    }
    return statuses
  }
  const refused = [200, 200, 200, 429, 429]
  expect(await arrivals(behind, i => `203.0.113.${i}, 198.51.100.7`)).toEqual(refused)
  expect(await arrivals(behind, i => `203.0.113.${i}`)).toEqual([200, 200, 200, 200, 200])
  // Two proxies of ours, one behind the other.
  expect(await arrivals(far, i => `203.0.113.${i}, 198.51.100.7, 10.0.0.1`)).toEqual(refused)
  await behind.close()
  await far.close()
})

test('pictures on pages of others do not use up the logins of whoever looks at them', async () => {
  const oidc = { oidcIssuer: service.issuer, oidcClientId: service.client }
  const slow = await testServer({ flags: { ...oidc, loginsPerMinute: 3 }, now: () => time })
  const ann = await account('Ann', slow)
  time += 60_000
  // A browser fetches such a picture from the network of its owner, without the cookie of a login that was begun.
  for (let i = 0; i < 6; i++)
    await fetch(`${slow.url}${paths.oidcCallback}?state=x&code=y`, { redirect: 'manual' })
  const body = { mail: `attack${accounts}@example.org`, password: PASSWORD }
  expect((await ann.send('POST', paths.login, body)).status).toBe(200)
  await slow.close()
})

test('files of matches and figures of people are counted by address like whole positions', async () => {
  const costly = await testServer({ flags: { positionsPerSecond: 1 }, now: () => time })
  const ann = await Guest.arrive(costly.url, 'Ann')
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const
  const { id } = await ann.create({ game: 'high-card', config: {}, seats, start: true })
  await ann.ask('POST', paths.concede(id))
  for (const path of [paths.export(id), paths.statistics(ann.me.id), paths.results(ann.me.id)]) {
    const answers = await times(40, () => ann.send('GET', path))
    expect(
      answers.some(({ status }) => status === 429),
      path,
    ).toBe(true)
  }
  await costly.close()
})

test('nobody nags the others with proposals: they are few in a minute', async () => {
  const { id, guests, visits } = await playing([server.url, server.url])
  const [ann, bob] = guests
  const wish = (accept: boolean) => ({ kind: 'abandon', number: 0, accept }) as const
  const statuses: number[] = []
  for (let i = 0; i < 20; i++) {
    statuses.push((await decide(ann, id, wish(true))).status)
    await decide(bob, id, wish(false))
  }
  expect(statuses.filter(status => status === 200).length).toBeLessThan(12)
  expect(statuses.at(-1)).toBe(429)
  // Whoever is asked can always say no.
  time += 60_000
  await decide(ann, id, wish(true))
  expect((await decide(bob, id, wish(false))).status).toBe(200)
  for (const visit of visits) visit.close()
})

test('hints are counted by address too: a dozen guests keep no more bots busy than one network may', async () => {
  const slow = await testServer({ flags: { requestsPerMinute: 600 }, now: () => time })
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const
  let given = 0
  for (let i = 0; i < 5; i++) {
    const guest = await Guest.arrive(slow.url, `Guest ${i}`)
    const { id } = await guest.create({ game: 'high-card', config: {}, seats, start: true })
    const answers = await times(18, () => guest.send('POST', paths.hint(id)))
    given += answers.filter(({ status }) => status === 200).length
  }
  expect(given).toBe(60)
  await slow.close()
})
