import { RailheadError } from './errors.js'
import { sameData } from './hash.js'

/** What a ruling takes. Whole numbers only; a list has `from` to `to` entries, if need be rising ones; a record has exactly these fields. */
export type RulingValues =
  | { readonly kind: 'choice'; readonly choices: readonly (string | number | boolean)[] }
  | { readonly kind: 'number'; readonly from: number; readonly to: number }
  | {
      readonly kind: 'list'
      readonly of: RulingValues
      readonly from: number
      readonly to: number
      /** Numbers, each greater than the one before. */
      readonly rising?: true
    }
  | { readonly kind: 'record'; readonly fields: Readonly<Record<string, RulingValues>> }

/** The type of the values of a ruling. */
export type ValueOf<V extends RulingValues> = V extends {
  readonly kind: 'choice'
  readonly choices: readonly (infer Choice)[]
}
  ? Choice
  : V extends { readonly kind: 'number' }
    ? number
    : V extends { readonly kind: 'list'; readonly of: infer Of extends RulingValues }
      ? readonly ValueOf<Of>[]
      : V extends { readonly kind: 'record'; readonly fields: infer Fields }
        ? {
            readonly [Name in keyof Fields]: Fields[Name] extends RulingValues ? ValueOf<Fields[Name]> : never
          }
        : never

/** Any value of any ruling: plain data. */
export type RulingValue =
  | string
  | number
  | boolean
  | readonly RulingValue[]
  | { readonly [name: string]: RulingValue }

/** The plainest value that a ruling may have: something to begin with. */
export function firstValue(values: RulingValues): RulingValue {
  switch (values.kind) {
    case 'choice':
      return values.choices[0]
    case 'number':
      return values.from
    case 'list':
      return Array.from({ length: values.from }, (_, i) =>
        values.rising ? Number(firstValue(values.of)) + i : firstValue(values.of),
      )
    case 'record':
      return Object.fromEntries(Object.entries(values.fields).map(([name, of]) => [name, firstValue(of)]))
  }
}

/** Checks a value. Of a record some fields suffice: the others stay as usual. */
export function readValue(
  values: RulingValues,
  value: unknown,
  usual: RulingValue,
  path: string,
): RulingValue {
  const wrong = (): never => {
    throw new RailheadError(
      'config',
      `'${path}' is ${shownValue(value)}; expected ${expected(values)}.`,
      values,
      path,
    )
  }
  switch (values.kind) {
    case 'choice':
      return values.choices.find(choice => choice === value) ?? wrong()
    case 'number':
      return typeof value === 'number' &&
        Number.isInteger(value) &&
        value >= values.from &&
        value <= values.to
        ? value
        : wrong()
    case 'list':
      if (!Array.isArray(value) || value.length < values.from || value.length > values.to) return wrong()
      if (values.rising && value.some((item: unknown, i) => i > 0 && !(Number(item) > Number(value[i - 1]))))
        return wrong()
      return value.map((item: unknown, i) =>
        readValue(values.of, item, Array.isArray(usual) ? usual[i] : usual, `${path}[${i}]`),
      )
    case 'record': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong()
      for (const name of Object.keys(value))
        if (!Object.hasOwn(values.fields, name))
          throw new RailheadError(
            'config',
            `'${path}' has no '${name}'; it has ${Object.keys(values.fields).join(', ')}.`,
            Object.keys(values.fields),
            `${path}.${name}`,
          )
      return Object.fromEntries(
        Object.entries(values.fields).map(([name, field]) => {
          const part: unknown = Reflect.get(value, name)
          const before = typeof usual === 'object' && usual !== null ? Reflect.get(usual, name) : undefined
          if (part !== undefined)
            return [name, readValue(field, part, before as RulingValue, `${path}.${name}`)]
          if (before === undefined)
            throw new RailheadError('config', `'${path}.${name}' is missing.`, field, `${path}.${name}`)
          return [name, before as RulingValue]
        }),
      )
    }
  }
}

/** What a ruling takes, in words. */
function expected(values: RulingValues): string {
  switch (values.kind) {
    case 'choice':
      return `one of ${values.choices.map(choice => JSON.stringify(choice)).join(', ')}`
    case 'number':
      return `a whole number from ${values.from} to ${values.to}`
    case 'list':
      return `a ${values.rising ? 'rising ' : ''}list of ${values.from}${
        values.from === values.to ? '' : ` to ${values.to}`
      }: ${expected(values.of)}`
    case 'record':
      return `an object with ${Object.keys(values.fields).join(', ')}`
  }
}

/** A value in a sentence for people. */
export const shownValue = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 60)

/** Something in the value of a ruling that is not as usual, and where: names of fields and, from 1 on, places of lists. */
export interface Departure {
  readonly path: readonly string[]
  readonly value: RulingValue
}

/** What of a value differs from another one of the same ruling. */
export function departuresWithin(
  value: RulingValue,
  usual: RulingValue,
  path: readonly string[] = [],
): Departure[] {
  if (sameData(value, usual)) return []
  if (typeof value !== 'object' || typeof usual !== 'object') return [{ path, value }]
  if (Array.isArray(value))
    return Array.isArray(usual) && usual.length === value.length
      ? value.flatMap((item: RulingValue, i) => departuresWithin(item, usual[i], [...path, String(i + 1)]))
      : [{ path, value }]
  return Object.entries(value).flatMap(([name, part]) =>
    departuresWithin(part, Reflect.get(usual, name) as RulingValue, [...path, name]),
  )
}
