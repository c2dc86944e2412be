import type { SeatInfo, TimeRule } from '@railhead/protocol'
import { expect, test } from 'vitest'
import { en } from '../../src/i18n/en.js'
import { makeWriter } from '../../src/i18n/index.js'
import { duration, ruleText, timeLeft } from '../../src/ui/time.js'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const CLOCK: TimeRule = { kind: 'clock', minutes: 20, increment: 10, onExpiry: 'bot' }
const DEADLINE: TimeRule = { kind: 'deadline', hours: 24, onExpiry: 'wait' }
const ANN = { kind: 'person', person: 'a', name: 'Ann', asked: true } as const

test('a duration is said as short as it can be', () => {
  expect(duration('en', 52 * HOUR)).toBe('2 days 4 hr')
  expect(duration('en', 3 * HOUR + 12 * MINUTE)).toBe('3 hr 12 min')
  expect(duration('en', 9 * MINUTE + 5000)).toBe('9:05')
  expect(duration('en', -1)).toBe('0:00')
  expect(duration('ru', 3 * HOUR + 12 * MINUTE)).toBe('3 ч 12 мин')
})

test('a running clock is counted from when it is due, a standing one says what is left', () => {
  const running: SeatInfo = { ...ANN, due: 100_000 }
  expect(timeLeft(CLOCK, running, 30_000)).toEqual({ milliseconds: 70_000, runs: true, low: false })
  expect(timeLeft(CLOCK, running, 45_000)).toEqual({ milliseconds: 55_000, runs: true, low: true })
  expect(timeLeft(CLOCK, running, 200_000)).toEqual({ milliseconds: 0, runs: true, low: true })
  const standing: SeatInfo = { ...ANN, left: 5 * MINUTE }
  expect(timeLeft(CLOCK, standing, 0)).toEqual({ milliseconds: 5 * MINUTE, runs: false, low: false })
})

test('less than an hour of a deadline is little', () => {
  expect(timeLeft(DEADLINE, { ...ANN, due: HOUR - 1 }, 0)?.low).toBe(true)
  expect(timeLeft(DEADLINE, { ...ANN, due: HOUR + 1 }, 0)?.low).toBe(false)
})

test('nothing is measured of bots, held seats, and tables without a rule', () => {
  expect(timeLeft(undefined, { ...ANN, due: 1 }, 0)).toBeUndefined()
  expect(timeLeft(CLOCK, { ...ANN, held: true, left: 0 }, 0)).toBeUndefined()
  expect(timeLeft(CLOCK, { kind: 'bot', level: 'hand', asked: true }, 0)).toBeUndefined()
  expect(timeLeft(DEADLINE, ANN, 0)).toBeUndefined()
})

test('a rule of time in a few words', () => {
  const t = makeWriter('en', en)
  expect(ruleText(t, CLOCK)).toBe('20 min + 10 s a turn')
  expect(ruleText(t, DEADLINE)).toBe('1 day per turn')
  expect(ruleText(t, { ...DEADLINE, hours: 12 })).toBe('12 hr per turn')
  expect(ruleText(t, { ...DEADLINE, hours: 72 })).toBe('3 days per turn')
})
