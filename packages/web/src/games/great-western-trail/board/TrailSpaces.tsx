import {
  type Box,
  cityName,
  faceOf,
  isNeutral,
  isPrivate,
  NEUTRAL_LETTERS,
  NOTHING,
  neutralIndex,
  numberOf,
  ownerOf,
  SPECIAL_ACTIONS,
  type SpaceKind,
  type State,
} from '@railhead/great-western-trail'
import type { Translate } from '@railhead/kernel'
import { IconAt } from '../../../icons/Icon.js'
import { around, type Halo, Piece } from '../../../play/stage/pieces.js'
import { GlyphRow, localGlyphs } from '../glyphs.js'
import { ICONS } from '../icons.js'
import { SMALL, TILE } from './layout.js'
import { BuildingArt, SmallTile } from './TileArt.js'

interface SpaceArtProps {
  readonly state: State
  readonly box: Box
  readonly space: number
  readonly say: Translate
}

const HALOS: Readonly<Record<SpaceKind, Halo>> = {
  start: around(54, 40),
  kansasCity: [-44, -36, 88, 80],
  neutral: around(TILE, TILE),
  site: around(TILE, TILE),
  hazard: around(SMALL.width, SMALL.height),
  camp: around(SMALL.width, SMALL.height),
}

/** All spaces of the trail with what lies on them. */
export function TrailSpaces({ state, box, say }: Omit<SpaceArtProps, 'space'>) {
  return (
    <g>
      {box.trail.spaces.map((space, i) => (
        <Piece key={space.name} id={`space:${i}`} x={space.x} y={space.y} halo={HALOS[space.kind]}>
          <SpaceArt state={state} box={box} space={i} say={say} />
        </Piece>
      ))}
    </g>
  )
}

function SpaceArt({ state, box, space, say }: SpaceArtProps) {
  const { kind, forest, special } = box.trail.spaces[space]
  const tile = state.trail[space]
  switch (kind) {
    case 'start':
      return (
        <g>
          <rect className="place start" x="-27" y="-20" width="54" height="40" rx="8" />
          <IconAt d={ICONS.boot} x={0} y={0} size={26} fill="var(--tile-ink)" />
        </g>
      )
    case 'kansasCity':
      return <KansasCityArt name={say(cityName(box.cities[0]))} />
    case 'hazard':
    case 'camp':
      return (
        <g>
          <rect
            className="place small"
            x={-SMALL.width / 2}
            y={-SMALL.height / 2}
            width={SMALL.width}
            height={SMALL.height}
            rx="6"
          />
          {tile === NOTHING ? (
            kind === 'camp' && <CampReward box={box} space={space} />
          ) : (
            <SmallTile tile={tile} edition={box.edition} />
          )}
        </g>
      )
    default:
      if (isNeutral(tile)) {
        const index = neutralIndex(tile)
        return <BuildingArt label={NEUTRAL_LETTERS[index]} actions={box.neutralBuildings[index]} hands={0} />
      }
      return (
        <g>
          {!isPrivate(tile) && (
            <rect className="place site" x={-TILE / 2} y={-TILE / 2} width={TILE} height={TILE} rx="8" />
          )}
          {isPrivate(tile) && <PrivateArt state={state} box={box} tile={tile} />}
          {forest && (
            <g
              transform={isPrivate(tile) ? `translate(${TILE / 2 - 4} ${-TILE / 2 + 2})` : 'translate(0 -8)'}
            >
              <IconAt d={ICONS.forest} x={-8} y={0} size={isPrivate(tile) ? 16 : 34} fill="#4f6b37" />
              {!isPrivate(tile) && <IconAt d={ICONS.forest} x={14} y={4} size={26} fill="#4f6b37" />}
            </g>
          )}
          {special !== undefined && (
            <g transform={`translate(0 ${isPrivate(tile) ? TILE / 2 + 10 : TILE / 2 - 14})`}>
              <rect className="special" x="-36" y="-9" width="72" height="18" rx="9" />
              <GlyphRow glyphs={localGlyphs(SPECIAL_ACTIONS[special])} x={0} y={0} size={14} most={66} />
            </g>
          )}
        </g>
      )
  }
}

function PrivateArt({
  state,
  box,
  tile,
}: {
  readonly state: State
  readonly box: Box
  readonly tile: number
}) {
  const number = numberOf(tile)
  const face = faceOf(state, number)
  const { actions, hand, points, builders } = box.buildings[face][number]
  return (
    <BuildingArt
      label={`${number}${face === 0 ? 'a' : 'b'}`}
      actions={actions}
      owner={ownerOf(tile)}
      hands={hand}
      points={points}
      builders={builders}
    />
  )
}

function CampReward({ box, space }: { readonly box: Box; readonly space: number }) {
  const reward = box.campRewards[box.trail.camps.indexOf(space)]
  return (
    <GlyphRow
      glyphs={localGlyphs({
        gain: [
          reward === 'exchangeToken'
            ? { kind: 'exchangeToken' }
            : reward < 0
              ? { kind: 'pay', amount: -reward }
              : { kind: 'money', amount: reward },
        ],
      })}
      x={0}
      y={0}
      size={22}
      most={36}
    />
  )
}

function KansasCityArt({ name }: { readonly name: string }) {
  return (
    <g>
      <path className="tile-edge town" d="M-42 26V-8L-30-22H-18V-34H-2V-14H12L26-28L42-12V26Z" />
      <path
        className="town-windows"
        d="M-34 0h8v10h-8zM-18-8h10v12h-10zM2-2h10v12h-10zM24-6h9v12h-9zM-4 14h10v12h-10z"
      />
      <text className="place-name" y="40">
        {name}
      </text>
    </g>
  )
}
