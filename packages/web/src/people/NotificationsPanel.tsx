import {
  type AccountResponse,
  type Me,
  type NotificationsBody,
  type NotificationsResponse,
  paths,
} from '@railhead/protocol'
import { useEffect, useState } from 'react'
import { useT } from '../app/AppContext.js'
import { http } from '../table/http.js'
import { Field } from './Field.js'
import { PushFailed, type PushState, pushState, subscribe, unsubscribe, unsubscribeAll } from './push.js'
import { useAttempt } from './useAttempt.js'
import { Fault, useWords } from './Words.js'

interface NotificationsPanelProps {
  readonly me: Me
  readonly account: AccountResponse
}

/** How I am told that it is my turn, or that a match is over. */
export function NotificationsPanel({ me, account }: NotificationsPanelProps) {
  const w = useWords()
  const { busy, fault, attempt } = useAttempt()
  const [wishes, setWishes] = useState<NotificationsResponse | null>(null)
  useEffect(() => {
    void attempt(async () => setWishes(await http('GET', paths.notifications)))
  }, [attempt])
  const change = (body: NotificationsBody): Promise<void> =>
    attempt(async () => setWishes(await http('PUT', paths.notifications, body)))
  const mailFault = whyNoMail(me, account)
  return (
    <section className="panel" aria-label={w('notify.title')}>
      <h2>{w('notify.title')}</h2>
      <p className="quiet">{w('notify.lead')}</p>
      {wishes && (
        <>
          <PushField wishes={wishes} onChange={setWishes} />
          {mailFault === undefined ? (
            <fieldset className="choices">
              <legend className="visually-hidden">{w('notify.mail', { mail: account.mail ?? '' })}</legend>
              <label>
                <input
                  type="checkbox"
                  checked={wishes.mail}
                  disabled={busy}
                  onChange={event => void change({ mail: event.target.checked })}
                />
                {w('notify.mail', { mail: account.mail ?? '' })}
              </label>
            </fieldset>
          ) : (
            <p className="quiet">{w(`notify.mail.${mailFault}`)}</p>
          )}
          <WebhookField wishes={wishes} busy={busy} onChange={webhook => change({ webhook })} />
        </>
      )}
      <Fault fault={fault} />
    </section>
  )
}

function whyNoMail(me: Me, account: AccountResponse): 'guest' | 'server' | 'unverified' | undefined {
  if (!account.mailWorks) return 'server'
  if (me.kind === 'guest') return 'guest'
  return account.verified ? undefined : 'unverified'
}

interface PushFieldProps {
  readonly wishes: NotificationsResponse
  readonly onChange: (wishes: NotificationsResponse) => void
}

/** Messages of this browser; says plainly what it or the server cannot do. */
function PushField({ wishes, onChange }: PushFieldProps) {
  const w = useWords()
  const { busy, fault, attempt } = useAttempt()
  const [state, setState] = useState<PushState | null>(null)
  useEffect(() => {
    pushState(wishes).then(setState, () => setState('unsupported'))
  }, [wishes])
  const toggle = (on: boolean): Promise<void> =>
    attempt(async () => {
      const { pushKey } = wishes
      try {
        if (on && pushKey !== null) onChange(await subscribe(pushKey))
        else onChange(await unsubscribe(wishes))
      } finally {
        setState(await pushState(wishes))
      }
    })
  if (state === null) return null
  const usable = state === 'on' || state === 'off'
  const others = wishes.pushes > (state === 'on' ? 1 : 0)
  return (
    <>
      <fieldset className="choices">
        <legend className="visually-hidden">{w('notify.push')}</legend>
        <label className={usable ? undefined : 'refused'}>
          <input
            type="checkbox"
            checked={state === 'on'}
            disabled={busy || !usable}
            onChange={event => void toggle(event.target.checked)}
          />
          {w('notify.push')}
        </label>
      </fieldset>
      {!usable && <p className="quiet">{w(`notify.push.${state}`)}</p>}
      {fault instanceof PushFailed ? (
        <p className="fault" role="alert">
          {w('notify.push.failed')}
        </p>
      ) : (
        <Fault fault={fault} />
      )}
      {others && (
        <p className="row">
          <span className="quiet">{w('notify.pushes', { count: wishes.pushes })}</span>
          <button
            type="button"
            className="button small"
            disabled={busy}
            onClick={() => void attempt(async () => onChange(await unsubscribeAll()))}
          >
            {w('notify.pushOff')}
          </button>
        </p>
      )}
    </>
  )
}

interface WebhookFieldProps {
  readonly wishes: NotificationsResponse
  readonly busy: boolean
  readonly onChange: (webhook: string | null) => Promise<void>
}

function WebhookField({ wishes, busy, onChange }: WebhookFieldProps) {
  const t = useT()
  const w = useWords()
  const [address, setAddress] = useState('')
  if (wishes.webhook)
    return (
      <p className="row">
        <span className="grow">{w('notify.webhook.set')}</span>
        <button type="button" className="button small" disabled={busy} onClick={() => void onChange(null)}>
          {w('notify.webhook.remove')}
        </button>
      </p>
    )
  return (
    <details className="webhook">
      <summary>{w('notify.webhook')}</summary>
      <form
        onSubmit={event => {
          event.preventDefault()
          void onChange(address).then(() => setAddress(''))
        }}
      >
        <Field
          label={w('notify.webhook.address')}
          type="url"
          required
          pattern="https://.*"
          autoComplete="off"
          value={address}
          onChange={setAddress}
        />
        <button type="submit" className="button" disabled={busy}>
          {t('save')}
        </button>
      </form>
    </details>
  )
}
