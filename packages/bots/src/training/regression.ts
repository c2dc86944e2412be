/** What a regression has added up. */
export interface RegressionData {
  readonly squares: readonly number[]
  readonly products: readonly number[]
  readonly samples: number
  readonly targets: number
}

/** Ridge regression by normal equations: adds up samples one by one, then solves. */
export class Regression {
  private readonly squares: Float64Array
  private readonly products: Float64Array
  samples = 0
  /** Sum of squared targets, for the share explained. */
  private targets = 0

  constructor(readonly size: number) {
    this.squares = new Float64Array(size * size)
    this.products = new Float64Array(size)
  }

  /** What was added up so far, as plain data. */
  save(): RegressionData {
    const { squares, products, samples, targets } = this
    return { squares: Array.from(squares), products: Array.from(products), samples, targets }
  }

  /** Goes on from what was saved; from nothing if that was for another number of features. */
  load(data: RegressionData): void {
    if (data.products.length !== this.size) return
    this.squares.set(data.squares)
    this.products.set(data.products)
    this.samples = data.samples
    this.targets = data.targets
  }

  add(features: Float64Array, target: number): void {
    const { size, squares, products } = this
    for (let i = 0; i < size; i++) {
      const x = features[i]
      if (x === 0) continue
      products[i] += x * target
      for (let j = 0; j <= i; j++) squares[i * size + j] += x * features[j]
    }
    this.targets += target * target
    this.samples++
  }

  /** Makes older samples count less. */
  fade(factor: number): void {
    for (let i = 0; i < this.squares.length; i++) this.squares[i] *= factor
    for (let i = 0; i < this.products.length; i++) this.products[i] *= factor
    this.targets *= factor
    this.samples *= factor
  }

  /** Weights that fit best, drawn by `ridge` per sample towards 0, or towards the weights held so far. */
  solve(ridge: number, held: readonly number[] = []): Float64Array {
    const { size } = this
    const pull = ridge * Math.max(1, this.samples)
    const lower = this.squares.slice()
    for (let i = 0; i < size; i++) lower[i * size + i] += pull
    cholesky(lower, size)
    const solution = this.products.slice()
    for (let i = 0; i < held.length && i < size; i++) solution[i] += pull * held[i]
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < i; j++) solution[i] -= lower[i * size + j] * solution[j]
      solution[i] /= lower[i * size + i]
    }
    for (let i = size - 1; i >= 0; i--) {
      for (let j = i + 1; j < size; j++) solution[i] -= lower[j * size + i] * solution[j]
      solution[i] /= lower[i * size + i]
    }
    return solution
  }

  /** Root of the mean squared error of these weights over the samples added. */
  error(weights: Float64Array): number {
    const { size } = this
    let sum = this.targets
    for (let i = 0; i < size; i++) {
      sum -= 2 * weights[i] * this.products[i]
      for (let j = 0; j < size; j++) {
        const square = i >= j ? this.squares[i * size + j] : this.squares[j * size + i]
        sum += weights[i] * weights[j] * square
      }
    }
    return Math.sqrt(Math.max(0, sum) / Math.max(1, this.samples))
  }
}

function cholesky(matrix: Float64Array, size: number): void {
  for (let i = 0; i < size; i++)
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * size + j]
      for (let k = 0; k < j; k++) sum -= matrix[i * size + k] * matrix[j * size + k]
      matrix[i * size + j] = i === j ? Math.sqrt(Math.max(1e-9, sum)) : sum / matrix[j * size + j]
    }
}
