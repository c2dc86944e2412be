/** Ridge regression by normal equations: adds up samples one by one, then solves. */
export class Regression {
  size
  squares
  products
  samples = 0
  /** Sum of squared targets, for the share explained. */
  targets = 0
  constructor(size) {
    this.size = size
    this.squares = new Float64Array(size * size)
    this.products = new Float64Array(size)
  }
  add(features, target) {
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
  fade(factor) {
    for (let i = 0; i < this.squares.length; i++) this.squares[i] *= factor
    for (let i = 0; i < this.products.length; i++) this.products[i] *= factor
    this.targets *= factor
    this.samples *= factor
  }
  /** Weights that fit best, drawn towards 0 by `ridge` per sample. */
  solve(ridge) {
    const { size } = this
    const lower = this.squares.slice()
    for (let i = 0; i < size; i++) lower[i * size + i] += ridge * Math.max(1, this.samples)
    cholesky(lower, size)
    const solution = this.products.slice()
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
  error(weights) {
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
function cholesky(matrix, size) {
  for (let i = 0; i < size; i++)
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * size + j]
      for (let k = 0; k < j; k++) sum -= matrix[i * size + k] * matrix[j * size + k]
      matrix[i * size + j] = i === j ? Math.sqrt(Math.max(1e-9, sum)) : sum / matrix[j * size + j]
    }
}
