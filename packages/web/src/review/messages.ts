import type { Outcome, PlainOption } from '@railhead/kernel'
import type { Review, ReviewTurn } from '@railhead/review'

/** A finished match. */
export interface Reviewable {
  readonly file: object
  /** What it came to, also if people ended it. */
  readonly outcome: Outcome
}

/** What the page asks of the worker that reviews. */
export type ToReviewer =
  | (Reviewable & { readonly kind: 'review'; readonly known: readonly ReviewTurn[] })
  | (Reviewable & {
      readonly kind: 'try'
      /** How many answers stood before the line. */
      readonly at: number
      readonly line: readonly PlainOption[]
    })

export type FromReviewer =
  | { readonly kind: 'progress'; readonly done: number; readonly all: number; readonly turn: ReviewTurn }
  | { readonly kind: 'review'; readonly review: Review }
  | { readonly kind: 'judged'; readonly loss: number; readonly error: number }
  | { readonly kind: 'failed'; readonly reason: string }
