import { seedChance } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { NOTHING_LEARNT, policyOf, writtenPolicy } from './parameters.js'
import { consult, leaning, policyFrom, policySize } from './policy.js'
import { type Choice, firstPolicy, PolicyTeacher } from './training/policyTeacher.js'

test('a kind of answer leans towards what the cells say that it listens to', () => {
  const policy = policyFrom(2, 3, 2, new Float64Array(policySize(2, 3, 2)))
  policy.inner.set([1, -1, 2, 0.5])
  policy.outer.set([0, 0, 0.5, 100, -3, 1])
  const said = new Float64Array(2)
  consult(policy, Float64Array.of(1, 1), said)
  // The first cell sees 3; the second sees −0.5 and stays silent.
  expect(Array.from(said)).toEqual([3, 0])
  expect([0, 1, 2].map(kind => leaning(policy, kind, said))).toEqual([0, 1.5, -8])
})

test('what is written of a policy can be read again; one for other looks is none', () => {
  const policy = firstPolicy(5, 9, 4, seedChance('written'))
  policy.outer.set([0.5, -0.25, 0, 2], 3 * 4)
  const written = writtenPolicy(policy)
  expect(Object.keys(written.outer)).toEqual(['3'])
  const read = policyOf(5, 9, written)
  if (!read) throw new Error('No policy was read.')
  expect(Array.from(read.outer)).toEqual(Array.from(policy.outer))
  for (const [i, number] of policy.inner.entries())
    expect(Math.abs(read.inner[i] - number)).toBeLessThan(0.000_51)
  expect(policyOf(6, 9, written)).toBeUndefined()
  expect(policyOf(5, 9, NOTHING_LEARNT.policy)).toBeUndefined()
})

/** Which of two kinds is right depends on two looks together; a third kind is right now and then, whatever is seen. */
function choices(count: number): Choice[] {
  return Array.from({ length: count }, (_, i) => {
    const bits = i % 4
    const isSame = bits === 0 || bits === 3
    const shares = (i >> 2) % 10 === 9 ? [0, 0, 1] : isSame ? [1, 0, 0] : [0, 1, 0]
    return { seen: Float64Array.of(1, bits & 1, bits >> 1), kinds: [4, 2, 7], shares }
  })
}

test('a teacher finds out what the choice of an answer depends on', () => {
  const teacher = new PolicyTeacher(firstPolicy(3, 9, 16, seedChance('policy')), new Float64Array(9))
  const seen = choices(2000)
  const before = teacher.epoch(seen, 0, seedChance('before'))
  for (let i = 0; i < 60; i++) teacher.epoch(seen, 0.02, seedChance(`epoch ${i}`))
  const after = teacher.epoch(seen, 0, seedChance('after'))
  expect(before).toBeCloseTo(Math.log2(3), 2)
  // One in ten is the third kind: no policy can be surprised less than 0.469 bits.
  expect(after).toBeGreaterThan(0.46)
  expect(after).toBeLessThan(0.55)
  const { policy, likely } = teacher.learnt
  const said = new Float64Array(16)
  consult(policy, Float64Array.of(1, 1, 1), said)
  const weight = (kind: number): number => likely[kind] + leaning(policy, kind, said)
  expect(weight(4)).toBeGreaterThan(weight(7))
  expect(weight(7)).toBeGreaterThan(weight(2))
})
