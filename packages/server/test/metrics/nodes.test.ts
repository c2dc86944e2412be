import { paths } from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postgresDatabase } from '../../src/storage/postgres.js'
import { Guest } from '../testing/client.js'
import { type Forwarder, startForwarder } from '../testing/forwarder.js'
import { playToTheEnd } from '../testing/play.js'
import { pause } from '../testing/player.js'
import { type PostgresServer, startPostgres } from '../testing/postgres.js'
import { kill, type ServerProcess, startProcess } from '../testing/process.js'
import { Scrape } from '../testing/scrape.js'

let postgres: PostgresServer
let databaseUrl: string
/** What stands between the processes and their database. */
let line: Forwarder
const nodes: ServerProcess[] = []

beforeAll(async () => {
  postgres = await startPostgres()
  const direct = new URL(await postgres.newDatabase())
  line = await startForwarder([{ host: direct.hostname, port: Number(direct.port || 5432) }])
  databaseUrl = Object.assign(direct, { hostname: '127.0.0.1', port: line.port }).href
  for (let i = 0; i < 2; i++)
    nodes.push(await startProcess({ databaseUrl, botProcesses: 1, metricsPort: 0, drainSeconds: 1 }))
}, 240_000)
afterAll(async () => {
  await Promise.all(nodes.map(kill))
  await line.close()
  await postgres.stop()
})

const scrapes = (): Promise<Scrape[]> => Promise.all(nodes.map(node => Scrape.of(node.metricsPort)))
const status = async (node: ServerProcess, path: string): Promise<number> =>
  (await fetch(node.base + path)).status

test('two processes: each counts what arrived there, both know all tables', async () => {
  const guests = await Promise.all(nodes.map((node, i) => Guest.arrive(node.base, `Guest ${i}`)))
  const [ann, bob] = guests
  const { id } = await ann.create({ game: 'high-card', config: { players: 2 } })
  await bob.join(id, 1)
  await ann.ask('POST', paths.start(id))
  const visits = await Promise.all(guests.map(guest => guest.sit(id)))
  await playToTheEnd(visits)

  const db = postgresDatabase(databaseUrl, 1)
  const log = await db.selectFrom('log').selectAll().execute()
  await db.destroy()
  const bySeat = [0, 1].map(seat => log.filter(row => row.seat === seat).length)
  expect(Math.min(...bySeat)).toBeGreaterThan(2)
  const all = await scrapes()
  expect(all.map(scrape => scrape.sum('railhead_answers_total', { by: 'person', result: 'taken' }))).toEqual(
    bySeat,
  )
  const shown = (arrived: string) =>
    all.map(scrape => scrape.sum('railhead_answer_shown_seconds_count', { arrived }))
  expect(shown('here')).toEqual(bySeat)
  expect(shown('elsewhere')).toEqual([...bySeat].reverse())
  for (const scrape of all) {
    expect(scrape.sum('railhead_answer_shown_seconds_sum', { arrived: 'elsewhere' })).toBeLessThan(log.length)
    expect(scrape.sum('railhead_tables', { state: 'finished' })).toBe(1)
    expect(scrape.sum('railhead_tables', { state: 'playing' })).toBe(0)
    expect(scrape.sum('railhead_sockets')).toBe(1)
    expect(scrape.sum('railhead_rooms')).toBe(1)
    expect(scrape.sum('railhead_jobs_waiting')).toBe(0)
    expect(scrape.sum('railhead_database_connections', { state: 'waiting' })).toBe(0)
    expect(scrape.sum('railhead_database_connections', { state: 'idle' })).toBeGreaterThan(0)
  }
  for (const visit of visits) visit.close()
})

test('without its database a process lives, is not ready, and still tells what it knows', async () => {
  const [node] = nodes
  expect([await status(node, '/healthz'), await status(node, '/readyz')]).toEqual([200, 200])
  const { targets } = line
  line.targets = []
  line.cut()
  expect([await status(node, '/healthz'), await status(node, '/readyz')]).toEqual([200, 503])
  const scrape = await Scrape.of(node.metricsPort)
  expect(scrape.sum('railhead_answers_total')).toBeGreaterThan(0)
  expect(scrape.sum('railhead_tables')).toBeUndefined()
  expect(scrape.sum('railhead_jobs_waiting')).toBeUndefined()
  line.targets = targets
  for (let i = 0; i < 50 && (await status(node, '/readyz')) !== 200; i++) await pause(100)
  expect(await status(node, '/readyz')).toBe(200)
  expect((await Scrape.of(node.metricsPort)).sum('railhead_tables', { state: 'finished' })).toBe(1)
})

test('a process that stops says first that it is not ready, while it still answers', async () => {
  const [node] = nodes
  const ann = await Guest.arrive(node.base, 'Ann')
  const { id } = await ann.create({ game: 'high-card', config: {} })
  const visit = await ann.sit(id)
  const gone = new Promise<number | null>(resolve => node.child.once('exit', resolve))
  node.child.kill('SIGTERM')
  for (let i = 0; i < 20 && (await status(node, '/readyz')) === 200; i++) await pause(20)
  expect(await status(node, '/readyz')).toBe(503)
  expect((await ann.send('GET', paths.table(id))).status).toBe(200)
  expect((await Scrape.of(node.metricsPort)).sum('railhead_ready')).toBe(0)
  await visit.until(() => visit.closed !== undefined)
  expect(visit.closed?.code).toBe(1001)
  expect(await gone).toBe(0)
})
