import { useState } from 'react'
import { useT } from '../app/AppContext.js'
import { useWords } from './Words.js'

/** A token that is shown once, to be copied. */
export function TokenOnce({ label, token }: { readonly label: string; readonly token: string }) {
  const t = useT()
  const w = useWords()
  const [copied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(token)
    setCopied(true)
  }
  return (
    <div className="new-token" role="status">
      <p>
        <strong>{label}</strong>
        <br />
        {w('tokens.once')}
      </p>
      <div className="row">
        <input
          type="text"
          readOnly
          aria-label={label}
          value={token}
          onFocus={event => event.target.select()}
        />
        <button type="button" className="button" onClick={() => void copy()}>
          {copied ? t('table.copied') : t('table.copy')}
        </button>
      </div>
    </div>
  )
}
