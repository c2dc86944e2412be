import { expect, test } from 'vitest'
import { RailheadError } from '../src/errors.js'
import { gameOfRecord, Match, type MatchRecord } from '../src/match.js'
import { type HighCardOption, highCard, playRandomly } from '../src/testing/index.js'

function finished(
  seed = 'a',
): Match<Parameters<typeof highCard.clone>[0], HighCardOption, { players: number }, unknown> {
  const match = Match.start(highCard, { players: 3 }, seed)
  playRandomly(match, 'players')
  return match
}

/** The record as it comes back from a file. */
const file = (match = finished()): MatchRecord<HighCardOption> => JSON.parse(JSON.stringify(match.record()))

function refusal(input: unknown, at?: number): RailheadError {
  try {
    Match.replay(highCard, input, at)
  } catch (error) {
    if (error instanceof RailheadError) return error
    throw error
  }
  throw new Error('The record was taken.')
}

test('a replayed record is the same match', () => {
  const match = finished()
  const again = Match.replay(highCard, file(match))
  expect(again.hash()).toBe(match.hash())
  expect(again.record()).toEqual(match.record())
  for (const viewer of [-1, 0, 1, 2]) expect(again.log(viewer)).toEqual(match.log(viewer))
})

test('a match that is not over can be recorded and goes on the same', () => {
  const match = Match.start(highCard, { players: 2 }, 'half')
  playRandomly(match, 'one', 5)
  const again = Match.replay(highCard, file(match))
  playRandomly(match, 'two')
  playRandomly(again, 'two')
  expect(again.record()).toEqual(match.record())
})

test('a replay stops at any moment', () => {
  const match = Match.start(highCard, { players: 2 }, 'moments')
  const hashes: string[] = []
  playRandomly(match, 'players', 50, () => hashes.push(match.hash()))
  hashes.push(match.hash())
  const record = file(match)
  hashes.forEach((hash, moment) => {
    expect(Match.replay(highCard, record, moment).hash()).toBe(hash)
    expect(Match.replay(highCard, record, moment).answers).toHaveLength(moment)
  })
})

test.each([-1, 0.5, 10_000, Number.NaN])('there is no moment %d', moment => {
  expect(refusal(file(), moment)).toMatchObject({ code: 'matchFile' })
})

test.each([null, 7, 'text', [], {}, { format: 'other' }])('%j is no match file', input => {
  expect(refusal(input)).toMatchObject({ code: 'matchFile' })
  expect(() => gameOfRecord(input)).toThrow('not a match file')
})

test('a record names its game, and only that game replays it', () => {
  expect(gameOfRecord(file())).toBe('high-card')
  expect(() => gameOfRecord({ format: 'railhead-match' })).toThrow('names no game')
  expect(refusal({ ...file(), game: 'whist' })).toMatchObject({ path: 'game', expected: 'high-card' })
})

test('a record of other rules is refused with the version of these', () => {
  expect(refusal({ ...file(), rules: '0' })).toMatchObject({ path: 'rules', expected: ['1'] })
  expect(refusal({ ...file(), rules: undefined })).toMatchObject({ path: 'rules' })
})

test.each([
  ['seed', ''],
  ['seed', 7],
  ['hash', undefined],
  ['answers', 'none'],
  ['answers', undefined],
])('a record whose %s is %j is refused', (path, value) => {
  expect(refusal({ ...file(), [path]: value })).toMatchObject({ code: 'matchFile', path })
})

test('a record with a malformed configuration is refused as that', () => {
  expect(refusal({ ...file(), config: { players: 99 } })).toMatchObject({ code: 'config', path: 'players' })
})

test('a truncated record does not lead to its hash', () => {
  const record = file()
  const error = refusal({ ...record, answers: record.answers.slice(0, -1) })
  expect(error).toMatchObject({ code: 'matchFile', path: 'hash' })
})

test('a record with an answer too many is refused at that answer', () => {
  const record = file()
  const error = refusal({ ...record, answers: [...record.answers, record.answers[0]] })
  expect(error).toMatchObject({ code: 'matchFile', path: `answers[${record.answers.length}]` })
  expect(error.message).toContain('over')
})

test.each([null, 'lay', {}, { seat: '0' }, [0]])('an answer that is %j is refused by its number', answer => {
  const record = file()
  const answers = record.answers.map((own, i) => (i === 3 ? answer : own))
  expect(refusal({ ...record, answers })).toMatchObject({ code: 'matchFile', path: 'answers[3]' })
})

test('a record tampered with in any single answer is refused', () => {
  const record = file()
  record.answers.forEach(({ seat, option }, i) => {
    const replaced = (...answers: MatchRecord['answers']): MatchRecord => ({
      ...record,
      answers: [...record.answers.slice(0, i), ...answers, ...record.answers.slice(i + 1)],
    })
    expect(refusal(replaced({ seat: (seat + 1) % 3, option })).code).toBe('matchFile')
    expect(refusal(replaced({ seat, option: { ...option, card: option.card + 1 } })).code).toBe('matchFile')
    expect(refusal(replaced()).code).toBe('matchFile')
  })
})

test('a record with another seed or hash is refused', () => {
  expect(refusal({ ...file(), seed: 'b' }).code).toBe('matchFile')
  expect(refusal({ ...file(), hash: '0'.repeat(32) })).toMatchObject({ path: 'hash', expected: file().hash })
})
