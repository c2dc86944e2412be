import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type NewTokenAnswer, paths, type TableAnswer } from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureBuilt } from '../testing/built.js'
import { Guest } from '../testing/client.js'
import { clearUp, databaseFor } from '../testing/database.js'
import { playToTheEnd } from '../testing/play.js'
import { kill, type ServerProcess, startProcess } from '../testing/process.js'
import { temporaryFolder } from '../testing/server.js'

const BOT = fileURLToPath(new URL('../../../../examples/bot.mjs', import.meta.url))

const data = temporaryFolder()
let settings: Readonly<Record<string, unknown>>
let server: ServerProcess
beforeAll(async () => {
  ensureBuilt()
  settings = { data, botProcesses: 1, ...(await databaseFor(data)) }
  server = await startProcess(settings)
}, 240_000)
afterAll(async () => {
  await kill(server)
  await clearUp(data)
})

let accounts = 0
async function tokenOf(guest: Guest): Promise<string> {
  const mail = `maker${++accounts}@example.org`
  await guest.ask('POST', paths.account, { mail, password: 'a long password' })
  return (await guest.ask<NewTokenAnswer>('POST', paths.tokens, { name: 'bot' })).token
}

interface Ended {
  readonly code: number | null
  readonly said: string
  readonly errors: string
}

function startBot(...args: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [BOT, server.base, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  let errors = ''
  child.stdout.on('data', part => {
    said += part
  })
  child.stderr.on('data', part => {
    errors += part
  })
  return new Promise(resolve => child.on('exit', code => resolve({ code, said, errors })))
}

test('the example bot plays a whole match of Carson City', { timeout: 120_000 }, async () => {
  const ann = await Guest.arrive(server.base, 'Ann')
  const { code, said, errors } = await startBot(await tokenOf(ann))
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  const { table, outcome } = JSON.parse(said)
  const stored = await ann.ask<TableAnswer>('GET', paths.table(table))
  expect(stored).toMatchObject({ seat: 0, table: { status: 'finished', game: 'carson-city' } })
  expect(stored.table.outcome).toEqual(outcome)
})

test('it takes a seat at a table, and a restart of the server does not stop it', {
  timeout: 120_000,
}, async () => {
  const ann = await Guest.arrive(server.base, 'Ann')
  const host = await Guest.arrive(server.base, 'Host')
  const table = await host.create({ game: 'great-western-trail', config: { players: 2 } })
  const bot = startBot(await tokenOf(ann), table.id)
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
  const { code, errors } = await startBot('nonsense')
  expect(code).toBe(1)
  expect(errors).toContain('The token is not valid')
})
