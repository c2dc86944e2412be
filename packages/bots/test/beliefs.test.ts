import { below, seedChance } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { Believing } from '../src/beliefs.js'
import { type Branch, type Node, newBranch, newNode } from '../src/tree.js'

const SCALE = 10
const BELIEFS = { lean: 0.12, doubt: 0.25, sure: 3.5 }

/** A question with an answer for each prior. */
function question(...priors: readonly number[]): Node {
  const root = newNode()
  for (const [i, prior] of priors.entries())
    root.branches.set(i, newBranch({ kind: 'answer', which: i }, prior))
  return root
}

function look(branch: Branch, value: number): void {
  branch.visits++
  branch.total += value
  branch.squares += value * value
}

const branchesOf = (root: Node): Branch[] => [...root.branches.values()]

/** Looks so often, where the answers are worth that much and lines scatter by up to 20 up or down. */
function search(root: Node, worth: readonly number[], looks: number, seed: string): Map<Branch, number> {
  const believing = new Believing(BELIEFS, seedChance(seed))
  const luck = seedChance(`${seed}/luck`)
  const branches = branchesOf(root)
  for (let i = 0; i < looks; i++) {
    const branch = believing.pick(branches, SCALE)
    look(branch, worth[branches.indexOf(branch)] + below(luck, 41) - 20)
  }
  return believing.of(root, SCALE)
}

test('before the first look an answer is believed the better the likelier it is', () => {
  const root = question(0.6, 0.3, 0.1)
  const beliefs = [...new Believing(BELIEFS, seedChance('first')).of(root, SCALE).values()]
  expect(beliefs[0]).toBe(0)
  expect(beliefs[1]).toBeCloseTo(1.2 * Math.log(0.5))
  expect(beliefs[2]).toBeCloseTo(1.2 * Math.log(1 / 6))
})

test('an answer that met bad luck at first is looked into again, and found if it is the best', () => {
  for (const seed of ['one', 'two', 'three']) {
    const root = question(0.9, 0.05, 0.05)
    const [, unlucky] = branchesOf(root)
    for (const value of [-25, -20]) look(unlucky, value)
    const beliefs = search(root, [0, 4, -4], 3000, seed)
    const [usual, found, bad] = branchesOf(root).map(branch => beliefs.get(branch) ?? Number.NaN)
    expect(found).toBeGreaterThan(usual)
    expect(usual).toBeGreaterThan(bad)
    expect(unlucky.visits).toBeGreaterThan(300)
  }
})

test('what is no better is not believed to be, however often the others were looked into', () => {
  const root = question(0.7, 0.2, 0.1)
  const beliefs = search(root, [5, 0, -5], 2000, 'usual')
  const told = branchesOf(root).map(branch => beliefs.get(branch) ?? Number.NaN)
  expect(Math.max(...told)).toBe(told[0])
  expect(Math.abs(told[0] - 5)).toBeLessThan(2)
})

test('a thought is over when one answer leads far enough, and not while two are alike', () => {
  const believing = new Believing(BELIEFS, seedChance('sure'))
  const root = question(0.5, 0.5)
  const [one, other] = branchesOf(root)
  for (let i = 0; i < 100; i++) {
    look(one, i % 2 === 0 ? 10 : -10)
    look(other, i % 2 === 0 ? -11 : 10)
  }
  expect(believing.isSure(root, SCALE)).toBe(false)
  const far = question(0.5, 0.5)
  const [good, bad] = branchesOf(far)
  for (let i = 0; i < 100; i++) {
    look(good, i % 2 === 0 ? 20 : 10)
    look(bad, i % 2 === 0 ? -20 : -10)
  }
  expect(new Believing(BELIEFS, seedChance('sure')).isSure(far, SCALE)).toBe(true)
})

test('avoided answers are left out, and the same chance picks the same', () => {
  const picked = ['same', 'same'].map(seed => {
    const root = question(0.5, 0, 0.5)
    const offered = branchesOf(root).filter(({ prior }) => prior > 0)
    const believing = new Believing(BELIEFS, seedChance(seed))
    expect(believing.of(root, SCALE).size).toBe(2)
    return Array.from({ length: 50 }, () => {
      const branch = believing.pick(offered, SCALE)
      look(branch, 1)
      return branch.option
    })
  })
  expect(picked[0]).toEqual(picked[1])
  expect(new Set(picked[0].map(({ which }) => which))).toEqual(new Set([0, 2]))
})

test('a single answer is picked without a second look for others', () => {
  const root = question(1)
  const believing = new Believing(BELIEFS, seedChance('single'))
  for (let i = 0; i < 5; i++) expect(believing.pick(branchesOf(root), SCALE).option.which).toBe(0)
  expect(believing.isSure(root, SCALE)).toBe(false)
})
