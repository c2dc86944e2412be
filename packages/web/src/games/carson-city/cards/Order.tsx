import { OVER, PHASES, PLACEMENT, ROUNDS } from '@railhead/carson-city'
import { Icon } from '../../../icons/Icon.js'
import { PieceBox } from '../../../play/stage/pieces.js'
import { nth } from '../../../ui/nth.js'
import { SeatMark } from '../../../ui/SeatMark.js'
import { sentence } from '../../../ui/sentence.js'
import { ICONS } from '../icons.js'
import { group } from '../roles.js'
import { type Scene, wordsOf } from '../words.js'
import { isChoosing, nextPlace, stillToAct } from './turns.js'

/** How far the match is, who chooses or places next and who has passed. */
export function Order({ scene }: { readonly scene: Scene }) {
  const state = scene.view
  const w = wordsOf(scene)
  const placing = stillToAct(state)
  const next = nextPlace(state)
  return (
    <div className="order" {...group(w('order'))}>
      <PieceBox id="marker" className="order-round">
        {Array.from({ length: ROUNDS }, (_, i) => (
          <span key={nth(i)} className={roundClass(i + 1, state.round, state.phase === OVER)}>
            {i + 1}
          </span>
        ))}
        <span className="order-phase">
          {sentence(scene.say({ key: `table.phase.${PHASES[state.phase]}` }))}
        </span>
      </PieceBox>
      {placing.length > 0 && (
        <PieceBox id="order" className="order-row">
          <span className="order-label">{w(isChoosing(state) ? 'order.choosing' : 'order.next')}</span>
          {placing.map((seat, i) => (
            <span key={seat} className={i === next ? 'order-seat next' : 'order-seat'}>
              <SeatMark seat={seat} />
            </span>
          ))}
        </PieceBox>
      )}
      {state.phase >= PLACEMENT && state.passed.length > 0 && (
        <PieceBox id="passed" className="order-row passed">
          <span className="order-label">{w('order.passed')}</span>
          {state.passed.map(seat => (
            <span key={seat} className="order-seat">
              <SeatMark seat={seat} />
            </span>
          ))}
        </PieceBox>
      )}
      <PieceBox id="bag" className="order-bag">
        <Icon d={ICONS.bag} />
        {state.bag.length}
      </PieceBox>
    </div>
  )
}

function roundClass(round: number, now: number, over: boolean): string {
  if (round === now && !over) return 'round now'
  return round < now || over ? 'round done' : 'round'
}
