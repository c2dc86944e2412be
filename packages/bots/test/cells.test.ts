import { expect, test } from 'vitest'
import { reachCells } from '../src/cells.js'

test('what reaches a cell is the sum over the features that are there, however many cells there are', () => {
  const seen = Float32Array.from([0.5, 0, 2, 0, 1])
  for (const cells of [0, 1, 11, 12, 13, 31, 48]) {
    const inner = Float32Array.from({ length: seen.length * cells }, (_, i) => ((i * 7) % 13) / 4 - 1)
    const expected = Array.from({ length: cells }, (_, cell) =>
      seen.reduce((sum, strength, feature) => sum + strength * inner[feature * cells + cell], 0),
    )
    const out = new Float32Array(cells).fill(99)
    expect(reachCells(inner, seen.length, cells, seen, out)).toBe(3)
    expect([...out]).toEqual(expected)
  }
})
