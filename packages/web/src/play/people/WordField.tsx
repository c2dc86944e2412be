import type { Seat } from '@railhead/kernel'
import type { TableInfo } from '@railhead/protocol'
import { useEffect, useState } from 'react'
import { useT } from '../../app/AppContext.js'
import { seatName } from '../../lobby/levels.js'
import type { Table } from '../../table/table.js'
import { faultText } from '../../ui/faults.js'

interface WordFieldProps {
  readonly table: Table
  readonly info: TableInfo
  readonly seat: Seat | null
  readonly host: boolean
}

const KEY = 'railhead.word.'
const MOST_LETTERS = 60

/** Nobody may find a word by trying which one has its hash: something that cannot be guessed goes along. */
function secretly(word: string): string {
  const extra = crypto.getRandomValues(new Uint8Array(16))
  return `${word} ${[...extra].map(byte => byte.toString(16).padStart(2, '0')).join('')}`
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

/** A word of one's own for the seed: promised by its hash, told by this browser when the host starts. */
export function WordField({ table, info, seat, host }: WordFieldProps) {
  const t = useT()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<unknown>(null)
  const mine = info.fairness.words?.find(({ place }) => place === seat)
  const kept = localStorage.getItem(KEY + info.id)
  const { sealed = false } = info
  const hash = mine?.hash
  useEffect(() => {
    if (sealed && hash !== undefined && kept !== null) table.tellWord(kept).catch(setFault)
  }, [sealed, hash, kept, table])
  const promise = async (): Promise<void> => {
    const word = secretly(text.trim())
    localStorage.setItem(KEY + info.id, word)
    await table.promiseWord(await sha256(word))
  }
  const attempt = (action: () => Promise<unknown>): void => {
    setFault(null)
    action().catch(setFault)
  }
  // Without encryption browsers make no hashes; and a match from a file has its seed.
  const possible = crypto.subtle !== undefined && seat !== null && !info.fairness.imported
  const people = info.seats.filter(({ kind }) => kind !== 'bot').length
  if ((!possible || people < 2) && !sealed) return null
  const names = (info.fairness.words ?? []).map(({ place }) => seatName(t, info.seats[place]))
  return (
    <div className="field word-field">
      {sealed ? (
        <p role="status">
          {t('word.waiting', { names: names.join(', ') })} {mine && kept === null && t('word.lost')}
        </p>
      ) : mine ? (
        <p className="row">
          <span className="grow">{t('word.promised')}</span>
          <button
            type="button"
            className="button small"
            onClick={() => attempt(() => table.promiseWord(null))}
          >
            {t('word.withdraw')}
          </button>
        </p>
      ) : (
        <>
          <label className="label" htmlFor="word">
            {t('word.label')}
          </label>
          <div className="row">
            <input
              id="word"
              type="text"
              value={text}
              maxLength={MOST_LETTERS}
              autoComplete="off"
              onChange={event => setText(event.target.value)}
            />
            <button
              type="button"
              className="button"
              disabled={text.trim() === ''}
              onClick={() => attempt(promise)}
            >
              {t('word.promise')}
            </button>
          </div>
          <p className="quiet">{t('word.help')}</p>
        </>
      )}
      {sealed && host && (
        <button type="button" className="button" onClick={() => attempt(() => table.callOff())}>
          {t('word.callOff')}
        </button>
      )}
      {fault !== null && (
        <p className="fault" role="alert">
          {faultText(t, fault)}
        </p>
      )}
    </div>
  )
}
