import { below, type Chance } from '@railhead/kernel'
import { evaluate, LINEAR, type Net, netFrom, netSize } from '../net.js'

/** A position as it was seen, and how many points it brought in the end. */
export interface Sample {
  readonly seen: Float64Array
  readonly timeLeft: number
  readonly points: number
}

const BATCH = 64
/** How fast the running means of Adam forget. */
const MEAN_DECAY = 0.9
const SQUARE_DECAY = 0.999
const TINY = 1e-8
/** What is never needed fades. */
const WEIGHT_DECAY = 1e-5
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

/** Fits a net to samples by small steps (Adam). */
export class Teacher {
  private readonly net: Net
  private readonly gradient: Float64Array
  private readonly mean: Float64Array
  private readonly square: Float64Array
  private readonly slope: Net
  private readonly cells: Float64Array
  private steps = 0

  constructor(
    looks: number,
    cells: number,
    private readonly numbers: Float64Array,
  ) {
    this.net = netFrom(looks, cells, numbers)
    this.gradient = new Float64Array(numbers.length)
    this.slope = netFrom(looks, cells, this.gradient)
    this.mean = new Float64Array(numbers.length)
    this.square = new Float64Array(numbers.length)
    this.cells = new Float64Array(cells)
  }

  /** Goes through all samples once, in random order; gives the root of the mean squared error in points. */
  epoch(samples: readonly Sample[], rate: number, chance: Chance): number {
    const order = samples.map((_, i) => i)
    for (let i = order.length - 1; i > 0; i--) {
      const j = below(chance, i + 1)
      const swapped = order[i]
      order[i] = order[j]
      order[j] = swapped
    }
    let squares = 0
    for (let i = 0; i < order.length; i++) {
      const error = this.add(samples[order[i]])
      squares += error * error
      if ((i + 1) % BATCH === 0) this.step(rate)
    }
    return Math.sqrt(squares / Math.max(1, order.length))
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

  private step(rate: number): void {
    const { gradient, mean, square, numbers, net } = this
    this.steps++
    const meanShare = 1 - MEAN_DECAY ** this.steps
    const squareShare = 1 - SQUARE_DECAY ** this.steps
    const innerFrom = LINEAR * net.looks
    const innerTo = innerFrom + net.inner.length
    for (let i = 0; i < numbers.length; i++) {
      const slope = gradient[i] / BATCH
      gradient[i] = 0
      mean[i] = MEAN_DECAY * mean[i] + (1 - MEAN_DECAY) * slope
      square[i] = SQUARE_DECAY * square[i] + (1 - SQUARE_DECAY) * slope * slope
      // Points are counted in units, what goes into the cells is not.
      const size = i >= innerFrom && i < innerTo ? 1 : UNIT
      const move = (rate * size * (mean[i] / meanShare)) / (Math.sqrt(square[i] / squareShare) + TINY)
      numbers[i] -= move + WEIGHT_DECAY * numbers[i]
    }
  }
}
