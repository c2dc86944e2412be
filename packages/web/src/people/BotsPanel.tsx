import { type BotInfo, type BotsResponse, LIMITS, type NewBotResponse, paths } from '@railhead/protocol'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useT } from '../app/AppContext.js'
import { gameName } from '../lobby/gameName.js'
import { http } from '../table/http.js'
import { Field } from './Field.js'
import { TokenOnce } from './TokenOnce.js'
import { useAttempt } from './useAttempt.js'
import { Fault, useWords } from './Words.js'

/** My own bots: programs with a name, which others invite. */
export function BotsPanel() {
  const t = useT()
  const w = useWords()
  const { busy, fault, attempt } = useAttempt()
  const [bots, setBots] = useState<readonly BotInfo[]>([])
  const [made, setMade] = useState<NewBotResponse | null>(null)
  const [name, setName] = useState('')
  const [accepts, setAccepts] = useState(false)
  const load = useCallback(async (): Promise<void> => {
    setBots((await http<BotsResponse>('GET', paths.myBots)).bots)
  }, [])
  useEffect(() => {
    void attempt(load)
  }, [attempt, load])

  const make = (): Promise<void> =>
    attempt(async () => {
      const invitations = accepts ? 'accept' : 'ask'
      setMade(await http<NewBotResponse>('POST', paths.bots, { name, invitations }))
      setName('')
      await load()
    })
  const renew = (id: string): Promise<void> =>
    attempt(async () => setMade(await http<NewBotResponse>('POST', paths.botToken(id))))
  const change = (bot: BotInfo): Promise<void> =>
    attempt(async () => {
      const invitations = bot.invitations === 'accept' ? 'ask' : 'accept'
      await http('PUT', paths.bot(bot.id), { invitations })
      await load()
    })
  const forget = (id: string): Promise<void> =>
    attempt(async () => {
      await http('DELETE', paths.bot(id))
      if (made?.bot.id === id) setMade(null)
      await load()
    })
  return (
    <section className="panel" aria-label={w('bots.mine')}>
      <h2>{w('bots.mine')}</h2>
      <p className="quiet">
        {w('bots.mineLead')} <Link to="/bots">{t('bots.title')}</Link>
      </p>
      {made && (
        <TokenOnce key={made.token} label={w('bots.token', { name: made.bot.name })} token={made.token} />
      )}
      <ul className="entries">
        {bots.map(bot => (
          <li key={bot.id}>
            <span className="grow">
              {bot.name}
              <br />
              <span className="quiet">
                {bot.games.map(game => gameName(t, game)).join(', ')} ·{' '}
                {w('bots.tablesOf', { tables: bot.tables, most: bot.most })} ·{' '}
                {w(bot.since === null ? 'bots.away' : 'bots.here')}
              </span>
              <label className="check">
                <input
                  type="checkbox"
                  checked={bot.invitations === 'accept'}
                  disabled={busy}
                  onChange={() => void change(bot)}
                />{' '}
                {w('bots.accept')}
              </label>
            </span>
            <button type="button" className="button small" disabled={busy} onClick={() => void renew(bot.id)}>
              {w('bots.renew')}
            </button>
            <button
              type="button"
              className="button small"
              disabled={busy}
              onClick={() => void forget(bot.id)}
            >
              {w('bots.forget', { name: bot.name })}
            </button>
          </li>
        ))}
      </ul>
      <Fault fault={fault} />
      {bots.length < LIMITS.bots && (
        <form
          onSubmit={event => {
            event.preventDefault()
            void make()
          }}
        >
          <Field label={w('bots.newName')} value={name} maxLength={LIMITS.name} onChange={setName} />
          <label className="check">
            <input type="checkbox" checked={accepts} onChange={event => setAccepts(event.target.checked)} />{' '}
            {w('bots.accept')}
          </label>
          <button type="submit" className="button" disabled={busy || name.trim() === ''}>
            {w('bots.make')}
          </button>
        </form>
      )}
    </section>
  )
}
