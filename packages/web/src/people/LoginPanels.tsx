import { LIMITS, type Me, paths, type SessionResponse } from '@railhead/protocol'
import { useState } from 'react'
import { useApp } from '../app/AppContext.js'
import { NameField } from '../lobby/NameField.js'
import { useGuest } from '../lobby/useGuest.js'
import { http } from '../table/http.js'
import { Field } from './Field.js'
import { useAttempt } from './useAttempt.js'
import { Fault, useWords } from './Words.js'

interface EnterProps {
  readonly onEnter: (me: Me | null) => void
}

/** A guest, or somebody unknown, becomes an account. */
export function JoinPanel({ onEnter }: EnterProps) {
  const { me } = useApp()
  const w = useWords()
  const becomeGuest = useGuest()
  const { busy, fault, attempt } = useAttempt()
  const [mail, setMail] = useState('')
  const [password, setPassword] = useState('')
  const [sent, setSent] = useState<string | null>(null)
  const make = (): Promise<void> =>
    attempt(async () => {
      await becomeGuest()
      const answer = await http<SessionResponse>('POST', paths.account, { mail, password })
      if (answer.mailed) setSent(mail)
      else onEnter(answer.me)
    })
  return (
    <section className="panel" aria-label={w('join.title')}>
      <h2>{w('join.title')}</h2>
      {me ? <p className="quiet">{w('join.keep')}</p> : <NameField />}
      <form
        onSubmit={event => {
          event.preventDefault()
          void make()
        }}
      >
        <Field
          label={w('join.mail')}
          type="email"
          autoComplete="email"
          required
          value={mail}
          onChange={setMail}
        />
        <Field
          label={w('join.password', { letters: LIMITS.password })}
          type="password"
          autoComplete="new-password"
          required
          minLength={LIMITS.password}
          value={password}
          onChange={setPassword}
        />
        <Fault fault={fault} />
        <button type="submit" className="button primary" disabled={busy}>
          {w('join.make')}
        </button>
        {sent !== null && (
          <p className="after" role="status">
            {w('join.sent', { mail: sent })}
          </p>
        )}
      </form>
    </section>
  )
}

interface LoginPanelProps extends EnterProps {
  /** Whether the server mails links. */
  readonly links: boolean
}

/** By password, or by a mailed link. */
export function LoginPanel({ links, onEnter }: LoginPanelProps) {
  const { me } = useApp()
  const w = useWords()
  const { busy, fault, attempt } = useAttempt()
  const [mail, setMail] = useState('')
  const [password, setPassword] = useState('')
  const [sent, setSent] = useState<string | null>(null)
  const logIn = (): Promise<void> =>
    attempt(async () => onEnter((await http<SessionResponse>('POST', paths.login, { mail, password })).me))
  const sendLink = (): Promise<void> =>
    attempt(async () => {
      await http('POST', paths.loginLink, { mail })
      setSent(mail)
    })
  return (
    <section className="panel" aria-label={w('login.title')}>
      <h2>{w('login.title')}</h2>
      {me && <p className="quiet">{w('login.comeAlong')}</p>}
      <form
        onSubmit={event => {
          event.preventDefault()
          void logIn()
        }}
      >
        <Field
          label={w('join.mail')}
          type="email"
          autoComplete="username"
          required
          value={mail}
          onChange={setMail}
        />
        <Field
          label={w('login.password')}
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
        />
        <Fault fault={fault} />
        <div className="row">
          <button type="submit" className="button primary" disabled={busy}>
            {w('login.logIn')}
          </button>
          {links && (
            <button
              type="button"
              className="button"
              disabled={busy || mail.trim() === ''}
              onClick={() => void sendLink()}
            >
              {w('login.link')}
            </button>
          )}
        </div>
        {!links && <p className="quiet after">{w('login.noLinks')}</p>}
        {sent !== null && (
          <p className="after" role="status">
            {w('login.sent', { mail: sent })}
          </p>
        )}
      </form>
    </section>
  )
}
