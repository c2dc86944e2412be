import type { AnyGame } from '@railhead/kernel'
import { paths, type TableId } from '@railhead/protocol'
import { Suspense, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useApp } from '../app/AppContext.js'
import { Page } from '../app/Page.js'
import { GAMES, type GameId, isGameId } from '../games/registry.js'
import { gameWriter, makeWriter } from '../i18n/index.js'
import { gameName } from '../lobby/gameName.js'
import { guestName } from '../lobby/guestName.js'
import { listMatches } from '../local/database.js'
import { ruleTexts } from '../rules/texts/index.js'
import { faultText } from '../ui/faults.js'
import { late } from '../ui/late.js'
import { Unreached } from '../ui/Unreached.js'
import { beginFirstMatch } from './firstMatch.js'
import { lessonTables } from './lessonNotes.js'
import { type AnyLesson, type AnyLessons, beginLesson, lessonPlace } from './lessons.js'
import { learnTexts } from './texts/index.js'
import '../styles/learn.css'

const Minute = late(() => import('./Minute.js'), Unreached)

interface Course {
  readonly id: GameId
  readonly game: AnyGame
  readonly lessons: AnyLessons
}

/** The games that teach, with their lessons. */
function useCourses(): readonly Course[] {
  const [courses, setCourses] = useState<readonly Course[]>([])
  useEffect(() => {
    let current = true
    void Promise.all(
      Object.keys(GAMES)
        .filter(isGameId)
        .map(async id => ({ id, game: await GAMES[id].rules(), lessons: await GAMES[id].lessons() })),
    ).then(found => current && setCourses(found))
    return () => {
      current = false
    }
  }, [])
  return courses
}

const NONE: ReadonlySet<TableId> = new Set()

/** The tables of this device whose match was not deleted. */
function useMatchesHere(): ReadonlySet<TableId> {
  const [here, setHere] = useState(NONE)
  useEffect(() => {
    // Without a database (some private windows) there are none.
    listMatches().then(
      listed => setHere(new Set(listed.map(({ id }) => id))),
      error => console.warn(error),
    )
  }, [])
  return here
}

/** All lessons of all games. */
export default function LearnPage() {
  const { t, me } = useApp()
  const navigate = useNavigate()
  const say = makeWriter(t.lang, learnTexts[t.lang])
  const rules = makeWriter(t.lang, ruleTexts[t.lang])
  const courses = useCourses()
  const { hash } = useLocation()
  // An address may lead to one of them.
  useEffect(() => {
    if (courses.length === 0 || hash === '') return
    const place = document.getElementById(hash.slice(1))
    place?.scrollIntoView({ block: 'center' })
    place?.focus({ preventScroll: true })
  }, [courses, hash])
  const [fault, setFault] = useState<unknown>(null)
  const [minute, setMinute] = useState<GameId | null>(null)
  const begun = lessonTables()
  const here = useMatchesHere()
  const open = (table: TableId): void => void navigate(paths.page(table))
  const begin = ({ id, game }: Course, lesson: AnyLesson): void => {
    const seats = game.config.seats(game.config.parse(lesson.config))
    beginLesson(id, lesson, seats, me?.name ?? guestName()).then(open, setFault)
  }
  return (
    <Page title={say('learn.title')}>
      <p className="lead">{say('learn.lead')}</p>
      {fault !== null && (
        <p className="fault" role="alert">
          {faultText(t, fault)}
        </p>
      )}
      {courses.map(course => {
        const words = gameWriter(t.lang, [course.lessons.catalogues[t.lang]], String)
        return (
          <section key={course.id} className="panel course" aria-label={gameName(t, course.id)}>
            <h2>{gameName(t, course.id)}</h2>
            <p className="first-steps">
              {course.lessons.tour && (
                <button
                  type="button"
                  className="button"
                  aria-expanded={minute === course.id}
                  onClick={() => setMinute(minute === course.id ? null : course.id)}
                >
                  {say('learn.minute')}
                </button>
              )}
              <button
                type="button"
                className="button"
                onClick={() => void beginFirstMatch(course.id, me?.name ?? guestName()).then(open, setFault)}
              >
                {say('learn.firstMatch')}
              </button>
              <Link className="button plain" to={`/rules/${course.id}`}>
                {rules('rules.read')}
              </Link>
              <Link className="button plain" to={`/rules/${course.id}/aid`}>
                {rules('rules.aid')}
              </Link>
            </p>
            {minute === course.id && course.lessons.tour && (
              <Suspense>
                <Minute
                  id={course.id}
                  game={course.game}
                  lessons={course.lessons}
                  tour={course.lessons.tour}
                />
              </Suspense>
            )}
            <ul className="lessons">
              {course.lessons.lessons.map(lesson => {
                const notes = begun.filter(note => note.game === course.id && note.lesson === lesson.id)
                const earlier = notes.findLast(({ table }) => here.has(table))
                const isDone = notes.some(({ progress }) => progress.over)
                // The buttons of all lessons are called alike: each is described by its lesson.
                const title = `${course.id}-${lesson.id}`
                return (
                  <li key={lesson.id} id={lessonPlace(course.id, lesson.id)} tabIndex={-1}>
                    <h3 id={title}>
                      {words({ key: lesson.title })}
                      {isDone && <span className="quiet"> · ✓ {say('learn.done')}</span>}
                    </h3>
                    <p>
                      {words({ key: lesson.about })}{' '}
                      <span className="quiet">({say('learn.minutes', { minutes: lesson.minutes })})</span>
                    </p>
                    {earlier && (
                      <button
                        type="button"
                        className="button primary"
                        aria-describedby={title}
                        onClick={() => open(earlier.table)}
                      >
                        {say('learn.resume')}
                      </button>
                    )}
                    <button
                      type="button"
                      className={earlier ? 'button' : 'button primary'}
                      aria-describedby={title}
                      onClick={() => begin(course, lesson)}
                    >
                      {say(earlier ? 'learn.again' : 'learn.start')}
                    </button>
                  </li>
                )
              })}
            </ul>
          </section>
        )
      })}
    </Page>
  )
}
