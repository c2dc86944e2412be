import { type OidcResponse, paths, type SessionResponse } from '@railhead/protocol'
import { Link, useSearchParams } from 'react-router'
import { useApp } from '../app/AppContext.js'
import { http } from '../table/http.js'
import { useAttempt } from './useAttempt.js'
import { Fault, useWords } from './Words.js'

interface ServicePanelProps {
  readonly session: SessionResponse
}

/** Logging in by a service of others, where the server takes one; and the way to the pages of its administrators. */
export function ServicePanel({ session }: ServicePanelProps) {
  const { me } = useApp()
  const w = useWords()
  const [search] = useSearchParams()
  const { busy, fault, attempt } = useAttempt()
  const { oidc: name, role } = session
  const failed = search.get('login') === 'failed'
  const offers = name !== undefined && me?.kind !== 'account'
  if (!offers && role === undefined && !failed) return null
  const go = (): Promise<void> =>
    attempt(async () => {
      const { address } = await http<OidcResponse>('POST', paths.oidc, {})
      location.assign(address)
    })
  return (
    <section className="panel" aria-label={w('login.title')}>
      {failed && (
        <p className="fault" role="alert">
          {w('login.serviceOther')}
        </p>
      )}
      <Fault fault={fault} />
      <div className="row">
        {offers && (
          <button type="button" className="button primary" disabled={busy} onClick={() => void go()}>
            {w('login.service', { name })}
          </button>
        )}
        {role !== undefined && (
          <Link className="button" to="/admin">
            {w('you.admin')}
          </Link>
        )}
      </div>
    </section>
  )
}
