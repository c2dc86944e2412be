import cow from 'game-icon:cow'
import { type CreateTableBody, LEVELS, type Level, paths, type TableAnswer } from '@railhead/protocol'
import { useState } from 'react'
import { useApp } from '../app/AppContext.js'
import { Icon } from '../icons/Icon.js'
import { http } from '../table/http.js'
import { Dialog } from '../ui/Dialog.js'
import { levelName } from './levels.js'
import { useGuest } from './useGuest.js'

interface QuickMatchProps {
  readonly onOpen: (answer: TableAnswer) => void
  readonly onFault: (fault: unknown) => void
}

const BOTS = [1, 2, 3]

/** Two clicks to a table of Great Western Trail with bots. */
export function QuickMatch({ onOpen, onFault }: QuickMatchProps) {
  const { t } = useApp()
  const becomeGuest = useGuest()
  const [asking, setAsking] = useState(false)
  const [bots, setBots] = useState(1)
  const [level, setLevel] = useState<Level>('greenhorn')
  const [busy, setBusy] = useState(false)

  const play = async (): Promise<void> => {
    setBusy(true)
    try {
      await becomeGuest()
      const body: CreateTableBody = {
        game: 'great-western-trail',
        config: { edition: 'second', players: bots + 1 },
        seats: [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level }))],
        start: true,
      }
      onOpen(await http<TableAnswer>('POST', paths.tables, body))
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
          <button type="button" className="button primary big" disabled={busy} onClick={() => void play()}>
            {t('lobby.sitDown')}
          </button>
        </Dialog>
      )}
    </>
  )
}
