import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { BARS, verdict } from './load/bars.mjs'
import { figures } from './load/calibration.mjs'
import { spread } from './load/figures.mjs'
import { Play } from './load/play.mjs'

const decision = { id: 'd', options: [{ kind: 'lay' }] }
const update = number => ({ type: 'update', number, decisions: [] })

function tableOf(play) {
  const sent = []
  const socket = { send: text => sent.push(JSON.parse(text)) }
  const table = { withBots: false, sockets: [socket, socket, socket, socket], seen: [], number: 0 }
  for (let seat = 0; seat < 4; seat++)
    play.message(table, seat, {
      type: 'welcome',
      sync: { number: 0, decisions: seat === 0 ? [decision] : [] },
    })
  return { table, sent }
}

test('an answer that everybody sees once and that is acknowledged once is in order', async () => {
  const play = new Play()
  const { table, sent } = tableOf(play)
  play.measuring = true
  await play.answer(100, 0.03)
  expect(sent).toHaveLength(1)
  for (let seat = 0; seat < 4; seat++) play.message(table, seat, update(1), 500)
  play.message(table, 0, { type: 'done', key: sent[0].key, number: 1 })
  await play.settle([table])
  expect([play.lost, play.duplicated, play.errors.length]).toEqual([0, 0, 0])
  expect([play.answers, play.each.length, play.everyone.length, play.acknowledged.length]).toEqual([
    1, 4, 1, 1,
  ])
})

test('what is left out, comes twice or is refused is counted', () => {
  const play = new Play()
  const { table } = tableOf(play)
  play.message(table, 0, update(1))
  play.message(table, 0, update(1))
  play.message(table, 1, update(3))
  play.message(table, 2, { type: 'done', key: 'of nobody', number: 1 })
  play.message(table, 3, { type: 'refused' })
  play.closed(4500)
  expect([play.lost, play.duplicated, play.errors.length]).toEqual([2, 2, 2])
})

test('who plays against a bot answers at once, and is not measured', () => {
  const play = new Play()
  play.measuring = true
  const sent = []
  const socket = { send: text => sent.push(JSON.parse(text)) }
  const table = { withBots: true, sockets: [socket], seen: [], number: 0 }
  play.message(table, 0, { type: 'welcome', sync: { number: 0, decisions: [decision] } })
  expect(sent).toHaveLength(1)
  play.message(table, 0, update(1), 500)
  play.message(table, 0, { ...update(2), decisions: [decision] }, 500)
  expect(sent).toHaveLength(2)
  expect([play.answers, play.botAnswers, play.everyone.length]).toEqual([0, 2, 0])
})

test('a bar says what was missed', () => {
  const run = {
    answersPerSecond: 400,
    answerToEveryone: { p99: 50 },
    megabytes: { most: 512 },
    serverCpu: { millisecondsPerAnswer: 1 },
  }
  expect(verdict(BARS.tables, run)).toEqual([])
  const slow = { ...run, answersPerSecond: 304, answerToEveryone: { p99: 2000 } }
  expect(verdict(BARS.tables, slow)).toEqual(['304 answers/s, wanted 400', 'p99 in ms 2000, at most 50'])
})

test('the same work in a row, before the load and beside it', () => {
  const before = { inARow: 0.1004, took: [0.2, 0.1, 0.9] }
  const beside = { inARow: 0.1, took: [0.3, 0.3, 0.1, 0.7] }
  expect(figures(before, beside)).toEqual({ inARow: 0.1, before: 0.2, beside: 0.3, factor: 2.99 })
})

test('quantiles', () => {
  const values = Array.from({ length: 1000 }, (_, i) => 1000 - i)
  expect(spread(values)).toEqual({ p50: 501, p95: 951, p99: 991, max: 1000 })
  expect(spread([])).toEqual({ p50: 0, p95: 0, p99: 0, max: 0 })
})

test('two servers on one PostgreSQL, sockets spread over them: nothing is lost', {
  timeout: 120_000,
}, async () => {
  const args = [
    '--nodes',
    '2',
    '--tables',
    '3',
    '--rate',
    '20',
    '--seconds',
    '2',
    '--warm-up',
    '1',
    '--game',
    'carson-city',
    '--json',
  ]
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, 'load.mjs'),
    ...args,
  ])
  const { nodes, store, runs } = JSON.parse(stdout)
  expect([nodes, store]).toEqual([2, 'postgresql'])
  expect(runs).toHaveLength(1)
  expect(runs[0]).toMatchObject({ tables: 3, sockets: 12, errors: 0, lost: 0, duplicated: 0 })
  expect(runs[0].perNode).toHaveLength(2)
  expect(runs[0].answersPerSecond).toBeGreaterThan(0)
  expect(runs[0].sameWork.factor).toBeGreaterThan(0)
  expect(runs[0].answerToEveryone.p99).toBeGreaterThanOrEqual(runs[0].answerToEveryone.p50)
})
