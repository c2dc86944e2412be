import { type AccountResponse, type DeleteAccountBody, type Me, paths } from '@railhead/protocol'
import { useState } from 'react'
import { http } from '../table/http.js'
import { Dialog } from '../ui/Dialog.js'
import { download } from '../ui/download.js'
import { Field } from './Field.js'
import { useAttempt } from './useAttempt.js'
import { Fault, useWords } from './Words.js'

interface DataPanelProps {
  readonly me: Me
  readonly account: AccountResponse
  readonly onGone: () => void
}

/** What the server knows of me: to take along, and to have forgotten. */
export function DataPanel({ me, account, onGone }: DataPanelProps) {
  const w = useWords()
  const { busy, fault, attempt } = useAttempt()
  const [asking, setAsking] = useState(false)
  const take = (): Promise<void> =>
    attempt(async () => download('railhead-me.json', await http('GET', paths.exportMe)))
  return (
    <section className="panel" aria-label={w('data.title')}>
      <h2>{w('data.title')}</h2>
      <p className="quiet">{w('data.exportText')}</p>
      <Fault fault={fault} />
      <div className="row">
        <button type="button" className="button" disabled={busy} onClick={() => void take()}>
          {w('data.export')}
        </button>
        <button type="button" className="button danger" onClick={() => setAsking(true)}>
          {me.kind === 'account' ? w('data.delete') : w('data.deleteGuest')}
        </button>
      </div>
      {asking && (
        <Farewell
          me={me}
          asksPassword={account.hasPassword}
          onGone={onGone}
          onKeep={() => setAsking(false)}
        />
      )}
    </section>
  )
}

interface FarewellProps {
  readonly me: Me
  readonly asksPassword: boolean
  readonly onGone: () => void
  readonly onKeep: () => void
}

/** Says what goes and what stays before anything is deleted. */
function Farewell({ me, asksPassword, onGone, onKeep }: FarewellProps) {
  const w = useWords()
  const { busy, fault, attempt } = useAttempt()
  const [password, setPassword] = useState('')
  const forget = (): Promise<void> =>
    attempt(async () => {
      const body: DeleteAccountBody = asksPassword ? { password } : {}
      await http('DELETE', paths.account, body)
      onGone()
    })
  return (
    <Dialog title={w('data.deleteTitle', { name: me.name })} onClose={onKeep}>
      <ul>
        <li>{w('data.delete.running')}</li>
        <li>{w('data.delete.finished')}</li>
        <li>{w('data.delete.words')}</li>
      </ul>
      <p>
        <strong>{w('data.delete.back')}</strong>
      </p>
      <form
        onSubmit={event => {
          event.preventDefault()
          void forget()
        }}
      >
        {asksPassword && (
          <Field
            label={w('login.password')}
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={setPassword}
          />
        )}
        <Fault fault={fault} />
        <div className="row">
          <button type="submit" className="button danger" disabled={busy}>
            {me.kind === 'account' ? w('data.delete') : w('data.deleteGuest')}
          </button>
          <button type="button" className="button" onClick={onKeep}>
            {w('data.keep')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
