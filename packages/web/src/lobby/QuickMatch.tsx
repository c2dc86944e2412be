import cow from 'game-icon:cow'
import {
  type CreateTableBody,
  LEVELS,
  type Level,
  paths,
  type TableId,
  type TableResponse,
} from '@railhead/protocol'
import { useState } from 'react'
import { useApp } from '../app/AppContext.js'
import { GAME_IDS, GAMES } from '../games/registry.js'
import { Icon } from '../icons/Icon.js'
import { createLocalTable } from '../local/opening.js'
import { http } from '../table/http.js'
import { Dialog } from '../ui/Dialog.js'
import { gameName } from './gameName.js'
import { guestName } from './guestName.js'
import { levelName } from './levels.js'
import { useGuest } from './useGuest.js'
import { type Where, WhereField } from './WhereField.js'

interface QuickMatchProps {
  /** The server cannot be reached. */
  readonly offline: boolean
  readonly onOpen: (id: TableId) => void
  readonly onFault: (fault: unknown) => void
}

/** Every ready-made table for several players. */
const OFFERS = GAME_IDS.flatMap(game =>
  GAMES[game].lobby.presets.flatMap(preset => ('players' in preset.config ? [{ game, preset }] : [])),
)

/** Two clicks to a table with bots, of any game and edition. */
export function QuickMatch({ offline, onOpen, onFault }: QuickMatchProps) {
  const { t, me } = useApp()
  const becomeGuest = useGuest()
  const [asking, setAsking] = useState(false)
  const [chosen, setChosen] = useState(0)
  /** How many bots somebody wants; as many as the ready-made table has until they say. */
  const [wanted, setBots] = useState<number | null>(null)
  const [level, setLevel] = useState<Level>('greenhorn')
  const [wish, setWhere] = useState<Where>('server')
  const [busy, setBusy] = useState(false)
  const where = offline ? 'here' : wish
  const { game, preset } = OFFERS[chosen]
  const most = GAMES[game].lobby.mostPlayers - 1
  const bots = Math.min(wanted ?? Number(preset.config.players) - 1, most)

  const play = async (): Promise<void> => {
    setBusy(true)
    const config = { ...preset.config, players: bots + 1 }
    const others = Array.from({ length: bots }, () => ({ kind: 'bot' as const, level }))
    try {
      if (where === 'here') {
        const name = me?.name ?? guestName()
        onOpen(await createLocalTable({ game, config, seats: [{ kind: 'person', name }, ...others] }))
        return
      }
      await becomeGuest()
      const body: CreateTableBody = { game, config, seats: [{ kind: 'me' }, ...others], start: true }
      onOpen((await http<TableResponse>('POST', paths.tables, body)).table.id)
    } catch (error) {
      onFault(error)
      setAsking(false)
      setBusy(false)
    }
  }

  return (
    <>
      <button type="button" className="button primary big" onClick={() => setAsking(true)}>
        <Icon d={cow} /> {t('lobby.quick')}
      </button>
      {asking && (
        <Dialog title={t('lobby.quick')} onClose={() => setAsking(false)}>
          <div className="field">
            <span className="label">{t('new.game')}</span>
            <select
              aria-label={t('new.game')}
              value={chosen}
              onChange={event => {
                setChosen(Number(event.target.value))
                setBots(null)
              }}
            >
              {OFFERS.map((offer, i) => (
                <option key={`${offer.game}.${offer.preset.id}`} value={i}>
                  {gameName(t, offer.game)}: {offer.preset.title[t.lang]}
                </option>
              ))}
            </select>
            <p className="help quiet">{preset.text[t.lang]}</p>
          </div>
          <fieldset className="choices">
            <legend className="legend">{t('lobby.bots')}</legend>
            {Array.from({ length: most }, (_, i) => i + 1).map(count => (
              <label key={count}>
                <input type="radio" name="bots" checked={bots === count} onChange={() => setBots(count)} />
                {count}
              </label>
            ))}
          </fieldset>
          <div className="field">
            <span className="label">{t('lobby.level')}</span>
            <select
              aria-label={t('lobby.level')}
              value={level}
              onChange={event => {
                const found = LEVELS.find(candidate => candidate === event.target.value)
                if (found) setLevel(found)
              }}
            >
              {LEVELS.map(candidate => (
                <option key={candidate} value={candidate}>
                  {levelName(t, candidate)}
                </option>
              ))}
            </select>
            <p className="help quiet">{t(`level.${level}.text`)}</p>
          </div>
          <WhereField where={where} offline={offline} onChange={setWhere} />
          <button type="button" className="button primary big" disabled={busy} onClick={() => void play()}>
            {t('lobby.sitDown')}
          </button>
        </Dialog>
      )}
    </>
  )
}
