import { expect, test } from 'vitest'
import { z } from 'zod'
import { readAs, readJson } from '../src/json.js'

test('reads JSON, but nothing deep and no name that changes what an object is', () => {
  expect(readJson('{"a":["}]{[",1]}')).toEqual({ a: ['}]{[', 1] })
  expect(readJson('"\\"[[[[[[[[[[[[[[[[[[[[["')).toBe('"[[[[[[[[[[[[[[[[[[[[[')
  expect(() => readJson('['.repeat(100_000))).toThrow('too deeply')
  expect(() => readJson('{"a":{"__proto__":1}}')).toThrow('__proto__')
  expect(() => readJson('{')).toThrow('not JSON')
})

test('says where the fault lies', () => {
  const schema = z.strictObject({ seats: z.array(z.int()) })
  expect(() => readAs(schema, { seats: [1, 'x'] })).toThrow(
    expect.objectContaining({ code: 'badRequest', path: 'seats.1' }),
  )
})
