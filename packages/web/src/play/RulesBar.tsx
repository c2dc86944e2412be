import { type AnyGame, defaultIn, holds, type Translate } from '@railhead/kernel'
import { paths, type RulesResponse, type TableInfo } from '@railhead/protocol'
import { useEffect, useState } from 'react'
import { useT } from '../app/AppContext.js'
import { rulingWords } from '../lobby/rulingWords.js'
import { http } from '../table/http.js'
import type { Table, TableState } from '../table/table.js'

interface RulesBarProps {
  readonly table: Table
  readonly state: TableState
  readonly info: TableInfo
  readonly game: AnyGame
  readonly names: readonly string[]
  readonly say: Translate
}

/** The match began by older rules: its people may keep them, or move it to the newest together. */
export function RulesBar({ table, state, info, game, names, say }: RulesBarProps) {
  const t = useT()
  const [answer, setAnswer] = useState<RulesResponse | null>(null)
  const [kept, setKept] = useState(false)
  const older =
    table.kind === 'remote' &&
    state.seat !== null &&
    info.status === 'playing' &&
    info.rules !== game.rulesVersion
  useEffect(() => {
    // Asked again whenever the table changes: somebody may have agreed.
    if (!older || info.id === '') return
    let current = true
    http<RulesResponse>('GET', paths.rules(info.id)).then(
      found => current && setAnswer(found),
      error => console.warn(error),
    )
    return () => {
      current = false
    }
  }, [older, info])
  if (!older || answer === null || answer.from === answer.to) return null
  const others = answer.agreed.filter(seat => seat !== state.seat)
  const mine = state.seat !== null && answer.agreed.includes(state.seat)
  if (kept && others.length === 0) return null
  const vote = (accept: boolean): void => {
    setKept(!accept)
    http<RulesResponse>('POST', paths.rules(info.id), { to: answer.to, accept }).then(setAnswer, error =>
      table.tellFault(error),
    )
  }
  const title = t('rules.newer', { release: answer.release })
  return (
    <section className="undo-request panel rules-bar" aria-label={title}>
      <p>
        <strong>{title}</strong>{' '}
        {answer.can
          ? t(answer.same ? 'rules.same' : 'rules.differs')
          : t('rules.cannot', { answer: answer.answer ?? 0 })}
      </p>
      <details>
        <summary>{t('rules.what')}</summary>
        <ul>
          {whatChanged(game, answer, say, t.lang).map(words => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </details>
      {others.length > 0 && (
        <p className="quiet">{t('rules.agreed', { names: others.map(seat => names[seat]).join(', ') })}</p>
      )}
      <div className="row">
        {answer.can && (
          <button type="button" className="button primary" disabled={mine} onClick={() => vote(true)}>
            {t('rules.move')}
          </button>
        )}
        <button type="button" className="button" onClick={() => (mine ? vote(false) : setKept(true))}>
          {t('rules.keep')}
        </button>
      </div>
    </section>
  )
}

/** Changes and other readings since the version that the match is played by. */
function whatChanged(
  game: AnyGame,
  { from, to }: RulesResponse,
  say: Translate,
  lang: keyof AnyGame['text']['catalogues'],
): string[] {
  const catalogue = game.text.catalogues[lang]
  const changes = (game.changes ?? [])
    .filter(change => holds(game, change, to) && !holds(game, change, from))
    .map(({ id }) => `change.${id}`)
    .filter(key => Object.hasOwn(catalogue, key))
    .map(key => say({ key }))
  const readings = (game.rulings ?? [])
    .filter(one => JSON.stringify(defaultIn(game, one, from)) !== JSON.stringify(defaultIn(game, one, to)))
    .map(one => {
      const words = rulingWords({ say, catalogue }, one, defaultIn(game, one, to), defaultIn(game, one, from))
      return `${say({ key: `ruling.${one.id}` })} ${short(words)}`
    })
  return [...changes, ...readings]
}

/** A whole table of figures is not read here. */
const short = (words: string): string => (words.length > 90 ? '…' : words)
