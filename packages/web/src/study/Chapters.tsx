import type { AnyGame } from '@railhead/kernel'
import { LIMITS, type Study, type StudyChapter } from '@railhead/protocol'
import { useRef, useState } from 'react'
import type { GameScreen } from '../games/screen.js'
import { nth } from '../ui/nth.js'
import { AddMatch } from './AddMatch.js'
import { Chapter } from './Chapter.js'
import { addChapter, removeChapter, withChapter } from './study.js'
import { useStudyWords } from './Words.js'

interface ChaptersProps {
  readonly id: string
  readonly study: Study
  readonly game: AnyGame
  readonly screen: GameScreen
  /** Absent for those who only read. */
  readonly onChange: ((study: Study) => void) | undefined
}

/** The matches of a study, one of them open. */
export function Chapters({ id, study, game, screen, onChange }: ChaptersProps) {
  const w = useStudyWords()
  const [chosen, setChosen] = useState(0)
  const [adding, setAdding] = useState(false)
  const head = useRef<HTMLElement>(null)
  const { chapters } = study
  const index = Math.min(chosen, chapters.length - 1)
  const chapter = chapters[index]
  const titleOf = (one: StudyChapter, i: number): string => one.title || w('number', { number: i + 1 })
  const { from } = chapter
  return (
    <>
      <section className="panel study-head" aria-label={w('matches')} ref={head} tabIndex={-1}>
        <div className="row">
          {chapters.map((one, i) => (
            <button
              type="button"
              key={nth(i, 'chapter')}
              className="button small"
              aria-pressed={i === index}
              onClick={() => setChosen(i)}
            >
              {titleOf(one, i)}
            </button>
          ))}
          {onChange && chapters.length < LIMITS.study.chapters && (
            <button type="button" className="button small plain" onClick={() => setAdding(true)}>
              {w('match.add')}
            </button>
          )}
        </div>
        {from && (
          <p>
            {w('match.from', { title: titleOf(chapters[from.chapter], from.chapter), moment: from.moment })}
          </p>
        )}
        <div className="study-fields">
          {onChange && (
            <label>
              {w('match.name')}
              <input
                type="text"
                value={chapter.title}
                maxLength={LIMITS.study.title}
                onChange={event => onChange(withChapter(study, index, { title: event.target.value }))}
              />
            </label>
          )}
          {onChange && (
            <label>
              {w('match.eyes')}
              <select
                value={chapter.seat}
                onChange={event => onChange(withChapter(study, index, { seat: Number(event.target.value) }))}
              >
                {chapter.names.map((name, seat) => (
                  <option key={nth(seat, 'seat')} value={seat}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
          {onChange && chapters.length > 1 && (
            <button
              type="button"
              className="button small plain"
              onClick={() => {
                // The button goes with the last but one of them.
                head.current?.focus()
                onChange(removeChapter(study, index))
              }}
            >
              {w('match.remove')}
            </button>
          )}
        </div>
      </section>
      <Chapter
        key={`${index}.${chapter.match.hash}`}
        id={id}
        study={study}
        index={index}
        game={game}
        screen={screen}
        onChange={onChange}
      />
      {adding && onChange && (
        <AddMatch
          game={game}
          chapters={chapters}
          onAdd={added => {
            onChange(addChapter(study, added))
            setChosen(chapters.length)
            setAdding(false)
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}
