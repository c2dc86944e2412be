import {
  type AccountResponse,
  LIMITS,
  type NewTokenResponse,
  paths,
  type TokenBody,
  type TokenInfo,
  type TokenScope,
  type TokensResponse,
} from '@railhead/protocol'
import { useCallback, useEffect, useState } from 'react'
import { useT } from '../app/AppContext.js'
import { http } from '../table/http.js'
import { Field } from './Field.js'
import { asksPassword, Proof } from './Proof.js'
import { TokenOnce } from './TokenOnce.js'
import { useAttempt } from './useAttempt.js'
import { Fault, useWords } from './Words.js'

const SCOPES: readonly TokenScope[] = ['play', 'read']
const DAYS = [30, 90, LIMITS.tokenDays]

/** Tokens with which programs play for me; each is shown once, when it is made. */
export function TokensPanel({ account }: { readonly account: AccountResponse }) {
  const t = useT()
  const w = useWords()
  const { busy, fault, attempt } = useAttempt()
  const [tokens, setTokens] = useState<readonly TokenInfo[]>([])
  const [made, setMade] = useState<NewTokenResponse | null>(null)
  const [name, setName] = useState('')
  const [scope, setScope] = useState<TokenScope>('play')
  const [days, setDays] = useState(90)
  const [proving, setProving] = useState(false)
  const load = useCallback(async (): Promise<void> => {
    setTokens((await http<TokensResponse>('GET', paths.tokens)).tokens)
  }, [])
  useEffect(() => {
    void attempt(load)
  }, [attempt, load])
  const day = new Intl.DateTimeFormat(t.lang, { dateStyle: 'medium' })

  const make = async (password: string | undefined): Promise<void> => {
    const body: TokenBody = { name, scope, days, ...(password === undefined ? {} : { password }) }
    setMade(await http<NewTokenResponse>('POST', paths.tokens, body))
    setProving(false)
    setName('')
    await load()
  }
  const end = (id: string): Promise<void> =>
    attempt(async () => {
      await http('DELETE', paths.token(id))
      if (made?.id === id) setMade(null)
      await load()
    })
  return (
    <section className="panel" aria-label={w('tokens.title')}>
      <h2>{w('tokens.title')}</h2>
      <p className="quiet">{w('tokens.lead')}</p>
      {made && <TokenOnce key={made.id} label={w('tokens.new', { name: made.name })} token={made.token} />}
      {tokens.length === 0 && <p>{w('tokens.none')}</p>}
      <ul className="entries">
        {tokens.map(token => (
          <li key={token.id}>
            <span className="grow">
              {token.name}
              <br />
              <span className="quiet">
                {token.usedAt === null
                  ? w('tokens.unused', { made: day.format(token.createdAt) })
                  : w('tokens.used', { made: day.format(token.createdAt), used: day.format(token.usedAt) })}
                <br />
                {w(`tokens.scope.${token.scope}`)}
                {token.expiresAt !== null && `, ${w('tokens.until', { until: day.format(token.expiresAt) })}`}
              </span>
            </span>
            <button
              type="button"
              className="button small"
              aria-label={`${w('tokens.end')}: ${token.name}`}
              disabled={busy}
              onClick={() => void end(token.id)}
            >
              {w('tokens.end')}
            </button>
          </li>
        ))}
      </ul>
      <Fault fault={fault} />
      {tokens.length < LIMITS.tokens && (
        <form
          onSubmit={event => {
            event.preventDefault()
            if (asksPassword(account)) setProving(true)
            else void attempt(() => make(undefined))
          }}
        >
          <Field
            label={w('tokens.name')}
            required
            maxLength={LIMITS.tokenName}
            value={name}
            autoComplete="off"
            onChange={setName}
          />
          <fieldset className="choices">
            <legend>{w('tokens.scope')}</legend>
            {SCOPES.map(choice => (
              <label key={choice}>
                <input
                  type="radio"
                  name="scope"
                  checked={scope === choice}
                  onChange={() => setScope(choice)}
                />
                {w(`tokens.scope.${choice}`)}
              </label>
            ))}
          </fieldset>
          <label className="field">
            <span className="label">{w('tokens.days')}</span>
            <select value={days} onChange={event => setDays(Number(event.target.value))}>
              {DAYS.map(choice => (
                <option key={choice} value={choice}>
                  {w('tokens.dayCount', { days: choice })}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className="button" disabled={busy || name.trim() === ''}>
            {w('tokens.make')}
          </button>
        </form>
      )}
      {proving && (
        <Proof
          title={w('tokens.proofTitle', { name })}
          text={w('tokens.proof')}
          action={w('tokens.make')}
          account={account}
          onProven={make}
          onClose={() => setProving(false)}
        />
      )}
    </section>
  )
}
