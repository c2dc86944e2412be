import type { Model, Progress, Shape } from '@railhead/bots'
import type { AnyGame } from '@railhead/kernel'

/** What a training begins with and where it is kept. */
export interface TrainingRun {
  readonly game: AnyGame
  readonly model: Model
  readonly progress: Progress
  readonly shape: Shape
  readonly configs: readonly unknown[]
  readonly out: string
  readonly curve: string
}
