import { readNumbers, writeNumbers } from '../base64.js'

/** How fast the running means of Adam forget. */
const MEAN_DECAY = 0.9
const SQUARE_DECAY = 0.999
const TINY = 1e-8
/** What is never needed fades. */
const WEIGHT_DECAY = 1e-5

/** What Adam remembers of earlier slopes. */
export interface Momentum {
  readonly steps: number
  readonly mean: Float32Array
  readonly square: Float32Array
}

/** The same as plain data. */
export interface WrittenMomentum {
  readonly steps: number
  readonly mean: string
  readonly square: string
}

export const writtenMomentum = ({ steps, mean, square }: Momentum): WrittenMomentum => ({
  steps,
  mean: writeNumbers(mean),
  square: writeNumbers(square),
})

export const momentumOf = ({ steps, mean, square }: WrittenMomentum): Momentum => ({
  steps,
  mean: readNumbers(mean),
  square: readNumbers(square),
})

/** Moves numbers against their slopes, which are gathered in `slopes`: each by its own pace (Adam). */
export class Adam {
  readonly slopes: Float32Array
  private readonly mean: Float32Array
  private readonly square: Float32Array
  private steps = 0

  /** Momentum of other numbers than these is of no use and left alone. */
  constructor(
    private readonly numbers: Float32Array,
    momentum?: Momentum,
  ) {
    this.slopes = new Float32Array(numbers.length)
    this.mean = new Float32Array(numbers.length)
    this.square = new Float32Array(numbers.length)
    if (momentum?.mean.length !== numbers.length) return
    this.mean.set(momentum.mean)
    this.square.set(momentum.square)
    this.steps = momentum.steps
  }

  get momentum(): Momentum {
    return { steps: this.steps, mean: this.mean, square: this.square }
  }

  /** One step after a batch of so many samples; `sizeOf` tells in which unit a number is counted, 0: it stays. */
  step(rate: number, batch: number, sizeOf: (index: number) => number): void {
    const { slopes, mean, square, numbers } = this
    this.steps++
    const meanShare = 1 - MEAN_DECAY ** this.steps
    const squareShare = 1 - SQUARE_DECAY ** this.steps
    for (let i = 0; i < numbers.length; i++) {
      // Most numbers belong to options that were never met.
      if (slopes[i] === 0 && mean[i] === 0) continue
      const slope = slopes[i] / batch
      const size = sizeOf(i)
      slopes[i] = 0
      if (size === 0) continue
      mean[i] = MEAN_DECAY * mean[i] + (1 - MEAN_DECAY) * slope
      square[i] = SQUARE_DECAY * square[i] + (1 - SQUARE_DECAY) * slope * slope
      const move = (rate * size * (mean[i] / meanShare)) / (Math.sqrt(square[i] / squareShare) + TINY)
      numbers[i] -= move + WEIGHT_DECAY * numbers[i]
    }
  }
}
