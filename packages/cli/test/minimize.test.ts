import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyGame, anyGame, Match, minimize, tryAnswers } from '@railhead/kernel'
import { type HighCardState, highCard, playRandomly } from '@railhead/kernel/testing'
import { expect, test } from 'vitest'
import { run, scratch } from './testing.js'

const match = Match.start(highCard, { players: 3 }, 'broken')
playRandomly(match, 'players')
const record = match.record()

/** The same game with a fault: it breaks when the last seat has no token any more and anybody has scored. */
const faulty: AnyGame = anyGame({
  ...highCard,
  apply(state: HighCardState, seat, option, tell) {
    highCard.apply(state, seat, option, tell)
    if (state.tokens[2] === 0 && state.points.some(points => points > 0))
      throw new Error(`the bank is short of ${state.deck.length}`)
  },
})

/** Answers that meet the fault after many others. */
function failing(): typeof record {
  const longer = Match.start(highCard, { players: 3 }, 'broken')
  while (longer.decisions().length > 0 && longer.answers.length < 14) {
    const [open] = longer.decisions().filter(({ optional }) => optional === undefined)
    longer.answer(open.seat, open.options[0])
  }
  const swap = longer.decisions().find(({ seat, ask }) => seat === 2 && ask === 'swap')
  longer.answer(2, swap?.options[0])
  return longer.record()
}

function fileOf(content: unknown): string {
  const path = join(scratch(), 'match.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

test('a failing match is shortened to answers none of which can be left out, always the same', async () => {
  const whole = failing()
  const first = await run(['minimize', fileOf(whole), '--json'], [], [faulty])
  expect(first.errors).toBe('')
  const { before, after, failure, file } = first.json() as {
    before: number
    after: number
    failure: { kind: string; message: string }
    file: string
  }
  expect(before).toBe(15)
  // One round of three cards, and the token.
  expect(after).toBe(4)
  expect(failure).toMatchObject({ kind: 'threw', message: expect.stringContaining('the bank is short') })
  const short = JSON.parse(readFileSync(file, 'utf8')) as typeof record
  const suspect = { game: faulty, config: short.config, seed: short.seed }
  expect(tryAnswers(suspect, short.answers).failure).toBeDefined()
  for (let i = 0; i < short.answers.length; i++)
    expect(
      tryAnswers(
        suspect,
        short.answers.filter((_, k) => k !== i),
      ).failure,
    ).toBeUndefined()
  const again = await run(['minimize', fileOf(whole), '--json'], [], [faulty])
  expect(again.json()).toMatchObject({ after, failure })
  const replayed = await run(['replay', file], [], [faulty])
  expect(replayed).toMatchObject({ code: 1, output: '' })
  expect(replayed.errors).toContain('The rules break on this match: the bank is short')
})

test('how far it is can be watched, and less and less is left', () => {
  const seen: number[] = []
  const whole = failing()
  minimize({ game: faulty, config: whole.config, seed: whole.seed }, whole.answers, (_tries, left) =>
    seen.push(left),
  )
  expect(seen.length).toBeGreaterThan(3)
  expect(seen).toEqual([...seen].sort((a, b) => b - a))
})

test('a check of one’s own says what must not be', async () => {
  const module = join(scratch(), 'check.mjs')
  writeFileSync(
    module,
    'export const check = (game, state) => { if (state.points[0] > 0) throw new Error("seat 0 scored") }',
  )
  const shortened = await run(['minimize', fileOf(record), '--check', module, '--json'])
  const scored = record.answers.length > 0 && match.state.points[0] > 0
  if (scored) {
    expect(shortened.json()).toMatchObject({ failure: { kind: 'check', message: 'seat 0 scored' } })
    expect(Number(shortened.json().after)).toBeLessThan(record.answers.length)
    expect((await run(['replay', String(shortened.json().file)])).code).toBe(0)
  } else expect(shortened.code).toBe(1)
  expect((await run(['minimize', fileOf(record), '--check', 'nowhere-at-all'])).code).toBe(2)
})

test('a match that does not fail, or is of other rules, is not shortened, and why is said', async () => {
  const sound = await run(['minimize', fileOf(record)])
  expect(sound).toMatchObject({ code: 1, output: '' })
  expect(sound.errors).toContain('nothing to shorten')
  const never = { kind: 'never' }
  const answers = record.answers.map((answer, i) => (i === 2 ? { ...answer, option: never } : answer))
  expect((await run(['minimize', fileOf({ ...record, answers })])).errors).toContain('answer 3 is not legal')
})

test('a reported problem is opened by replay and minimize', async () => {
  const report = {
    format: 'railhead-report',
    build: '0.2.0',
    at: 0,
    words: 'the bank',
    game: record.game,
    rules: record.rules,
    config: record.config,
    moment: record.answers.length,
    seat: 1,
    match: record,
  }
  const replayed = await run(['replay', fileOf(report), '--json'])
  expect(replayed.json()).toMatchObject({
    verified: true,
    report: { build: '0.2.0', words: 'the bank', seat: 1 },
  })
  expect((await run(['replay', fileOf(report)])).output).toContain('release 0.2.0: the bank')
  expect(
    (await run(['minimize', fileOf({ ...report, match: failing() }), '--json'], [], [faulty])).code,
  ).toBe(0)
  const { match: _, ...seen } = report
  const without = await run(['replay', fileOf({ ...seen, kept: 'r7' })])
  expect(without.code).toBe(1)
  expect(without.errors).toContain('report r7')
  for (const damage of [{ at: 'noon' }, { at: 1e300 }, { words: undefined }, { build: 7 }, { seat: -1 }]) {
    const [field] = Object.keys(damage)
    const damaged = await run(['replay', fileOf({ ...report, ...damage })])
    expect(damaged).toMatchObject({ code: 1, output: '' })
    expect(damaged.errors).toMatch(new RegExp(`^${field}: The report is damaged`))
  }
})
