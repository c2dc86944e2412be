import { type Net, netFrom, netSize } from './net.js'
import { type Policy, policyFrom, policySize } from './policy.js'
import type { Study } from './study.js'

/** What training finds, as text and plain data. */
export interface Parameters {
  /** Hidden cells of the net. */
  readonly cells: number
  /** The numbers of the net in thousandths, in lines of numbers parted by blanks. */
  readonly net: readonly string[]
  /** How likely each kind of answer is, as logarithms; 0 where a kind is missing. */
  readonly priors: Readonly<Record<string, number>>
  /** How they depend on the position; absent where nobody found out. */
  readonly policy?: WrittenPolicy
}

export interface WrittenPolicy {
  readonly cells: number
  /** From looks to cells, as the net is written. */
  readonly inner: readonly string[]
  /** From cells to each kind that listens to them. */
  readonly outer: Readonly<Record<string, string>>
}

export const NOTHING_LEARNT: Parameters = { cells: 0, net: [], priors: {} }

const NOTHING = [0, 0] as const
const PER_LINE = 60
const FINE = 1000

/** What is written down of the numbers of a net. */
export function writtenNet(numbers: Float64Array): string[] {
  const lines: string[] = []
  for (let i = 0; i < numbers.length; i += PER_LINE) lines.push(written(numbers.subarray(i, i + PER_LINE)))
  return lines
}

export function readNumbers(lines: readonly string[]): Float64Array {
  return Float64Array.from(
    lines.flatMap(line => line.split(' ').map(Number)),
    number => number / FINE,
  )
}

/** The net that parameters describe; one that promises nothing if they were found for other looks. */
export function netOf(looks: number, { cells, net }: Parameters): Net {
  const numbers = readNumbers(net)
  if (numbers.length !== netSize(looks, cells)) return netFrom(looks, 0, new Float64Array(netSize(looks, 0)))
  return netFrom(looks, cells, numbers)
}

const written = (numbers: Float64Array): string =>
  Array.from(numbers, number => Math.round(number * FINE)).join(' ')

export function writtenPolicy({ cells, kinds, inner, outer }: Policy): WrittenPolicy {
  const listening: Record<string, string> = {}
  for (let kind = 0; kind < kinds; kind++) {
    const row = outer.subarray(kind * cells, (kind + 1) * cells)
    if (row.some(number => Math.round(number * FINE) !== 0)) listening[kind] = written(row)
  }
  return { cells, inner: writtenNet(inner), outer: listening }
}

/** The policy that parameters describe, if they do, and for these looks. */
export function policyOf(
  looks: number,
  kinds: number,
  policy: WrittenPolicy | undefined,
): Policy | undefined {
  if (policy === undefined) return undefined
  const { cells, inner, outer } = policy
  const read = readNumbers(inner)
  if (read.length !== looks * cells) return undefined
  const numbers = new Float64Array(policySize(looks, kinds, cells))
  numbers.set(read)
  for (const [kind, line] of Object.entries(outer))
    if (Number(kind) < kinds) numbers.set(readNumbers([line]), read.length + Number(kind) * cells)
  return policyFrom(looks, kinds, cells, numbers)
}

/** What a study guesses of each look, for the first generation. */
export function guessInto(study: Study, net: Net): void {
  const { looks, guess } = study
  if (guess === undefined) return
  for (let look = 0; look < looks.length; look++) {
    const [plain, timed, squared] = guess[looks[look]] ?? NOTHING
    net.plain[look] = plain
    net.timed[look] = timed
    net.squared[look] = squared ?? 0
  }
}
