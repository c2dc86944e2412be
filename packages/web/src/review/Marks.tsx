import type { MarkName, ReviewTurn } from '@railhead/review'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useT } from '../app/AppContext.js'
import type { Table } from '../table/table.js'
import { keptReview } from './store.js'
import '../styles/marks.css'

const MarksContext = createContext<readonly ReviewTurn[]>([])

interface MarksProps {
  readonly table: Table
  readonly isOver: boolean
  readonly children: ReactNode
}

/** What a review of this match marked, if it is over and was reviewed here. */
export function Marks({ table, isOver, children }: MarksProps) {
  const [marked, setMarked] = useState<readonly ReviewTurn[]>([])
  useEffect(() => {
    if (!isOver) return
    let current = true
    keptReview(table.id)
      .then(kept => {
        if (current) setMarked(kept?.review?.turns.filter(({ mark }) => mark !== null) ?? [])
      })
      .catch(error => console.warn(error))
    return () => {
      current = false
    }
  }, [table, isOver])
  return <MarksContext value={marked}>{children}</MarksContext>
}

function MarkSign({ mark, title }: { readonly mark: MarkName; readonly title: string }) {
  return <span className={`mark ${mark}`} role="img" aria-label={title} title={title} />
}

/** The marks of a turn of the story. */
export function TurnMarks({ turn }: { readonly turn: number }) {
  const t = useT()
  const marked = useContext(MarksContext).filter(candidate => candidate.turn === turn)
  return marked.map(({ seat, mark }) => mark && <MarkSign key={seat} mark={mark} title={t(`mark.${mark}`)} />)
}

/** The marked turns along the bar of the match. */
export function HistoryMarks({ last, go }: { readonly last: number; readonly go: (moment: number) => void }) {
  const t = useT()
  const marked = useContext(MarksContext)
  if (marked.length === 0) return null
  return (
    <span className="history-marks">
      {marked.map(
        ({ turn, seat, from, mark }) =>
          mark && (
            <button
              type="button"
              key={`${turn}.${seat}`}
              className={`mark ${mark}`}
              style={{ left: `${(100 * from) / Math.max(1, last)}%` }}
              aria-label={`${t(`mark.${mark}`)}, ${t('log.turn', { number: turn })}`}
              title={t(`mark.${mark}`)}
              onClick={() => go(from)}
            />
          ),
      )}
    </span>
  )
}
