import {
  certificateLimit,
  handLimit,
  permanentCertificates,
  type State,
  stepLimit,
} from '@railhead/great-western-trail'
import type { ReactNode } from 'react'
import { Icon } from '../../../icons/Icon.js'
import { PieceBox } from '../../../play/stage/pieces.js'
import { Delta } from '../../../ui/Delta.js'
import type { Scene } from '../../screen.js'
import { ICONS } from '../icons.js'
import { Piles } from './Hand.js'

function Figure({
  id,
  icon,
  children,
}: {
  readonly id: string
  readonly icon: string
  readonly children: ReactNode
}) {
  return (
    <PieceBox id={id} className="figure">
      <Icon d={icon} />
      <strong>{children}</strong>
    </PieceBox>
  )
}

/** My figures that matter all the time; exchange tokens are used here. */
export function Strip({ scene, seat }: { readonly scene: Scene<State>; readonly seat: number }) {
  const state = scene.view
  const player = state.players[seat]
  const lasting = permanentCertificates(state, player)
  return (
    <div className="figures">
      <Figure id="money" icon={ICONS.money}>
        ${player.money}
        <Delta value={player.money} />
      </Figure>
      <Figure id="certificates" icon={ICONS.certificate}>
        {player.certificates}/{certificateLimit(player)}
        {lasting > 0 && ` +${lasting}`}
      </Figure>
      <Figure id="steps" icon={ICONS.boot}>
        {stepLimit(state, player)}
      </Figure>
      <Figure id="handLimit" icon={ICONS.draw}>
        {handLimit(player)}
      </Figure>
      <Figure id="exchangeTokens" icon={ICONS.exchange}>
        {player.exchangeTokens}
      </Figure>
      <Piles scene={scene} seat={seat} />
    </div>
  )
}
