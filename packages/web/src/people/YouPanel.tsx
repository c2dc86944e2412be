import laurelsTrophy from 'game-icon:laurels-trophy'
import { type AccountResponse, type Me, paths } from '@railhead/protocol'
import { useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '../icons/Icon.js'
import { NameField } from '../lobby/NameField.js'
import { http } from '../table/http.js'
import { useAttempt } from './useAttempt.js'
import { Fault, useWords } from './Words.js'

interface YouPanelProps {
  readonly me: Me
  readonly account: AccountResponse
  readonly onLeave: () => void
}

/** My name, whose account this is, and the way out. */
export function YouPanel({ me, account, onLeave }: YouPanelProps) {
  const w = useWords()
  const { busy, fault, attempt } = useAttempt()
  const [sent, setSent] = useState(false)
  const { mail, verified, mailWorks } = account
  const leave = (): Promise<void> =>
    attempt(async () => {
      await http('DELETE', paths.session)
      onLeave()
    })
  const sendLink = (): Promise<void> =>
    attempt(async () => {
      await http('POST', paths.loginLink, { mail })
      setSent(true)
    })
  return (
    <section className="panel you" aria-label={w('you.title')}>
      <NameField />
      <div>
        {me.kind === 'guest' || mail === null ? (
          <p>{w('you.guest')}</p>
        ) : (
          <p className="whose" tabIndex={-1}>
            <strong>{w('you.account', { mail })}</strong>
            {!verified && (
              <span className="quiet">
                <br />
                {w(mailWorks ? 'you.unverified' : 'you.noMail')}
              </span>
            )}
          </p>
        )}
        {sent && mail !== null && <p role="status">{w('login.sent', { mail })}</p>}
        <Fault fault={fault} />
        <div className="row">
          <Link className="button" to="/results">
            <Icon d={laurelsTrophy} /> {w('you.results')}
          </Link>
          {me.kind === 'account' && !verified && mailWorks && !sent && (
            <button type="button" className="button" disabled={busy} onClick={() => void sendLink()}>
              {w('you.sendLink')}
            </button>
          )}
          {me.kind === 'account' && (
            <button type="button" className="button" disabled={busy} onClick={() => void leave()}>
              {w('you.logOut')}
            </button>
          )}
        </div>
      </div>
    </section>
  )
}
