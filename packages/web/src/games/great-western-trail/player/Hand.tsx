import { breedingValue, handLimit, permanentCertificates, type State } from '@railhead/great-western-trail'
import { useState } from 'react'
import { PieceBox } from '../../../play/stage/pieces.js'
import { Dialog } from '../../../ui/Dialog.js'
import { nth } from '../../../ui/nth.js'
import type { Scene } from '../../screen.js'
import { CardPicture } from '../Cards.js'

interface HandProps {
  readonly scene: Scene<State>
  readonly seat: number
}

/** My hand with what it is worth, and my piles. */
export function Hand({ scene, seat }: HandProps) {
  const { t, view } = scene
  const player = view.players[seat]
  const herd = breedingValue(player.hand)
  const lasting = permanentCertificates(player)
  return (
    <section className="hand" aria-label={t('gwt.hand')}>
      <h2>
        {t('gwt.hand')}
        <span className="quiet">
          {player.hand.length}/{handLimit(player)}
        </span>
        <PieceBox id="herd" className="herd-value">
          <strong>{herd}</strong>
          {lasting > 0 && <span>+{lasting}</span>}
        </PieceBox>
      </h2>
      <div className="fan">
        {player.hand.map((card, i) => (
          <PieceBox
            key={nth(i, card)}
            id={`hand:${card}`}
            className={player.hand.length > 4 ? 'card crowded' : 'card'}
          >
            <CardPicture card={card} />
          </PieceBox>
        ))}
      </div>
      <Piles scene={scene} seat={seat} />
    </section>
  )
}

/** Draw pile, and the discard pile that anybody may look through. */
export function Piles({ scene, seat }: HandProps) {
  const { t, view } = scene
  const [open, setOpen] = useState(false)
  const player = view.players[seat]
  return (
    <div className="piles">
      <PieceBox id={seat === scene.seat ? 'drawPile' : `drawPile:s${seat}`} className="pile">
        {t('gwt.drawPile')} <strong>{player.draw.length}</strong>
      </PieceBox>
      <button type="button" className="button small" onClick={() => setOpen(true)}>
        {t('gwt.discardPile')} <strong>{player.discard.length}</strong>
      </button>
      {open && (
        <Dialog title={t('gwt.discardPile')} onClose={() => setOpen(false)}>
          <div className="card-wall">
            {player.discard.length === 0 && <p className="quiet">{t('gwt.empty')}</p>}
            {player.discard.map((card, i) => (
              <div key={nth(i, card)} className="card">
                <CardPicture card={card} />
              </div>
            ))}
          </div>
          <h3>{seat === scene.seat ? t('gwt.inDrawPile') : t('gwt.unseen')}</h3>
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
