import {
  faceOf,
  herdOf,
  objectiveOf,
  REQUIREMENTS,
  resources,
  SCORING_COLUMN,
  type State,
  tablesOf,
  WORKER_SPACES,
  WORKERS,
} from '@railhead/great-western-trail'
import type { ReactNode } from 'react'
import { Icon } from '../../../icons/Icon.js'
import { PieceBox } from '../../../play/stage/pieces.js'
import { drawnBy } from '../../../ui/drawnBy.js'
import { nth } from '../../../ui/nth.js'
import { SeatMark } from '../../../ui/SeatMark.js'
import type { Scene } from '../../screen.js'
import { MasterArt } from '../board/Railroad.js'
import { BuildingArt, SmallTile } from '../board/TileArt.js'
import { NeedArt, needsOf } from '../Cards.js'
import { InlineGlyphs, localGlyphs, taskGlyphs } from '../glyphs.js'
import { ICONS, WORKER_COLOURS, WORKER_ICONS } from '../icons.js'
import { ownPiece } from '../pieces.js'
import { Piles } from './Hand.js'

interface PlayerBoardProps {
  readonly scene: Scene<State>
  readonly seat: number
  readonly large: boolean
}

const pieceId = (scene: Scene<State>, seat: number, id: string): string => ownPiece(id, seat, scene.seat)

/** Everything that one player owns. */
export function PlayerBoard({ scene, seat, large }: PlayerBoardProps) {
  return (
    <div className={large ? 'player-board large' : 'player-board'}>
      <Workers scene={scene} seat={seat} />
      <DiscSpaces scene={scene} seat={seat} />
      <Objectives scene={scene} seat={seat} />
      <Buildings scene={scene} seat={seat} />
      <Trophies scene={scene} seat={seat} />
      {!large && <Piles scene={scene} seat={seat} />}
    </div>
  )
}

type PartProps = Omit<PlayerBoardProps, 'large'>

/** Three rows of six; what a space gives shows until it is covered. */
export const Workers = drawnBy(
  ({ scene, seat }: PartProps) => [tablesOf(scene.view), scene.seat, seat, scene.view.players[seat].workers],
  function Workers({ scene, seat }: PartProps) {
    const { workers } = scene.view.players[seat]
    const { workerBonus } = tablesOf(scene.view)
    return (
      <div className="workers">
        {WORKERS.map(worker => (
          <PieceBox key={worker} id={pieceId(scene, seat, `worker:${worker}`)} className="worker-row">
            {Array.from({ length: WORKER_SPACES }, (_, i) => {
              const space = i + 1
              const bonus = workerBonus[worker][space]
              const taken = space <= workers[worker]
              return (
                <span
                  key={`${worker}-${space}`}
                  className={taken ? 'worker taken' : space >= SCORING_COLUMN ? 'worker scoring' : 'worker'}
                  style={taken ? { backgroundColor: WORKER_COLOURS[worker] } : undefined}
                >
                  {taken ? (
                    <Icon d={WORKER_ICONS[worker]} />
                  ) : bonus ? (
                    <InlineGlyphs glyphs={taskGlyphs(bonus)} height={0.8} />
                  ) : (
                    <Icon d={WORKER_ICONS[worker]} className="ghost" />
                  )}
                </span>
              )
            })}
          </PieceBox>
        ))}
      </div>
    )
  },
)

/** Discs lie on what they lock; taking one off opens it. */
export const DiscSpaces = drawnBy(
  ({ scene, seat }: PartProps) => [tablesOf(scene.view), scene.seat, seat, scene.view.players[seat].discs],
  function DiscSpaces({ scene, seat }: PartProps) {
    const state = scene.view
    const player = state.players[seat]
    const { auxiliaries, discSpaces } = tablesOf(state)
    const auxDiscs = auxiliaries.map(auxiliary => auxiliary.disc)
    return (
      <div className="disc-spaces">
        {auxiliaries.map(({ disc, single }, which) => (
          <div key={discSpaces[disc].name} className="aux">
            <PieceBox
              id={pieceId(scene, seat, `disc:${disc}`)}
              className={discSpaces[disc].black ? 'slots black' : 'slots'}
            >
              <Slots seat={seat} spaces={2} left={player.discs[disc]} />
            </PieceBox>
            <PieceBox
              id={pieceId(scene, seat, `aux:${which}`)}
              className={player.discs[disc] >= 2 ? 'aux-action locked' : 'aux-action'}
            >
              <InlineGlyphs glyphs={localGlyphs(single)} height={1} />
            </PieceBox>
            {player.discs[disc] === 0 && (
              <PieceBox id={pieceId(scene, seat, `aux2:${which}`)} className="aux-twice">
                2×
              </PieceBox>
            )}
          </div>
        ))}
        {discSpaces.map((space, disc) =>
          auxDiscs.includes(disc) ? null : (
            <PieceBox
              key={space.name}
              id={pieceId(scene, seat, `disc:${disc}`)}
              className={space.black ? 'aux lone black' : 'aux lone'}
            >
              <span className={space.black ? 'slots black' : 'slots'}>
                <Slots seat={seat} spaces={space.count} left={player.discs[disc]} />
              </span>
              <span className="disc-gives">{DISC_GIVES[space.name]}</span>
            </PieceBox>
          ),
        )}
      </div>
    )
  },
)

/** What each other disc space opens, as a picture. */
const DISC_GIVES: Readonly<Record<string, ReactNode>> = {
  certificate4: (
    <>
      <Icon d={ICONS.certificate} />4
    </>
  ),
  certificate6: (
    <>
      <Icon d={ICONS.certificate} />6
    </>
  ),
  stepLeft: (
    <>
      <Icon d={ICONS.boot} />+ $3
    </>
  ),
  stepRight: (
    <>
      <Icon d={ICONS.boot} />+ 3★
    </>
  ),
  hand: (
    <>
      <Icon d={ICONS.draw} />
      +1 −$5
    </>
  ),
}

function Slots({
  seat,
  spaces,
  left,
}: {
  readonly seat: number
  readonly spaces: number
  readonly left: number
}) {
  return (
    <>
      {Array.from({ length: spaces }, (_, i) => (
        <span key={nth(i, 'slot')} className={i < left ? 'slot full' : 'slot'}>
          {i < left && <SeatMark seat={seat} />}
        </span>
      ))}
    </>
  )
}

/** Objectives in the area and in hand, with what each still lacks. */
function Objectives({ scene, seat }: PartProps) {
  const state = scene.view
  const player = state.players[seat]
  const herd = herdOf(player)
  const have = resources(state, seat, herd)
  if (player.objectives.length === 0) return null
  return (
    <div className="objectives">
      {player.objectives.map((card, i) => {
        const objective = objectiveOf(card, tablesOf(state).objectives)
        const { needs, points, penalty } = objective
        const left = [...have]
        const met = needs.every((need, r) => need <= have[r])
        return (
          <PieceBox
            key={nth(i, card)}
            id={pieceId(scene, seat, `objective:${card}`)}
            className={met ? 'goal met' : 'goal'}
          >
            <svg
              viewBox={`0 0 ${needsOf(objective).length * 24} 24`}
              className="goal-needs"
              aria-hidden="true"
            >
              {needsOf(objective).map((need, n) => {
                const index = REQUIREMENTS.indexOf(need)
                const covered = left[index] > 0
                left[index]--
                return (
                  <g key={nth(n, need)} opacity={covered ? 1 : 0.38}>
                    <NeedArt need={need} x={12 + n * 24} y={13} size={17} />
                    {covered && <path className="tick" d={`M${n * 24 + 15} 19l3 3 5-7`} />}
                  </g>
                )
              })}
            </svg>
            <span className="goal-points">
              {points}★{penalty > 0 && <small>−{penalty}</small>}
            </span>
          </PieceBox>
        )
      })}
    </div>
  )
}

/** Buildings not built yet. */
export const Buildings = drawnBy(
  ({ scene, seat }: PartProps) => [
    tablesOf(scene.view),
    scene.seat,
    seat,
    scene.view.faces,
    scene.view.players[seat].unbuilt,
  ],
  function Buildings({ scene, seat }: PartProps) {
    const state = scene.view
    const { buildings } = tablesOf(state)
    const { unbuilt } = state.players[seat]
    const numbers = buildings[0].flatMap((_, number) => (unbuilt & (1 << number) ? [number] : []))
    return (
      <div className="building-rack">
        {numbers.map(number => {
          const face = faceOf(state, number)
          const { actions, hand, points, builders } = buildings[face][number]
          return (
            <PieceBox key={number} id={pieceId(scene, seat, `building:${number}`)} className="rack-tile">
              <svg viewBox="-50 -50 100 100" aria-hidden="true">
                <BuildingArt
                  label={`${number}${face === 0 ? 'a' : 'b'}`}
                  actions={actions}
                  owner={seat}
                  hands={hand}
                  points={points}
                  builders={builders}
                />
              </svg>
            </PieceBox>
          )
        })}
      </div>
    )
  },
)

/** Tiles won: station masters, hazards, outlaws. */
function Trophies({ scene, seat }: PartProps) {
  const state = scene.view
  const player = state.players[seat]
  const { edition } = tablesOf(state)
  const outlaws = player.greenOutlaws + player.orangeOutlaws
  if (player.masters.length + player.hazards.length + outlaws === 0) return null
  return (
    <div className="trophies">
      {player.masters.map(tile => (
        <PieceBox key={`master-${tile}`} id={`master:${tile}`} className="trophy">
          <svg viewBox="-22 -24 44 48" aria-hidden="true">
            <MasterArt tile={tile} />
          </svg>
        </PieceBox>
      ))}
      {player.hazards.map((tile, i) => (
        <PieceBox key={nth(i, `hazard-${tile}`)} id={`hazardTile:${tile}:s${seat}`} className="trophy">
          <svg viewBox="-23 -27 46 54" aria-hidden="true">
            <SmallTile tile={tile} edition={edition} />
          </svg>
        </PieceBox>
      ))}
      {outlaws > 0 && (
        <PieceBox id={pieceId(scene, seat, 'outlaws')} className="figure">
          <span className="outlaw green">
            <Icon d={edition === 'first' ? ICONS.teepee : ICONS.outlaw} /> {player.greenOutlaws}
          </span>
          <span className="outlaw orange">
            <Icon d={edition === 'first' ? ICONS.teepee : ICONS.outlaw} /> {player.orangeOutlaws}
          </span>
        </PieceBox>
      )}
    </div>
  )
}
