import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { paths, type TableResponse } from '@railhead/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { environmentName } from '../../src/settings.js'
import { Guest } from '../testing/client.js'
import { startForwarder } from '../testing/forwarder.js'
import { pause } from '../testing/player.js'
import { type PostgresServer, startPostgres } from '../testing/postgres.js'
import { kill, lastWords, serverProgram, startProcess } from '../testing/process.js'
import { temporaryFolder, WIDE_LIMITS } from '../testing/server.js'

/** Disks that are full, databases that hang, processes that freeze. */

/** Longer than what counts as an absence. */
const OUTAGE = 9_000
const CLOCK = { kind: 'clock', minutes: 10, increment: 0, onExpiry: 'bot' } as const

let postgres: PostgresServer
beforeAll(async () => {
  postgres = await startPostgres()
}, 300_000)
afterAll(() => postgres.stop())

/** Two people at a table with clocks; the first is asked, and looks. */
async function atTheTable(base: string): Promise<{ ann: Guest; id: string; due: () => Promise<number> }> {
  const [ann, bob] = [await Guest.arrive(base, 'Ann'), await Guest.arrive(base, 'Bob')]
  const { id } = await ann.create({ game: 'high-card', config: { players: 2 }, time: CLOCK })
  await bob.join(id)
  await ann.ask('POST', paths.start(id))
  const due = async (): Promise<number> => {
    const { table } = await ann.ask<TableResponse>('GET', paths.table(id))
    const seat = table.seats.find(info => info.kind === 'person' && info.due !== undefined)
    return seat?.kind === 'person' ? (seat.due ?? 0) : 0
  }
  return { ann, id, due }
}

/** Until it holds; the test's own time limit ends it otherwise. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(200)
}

const ready = async (base: string): Promise<number> => (await fetch(`${base}/readyz`)).status

test('a full disk: not ready, answers are refused as unavailable, the log names the cause, clocks stand still; then all goes on', {
  timeout: 180_000,
}, async () => {
  const data = temporaryFolder()
  const settings = { ...WIDE_LIMITS, port: 0, host: '127.0.0.1', logLevel: 'warn', data }
  const env: Record<string, string | undefined> = { PATH: process.env['PATH'] }
  for (const [name, value] of Object.entries(settings)) env[environmentName(name)] = String(value)
  // No file may grow beyond the limit: to the program that is a disk that is full.
  const script = 'trap \'\' XFSZ; exec "$0" "$1"'
  const child = spawn('/bin/bash', ['-c', script, process.execPath, await serverProgram()], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const words = lastWords(child)
  let said = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const { port } = await new Promise<{ port: number }>((resolve, reject) => {
    child.once('message', message => resolve(message as { port: number }))
    child.once('close', code => reject(new Error(`ended with ${code}: ${words()}`)))
  })
  const limit = (bytes: string): Promise<unknown> =>
    new Promise(resolve =>
      spawn('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}`]).once('exit', resolve),
    )
  try {
    const base = `http://127.0.0.1:${port}`
    const { ann, id, due } = await atTheTable(base)
    const before = await due()
    expect(await ready(base)).toBe(200)
    await limit('4096:unlimited')
    await until(async () => (await ready(base)) === 503)
    expect(await ann.send('POST', paths.tables, { game: 'high-card', config: {} })).toMatchObject({
      status: 503,
      body: { error: { code: 'unavailable' } },
    })
    expect((await ann.send('GET', paths.table(id))).status).toBe(200)
    // Nobody is handed a session that was not stored, in the place of one that was.
    const refused = await fetch(base + paths.session, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Late"}',
    })
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([503, []])
    await pause(OUTAGE)
    await limit('unlimited:unlimited')
    await until(async () => (await ready(base)) === 200)
    const visit = await ann.sit(id)
    expect((await visit.answer(visit.asked?.id ?? '', visit.asked?.options[0] ?? {})).type).toBe('done')
    const left = visit.table.seats.map(seat => (seat.kind === 'person' ? seat.left : undefined))
    visit.close()
    // What is left of ten minutes is what was left before the outage, but for the moments around it.
    expect(Math.min(...left.filter(value => value !== undefined))).toBeGreaterThan(0)
    expect(await due()).toBeGreaterThan(before)
    expect(said).toMatch(/the store does not work.*|SQLITE_FULL|SQLITE_IOERR/)
    // Told once, by its first cause, and not by all that failed because of it.
    expect(said.match(/the store does not work/g)).toHaveLength(1)
    expect(said.match(/SQLITE_(FULL|IOERR)/g)).toHaveLength(1)
    expect(said).toContain('the store works again')
  } finally {
    const gone = new Promise(resolve => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
    rmSync(data, { recursive: true, force: true })
  }
})

test('a process that froze: its clocks stood still', { timeout: 120_000 }, async () => {
  const data = temporaryFolder()
  const server = await startProcess({ data })
  try {
    const { ann, id, due } = await atTheTable(server.base)
    const before = await due()
    // Let it note once that it watches.
    await pause(3_000)
    const frozenAt = Date.now()
    server.child.kill('SIGSTOP')
    await pause(OUTAGE)
    const frozen = Date.now() - frozenAt
    server.child.kill('SIGCONT')
    // The very first thing that it does after it: the clocks must know.
    const visit = await ann.sit(id)
    expect((await visit.answer(visit.asked?.id ?? '', visit.asked?.options[0] ?? {})).type).toBe('done')
    visit.close()
    await until(async () => (await due()) - before > frozen - 1_000)
  } finally {
    server.child.kill('SIGCONT')
    await kill(server)
    rmSync(data, { recursive: true, force: true })
  }
})

test('a database that hangs, or is gone: 503 within five seconds, clocks stand still, then all goes on', {
  timeout: 180_000,
}, async () => {
  const url = new URL(await postgres.newDatabase())
  const line = await startForwarder([{ host: url.hostname, port: Number(url.port) }])
  const through = new URL(url.href)
  through.port = String(line.port)
  const server = await startProcess({ databaseUrl: through.href, secret: 'a secret of twenty letters' })
  try {
    const { base } = server
    const { ann, id, due } = await atTheTable(base)
    for (const kind of ['hangs', 'is gone'] as const) {
      const before = await due()
      await pause(3_000)
      if (kind === 'hangs') line.freeze(true)
      else {
        line.targets = []
        line.cut()
      }
      const begun = Date.now()
      const statuses = await Promise.all([
        ready(base),
        ann.send('GET', paths.list('mine')).then(answer => answer.status),
        ann.send('POST', paths.tables, { game: 'high-card', config: {} }).then(answer => answer.status),
      ])
      // Told while the database still does not answer: nobody waits until it does.
      expect(statuses).toEqual([503, 503, 503])
      await pause(Math.max(0, OUTAGE - (Date.now() - begun)))
      const length = Date.now() - begun
      if (kind === 'hangs') line.freeze(false)
      else line.targets = [{ host: url.hostname, port: Number(url.port) }]
      await until(async () => (await ready(base)) === 200)
      await until(async () => (await due().catch(() => 0)) - before > length - 1_000)
    }
    const visit = await ann.sit(id)
    expect((await visit.answer(visit.asked?.id ?? '', visit.asked?.options[0] ?? {})).type).toBe('done')
    visit.close()
  } finally {
    await kill(server)
    await line.close()
  }
})
