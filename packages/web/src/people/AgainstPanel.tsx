import { type AgainstResponse, paths } from '@railhead/protocol'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useApp } from '../app/AppContext.js'
import { gameName } from '../lobby/gameName.js'
import { http } from '../table/http.js'
import type { Opponent } from './figures.js'
import { useAttempt } from './useAttempt.js'
import { Fault, useWords } from './Words.js'

interface AgainstPanelProps {
  readonly person: string
  readonly name: string
  readonly opponents: readonly Opponent[]
}

/** One person against another: on one's own page against anybody met, on another's against oneself first. */
export function AgainstPanel({ person, name, opponents }: AgainstPanelProps) {
  const { t, me } = useApp()
  const w = useWords()
  const { fault, attempt } = useAttempt()
  const [wish, setWish] = useState<string | null>(null)
  const [found, setFound] = useState<AgainstResponse | null>(null)
  const other = wish ?? opponents.find(({ id }) => id === me?.id)?.id ?? opponents[0]?.id
  useEffect(() => {
    setFound(null)
    if (other === undefined) return
    void attempt(async () => setFound(await http('GET', paths.against(person, other))))
  }, [attempt, person, other])
  if (other === undefined) return null
  return (
    <section className="panel" aria-label={w('against.title')}>
      <h2>{w('against.title')}</h2>
      <div className="row against">
        <label>
          {w('against.with', { name })}{' '}
          <select value={other} onChange={event => setWish(event.target.value)}>
            {opponents.map(({ id, name: their }) => (
              <option key={id} value={id}>
                {id === me?.id ? `${their} (${t('seat.me')})` : their}
              </option>
            ))}
          </select>
        </label>
        <Link className="button small plain" to={other === me?.id ? '/results' : `/people/${other}`}>
          {w('results.of', { name: opponents.find(({ id }) => id === other)?.name ?? '' })}
        </Link>
      </div>
      <Fault fault={fault} />
      {found && (
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col" />
              {(['ahead', 'behind', 'equal'] as const).map(column => (
                <th scope="col" key={column}>
                  {w(`against.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.games.map(game => (
              <tr key={game.game}>
                <th scope="row">{gameName(t, game.game)}</th>
                <td>{game.ahead}</td>
                <td>{game.behind}</td>
                <td>{game.equal}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
