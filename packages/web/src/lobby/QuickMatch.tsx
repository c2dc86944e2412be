import cow from 'game-icon:cow'
import {
  type CreateTableBody,
  LEVELS,
  type Level,
  paths,
  type TableAnswer,
  type TableId,
} from '@railhead/protocol'
import { useState } from 'react'
import { useApp } from '../app/AppContext.js'
import { Icon } from '../icons/Icon.js'
import { createLocalTable } from '../local/opening.js'
import { http } from '../table/http.js'
import { Dialog } from '../ui/Dialog.js'
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

const BOTS = [1, 2, 3]

/** Two clicks to a table of Great Western Trail with bots. */
export function QuickMatch({ offline, onOpen, onFault }: QuickMatchProps) {
  const { t, me } = useApp()
  const becomeGuest = useGuest()
  const [asking, setAsking] = useState(false)
  const [bots, setBots] = useState(1)
  const [level, setLevel] = useState<Level>('greenhorn')
  const [wish, setWhere] = useState<Where>('server')
  const [busy, setBusy] = useState(false)
  const where = offline ? 'here' : wish

  const play = async (): Promise<void> => {
    setBusy(true)
    const game = 'great-western-trail'
    const config = { edition: 'second', players: bots + 1 }
    const others = Array.from({ length: bots }, () => ({ kind: 'bot' as const, level }))
    try {
      if (where === 'here') {
        const name = me?.name ?? guestName()
        onOpen(await createLocalTable({ game, config, seats: [{ kind: 'person', name }, ...others] }))
        return
      }
      await becomeGuest()
      const body: CreateTableBody = { game, config, seats: [{ kind: 'me' }, ...others], start: true }
      onOpen((await http<TableAnswer>('POST', paths.tables, body)).table.id)
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
          <p>{t('game.great-western-trail')}</p>
          <fieldset className="choices">
            <legend className="legend">{t('lobby.bots')}</legend>
            {BOTS.map(count => (
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
