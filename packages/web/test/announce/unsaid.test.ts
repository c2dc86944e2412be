import { expect, test } from 'vitest'
import { unsaid } from '../../src/announce/unsaid.js'

test('what the name of a piece says is not said again after it', () => {
  const name = 'Start at neutral building A: discard 1 Galloway, then take $2; hire a worker'
  const text = 'Everybody may use it. Local actions: discard 1 Galloway, then take $2; hire a worker.'
  expect(unsaid(name, text)).toBe('Everybody may use it.')
  expect(unsaid('E4: empty; nobody’s, now for nothing', 'For nothing.')).toBe('')
})

test('what is new is said whole', () => {
  const text = 'The next city after St. Louis. $4 for the transport.'
  expect(unsaid('Deliver to St. Louis', text)).toBe(text)
  expect(unsaid('', text)).toBe(text)
})
