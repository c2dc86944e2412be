import type { Outcome } from '@railhead/kernel'
import type { Review, ReviewTurn } from '@railhead/review'
import { useEffect, useState } from 'react'
import type { Table } from '../table/table.js'
import type { FromReviewer, Reviewable, ToReviewer } from './messages.js'
import { type ServerReview, serverReview, useServerReview } from './server.js'
import { keepReview, keptReview, whoPlayed } from './store.js'

export type Reviewing =
  | {
      readonly kind: 'working'
      readonly done: number
      readonly all: number
      /** What the server does about it meanwhile. */
      readonly server: ServerReview
    }
  | ({ readonly kind: 'done'; readonly review: Review } & Reviewable)
  | { readonly kind: 'failed' }

type Made = Omit<Extract<Reviewing, { kind: 'working' }>, 'server'> | Exclude<Reviewing, { kind: 'working' }>

/** A worker that reviews, so that the page never waits. */
export const startReviewer = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'railhead review' })

/** So many turns are judged between two savings. */
const SAVE_EVERY = 8

/** The review of the finished match of a table: as it is kept here, or made now, going on where it was left. */
export function useReview(table: Table, outcome: Outcome | null | undefined): Reviewing {
  const [made, setMade] = useState<Made>({ kind: 'working', done: 0, all: 0 })
  const [there, setThere] = useState<Review | null>(null)
  const server = useServerReview(table.id, made.kind === 'working', setThere)
  useEffect(() => {
    if (!outcome) return
    let current = true
    let worker: Worker | undefined
    const fail = (error: unknown): void => {
      console.warn(error)
      if (current) setMade({ kind: 'failed' })
    }
    const start = async (): Promise<void> => {
      const file = await table.file()
      const match = String(Reflect.get(file, 'hash'))
      // Without a database (some private windows) nothing is kept.
      const kept = await keptReview(table.id).catch(() => undefined)
      const isSame = kept?.match === match
      if (!current) return
      if (isSame && kept.review !== undefined) {
        setMade({ kind: 'done', review: kept.review, file, outcome })
        return
      }
      const finish = (review: Review, turns: readonly ReviewTurn[]): void => {
        setMade({ kind: 'done', review, file, outcome })
        const { seat, table: info } = table.state()
        void keepReview(table.id, { match, turns, review, ...whoPlayed(info, seat) }).catch(console.warn)
      }
      // The server may have it already, or be quicker.
      const theirs = there ?? (await serverReview(table.id).catch(() => undefined))
      if (!current) return
      if (theirs?.match === match) {
        finish(theirs, theirs.turns)
        return
      }
      const turns: ReviewTurn[] = []
      worker = startReviewer()
      worker.onerror = fail
      worker.onmessage = ({ data }: MessageEvent<FromReviewer>) => {
        if (data.kind === 'progress') {
          turns.push(data.turn)
          setMade({ kind: 'working', done: data.done, all: data.all })
          if (turns.length % SAVE_EVERY === 0) void keepReview(table.id, { match, turns }).catch(console.warn)
        } else if (data.kind === 'review') {
          finish(data.review, turns)
          worker?.terminate()
        } else if (data.kind === 'failed') fail(data.reason)
      }
      const known = isSame ? kept.turns : []
      worker.postMessage({ kind: 'review', file, outcome, known } satisfies ToReviewer)
    }
    start().catch(fail)
    return () => {
      current = false
      worker?.terminate()
    }
  }, [table, outcome, there])
  return made.kind === 'working' ? { ...made, server } : made
}
