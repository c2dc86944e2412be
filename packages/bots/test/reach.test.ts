import { below, seedChance } from '@railhead/kernel'
import { afterEach, expect, test, vi } from 'vitest'
import { reachCells } from '../src/cells.js'
import { Opinion } from '../src/opinion.js'
import { consult, leaning, policyFrom, policySize } from '../src/policy.js'
import { Reach } from '../src/reach.js'
import { reachModule } from '../src/reachModule.js'
import { addTrait, newTraits } from '../src/traits.js'

const luck = seedChance('reach')
/** Between -1 and 1, with all the digits that a number of a net has. */
const any = (): number => below(luck, 1 << 24) / (1 << 23) - 1
const numbers = (count: number): Float32Array => Float32Array.from({ length: count }, any)
const seenBy = (features: number): Float32Array =>
  Float32Array.from({ length: features }, () => (below(luck, 3) === 0 ? 1 + any() : 0))

const bitsOf = (list: Float32Array): number[] => [...new Uint32Array(list.buffer, 0, list.length)]

function expectSameBits(make: (inner: Float32Array, features: number, cells: number) => Reach): void {
  for (const cells of [1, 16, 20, 32, 48, 64, 80])
    for (const features of [1, 87, 309, 700]) {
      const inner = numbers(features * cells)
      const reach = make(inner, features, cells)
      for (const seen of [new Float32Array(features), seenBy(features), seenBy(features)]) {
        const expected = new Float32Array(cells)
        const found = new Float32Array(cells).fill(99)
        reachCells(inner, features, cells, seen, expected)
        reach.write(seen, found)
        expect(bitsOf(found)).toEqual(bitsOf(expected))
      }
    }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('the module is one that this engine takes', () => {
  const { WebAssembly } = globalThis as unknown as {
    readonly WebAssembly: { validate(bytes: Uint8Array): boolean }
  }
  expect(WebAssembly.validate(reachModule(17))).toBe(true)
})

test('two cells at once come to the same bits', () => {
  expectSameBits((inner, features, cells) => new Reach(inner, features, cells))
})

test('so they do where the engine has no such module, or refuses it', async () => {
  for (const WebAssembly of [
    undefined,
    {
      Module: class {
        constructor() {
          throw new Error('refused')
        }
      },
    },
  ]) {
    vi.stubGlobal('WebAssembly', WebAssembly)
    vi.resetModules()
    const other = await import('../src/reach.js')
    expectSameBits((inner, features, cells) => new other.Reach(inner, features, cells))
  }
})

test('more policies than there is room for take turns', () => {
  const all = Array.from({ length: 12 }, () => {
    const inner = numbers(300 * 48)
    return { inner, reach: new Reach(inner, 300, 48) }
  })
  for (let round = 0; round < 3; round++)
    for (const { inner, reach } of all) {
      const seen = seenBy(300)
      const expected = new Float32Array(48)
      const found = new Float32Array(48)
      reachCells(inner, 300, 48, seen, expected)
      reach.write(seen, found)
      expect(bitsOf(found)).toEqual(bitsOf(expected))
    }
})

test('an opinion leans as the policy does, to the bit, in every position', () => {
  const policy = policyFrom(200, 30, 48, numbers(policySize(200, 30, 48, 9)), 9)
  const opinion = new Opinion(policy)
  const said = new Float32Array(48)
  const traits = newTraits()
  for (let position = 0; position < 20; position++) {
    // Faint, so that few options lean as far as they can.
    const seen = seenBy(200).map(strength => strength / 16)
    consult(policy, seen, said)
    opinion.form(seen)
    for (let optionClass = 0; optionClass < 30; optionClass++) {
      traits.count = 0
      for (let trait = 0; trait < 9; trait++) addTrait(traits, trait, below(luck, 2) === 0 ? 0 : any())
      expect(opinion.leaning(optionClass, traits)).toBe(leaning(policy, optionClass, said, traits))
    }
  }
})
