import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyChanges, type Comparisons, changesBetween } from '../src/changes.js'

const plain = fc.letrec(tie => ({
  data: fc.oneof(
    { maxDepth: 4 },
    fc.integer({ min: -1, max: 5 }),
    fc.boolean(),
    fc.constant(null),
    fc.string({ maxLength: 4 }),
    fc.array(tie('data'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'hands', 'money', 'length', 'constructor'), tie('data')),
  ),
})).data

test('changes turn any data into any other, and leave the earlier data alone', () => {
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      const frozen = JSON.stringify(before)
      const sent: unknown = JSON.parse(JSON.stringify(changesBetween(before, after)))
      expect(applyChanges(before, sent as ReturnType<typeof changesBetween>)).toEqual(after)
      expect(JSON.stringify(before)).toBe(frozen)
    }),
    { numRuns: 2000 },
  )
})

test('viewers who see some things alike, as one object, are each told what changed for them', () => {
  const parts = fc.array(plain, { minLength: 4, maxLength: 4 })
  const chosen = fc.array(fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)), { minLength: 3, maxLength: 3 })
  const views = fc
    .tuple(parts, chosen)
    .map(([things, viewers]) =>
      viewers.map(([x, y, z]) => ({ x: things[x], y: things[x], list: [things[y], things[z], things[y]] })),
    )
  fc.assert(
    fc.property(views, views, (before, after) => {
      const compared: Comparisons = new Map()
      for (const [viewer, view] of after.entries())
        expect(changesBetween(before[viewer], view, compared)).toEqual(changesBetween(before[viewer], view))
    }),
    { numRuns: 2000 },
  )
})

test('what several viewers see as one object is gone through once', () => {
  let looks = 0
  const shared = {
    get money() {
      looks++
      return 5
    },
  }
  const before = { board: { money: 4 }, hand: [1] }
  const compared: Comparisons = new Map()
  for (let viewer = 0; viewer < 3; viewer++)
    expect(changesBetween(before, { board: shared, hand: [1] }, compared)).toEqual([
      { at: ['board', 'money'], to: 5 },
    ])
  const once = looks
  looks = 0
  changesBetween(before, { board: shared, hand: [1] })
  expect(once).toBe(looks)
})

test('a small difference is a small change', () => {
  const before = { hands: [[1, 2, 3], [4]], money: [6, 7], deck: new Array(40).fill(-1) }
  const after = {
    ...before,
    hands: [
      [1, 2, 3],
      [4, 9],
    ],
    money: [6, 12],
    deck: new Array(39).fill(-1),
  }
  expect(changesBetween(before, after)).toEqual([
    { at: ['hands', 1, 1], to: 9 },
    { at: ['money', 1], to: 12 },
    { at: ['deck'], length: 39 },
  ])
})

test('what did not change is shared, so that a screen knows what to draw again', () => {
  const before = { hands: [[1], [2]], board: { a: 1 } }
  const after = applyChanges(before, [{ at: ['hands', 0, 0], to: 5 }])
  expect(after).toEqual({ hands: [[5], [2]], board: { a: 1 } })
  expect(after.board).toBe(before.board)
  expect(after.hands[1]).toBe(before.hands[1])
})

test('a new field is seen, also where another one went or was never there', () => {
  const before = { a: undefined, b: 1, c: 2 }
  for (const after of [
    { b: 1, c: 2, d: 3 },
    { b: 1, d: 3 },
    { b: 1, c: undefined, d: 3 },
    { a: 5, b: 1, c: 2 },
    { a: undefined, b: 1, d: 3 },
  ])
    expect(applyChanges<object>(before, changesBetween(before, after))).toEqual(after)
})

test('undefined fields count as absent', () => {
  expect(changesBetween({ a: 1, b: undefined }, { a: undefined, b: undefined })).toEqual([
    { at: ['a'], gone: true },
  ])
})

test('changes that do not fit are an error, not nonsense', () => {
  expect(() => applyChanges({ a: 1 }, [{ at: ['a', 'b'], to: 1 }])).toThrow('does not fit')
  expect(() => applyChanges([1], [{ at: [5], to: 1 }])).toThrow('does not fit')
})
