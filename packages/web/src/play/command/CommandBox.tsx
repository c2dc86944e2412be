import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useT } from '../../app/AppContext.js'
import { nth } from '../../ui/nth.js'
import { wordsWriter } from '../words/text/index.js'
import type { Reply } from './answering.js'
import '../../styles/words.css'

interface CommandBoxProps {
  readonly reply: Reply | null
  /** Whether there is a line to type in; otherwise it shows the answer to a key. */
  readonly typing: boolean
  readonly enter: (line: string) => void
  readonly close: () => void
}

/** Answers of the table, and a line to ask for them in words. What it shows is also said aloud. */
export function CommandBox({ reply, typing, enter, close }: CommandBoxProps) {
  const t = useT()
  const w = wordsWriter(t.lang)
  const [line, setLine] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (typing) input.current?.focus()
  }, [typing])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (line.trim() === '') return
    setLine('')
    enter(line)
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  return (
    <section className="command-box panel" aria-label={w('command.title')} onKeyDown={onKey}>
      <button type="button" className="button small plain" aria-label={t('close')} onClick={close}>
        ✕
      </button>
      {reply && (
        <div className="command-reply">
          <h2>{reply.title}</h2>
          <ul>
            {reply.lines.map((text, i) => (
              <li key={nth(i, 'line')}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      {typing && (
        <form onSubmit={submit}>
          <input
            ref={input}
            type="text"
            value={line}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-label={w('command.input')}
            placeholder={w('command.input')}
            onChange={event => setLine(event.target.value)}
          />
        </form>
      )}
    </section>
  )
}
