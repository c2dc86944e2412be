import { seedChance } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { readNumbers } from '../src/base64.js'
import { writtenPolicy } from '../src/netFile.js'
import { consult, leaning, policyFrom, policySize } from '../src/policy.js'
import { type Choice, firstPolicy, PolicyTrainer } from '../src/training/policyTrainer.js'
import { addTrait, newTraits } from '../src/traits.js'

test('a class of options leans towards what the cells say that it listens to', () => {
  const policy = policyFrom(2, 3, 2, new Float32Array(policySize(2, 3, 2)))
  policy.inner.set([1, -1, 2, 0.5])
  policy.outer.set([0, 0, 0.5, 100, -3, 1])
  const said = new Float32Array(2)
  consult(policy, Float32Array.of(1, 1), said)
  // The first cell sees 3; the second sees −0.5 and stays silent.
  expect(Array.from(said)).toEqual([3, 0])
  expect([0, 1, 2].map(optionClass => leaning(policy, optionClass, said))).toEqual([0, 1.5, -8])
})

test('traits of an option count by themselves, and with what the cells say', () => {
  const policy = policyFrom(1, 1, 2, new Float32Array(policySize(1, 1, 2, 2)), 2)
  policy.inner.set([1, 2])
  policy.outer.set([1, 0])
  policy.plain.set([0.5, -1])
  policy.crossed.set([0, 0, 1, -0.25])
  const said = new Float32Array(2)
  consult(policy, Float32Array.of(2), said)
  const traits = newTraits()
  expect(leaning(policy, 0, said, traits)).toBe(2)
  addTrait(traits, 0, 3)
  addTrait(traits, 1, 0)
  expect(traits.count).toBe(1)
  expect(leaning(policy, 0, said, traits)).toBe(3.5)
  // −1 + 2 × 1 − 4 × 0.25 is 0 by now, with other cells it would not be.
  addTrait(traits, 1, 5)
  expect(leaning(policy, 0, said, traits)).toBe(3.5)
  const written = writtenPolicy(policy, ['gain', 'cost'])
  expect(Object.keys(written.traits ?? {})).toEqual(['gain', 'cost'])
  expect(Array.from(readNumbers(written.traits?.['cost'] ?? ''))).toEqual([-1, 1, -0.25])
})

test('what is written of a policy can be read again, and only what matters is written', () => {
  const policy = firstPolicy(5, 9, 4, seedChance('written'))
  policy.outer.set([0.5, -0.25, 0, 2], 3 * 4)
  const written = writtenPolicy(policy)
  expect(Object.keys(written.outer)).toEqual(['3'])
  expect(Array.from(readNumbers(written.outer['3']))).toEqual([0.5, -0.25, 0, 2])
  expect(Array.from(readNumbers(written.inner))).toEqual(Array.from(policy.inner))
})

/** Which of two classes is right depends on two features together; a third is right now and then, whatever is seen. */
function choices(count: number): Choice[] {
  return Array.from({ length: count }, (_, i) => {
    const bits = i % 4
    const isSame = bits === 0 || bits === 3
    const shares = (i >> 2) % 10 === 9 ? [0, 0, 1] : isSame ? [1, 0, 0] : [0, 1, 0]
    return {
      seen: Float32Array.of(1, bits & 1, bits >> 1),
      classes: Int32Array.of(4, 2, 7),
      traits: new Int32Array(4),
      places: new Int32Array(0),
      strengths: new Float32Array(0),
      shares: Float32Array.from(shares),
    }
  })
}

test('training finds out what the choice of an answer depends on', () => {
  const trainer = new PolicyTrainer(firstPolicy(3, 9, 16, seedChance('policy')), new Float32Array(9))
  const seen = choices(2000)
  const before = trainer.epoch(seen, 0, seedChance('before'))
  for (let i = 0; i < 60; i++) trainer.epoch(seen, 0.02, seedChance(`epoch ${i}`))
  const after = trainer.epoch(seen, 0, seedChance('after'))
  expect(before).toBeCloseTo(Math.log2(3), 2)
  // One in ten is the third: no policy can be surprised less than 0.469 bits.
  expect(after).toBeGreaterThan(0.46)
  expect(after).toBeLessThan(0.55)
  const { policy, likely } = trainer.learnt
  const said = new Float32Array(16)
  consult(policy, Float32Array.of(1, 1, 1), said)
  const weight = (optionClass: number): number => likely[optionClass] + leaning(policy, optionClass, said)
  expect(weight(4)).toBeGreaterThan(weight(7))
  expect(weight(7)).toBeGreaterThan(weight(2))
})

test('training by searches finds out which trait of an option counts, and where', () => {
  const policy = policyFrom(2, 1, 8, new Float32Array(policySize(2, 1, 8, 1)), 1)
  policy.inner.set(firstPolicy(2, 1, 8, seedChance('traits')).inner)
  const trainer = new PolicyTrainer(policy, new Float32Array(1))
  // The option with the larger trait is wanted where the first feature is seen, the other one elsewhere.
  const seen: Choice[] = Array.from({ length: 400 }, (_, i) => ({
    seen: Float32Array.of(i % 2, 1),
    classes: Int32Array.of(0, 0),
    traits: Int32Array.of(0, 1, 2),
    places: Int32Array.of(0, 0),
    strengths: Float32Array.of(0.5, 1.5),
    shares: i % 2 === 1 ? Float32Array.of(0, 1) : Float32Array.of(1, 0),
  }))
  const before = trainer.epoch(seen, 0, seedChance('before'))
  for (let i = 0; i < 60; i++) trainer.epoch(seen, 0.02, seedChance(`epoch ${i}`))
  expect(before).toBeCloseTo(1, 2)
  expect(trainer.epoch(seen, 0, seedChance('after'))).toBeLessThan(0.1)
})
