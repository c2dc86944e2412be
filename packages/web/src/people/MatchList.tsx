import { paths, type Result } from '@railhead/protocol'
import { Link } from 'react-router'
import { useT } from '../app/AppContext.js'
import { gameName } from '../lobby/gameName.js'
import { nth } from '../ui/nth.js'
import { SeatMark } from '../ui/SeatMark.js'
import { categoriesOf } from './figures.js'
import type { GameWords } from './useGames.js'
import { useWords } from './Words.js'

interface MatchListProps {
  readonly results: readonly Result[]
  readonly person: string
  readonly words: GameWords
  /** Fetches earlier ones; absent if there are none. */
  readonly onMore?: () => void
  readonly busy: boolean
}

/** Finished matches, last first; each opens to its score sheet. */
export function MatchList({ results, person, words, onMore, busy }: MatchListProps) {
  const w = useWords()
  return (
    <section className="panel" aria-label={w('results.finished')}>
      <h2>{w('results.finished')}</h2>
      <ul className="match-list">
        {results.map((result, i) => (
          <li key={nth(i, result.finishedAt)}>
            <MatchRow result={result} person={person} words={words} />
          </li>
        ))}
      </ul>
      {onMore && (
        <button type="button" className="button" disabled={busy} onClick={onMore}>
          {w('results.more')}
        </button>
      )}
    </section>
  )
}

interface MatchRowProps {
  readonly result: Result
  readonly person: string
  readonly words: GameWords
}

function MatchRow({ result: { game, edition, finishedAt, seats, table }, person, words }: MatchRowProps) {
  const t = useT()
  const w = useWords()
  const date = new Intl.DateTimeFormat(t.lang, { dateStyle: 'medium', timeStyle: 'short' })
  const own = seats.find(seat => seat.person === person)
  return (
    <details>
      <summary>
        <span className="match-title">
          {gameName(t, game)}
          {own && (
            <strong className={own.rank === 1 && !own.byBot ? 'badge' : 'quiet'}>
              {own.byBot || own.conceded
                ? w(own.conceded ? 'results.conceded' : 'results.byBot')
                : own.rank === 1
                  ? w('results.wonIt')
                  : w('results.rank', { rank: own.rank, seats: seats.length })}
            </strong>
          )}
        </span>
        <span className="quiet">
          {date.format(finishedAt)}
          {edition !== null && ` · ${words.edition(game, edition)}`}
        </span>
        {own?.unrated && <span className="quiet">{w(`results.unrated.${own.unrated}`)}</span>}
        <span className="seat-names">
          {seats.map((seat, i) => (
            <span key={nth(i, 'seat')}>
              <SeatMark seat={i} /> {seat.name ?? w('results.bot')} <strong>{seat.total}</strong>
              {seat.bot && <em className="quiet"> {w('results.byBotShort')}</em>}
              {seat.byBot && <em className="quiet"> {w('results.byBotShort')}</em>}
              {seat.conceded && <em className="quiet"> {w('results.concededShort')}</em>}
            </span>
          ))}
        </span>
      </summary>
      <div className="score-scroll">
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{t('score.category')}</th>
              {seats.map((seat, i) => (
                <th scope="col" key={nth(i, 'seat')}>
                  <SeatMark seat={i} /> {seat.name ?? w('results.bot')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categoriesOf(seats.map(({ categories }) => categories)).map(category => (
              <tr key={category}>
                <th scope="row">{words.category(game, category)}</th>
                {seats.map((seat, i) => (
                  <td key={nth(i, 'seat')}>{seat.categories[category] ?? 0}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('score.total')}</th>
              {seats.map((seat, i) => (
                <td key={nth(i, 'seat')}>{seat.total}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {table !== null && (
        <Link className="button small" to={paths.page(table)}>
          {w('results.toTable')}
        </Link>
      )}
    </details>
  )
}
