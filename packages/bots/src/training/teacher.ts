import { below, type Chance } from '@railhead/kernel'
import { evaluate, LINEAR, type Net, netFrom, netSize } from '../net.js'
import { Adam } from './adam.js'
import { shuffled } from './order.js'

/** A position as it was seen, and how many points it brought in the end. */
export interface Sample {
  readonly seen: Float64Array
  readonly timeLeft: number
  readonly points: number
}

const BATCH = 64
/** A net learns in units of so many points. */
export const UNIT = 20
const FIRST_INNER = 0.15
const FIRST_OUTER = 0.02

/** Small random numbers in the hidden cells, nothing elsewhere. */
export function firstNumbers(looks: number, cells: number, chance: Chance): Float64Array {
  const numbers = new Float64Array(netSize(looks, cells))
  const small = (size: number): number => (below(chance, 2001) / 1000 - 1) * size
  const net = netFrom(looks, cells, numbers)
  for (let i = 0; i < net.inner.length; i++) net.inner[i] = small(FIRST_INNER)
  for (let i = 0; i < net.outer.length; i++) net.outer[i] = small(FIRST_OUTER * UNIT)
  return numbers
}

/** Fits a net to samples by small steps. */
export class Teacher {
  private readonly net: Net
  private readonly adam: Adam
  private readonly slope: Net
  private readonly cells: Float64Array

  constructor(looks: number, cells: number, numbers: Float64Array) {
    this.net = netFrom(looks, cells, numbers)
    this.adam = new Adam(numbers)
    this.slope = netFrom(looks, cells, this.adam.slopes)
    this.cells = new Float64Array(cells)
  }

  /** Goes through all samples once, in random order; gives the root of the mean squared error in points. */
  epoch(samples: readonly Sample[], rate: number, chance: Chance): number {
    const { net } = this
    const innerFrom = LINEAR * net.looks
    const innerTo = innerFrom + net.inner.length
    // Points are counted in units, what goes into the cells is not.
    const sizeOf = (i: number): number => (i >= innerFrom && i < innerTo ? 1 : UNIT)
    let squares = 0
    let batch = 0
    for (const i of shuffled(samples.length, chance)) {
      const error = this.add(samples[i])
      squares += error * error
      if (++batch % BATCH === 0) this.adam.step(rate, BATCH, sizeOf)
    }
    if (batch % BATCH > 0) this.adam.step(rate, batch % BATCH, sizeOf)
    return Math.sqrt(squares / Math.max(1, samples.length))
  }

  /** The root of the mean squared error, without learning. */
  error(samples: readonly Sample[]): number {
    let squares = 0
    for (const { seen, timeLeft, points } of samples) {
      const error = evaluate(this.net, seen, timeLeft, this.cells) - points
      squares += error * error
    }
    return Math.sqrt(squares / Math.max(1, samples.length))
  }

  private add({ seen, timeLeft, points }: Sample): number {
    const { net, slope, cells } = this
    const error = evaluate(net, seen, timeLeft, cells) - points
    const pull = error / (UNIT * UNIT)
    const count = net.cells
    for (let cell = 0; cell < count; cell++) {
      if (cells[cell] <= 0) {
        cells[cell] = 0
        continue
      }
      slope.outer[cell] += pull * cells[cell]
      cells[cell] = pull * net.outer[cell]
    }
    for (let look = 0; look < net.looks; look++) {
      const strength = seen[look]
      if (strength === 0) continue
      slope.plain[look] += pull * strength
      slope.timed[look] += pull * strength * timeLeft
      slope.squared[look] += pull * strength * timeLeft * timeLeft
      const row = look * count
      for (let cell = 0; cell < count; cell++) slope.inner[row + cell] += cells[cell] * strength
    }
    return error
  }
}
