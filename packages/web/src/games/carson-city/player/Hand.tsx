import { BUILDINGS, NOT_LAID } from '@railhead/carson-city'
import { UNKNOWN } from '@railhead/kernel'
import { PieceBox } from '../../../play/stage/pieces.js'
import { nth } from '../../../ui/nth.js'
import { group } from '../roles.js'
import { ElevationPicture } from '../town/elevations.js'
import { buildingWord, type Scene, wordsOf } from '../words.js'
import { keptOf } from './Figures.js'

interface HandProps {
  readonly scene: Scene
  readonly seat: number
}

/** What I hold: tiles not built yet, and duel tokens. Nothing where I have neither. */
export function Hand({ scene, seat }: HandProps) {
  const { duels } = scene.view
  const tiles = keptOf(scene.view, seat).length > 0
  if (!tiles && duels === 'dice') return null
  return (
    <div className="carson-hand">
      {tiles && <KeptTiles scene={scene} seat={seat} />}
      {duels === 'tokens' && <Tokens scene={scene} seat={seat} />}
    </div>
  )
}

/** Pieces of mine stand for options; those of others are told apart by their seat. */
const pieceId = ({ seat: mine }: Scene, seat: number, id: string): string =>
  seat === mine ? id : `${id}:s${seat}`

export function KeptTiles({ scene, seat }: HandProps) {
  return (
    <div className="kept-tiles" {...group(wordsOf(scene)('kept'))}>
      {keptOf(scene.view, seat).map((building, i) => (
        <PieceBox key={nth(i, building)} id={pieceId(scene, seat, `kept:${building}`)} className="kept-tile">
          <ElevationPicture id={BUILDINGS[building].id} />
          <span className="visually-hidden">{buildingWord(scene, building)}</span>
        </PieceBox>
      ))}
    </div>
  )
}

/** My tokens with their values; those of others from behind. What is laid lies apart. */
export function Tokens({ scene, seat }: HandProps) {
  const state = scene.view
  const laid = state.tokenLaid[seat] ?? NOT_LAID
  const hand = [...state.tokens[seat]]
  if (laid !== NOT_LAID) {
    const at = hand.indexOf(laid)
    hand.splice(at < 0 ? 0 : at, 1)
  }
  return (
    <div className="tokens" {...group(wordsOf(scene)('tokens'))}>
      {hand.map((value, i) =>
        value === UNKNOWN ? (
          <span key={nth(i, 'hidden')} className="token hidden" />
        ) : (
          <PieceBox key={nth(i, value)} id={pieceId(scene, seat, `token:${value}`)} className="token">
            {value}
          </PieceBox>
        ),
      )}
      {laid !== NOT_LAID && <span className="token laid">{laid === UNKNOWN ? '' : laid}</span>}
    </div>
  )
}
