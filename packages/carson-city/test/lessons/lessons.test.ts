import { checkLessons } from '@railhead/kernel/testing'
import { expect, test } from 'vitest'
import { carsonCity } from '../../src/game.js'
import { lessons } from '../../src/lessons/index.js'

test('every lesson comes to its end with every temperament, and speaks every language', () => {
  expect(checkLessons(carsonCity, lessons).length).toBeGreaterThan(0)
})
