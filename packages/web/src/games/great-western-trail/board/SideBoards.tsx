import {
  type Box,
  JOB_ROWS,
  NOTHING,
  ROW_COSTS,
  type State,
  YELLOW_ARROW_ROWS,
} from '@railhead/great-western-trail'
import type { Writer } from '../../../i18n/index.js'
import { around, Piece } from '../../../play/stage/pieces.js'
import { nth } from '../../../ui/nth.js'
import { FORESIGHT, foresightPlace, JOBS, jobPlace } from './layout.js'
import { SmallTile } from './TileArt.js'

interface SideBoardProps {
  readonly state: State
  readonly box: Box
  readonly t: Writer
}

/** The six tiles that wait in Kansas City, two for each step. */
export function Foresight({ state, box, t }: SideBoardProps) {
  return (
    <g>
      <text className="area-name" x={FORESIGHT.x + 1.5 * FORESIGHT.cellWidth} y={FORESIGHT.y - 22}>
        {t('gwt.foresight')}
      </text>
      {[0, 1, 2].map(step => (
        <text key={nth(step, 'step')} className="area-step" x={foresightPlace(step, 0).x} y={FORESIGHT.y - 6}>
          {step + 1}
        </text>
      ))}
      {state.foresight.map((tile, i) => {
        const step = i >> 1
        const { x, y } = foresightPlace(step, i & 1)
        return (
          <g key={nth(i, 'foresight')}>
            <rect className="place cell" x={x - 21} y={y - 25} width="42" height="50" rx="4" />
            {tile !== NOTHING && (
              <Piece id={`foresight:${step}:${tile}`} x={x} y={y} halo={around(38, 46)}>
                <g transform="scale(.93)">
                  <SmallTile tile={tile} edition={box.edition} />
                </g>
              </Piece>
            )}
          </g>
        )
      })}
    </g>
  )
}

/** Twelve rows of workers with what they cost, and the token that shows how far the match is. */
export function JobMarket({ state, box, t }: SideBoardProps) {
  const width = state.playerCount * JOBS.cellWidth
  return (
    <g>
      <text className="area-name" x={JOBS.x + 76} y={JOBS.y - 12}>
        {t('gwt.jobMarket')}
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
              const place = jobPlace(row, column)
              const worker = state.jobs[row * state.playerCount + column]
              const isToken = column === state.playerCount - 1
              return (
                <g key={nth(column, `job-${row}`)}>
                  {worker === NOTHING && (
                    <rect
                      className={isToken ? 'job-space last' : 'job-space'}
                      x={place.x - 16}
                      y={place.y - 20}
                      width="32"
                      height="40"
                      rx="4"
                    />
                  )}
                  {worker !== NOTHING && (
                    <Piece id={`job:${row}:${worker}`} x={place.x} y={place.y} halo={around(32, 40)}>
                      <g transform="scale(.96)">
                        <SmallTile tile={worker} edition={box.edition} />
                      </g>
                    </Piece>
                  )}
                </g>
              )
            })}
            <text
              className={open ? 'job-cost' : 'job-cost closed'}
              x={JOBS.x + width + 14}
              y={y + JOBS.cellHeight / 2 + 5}
            >
              ${ROW_COSTS[row]}
            </text>
            {YELLOW_ARROW_ROWS.includes(row) && (
              <path
                className="yellow-arrow"
                d={`M${JOBS.x + width + 6} ${y + JOBS.cellHeight - 9}h14l-7 10z`}
              />
            )}
          </g>
        )
      })}
      {state.jobRow < JOB_ROWS && (
        <Piece
          id="jobToken"
          x={jobPlace(state.jobRow, state.playerCount - 1).x}
          y={jobPlace(state.jobRow, 0).y}
          halo={around(30, 34)}
        >
          <path className="job-token" d="M0-17L15 0L0 17L-15 0Z" />
          <path className="job-token-mark" d="M-5-5L0 3L5-5M0 3V8" />
        </Piece>
      )}
    </g>
  )
}
