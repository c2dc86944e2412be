import { type BotInfo, type BotsResponse, paths } from '@railhead/protocol'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useT } from '../app/AppContext.js'
import { OfflinePage } from '../app/OfflinePage.js'
import { Page } from '../app/Page.js'
import { gameName } from '../lobby/gameName.js'
import { HttpFault, http } from '../table/http.js'
import { SCROLLED } from '../ui/scrolled.js'
import { Fault, useWords, Words } from './Words.js'

const REFRESH = 10_000

export default function BotsPage() {
  return (
    <Words>
      <Bots />
    </Words>
  )
}

/** The bots of others that are connected now. */
function Bots() {
  const t = useT()
  const w = useWords()
  const [bots, setBots] = useState<readonly BotInfo[] | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  const load = useCallback(() => {
    http<BotsResponse>('GET', paths.bots).then(found => {
      setBots(found.bots)
      setFault(null)
    }, setFault)
  }, [])
  useEffect(() => {
    load()
    const timer = setInterval(() => document.visibilityState === 'visible' && load(), REFRESH)
    return () => clearInterval(timer)
  }, [load])
  if (fault instanceof HttpFault && fault.code === 'offline') return <OfflinePage title={t('bots.title')} />
  return (
    <Page title={t('bots.title')}>
      <Fault fault={fault} />
      <section className="panel">
        <p>{w('bots.lead')}</p>
        {bots?.length === 0 && <p className="quiet">{w('bots.nobody')}</p>}
        {bots && bots.length > 0 && <BotTable bots={bots} />}
        <p className="row">
          <Link className="button" to="/new">
            {t('lobby.new')}
          </Link>
          <Link className="button" to="/account">
            {w('bots.own')}
          </Link>
          <a className="button plain" href="/docs/api.html">
            {w('bots.docs')}
          </a>
        </p>
      </section>
    </Page>
  )
}

function BotTable({ bots }: { readonly bots: readonly BotInfo[] }) {
  const t = useT()
  const w = useWords()
  const time = new Intl.DateTimeFormat(t.lang, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div className="score-scroll" {...SCROLLED}>
      <table className="plain-table">
        <thead>
          <tr>
            {(['name', 'owner', 'games', 'tables', 'since'] as const).map(column => (
              <th scope="col" key={column}>
                {w(`bots.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bots.map(bot => (
            <tr key={bot.id}>
              <th scope="row">
                <Link to={`/people/${bot.id}`}>{bot.name}</Link>
              </th>
              <td>{bot.owner.name}</td>
              <td>{bot.games.map(game => gameName(t, game)).join(', ')}</td>
              <td>{w('bots.tablesOf', { tables: bot.tables, most: bot.most })}</td>
              <td>{bot.since !== null && time.format(bot.since)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
