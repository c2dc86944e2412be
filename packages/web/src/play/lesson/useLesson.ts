import {
  type AnyGame,
  advanceLesson,
  gentleWord,
  LESSON_BEGINS,
  type LessonMoment,
  type LessonStep,
  type LessonTable,
  lessonMoment,
  type PlainEvent,
  type PlainOption,
  type PlainState,
  shownStep,
  type Translate,
} from '@railhead/kernel'
import { useEffect, useMemo, useState } from 'react'
import { GAMES } from '../../games/registry.js'
import type { Choice } from '../../games/screen.js'
import { gameWriter } from '../../i18n/index.js'
import { dropLessonNote, keepLessonNote, type LessonNote, lessonNote } from '../../learn/lessonNotes.js'
import { type AnyLesson, type AnyLessons, lessonPlace } from '../../learn/lessons.js'
import { whenReady } from '../../table/ready.js'
import type { MatchNow, Table, TableState } from '../../table/table.js'

type Step = LessonStep<PlainState, PlainOption, PlainEvent>
type Moment = LessonMoment<PlainState, PlainOption, PlainEvent>

/** What a learner has when a lesson is over. */
export interface LessonEnd {
  /** Points if the match ended now. */
  readonly points: number
  /** The lesson after this one, and the way to it. */
  readonly next: { readonly title: string; readonly page: string } | undefined
}

/** What a lesson says and shows now. */
export interface Teaching {
  /** One or two sentences; undefined while the lesson waits. */
  readonly say: string | undefined
  readonly why: string | undefined
  /** Goes on when the learner says so. */
  readonly next: (() => void) | undefined
  readonly isOver: boolean
  /** What stands at the end of it; undefined before. */
  readonly end: LessonEnd | undefined
  /** Pieces to look at. */
  readonly lit: ReadonlySet<string>
  /** What to consider before this choice; undefined if it is sensible. */
  readonly gently: (choice: Choice) => string | undefined
  /** The match goes on without the lesson. */
  readonly leave: () => void
}

const NOTHING_LIT: ReadonlySet<string> = new Set()

/** The lessons of the game, fetched if the table gives one. */
function useLessons(note: LessonNote | undefined): AnyLessons | undefined {
  const [lessons, setLessons] = useState<AnyLessons>()
  const game = note?.game
  useEffect(() => {
    if (game === undefined) return
    let current = true
    void GAMES[game].lessons().then(found => current && setLessons(found))
    return () => {
      current = false
    }
  }, [game])
  return lessons
}

/** The table as a lesson sees it. */
function tableOf(
  state: TableState,
  live: MatchNow,
  lesson: AnyLesson,
): LessonTable<PlainState, PlainOption, PlainEvent> {
  const log: (readonly PlainEvent[])[] = []
  for (const { moment, events } of state.log) log[moment] = events
  for (let moment = 0; moment <= live.moment; moment++) log[moment] ??= []
  return { view: live.view, seat: lesson.seat, decisions: live.decisions, moment: live.moment, log }
}

/** The lesson of this table, if it gives one. `isLive`: what others do was shown. */
export function useLesson(
  kept: Table,
  game: AnyGame,
  state: TableState,
  live: MatchNow,
  isLive: boolean,
  say: Translate,
  lang: Parameters<typeof gameWriter>[0],
): Teaching | undefined {
  const { id } = kept
  const [note, setNote] = useState(() => lessonNote(id))
  const lessons = useLessons(note)
  const lesson = lessons?.lessons.find(candidate => candidate.id === note?.lesson)
  const table = useMemo(() => lesson && tableOf(state, live, lesson), [lesson, state, live])

  const advance = (read: boolean): void => {
    if (!note || !lesson || !table) return
    const progress = advanceLesson(lesson, note.progress ?? LESSON_BEGINS, table, read)
    if (JSON.stringify(progress) === JSON.stringify(note.progress)) return
    const next = { ...note, progress }
    keepLessonNote(id, next)
    setNote(next)
  }
  useEffect(() => (isLive ? whenReady(kept, () => advance(false)) : undefined))

  const words = useMemo(
    () => lessons && gameWriter(lang, [lessons.catalogues[lang]], String),
    [lessons, lang],
  )
  const progress = note?.progress
  const step: Step | undefined = isLive && lesson && progress ? shownStep(lesson, progress) : undefined
  const lit = useMemo(
    () => (step?.show && table ? new Set(step.show(lessonMoment(table, progress?.since ?? 0))) : NOTHING_LIT),
    [step, table, progress?.since],
  )
  if (!note || note.left || !lesson || !table || !words) return undefined
  const write: Translate = message =>
    Object.hasOwn(lessons?.catalogues[lang] ?? {}, message.key) ? words(resolved(message, say)) : say(message)
  const now: Moment = lessonMoment(table, note.progress.since)
  const following = lessons?.lessons[lessons.lessons.indexOf(lesson) + 1]
  const { over } = note.progress
  return {
    say: step && write(step.say(now)),
    why: step?.why && write(step.why(now)),
    next: step?.until === 'read' ? () => advance(true) : undefined,
    isOver: over,
    end: over
      ? {
          points: game.standing(live.view)[lesson.seat].total,
          next: following && {
            title: words({ key: following.title }),
            page: `/learn#${lessonPlace(note.game, following.id)}`,
          },
        }
      : undefined,
    lit,
    gently: choice => {
      const word = gentleWord(step, choice.option, now)
      return word && write(word)
    },
    leave: () => {
      if (over) keepLessonNote(id, { ...note, left: true })
      else dropLessonNote(id)
      setNote(undefined)
    },
  }
}

/** Names and figures in a sentence of a lesson are words of the game. */
function resolved(message: Parameters<Translate>[0], say: Translate): Parameters<Translate>[0] {
  const params = Object.entries(message.params ?? {}).map(([name, value]) => [
    name,
    typeof value === 'object' && 'key' in value ? say(value) : value,
  ])
  return { key: message.key, params: Object.fromEntries(params) }
}
