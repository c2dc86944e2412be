import type { AnyGame, ResolvedRulings } from '@railhead/kernel'
import { type CorrectionsResponse, paths } from '@railhead/protocol'
import { useEffect, useState } from 'react'
import { useT } from '../app/AppContext.js'
import { gameName } from '../lobby/gameName.js'
import { RulingsField } from '../lobby/RulingsField.js'
import { useAttempt } from '../people/useAttempt.js'
import { useAllGames } from '../people/useGames.js'
import { http } from '../table/http.js'
import { Panel } from './Panel.js'
import { useLoaded } from './useLoaded.js'
import { useWords } from './words.js'

type Corrections = Readonly<Record<string, ResolvedRulings>>

/** What tables of this server go by that say nothing else: the rulings of every game. */
export function CorrectionsPanel() {
  const t = useT()
  const w = useWords()
  const games = useAllGames()
  const { answer, fault } = useLoaded<CorrectionsResponse>(paths.adminCorrections)
  const saving = useAttempt()
  const [page, setPage] = useState<Corrections | null>(null)
  const [saved, setSaved] = useState(false)
  useEffect(() => {
    if (answer) setPage(answer.page as Corrections)
  }, [answer])
  const save = (): Promise<void> =>
    saving.attempt(async () => {
      await http('PUT', paths.adminCorrections, page)
      setSaved(true)
    })
  return (
    <Panel title={w('corrections')} fault={fault ?? saving.fault}>
      <p className="quiet">{w('correctionsHelp')}</p>
      {page &&
        games.map(game => (
          <OfGame
            key={game.id}
            game={game}
            rulings={page[game.id] ?? {}}
            inFile={Object.keys(answer?.file[game.id] ?? {}).length}
            onChange={rulings => {
              setSaved(false)
              setPage({ ...page, [game.id]: rulings })
            }}
          />
        ))}
      <button type="button" className="button primary" disabled={saving.busy} onClick={() => void save()}>
        {t('save')}
      </button>
      {saved && <p role="status">{w('saved')}</p>}
    </Panel>
  )
}

interface OfGameProps {
  readonly game: AnyGame
  readonly rulings: ResolvedRulings
  readonly inFile: number
  readonly onChange: (rulings: ResolvedRulings) => void
}

function OfGame({ game, rulings, inFile, onChange }: OfGameProps) {
  const t = useT()
  const w = useWords()
  if ((game.rulings ?? []).length === 0) return null
  return (
    <div className="form">
      <h3>{gameName(t, game.id)}</h3>
      {inFile > 0 && <p className="quiet">{w('fromFile', { count: inFile })}</p>}
      <RulingsField game={game} rulings={rulings} onChange={onChange} />
    </div>
  )
}
