import { type OidcResponse, paths, type SessionResponse } from '@railhead/protocol'
import { Link, useSearchParams } from 'react-router'
import { useApp } from '../app/AppContext.js'
import { http } from '../table/http.js'
import { useAttempt } from './useAttempt.js'
import { Fault, useWords } from './Words.js'

interface ServicePanelProps {
  readonly session: SessionResponse
  /** Whether the account is reached by the service already. */
  readonly linked: boolean
}

/** Logging in by a service of others, where the server takes one; and the way to the pages of its administrators. */
export function ServicePanel({ session, linked }: ServicePanelProps) {
  const { me } = useApp()
  const w = useWords()
  const [search] = useSearchParams()
  const { busy, fault, attempt } = useAttempt()
  const { oidc: name, role } = session
  const failed = search.get('login') === 'failed'
  if (name === undefined && role === undefined && !failed) return null
  const isAccount = me?.kind === 'account'
  const go = (): Promise<void> =>
    attempt(async () => {
      const { address } = await http<OidcResponse>('POST', paths.oidc, { link: isAccount })
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
        {name !== undefined && !(isAccount && linked) && (
          <button type="button" className="button primary" disabled={busy} onClick={() => void go()}>
            {w(isAccount ? 'login.linkService' : 'login.service', { name })}
          </button>
        )}
        {name !== undefined && isAccount && linked && <p className="quiet">{w('login.linked', { name })}</p>}
        {role !== undefined && (
          <Link className="button" to="/admin">
            {w('you.admin')}
          </Link>
        )}
      </div>
    </section>
  )
}
