import {
  CARDS,
  CHARACTER_IDS,
  cardNumber,
  holderOf,
  NOBODY,
  ON_CARD,
  SHERIFF,
  SIDE_IDS,
  SIDES,
} from '@railhead/carson-city'
import { Icon } from '../../../icons/Icon.js'
import { PieceBox } from '../../../play/stage/pieces.js'
import { nth } from '../../../ui/nth.js'
import { SeatMark } from '../../../ui/SeatMark.js'
import { CowboyPicture } from '../Cowboy.js'
import { CHARACTER_ICONS } from '../icons.js'
import { strip } from '../roles.js'
import { characterEffect, characterWord, dollars, nameOf, type Scene, wordsOf } from '../words.js'

/** The seven characters in the order of their numbers, which is the order of placing. */
export function Characters({ scene }: { readonly scene: Scene }) {
  return (
    <div className="characters" {...strip(wordsOf(scene)('characters'))}>
      {Array.from({ length: CARDS }, (_, card) => (
        <CharacterCard key={nth(card)} scene={scene} card={card} />
      ))}
    </div>
  )
}

function CharacterCard({ scene, card }: { readonly scene: Scene; readonly card: number }) {
  const state = scene.view
  const side = state.sides[card]
  const holder = holderOf(state, card)
  const white = card === SHERIFF && side === 0 && state.white === ON_CARD
  return (
    <PieceBox
      id={`card:${card}`}
      className={`character ${SIDE_IDS[side]}${holder === NOBODY ? '' : ' held'}`}
    >
      <span className="character-picture">
        <Icon d={CHARACTER_ICONS[CHARACTER_IDS[card]]} />
      </span>
      <span className="character-name">
        <span className="character-number">{cardNumber(state, card)}</span>
        {characterWord(scene, card)}
      </span>
      <span className="character-effect">{characterEffect(scene, card)}</span>
      <span className="character-foot">
        <span className="character-limit">≤ {dollars(scene, SIDES[side][card].cashLimit)}</span>
        {white && <CowboyPicture of="white" />}
        {holder !== NOBODY && (
          <span className="character-holder">
            <SeatMark seat={holder} />
            <span>{nameOf(scene, holder)}</span>
          </span>
        )}
      </span>
    </PieceBox>
  )
}
