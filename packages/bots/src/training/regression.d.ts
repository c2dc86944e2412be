/** Ridge regression by normal equations: adds up samples one by one, then solves. */
export declare class Regression {
  readonly size: number
  private readonly squares
  private readonly products
  samples: number
  /** Sum of squared targets, for the share explained. */
  private targets
  constructor(size: number)
  add(features: Float64Array, target: number): void
  /** Makes older samples count less. */
  fade(factor: number): void
  /** Weights that fit best, drawn towards 0 by `ridge` per sample. */
  solve(ridge: number): Float64Array
  /** Root of the mean squared error of these weights over the samples added. */
  error(weights: Float64Array): number
}
