import { paths } from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Guest } from '../testing/client.js'
import { expectAllInPostgres, openTable, type Player, pause, type Seating } from '../testing/player.js'
import { freePort, type PostgresServer, startPostgres } from '../testing/postgres.js'
import { kill, type ServerProcess, startProcess } from '../testing/process.js'
import { hasCaddy, type ProxyServer, startProxy } from '../testing/proxy.js'
import { Scrape } from '../testing/scrape.js'
import { testServer } from '../testing/server.js'

let postgres: PostgresServer
let databaseUrl: string
let proxy: ProxyServer
const nodes: ServerProcess[] = []

const startNode = async (port: number): Promise<ServerProcess> =>
  startProcess({ databaseUrl, port, botProcesses: 1, metricsPort: 0, trustProxy: 'yes', drainSeconds: 3 })

beforeAll(async () => {
  postgres = await startPostgres()
  databaseUrl = await postgres.newDatabase()
  for (let i = 0; i < 2; i++) nodes.push(await startNode(await freePort()))
  proxy = await startProxy(nodes.map(({ port }) => port))
}, 240_000)
afterAll(async () => {
  await proxy?.close()
  await Promise.all(nodes.map(kill))
  await postgres.stop()
})

function openTables(count: number, seating: Seating, slowness: number): Promise<Player[]> {
  const opened = Array.from({ length: count }, () =>
    openTable(proxy.base, seating, () => proxy.base, slowness),
  )
  return Promise.all(opened).then(players => players.flat())
}

const SHORT: Seating = { game: 'high-card', config: { players: 3 }, people: 2, bots: ['random'] }
const LONG: Seating = {
  game: 'great-western-trail',
  config: { edition: 'second', players: 2 },
  people: 2,
  bots: [],
}

test('the proxy is the one that we give people, if it is there', () => {
  expect(proxy.kind).toBe(hasCaddy() ? 'caddy' : 'forwarder')
})

test('requests and sockets of one table go to any server; matches are played to their end', async () => {
  const players = await openTables(4, SHORT, 20)
  await Promise.all(players.map(player => player.play()))
  await expectAllInPostgres(databaseUrl, proxy.base, players)
  expect(players.map(player => player.reconnects)).toEqual(players.map(() => 0))
  const scrapes = await Promise.all(nodes.map(node => Scrape.of(node.metricsPort)))
  for (const scrape of scrapes) {
    expect(scrape.sum('railhead_answers_total', { by: 'person', result: 'taken' })).toBeGreaterThan(0)
    expect(scrape.sum('railhead_http_requests_total', { route: '/api/session' })).toBeGreaterThan(0)
  }
})

test('who asks is told by the proxy, and cannot be made up', async () => {
  const server = await testServer({ flags: { trustProxy: true, guestsPerMinute: 3 } })
  const before = await startProxy([server.port])
  const statuses: number[] = []
  for (let i = 0; i < 5; i++) {
    const headers = { 'x-forwarded-for': `203.0.113.${i}`, 'content-type': 'application/json' }
    const body = '{"name":"Eve"}'
    statuses.push((await fetch(before.base + paths.session, { method: 'POST', headers, body })).status)
  }
  // The plain one passes on what it gets: behind such a proxy nobody may be told to trust it.
  expect(statuses).toEqual(before.kind === 'caddy' ? [200, 200, 200, 429, 429] : [200, 200, 200, 200, 200])
  await before.close()
  await server.close()
})

test('servers are replaced one after the other while people play: nothing is lost', {
  timeout: 120_000,
}, async () => {
  const players = await openTables(2, LONG, 100)
  const playing = players.map(player => player.play())
  for (const [i, { child, port }] of nodes.entries()) {
    await pause(300)
    const gone = new Promise<number | null>(resolve => child.once('exit', resolve))
    child.kill('SIGTERM')
    // Meanwhile new people find the other one.
    for (let arrivals = 0; arrivals < 5 && child.exitCode === null; arrivals++) {
      if (proxy.kind === 'caddy') await Guest.arrive(proxy.base, 'Late')
      await pause(100)
    }
    expect(await gone).toBe(0)
    nodes[i] = await startNode(port)
    await pause(proxy.kind === 'caddy' ? 2_500 : 0)
  }
  await Promise.all(playing)
  expect(players.reduce((sum, player) => sum + player.reconnects, 0)).toBeGreaterThan(0)
  await expectAllInPostgres(databaseUrl, proxy.base, players)
})
