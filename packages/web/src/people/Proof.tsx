import type { AccountResponse } from '@railhead/protocol'
import { useState } from 'react'
import { Dialog } from '../ui/Dialog.js'
import { Field } from './Field.js'
import { useAttempt } from './useAttempt.js'
import { Fault, useWords } from './Words.js'

/** Whether the account shows by its password that it is its owner who wants something. */
export function asksPassword({ hasPassword, byLink }: AccountResponse): boolean {
  // Whoever came by a mailed link just now may have forgotten it.
  return hasPassword && !byLink
}

interface ProofProps {
  readonly title: string
  readonly text: string
  readonly action: string
  readonly account: AccountResponse
  readonly onProven: (password: string | undefined) => Promise<void>
  readonly onClose: () => void
}

/** Says what is about to change, and asks for the password if the account has one. */
export function Proof({ title, text, action, account, onProven, onClose }: ProofProps) {
  const w = useWords()
  const { busy, fault, attempt } = useAttempt()
  const [password, setPassword] = useState('')
  const asks = asksPassword(account)
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <form
        onSubmit={event => {
          event.preventDefault()
          void attempt(() => onProven(asks ? password : undefined))
        }}
      >
        {asks && (
          <Field
            label={w('password.old')}
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={setPassword}
          />
        )}
        <Fault fault={fault} />
        <div className="row">
          <button type="submit" className="button primary" disabled={busy}>
            {action}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {w('services.keep')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
