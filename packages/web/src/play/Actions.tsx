import backwardTime from 'game-icon:backward-time'
import cancel from 'game-icon:cancel'
import clockwiseRotation from 'game-icon:clockwise-rotation'
import exitDoor from 'game-icon:exit-door'
import laurelsTrophy from 'game-icon:laurels-trophy'
import lightBulb from 'game-icon:light-bulb'
import save from 'game-icon:save'
import { paths, type TableInfo } from '@railhead/protocol'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useApp } from '../app/AppContext.js'
import { SettingsMenu } from '../app/SettingsMenu.js'
import { Icon } from '../icons/Icon.js'
import type { Table } from '../table/table.js'
import { download } from '../ui/download.js'

/** A plain triangle. */
const PLAY = 'M120 70v372l310-186z'

interface ActionsProps {
  readonly table: Table
  readonly info: TableInfo
  /** Takes my last answer back; undefined where nothing can be. */
  readonly undo: (() => void) | undefined
  /** The moment to which the turn can be taken back. */
  readonly restart: number | undefined
  /** Taking back needs the others' yes. */
  readonly asksOthers: boolean
  readonly canHint: boolean
  readonly hint: () => Promise<void>
  readonly finished: boolean
  readonly onScore: () => void
  /** How many answers of others I have not seen played. */
  readonly missed: number
  readonly onReplay: () => void
}

/** Undo, score, hint, settings, the way out. */
export function Actions(props: ActionsProps) {
  const { t } = useApp()
  const { table, info, undo, restart, asksOthers, canHint, hint, finished, onScore, missed, onReplay } = props
  const navigate = useNavigate()
  const [thinking, setThinking] = useState(false)
  const ask = async (): Promise<void> => {
    setThinking(true)
    await hint().catch(error => console.warn(error))
    setThinking(false)
  }
  const toFile = (): Promise<void> =>
    table.file().then(
      file => download(`${info.game}-${info.id}.json`, file),
      error => console.warn(error),
    )
  const again = async (): Promise<void> => {
    const answer = await table.rematch()
    void navigate(paths.page(answer.table.id))
  }
  return (
    <div className="actions">
      {missed > 0 && (
        <button type="button" className="button small" onClick={onReplay}>
          <Icon d={PLAY} /> <span className="word">{t('replay.since', { count: missed })}</span>
        </button>
      )}
      {undo && (
        <button type="button" className="button small" onClick={undo}>
          <Icon d={backwardTime} /> <span className="word">{asksOthers ? t('undo.ask') : t('undo')}</span>
        </button>
      )}
      {restart !== undefined && (
        <button type="button" className="button small" onClick={() => table.undo(restart)}>
          <Icon d={cancel} /> <span className="word">{t('restartTurn')}</span>
        </button>
      )}
      {canHint && (
        <button type="button" className="button small plain" disabled={thinking} onClick={() => void ask()}>
          <Icon d={lightBulb} /> <span className="word">{thinking ? t('hint.thinking') : t('hint')}</span>
        </button>
      )}
      <button type="button" className="button small plain" onClick={onScore}>
        <Icon d={laurelsTrophy} />{' '}
        <span className="word">{finished ? t('score.final') : t('score.now')}</span>
      </button>
      {finished && (
        <>
          <button type="button" className="button small" onClick={() => void again()}>
            <Icon d={clockwiseRotation} /> <span className="word">{t('rematch')}</span>
          </button>
          <button type="button" className="button small" onClick={() => void toFile()}>
            <Icon d={save} /> <span className="word">{t('export')}</span>
          </button>
        </>
      )}
      <Link className="button small plain" to="/">
        <Icon d={exitDoor} /> <span className="word">{t('toLobby')}</span>
      </Link>
      <SettingsMenu compact />
    </div>
  )
}
