import {
  breedingValue,
  message,
  permanentCertificates,
  type State,
  tablesOf,
} from '@railhead/great-western-trail'
import { useState } from 'react'
import { PieceBox } from '../../../play/stage/pieces.js'
import { Dialog } from '../../../ui/Dialog.js'
import { nth } from '../../../ui/nth.js'
import type { Scene } from '../../screen.js'
import { CardPicture } from '../Cards.js'
import { ownPiece } from '../pieces.js'

interface HandProps {
  readonly scene: Scene<State>
  readonly seat: number
}

/** My hand with what it is worth, and my piles. */
export function Hand({ scene, seat }: HandProps) {
  const { say, view } = scene
  const player = view.players[seat]
  const herd = breedingValue(player.hand, tablesOf(view).cattleValues)
  const lasting = permanentCertificates(view, player)
  return (
    <section className="hand" aria-label={say(message('board.hand'))}>
      <PieceBox id="herd" className="herd-value">
        <strong>{herd}</strong>
        {lasting > 0 && <span>+{lasting}</span>}
      </PieceBox>
      <div className="fan">
        {player.hand.map((card, i) => (
          <PieceBox key={nth(i, card)} id={`hand:${card}`} className="card">
            <CardPicture card={card} />
          </PieceBox>
        ))}
      </div>
    </section>
  )
}

/** Draw pile, and the discard pile that anybody may look through. */
export function Piles({ scene, seat }: HandProps) {
  const { say, view } = scene
  const [open, setOpen] = useState(false)
  const player = view.players[seat]
  return (
    <div className="piles">
      <PieceBox id={ownPiece('drawPile', seat, scene.seat)} className="pile">
        <span className="pile-name">{say(message('board.drawPile'))}</span>{' '}
        <strong>{player.draw.length}</strong>
      </PieceBox>
      <button
        type="button"
        className="button small pile"
        data-piece={ownPiece('discardPile', seat, scene.seat)}
        onClick={() => setOpen(true)}
      >
        <span className="pile-name">{say(message('board.discardPile'))}</span>{' '}
        <strong>{player.discard.length}</strong>
      </button>
      {open && (
        <Dialog title={say(message('board.discardPile'))} onClose={() => setOpen(false)}>
          <div className="card-wall">
            {player.discard.length === 0 && <p className="quiet">{say(message('board.empty'))}</p>}
            {player.discard.map((card, i) => (
              <div key={nth(i, card)} className="card">
                <CardPicture card={card} />
              </div>
            ))}
          </div>
          <h3>{seat === scene.seat ? say(message('board.inDrawPile')) : say(message('board.unseen'))}</h3>
          <div className="card-wall small">
            {player.unseen.map((card, i) => (
              <div key={nth(i, card)} className="card">
                <CardPicture card={card} />
              </div>
            ))}
          </div>
        </Dialog>
      )}
    </div>
  )
}
