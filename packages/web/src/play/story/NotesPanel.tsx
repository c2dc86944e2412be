import { LIMITS } from '@railhead/protocol'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
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
  const unsaved = useRef<string | null>(null)
  unsaved.current = text === saved ? null : text
  useEffect(() => {
    if (text === saved) return
    const timer = setTimeout(() => {
      setSaved(text)
      table.writeNote(text)
    }, SAVE_PAUSE)
    return () => clearTimeout(timer)
  }, [text, saved, table])
  // Whoever turns to something else within the pause loses nothing. A table is closed after this.
  useLayoutEffect(() => {
    const save = (): void => {
      if (unsaved.current !== null) table.writeNote(unsaved.current)
      unsaved.current = null
    }
    addEventListener('pagehide', save)
    return () => {
      removeEventListener('pagehide', save)
      save()
    }
  }, [table])
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
