import { expect, test } from 'vitest'
import { nameWith } from '../../src/play/stage/marks.js'

const can = (...labels: string[]) => labels.map(label => ({ label }))

test('a piece says once what it is and what can be chosen by it', () => {
  expect(nameWith('neutral building A', can('move to neutral building A (1 step)'))).toBe(
    'Move to neutral building A (1 step)',
  )
  expect(nameWith('Market pile: 22', can('let 1 cowboy add 2 cards'))).toBe(
    'Market pile: 22. Let 1 cowboy add 2 cards',
  )
  const dice = can('Gambling: the sum of 2 dice')
  expect(nameWith('Gambling: two dice, $2 to $12', dice)).toBe('Gambling: the sum of 2 dice')
  expect(nameWith('Gambling: two dice. Duel: you, Bob', dice)).toBe(
    'Gambling: the sum of 2 dice. Duel: you, Bob',
  )
})
