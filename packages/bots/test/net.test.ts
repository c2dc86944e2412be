import { seedChance } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { readNumbers, writeNumbers } from '../src/base64.js'
import { evaluate, evaluateHeads, netFrom, netSize } from '../src/net.js'
import { type NetFile, type NetReader, netOf, policyOf, priorsOf, writtenNet } from '../src/netFile.js'
import { firstNumbers, NetTrainer, type Pair, type Sample } from '../src/training/netTrainer.js'

test('a net adds features, features with the time left, and what its cells let through', () => {
  const net = netFrom(2, 2, 2, new Float32Array(netSize(2, 2, 2)))
  net.plain.set([1, 10, 0, 7])
  net.timed.set([2, 0, 0, 2])
  net.squared.set([4, 0, 0, 0])
  net.inner.set([1, -1, 1, -1])
  net.outer.set([100, 1000, 3, 1000])
  const cells = new Float32Array(2)
  // 3 × (1 + 2 × 0.5 + 4 × 0.25) + 2 × 10, and the first cell sees 5; the second would see −5 and stays silent.
  expect(evaluate(net, Float32Array.of(3, 2), 0.5, cells)).toBe(9 + 20 + 500)
  expect(Array.from(cells)).toEqual([5, -5])
  const heads = new Float32Array(2)
  evaluateHeads(net, Float32Array.of(3, 2), 0.5, cells, heads)
  expect(Array.from(heads)).toEqual([529, 2 * (7 + 1) + 15])
})

test.each([0, 1, 2, 3, 4, 100])('%i numbers are the same after they were written', count => {
  const numbers = Float32Array.from({ length: count }, (_, i) =>
    Math.fround((i - 1) * 1.37e-3 * 3 ** (i % 9)),
  )
  expect(Array.from(readNumbers(writeNumbers(numbers)))).toEqual(Array.from(numbers))
})

const reader: NetReader = {
  game: 'nim',
  features: ['new', 'money', 'sticks'],
  classes: { fresh: [0, 5], take: [5, 3] },
  classCount: 8,
  traits: ['cost', 'gain'],
}

function file(): NetFile {
  const net = netFrom(2, 1, 1, new Float32Array(netSize(2, 1, 1)))
  net.plain.set([1, 10])
  net.inner.set([2, 3])
  net.outer.set([4])
  return {
    game: 'nim',
    chapter: 'all',
    features: ['sticks', 'money'],
    heads: ['points'],
    cells: 1,
    net: writtenNet(net),
    classes: { take: [0, 3], gone: [3, 1] },
    priors: { '1': 0.5, '3': 2 },
    policy: {
      cells: 1,
      inner: writeNumbers(Float32Array.of(5, 6)),
      outer: { '2': writeNumbers(Float32Array.of(7)), '3': writeNumbers(Float32Array.of(8)) },
    },
  }
}

test('nets find their features and classes by name, whatever else the model has learnt to see', () => {
  const net = netOf(file(), reader)
  expect(Array.from(net.plain)).toEqual([0, 10, 1])
  expect(Array.from(net.inner)).toEqual([0, 3, 2])
  expect(evaluate(net, Float32Array.of(9, 1, 1), 1, new Float32Array(1))).toBe(11 + 4 * 5)
  const priors = priorsOf(file(), reader)
  expect(priors[6]).toBeCloseTo(Math.exp(0.5))
  expect(Array.from(priors).filter(prior => prior !== 1)).toHaveLength(1)
  const policy = policyOf(file(), reader)
  expect(Array.from(policy?.inner ?? [])).toEqual([0, 6, 5])
  expect(Array.from(policy?.outer ?? [])).toEqual([0, 0, 0, 0, 0, 0, 0, 7])
})

test('a policy finds the traits it listens to by name, and one that listens to none has none', () => {
  const listening = (traits: Record<string, string>): NetFile => {
    const { policy, ...rest } = file()
    if (policy === undefined) throw new Error('The file has a policy.')
    return { ...rest, policy: { ...policy, traits } }
  }
  const policy = policyOf(listening({ gain: writeNumbers(Float32Array.of(0.5, 9)) }), reader)
  expect([policy?.traits, Array.from(policy?.plain ?? [])]).toEqual([2, [0, 0.5]])
  expect(Array.from(policy?.crossed ?? [])).toEqual([0, 9])
  expect(policyOf(file(), reader)?.traits).toBe(0)
  expect(policyOf(listening({}), reader)?.traits).toBe(0)
  const unknown = listening({ smell: writeNumbers(Float32Array.of(1, 1)) })
  expect(() => policyOf(unknown, reader)).toThrow("'smell'")
})

test('nets of another game, for unknown features or of the wrong size are refused', () => {
  expect(() => netOf({ ...file(), game: 'chess' }, reader)).toThrow("'chess'")
  expect(() => netOf({ ...file(), features: ['sticks', 'gold'] }, reader)).toThrow("'gold'")
  expect(() => netOf({ ...file(), cells: 2 }, reader)).toThrow('expected 12')
})

/** Points that no sum of the features can tell: two things are only worth something together. */
function samples(count: number, seed: number): Sample[] {
  return Array.from({ length: count }, (_, i) => {
    const bits = (i * 7 + seed) % 4
    const both = bits === 3 ? 1 : 0
    return {
      seen: Float32Array.of(1, bits & 1, bits >> 1),
      timeLeft: (i % 5) / 4,
      targets: Float32Array.of(5 + 30 * both, bits),
    }
  })
}

test('training fits what goes together, with every head', () => {
  const numbers = firstNumbers(3, 8, 2, seedChance('net'))
  const trainer = new NetTrainer(3, 8, 2, numbers)
  const before = trainer.error(samples(200, 1))
  for (let i = 0; i < 25; i++) trainer.epoch(samples(2000, 0), [], 0.01, seedChance(`epoch ${i}`))
  expect(before).toBeGreaterThan(10)
  // The best that a plain sum can do is 7.5.
  expect(trainer.error(samples(200, 1))).toBeLessThan(2)
  const heads = new Float32Array(2)
  evaluateHeads(netFrom(3, 8, 2, numbers), Float32Array.of(1, 0, 1), 0.5, new Float32Array(8), heads)
  expect(heads[1]).toBeCloseTo(2, 0)
})

test('pairs teach what is better, not how much all is worth', () => {
  const numbers = firstNumbers(2, 4, 1, seedChance('pairs'))
  const trainer = new NetTrainer(2, 4, 1, numbers)
  const position = (strength: number) => ({ seen: Float32Array.of(1, strength), timeLeft: 0.5 })
  const pairs: Pair[] = [{ better: position(1), worse: position(0), points: 12 }]
  for (let i = 0; i < 600; i++) trainer.epoch([], pairs, 0.005, seedChance(`epoch ${i}`))
  const net = netFrom(2, 4, 1, numbers)
  const worth = (strength: number): number => evaluate(net, position(strength).seen, 0.5, new Float32Array(4))
  expect(worth(1) - worth(0)).toBeCloseTo(12, 0)
})
