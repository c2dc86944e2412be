import { paths } from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../src/testing/mail.js'
import { Guest } from '../testing/client.js'
import { pause } from '../testing/player.js'
import { type Receiver, startReceiver } from '../testing/receiver.js'
import { Scrape } from '../testing/scrape.js'
import { type TestServer, testServer } from '../testing/server.js'

let server: TestServer
let mail: MailServer
let receiver: Receiver
beforeAll(async () => {
  mail = await startMailServer()
  receiver = await startReceiver()
  const secret = 'a secret of twenty letters'
  const flags = { smtpUrl: mail.url, webhooksToLoopback: true, secret, metricsPort: 0 }
  server = await testServer({ flags })
})
afterAll(async () => {
  await server.close()
  await mail.close()
  await receiver.close()
})

/** Waits until as many jobs are done here, and says what else is counted. */
async function afterJobs(count: number): Promise<Scrape> {
  for (let i = 0; ; i++) {
    const scrape = await Scrape.of(server.metricsPort)
    if (scrape.sum('railhead_jobs_total') === count || i === 200) return scrape
    await pause(25)
  }
}

async function annIsTold(base: string, status: number): Promise<void> {
  receiver.status = status
  const [ann, bob] = await Promise.all([Guest.arrive(base, 'Ann'), Guest.arrive(base, 'Bob')])
  await ann.ask('PUT', paths.notifications, { webhook: `${receiver.url}/hook` })
  const table = await bob.create({ game: 'high-card', config: { players: 2 } })
  await ann.join(table.id)
  await bob.ask('POST', paths.start(table.id))
}

test('what people are sent is counted: mail, webhooks, what failed, and the jobs behind it', async () => {
  const base = `http://127.0.0.1:${server.port}`
  const ann = await Guest.arrive(base, 'Ann')
  await ann.ask('POST', paths.loginLink, { mail: 'ann@example.org' })
  await mail.next()
  expect((await afterJobs(1)).sum('railhead_messages_total', { way: 'mail', result: 'sent' })).toBe(1)
  await annIsTold(base, 201)
  await afterJobs(2)
  await annIsTold(base, 500)
  const scrape = await afterJobs(3)
  expect(scrape.sum('railhead_jobs_total', { kind: 'loginLink', result: 'done' })).toBe(1)
  expect(scrape.sum('railhead_jobs_total', { kind: 'notify', result: 'done' })).toBe(2)
  expect(scrape.sum('railhead_messages_total', { way: 'webhook', result: 'sent' })).toBe(1)
  expect(scrape.sum('railhead_messages_total', { way: 'webhook', result: 'failed' })).toBe(1)
  expect(scrape.sum('railhead_messages_total', { way: 'push' })).toBeUndefined()
  expect(scrape.sum('railhead_jobs_waiting')).toBe(0)
  expect(scrape.text).not.toContain('example.org')
})
