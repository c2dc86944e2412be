import { expect, test } from 'vitest'
import { Bucket, Buckets } from './limiter.js'

test('a bucket lets some through at once, and then its pace', () => {
  const bucket = new Bucket(2, 3, 0)
  expect([0, 0, 0, 0].map(now => bucket.take(now))).toEqual([true, true, true, false])
  expect(bucket.take(400)).toBe(false)
  expect(bucket.take(1000)).toBe(true)
  expect(bucket.full(1000)).toBe(false)
  expect(bucket.full(10_000)).toBe(true)
})

test('each key has its own, and quiet ones are forgotten without a gain', () => {
  const buckets = new Buckets(1, 1)
  expect([buckets.take('a', 0), buckets.take('b', 0), buckets.take('a', 0)]).toEqual([true, true, false])
  buckets.sweep(500)
  expect(buckets.take('a', 500)).toBe(false)
  buckets.sweep(5000)
  expect(buckets.take('a', 5000)).toBe(true)
})

test('a clock that is set back takes nothing away', () => {
  const bucket = new Bucket(1, 2, 1_000_000)
  expect([bucket.take(1_000_000), bucket.take(0), bucket.take(0), bucket.take(1_000)]).toEqual([
    true,
    true,
    false,
    true,
  ])
})
