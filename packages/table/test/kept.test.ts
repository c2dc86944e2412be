import { applyChanges, type Change, changesBetween } from '@railhead/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Kept, keep, renew } from '../src/kept.js'

const data = fc.letrec(tie => ({
  any: fc.oneof(
    { depthSize: 'small' },
    fc.integer({ min: 0, max: 3 }),
    fc.constantFrom('a', null, true),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('any'), { maxKeys: 3 }),
  ),
})).any

/** As it arrives at the other side. */
function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}

const NOTHING: ReadonlySet<unknown> = new Set()

function renewed(kept: Kept, after: unknown): { readonly kept: Kept; readonly changes: readonly Change[] } {
  const changes: Change[] = []
  return { kept: renew(kept, after, [], changes), changes: plain(changes) }
}

test('what is kept follows any data, and tells each time what changed, in no more words than a comparison', () => {
  fc.assert(
    fc.property(data, fc.array(data, { minLength: 1, maxLength: 4 }), (first, others) => {
      let kept = keep(first, NOTHING)
      let [before, there] = [first, plain(first)]
      for (const after of others) {
        const written = JSON.stringify(after)
        const now = renewed(kept, after)
        kept = now.kept
        there = applyChanges(there, now.changes)
        expect(there).toEqual(plain(after))
        expect(JSON.stringify(after)).toBe(written)
        const compared = plain(changesBetween(before, after))
        expect(now.changes.map(change => JSON.stringify(change)).sort()).toEqual(
          compared.map(change => JSON.stringify(change)).sort(),
        )
        before = after
      }
    }),
    { numRuns: 1000 },
  )
})

test('a field that is undefined is as good as absent', () => {
  const long = 'what would take longer to be sent as a whole'
  const first = renewed(keep({ a: 1, b: undefined, long }, NOTHING), { a: undefined, b: 2, long })
  expect(first.changes).toEqual([
    { at: ['a'], gone: true },
    { at: ['b'], to: 2 },
  ])
  expect(renewed(first.kept, { b: 2, long }).changes).toEqual([])
})

test('what is fixed is kept as it is, and if it comes as another object it is looked into', () => {
  const config = { players: 2 }
  const kept = keep({ config, turn: 0 }, new Set([config]))
  expect(renewed(kept, { config: { players: 2 }, turn: 1 }).changes).toEqual([{ at: ['turn'], to: 1 }])
  expect(renewed(kept, { config: { players: 3 }, turn: 1 }).changes).toEqual([
    { at: ['config'], to: { players: 3 } },
  ])
})
