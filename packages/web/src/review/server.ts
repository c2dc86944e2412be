import {
  paths,
  type ReviewQueue,
  type ReviewResponse,
  type ReviewStatus,
  type TableResponse,
} from '@railhead/protocol'
import { REVIEW_VERSION, type Review } from '@railhead/review'
import { useCallback, useEffect, useState } from 'react'
import { isLocalId } from '../local/ids.js'
import { http } from '../table/http.js'
import { keepReview, keptReview, whoPlayed } from './store.js'

/** How often the queue is looked at. */
const LOOK_EVERY = 5_000

/** The review as this version would make it. */
function reviewIn({ review }: ReviewResponse): Review | undefined {
  return review?.version === REVIEW_VERSION ? (review as unknown as Review) : undefined
}

/** The review that the server has of a finished match at one of its tables. */
export async function serverReview(table: string): Promise<Review | undefined> {
  return isLocalId(table) ? undefined : reviewIn(await http<ReviewResponse>('GET', paths.tableReview(table)))
}

export interface ServerReview {
  readonly status: ReviewStatus
  readonly ask: () => Promise<void>
}

/** What the server does about a match; calls with the review once it is there. */
export function useServerReview(
  table: string,
  isWanted: boolean,
  onReview: (review: Review) => void,
): ServerReview {
  const [status, setStatus] = useState<ReviewStatus>({ state: 'none' })
  const heard = useCallback(
    (answer: ReviewResponse) => {
      setStatus(answer.status)
      const review = reviewIn(answer)
      if (review) onReview(review)
    },
    [onReview],
  )
  const isOpen = isWanted && (status.state === 'waiting' || status.state === 'working')
  useEffect(() => {
    if (!isOpen) return
    const look = (): void => {
      http<ReviewResponse>('GET', paths.tableReview(table)).then(heard, error => console.warn(error))
    }
    const timer = setInterval(look, LOOK_EVERY)
    return () => clearInterval(timer)
  }, [table, isOpen, heard])
  const ask = async (): Promise<void> => heard(await http<ReviewResponse>('POST', paths.tableReview(table)))
  return { status, ask }
}

/** Keeps what the server made of my matches on this device, too, where my progress is summed up. */
async function fetchReviews({ mine }: ReviewQueue): Promise<number> {
  let fetched = 0
  for (const { table, status } of mine) {
    if (status.state !== 'done' || (await keptReview(table))?.review) continue
    const [review, { table: info, seat }] = await Promise.all([
      serverReview(table),
      http<TableResponse>('GET', paths.table(table)),
    ])
    if (!review) continue
    await keepReview(table, {
      match: review.match,
      turns: review.turns,
      review,
      ...whoPlayed(info, seat),
    })
    fetched++
  }
  return fetched
}

/** The queue of the server, looked at while something of mine is in it. */
export function useQueue(
  isKnown: boolean,
  onFetched: () => void,
): {
  readonly queue: ReviewQueue | null
  readonly askForAll: () => Promise<void>
} {
  const [queue, setQueue] = useState<ReviewQueue | null>(null)
  const heard = useCallback(
    async (found: ReviewQueue) => {
      setQueue(found)
      if ((await fetchReviews(found)) > 0) onFetched()
    },
    [onFetched],
  )
  const look = useCallback(() => {
    http<ReviewQueue>('GET', paths.reviews)
      .then(heard)
      .catch(error => console.warn(error))
  }, [heard])
  useEffect(() => {
    if (isKnown) look()
  }, [isKnown, look])
  const isOpen =
    queue?.mine.some(({ status }) => status.state === 'waiting' || status.state === 'working') ?? false
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), LOOK_EVERY)
    return () => clearInterval(timer)
  }, [isOpen, look])
  const askForAll = async (): Promise<void> => heard(await http<ReviewQueue>('POST', paths.reviews))
  return { queue, askForAll }
}
