import { type AccountResponse, LIMITS, type PasswordBody, paths } from '@railhead/protocol'
import { useState } from 'react'
import { http } from '../table/http.js'
import { Field } from './Field.js'
import { asksPassword } from './Proof.js'
import { useAttempt } from './useAttempt.js'
import { Fault, useWords } from './Words.js'

interface PasswordPanelProps {
  readonly account: AccountResponse
  readonly onChange: () => Promise<void>
}

/** A new password, or the first one of an account that was made by a link. */
export function PasswordPanel({ account, onChange }: PasswordPanelProps) {
  const w = useWords()
  const { busy, fault, attempt } = useAttempt()
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  const [changed, setChanged] = useState(false)
  const needsOld = asksPassword(account)
  const save = (): Promise<void> =>
    attempt(async () => {
      setChanged(false)
      const body: PasswordBody = needsOld ? { password, old } : { password }
      await http('PUT', paths.password, body)
      setOld('')
      setPassword('')
      setChanged(true)
      await onChange()
    })
  return (
    <section className="panel" aria-label={w('password.title')}>
      <h2>{w('password.title')}</h2>
      <p className="quiet">{account.hasPassword ? w('password.ends') : w('password.none')}</p>
      <form
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        {needsOld && (
          <Field
            label={w('password.old')}
            type="password"
            autoComplete="current-password"
            required
            value={old}
            onChange={setOld}
          />
        )}
        <Field
          label={w('password.new', { letters: LIMITS.password })}
          type="password"
          autoComplete="new-password"
          required
          minLength={LIMITS.password}
          value={password}
          onChange={setPassword}
        />
        <Fault fault={fault} />
        {changed && <p role="status">{w('password.changed')}</p>}
        <button type="submit" className="button" disabled={busy}>
          {w('password.save')}
        </button>
      </form>
    </section>
  )
}
