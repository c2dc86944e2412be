import type { Message, Param, Seat, SeatName } from '@railhead/kernel'
import type { Box } from '../components/box.js'
import { SAM } from '../solo/sam.js'
import { en, type Key } from './en.js'

export type { Key }

/** Terms and names differ between the editions. */
export type Edition = Box['edition']

export type Params = Readonly<Record<string, Param>>

/** A text of the catalogues; a wrong key does not compile. */
export function message(key: Key, params?: Params): Message {
  return params === undefined ? { key } : { key, params }
}

const isKey = (key: string): key is Key => Object.hasOwn(en, key)

/** The text that belongs to a row of a table, by the name of the row. */
export function named(prefix: string, name: string | number, params?: Params): Message {
  const key = `${prefix}.${name}`
  if (!isKey(key)) throw new Error(`The catalogue has no text '${key}'.`)
  return message(key, params)
}

/** Whoever sits there; Sam has no seat. */
export const who = (seat: Seat): SeatName | Message => (seat === SAM ? message('sam') : { seatName: seat })
export const money = (amount: number): Message => message('money', { amount })
export const points = (count: number): Message => message('points', { count })

/** Several texts in a row. Unlike a list of the language, without 'and' before the last. */
export function join(parts: readonly Message[], by: 'dot' | 'semicolon' | 'comma' | 'plus' | 'or'): Message {
  const last = parts.length - 1
  if (last < 0) return message('none')
  const key: Key = `join.${by}`
  return parts.slice(0, last).reduceRight((rest, first) => message(key, { first, rest }), parts[last])
}

/** Equal things once, each with how often it occurs. */
export function counted(things: readonly number[], nameOf: (thing: number) => Message): Message {
  const counts = new Map<number, number>()
  for (const thing of [...things].sort((a, b) => a - b)) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  const parts = [...counts].map(([thing, count]) =>
    count === 1 ? nameOf(thing) : message('times', { count, what: nameOf(thing) }),
  )
  return join(parts, 'comma')
}
