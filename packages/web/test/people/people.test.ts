import type { Result, SeatResult } from '@railhead/protocol'
import { expect, test } from 'vitest'
import { deviceOf } from '../../src/people/device.js'
import { categoriesOf, opponentsOf, share } from '../../src/people/figures.js'
import { bodyOf, keyBytes } from '../../src/people/push.js'
import { quietCounts, quietLength, quietOf } from '../../src/people/quiet.js'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  ['curl/8.5.0', undefined, undefined],
])('a device is named from %s', (agent, browser, system) => {
  expect(deviceOf(agent)).toEqual({ browser, system })
})

test('quiet hours are read from preferences, may go over midnight, and are half a day at most', () => {
  const night = quietOf({ quietFrom: 22, quietTo: 7, timeZone: 'Europe/Warsaw', lang: 'pl' })
  expect(night).toEqual({ from: 22, to: 7, timeZone: 'Europe/Warsaw' })
  expect(quietOf({ quietFrom: 24, quietTo: 7, timeZone: 'Europe/Warsaw' })).toBeUndefined()
  expect(quietOf({ quietFrom: 22, quietTo: 7 })).toBeUndefined()
  expect(quietLength({ from: 22, to: 7 })).toBe(9)
  expect(quietCounts({ from: 20, to: 8 })).toBe(true)
  expect(quietCounts({ from: 20, to: 9 })).toBe(false)
  expect(quietCounts({ from: 5, to: 5 })).toBe(false)
})

test('a subscription becomes what the server takes, or nothing if a part is missing', () => {
  const keys = { p256dh: 'abc', auth: 'def' }
  const endpoint = 'https://push.example/1'
  expect(bodyOf({ endpoint, expirationTime: null, keys })).toEqual({ endpoint, keys })
  expect(bodyOf({ endpoint, keys: { p256dh: 'abc' } })).toBeUndefined()
  expect([...keyBytes('-_8')]).toEqual([0xfb, 0xff])
})

const seat = (person: string | null, name: string | null, categories = {}): SeatResult => ({
  person,
  name,
  total: 1,
  categories,
  rank: 1,
})
const match = (...seats: SeatResult[]): Result => ({
  table: null,
  game: 'g',
  edition: null,
  finishedAt: 1,
  seats,
})

test('opponents are people, those met most often first', () => {
  const ann = seat('a', 'Ann')
  const results = [
    match(ann, seat('b', 'Bob'), seat(null, null)),
    match(seat('c', 'Cid'), ann),
    match(seat('c', 'Cid'), ann, seat('b', 'Bob')),
    match(seat('c', 'Cid'), ann),
    match(seat('c', 'Cid'), seat('d', 'Dan')),
  ]
  expect(opponentsOf(results, 'a')).toEqual([
    { id: 'c', name: 'Cid', matches: 3 },
    { id: 'b', name: 'Bob', matches: 2 },
  ])
})

test('categories without points are left out, and bars are shares of the largest', () => {
  expect(
    categoriesOf([
      { cattle: 3, hazards: 0 },
      { cattle: 0, hazards: 0, money: -2 },
    ]),
  ).toEqual(['cattle', 'money'])
  expect(share(-5, 10)).toBe(50)
  expect(share(1, 0)).toBe(0)
})
