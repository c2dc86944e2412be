import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson, sameData, stateHash } from '../src/hash.js'

test('the hash of given data never changes', () => {
  expect(stateHash({ seats: 2, hands: [[1, 2], []], note: 'ż', none: null })).toMatchInlineSnapshot(
    `"759aab2395c1cb2d5766541409148aef"`,
  )
  expect(stateHash({})).toMatchInlineSnapshot(`"58e46dc64f30ae7ba2ecdf40d8e8a490"`)
})

test('the order of fields and fields without value do not matter', () => {
  expect(stateHash({ a: 1, b: [2, { c: 3, d: 4 }] })).toBe(
    stateHash({ b: [2, { d: 4, c: 3 }], a: 1, e: undefined }),
  )
  expect(canonicalJson({ b: 1, a: undefined })).toBe('{"b":1}')
})

test('many fields are put in the same order as few', () => {
  const names = Array.from({ length: 100 }, (_, i) => `n${(i * 37) % 100}`)
  for (const count of [20, 100]) {
    const some = names.slice(0, count)
    expect(canonicalJson(Object.fromEntries(some.map(name => [name, 0])))).toBe(
      `{${[...some].sort().map(name => `"${name}":0`)}}`,
    )
  }
})

test('any change of the data changes the hash', () => {
  const hashes = [
    { a: [1, 2] },
    { a: [2, 1] },
    { a: [1, 2, 0] },
    { a: '1,2' },
    { b: [1, 2] },
    [1, 2],
    null,
    'a',
  ].map(stateHash)
  expect(new Set(hashes).size).toBe(hashes.length)
})

test('canonical text reads back as the same data', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      const back: unknown = JSON.parse(canonicalJson(value))
      expect(sameData(back, JSON.parse(JSON.stringify(value)))).toBe(true)
      expect(stateHash(back)).toBe(stateHash(value))
    }),
  )
})

test('data is the same only in every part', () => {
  expect(sameData({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true)
  expect(sameData({ a: 1 }, { a: 1, b: 2 })).toBe(false)
  expect(sameData({ a: 1, b: 2 }, { a: 1 })).toBe(false)
  expect(sameData({ a: undefined }, { b: undefined })).toBe(false)
  expect(sameData([1], { 0: 1 })).toBe(false)
  expect(sameData([1, 2], [1])).toBe(false)
  expect(sameData(null, {})).toBe(false)
  expect(sameData(1, '1')).toBe(false)
})
