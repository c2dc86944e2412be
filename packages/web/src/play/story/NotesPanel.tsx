import { LIMITS } from '@railhead/protocol'
import { useEffect, useState } from 'react'
import { useApp } from '../../app/AppContext.js'
import { usePlay } from '../play.js'

const SAVE_PAUSE = 800

/** Notes that only I see. */
export function NotesPanel() {
  const { t } = useApp()
  const { table, state } = usePlay()
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
