import { LIMITS, type NewTokenAnswer, paths, type TokenInfo, type TokensAnswer } from '@railhead/protocol'
import { useCallback, useEffect, useState } from 'react'
import { useT } from '../app/AppContext.js'
import { http } from '../table/http.js'
import { Field } from './Field.js'
import { useAttempt } from './useAttempt.js'
import { Fault, useWords } from './Words.js'

/** Tokens with which programs play for me; each is shown once, when it is made. */
export function TokensPanel() {
  const t = useT()
  const w = useWords()
  const { busy, fault, attempt } = useAttempt()
  const [tokens, setTokens] = useState<readonly TokenInfo[]>([])
  const [made, setMade] = useState<NewTokenAnswer | null>(null)
  const [name, setName] = useState('')
  const load = useCallback(async (): Promise<void> => {
    setTokens((await http<TokensAnswer>('GET', paths.tokens)).tokens)
  }, [])
  useEffect(() => {
    void attempt(load)
  }, [attempt, load])
  const day = new Intl.DateTimeFormat(t.lang, { dateStyle: 'medium' })

  const make = (): Promise<void> =>
    attempt(async () => {
      setMade(await http<NewTokenAnswer>('POST', paths.tokens, { name }))
      setName('')
      await load()
    })
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
      {made && <NewToken key={made.id} made={made} />}
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
            void make()
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
          <button type="submit" className="button" disabled={busy || name.trim() === ''}>
            {w('tokens.make')}
          </button>
        </form>
      )}
    </section>
  )
}

function NewToken({ made }: { readonly made: NewTokenAnswer }) {
  const t = useT()
  const w = useWords()
  const [copied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(made.token)
    setCopied(true)
  }
  return (
    <div className="new-token" role="status">
      <p>
        <strong>{w('tokens.new', { name: made.name })}</strong>
        <br />
        {w('tokens.once')}
      </p>
      <div className="row">
        <input
          type="text"
          readOnly
          aria-label={w('tokens.new', { name: made.name })}
          value={made.token}
          onFocus={event => event.target.select()}
        />
        <button type="button" className="button" onClick={() => void copy()}>
          {copied ? t('table.copied') : t('table.copy')}
        </button>
      </div>
    </div>
  )
}
