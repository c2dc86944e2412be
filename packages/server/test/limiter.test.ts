import { expect, test } from 'vitest'
import { Bucket, Buckets } from '../src/limiter.js'

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
  expect(buckets.take('a', 500)).toBe(false)
  expect(buckets.take('a', 5000)).toBe(true)
})

test('strangers do not fill the memory: keys that are full again are swept while others come', () => {
  const buckets = new Buckets(1, 5)
  for (let i = 0; i < 100_000; i++) buckets.take(`stranger ${i}`, i * 10)
  expect(buckets.size).toBeLessThan(10_000)
  for (let i = 0; i < 5; i++) buckets.take('in a hurry', 1_000_000)
  expect(buckets.take('in a hurry', 1_000_000)).toBe(false)
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
