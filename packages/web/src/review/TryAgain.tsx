import type { AnyGame, PlainOption, Translate } from '@railhead/kernel'
import { FINE, type ReviewTurn } from '@railhead/review'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { GameScreen } from '../games/screen.js'
import { nth } from '../ui/nth.js'
import type { FromReviewer, Reviewable, ToReviewer } from './messages.js'
import { Position } from './Position.js'
import { standingAfter } from './positions.js'
import { startReviewer } from './useReview.js'
import { useReviewWords } from './Words.js'

interface TryAgainProps extends Reviewable {
  readonly game: AnyGame
  readonly screen: GameScreen
  readonly turn: ReviewTurn
  readonly names: readonly string[]
  readonly say: Translate
  readonly onAnswer: () => void
}

type Verdict = 'none' | 'judging' | 'failed' | { readonly loss: number }

/** The position before a marked turn: a new try is judged, the answer is shown on request. */
export function TryAgain({ game, screen, file, outcome, turn, names, say, onAnswer }: TryAgainProps) {
  const w = useReviewWords()
  const [line, setLine] = useState<readonly PlainOption[]>([])
  const [verdict, setVerdict] = useState<Verdict>('none')
  const worker = useRef<Worker | null>(null)
  useEffect(() => () => worker.current?.terminate(), [])
  const { state, chosen, options } = useMemo(
    () => standingAfter(game, file, turn, line, say),
    [game, file, turn, line, say],
  )
  const choose = (option: PlainOption): void => {
    setVerdict('none')
    setLine([...line, option])
  }
  const back = (count: number): void => {
    setVerdict('none')
    setLine(line.slice(0, count))
  }
  const judge = (): void => {
    worker.current?.terminate()
    const started = startReviewer()
    worker.current = started
    setVerdict('judging')
    started.onmessage = ({ data }: MessageEvent<FromReviewer>) => {
      setVerdict(data.kind === 'judged' ? { loss: data.loss } : 'failed')
      started.terminate()
    }
    started.onerror = () => setVerdict('failed')
    started.postMessage({ kind: 'try', file, outcome, at: turn.at, line } satisfies ToReviewer)
  }
  return (
    <div className="try-again">
      <h4>{w('try.title')}</h4>
      {chosen.length > 0 && (
        <p>
          {w('try.chosen')}: {chosen.join(' · ')}
        </p>
      )}
      <fieldset className="try-options" aria-label={w('try.title')} disabled={verdict === 'judging'}>
        {options.map((option, i) => (
          <button
            type="button"
            key={nth(i, 'option')}
            className="button small"
            onClick={() => choose(option)}
          >
            {say(game.text.option(state, turn.seat, option))}
          </button>
        ))}
      </fieldset>
      {options.length === 0 && <p className="quiet">{w('try.done')}</p>}
      <div className="row">
        <button
          type="button"
          className="button small"
          disabled={line.length === 0}
          onClick={() => back(line.length - 1)}
        >
          {w('try.back')}
        </button>
        <button
          type="button"
          className="button small primary"
          disabled={line.length === 0 || verdict === 'judging'}
          onClick={judge}
        >
          {w(verdict === 'judging' ? 'try.judging' : 'try.judge')}
        </button>
        <button type="button" className="button small plain" onClick={onAnswer}>
          {w('try.answer')}
        </button>
      </div>
      <div aria-live="polite">
        {verdict === 'failed' && <p className="fault">{w('try.failed')}</p>}
        {typeof verdict === 'object' && (
          <p className={verdict.loss <= FINE ? 'verdict good' : 'verdict'}>
            {w(verdict.loss <= FINE ? 'try.fine' : 'try.worse', { percent: Math.round(100 * verdict.loss) })}{' '}
            <button type="button" className="button small" onClick={() => back(0)}>
              {w('try.again')}
            </button>
          </p>
        )}
      </div>
      <Position game={game} screen={screen} state={state} seat={turn.seat} names={names} say={say} />
    </div>
  )
}
