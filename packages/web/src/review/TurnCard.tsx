import type { AnyGame, Translate } from '@railhead/kernel'
import { paths } from '@railhead/protocol'
import { type ReviewTurn, reasonWords } from '@railhead/review'
import { useState } from 'react'
import { Link } from 'react-router'
import { useT } from '../app/AppContext.js'
import type { GameScreen } from '../games/screen.js'
import { SeatMark } from '../ui/SeatMark.js'
import ForkDialog from './ForkDialog.js'
import { LineSteps } from './LineSteps.js'
import type { Reviewable } from './messages.js'
import { TryAgain } from './TryAgain.js'
import { turnId } from './turnId.js'
import { useReviewWords } from './Words.js'

export interface Reviewed extends Reviewable {
  readonly table: string
  readonly game: AnyGame
  readonly screen: GameScreen
  readonly names: readonly string[]
  readonly say: Translate
}

/** A marked turn: what was played, what would have been better and why; its line on the board, and another try. */
export function TurnCard({ turn, reviewed }: { readonly turn: ReviewTurn; readonly reviewed: Reviewed }) {
  const t = useT()
  const w = useReviewWords()
  const [open, setOpen] = useState<'line' | 'try' | null>(null)
  const [forking, setForking] = useState(false)
  const { table, names, say, ...board } = reviewed
  const { mark, seat } = turn
  if (mark === null) return null
  const toggle = (wanted: 'line' | 'try'): void => setOpen(open === wanted ? null : wanted)
  const percent = Math.round(100 * turn.loss)
  return (
    <li className="panel turn-card" id={turnId(turn)} tabIndex={-1}>
      <h3>
        <span className={`mark ${mark}`} aria-hidden="true" /> {t(`mark.${mark}`)} · <SeatMark seat={seat} />{' '}
        {names[seat]} · {w('turn.number', { turn: turn.turn })}
      </h3>
      <p>{w('turn.lost', { percent, error: Math.max(1, Math.round(100 * turn.error)) })}</p>
      <dl>
        <dt>{w('turn.played')}</dt>
        <dd>{turn.played.map(say).join(' · ')}</dd>
        {open !== 'try' && (
          <>
            <dt>{w('turn.best')}</dt>
            <dd>{(turn.best ?? []).map(say).join(' · ')}</dd>
            {turn.reasons.length > 0 && (
              <>
                <dt>{w('turn.reasons')}</dt>
                <dd>{turn.reasons.map(reason => say(reasonWords(reason))).join(', ')}</dd>
              </>
            )}
          </>
        )}
      </dl>
      <div className="row">
        <button
          type="button"
          className="button small"
          aria-expanded={open === 'line'}
          onClick={() => toggle('line')}
        >
          {w('turn.steps')}
        </button>
        <button
          type="button"
          className="button small"
          aria-expanded={open === 'try'}
          onClick={() => toggle('try')}
        >
          {w('turn.try')}
        </button>
        <button type="button" className="button small" onClick={() => setForking(true)}>
          {w('turn.fork')}
        </button>
        <Link className="button small plain" to={paths.page(table, turn.from)}>
          {w('turn.show')}
        </Link>
      </div>
      {open === 'line' && <LineSteps turn={turn} names={names} say={say} {...board} />}
      {open === 'try' && (
        <TryAgain turn={turn} names={names} say={say} {...board} onAnswer={() => setOpen('line')} />
      )}
      {forking && (
        <ForkDialog
          from={{ table }}
          file={() => Promise.resolve(board.file)}
          moment={turn.at}
          names={names}
          seat={seat}
          onClose={() => setForking(false)}
        />
      )}
    </li>
  )
}
