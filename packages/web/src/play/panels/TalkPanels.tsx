import { LIMITS } from '@railhead/protocol'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useApp } from '../../app/AppContext.js'
import type { Table, TableState } from '../../table/table.js'
import { SeatMark } from '../../ui/SeatMark.js'

interface TalkProps {
  readonly table: Table
  readonly state: TableState
}

export function ChatPanel({ table, state }: TalkProps) {
  const { t, me } = useApp()
  const [text, setText] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const count = state.chat.length
  useEffect(() => {
    void count
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [count])
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() === '') return
    table.say(text.trim())
    setText('')
  }
  return (
    <div className="chat">
      <ol ref={list}>
        {state.chat.length === 0 && <li className="quiet">{t('chat.empty')}</li>}
        {state.chat.map(entry => (
          <li key={entry.number}>
            <strong>
              {entry.seat !== null && <SeatMark seat={entry.seat} />} {entry.name}
            </strong>{' '}
            {entry.text}
          </li>
        ))}
      </ol>
      {me && (
        <form className="row" onSubmit={send}>
          <input
            type="text"
            value={text}
            maxLength={LIMITS.chat}
            aria-label={t('chat.say')}
            placeholder={t('chat.say')}
            onChange={event => setText(event.target.value)}
          />
          <button type="submit" className="button">
            {t('chat.send')}
          </button>
        </form>
      )}
    </div>
  )
}

const SAVE_PAUSE = 800

/** Notes that only I see. */
export function NotesPanel({ table, state }: TalkProps) {
  const { t } = useApp()
  const [text, setText] = useState(state.note)
  const [saved, setSaved] = useState(state.note)
  if (state.note !== saved) {
    // Changed in another window of mine.
    setSaved(state.note)
    setText(state.note)
  }
  useEffect(() => {
    if (text === saved) return
    const timer = setTimeout(() => {
      setSaved(text)
      table.writeNote(text)
    }, SAVE_PAUSE)
    return () => clearTimeout(timer)
  }, [text, saved, table])
  return (
    <textarea
      className="notes"
      aria-label={t('panel.notes')}
      placeholder={t('notes.hint')}
      maxLength={LIMITS.note}
      value={text}
      onChange={event => setText(event.target.value)}
    />
  )
}
