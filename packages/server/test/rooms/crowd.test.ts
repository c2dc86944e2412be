import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Crowd } from '../../src/rooms/crowd.js'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Sends messages to those tables, so many milliseconds apart; returns what was done of them in which order. */
function send(crowd: Crowd, tables: readonly string[], apart: number): string[] {
  const done: string[] = []
  for (const [i, table] of tables.entries()) {
    crowd.take(table, () => done.push(`${table}${i}`))
    vi.advanceTimersByTime(apart)
  }
  return done
}

const MANY = [...'abcdefgh']

test('a table by itself waits for nothing, however fast it is', () => {
  expect(send(new Crowd(), new Array(20).fill('a'), 0)).toHaveLength(20)
  expect(send(new Crowd(), [...'abcabcabcabc'], 0)).toHaveLength(12)
})

test('many tables that come slowly wait for nothing', () => {
  const crowd = new Crowd()
  const done: string[] = []
  for (const table of [...MANY, ...MANY]) {
    crowd.take(table, () => done.push(table))
    expect(done.at(-1)).toBe(table)
    vi.advanceTimersByTime(20)
  }
})

test('in a crowd four are taken together, in the order in which they came', () => {
  const crowd = new Crowd()
  expect(send(crowd, MANY, 1)).toHaveLength(8)
  const done: string[] = []
  for (const table of 'abcde') crowd.take(table, () => done.push(table))
  expect(done).toEqual([...'abcd'])
  for (const table of 'fgh') crowd.take(table, () => done.push(table))
  expect(done).toEqual([...'abcdefgh'])
})

test('whoever comes last is taken soon, even if nobody comes any more', () => {
  const crowd = new Crowd()
  send(crowd, MANY, 1)
  const done: string[] = []
  crowd.take('a', () => done.push('a'))
  expect(done).toEqual([])
  vi.advanceTimersByTime(30)
  expect(done).toEqual(['a'])
})
