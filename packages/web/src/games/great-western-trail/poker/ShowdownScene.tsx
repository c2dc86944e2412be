import { SHOWDOWN_BONUS, type State } from '@railhead/great-western-trail'
import { nth } from '../../../ui/nth.js'
import { SeatMark, seatColour } from '../../../ui/SeatMark.js'
import type { Scene } from '../../screen.js'
import { CardPicture } from '../Cards.js'
import { dollars } from './money.js'
import type { Showdown } from './showdown.js'
import { pokerWriter } from './text/index.js'

/** Everybody shows what lay face down; the highest breeding value wins. */
export function ShowdownScene({
  scene,
  showdown,
}: {
  readonly scene: Scene<State>
  readonly showdown: Showdown
}) {
  const w = pokerWriter(scene.t.lang)
  return (
    <div className="showdown">
      <p>
        {w('pot', { money: dollars(scene, showdown.pot) })} + {dollars(scene, SHOWDOWN_BONUS)}
      </p>
      <ul>
        {showdown.hands.map(({ seat, cards, value, won }) => (
          <li key={seat} className={won > 0 ? 'won' : ''} style={{ borderColor: seatColour(seat) }}>
            <strong>
              <SeatMark seat={seat} /> {scene.names[seat]}
            </strong>
            <span className="showdown-cards">
              {cards.map((card, i) => (
                <span key={nth(i, card)} className="card">
                  <CardPicture card={card} />
                </span>
              ))}
            </span>
            <span>{w('value', { value })}</span>
            {won > 0 && (
              <strong>{w('wins', { player: scene.names[seat] ?? '', money: dollars(scene, won) })}</strong>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
