import {
  BUILDINGS,
  BUILT,
  CHARACTER_IDS,
  incomeParts,
  NOBODY,
  PARCELS,
  parcelName,
} from '@railhead/carson-city'
import { Icon } from '../../../icons/Icon.js'
import { PieceBox } from '../../../play/stage/pieces.js'
import { nth } from '../../../ui/nth.js'
import { CHARACTER_ICONS } from '../icons.js'
import { group } from '../roles.js'
import { ElevationPicture } from '../town/elevations.js'
import { buildingWord, characterEffect, characterWord, dollars, type Scene, wordsOf } from '../words.js'
import { figuresOf, keptOf } from './Figures.js'
import { KeptTiles, Tokens } from './Hand.js'

interface PlayerBoardProps {
  readonly scene: Scene
  readonly seat: number
}

/** Everything that one player has, every figure with its word. */
export function PlayerBoard({ scene, seat }: PlayerBoardProps) {
  const state = scene.view
  const card = state.character[seat]
  return (
    <div className="carson-player">
      {card !== NOBODY && (
        <p className="carson-role">
          <Icon d={CHARACTER_ICONS[CHARACTER_IDS[card]]} />{' '}
          <strong>{scene.t('pair', { what: characterWord(scene, card), value: '' }).trim()}</strong>{' '}
          {characterEffect(scene, card)}
        </p>
      )}
      <ul className="carson-figures">
        {figuresOf(scene, seat).map(({ id, icon, words }) => (
          <li key={id}>
            <Icon d={icon} /> {words}
          </li>
        ))}
      </ul>
      {seat !== scene.seat && keptOf(state, seat).length > 0 && <KeptTiles scene={scene} seat={seat} />}
      {seat !== scene.seat && state.duels === 'tokens' && <Tokens scene={scene} seat={seat} />}
      <Estate scene={scene} seat={seat} />
    </div>
  )
}

/** The buildings of a player with what each earns now. */
function Estate({ scene, seat }: PlayerBoardProps) {
  const state = scene.view
  const built = Array.from({ length: PARCELS }, (_, parcel) => parcel).filter(
    parcel => state.owner[parcel] === seat && state.on[parcel] >= BUILT,
  )
  if (built.length === 0) return <p className="quiet">{wordsOf(scene)('estate.none')}</p>
  return (
    <div className="estate-list" {...group(wordsOf(scene)('estate'))}>
      {built.map((parcel, i) => {
        const building = state.on[parcel] - BUILT
        return (
          <PieceBox key={nth(i, parcel)} id={`building:${parcel}`} className="estate-item">
            <ElevationPicture id={BUILDINGS[building].id} />
            <span>{parcelName(parcel)}</span>
            <span className="visually-hidden">{buildingWord(scene, building)}</span>
            <strong>{dollars(scene, incomeParts(state, parcel)?.paid ?? 0)}</strong>
          </PieceBox>
        )
      })}
    </div>
  )
}
