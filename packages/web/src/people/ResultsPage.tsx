import { LIMITS, paths, type Result, type ResultsResponse, type StatisticsResponse } from '@railhead/protocol'
import { useEffect, useMemo, useState } from 'react'
import { Link, useParams } from 'react-router'
import { useApp } from '../app/AppContext.js'
import { OfflinePage } from '../app/OfflinePage.js'
import { Page } from '../app/Page.js'
import { http } from '../table/http.js'
import { AgainstPanel } from './AgainstPanel.js'
import { opponentsOf } from './figures.js'
import { MatchList } from './MatchList.js'
import { StatisticsPanel } from './StatisticsPanel.js'
import { useAttempt } from './useAttempt.js'
import { useGameWords } from './useGames.js'
import { Fault, useWords, Words } from './Words.js'

export default function ResultsPage() {
  const { id } = useParams()
  const { me, unreached } = useApp()
  const person = id ?? me?.id
  if (person !== undefined)
    return (
      <Words>
        <Results key={person} person={person} />
      </Words>
    )
  return <Words>{unreached ? <Unreached /> : <Nobody />}</Words>
}

function Unreached() {
  const w = useWords()
  return <OfflinePage title={w('results.title')} />
}

function Nobody() {
  const { t } = useApp()
  const w = useWords()
  return (
    <Page title={w('results.title')}>
      <p>{w('results.nobody')}</p>
      <div className="row">
        <Link className="button primary" to="/">
          {t('toLobby')}
        </Link>
        <Link className="button" to="/account">
          {w('login.logIn')}
        </Link>
      </div>
    </Page>
  )
}

/** How somebody fared: figures by game, head to head, and the matches themselves. */
function Results({ person }: { readonly person: string }) {
  const { me } = useApp()
  const w = useWords()
  const { busy, fault, attempt } = useAttempt()
  const [statistics, setStatistics] = useState<StatisticsResponse | null>(null)
  const [results, setResults] = useState<readonly Result[] | null>(null)
  const [more, setMore] = useState(false)

  useEffect(() => {
    void attempt(async () => {
      const [figures, first] = await Promise.all([
        http<StatisticsResponse>('GET', paths.statistics(person)),
        http<ResultsResponse>('GET', paths.results(person)),
      ])
      setStatistics(figures)
      setResults(first.results)
      setMore(first.results.length === LIMITS.listPage)
    })
  }, [attempt, person])

  const earlier = (): Promise<void> =>
    attempt(async () => {
      const last = results?.at(-1)
      if (!last) return
      const next = await http<ResultsResponse>('GET', paths.results(person, last.finishedAt))
      setResults(now => [...(now ?? []), ...next.results])
      setMore(next.results.length === LIMITS.listPage)
    })

  const games = useMemo(() => (results ?? []).map(({ game }) => game), [results])
  const words = useGameWords(games)
  const opponents = useMemo(() => opponentsOf(results ?? [], person), [results, person])
  const mine = person === me?.id
  const name = statistics?.person.name ?? ''
  return (
    <Page title={mine || name === '' ? w('results.title') : w('results.of', { name })}>
      <Fault fault={fault} />
      {results?.length === 0 && <p>{w('results.none')}</p>}
      {statistics && results && results.length > 0 && (
        <div className="results">
          {statistics.games.map(game => (
            <StatisticsPanel key={game.game} statistics={game} words={words} />
          ))}
          <AgainstPanel person={person} name={name} opponents={opponents} />
          <MatchList
            results={results}
            person={person}
            words={words}
            {...(more ? { onMore: () => void earlier() } : {})}
            busy={busy}
          />
        </div>
      )}
    </Page>
  )
}
