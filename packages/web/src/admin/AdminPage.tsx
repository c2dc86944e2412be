import { paths, type Role, type SessionResponse } from '@railhead/protocol'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useApp } from '../app/AppContext.js'
import { Page } from '../app/Page.js'
import { Field } from '../people/Field.js'
import { useAttempt } from '../people/useAttempt.js'
import { HttpFault, http } from '../table/http.js'
import { faultText } from '../ui/faults.js'
import { CorrectionsPanel } from './CorrectionsPanel.js'
import { OverviewPanel } from './OverviewPanel.js'
import { PeoplePanel } from './PeoplePanel.js'
import { ReportsPanel } from './ReportsPanel.js'
import { TablesPanel } from './TablesPanel.js'
import { useWords, Words } from './words.js'
import '../styles/people.css'
import './admin.css'

export default function AdminPage() {
  return (
    <Words>
      <Administration />
    </Words>
  )
}

/** Everything that those see and do who look after this server. */
function Administration() {
  const { t } = useApp()
  const w = useWords()
  const [session, setSession] = useState<SessionResponse | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  const load = useCallback(() => http<SessionResponse>('GET', paths.session).then(setSession, setFault), [])
  useEffect(() => void load(), [load])
  const role = session?.role
  return (
    <Page title={w('title')}>
      {fault !== null && (
        <p className="fault" role="alert">
          {faultText(t, fault)}
        </p>
      )}
      {session && role === undefined && <Claim session={session} onDone={load} />}
      {role !== undefined && <Panels role={role} />}
    </Page>
  )
}

function Panels({ role }: { readonly role: Role }) {
  return (
    <div className="account admin">
      <OverviewPanel />
      <ReportsPanel />
      <TablesPanel />
      <PeoplePanel role={role} />
      {role === 'admin' && <CorrectionsPanel />}
    </div>
  )
}

interface ClaimProps {
  readonly session: SessionResponse
  readonly onDone: () => Promise<void>
}

/** Whoever has the code of the server becomes its administrator. */
function Claim({ session, onDone }: ClaimProps) {
  const { t } = useApp()
  const w = useWords()
  const { busy, fault, attempt } = useAttempt()
  const [code, setCode] = useState('')
  const wrong = fault instanceof HttpFault && fault.code === 'wrongLogin'
  if (session.me?.kind !== 'account')
    return (
      <section className="panel">
        <p>{w('noRole')}</p>
        <Link className="button primary" to="/account">
          {w('account')}
        </Link>
      </section>
    )
  return (
    <form
      className="panel form"
      onSubmit={event => {
        event.preventDefault()
        void attempt(async () => {
          await http('POST', paths.adminClaim, { code })
          await onDone()
        })
      }}
    >
      <p>{w('noRole')}</p>
      <Field label={w('code')} type="password" autoComplete="off" required value={code} onChange={setCode} />
      <p className="quiet">{w('codeHelp')}</p>
      {fault !== null && (
        <p className="fault" role="alert">
          {wrong ? w('wrongCode') : faultText(t, fault)}
        </p>
      )}
      <button type="submit" className="button primary" disabled={busy}>
        {w('claim')}
      </button>
    </form>
  )
}
