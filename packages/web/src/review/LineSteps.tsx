import type { AnyGame, Translate } from '@railhead/kernel'
import type { ReviewTurn } from '@railhead/review'
import { useMemo, useState } from 'react'
import type { GameScreen } from '../games/screen.js'
import { Position } from './Position.js'
import { stepsOf } from './positions.js'
import { StepButtons } from './StepButtons.js'
import { useReviewWords } from './Words.js'

interface LineStepsProps {
  readonly game: AnyGame
  readonly screen: GameScreen
  readonly file: object
  readonly turn: ReviewTurn
  readonly names: readonly string[]
  readonly say: Translate
}

/** The better line of a turn, played on the board step by step. */
export function LineSteps({ game, screen, file, turn, names, say }: LineStepsProps) {
  const w = useReviewWords()
  const steps = useMemo(() => stepsOf(game, file, turn, say), [game, file, turn, say])
  const [at, setAt] = useState(0)
  const last = steps.length - 1
  const { state, words } = steps[Math.min(at, last)]
  return (
    <div className="line-steps">
      <div className="row">
        <StepButtons at={at} last={last} go={setAt} />
        <span className="quiet">{w('line.step', { step: at, all: last })}</span>
      </div>
      <p aria-live="polite">{words ?? w('line.before')}</p>
      <Position game={game} screen={screen} state={state} seat={turn.seat} names={names} say={say} />
    </div>
  )
}
