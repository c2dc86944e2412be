import { type AccountAnswer, type Me, paths, type SessionAnswer } from '@railhead/protocol'
import { useCallback, useEffect, useState } from 'react'
import { useApp } from '../app/AppContext.js'
import { Page } from '../app/Page.js'
import { HttpFault, http } from '../table/http.js'
import { DataPanel } from './DataPanel.js'
import { JoinPanel, LoginPanel } from './LoginPanels.js'
import { PasswordPanel } from './PasswordPanel.js'
import { QuietPanel } from './QuietPanel.js'
import { SessionsPanel } from './SessionsPanel.js'
import { TellingPanel } from './TellingPanel.js'
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
  const [account, setAccount] = useState<AccountAnswer | null>(null)
  const [mailWorks, setMailWorks] = useState<boolean | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  const id = me?.id
  const kind = me?.kind

  const load = useCallback(async (): Promise<void> => {
    try {
      const session = await http<SessionAnswer>('GET', paths.session)
      setMailWorks(session.mailWorks === true)
      setAccount(session.me === null ? null : await http<AccountAnswer>('GET', paths.account))
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

  const enter = (now: Me | null): void => {
    setAccount(null)
    become(now)
  }
  const offline = fault instanceof HttpFault && fault.code === 'offline'
  const links = mailWorks === true
  return (
    <Page title={t('account')}>
      <Fault fault={fault} />
      {!offline && (
        <div className="people">
          {me && account && <YouPanel me={me} account={account} onLeave={() => enter(null)} />}
          {mailWorks !== null && me?.kind !== 'account' && (
            <>
              <JoinPanel onEnter={enter} />
              <LoginPanel links={links} onEnter={enter} />
            </>
          )}
          {me && account && (
            <>
              <TellingPanel me={me} account={account} />
              <QuietPanel key={me.id} />
              {me.kind === 'account' && (
                <>
                  <SessionsPanel account={account} onChange={load} />
                  <TokensPanel />
                  <PasswordPanel account={account} onChange={load} />
                </>
              )}
              <DataPanel me={me} account={account} onGone={() => enter(null)} />
            </>
          )}
        </div>
      )}
    </Page>
  )
}
