import { type Box, JOB_ROWS, message, NOTHING, type State } from '@railhead/great-western-trail'
import type { Translate } from '@railhead/kernel'
import { around, Piece } from '../../../play/stage/pieces.js'
import { drawnBy } from '../../../ui/drawnBy.js'
import { nth } from '../../../ui/nth.js'
import { FORESIGHT, foresightPlace, JOBS, jobCell, jobPlace } from './layout.js'
import { SmallTile } from './TileArt.js'

interface SideBoardProps {
  readonly state: State
  readonly box: Box
  readonly say: Translate
}

/** The six tiles that wait in Kansas City, two for each step. */
export const Foresight = drawnBy(
  ({ state, box, say }: SideBoardProps) => [state.foresight, box, say],
  function Foresight({ state, box, say }: SideBoardProps) {
    return (
      <g>
        <text className="area-name" x={FORESIGHT.x + 1.5 * FORESIGHT.cellWidth} y={FORESIGHT.y - 7}>
          {say(message('board.foresight'))}
        </text>
        {state.foresight.map((tile, i) => {
          const step = i >> 1
          const { x, y } = foresightPlace(step, i & 1)
          return (
            <g key={nth(i, 'foresight')}>
              <rect className="place cell" x={x - 21.5} y={y - 26} width="43" height="52" rx="4" />
              {tile !== NOTHING && (
                <Piece id={`foresight:${step}:${tile}`} x={x} y={y} halo={around(40, 50)}>
                  <g transform="scale(.95)">
                    <SmallTile tile={tile} edition={box.edition} />
                  </g>
                </Piece>
              )}
            </g>
          )
        })}
      </g>
    )
  },
)

/** Twelve rows of workers with what they cost, and the token that shows how far the match is. */
export const JobMarket = drawnBy(
  ({ state, box, say }: SideBoardProps) => [state.jobs, state.jobRow, state.playerCount, box, say],
  function JobMarket({ state, box, say }: SideBoardProps) {
    const { costs, yellowArrowRows } = box.jobMarket
    const width = state.playerCount * jobCell(state.playerCount)
    return (
      <g>
        <text className="area-name" x={JOBS.x + 90} y={JOBS.y - 9}>
          {say(message('board.jobMarket'))}
        </text>
        {Array.from({ length: JOB_ROWS }, (_, row) => {
          const y = JOBS.y + row * JOBS.cellHeight
          const open = row < state.jobRow
          return (
            <g key={nth(row, 'row')} className={open ? 'job-row open' : 'job-row'}>
              <rect
                className="job-bed"
                x={JOBS.x}
                y={y + 1}
                width={width}
                height={JOBS.cellHeight - 2}
                rx="4"
              />
              {Array.from({ length: state.playerCount }, (_, column) => {
                const place = jobPlace(row, column, state.playerCount)
                const worker = state.jobs[row * state.playerCount + column]
                const isToken = column === state.playerCount - 1
                return (
                  <g key={nth(column, `job-${row}`)}>
                    {worker === NOTHING && (
                      <rect
                        className={isToken ? 'job-space last' : 'job-space'}
                        x={place.x - 17}
                        y={place.y - 25}
                        width="34"
                        height="50"
                        rx="4"
                      />
                    )}
                    {worker !== NOTHING && (
                      <Piece id={`job:${row}:${worker}`} x={place.x} y={place.y} halo={around(35, 48)}>
                        <SmallTile
                          tile={worker}
                          edition={box.edition}
                          scale={Math.min(1.1, (jobCell(state.playerCount) - 2) / 38)}
                        />
                      </Piece>
                    )}
                  </g>
                )
              })}
              <Piece
                id={`jobRow:${row}`}
                x={JOBS.x + width + 15}
                y={y + JOBS.cellHeight / 2}
                halo={around(32, JOBS.cellHeight - 2)}
              >
                <text className={open ? 'job-cost' : 'job-cost closed'} y="6">
                  ${costs[row]}
                </text>
                {yellowArrowRows.includes(row) && (
                  <path className="yellow-arrow" d={`M-8 ${JOBS.cellHeight / 2 - 12}h16l-8 12z`} />
                )}
              </Piece>
            </g>
          )
        })}
        {state.jobRow < JOB_ROWS && (
          <Piece
            id="jobToken"
            {...jobPlace(state.jobRow, state.playerCount - 1, state.playerCount)}
            halo={around(30, 34)}
          >
            <path className="job-token" d="M0-17L15 0L0 17L-15 0Z" />
            <path className="job-token-mark" d="M-5-5L0 3L5-5M0 3V8" />
          </Piece>
        )}
      </g>
    )
  },
)
