import type { TableInfo } from '@railhead/protocol'
import { REVIEW_VERSION, type Review, type ReviewTurn } from '@railhead/review'
import { keyedStore } from '../local/keyed.js'

/** What is kept of the review of a match: all of it, or the turns so far. */
export interface KeptReview {
  readonly version: number
  /** Hash of the last position of the match. */
  readonly match: string
  readonly turns: readonly ReviewTurn[]
  readonly review?: Review
  /** My seat in it, if I had one; and which seats were people's. */
  readonly seat?: number | null
  readonly people?: readonly boolean[]
}

/** Whose the seats of a match were. One from a file, or a fork, was played by others: nobody knows by whom. */
export function whoPlayed(
  info: Pick<TableInfo, 'seats' | 'fairness'> | null,
  seat: number | null,
): Pick<KeptReview, 'seat' | 'people'> {
  return {
    seat: info?.fairness.imported ? null : seat,
    people: info?.seats.map(({ kind }) => kind === 'person') ?? [],
  }
}

const store = keyedStore('railhead-reviews', 'reviews')

/** What is kept for a table; undefined if there is nothing, or what an earlier version thought. */
export async function keptReview(table: string): Promise<KeptReview | undefined> {
  const kept = await store.get(table)
  return Reflect.get(Object(kept), 'version') === REVIEW_VERSION ? (kept as KeptReview) : undefined
}

export async function keepReview(table: string, kept: Omit<KeptReview, 'version'>): Promise<void> {
  await store.put(table, { ...kept, version: REVIEW_VERSION })
}

/** Everything that is kept here, for my progress. */
export async function keptReviews(): Promise<KeptReview[]> {
  const all = (await store.all()).map(([, kept]) => kept)
  return all.filter((kept): kept is KeptReview => Reflect.get(Object(kept), 'version') === REVIEW_VERSION)
}
