import { type ChatEntry, LIMITS, PHRASES } from '@railhead/protocol'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useApp } from '../../app/AppContext.js'
import type { Table } from '../../table/table.js'
import { SeatMark } from '../../ui/SeatMark.js'
import { usePlay } from '../play.js'
import { wordsWriter } from '../words/text/index.js'
import { chatText } from './chatText.js'
import { useMuted } from './muted.js'

/** What is said at the table, and what the table tells of its people. */
export function ChatPanel() {
  const { t, me } = useApp()
  const { state, info, table } = usePlay()
  const [muted, mute] = useMuted(fault => table.tellFault(fault))
  const list = useRef<HTMLOListElement>(null)
  const count = state.chat.length
  useEffect(() => {
    void count
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [count])
  const heard = state.chat.filter(({ kind, person }) => kind === 'event' || !muted.includes(person))
  const silenced = [...new Map(state.chat.map(({ person, name }) => [person, name]))].filter(([person]) =>
    muted.includes(person),
  )
  const host = me?.id === info.host
  const mayTalk = state.seat !== null || host || info.customs?.watchersTalk === true
  return (
    <div className="chat">
      <ol ref={list}>
        {heard.length === 0 && <li className="quiet">{t('chat.empty')}</li>}
        {heard.map(entry => (
          <ChatLine
            key={entry.number}
            entry={entry}
            mute={me && me.id !== entry.person ? () => mute(entry.person, true) : undefined}
          />
        ))}
      </ol>
      <div className="chat-foot">
        {silenced.map(([person, name]) => (
          <button
            type="button"
            key={person}
            className="button small plain"
            onClick={() => mute(person, false)}
          >
            {t('chat.unmute', { name })}
          </button>
        ))}
        {!me && <p className="quiet">{t('chat.nameFirst')}</p>}
        {me && !mayTalk && <p className="quiet">{t('chat.watchersQuiet')}</p>}
        {me && mayTalk && <Saying />}
        {host && <WatchersChoice />}
      </div>
    </div>
  )
}

interface ChatLineProps {
  readonly entry: ChatEntry
  readonly mute: (() => void) | undefined
}

function ChatLine({ entry, mute }: ChatLineProps) {
  const { t } = useApp()
  if (entry.kind === 'event')
    return (
      <li className="chat-event">
        {entry.seat !== null && <SeatMark seat={entry.seat} />} {chatText(t.lang, entry)}
      </li>
    )
  return (
    <li>
      <strong>
        {entry.seat !== null && <SeatMark seat={entry.seat} />} {entry.name}
      </strong>{' '}
      {chatText(t.lang, entry)}
      {mute && (
        <button
          type="button"
          className="mute"
          aria-label={t('chat.mute', { name: entry.name })}
          title={t('chat.mute', { name: entry.name })}
          onClick={mute}
        >
          ✕
        </button>
      )}
    </li>
  )
}

/** What somebody has begun to say, while the panel is closed. */
const begun = new WeakMap<Table, string>()

/** A line to type, and phrases that everybody reads in their own language. */
function Saying() {
  const { t } = useApp()
  const { table } = usePlay()
  const w = wordsWriter(t.lang)
  const [text, setText] = useState(begun.get(table) ?? '')
  const [open, setOpen] = useState(false)
  const write = (line: string): void => {
    begun.set(table, line)
    setText(line)
  }
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() === '') return
    table.say(text.trim())
    write('')
  }
  return (
    <>
      {open && (
        <section className="phrases" aria-label={t('chat.phrases')}>
          {PHRASES.map(phrase => (
            <button
              type="button"
              key={phrase}
              className="button small"
              onClick={() => {
                table.sayPhrase(phrase)
                setOpen(false)
              }}
            >
              {w(`phrase.${phrase}`)}
            </button>
          ))}
        </section>
      )}
      <form className="row" onSubmit={send}>
        <button
          type="button"
          className="button phrases-button"
          aria-expanded={open}
          aria-label={t('chat.phrases')}
          title={t('chat.phrases')}
          onClick={() => setOpen(!open)}
        >
          …
        </button>
        <input
          type="text"
          value={text}
          maxLength={LIMITS.chat}
          aria-label={t('chat.say')}
          placeholder={t('chat.say')}
          onChange={event => write(event.target.value)}
        />
        <button type="submit" className="button">
          {t('chat.send')}
        </button>
      </form>
    </>
  )
}

/** The host's word on those who watch. */
function WatchersChoice() {
  const { t } = useApp()
  const { table, info } = usePlay()
  return (
    <label className="choices watchers">
      <input
        type="checkbox"
        checked={info.customs?.watchersTalk === true}
        onChange={event =>
          void table.letWatchersTalk(event.target.checked).catch(error => table.tellFault(error))
        }
      />
      {t('chat.letWatchers')}
    </label>
  )
}
