import { LANGS, type Message, translator } from '@railhead/kernel'
import { beforeAll, expect, test } from 'vitest'
import {
  accuracyOf,
  chosenReasons,
  courseOf,
  keySentence,
  keyTurns,
  lossSentence,
  Mean,
  meanAccuracy,
  phaseOf,
  REVIEW_TEXTS,
  REVIEW_VERSION,
  type Reason,
  type Review,
  RIVALS,
  reviewName,
  SharedTime,
} from '../src/index.js'
import { gameNamed, played, reviewOf } from './testing.js'

const game = gameNamed('carson-city')
let found: Review
beforeAll(async () => {
  found = reviewOf(courseOf(game, await played('carson-city', 2, 'review')))
})

test('a review says what it says of every seat, turn and moment', () => {
  expect(found).toMatchObject({ format: 'railhead-review', game: 'carson-city' })
  expect(found.seats.map(({ seat }) => seat)).toEqual([0, 1])
  for (const {
    accuracy,
    loss,
    turns,
    won,
    wonAdjusted,
    luck,
    score,
    scoreAdjusted,
    luckPoints,
  } of found.seats) {
    expect(accuracy).toBeGreaterThan(0)
    expect(accuracy).toBeLessThanOrEqual(100)
    expect(loss).toBeGreaterThanOrEqual(0)
    expect(turns).toBeGreaterThan(5)
    expect(wonAdjusted).toBeCloseTo(won - luck, 3)
    expect(scoreAdjusted).toBeCloseTo(score - luckPoints, 3)
  }
  for (const turn of found.turns) {
    expect(turn.to).toBeGreaterThan(turn.from)
    expect(turn.best === null).toBe(turn.line.length === 0)
    if (turn.best !== null) expect(turn.best).not.toEqual(turn.played)
    if (turn.mark !== null) expect(turn.line.length).toBeGreaterThan(0)
  }
  for (const { chance } of found.chart) expect(chance[0] + chance[1]).toBeCloseTo(1, 3)
  const last = found.chart[found.chart.length - 1]
  expect(last.chance.map(Math.round)).toEqual(found.seats.map(({ won }) => Math.round(won)))
  expect(JSON.parse(JSON.stringify(found))).toEqual(found)
})

test('at most three turns decided it, each told in one sentence of every language', () => {
  expect(found.key.length).toBeGreaterThan(0)
  expect(found.key.length).toBeLessThanOrEqual(3)
  for (const lang of LANGS) {
    const say = translator(
      lang,
      [REVIEW_TEXTS[lang], game.text.catalogues[lang]],
      seat => ['Ann', 'Bo'][seat],
    )
    for (const turn of found.key) expect(say(keySentence(found.turns, turn))).toMatch(/Ann|Bo/)
  }
})

test('a sentence tells what differs, and what the others get as they get it', () => {
  const parts = (words: string): Message[] => [...words].map(key => ({ key }))
  const say = translator('en', [
    REVIEW_TEXTS.en,
    { ...Object.fromEntries([...'abcdefgh'].map(key => [key, key])), 'score.cities': 'Cities' },
  ])
  const told = (played: string, best: string, reasons: readonly Reason[] = []): string =>
    say(
      lossSentence({
        ...found.turns[0],
        seat: 0,
        mark: 'mistake',
        loss: 0.12,
        played: parts(played),
        best: parts(best),
        reasons,
      }),
    )
  const lost = '#1 lost 12 points of winning chance (mistake)'
  expect(told('abd', 'acd')).toBe(`${lost} with “b” instead of “c”.`)
  expect(told('ad', 'abcd')).toBe(`${lost} by leaving out “b · c”.`)
  expect(told('abca', 'a')).toBe(`${lost} with “b · c · a”.`)
  expect(told('a', 'bcdefgh')).toBe(`${lost} with “a” instead of “b · c · d · e…”.`)
  const reasons = [
    { category: 'cities', points: -8.2 },
    { category: RIVALS, points: -4.7 },
  ]
  expect(told('a', 'b', reasons)).toBe(
    `${lost} with “a” instead of “b”: Cities −8.2 and strongest opponent +4.7.`,
  )
})

test('luck decides a turn if it moves more than choices do', () => {
  const luck = [{ moment: 5, turn: 3, chance: [0.2, -0.2], points: [1, -1] }]
  expect(keyTurns([], luck)).toMatchObject([{ turn: 3, seat: 0, cause: 'luck', swing: 0.2 }])
  expect(keyTurns([], [{ moment: 5, turn: 3, chance: [0.01, -0.01], points: [0, 0] }])).toEqual([])
})

test('accuracy is by the published formula', () => {
  expect(accuracyOf(0)).toBeCloseTo(100, 2)
  expect(accuracyOf(0.1)).toBeCloseTo(63.58, 1)
  expect(accuracyOf(1)).toBe(0)
  expect(meanAccuracy([])).toBeUndefined()
  expect(meanAccuracy([0, 0.1])).toBeCloseTo((accuracyOf(0) + accuracyOf(0.1)) / 2, 9)
  expect([0, 33, 34, 67, 100].map(moment => phaseOf(moment, 100))).toEqual([
    'opening',
    'opening',
    'middle',
    'end',
    'end',
  ])
})

test('reasons are told only if they explain most of the difference', () => {
  const mean = (value: number): Mean => {
    const sure = new Mean()
    for (let i = 0; i < 10; i++) sure.add(value + (i % 2) / 1000)
    return sure
  }
  const clear = chosenReasons(
    new Map([
      ['stations', mean(-6)],
      ['cattle', mean(2)],
      ['money', mean(-0.1)],
    ]),
    4,
  )
  expect(clear).toEqual([
    { category: 'stations', points: -6 },
    { category: 'cattle', points: 2 },
  ])
  const unclear = new Map([...'abcdefgh'].map((name): [string, Mean] => [name, mean(-0.6)]))
  expect(chosenReasons(unclear, 4.8)).toEqual([])
})

test('a review is kept under what it depends on', () => {
  expect(reviewName(game, 'abc', 0)).toBe(`carson-city-abc-0-v${REVIEW_VERSION}`)
})

test('each turn has its share of the time that is left', () => {
  let now = 0
  const time = new SharedTime(() => now, 100, 4)
  now = 25
  expect(time.isOver()).toBe(false)
  now = 26
  expect(time.isOver()).toBe(true)
  // Who is quick leaves more to the others.
  now = 10
  time.next()
  now = 40
  expect(time.isOver()).toBe(false)
  now = 200
  time.next()
  now = 201
  expect(time.isOver()).toBe(true)
})
