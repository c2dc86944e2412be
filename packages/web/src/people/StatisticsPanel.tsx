import { type GameStatistics, type GroupStatistics, paths } from '@railhead/protocol'
import { Link } from 'react-router'
import { useT } from '../app/AppContext.js'
import { gameName } from '../lobby/gameName.js'
import { categoriesOf, share } from './figures.js'
import { RatingLine } from './RatingLine.js'
import type { GameWords } from './useGames.js'
import { useWords } from './Words.js'

interface StatisticsPanelProps {
  readonly statistics: GameStatistics
  readonly words: GameWords
}

/** One game in figures: the rating, and what each edition and number of seats came to. */
export function StatisticsPanel({ statistics, words }: StatisticsPanelProps) {
  const { game, rating, history, groups } = statistics
  const t = useT()
  const w = useWords()
  return (
    <section className="panel" aria-label={gameName(t, game)}>
      <header className="game-head">
        <h2>{gameName(t, game)}</h2>
        {rating && <strong className="badge">{w('results.rating', { value: rating.value })}</strong>}
      </header>
      <p className="quiet">
        {rating
          ? w('results.ratingHelp', { deviation: rating.deviation, matches: rating.matches })
          : w('results.unrated')}{' '}
        {rating?.provisional && w('results.provisional')} {w('results.whoRates')}
      </p>
      <RatingLine history={history} />
      <div className="groups">
        {groups.map(group => (
          <Group key={`${group.edition} ${group.seats}`} game={game} group={group} words={words} />
        ))}
      </div>
    </section>
  )
}

interface GroupProps {
  readonly game: string
  readonly group: GroupStatistics
  readonly words: GameWords
}

function Group({ game, group, words }: GroupProps) {
  const t = useT()
  const w = useWords()
  const one = new Intl.NumberFormat(t.lang, { maximumFractionDigits: 1 })
  const percent = new Intl.NumberFormat(t.lang, { style: 'percent' })
  const day = new Intl.DateTimeFormat(t.lang, { dateStyle: 'medium' })
  const categories = categoriesOf([group.means])
  const most = Math.max(...categories.map(category => Math.abs(group.means[category] ?? 0)))
  const edition = group.edition === null ? '' : `${words.edition(game, group.edition)} · `
  return (
    <article className="group">
      <h3>
        {edition}
        {w('results.seats', { seats: group.seats })}
        <span className="quiet"> · {w('results.matches', { count: group.matches })}</span>
      </h3>
      <dl className="key-figures">
        <div>
          <dt>{w('results.won')}</dt>
          <dd>{percent.format(group.winRate)}</dd>
        </div>
        {group.best && (
          <div>
            <dt>{w('results.mean')}</dt>
            <dd>{one.format(group.meanTotal)}</dd>
          </div>
        )}
        {group.best && (
          <div>
            <dt>
              {w('results.best')}, {day.format(group.best.at)}
            </dt>
            <dd>
              {group.best.table === null ? (
                group.best.total
              ) : (
                <Link to={paths.page(group.best.table)}>{group.best.total}</Link>
              )}
            </dd>
          </div>
        )}
      </dl>
      <table className="means">
        <caption className="quiet">{w('results.categories')}</caption>
        <tbody>
          {categories.map(category => (
            <tr key={category}>
              <th scope="row">{words.category(game, category)}</th>
              <td>
                <span className="mean-bar">
                  <span
                    className={group.means[category] < 0 ? 'minus' : undefined}
                    style={{ width: `${share(group.means[category], most)}%` }}
                  />
                </span>
              </td>
              <td className="number">{one.format(group.means[category])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  )
}
