/** Objects that JSON can hold and that are not what they seem when a program counts, compares or writes them. */
export const ODD: readonly unknown[] = [
  { length: -1 },
  { length: 2 ** 32 },
  { length: 'x' },
  { length: { length: 1 } },
  { toString: 1 },
  { valueOf: 1, toString: null },
  { toString: { toString: {} }, valueOf: [] },
  { toJSON: 1 },
  { constructor: { name: {} } },
  { hasOwnProperty: 0, isPrototypeOf: 0 },
  [[[[[[[[1]]]]]]]],
  [null, { toString: 1 }],
  new Array(500).fill({}),
  1e308,
  -0.5,
  Number.MAX_SAFE_INTEGER + 2,
  '\ud800',
  'a\u0000b',
  'x'.repeat(3_000),
  '__proto__',
  'constructor',
  '',
  null,
  true,
]

/** The same, with each of its places in turn taken by something odd. */
export function* spoilt(value: unknown, depth = 0): Generator<unknown> {
  yield* depth < 2 ? ODD : ODD.slice(0, 8)
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value).slice(0, 10))
    for (const odd of spoilt(part, depth + 1))
      yield Array.isArray(value)
        ? value.map((item, i) => (String(i) === name ? odd : item))
        : { ...value, [name]: odd }
  if (!Array.isArray(value)) for (const odd of ODD.slice(0, 6)) yield { ...value, toString: odd, length: odd }
}
