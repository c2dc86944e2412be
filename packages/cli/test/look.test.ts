import { expect, test } from 'vitest'
import { plainLines } from '../src/play/look.js'

test('plain: one fact a line, what belongs to it set in, brackets whole, no sign that a display lacks', () => {
  expect(plainLines('2 steps: flood (3 points) on flood space 1; fee $2')).toEqual([
    '2 steps: flood (3 points) on flood space 1',
    '  fee $2',
  ])
  expect(plainLines('Move to neutral building C (3 steps; pay $2 to the bank)')).toEqual([
    'Move to neutral building C (3 steps; pay $2 to the bank)',
  ])
  expect(plainLines('“disc” → +5/−3 · 2× Criollo; “two” ; (a; b); c')).toEqual([
    '"disc" -> +5/-3, 2x Criollo',
    '  "two"',
    '  (a; b)',
    '  c',
  ])
})
