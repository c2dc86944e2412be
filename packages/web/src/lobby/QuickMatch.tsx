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

const OFFERED = GAME_IDS.filter(id => OFFERS.some(({ game }) => game === id))

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

  const choose = (offer: number): void => {
    setChosen(offer)
    setBots(null)
  }

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
          <fieldset className="choices">
            <legend className="legend">{t('new.game')}</legend>
            {OFFERED.map(offered => (
              <label key={offered}>
                <input
                  type="radio"
                  name="game"
                  checked={game === offered}
                  onChange={() => choose(OFFERS.findIndex(offer => offer.game === offered))}
                />
                {gameName(t, offered)}
              </label>
            ))}
          </fieldset>
          <div className="field">
            <span className="label">{t('new.presets')}</span>
            <select
              aria-label={t('new.presets')}
              value={chosen}
              onChange={event => choose(Number(event.target.value))}
            >
              {OFFERS.map(
                (offer, i) =>
                  offer.game === game && (
                    <option key={offer.preset.id} value={i}>
                      {offer.preset.title[t.lang]}
                    </option>
                  ),
              )}
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
