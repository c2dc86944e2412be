import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { anyGame, Match } from '@railhead/kernel'
import { highCard } from '@railhead/kernel/testing'
import { expect, test } from 'vitest'
import { railhead } from '../src/railhead.js'
import { checkTable } from '../src/review/check.js'
import { patienceFor } from '../src/review/one.js'
import { scratch } from './testing.js'

const game = anyGame(highCard)

/** A finished match of the toy game, each seat laying its first card; or one without its last answer. */
function matchFile(path: string, seed: string, isWhole = true): string {
  const match = Match.start(game, { players: 2 }, seed)
  for (let open = match.decisions(); open.length > 0; open = match.decisions())
    match.answer(open[0].seat, open[0].options[0])
  const whole = match.record()
  const record = isWhole ? whole : Match.replay(game, whole, whole.answers.length - 1).record()
  writeFileSync(path, JSON.stringify(record))
  return path
}

interface Ran {
  readonly code: number
  readonly output: string
  readonly errors: string
}

async function review(folder: string, ...args: string[]): Promise<Ran> {
  let output = ''
  let errors = ''
  const code = await railhead(['review', ...args, '--workers', '1'], {
    games: [game],
    input: Readable.from([]),
    output: { write: text => (output += text) },
    errors: { write: text => (errors += text) },
    folder: join(folder, 'kept'),
    env: {},
    stopped: () => Promise.resolve(),
    clock: () => 0,
    freshSeed: () => 'fresh',
  })
  return { code, output, errors }
}

test('a review has a fixed form; the second time it is taken from the cache', async () => {
  const folder = scratch()
  const file = matchFile(join(folder, 'match.json'), 'one')
  const first = await review(folder, file, '--json')
  expect(first.code).toBe(0)
  const found = JSON.parse(first.output) as Record<string, unknown[]>
  expect(Object.keys(found)).toEqual(
    expect.arrayContaining(['game', 'config', 'seats', 'turns', 'chart', 'key', 'luck', 'version', 'match']),
  )
  expect(found.seats).toHaveLength(2)
  for (const field of ['seat', 'accuracy', 'loss', 'luck', 'turns'])
    expect(found.seats[0]).toHaveProperty(field)
  for (const field of 'turn seat from to loss error mark played best line reasons'.split(' '))
    expect(found.turns[0]).toHaveProperty(field)
  for (const field of ['moment', 'chance', 'points', 'luck']) expect(found.chart[0]).toHaveProperty(field)
  const [kept] = readdirSync(join(folder, 'kept', 'reviews'))
  const path = join(folder, 'kept', 'reviews', kept)
  writeFileSync(path, readFileSync(path, 'utf8').replace('"game":"high-card"', '"game":"from the cache"'))
  expect(JSON.parse((await review(folder, file, '--json')).output)).toMatchObject({ game: 'from the cache' })
  expect((await review(folder, file, '--json', '--fresh')).output).toBe(first.output)
  writeFileSync(path, '{"format":')
  expect((await review(folder, file, '--json')).output).toBe(first.output)
})

test('a review for people tells of seats and turns; with --seat of one alone', async () => {
  const folder = scratch()
  const file = matchFile(join(folder, 'match.json'), 'two')
  expect((await review(folder, file)).output).toMatch(/Seats\n {2}seat 0 {2}accuracy/)
  const one = JSON.parse((await review(folder, file, '--seat', '1', '--json')).output) as {
    turns: { seat: number }[]
  }
  expect(new Set(one.turns.map(({ seat }) => seat))).toEqual(new Set([1]))
})

test('what cannot be reviewed is refused with what was expected', async () => {
  const folder = scratch()
  const file = matchFile(join(folder, 'match.json'), 'three')
  expect(await review(folder)).toMatchObject({ code: 2, errors: expect.stringContaining('FILES') })
  expect(await review(folder, file, '--seat', '2')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('from 0 to 1'),
  })
  expect(await review(folder, file, file)).toMatchObject({
    code: 2,
    errors: expect.stringContaining('--jobs'),
  })
  const open = matchFile(join(folder, 'open.json'), 'three', false)
  expect(await review(folder, open)).toMatchObject({ code: 1, errors: expect.stringContaining('not over') })
})

test('many matches are one job; one that cannot be read does not stop the others', async () => {
  const folder = scratch()
  const matches = join(folder, 'matches')
  mkdirSync(matches)
  for (const name of ['a', 'b', 'c']) matchFile(join(matches, `${name}.json`), name)
  writeFileSync(join(matches, 'd.json'), 'no match')
  const { code, output } = await review(folder, matches, '--jobs', '2', '--json')
  expect(code).toBe(1)
  const { failures, reviews } = JSON.parse(output) as {
    failures: number
    reviews: { file: string; error?: string; seats?: unknown[] }[]
  }
  expect(failures).toBe(1)
  expect(reviews.map(({ file }) => file.slice(-6))).toEqual(['a.json', 'b.json', 'c.json', 'd.json'])
  expect(reviews[3].error).toContain('no complete JSON')
  expect(reviews[0].seats).toHaveLength(2)
})

test('each turn has its share of the time that is left', () => {
  let now = 0
  const clock = (): number => now
  const early = patienceFor(0, { jobs: 10, workers: 2, deadline: 1000 }, clock)
  now = 199
  expect(early.isOver()).toBe(false)
  now = 201
  expect(early.isOver()).toBe(true)
  now = 2000
  const late = patienceFor(9, { jobs: 10, workers: 2, deadline: 1000 }, clock)
  now = 2001
  expect(late.isOver()).toBe(true)
})

test('a check tells what was marked and what of it was confirmed, by bot', () => {
  const mark = { bot: 'hand', turn: 3, at: 9, mark: 'mistake', loss: 0.1, error: 0.01 } as const
  const confirmed = { ...mark, again: 0.08, againError: 0.01 }
  const marks = [confirmed, confirmed, confirmed, confirmed, { ...mark, again: 0.03, againError: 0.01 }]
  const table = checkTable([
    { turns: { hand: 30, drover: 20 }, marks },
    { turns: { hand: 20, drover: 30 }, marks: [] },
  ])
  expect(table).toContain('hand    50 turns, marked 5 of 50 (10 %')
  expect(table).toContain('confirmed 4 of 5 (80 %')
  expect(table).toContain('all     100 turns, marked 5 of 100')
})
