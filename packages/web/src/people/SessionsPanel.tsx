import { type AccountResponse, paths } from '@railhead/protocol'
import { useT } from '../app/AppContext.js'
import { http } from '../table/http.js'
import { deviceOf } from './device.js'
import { useAttempt } from './useAttempt.js'
import { Fault, useWords } from './Words.js'

interface SessionsPanelProps {
  readonly account: AccountResponse
  readonly onChange: () => Promise<void>
}

/** Where I am logged in. */
export function SessionsPanel({ account, onChange }: SessionsPanelProps) {
  const t = useT()
  const w = useWords()
  const { busy, fault, attempt } = useAttempt()
  const day = new Intl.DateTimeFormat(t.lang, { dateStyle: 'medium' })
  const end = (id: string): Promise<void> =>
    attempt(async () => {
      await http('DELETE', paths.endSession(id))
      await onChange()
    })
  return (
    <section className="panel" aria-label={w('sessions.title')}>
      <h2>{w('sessions.title')}</h2>
      <ul className="entries">
        {account.sessions.map(session => {
          const { browser, system } = deviceOf(session.device)
          return (
            <li key={session.id}>
              <span className="grow">
                {browser === undefined
                  ? w('device.unknown')
                  : system === undefined
                    ? browser
                    : w('device.on', { browser, system })}
                {session.current && <strong className="badge">{w('sessions.this')}</strong>}
                <br />
                <span className="quiet">
                  {w('sessions.since', {
                    since: day.format(session.createdAt),
                    seen: day.format(session.seenAt),
                  })}
                </span>
              </span>
              {!session.current && (
                <button
                  type="button"
                  className="button small"
                  disabled={busy}
                  onClick={() => void end(session.id)}
                >
                  {w('sessions.end')}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <Fault fault={fault} />
    </section>
  )
}
