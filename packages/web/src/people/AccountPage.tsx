import { type AccountResponse, type Me, paths, type SessionResponse } from '@railhead/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useApp } from '../app/AppContext.js'
import { OfflinePage } from '../app/OfflinePage.js'
import { Page } from '../app/Page.js'
import { HttpFault, http } from '../table/http.js'
import { BotsPanel } from './BotsPanel.js'
import { DataPanel } from './DataPanel.js'
import { JoinPanel, LoginPanel } from './LoginPanels.js'
import { NotificationsPanel } from './NotificationsPanel.js'
import { PasswordPanel } from './PasswordPanel.js'
import { QuietPanel } from './QuietPanel.js'
import { ServicePanel } from './ServicePanel.js'
import { ServicesPanel } from './ServicesPanel.js'
import { SessionsPanel } from './SessionsPanel.js'
import { TokensPanel } from './TokensPanel.js'
import { Fault, Words } from './Words.js'
import { YouPanel } from './YouPanel.js'

export default function AccountPage() {
  return (
    <Words>
      <Account />
    </Words>
  )
}

/** Everything that concerns me on this server. */
function Account() {
  const { t, me, become } = useApp()
  const [account, setAccount] = useState<AccountResponse | null>(null)
  const [mailWorks, setMailWorks] = useState<boolean | null>(null)
  const [session, setSession] = useState<SessionResponse | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  const id = me?.id
  const kind = me?.kind

  const load = useCallback(async (): Promise<void> => {
    try {
      const found = await http<SessionResponse>('GET', paths.session)
      setSession(found)
      setMailWorks(found.mailWorks === true)
      setAccount(found.me === null ? null : await http<AccountResponse>('GET', paths.account))
      setFault(null)
    } catch (error) {
      setFault(error)
    }
  }, [])
  useEffect(() => {
    // Somebody else, or a guest no more: what is shown is fetched anew.
    void id
    void kind
    void load()
  }, [load, id, kind])

  // Who came or went pressed a button that is gone: the focus goes to whose account this is, or to the title.
  const entered = useRef(false)
  useEffect(() => {
    if (!entered.current || (me !== null && account === null)) return
    entered.current = false
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>(me ? 'main .whose' : 'main h1')?.focus()
  }, [me, account])

  const enter = (now: Me | null): void => {
    entered.current = true
    setAccount(null)
    become(now)
  }
  const offline = fault instanceof HttpFault && fault.code === 'offline'
  const links = mailWorks === true
  if (offline) return <OfflinePage title={t('account')} />
  return (
    <Page title={t('account')}>
      <Fault fault={fault} />
      <div className="account">
        {session && <ServicePanel session={session} />}
        {me && account && <YouPanel me={me} account={account} onLeave={() => enter(null)} />}
        {mailWorks !== null && me?.kind !== 'account' && (
          <>
            <JoinPanel onEnter={enter} />
            <LoginPanel links={links} onEnter={enter} />
          </>
        )}
        {me && account && (
          <>
            <NotificationsPanel me={me} account={account} />
            <QuietPanel key={me.id} />
            {me.kind === 'account' && (
              <>
                <SessionsPanel account={account} onChange={load} />
                <ServicesPanel account={account} offered={session?.oidc} onChange={load} />
                <BotsPanel />
                <TokensPanel account={account} />
                <PasswordPanel account={account} onChange={load} />
              </>
            )}
            <DataPanel me={me} account={account} onGone={() => enter(null)} />
          </>
        )}
      </div>
    </Page>
  )
}
