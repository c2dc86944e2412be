import { paths, type SessionResponse, type TableResponse } from '@railhead/protocol'
import { expect, test } from 'vitest'
import { Guest } from '../testing/client.js'
import { startPostgres } from '../testing/postgres.js'
import { testServer } from '../testing/server.js'
import { startMailServer } from '../testing/smtp.js'

test('attempts to log in are counted over all processes together', { timeout: 120_000 }, async () => {
  const postgres = await startPostgres()
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
  await postgres.stop()
})

test('logins at the same moment on two processes: one account of an address, and a guest goes along once', {
  timeout: 120_000,
}, async () => {
  const postgres = await startPostgres()
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
    const { table: after } = await guest.ask<TableResponse>('GET', paths.table(table.id)).catch(async () => {
      const stranger = await Guest.arrive(bases[1], 'Stranger')
      return stranger.ask<TableResponse>('GET', paths.table(table.id))
    })
    const seated = after.seats.filter(seat => seat.kind === 'person')
    expect(seated).toHaveLength(1)
    expect(seated[0]).not.toMatchObject({ person: guest.me.id })
  }
  for (const node of nodes) await node.close()
  await mail.close()
  await postgres.stop()
})
