import type { AnyGame } from '@railhead/kernel'
import { type Means, PHASES, type PlayerProgress, progressOf, type ReviewedMatch } from '@railhead/review'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useApp } from '../app/AppContext.js'
import { Page } from '../app/Page.js'
import { GAMES, isGameId } from '../games/registry.js'
import { gameWriter } from '../i18n/index.js'
import { type AnyLessons, lessonAbout, lessonPlace } from '../learn/lessons.js'
import { gameName } from '../lobby/gameName.js'
import { nth } from '../ui/nth.js'
import { QueuePanel } from './QueuePanel.js'
import { type KeptReview, keptReviews } from './store.js'
import { ReviewWords, useReviewWords, useSay } from './Words.js'

/** How I play, over the matches that were reviewed on this device. */
export default function ProgressPage() {
  return (
    <ReviewWords>
      <Progress />
    </ReviewWords>
  )
}

function matchOf({ review, seat, people = [] }: KeptReview): ReviewedMatch[] {
  if (review === undefined || seat === undefined || seat === null) return []
  return [{ review, seat, againstPeople: people.some((isPerson, other) => isPerson && other !== seat) }]
}

interface Loaded {
  readonly progress: PlayerProgress
  readonly game: AnyGame
  readonly lessons: AnyLessons
}

function Progress() {
  const w = useReviewWords()
  const [found, setFound] = useState<readonly Loaded[] | null>(null)
  const [fetched, setFetched] = useState(0)
  const again = useCallback(() => setFetched(count => count + 1), [])
  useEffect(() => {
    // What the server made is there now, too.
    void fetched
    let current = true
    const load = async (): Promise<readonly Loaded[]> => {
      const all = progressOf((await keptReviews()).flatMap(matchOf))
      const known = all.flatMap(progress =>
        isGameId(progress.game) ? [{ progress, id: progress.game }] : [],
      )
      return Promise.all(
        known.map(async ({ progress, id }) => ({
          progress,
          game: await GAMES[id].rules(),
          lessons: await GAMES[id].lessons(),
        })),
      )
    }
    load()
      .catch(error => {
        console.warn(error)
        return []
      })
      .then(loaded => current && setFound(loaded))
    return () => {
      current = false
    }
  }, [fetched])
  return (
    <Page title={w('progress.title')}>
      <p className="lead">{w('progress.lead')}</p>
      {found?.length === 0 && <p>{w('progress.nothing')}</p>}
      {found?.map(one => (
        <GameProgress key={one.progress.game} {...one} />
      ))}
      <QueuePanel onFetched={again} />
    </Page>
  )
}

const NO_NAMES: readonly string[] = []

function GameProgress({ progress, game, lessons }: Loaded) {
  const { t } = useApp()
  const w = useReviewWords()
  const say = useSay(game, NO_NAMES)
  const number = new Intl.NumberFormat(t.lang, { maximumFractionDigits: 1 })
  const signed = new Intl.NumberFormat(t.lang, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  const percent = (value: number | null): string => (value === null ? '–' : `${number.format(value)} %`)
  const categoryName = (category: string): string => say({ key: `score.${category}` })
  const { suggestion } = progress
  const topic = suggestion?.kind === 'category' ? suggestion.category : (suggestion?.phase ?? '')
  const lesson = lessonAbout(lessons, topic)
  const words = gameWriter(t.lang, [lessons.catalogues[t.lang]], String)
  const row = (name: string, means: Means) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      <td>{w('progress.matches', { matches: means.matches })}</td>
      <td>{percent(means.accuracy)}</td>
      <td>{percent(100 * means.won)}</td>
      <td>{number.format(100 * means.loss)}</td>
      <td>{signed.format(100 * means.luck).replace('-', '−')}</td>
    </tr>
  )
  return (
    <section className="panel" aria-label={gameName(t, progress.game)}>
      <h2>{gameName(t, progress.game)}</h2>
      <div className="score-scroll">
        <table className="plain-table">
          <thead>
            <tr>
              <td />
              <td />
              <th scope="col">{w('seats.accuracy')}</th>
              <th scope="col">{w('progress.won')}</th>
              <th scope="col">{w('seats.lost')}</th>
              <th scope="col">{w('seats.luck')}</th>
            </tr>
          </thead>
          <tbody>
            {row(w('progress.all'), progress.all)}
            {progress.people.matches > 0 && row(w('progress.people'), progress.people)}
            {progress.bots.matches > 0 && row(w('progress.bots'), progress.bots)}
          </tbody>
        </table>
      </div>
      <dl className="progress-parts">
        <dt>{w('progress.phases')}</dt>
        <dd>
          {w('seats.phases')}: {PHASES.map(phase => percent(progress.phases[phase])).join(' · ')}
        </dd>
        {progress.categories.length > 0 && (
          <>
            <dt>{w('progress.categories')}</dt>
            <dd>
              {progress.categories
                .map(({ category, points }) => `${categoryName(category)} ${number.format(points)}`)
                .join(' · ')}
            </dd>
          </>
        )}
        {progress.openings.length > 0 && (
          <>
            <dt>{w('progress.openings')}</dt>
            <dd>
              <ul>
                {progress.openings.map(({ trip, matches, accuracy, won }, i) => (
                  <li key={nth(i, 'opening')}>
                    {say(trip)}: {w('progress.matches', { matches })}, {percent(accuracy)},{' '}
                    {w('progress.won')} {percent(100 * won)}
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
      </dl>
      {suggestion && (
        <p>
          <strong>{w('progress.suggestion')}:</strong>{' '}
          {suggestion.kind === 'category'
            ? w('progress.category', { category: categoryName(suggestion.category) })
            : w(`progress.${suggestion.phase}`)}{' '}
          <Link className="button small" to={`/learn#${lessonPlace(progress.game, lesson.id)}`}>
            {w('progress.lesson', { lesson: words({ key: lesson.title }) })}
          </Link>
        </p>
      )}
    </section>
  )
}
