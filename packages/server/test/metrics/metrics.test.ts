import { type Level, paths } from '@railhead/protocol'
import { pino } from 'pino'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type RunningServer, serve } from '../../src/serve.js'
import { BadSetting } from '../../src/settings.js'
import { ensureBuilt, GAMES_MODULE } from '../testing/built.js'
import { Guest, Visit } from '../testing/client.js'
import { clearUp, look } from '../testing/database.js'
import { games } from '../testing/games.js'
import { playToTheEnd, seatPeople } from '../testing/play.js'
import { Scrape } from '../testing/scrape.js'
import { temporaryFolder, testServer, WIDE_LIMITS } from '../testing/server.js'

beforeAll(() => ensureBuilt(), 240_000)

let server: RunningServer | undefined
const folder = temporaryFolder()
afterEach(async () => {
  await server?.close()
  server = undefined
  await clearUp(folder)
})

/** A server with metrics and with bots that think in a process. */
async function start(): Promise<{ running: RunningServer; base: string }> {
  const flags = {
    ...WIDE_LIMITS,
    port: 0,
    host: '127.0.0.1',
    data: folder,
    metricsPort: 0,
    botProcesses: 1,
    botSeconds: 60,
  }
  const log = pino({ level: 'silent' })
  server = await serve({ env: {}, flags, games, gamesModule: GAMES_MODULE, log })
  return { running: server, base: `http://127.0.0.1:${server.port}` }
}

const answersBy = (by: 'person' | 'bot', result: string) => ({ game: 'high-card', by, result })

test('after real play, the figures are what was played', { timeout: 240_000 }, async () => {
  const { running, base } = await start()
  const before = await Scrape.of(running.metricsPort)
  expect(before.sum('railhead_tables', { state: 'playing' })).toBe(0)
  expect(before.sum('railhead_answers_total')).toBeUndefined()
  expect(before.sum('railhead_sockets')).toBe(0)

  // Two people play a match to the end; one tries what is not allowed, and what was asked before.
  const { table, guests, visits } = await seatPeople(base, 'high-card', { players: 2 })
  const [first] = visits
  await first.until(() => first.asked !== undefined)
  const asked = first.asked
  expect(await first.answer(asked?.id ?? '', { kind: 'lay', card: 999 })).toMatchObject({ type: 'refused' })
  const taken = await first.answer(asked?.id ?? '', asked?.options[0] ?? {}, 'first.key')
  expect(taken).toMatchObject({ type: 'done', number: 1 })
  expect(await first.answer(asked?.id ?? '', asked?.options[0] ?? {}, 'first.key')).toMatchObject({
    number: 1,
  })
  expect(await first.command({ type: 'undo', key: 'undo.key', number: 1, to: 0 })).toMatchObject({
    number: 2,
  })
  expect(await first.answer(asked?.id ?? '', asked?.options[0] ?? {})).toMatchObject({ type: 'stale' })
  await playToTheEnd(visits)

  // One of them plays a bot, with a hint.
  const [ann] = guests
  const bot = { kind: 'bot', level: 'greenhorn' satisfies Level } as const
  const withBot = await ann.create({ game: 'high-card', config: {}, seats: [{ kind: 'me' }, bot] })
  const visit = await ann.sit(withBot.id)
  await ann.ask('POST', paths.start(withBot.id))
  await visit.until(() => visit.asked !== undefined)
  await ann.ask('POST', paths.hint(withBot.id))
  await playToTheEnd([visit])
  const stranger = await ann.create({ game: 'high-card', config: {}, title: 'Secret meeting' })
  expect((await ann.send('GET', paths.table('A'.repeat(22)))).status).toBe(404)
  await fetch(`${base}/some/page/of/the/client`)

  const log = await look(folder, db => db.selectFrom('log').selectAll().execute())
  const answers = log.filter(row => row.option !== null)
  const byBot = answers.filter(row => row.table_id === withBot.id && row.seat === 1).length
  const byPeople = answers.length - byBot
  expect(byBot).toBeGreaterThan(3)

  const after = await Scrape.of(running.metricsPort)
  expect(after.sum('railhead_answers_total', answersBy('person', 'taken'))).toBe(byPeople)
  expect(after.sum('railhead_answers_total', answersBy('bot', 'taken'))).toBe(byBot)
  expect(after.sum('railhead_answers_total', answersBy('person', 'refused'))).toBe(1)
  expect(after.sum('railhead_answers_total', answersBy('person', 'stale'))).toBe(1)
  expect(after.sum('railhead_answers_total', { result: 'failed' })).toBeUndefined()
  expect(after.sum('railhead_undos_total')).toBe(1)
  // The repeated answer was acknowledged twice and shown once.
  expect(after.sum('railhead_answer_acknowledged_seconds_count')).toBe(byPeople + 1)
  expect(after.sum('railhead_answer_shown_seconds_count', { arrived: 'here' })).toBe(byPeople)
  const seconds = after.sum('railhead_answer_acknowledged_seconds_sum') ?? 0
  expect(seconds / byPeople).toBeGreaterThan(0.00005)
  expect(seconds / byPeople).toBeLessThan(1)

  // On a machine with much to do a bot may be too late; then it is replaced for that answer, which is counted too.
  const thoughts = (labels: Readonly<Record<string, string>>) =>
    after.sum('railhead_bot_seconds_count', labels)
  const greenhorns = { level: 'greenhorn', wants: 'option' }
  const failures = after.sum('railhead_bot_failures_total', { level: 'greenhorn' })
  expect(thoughts({ ...greenhorns, result: 'failed' })).toBe(failures)
  expect((thoughts({ ...greenhorns, result: 'done' }) ?? 0) + (failures ?? 0)).toBe(byBot)
  expect(thoughts({ level: 'trail-boss', wants: 'hints', result: 'done' })).toBe(1)
  expect(after.sum('railhead_bot_wait_seconds_count')).toBe(thoughts({}))
  expect(after.sum('railhead_bot_questions_waiting')).toBe(0)
  expect(after.sum('railhead_bot_questions_thinking')).toBe(0)

  const states = ['gathering', 'playing', 'finished'].map(state => after.sum('railhead_tables', { state }))
  expect(states).toEqual([1, 0, 2])
  expect(after.sum('railhead_rooms')).toBe(3)
  expect(after.sum('railhead_sockets')).toBe(3)
  expect(after.sum('railhead_ready')).toBe(1)
  expect(after.sum('railhead_jobs_waiting')).toBe(0)
  const opened = { method: 'POST', route: '/api/tables' }
  expect(after.sum('railhead_http_requests_total', { ...opened, status: '201' })).toBe(3)
  expect(after.sum('railhead_http_request_seconds_count', opened)).toBe(3)
  expect(after.sum('railhead_http_requests_total', { route: '/api/tables/:id', status: '404' })).toBe(1)
  expect(after.sum('railhead_http_requests_total', { route: 'page' })).toBe(1)
  // Every answer and every taking back is a write, and some more are.
  expect(after.sum('railhead_database_write_seconds_count', { result: 'done' })).toBeGreaterThanOrEqual(
    log.length,
  )
  expect(after.sum('railhead_database_query_seconds_count', { kind: 'insert' })).toBeGreaterThan(log.length)
  expect(after.sum('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
  expect(after.sum('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)

  for (const open of [...visits, visit]) open.close()
  let gone = after
  for (let i = 0; i < 100 && gone.sum('railhead_sockets') !== 0; i++)
    gone = await Scrape.of(running.metricsPort)
  expect(gone.sum('railhead_sockets')).toBe(0)
  expect(gone.sum('railhead_sockets_closed_total')).toBe(3)

  for (const secret of [
    table.id,
    withBot.id,
    stranger.id,
    'Secret',
    'Seat',
    ann.me.id,
    table.fairness.seedHash,
  ])
    expect(gone.text).not.toContain(secret)
})

test('labels are few, whatever is asked', async () => {
  const { running, base } = await start()
  await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      fetch(`${base}${paths.table(`${'x'.repeat(20)}${10 + i}`)}?q=${i}`).then(answer =>
        answer.arrayBuffer(),
      ),
    ),
  )
  for (const method of ['PROPFIND', 'OPTIONS', 'TRACE'])
    await fetch(`${base}/${method}`, { method: method === 'TRACE' ? 'REPORT' : method }).catch(
      () => undefined,
    )
  const ann = await Guest.arrive(base, 'Ann')
  const { id } = await ann.create({ game: 'high-card', config: {} })
  for (const code of [3001, 4999]) {
    const visit = await Visit.open(base, id, ann.cookie)
    visit.close(code)
    await visit.until(() => visit.closed !== undefined)
  }
  const scrape = await Scrape.of(running.metricsPort)
  const series = scrape.samples.filter(({ name }) => name === 'railhead_http_requests_total')
  expect(series.length).toBeLessThan(10)
  expect(scrape.sum('railhead_http_requests_total', { route: '/api/tables/:id' })).toBe(50)
  expect(scrape.sum('railhead_sockets_closed_total', { code: 'other' })).toBe(2)
})

test('metrics are on a port of their own, and only if one is set', async () => {
  const { running, base } = await start()
  const open = await fetch(`${base}/metrics`)
  expect(await open.text()).not.toContain('railhead_')
  expect((await fetch(`http://127.0.0.1:${running.metricsPort}/`)).status).toBe(404)
  const flags = { metricsPort: running.metricsPort }
  await expect(testServer({ flags })).rejects.toThrow(BadSetting)
  const without = await testServer()
  expect(without.metricsPort).toBeUndefined()
  await without.close()
})
