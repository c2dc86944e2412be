import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useApp } from '../../app/AppContext.js'
import type { Choice } from '../../games/screen.js'
import { makeWriter } from '../../i18n/index.js'
import { learnTexts } from '../../learn/texts/index.js'
import { Dialog } from '../../ui/Dialog.js'
import { isSmall } from '../layout/useLayout.js'
import { usePlay } from '../play.js'
import type { Teaching } from './useLesson.js'
import '../../styles/lesson.css'

/** What the lesson says, over the question. */
export function LessonCard({ teaching }: { readonly teaching: Teaching }) {
  const { t } = useApp()
  const words = makeWriter(t.lang, learnTexts[t.lang])
  const { say, why, next, isOver, end, leave } = teaching
  const small = isSmall(usePlay().layout)
  // What was read can be folded; what is said next is open again.
  const [read, setRead] = useState<string>()
  if (say === undefined && !isOver) return null
  const folded = small && read !== undefined && read === say
  return (
    <section className={folded ? 'lesson folded' : 'lesson'} aria-label={words('lesson.title')}>
      <p>{say ?? words('lesson.over')}</p>
      {end && <p>{words('lesson.points', { points: end.points })}</p>}
      {small && say !== undefined && !next && (
        <button
          type="button"
          className="button plain small lesson-fold"
          aria-expanded={!folded}
          aria-label={words('lesson.title')}
          onClick={() => setRead(folded ? undefined : say)}
        >
          {folded ? '▾' : '▴'}
        </button>
      )}
      {why !== undefined && (
        <details className="why" key={say}>
          <summary>{words('lesson.why')}</summary>
          <p>{why}</p>
        </details>
      )}
      <div className="lesson-actions">
        {next && (
          <button type="button" className="button primary small" onClick={next}>
            {words('lesson.next')}
          </button>
        )}
        {end ? (
          <button type="button" className="button primary small" onClick={leave}>
            {words('lesson.playOn')}
          </button>
        ) : (
          <button type="button" className="button plain small" onClick={leave}>
            {words('lesson.leave')}
          </button>
        )}
        {end?.next && (
          <Link className="button small" to={end.next.page}>
            {words('lesson.nextOne', { title: end.next.title })}
          </Link>
        )}
      </div>
    </section>
  )
}

interface GentleDialogProps {
  readonly word: string
  readonly choice: Choice
  readonly onGo: (choice: Choice) => void
  readonly onClose: () => void
}

/** A word before a choice that is not sensible; it may be made all the same. */
export function GentleDialog({ word, choice, onGo, onClose }: GentleDialogProps) {
  const { t } = useApp()
  const id = useId()
  const words = makeWriter(t.lang, learnTexts[t.lang])
  return (
    <Dialog title={words('lesson.gently')} onClose={onClose} saidFirst={id}>
      <p id={id}>{word}</p>
      <div className="lesson-actions">
        <button type="button" className="button primary" onClick={onClose}>
          {words('lesson.other')}
        </button>
        <button type="button" className="button" onClick={() => onGo(choice)}>
          {words('lesson.anyway')}
        </button>
      </div>
    </Dialog>
  )
}
