import { expect, test } from 'vitest'
import { type Field, readFields } from '../src/config.js'
import { RailheadError } from '../src/errors.js'

const fields: Field[] = [
  { name: 'edition', kind: 'choice', choices: ['first', 'second'] },
  { name: 'players', kind: 'choice', choices: [2, 3, 4], default: 2 },
  { name: 'solo', kind: 'choice', choices: ['easy', 'hard'], optional: true },
  { name: 'addons', kind: 'set', choices: ['rails', 'poker'], default: [] },
  { name: 'faces', kind: 'choiceOrList', choices: ['a', 'b'], length: 3, default: 'a' },
]

function refusal(input: unknown): RailheadError {
  try {
    readFields(fields, input)
  } catch (error) {
    if (error instanceof RailheadError) return error
  }
  throw new Error('The configuration was taken.')
}

test('what is not given has its default', () => {
  expect(readFields(fields, { edition: 'second' })).toEqual({
    edition: 'second',
    players: 2,
    addons: [],
    faces: 'a',
  })
})

test('what is given is read, a set in the order of its choices', () => {
  const input = {
    edition: 'first',
    players: 4,
    solo: 'hard',
    addons: ['poker', 'rails'],
    faces: ['a', 'b', 'a'],
  }
  expect(readFields(fields, input)).toEqual({ ...input, addons: ['rails', 'poker'] })
})

test('a configuration reads back as itself', () => {
  const read = readFields(fields, { edition: 'first', addons: ['poker'] })
  expect(readFields(fields, JSON.parse(JSON.stringify(read)))).toEqual(read)
})

test.each([null, 'text', 7, ['edition'], undefined])('%j is no configuration', input => {
  expect(refusal(input)).toMatchObject({
    code: 'config',
    path: '',
    expected: fields.map(field => field.name),
  })
})

test('an unknown setting is refused with the known ones', () => {
  const error = refusal({ edition: 'second', playrs: 3 })
  expect(error).toMatchObject({ code: 'config', path: 'playrs' })
  expect(error.message).toContain("'playrs'")
  expect(error.expected).toContain('players')
})

test('settings that only every object has are unknown too', () => {
  expect(refusal(JSON.parse('{"edition":"second","__proto__":{}}'))).toMatchObject({ path: '__proto__' })
  expect(refusal({ edition: 'second', constructor: 1 })).toMatchObject({ path: 'constructor' })
})

test('a missing setting without default is refused', () => {
  expect(refusal({})).toMatchObject({ code: 'config', path: 'edition', expected: ['first', 'second'] })
})

test('a value that is no choice is refused with the choices', () => {
  const error = refusal({ edition: 'second', players: '3' })
  expect(error).toMatchObject({ code: 'config', path: 'players', expected: [2, 3, 4] })
  expect(error.message).toBe(`'players' is "3"; expected one of 2, 3, 4.`)
  expect(refusal({ edition: null })).toMatchObject({ path: 'edition' })
  expect(refusal({ edition: 'second', solo: 'simple' })).toMatchObject({ path: 'solo' })
})

test('a set must be a list of different choices', () => {
  expect(refusal({ edition: 'second', addons: 'rails' })).toMatchObject({ path: 'addons' })
  expect(refusal({ edition: 'second', addons: ['rails', 'ships'] })).toMatchObject({ path: 'addons[1]' })
  const twice = refusal({ edition: 'second', addons: ['rails', 'rails'] })
  expect(twice.path).toBe('addons')
  expect(twice.message).toContain('twice')
})

test('a list of choices must have its length and hold only choices', () => {
  expect(refusal({ edition: 'second', faces: ['a'] })).toMatchObject({ path: 'faces', expected: 3 })
  expect(refusal({ edition: 'second', faces: ['a', 'b', 'c'] })).toMatchObject({ path: 'faces[2]' })
  expect(refusal({ edition: 'second', faces: 'c' })).toMatchObject({ path: 'faces' })
})

test('a long wrong value is shown shortened', () => {
  expect(refusal({ edition: 'x'.repeat(1000) }).message.length).toBeLessThan(200)
})
