import { seedChance } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { consult, leaning, policyFrom, policySize } from '../../src/policy.js'
import { type Episode, EpisodeWriter } from '../../src/training/episode.js'
import { PolicyGradient } from '../../src/training/policyGradient.js'
import { firstPolicy } from '../../src/training/policyTrainer.js'
import { addTrait, newTraits } from '../../src/traits.js'

const CELLS = 8
const SETTINGS = { epochs: 4, rate: 0.01, clip: 0.2, openness: 0.01 }
const NO_END = { scores: [], leads: [], won: [], turns: [], counts: [] }

/** A policy over two classes and one trait that looks at a constant and one feature. */
function first() {
  const numbers = new Float32Array(policySize(2, 2, CELLS, 1))
  const policy = policyFrom(2, 2, CELLS, numbers, 1)
  policy.inner.set(firstPolicy(2, 2, CELLS, seedChance('cells')).inner)
  return policy
}

/** How likely the second of two options is: both of the first class, the second with the trait. */
function likelihood(gradient: PolicyGradient, feature: number): number {
  const { policy } = gradient.learnt
  const said = new Float32Array(CELLS)
  consult(policy, Float32Array.of(1, feature), said)
  const traits = newTraits()
  const without = leaning(policy, 0, said, traits)
  addTrait(traits, 0, 1)
  return 1 / (1 + Math.exp(without - leaning(policy, 0, said, traits)))
}

/** Choices drawn from what is known; the option with the trait goes well where the feature is 1, badly where it is 0. */
function episode(gradient: PolicyGradient, seed: number): Episode {
  const writer = new EpisodeWriter()
  const traits = newTraits()
  const advantages = new Float32Array(200)
  for (let i = 0; i < advantages.length; i++) {
    const feature = i % 2
    writer.begin(Float32Array.of(1, feature))
    traits.count = 0
    writer.option(0, traits)
    addTrait(traits, 0, 1)
    writer.option(0, traits)
    const share = likelihood(gradient, feature)
    const second = (i * 0.618 + seed * 0.37) % 1 < share
    writer.choose(second ? 1 : 0, Math.log(second ? share : 1 - share))
    advantages[i] = second === (feature === 1) ? 3 : -3
  }
  return writer.episode(advantages, [], NO_END)
}

test('a policy moves towards what went well: a trait is sought where it pays and shunned where it does not', () => {
  const gradient = new PolicyGradient(first(), new Float32Array(2))
  expect(likelihood(gradient, 0)).toBe(0.5)
  const drifts = Array.from({ length: 30 }, (_, i) =>
    gradient.learn([episode(gradient, i), episode(gradient, i + 0.5)], SETTINGS, seedChance(`${i}`)),
  )
  expect(likelihood(gradient, 1)).toBeGreaterThan(0.9)
  expect(likelihood(gradient, 0)).toBeLessThan(0.1)
  expect(drifts[0].unsure).toBeGreaterThan(0.95)
  expect(drifts[29].unsure).toBeLessThan(0.6)
  for (const { moved } of drifts) expect(moved).toBeLessThan(0.2)
})

test('without anything that went better or worse only openness moves a policy', () => {
  const policy = first()
  policy.plain[0] = 1
  const gradient = new PolicyGradient(policy, new Float32Array(2))
  const before = likelihood(gradient, 1)
  for (let i = 0; i < 10; i++) {
    const even = episode(gradient, i)
    even.advantages.fill(0)
    gradient.learn([even], { ...SETTINGS, openness: 0.05 }, seedChance(`${i}`))
  }
  expect(before).toBeGreaterThan(0.7)
  expect(Math.abs(likelihood(gradient, 1) - 0.5)).toBeLessThan((before - 0.5) / 2)
})
