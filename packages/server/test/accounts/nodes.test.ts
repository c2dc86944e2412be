import { paths, type SessionResponse, type TableResponse } from '@railhead/protocol'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { postgresDatabase } from '../../src/storage/postgres.js'
import { startMailServer } from '../../src/testing/mail.js'
import { Guest } from '../testing/client.js'
import { type PostgresServer, startPostgres } from '../testing/postgres.js'
import { testServer } from '../testing/server.js'

/** As if nobody had ever looked after the server. */
async function clearRoles(databaseUrl: string): Promise<void> {
  const db = postgresDatabase(databaseUrl, 1)
  await db.deleteFrom('role').execute()
  await db.destroy()
}

let postgres: PostgresServer
beforeAll(async () => {
  postgres = await startPostgres()
}, 90_000)
afterAll(() => postgres.stop())

test('attempts to log in are counted over all processes together', { timeout: 120_000 }, async () => {
  const flags = { databaseUrl: await postgres.newDatabase(), loginsPerMinute: 4 }
  const now = (): number => 1_000_000_000_000
  const nodes = [await testServer({ flags, now }), await testServer({ flags, now })]
  const guests = await Promise.all(
    nodes.map(({ port }) => Guest.arrive(`http://127.0.0.1:${port}`, 'Mallory')),
  )
  const tries: number[] = []
  for (let i = 0; i < 6; i++) {
    const body = { mail: 'ann@example.org', password: `guess ${i}` }
    tries.push((await guests[i % 2].send('POST', paths.login, body)).status)
  }
  expect(tries).toEqual([401, 401, 401, 401, 429, 429])
  for (const node of nodes) await node.close()
})

test('logins at the same moment on two processes: one account of an address, and a guest goes along once', {
  timeout: 120_000,
}, async () => {
  const mail = await startMailServer()
  const flags = { databaseUrl: await postgres.newDatabase(), smtpUrl: mail.url, secret: 'x'.repeat(20) }
  const nodes = [await testServer({ flags }), await testServer({ flags })]
  const bases = nodes.map(({ port }) => `http://127.0.0.1:${port}`)
  const tokenFor = async (guest: Guest, address: string): Promise<string> => {
    await guest.ask('POST', paths.loginLink, { mail: address })
    return /token\/([\w-]{43})/.exec((await mail.next()).text)?.[1] ?? ''
  }
  const use = async (base: string, token: string, cookie: string): Promise<string | undefined> => {
    const response = await fetch(base + paths.loginToken, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ token }),
    })
    expect([200, 401]).toContain(response.status)
    return ((await response.json()) as Partial<SessionResponse>).me?.id
  }
  for (let round = 0; round < 4; round++) {
    const address = `owner${round}@example.org`
    const browsers = await Promise.all(bases.map(base => Guest.arrive(base, 'Owner')))
    const tokens = [await tokenFor(browsers[0], address), await tokenFor(browsers[1], address)]
    const entered = await Promise.all(tokens.map((token, i) => use(bases[i], token, browsers[i].cookie)))
    const accounts = entered.filter(id => id !== undefined)
    expect(new Set(accounts).size).toBe(1)

    // One guest, two windows, two accounts: the seat goes along with one of them.
    const guest = await Guest.arrive(bases[0], 'Guest')
    const table = await guest.create({ game: 'high-card', config: {} })
    const others = await Promise.all(
      [0, 1].map(async i => {
        const other = await Guest.arrive(bases[i], 'Other')
        const mailbox = `other${round}.${i}@example.org`
        const id = await use(bases[i], await tokenFor(other, mailbox), other.cookie)
        expect(id).toBe(other.me.id)
        return mailbox
      }),
    )
    const links = [await tokenFor(guest, others[0]), await tokenFor(guest, others[1])]
    await Promise.all(links.map((token, i) => use(bases[i], token, guest.cookie)))
    const stranger = await Guest.arrive(bases[1], 'Stranger')
    // News takes a moment from node to node.
    await vi.waitFor(async () => {
      const { table: after } = await stranger.ask<TableResponse>('GET', paths.table(table.id))
      const seated = after.seats.filter(seat => seat.kind === 'person')
      expect(seated).toHaveLength(1)
      expect(seated[0]).not.toMatchObject({ person: guest.me.id })
    }, 20_000)
  }
  for (const node of nodes) await node.close()
  await mail.close()
})

test('administrators who take each other’s role at the same moment on two processes: one stays', {
  timeout: 120_000,
}, async () => {
  const adminCode = 'open sesame, please'
  const flags = { databaseUrl: await postgres.newDatabase(), adminCode }
  const nodes = [await testServer({ flags }), await testServer({ flags })]
  const bases = nodes.map(({ port }) => `http://127.0.0.1:${port}`)
  const password = 'a long password'
  const rounds = 8
  for (let round = 0; round < rounds; round++) {
    const both = await Promise.all(
      bases.map(async (base, i) => {
        const guest = await Guest.arrive(base, `Admin ${i}`)
        await guest.ask('POST', paths.account, { mail: `admin${round}.${i}@example.org`, password })
        await guest.ask('POST', paths.adminClaim, { code: adminCode })
        return guest
      }),
    )
    // Each takes the other's role, or the other's while one goes oneself.
    const goes = round % 2 === 1
    await Promise.all(
      both.map((guest, i) =>
        goes && i === 1
          ? guest.send('DELETE', paths.account, { password })
          : guest.send('PUT', paths.adminRole(both[1 - i].me.id), { role: null, password }),
      ),
    )
    const left: Guest[] = []
    for (const guest of both)
      if ((await guest.send('GET', paths.adminOverview)).status === 200) left.push(guest)
    expect(left).toHaveLength(1)
    // Only they: the next round begins without any.
    const { me } = left[0]
    const client = await Guest.arrive(bases[0], 'Next')
    await client.ask('POST', paths.account, { mail: `next${round}@example.org`, password })
    await client.ask('POST', paths.adminClaim, { code: adminCode })
    await client.ask('PUT', paths.adminRole(me.id), { role: null, password })
    const last = await client.send('PUT', paths.adminRole(client.me.id), { role: null, password })
    expect(last.status).toBe(400)
    await clearRoles(flags.databaseUrl)
  }
  for (const node of nodes) await node.close()
})
