import { paths, type ReviewStatus } from '@railhead/protocol'
import { useState } from 'react'
import { Link } from 'react-router'
import { useApp } from '../app/AppContext.js'
import { gameName } from '../lobby/gameName.js'
import { faultText } from '../ui/faults.js'
import { nth } from '../ui/nth.js'
import { useQueue } from './server.js'
import { type ReviewWriter, useReviewWords } from './Words.js'

/** How far a review on the server is, in words; nothing if nobody asked for it. */
export function statusWords(w: ReviewWriter, status: ReviewStatus): string {
  if (status.state === 'waiting') return w('server.waiting', { before: status.before })
  if (status.state === 'working') return w('server.working', { done: status.done, all: status.all })
  if (status.state === 'failed') return w('server.failed')
  return status.state === 'done' ? w('server.done') : ''
}

/** What the server reviews, and when it is my turn; and a wish for all my matches at once. */
export function QueuePanel({ onFetched }: { readonly onFetched: () => void }) {
  const { t, me } = useApp()
  const w = useReviewWords()
  const { queue, askForAll } = useQueue(me !== null, onFetched)
  const [fault, setFault] = useState<unknown>(null)
  if (!queue?.open) return null
  return (
    <section className="panel review-queue" aria-label={w('queue.title')}>
      <h2>{w('queue.title')}</h2>
      <p>{w('queue.text')}</p>
      <div aria-live="polite">
        <p>{w('queue.waiting', { waiting: queue.waiting })}</p>
        {queue.working.map(({ game, done, all }, i) => (
          <p key={nth(i, 'working')}>{w('queue.working', { game: gameName(t, game), done, all })}</p>
        ))}
      </div>
      <p>
        <button
          type="button"
          className="button"
          onClick={() => {
            setFault(null)
            askForAll().catch(setFault)
          }}
        >
          {w('queue.all')}
        </button>
      </p>
      {fault !== null && (
        <p className="fault" role="alert">
          {faultText(t, fault)}
        </p>
      )}
      {queue.mine.length > 0 && (
        <details open={queue.mine.some(({ status }) => status.state !== 'done')}>
          <summary>{w('queue.mine')}</summary>
          <ul>
            {queue.mine.map(({ table, title, game, status }) => (
              <li key={table}>
                <Link to={paths.review(table)}>{title || gameName(t, game)}</Link>: {statusWords(w, status)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
