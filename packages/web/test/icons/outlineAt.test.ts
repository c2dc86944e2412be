import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { movedOutline } from '../../src/icons/outlineAt.js'

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}
/** Outlines of the set that the icons of the games are taken from. */
const OUTLINES = Object.values(icons)
  .flatMap(({ body }) => [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d))
  .filter((_d, i) => i % 20 === 0)

const numbers = (d: string): number[] => (d.match(/[-+]?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)

test('commands, their numbers and flags', () => {
  const moved = (d: string): string => movedOutline(d, 2, 10, 100)
  expect(moved('M1 2L3,4')).toBe('M12 104L16 108')
  expect(moved('m1 2 3-4.5z')).toBe('M12 104l6 -9z')
  expect(moved('M1 2 .5.5-1-1')).toBe('M12 104L11 101L8 98')
  expect(moved('M0 0H5V6h7v-8')).toBe('M10 100H20V112h14v-16')
  expect(moved('M0 0A3 4 30 015 6a1 1 0 10.5.5')).toBe('M10 100A6 8 30 0 1 20 112a2 2 0 1 0 1 1')
  expect(moved('M0 0c1 2 3 4 5 6 7 8 9 10 11 12')).toBe('M10 100c2 4 6 8 10 12c14 16 18 20 22 24')
})

test('outlines of icons that are moved there and back are what they were', () => {
  expect(OUTLINES.length).toBeGreaterThan(100)
  for (const d of OUTLINES) {
    const same = numbers(movedOutline(d, 1, 0, 0))
    const back = numbers(movedOutline(movedOutline(d, 4, 30, 50), 1 / 4, -30 / 4, -50 / 4))
    expect(back.length).toBe(same.length)
    expect(Math.max(...back.map((value, i) => Math.abs(value - same[i])))).toBeLessThan(0.002)
  }
})
