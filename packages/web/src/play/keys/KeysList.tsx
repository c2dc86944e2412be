import { QUERIES } from '@railhead/kernel'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useApp } from '../../app/AppContext.js'
import { usePlay } from '../play.js'
import { queriesOf } from '../words/queries.js'
import { wordsWriter } from '../words/text/index.js'
import {
  ACT_KEYS,
  ASK_KEYS,
  FIXED_KEYS,
  type KeyId,
  keyName,
  keyOf,
  LESSON_KEYS,
  mayBeKey,
  NONE,
  readKeys,
  withKey,
  writeKeys,
} from './keys.js'

/** Every key of the table and what it does; most can be changed, all can be switched off. */
export function KeysList() {
  const { t, settings, change } = useApp()
  const play = usePlay()
  const w = wordsWriter(t.lang)
  const [changing, setChanging] = useState<KeyId | null>(null)
  const map = readKeys(settings.keyMap)
  const asked = queriesOf(play).map(({ id }) => id)
  const asks = ASK_KEYS.filter(({ id }) => asked.includes(id))
  const acts = ACT_KEYS.filter(({ id }) => play.teaching || !LESSON_KEYS.includes(id))
  const shown: readonly KeyId[] = [...acts, ...asks].map(({ id }) => id)
  const helpOf = (help: (typeof ACT_KEYS)[number]['help']): string =>
    'page' in help ? t(help.page) : w(help.words)

  const onKey = (event: KeyboardEvent, id: KeyId): void => {
    if (changing !== id || event.key === 'Tab' || event.key === 'Shift') return
    event.preventDefault()
    event.stopPropagation()
    const none = event.key === 'Delete' || event.key === 'Backspace'
    if (none || mayBeKey(event.key))
      change({ keyMap: writeKeys(withKey(map, id, none ? NONE : event.key, shown)) })
    if (none || mayBeKey(event.key) || event.key === 'Escape') setChanging(null)
  }
  const row = (id: KeyId, what: string): ReactNode => {
    const key = keyOf(map, id)
    const name = key === NONE ? w('keys.none') : keyName(key)
    return (
      <div key={id}>
        <dt>
          <button
            type="button"
            className="button small key"
            aria-label={`${w('keys.change', { what })} (${name})`}
            aria-pressed={changing === id}
            onClick={() => setChanging(changing === id ? null : id)}
            onBlur={() => setChanging(null)}
            onKeyDown={event => onKey(event, id)}
          >
            {changing === id ? '…' : name}
          </button>
        </dt>
        <dd>{what}</dd>
      </div>
    )
  }
  return (
    <>
      <label className="choices">
        <input
          type="checkbox"
          checked={settings.keys}
          onChange={event => change({ keys: event.target.checked })}
        />
        {t('settings.keys')}
      </label>
      <p className="quiet" role="status">
        {changing !== null && w('keys.press')}
      </p>
      <h3>{w('keys.act')}</h3>
      <dl className="keys">{acts.map(({ id, help }) => row(id, helpOf(help)))}</dl>
      <h3>{w('keys.ask')}</h3>
      <dl className="keys">
        {asks.map(({ id }) => row(id, QUERIES.find(query => query.id === id)?.help[t.lang] ?? id))}
      </dl>
      <h3>{w('keys.always')}</h3>
      <dl className="keys">
        {FIXED_KEYS.map(([keys, help]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{helpOf(help)}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="button" onClick={() => change({ keyMap: '' })}>
        {w('keys.reset')}
      </button>
    </>
  )
}
