import { type AnyGame, Match } from '@railhead/kernel'
import type { Study, StudyArrow, StudyNote } from '@railhead/protocol'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { GameScreen, Scene } from '../games/screen.js'
import ForkDialog from '../review/ForkDialog.js'
import { Position } from '../review/Position.js'
import { StepButtons } from '../review/StepButtons.js'
import { useReviewWords, useSay } from '../review/Words.js'
import { ArrowPanel } from './ArrowPanel.js'
import { Arrows } from './Arrows.js'
import { NotePanel } from './NotePanel.js'
import { type DrawnPiece, piecesIn, usePointing } from './pieces.js'
import { nextNote, noteAt, toggled, withNote } from './study.js'
import { useStudyWords } from './Words.js'

interface ChapterProps {
  /** Of the study. */
  readonly id: string
  readonly study: Study
  readonly index: number
  readonly game: AnyGame
  readonly screen: GameScreen
  readonly onChange: ((study: Study) => void) | undefined
}

const SHORT = 80
const NO_ARROWS: readonly StudyArrow[] = []

/** One match of a study: the board at a moment, what is said of it, and the list of all notes. */
export function Chapter({ id, study, index, game, screen, onChange }: ChapterProps) {
  const w = useStudyWords()
  const r = useReviewWords()
  const chapter = study.chapters[index]
  const { match, names, seat, notes } = chapter
  const last = match.answers.length
  const [moment, setMoment] = useState(notes[0]?.moment ?? 0)
  const [pieces, setPieces] = useState<readonly DrawnPiece[]>([])
  const [ends, setEnds] = useState({ from: '', to: '' })
  const [forking, setForking] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const say = useSay(game, names)
  const replayed = useMemo(() => Match.replay(game, match, moment), [game, match, moment])
  const note: StudyNote = noteAt(chapter, moment) ?? { moment, text: '', arrows: NO_ARROWS }
  const change = onChange && ((changed: StudyNote) => onChange(withNote(study, index, changed)))
  const toggle =
    change &&
    ((arrow: StudyArrow) => {
      change({ ...note, arrows: toggled(note.arrows, arrow) })
      setEnds({ from: '', to: '' })
    })
  usePointing(root, toggle !== undefined, piece => {
    if (ends.from === '') setEnds({ from: piece, to: '' })
    else toggle?.({ from: ends.from, to: piece })
  })
  const go = (to: number): void => {
    setMoment(to)
    setEnds({ from: '', to: '' })
  }
  const happened = moment === 0 ? [] : replayed.told(moment - 1, seat)
  const steps = [
    ['note.previous', nextNote(chapter, moment, -1)],
    ['note.next', nextNote(chapter, moment, 1)],
  ] as const
  const begun = useMemo(
    () => (ends.from === '' ? note.arrows : [...note.arrows, { from: ends.from, to: ends.from }]),
    [note.arrows, ends.from],
  )
  return (
    <div className="study">
      <div className={toggle ? 'study-board study-drawing' : 'study-board'}>
        <div className="study-steps">
          <StepButtons at={moment} last={last} go={go} />
          <input
            type="range"
            min={0}
            max={last}
            value={moment}
            aria-label={w('slider')}
            aria-valuetext={w('moment', { moment, last })}
            onChange={event => go(Number(event.target.value))}
          />
          {steps.map(([name, to]) => (
            <button
              type="button"
              key={name}
              className="button small"
              disabled={to === undefined}
              onClick={() => go(to ?? moment)}
            >
              {w(name)}
            </button>
          ))}
        </div>
        <p className="quiet" role="status">
          {w('moment', { moment, last })}
          {happened.length > 0 && ': '}
          {happened.map(event => say(game.text.event(event, replayed.state))).join(' ')}
        </p>
        <Position
          game={game}
          screen={screen}
          state={replayed.state}
          seat={seat}
          names={names}
          say={say}
          root={root}
          over={(scene, sheet) => (
            <Over
              scene={scene}
              sheet={sheet}
              screen={screen}
              root={root}
              arrows={begun}
              onPieces={setPieces}
            />
          )}
        />
      </div>
      <div className="study-side">
        <NotePanel note={note} lang={study.lang} onChange={change}>
          <ArrowPanel
            arrows={note.arrows}
            pieces={pieces}
            onToggle={toggle}
            {...ends}
            choose={(from, to) => setEnds({ from, to })}
          />
        </NotePanel>
        <section className="panel" aria-label={w('notes')}>
          <h2>{w('notes')}</h2>
          <ol className="study-notes">
            {notes.map(({ moment: at, text }) => (
              <li key={at}>
                <button
                  type="button"
                  className="button small plain"
                  aria-current={at === moment}
                  onClick={() => go(at)}
                >
                  <span lang={study.lang}>
                    {w('note.short', { moment: at, text: text.slice(0, SHORT) || '→' })}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </section>
        <button type="button" className="button" onClick={() => setForking(true)}>
          {r('turn.fork')}
        </button>
        {forking && (
          <ForkDialog
            from={{ study: id }}
            file={() => Promise.resolve(match)}
            moment={moment}
            names={names}
            seat={seat}
            onClose={() => setForking(false)}
          />
        )}
      </div>
    </div>
  )
}

interface OverProps {
  readonly scene: Scene
  readonly sheet: string
  readonly screen: GameScreen
  readonly root: RefObject<HTMLDivElement | null>
  readonly arrows: readonly StudyArrow[]
  readonly onPieces: (pieces: readonly DrawnPiece[]) => void
}

/** What lies over a sheet of the board; tells which pieces are on it. */
function Over({ scene, sheet, screen, root, arrows, onPieces }: OverProps) {
  const drawing = useMemo(() => ({ scene, sheet }), [scene, sheet])
  useEffect(() => {
    const titleOf = (piece: string): string | undefined => screen.help?.(piece, drawing.scene)?.title
    if (root.current) onPieces(piecesIn(root.current, titleOf))
  }, [root, screen, drawing, onPieces])
  return <Arrows root={root} arrows={arrows} shown={drawing} />
}
