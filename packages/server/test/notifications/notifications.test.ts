import { type NotificationsResponse, paths } from '@railhead/protocol'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { isInternal, postOutside, publicLookup } from '../../src/notifications/post.js'
import { Vault } from '../../src/notifications/vault.js'
import { type MailServer, startMailServer } from '../../src/testing/mail.js'
import { Guest } from '../testing/client.js'
import { clearUp, look } from '../testing/database.js'
import { pause } from '../testing/player.js'
import { Browser, type Receiver, startReceiver } from '../testing/receiver.js'
import { type TestServer, temporaryFolder, testServer } from '../testing/server.js'

const MINUTE = 60_000
let time = 1_000_000_000_000
let server: TestServer
let mail: MailServer
let receiver: Receiver
let base: string
beforeAll(async () => {
  mail = await startMailServer()
  receiver = await startReceiver()
  const flags = { smtpUrl: mail.url, webhooksToLoopback: true, secret: 'a secret of twenty letters' }
  server = await testServer({ flags, now: () => time })
  base = `http://127.0.0.1:${server.port}`
})
afterAll(async () => {
  await server.close()
  await mail.close()
  await receiver.close()
})
afterEach(() => {
  receiver.received.length = 0
  receiver.status = 201
})

async function come(count: number): Promise<void> {
  for (let i = 0; i < 600 && receiver.received.length < count; i++) await pause(25)
  await pause(100)
  expect(receiver.received).toHaveLength(count)
}

/** Bob plays, Ann is away: whatever Ann wants to be told, she is told. */
async function bobWaitsForAnn(wish: (ann: Guest) => Promise<unknown>) {
  const [ann, bob] = await Promise.all([Guest.arrive(base, 'Ann'), Guest.arrive(base, 'Bob')])
  await wish(ann)
  const table = await bob.create({ game: 'high-card', config: { players: 2 }, title: 'Friday @everyone' })
  await ann.join(table.id)
  await bob.ask('POST', paths.start(table.id))
  return { ann, bob, table, link: `http://127.0.0.1:${server.port}/table/${table.id}` }
}

const hook = (): string => `${receiver.url}/hook`

test('a webhook is told once that it is my turn, with a link; nobody is told who did not ask', async () => {
  const { ann, bob, link, table } = await bobWaitsForAnn(guest =>
    guest.ask('PUT', paths.notifications, { webhook: hook() }),
  )
  await come(1)
  const [{ path, body, headers }] = receiver.received
  expect([path, headers['content-type']]).toEqual(['/hook', 'application/json'])
  expect(JSON.parse(body.toString())).toEqual({
    content: `It is your turn: Friday @everyone (high-card)\n${link}`,
    allowed_mentions: { parse: [] },
  })
  const visits = [await ann.sit(table.id), await bob.sit(table.id)]
  const take = async (): Promise<void> => {
    for (const visit of visits) await visit.answer(visit.asked?.id ?? '', visit.asked?.options[0] ?? {})
  }
  await take()
  await come(1)
  for (const visit of visits) visit.close()
})

test.each([
  ['ru', 'Ваш ход'],
  ['fr', 'C’est à vous de jouer'],
  ['pl', 'Twoja kolej'],
])('in the language of the reader: %s', async (lang, words) => {
  await bobWaitsForAnn(async guest => {
    await guest.ask('PUT', paths.preferences, { lang })
    await guest.ask('PUT', paths.notifications, { webhook: hook() })
  })
  await come(1)
  expect(JSON.parse(receiver.received[0].body.toString()).content).toContain(words)
})

test('not more often than every ten minutes; and when the match is over', async () => {
  const [ann, bob] = await Promise.all([Guest.arrive(base, 'Ann'), Guest.arrive(base, 'Bob')])
  await ann.ask('PUT', paths.notifications, { webhook: hook() })
  const table = await bob.create({ game: 'high-card', config: { players: 2 } })
  await ann.join(table.id)
  await bob.ask('POST', paths.start(table.id))
  await come(1)
  const playRound = async (): Promise<boolean> => {
    for (const guest of [ann, bob]) {
      const visit = await guest.sit(table.id)
      if (visit.asked) await visit.answer(visit.asked.id, visit.asked.options[0])
      const { over } = visit
      visit.close()
      await pause(30)
      if (over) return true
    }
    return false
  }
  await playRound()
  await come(1)
  time += 11 * MINUTE
  await playRound()
  await come(2)
  while (!(await playRound()));
  await come(3)
  expect(receiver.received[2].body.toString()).toContain('The match is over')
})

test('a push reaches the browser, which alone can read it; one that is gone is forgotten', async () => {
  const browser = new Browser()
  const subscription = { endpoint: `${receiver.url}/push`, keys: browser.keys }
  const { ann, link } = await bobWaitsForAnn(async guest => {
    const { pushKey } = await guest.ask<NotificationsResponse>('GET', paths.notifications)
    expect(pushKey).toMatch(/^[\w-]{80,}$/)
    await guest.ask('POST', paths.push, subscription)
    await guest.ask('POST', paths.push, subscription)
  })
  await come(1)
  const [{ headers, body }] = receiver.received
  expect(headers['authorization']).toMatch(/^vapid t=.+, k=.+/)
  expect(headers['content-encoding']).toBe('aes128gcm')
  expect(browser.read(body)).toEqual({
    what: 'yourTurn',
    title: 'Railhead: your turn',
    text: 'It is your turn: Friday @everyone (high-card)',
    url: link,
  })
  expect(await ann.ask('GET', paths.notifications)).toMatchObject({ pushes: 1 })
  receiver.status = 410
  const bob = await Guest.arrive(base, 'Bob')
  const other = await bob.create({ game: 'high-card', config: { players: 2 } })
  await ann.join(other.id)
  await bob.ask('POST', paths.start(other.id))
  await come(2)
  expect(await ann.ask('GET', paths.notifications)).toMatchObject({ pushes: 0 })
})

test('mail goes to a verified address only', async () => {
  const { link } = await bobWaitsForAnn(async guest => {
    expect(await guest.send('PUT', paths.notifications, { mail: true })).toMatchObject({
      status: 400,
      body: { error: { path: 'mail' } },
    })
    await guest.ask('POST', paths.loginLink, { mail: 'ann@example.org' })
    const token = /token\/([\w-]{43})/.exec((await mail.next()).text)?.[1]
    const response = await fetch(base + paths.loginToken, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: guest.cookie },
      body: JSON.stringify({ token }),
    })
    const cookie = response.headers.getSetCookie()[0].split(';')[0]
    Object.assign(guest, { cookie })
    await guest.ask('PUT', paths.notifications, { mail: true })
  })
  const letter = await mail.next()
  expect(letter.to).toBe('ann@example.org')
  expect(letter.text).toContain('your turn')
  expect(letter.text).toContain(link)
})

test('a webhook that redirects leads nowhere; one that fails does no harm', async () => {
  receiver.status = 302
  await bobWaitsForAnn(guest => guest.ask('PUT', paths.notifications, { webhook: hook() }))
  await come(1)
  expect(receiver.received.map(({ path }) => path)).toEqual(['/hook'])
})

test('webhooks cannot reach internal addresses', async () => {
  const strict = await testServer()
  const ann = await Guest.arrive(`http://127.0.0.1:${strict.port}`, 'Ann')
  for (const webhook of [
    hook(),
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://10.1.2.3/x',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://[::ffff:a9fe:a9fe]/x',
    'https://127.1./x',
    'https://0177.0.0.1/x',
    'https://\uff11\uff12\uff17.0.0.1/x',
    'https://100.64.0.1/x',
    'https://[fd00::1]/x',
    'https://[64:ff9b::7f00:1]/x',
    'https://user:password@example.org/x',
    'http://example.org/x',
    'file:///etc/passwd',
  ]) {
    const refused = await ann.send('PUT', paths.notifications, { webhook })
    expect({ webhook, status: refused.status }).toEqual({ webhook, status: 400 })
    const keys = new Browser().keys
    expect((await ann.send('POST', paths.push, { endpoint: webhook, keys })).status).toBe(400)
  }
  // A name that leads to this machine passes the first look, and is stopped where it is resolved.
  await expect(postOutside('https://localhost/x', {}, '', false)).rejects.toThrow('internal')
  await expect(postOutside('https://localhost/x', {}, '', true)).rejects.toThrow('internal')
  await strict.close()
})

test.each([
  ['127.0.0.1', true],
  ['172.31.0.1', true],
  ['192.168.1.1', true],
  ['100.64.0.1', true],
  ['::1', true],
  ['fe80::1', true],
  ['fd00::1', true],
  ['::ffff:10.0.0.1', true],
  ['64:ff9b::a00:1', true],
  ['2002:7f00:1::', true],
  ['8.8.8.8', false],
  ['172.32.0.1', false],
  ['2606:4700::1111', false],
  ['2a00:1450:4001::1', false],
  ['0.0.0.0', true],
  ['100.127.255.255', true],
  ['100.128.0.1', false],
  ['169.254.169.254', true],
  ['192.88.99.1', true],
  ['198.19.0.1', true],
  ['255.255.255.255', true],
  ['::', true],
  ['::127.0.0.1', true],
  ['::ffff:a9fe:a9fe', true],
  ['::ffff:8.8.8.8', true],
  ['64:ff9b:1::a00:1', true],
  ['100::1', true],
  ['2001:0:53aa::1', true],
  ['2001:10::1', true],
  ['2001:db8::1', true],
  ['3fff::1', true],
  ['fec0::1', true],
  ['ff02::1', true],
  ['fe80::1%eth0', true],
  ['2606:4700::1111%eth0', true],
  ['localhost', true],
])('%s is internal: %s', (address, internal) => {
  expect(isInternal(address)).toBe(internal)
})

test('a name is resolved once, and only what was looked at is called', async () => {
  // Each question has another answer, as of a name that changes its mind: the second would be this machine.
  const answers = [
    [{ address: '203.0.114.1', family: 4 }],
    [{ address: '127.0.0.1', family: 4 }],
    [
      { address: '203.0.114.1', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ],
    [],
  ]
  let asked = 0
  const resolve = (_host: string, _options: object, done: (error: null, found: object[]) => void): void =>
    done(null, answers[asked++ % answers.length])
  const look = publicLookup(resolve as never)
  const lookUp = (all: boolean): Promise<unknown> =>
    new Promise((done, fail) =>
      look('rebind.example', { all }, (error, address) => (error ? fail(error) : done(address))),
    )
  expect(await lookUp(true)).toEqual([{ address: '203.0.114.1', family: 4 }])
  await expect(lookUp(true)).rejects.toThrow('internal')
  await expect(lookUp(false)).rejects.toThrow('internal')
  await expect(lookUp(true)).rejects.toThrow('internal')
  expect(await lookUp(false)).toBe('203.0.114.1')
  expect(asked).toBe(5)
})

test('nobody is flooded: thirty tables in an hour at most', async () => {
  const [ann, bob] = await Promise.all([Guest.arrive(base, 'Ann'), Guest.arrive(base, 'Bob')])
  await ann.ask('PUT', paths.notifications, { webhook: hook() })
  for (let i = 0; i < 33; i++) {
    const table = await bob.create({ game: 'high-card', config: { players: 2 } })
    await ann.join(table.id)
    await bob.ask('POST', paths.start(table.id))
  }
  await come(30)
})

test('keys that are none are refused; when the secret is another, nothing breaks and everything can be set again', async () => {
  const dataDir = temporaryFolder()
  const flags = { webhooksToLoopback: true, secret: 'the first secret of all' }
  const first = await testServer({ dataDir, flags })
  const ann = await Guest.arrive(`http://127.0.0.1:${first.port}`, 'Ann')
  const endpoint = `${receiver.url}/push`
  const { keys } = new Browser()
  for (const bad of [
    { ...keys, p256dh: 'AAAA' },
    { ...keys, auth: 'AA' },
    { ...keys, p256dh: 'A'.repeat(87) },
  ])
    expect((await ann.send('POST', paths.push, { endpoint, keys: bad })).status).toBe(400)
  await ann.ask('PUT', paths.notifications, { webhook: hook() })
  const before = await ann.ask<NotificationsResponse>('POST', paths.push, { endpoint, keys })
  await first.close()
  const second = await testServer({ dataDir, flags: { ...flags, secret: 'quite another secret' } })
  const again = ann.at(`http://127.0.0.1:${second.port}`)
  const after = await again.ask<NotificationsResponse>('GET', paths.notifications)
  expect([before.pushes, after.pushes]).toEqual([1, 0])
  expect(after.pushKey).toMatch(/^[\w-]{80,}$/)
  expect(after.pushKey).not.toBe(before.pushKey)
  expect(await again.ask('GET', paths.notifications)).toEqual(after)
  expect(await again.ask('POST', paths.push, { endpoint, keys })).toMatchObject({ pushes: 1 })
  await second.close()
  await clearUp(dataDir)
})

test('addresses are stored encrypted', async () => {
  const ann = await Guest.arrive(base, 'Ann')
  await ann.ask('PUT', paths.notifications, { webhook: hook() })
  const stored = await look(server.dataDir, async db => [
    await db.selectFrom('notify').selectAll().execute(),
    await db.selectFrom('setting').selectAll().execute(),
  ])
  const text = JSON.stringify(stored)
  for (const secret of [receiver.url, '/hook', 'privateKey']) expect(text).not.toContain(secret)
  expect(await ann.ask('PUT', paths.notifications, { webhook: null })).toMatchObject({ webhook: false })
  const vault = new Vault('one secret')
  expect(vault.unlock(vault.lock('text'))).toBe('text')
  expect(() => new Vault('another').unlock(vault.lock('text'))).toThrow()
})
