import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import {
  type BotsResponse,
  type NewBotResponse,
  paths,
  type ResultsResponse,
  type StatisticsResponse,
  type TableResponse,
} from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Guest } from '../testing/client.js'
import { clearUp, databaseFor } from '../testing/database.js'
import { playToTheEnd } from '../testing/play.js'
import { kill, type ServerProcess, startProcess } from '../testing/process.js'
import { temporaryFolder } from '../testing/server.js'

const BOT = fileURLToPath(new URL('../../../../examples/bot.mjs', import.meta.url))
/** Node has had the sockets of browsers since version 22; before, they were asked for. */
const SOCKETS = 'WebSocket' in globalThis ? [] : ['--experimental-websocket']

const data = temporaryFolder()
let settings: Readonly<Record<string, unknown>>
let server: ServerProcess
beforeAll(async () => {
  settings = { data, botProcesses: 1, ...(await databaseFor(data)) }
  server = await startProcess(settings)
}, 240_000)
afterAll(async () => {
  await kill(server)
  await clearUp(data)
})

let accounts = 0
async function botOf(name: string): Promise<{ owner: Guest; token: string }> {
  const owner = await Guest.arrive(server.base, 'Ann')
  const mail = `maker${++accounts}@example.org`
  await owner.ask('POST', paths.account, { mail, password: 'a long password' })
  return { owner, token: (await owner.ask<NewBotResponse>('POST', paths.bots, { name })).token }
}

interface Ended {
  readonly code: number | null
  readonly said: string
  readonly errors: string
}

/** Runs the example. `until` is called with what it says as an aside; it ends by itself otherwise. */
function startBot(
  args: readonly string[],
  onAside: (said: string, child: ChildProcess) => void = () => undefined,
): Promise<Ended> {
  const child = spawn(process.execPath, [...SOCKETS, '--no-warnings', BOT, server.base, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let errors = ''
  child.stdout.on('data', part => {
    said += part
    if (said.includes('\n')) onAside(said, child)
  })
  child.stderr.on('data', part => {
    errors += part
    onAside(errors, child)
  })
  return new Promise(resolve => child.on('exit', code => resolve({ code, said, errors })))
}

test('the example bot is invited by its name and plays a whole match of Carson City', {
  timeout: 120_000,
}, async () => {
  const { token, owner } = await botOf('Tin Star')
  let waits = (): void => undefined
  const waiting = new Promise<void>(resolve => {
    waits = resolve
  })
  const bot = startBot([token], (said, child) => {
    if (said.includes('waits to be invited')) waits()
    if (said.includes('outcome')) child.kill()
  })
  await waiting
  const host = await Guest.arrive(server.base, 'Host')
  const { bots } = await host.ask<BotsResponse>('GET', paths.bots)
  expect(bots).toMatchObject([
    { name: 'Tin Star', owner: { name: 'Ann' }, tables: 0, invitations: 'ask', since: expect.any(Number) },
  ])
  const seats = [{ kind: 'me' }, { kind: 'invite', name: 'tin star' }] as const
  const table = await host.create({ game: 'carson-city', config: { players: 2 }, seats })
  const visit = await host.sit(table.id)
  await visit.until(() => visit.table.seats[1].kind === 'person')
  expect(visit.table.seats[1]).toMatchObject({ name: 'Tin Star', bot: true })
  await host.ask('POST', paths.start(table.id))
  await playToTheEnd([visit])
  const { said } = await bot
  expect(JSON.parse(said)).toEqual({ table: table.id, outcome: visit.position?.outcome })
  visit.close()

  // It is told in the results, and rates nobody.
  const { results } = await owner.ask<ResultsResponse>('GET', paths.results(host.me.id))
  expect(results[0].seats.map(seat => [seat.name, seat.bot])).toEqual([
    ['Host', undefined],
    ['Tin Star', true],
  ])
  const { games } = await owner.ask<StatisticsResponse>('GET', paths.statistics(host.me.id))
  expect(games[0]).toMatchObject({ rating: null, groups: [{ matches: 1 }] })
})

test('it opens a table and plays against a bot of the server', { timeout: 120_000 }, async () => {
  const { token, owner } = await botOf('Opener')
  const { code, said, errors } = await startBot([token, '--open'])
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  const { table, outcome } = JSON.parse(said)
  const stored = await owner.ask<TableResponse>('GET', paths.table(table))
  expect(stored.table).toMatchObject({ status: 'finished', game: 'carson-city', outcome })
})

test('it takes a seat at a table, and a restart of the server does not stop it', {
  timeout: 120_000,
}, async () => {
  const { token } = await botOf('Sitter')
  const host = await Guest.arrive(server.base, 'Host')
  const table = await host.create({ game: 'great-western-trail', config: { players: 2 } })
  const bot = startBot([token, table.id])
  let visit = await host.sit(table.id)
  await visit.until(() => visit.table.seats[1].kind === 'person', 60_000)
  await host.ask('POST', paths.start(table.id))
  await visit.until(() => visit.number > 0 || visit.asked !== undefined)
  await kill(server)
  server = await startProcess({ ...settings, port: server.port })
  visit = await host.sit(table.id)
  await playToTheEnd([visit])
  const { code, said } = await bot
  expect([code, JSON.parse(said).table]).toEqual([0, table.id])
  visit.close()
})

test('without a valid token it says so', async () => {
  const { code, errors } = await startBot(['nonsense'])
  expect(code).toBe(1)
  expect(errors).toContain('The token is not valid')
})
