import { below, type Chance } from '@railhead/kernel'
import { evaluate, evaluateHeads, LINEAR, type Net, netFrom, netSize } from '../net.js'
import { Adam, type Momentum } from './adam.js'
import { shuffled } from './order.js'

/** A position of a seat as the net sees it. */
export interface Position {
  readonly seen: Float32Array
  readonly timeLeft: number
}

/** A position, and what each head should have said; heads beyond that, and what is `UNTOLD`, are learnt otherwise. */
export interface Sample extends Position {
  readonly targets: Float32Array
}

export const UNTOLD = Number.NaN

/** Two positions that one choice could lead to, and by how many points the first was better than the second. */
export interface Pair {
  readonly better: Position
  readonly worse: Position
  readonly points: number
}

const BATCH = 64
/** A net learns in units of so many points. */
export const UNIT = 20
const FIRST_INNER = 0.15
const FIRST_OUTER = 0.02
/** How much the other heads count beside the first, in squared units. */
const OTHER_HEADS = 0.15
/** How much a pair counts beside a sample: it says less about points, but what the search asks for. */
const PAIR = 1

/** Points by which ends differ from what can be known at the end, and what the time left adds to it, roughly. */
const MISS_AT_END = 5
const MISS_WITH_TIME = 10

/** How much a position counts: the more, the less luck is still to come; as much as one in the middle of a match is 1. */
export const weightAt = (timeLeft: number): number =>
  ((MISS_AT_END + MISS_WITH_TIME / 2) / (MISS_AT_END + MISS_WITH_TIME * timeLeft)) ** 2

/** Small random numbers in the hidden cells, nothing elsewhere. */
export function firstNumbers(features: number, cells: number, heads: number, chance: Chance): Float32Array {
  const numbers = new Float32Array(netSize(features, cells, heads))
  const small = (size: number): number => (below(chance, 2001) / 1000 - 1) * size
  const net = netFrom(features, cells, heads, numbers)
  for (let i = 0; i < net.inner.length; i++) net.inner[i] = small(FIRST_INNER)
  for (let i = 0; i < net.outer.length; i++) net.outer[i] = small(FIRST_OUTER * UNIT)
  return numbers
}

/** Fits a net to samples and pairs by small steps. */
export class NetTrainer {
  private readonly net: Net
  private readonly adam: Adam
  private readonly slope: Net
  private readonly cells: Float32Array
  private readonly otherCells: Float32Array
  private readonly said: Float32Array
  private readonly pulls: Float32Array

  /** With `onlyOthers` the first head and the cells stay as they are: how the bots play does not change. */
  constructor(
    features: number,
    cells: number,
    heads: number,
    numbers: Float32Array,
    private readonly onlyOthers = false,
    momentum?: Momentum,
  ) {
    this.net = netFrom(features, cells, heads, numbers)
    this.adam = new Adam(numbers, momentum)
    this.slope = netFrom(features, cells, heads, this.adam.slopes)
    this.cells = new Float32Array(cells)
    this.otherCells = new Float32Array(cells)
    this.said = new Float32Array(heads)
    this.pulls = new Float32Array(heads)
  }

  get momentum(): Momentum {
    return this.adam.momentum
  }

  /** Goes through all samples and pairs once, or through that part of them, in random order. */
  epoch(samples: readonly Sample[], pairs: readonly Pair[], rate: number, chance: Chance, part = 1): void {
    const { net } = this
    const innerFrom = LINEAR * net.features * net.heads
    const innerTo = innerFrom + net.inner.length
    // Points are counted in units, what goes into the cells is not.
    const usual = (i: number): number => (i >= innerFrom && i < innerTo ? 1 : UNIT)
    const isFirstHead = (i: number): boolean =>
      i < innerFrom ? i % (net.features * net.heads) < net.features : i - innerTo < net.cells
    const sizeOf = this.onlyOthers ? (i: number): number => (isFirstHead(i) ? 0 : UNIT) : usual
    let batch = 0
    const order = shuffled(samples.length + pairs.length, chance)
    order.length = Math.ceil(part * order.length)
    for (const i of order) {
      if (i < samples.length) this.addSample(samples[i])
      else if (!this.onlyOthers) this.addPair(pairs[i - samples.length])
      if (++batch % BATCH === 0) this.adam.step(rate, BATCH, sizeOf)
    }
    if (batch % BATCH > 0) this.adam.step(rate, batch % BATCH, sizeOf)
  }

  /** The root of the mean squared error of the first head, without learning. */
  error(samples: readonly Sample[]): number {
    let squares = 0
    let told = 0
    for (const { seen, timeLeft, targets } of samples) {
      if (Number.isNaN(targets[0])) continue
      const error = evaluate(this.net, seen, timeLeft, this.cells) - targets[0]
      squares += error * error
      told++
    }
    return Math.sqrt(squares / Math.max(1, told))
  }

  /** By how many points the first position of a pair is expected to be better than the second. */
  difference({ better, worse }: Pick<Pair, 'better' | 'worse'>): number {
    const { net, cells, otherCells } = this
    return (
      evaluate(net, better.seen, better.timeLeft, cells) -
      evaluate(net, worse.seen, worse.timeLeft, otherCells)
    )
  }

  private addSample({ seen, timeLeft, targets }: Sample): void {
    const { net, said, pulls, cells } = this
    evaluateHeads(net, seen, timeLeft, cells, said)
    const heads = Math.min(net.heads, targets.length)
    const weight = weightAt(timeLeft) / (UNIT * UNIT)
    for (let head = 0; head < heads; head++)
      pulls[head] = Number.isNaN(targets[head])
        ? 0
        : (said[head] - targets[head]) * weight * (head === 0 ? 1 : OTHER_HEADS)
    if (this.onlyOthers) pulls[0] = 0
    this.back(seen, timeLeft, cells, heads)
  }

  /** Only what differs between the two positions is learnt. */
  private addPair({ better, worse, points }: Pair): void {
    const { cells, otherCells, pulls } = this
    const error = this.difference({ better, worse }) - points
    const pull = (PAIR * weightAt(better.timeLeft) * error) / (UNIT * UNIT)
    pulls[0] = pull
    this.back(better.seen, better.timeLeft, cells, 1)
    pulls[0] = -pull
    this.back(worse.seen, worse.timeLeft, otherCells, 1)
  }

  /** Adds to the slopes what the first `heads` heads are pulled by; `cells` is what reached the cells. */
  private back(seen: Float32Array, timeLeft: number, cells: Float32Array, heads: number): void {
    const { net, slope, pulls } = this
    const { features, cells: count } = net
    for (let cell = 0; cell < count; cell++) {
      const reached = cells[cell]
      if (reached <= 0) {
        cells[cell] = 0
        continue
      }
      let sum = 0
      for (let head = 0; head < heads; head++) {
        slope.outer[head * count + cell] += pulls[head] * reached
        sum += pulls[head] * net.outer[head * count + cell]
      }
      cells[cell] = sum
    }
    for (let feature = 0; feature < features; feature++) {
      const strength = seen[feature]
      if (strength === 0) continue
      for (let head = 0; head < heads; head++) {
        const at = head * features + feature
        const pull = pulls[head] * strength
        slope.plain[at] += pull
        slope.timed[at] += pull * timeLeft
        slope.squared[at] += pull * timeLeft * timeLeft
      }
      if (this.onlyOthers) continue
      const row = feature * count
      for (let cell = 0; cell < count; cell++) slope.inner[row + cell] += cells[cell] * strength
    }
  }
}
