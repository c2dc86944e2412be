import {
  alternatives,
  type Box,
  cityName,
  faceOf,
  isNeutral,
  isPrivate,
  localActions,
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
import { drawnBy } from '../../../ui/drawnBy.js'
import { nth } from '../../../ui/nth.js'
import { GlyphRow, glyphsWidth, localGlyphs } from '../glyphs.js'
import { ICONS } from '../icons.js'
import { SMALL, spacePlace, TILE } from './layout.js'
import { actionPlace, BuildingArt, SmallTile } from './TileArt.js'

interface SpaceArtProps {
  readonly state: State
  readonly box: Box
  readonly space: number
  readonly say: Translate
}

const HALOS: Readonly<Record<SpaceKind, Halo>> = {
  start: around(54, 40),
  kansasCity: [-40, -34, 80, 76],
  neutral: around(TILE, TILE),
  site: around(TILE, TILE),
  hazard: around(SMALL.width, SMALL.height),
  camp: around(SMALL.width, SMALL.height),
}

/** All spaces of the trail with what lies on them. */
export const TrailSpaces = drawnBy(
  ({ state, box, say }: Omit<SpaceArtProps, 'space'>) => [state.trail, state.faces, box, say],
  function TrailSpaces({ state, box, say }: Omit<SpaceArtProps, 'space'>) {
    const { spaces, isOnBoard } = box.trail
    return (
      <g>
        {spaces.map(
          ({ name, kind }, i) =>
            isOnBoard[i] && (
              <Piece key={name} id={`space:${i}`} {...spacePlace(box.trail, i)} halo={HALOS[kind]}>
                <SpaceArt state={state} box={box} space={i} say={say} />
              </Piece>
            ),
        )}
        {spaces.map(
          ({ name }, i) => isOnBoard[i] && <Actions key={name} state={state} box={box} space={i} />,
        )}
      </g>
    )
  },
)

/** What is done at a place, each action a piece of its own: a click walks there and does it. */
function Actions({ state, box, space }: Omit<SpaceArtProps, 'say'>) {
  const tile = state.trail[space]
  const { special } = box.trail.spaces[space]
  const isBuilding = isNeutral(tile) || isPrivate(tile)
  const actions = isBuilding ? localActions(state, tile) : []
  if (actions.length === 0 && special === undefined) return null
  const { x, y } = spacePlace(box.trail, space)
  return (
    <g transform={`translate(${x} ${y})`}>
      {actions.map((action, i) => {
        const { y: middle, height } = actionPlace(actions.length, i, isPrivate(tile))
        const ways = alternatives(action)
        const shares = ways.map(way => glyphsWidth(localGlyphs(way)) + 0.3)
        const unit = (TILE - 4) / shares.reduce((sum, share) => sum + share, 0)
        let end = -TILE / 2 + 2
        return ways.map((way, either) => {
          const width = shares[either] * unit
          const left = end
          end += width
          return (
            <Piece
              key={nth(either, i)}
              id={`act:${space}:${i}:${either}`}
              className="act"
              halo={[left + 4, middle - height / 2 + 4, width - 8, height - 8]}
            >
              <rect className="act-bed" x={left} y={middle - height / 2} width={width} height={height} />
              {either > 0 && <path className="tile-rule" d={`M${left} ${middle - 10}v20`} />}
              <GlyphRow
                glyphs={localGlyphs(way)}
                x={left + width / 2}
                y={middle}
                size={Math.min(29, height - 1)}
                most={width - 1}
              />
            </Piece>
          )
        })
      })}
      {special !== undefined && (
        <Piece
          id={`act:${space}:${actions.length}:0`}
          className="act"
          x={0}
          y={isBuilding ? TILE / 2 + 9 : TILE / 2 - 15}
          halo={[-37, -8, 74, 16]}
        >
          <rect className="special" x="-40" y="-11" width="80" height="22" rx="11" />
          <GlyphRow glyphs={localGlyphs(SPECIAL_ACTIONS[special])} x={0} y={0} size={21} most={78} />
        </Piece>
      )}
    </g>
  )
}

function SpaceArt({ state, box, space, say }: SpaceArtProps) {
  const { kind, forest } = box.trail.spaces[space]
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
        return (
          <BuildingArt label={NEUTRAL_LETTERS[index]} actions={box.neutralBuildings[index]} hands={0} bare />
        )
      }
      return (
        <g>
          {!isPrivate(tile) && (
            <rect className="place site" x={-TILE / 2} y={-TILE / 2} width={TILE} height={TILE} rx="8" />
          )}
          {isPrivate(tile) && <PrivateArt state={state} box={box} tile={tile} />}
          {forest && isPrivate(tile) && (
            <IconAt d={ICONS.forest} x={TILE / 2 - 12} y={-TILE / 2 + 2} size={16} fill="var(--forest)" />
          )}
          {forest && !isPrivate(tile) && (
            <>
              <IconAt d={ICONS.forest} x={-8} y={-8} size={34} fill="var(--forest)" />
              <IconAt d={ICONS.forest} x={14} y={-4} size={26} fill="var(--forest)" />
            </>
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
      bare
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
      <path className="tile-edge kansas-city" d="M-38 26V-8L-27-20H-16V-31H-2V-13H11L24-26L38-11V26Z" />
      <path
        className="kansas-city-windows"
        d="M-31 0h8v10h-8zM-16-8h9v12h-9zM2-2h9v12h-9zM22-6h8v12h-8zM-4 14h10v12h-10z"
      />
      <text className="place-name" y="40">
        {name}
      </text>
    </g>
  )
}
