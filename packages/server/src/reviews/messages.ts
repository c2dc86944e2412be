import type { Outcome } from '@railhead/kernel'
import type { Review } from '@railhead/review'

/** To the process that reviews. */
export interface ToReviewer {
  /** The match as a file. */
  readonly record: unknown
  /** What it came to, also if people ended it. */
  readonly outcome: Outcome
  /** Seconds of the processor. */
  readonly seconds: number
}

/** From it. */
export type FromReviewer =
  | { readonly kind: 'progress'; readonly done: number; readonly all: number }
  | { readonly kind: 'review'; readonly review: Review }
  | { readonly kind: 'failed'; readonly reason: string }
