import { BUILDINGS, NOBODY, type TrackCell } from '@railhead/carson-city'
import { Icon } from '../../../icons/Icon.js'
import { PieceBox } from '../../../play/stage/pieces.js'
import { nth } from '../../../ui/nth.js'
import { sentence } from '../../../ui/sentence.js'
import { CowboyPicture } from '../Cowboy.js'
import { CELL_ICONS, ICONS } from '../icons.js'
import { UNHEARD } from '../roles.js'
import { cowboysOn } from '../spots.js'
import { ElevationPicture } from '../town/elevations.js'
import { type Scene, wordsOf } from '../words.js'
import { bringsNow } from './brings.js'

/** Names with more letters find no room beside a picture. */
const LONG = 15

interface SignProps {
  readonly scene: Scene
  readonly cell: TrackCell
  /** Its place in the order of resolution. */
  readonly place: number
  readonly status: 'coming' | 'now' | 'done'
}

/** A cell of the action track as the sign of a shop: what it is, what it would bring me, who stands there. */
export function Sign({ scene, cell, place, status }: SignProps) {
  const state = scene.view
  const { space } = cell
  const closed = !cell.open
  const brings = bringsNow(scene, cell)
  const tile = brings.building
  const name = signName(scene, cell, tile)
  const names = [
    'sign',
    status,
    closed ? 'closed' : '',
    space === undefined ? 'reminder' : '',
    name.length > LONG ? 'long' : '',
  ]
  return (
    <PieceBox
      id={space === undefined ? `cell:${cell.cell}` : `space:${space}`}
      className={names.filter(one => one !== '').join(' ')}
    >
      <span className="sign-place" {...UNHEARD}>
        {status === 'now' ? <Icon d={ICONS.lantern} /> : place}
      </span>
      <span className="sign-picture">
        <SignPicture cell={cell} tile={tile} />
      </span>
      <span className="sign-brings">{closed ? <Icon d={ICONS.closed} /> : brings.short}</span>
      <span className="sign-name">{name}</span>
      {space === state.white && <span className="visually-hidden">{wordsOf(scene)('whiteCowboy')}</span>}
      <SignCowboys scene={scene} cell={cell} />
    </PieceBox>
  )
}

interface NowProps {
  readonly scene: Scene
  readonly cell: TrackCell
}

/** Where the lantern hangs, in a few letters: for screens that show another part of the board. */
export function SignNow({ scene, cell }: NowProps) {
  const { building } = bringsNow(scene, cell)
  return (
    <span className="sign-now">
      <Icon d={ICONS.lantern} /> <SignPicture cell={cell} tile={building} />
      <span className="visually-hidden">{signName(scene, cell, building)}</span>
    </span>
  )
}

type Tile = ReturnType<typeof bringsNow>['building']

function SignPicture({ cell, tile }: { readonly cell: TrackCell; readonly tile: Tile }) {
  return tile === undefined ? (
    <Icon d={CELL_ICONS[cell.cell]} />
  ) : (
    <ElevationPicture id={BUILDINGS[tile].id} />
  )
}

const signName = (scene: Scene, cell: TrackCell, tile: Tile): string =>
  tile === undefined
    ? scene.say({ key: `space.${cell.cell}` })
    : sentence(scene.say({ key: `building.${BUILDINGS[tile].id}` }))

/** Cowboys stand on the spaces themselves; those on the map are only counted here. */
function SignCowboys({ scene, cell }: Pick<SignProps, 'scene' | 'cell'>) {
  const state = scene.view
  if (cell.space === undefined) {
    const count = cell.cowboys.reduce((sum, there) => sum + there.count, 0)
    return (
      <span className="sign-cowboys">
        {count > 0 && (
          <>
            <Icon d={ICONS.cowboy} /> {count}
          </>
        )}
        {cell.duels.length > 0 && (
          <span className="sign-duel">
            <Icon d={ICONS.duel} /> {cell.duels.length}
          </span>
        )}
      </span>
    )
  }
  const cowboys = cowboysOn(state, cell.space)
  return (
    <span className={cowboys.length > 2 ? 'sign-cowboys crowd' : 'sign-cowboys'}>
      {cell.cell === 'ammunition' && state.threeGuns !== NOBODY && <CowboyPicture of={state.threeGuns} />}
      {cowboys.map((cowboy, i) => (
        <CowboyPicture key={nth(i, String(cowboy))} of={cowboy} />
      ))}
      {cell.duels.length > 0 && (
        <span className="sign-duel">
          <Icon d={ICONS.duel} />
        </span>
      )}
    </span>
  )
}
