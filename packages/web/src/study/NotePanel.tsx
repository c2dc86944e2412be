import { LIMITS, type StudyNote } from '@railhead/protocol'
import type { ReactNode } from 'react'
import { useStudyWords } from './Words.js'

interface NotePanelProps {
  readonly note: StudyNote
  readonly lang: string
  /** Absent for those who only read. */
  readonly onChange: ((note: StudyNote) => void) | undefined
  readonly children: ReactNode
}

/** What the author says of the moment that is shown. */
export function NotePanel({ note, lang, onChange, children }: NotePanelProps) {
  const w = useStudyWords()
  const isEmpty = note.text === '' && note.arrows.length === 0
  return (
    <section className="panel" aria-label={w('note')}>
      {onChange ? (
        <label>
          {w('note')}
          <textarea
            lang={lang}
            value={note.text}
            maxLength={LIMITS.study.text}
            onChange={event => onChange({ ...note, text: event.target.value })}
          />
        </label>
      ) : (
        <div aria-live="polite">
          {isEmpty && <p className="quiet">{w('note.none')}</p>}
          <p className="study-text" lang={lang}>
            {note.text}
          </p>
        </div>
      )}
      {children}
    </section>
  )
}
