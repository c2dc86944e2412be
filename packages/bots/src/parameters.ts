import { type Net, netFrom, netSize } from './net.js'
import type { Study } from './study.js'

/** What training finds, as text and plain data. */
export interface Parameters {
  /** Hidden cells of the net. */
  readonly cells: number
  /** The numbers of the net in thousandths, in lines of numbers parted by blanks. */
  readonly net: readonly string[]
  /** How likely each kind of answer is, as logarithms; 0 where a kind is missing. */
  readonly priors: Readonly<Record<string, number>>
}

export const NOTHING_LEARNT: Parameters = { cells: 0, net: [], priors: {} }

const NOTHING = [0, 0] as const
const PER_LINE = 60
const FINE = 1000

/** What is written down of the numbers of a net. */
export function writtenNet(numbers: Float64Array): string[] {
  const lines: string[] = []
  for (let i = 0; i < numbers.length; i += PER_LINE)
    lines.push(Array.from(numbers.subarray(i, i + PER_LINE), number => Math.round(number * FINE)).join(' '))
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
