import { LIMITS, type StudyArrow } from '@railhead/protocol'
import { useRef } from 'react'
import { nth } from '../ui/nth.js'
import type { DrawnPiece } from './pieces.js'
import { useStudyWords } from './Words.js'

interface ArrowPanelProps {
  readonly arrows: readonly StudyArrow[]
  readonly pieces: readonly DrawnPiece[]
  /** Absent for those who only read. */
  readonly onToggle: ((arrow: StudyArrow) => void) | undefined
  /** The piece that an arrow begins at, and the one where it ends. */
  readonly from: string
  readonly to: string
  readonly choose: (from: string, to: string) => void
}

/** The arrows of a moment in words, and for the author, how to draw another without a pointer. */
export function ArrowPanel({ arrows, pieces, onToggle, from, to, choose }: ArrowPanelProps) {
  const w = useStudyWords()
  const list = useRef<HTMLUListElement>(null)
  const nameOf = (piece: string): string => pieces.find(({ id }) => id === piece)?.name ?? piece
  const words = (arrow: StudyArrow): string =>
    arrow.from === arrow.to
      ? w('arrow.circle', { piece: nameOf(arrow.from) })
      : w('arrow.words', { from: nameOf(arrow.from), to: nameOf(arrow.to) })
  const ends = [
    ['arrow.from', from, (piece: string) => choose(piece, to)],
    ['arrow.to', to, (piece: string) => choose(from, piece)],
  ] as const
  return (
    <>
      <ul className="study-arrows-list" ref={list} tabIndex={-1} aria-label={w('arrows')}>
        {arrows.map((arrow, i) => (
          <li key={nth(i, 'arrow')}>
            {words(arrow)}{' '}
            {onToggle && (
              <button
                type="button"
                className="button small plain"
                aria-label={w('arrow.remove', { arrow: words(arrow) })}
                title={w('arrow.remove', { arrow: words(arrow) })}
                onClick={() => {
                  // The button goes with its arrow.
                  list.current?.focus()
                  onToggle(arrow)
                }}
              >
                ✕
              </button>
            )}
          </li>
        ))}
      </ul>
      {onToggle && arrows.length < LIMITS.study.arrows && (
        <fieldset className="study-arrow" aria-label={w('arrows')}>
          <p className="quiet">{w('arrow.hint')}</p>
          {ends.map(([key, value, set]) => (
            <label key={key}>
              {w(key)}
              <select value={value} onChange={event => set(event.target.value)}>
                <option value="">{w('arrow.choose')}</option>
                {pieces.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <div className="row">
            <button
              type="button"
              className="button small"
              disabled={from === '' || to === ''}
              onClick={() => onToggle({ from, to })}
            >
              {w('arrow.add')}
            </button>
          </div>
        </fieldset>
      )}
    </>
  )
}
