import backwardTime from 'game-icon:backward-time'
import cancel from 'game-icon:cancel'
import exitDoor from 'game-icon:exit-door'
import forwardField from 'game-icon:forward-field'
import laurelsTrophy from 'game-icon:laurels-trophy'
import lightBulb from 'game-icon:light-bulb'
import save from 'game-icon:save'
import { hintsAllowed, paths } from '@railhead/protocol'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useApp } from '../../app/AppContext.js'
import { SettingsMenu } from '../../app/SettingsMenu.js'
import { Icon } from '../../icons/Icon.js'
import { Dialog } from '../../ui/Dialog.js'
import { download } from '../../ui/download.js'
import type { Acts } from '../command/answering.js'
import { Desk } from '../command/Desk.js'
import { NextTable } from '../people/NextTable.js'
import { usePlay } from '../play.js'
import type { Undo } from '../question/useQuestion.js'
import { wordsWriter } from '../words/text/index.js'
import { Again } from './Again.js'
import { ReportButton } from './ReportButton.js'
import { isSmall } from './useLayout.js'

interface ActionsProps {
  readonly onScore: () => void
  /** Opens a panel. */
  readonly openPanel: (panel: string) => void
}

/** Undo, redo, hint, score, settings, the way out. */
export function Actions({ onScore, openPanel }: ActionsProps) {
  const { t } = useApp()
  const w = wordsWriter(t.lang)
  const { table, info, live, asking, time, waitingElsewhere, scene, game, layout } = usePlay()
  const navigate = useNavigate()
  const [thinking, setThinking] = useState(false)
  const [sure, setSure] = useState<(Undo & { readonly title: string }) | null>(null)
  const finished = live.outcome !== null
  const next = waitingElsewhere[0]
  const { undo, redo, restart, asked } = asking
  const canHint = asked !== undefined && hintsAllowed(info)
  const ask = async (): Promise<void> => {
    setThinking(true)
    await asking.hinting.ask().catch(error => table.tellFault(error, 'hint'))
    setThinking(false)
  }
  const takeBack =
    undo && (() => (undo.othersTurns > 0 && !undo.asks ? setSure({ ...undo, title: t('undo') }) : undo.go()))
  const toFile = (): Promise<void> =>
    table.file().then(
      file => download(`${info.game}-${info.id}.json`, file),
      error => table.tellFault(error, 'file'),
    )
  const acts: Acts = {
    undo: takeBack,
    redo,
    hint: canHint ? () => void ask() : undefined,
    save: () => void toFile(),
    quit: () => void navigate('/'),
    next: next === undefined ? undefined : () => void navigate(paths.page(next)),
  }
  const howFar = ({ answers, othersTurns: turns, first }: Undo): string => {
    const words = w('undo.far', { answers, turns })
    return first ? `${words} ${scene.say(game.text.event(first, scene.view))}` : words
  }
  const far = undo && howFar(undo)
  return (
    <div className={finished ? 'actions finished' : 'actions'}>
      <button
        type="button"
        className="button small undo"
        disabled={!takeBack}
        title={far ?? w('undo.nothing')}
        onClick={takeBack}
      >
        <Icon d={backwardTime} /> <span className="word">{undo?.asks ? w('undo.ask') : t('undo')}</span>
        {undo && undo.othersTurns > 0 && <small aria-hidden="true">↶{undo.othersTurns}</small>}
      </button>
      {/* What no finished match offers any more needs no room. */}
      {(!finished || redo) && (
        <button
          type="button"
          className="button small plain"
          disabled={!redo}
          aria-label={t('redo')}
          title={t('redo')}
          onClick={redo}
        >
          <Icon d={forwardField} />
        </button>
      )}
      {(!finished || restart) && (
        <button
          type="button"
          className="button small plain"
          disabled={!restart}
          aria-label={t('restartTurn')}
          title={t('restartTurn')}
          onClick={restart && (() => setSure({ ...restart, title: t('restartTurn') }))}
        >
          <Icon d={cancel} />
        </button>
      )}
      <NextTable />
      {hintsAllowed(info) && scene.seat !== null && !finished && (
        <button
          type="button"
          className="button small plain"
          disabled={thinking || !canHint || !time.isLive}
          onClick={() => void ask()}
        >
          <Icon d={lightBulb} /> <span className="word">{thinking ? t('hint.thinking') : t('hint')}</span>
        </button>
      )}
      <button
        type="button"
        className="button small plain"
        aria-label={finished ? t('score.final') : t('score.now')}
        title={finished ? t('score.final') : t('score.now')}
        onClick={onScore}
      >
        <Icon d={laurelsTrophy} />
      </button>
      {finished && (
        <>
          <Again />
          <button
            type="button"
            className="button small"
            aria-label={t('export')}
            title={t('export')}
            onClick={() => void toFile()}
          >
            <Icon d={save} />
          </button>
        </>
      )}
      <span className="actions-end">
        {!isSmall(layout) && <ReportButton />}
        <Desk acts={acts} openPanel={openPanel} />
        <Link className="button small plain" to="/" aria-label={t('toLobby')} title={t('toLobby')}>
          <Icon d={exitDoor} />
        </Link>
        <SettingsMenu compact />
      </span>
      {sure && (
        <Dialog title={sure.title} onClose={() => setSure(null)}>
          <p>{howFar(sure)}</p>
          <div className="row">
            <button
              type="button"
              className="button primary"
              onClick={() => {
                setSure(null)
                sure.go()
              }}
            >
              {w('undo.sure')}
            </button>
            <button type="button" className="button" onClick={() => setSure(null)}>
              {w('undo.keep')}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
