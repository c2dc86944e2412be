/**
 * The loop of `reachCells` for a processor that sums two cells at once, as a module of WebAssembly: 16 cells at a time,
 * each summed in doubles over the features in their order, so that it gives the same bits. Written down here as what it is
 * made of, because there is so little of it.
 */

type Code = readonly number[]

/** Numbers as the format writes them: seven bits a byte. None here is negative, and none of those in code is over 63. */
function leb(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128)
  return [...bytes, rest]
}

const list = (items: readonly Code[]): number[] => [...leb(items.length), ...items.flat()]
const sized = (body: Code): number[] => [...leb(body.length), ...body]
const section = (id: number, body: Code): number[] => [id, ...sized(body)]
const text = (name: string): number[] => sized([...name].map(letter => letter.charCodeAt(0)))

const I32 = 0x7f
const F32 = 0x7d
const V128 = 0x7b

const PARAMETERS = ['seen', 'features', 'cells', 'inner', 'out', 'found'] as const
const NUMBERS = ['feature', 'cell', 'at', 'place', 'end'] as const
/** Sums of two cells each. */
const SUMS = 8
const CELLS = 2 * SUMS

type Local = (typeof PARAMETERS)[number] | (typeof NUMBERS)[number] | 'seenHere' | 'strength'
const LOCALS: readonly Local[] = [...PARAMETERS, ...NUMBERS, 'seenHere', 'strength']

const get = (name: Local): Code => [0x20, LOCALS.indexOf(name)]
const set = (name: Local, value: Code): Code => [...value, 0x21, LOCALS.indexOf(name)]
const number = (value: number): Code => [0x41, value]
const plus = (a: Code, b: Code): Code => [...a, ...b, 0x6a]
const minus = (a: Code, b: Code): Code => [...a, ...b, 0x6b]
const times = (a: Code, b: Code): Code => [...a, ...b, 0x6c]
const isEqual = (a: Code, b: Code): Code => [...a, ...b, 0x46]
const isLess = (a: Code, b: Code): Code => [...a, ...b, 0x49]
const wide = (code: number): Code => [0xfd, ...leb(code)]
/** Where something is read or written: as if it could lie anywhere, and how far behind the address. */
const behind = (offset: number): Code => [0, offset]

const loop = (...body: Code[]): Code => [0x03, 0x40, ...body.flat(), 0x0b]
const againIf = (condition: Code): Code => [...condition, 0x0d, 0]
const block = (...body: Code[]): Code => [0x02, 0x40, ...body.flat(), 0x0b]
const outIf = againIf

/** What is noted of a feature that is not 0: its strength as a double, and where its row begins. */
const NOTE = 16
const BYTES = 4

const sum = (index: number): number => LOCALS.length + index
const sums = (code: (index: number) => Code): Code => Array.from({ length: SUMS }, (_, i) => code(i)).flat()

/** Notes every feature and goes on to the next place only if it is not 0: no guess of the processor can be wrong. */
const NOTE_FEATURES: readonly Code[] = [
  set('place', get('found')),
  loop(
    set('seenHere', [
      ...plus(get('seen'), times(get('feature'), number(BYTES))),
      0x2a, // f32.load
      ...behind(0),
    ]),
    [...get('place'), ...get('seenHere'), 0xbb, 0x39, ...behind(0)], // f64.promote_f32, f64.store
    [
      ...get('place'),
      ...plus(get('inner'), times(times(get('feature'), get('cells')), number(BYTES))),
      0x36, // i32.store
      ...behind(8),
    ],
    set(
      'place',
      plus(get('place'), times([...get('seenHere'), 0x43, 0, 0, 0, 0, 0x5c], number(NOTE))), // f32.ne 0
    ),
    set('feature', plus(get('feature'), number(1))),
    againIf(isLess(get('feature'), get('features'))),
  ),
  set('end', get('place')),
]

const ADD_FEATURE: readonly Code[] = [
  set('strength', [...get('place'), ...wide(0x0a), ...behind(0)]), // v128.load64_splat
  set('at', plus([...get('place'), 0x28, ...behind(8)], times(get('cell'), number(BYTES)))), // i32.load
  sums(i => [
    ...[0x20, sum(i)],
    ...get('strength'),
    ...[...get('at'), ...wide(0x5d), ...behind(2 * BYTES * i)], // v128.load64_zero
    ...wide(0x5f), // f64x2.promote_low_f32x4
    ...wide(0xf2), // f64x2.mul
    ...wide(0xf0), // f64x2.add
    ...[0x21, sum(i)],
  ]),
  set('place', plus(get('place'), number(NOTE))),
]

const REACH: readonly Code[] = [
  ...NOTE_FEATURES,
  loop(
    sums(i => [...wide(0x0c), ...new Array<number>(16).fill(0), 0x21, sum(i)]), // v128.const
    set('place', get('found')),
    block(
      outIf(isEqual(get('place'), get('end'))),
      loop(...ADD_FEATURE, againIf(isLess(get('place'), get('end')))),
    ),
    sums(i => [
      ...plus(get('out'), times(get('cell'), number(BYTES))),
      ...[0x20, sum(i), ...wide(0x5e)], // f32x4.demote_f64x2_zero
      ...[...wide(0x5b), ...behind(2 * BYTES * i), 0], // v128.store64_lane
    ]),
    set('cell', plus(get('cell'), number(CELLS))),
    againIf(isLess(get('cell'), get('cells'))),
  ),
  minus(get('end'), get('found')),
]

const BODY = [
  ...list([
    [NUMBERS.length, I32],
    [1, F32],
    [1 + SUMS, V128],
  ]),
  ...REACH.flat(),
  0x0b,
]

/** A module with a memory of so many pages and a function `reach` of six addresses and counts. */
export const reachModule = (pages: number): Uint8Array =>
  Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, list([[0x60, ...list(PARAMETERS.map(() => [I32])), ...list([[I32]])]])),
    ...section(3, list([[0]])),
    ...section(5, list([[0, ...leb(pages)]])),
    ...section(
      7,
      list([
        [...text('memory'), 2, 0],
        [...text('reach'), 0, 0],
      ]),
    ),
    ...section(10, list([sized(BODY)])),
  ])

/** What the module gives is how many bytes of notes there are: so many for each feature that is not 0. */
export const NOTE_BYTES = NOTE

/** It writes so many cells at a time: there must be a multiple of that. */
export const CELLS_TOGETHER = CELLS
