import { useId } from 'react'
import { useT } from '../app/AppContext.js'
import type { Table, TableState } from '../table/table.js'
import { SeatMark } from '../ui/SeatMark.js'
import { wordsWriter } from './words/text/index.js'

interface UndoRequestBarProps {
  readonly table: Table
  readonly state: TableState
  readonly names: readonly string[]
}

/** Somebody asks to take something back. */
export function UndoRequestBar({ table, state, names }: UndoRequestBarProps) {
  const w = wordsWriter(useT().lang)
  const text = useId()
  const request = state.undoRequest
  if (!request) return null
  const mine = state.seat === request.seat
  // At a local table everybody sits at this screen: one yes is that of all.
  const here = table.kind === 'local'
  const needed = here || (state.seat !== null && request.needed.includes(state.seat))
  return (
    <section
      className="undo-request panel"
      role="alertdialog"
      aria-label={w('undo.request')}
      aria-describedby={text}
    >
      <p id={text}>
        <SeatMark seat={request.seat} />{' '}
        {here
          ? w('undo.askedHere')
          : mine
            ? w('undo.asked', { names: request.needed.map(seat => names[seat]).join(', ') })
            : w('undo.asks', { name: names[request.seat] ?? '' })}
      </p>
      <div className="row">
        {needed && (
          <button type="button" className="button primary" onClick={() => table.replyToUndo(true)}>
            {w('undo.accept')}
          </button>
        )}
        {(needed || mine) && (
          <button type="button" className="button" onClick={() => table.replyToUndo(false)}>
            {mine ? w('undo.withdraw') : w('undo.refuse')}
          </button>
        )}
      </div>
    </section>
  )
}
