import type { AnyGame } from '@railhead/kernel'
import { useEffect, useState } from 'react'
import { useT } from '../../app/AppContext.js'
import type { Table } from '../../table/table.js'
import { seatColour } from '../../ui/SeatMark.js'
import { fetchSteps } from '../useMoment.js'

interface ScoreChartProps {
  readonly table: Table
  readonly game: AnyGame
  readonly names: readonly string[]
  readonly last: number
}

const WIDTH = 640
const HEIGHT = 220
const LEFT = 34
const BOTTOM = 24
const DASHES = ['', '7 4', '2 4', '10 3 2 3', '4 2']

/** The score by turn: one line for each seat. */
export function ScoreChart({ table, game, names, last }: ScoreChartProps) {
  const t = useT()
  const [turns, setTurns] = useState<readonly (readonly number[])[] | null>(null)
  useEffect(() => {
    let current = true
    fetchSteps(table, 0, last)
      .then(steps => {
        const points = steps.filter(
          ({ entry, moment }) => moment === last || entry.events.some(event => event.type === 'turn'),
        )
        if (current) setTurns(points.map(({ view }) => game.standing(view).map(({ total }) => total)))
      })
      .catch(error => console.warn(error))
    return () => {
      current = false
    }
  }, [table, game, last])
  if (!turns || turns.length < 2) return <p className="quiet">{t('loading')}</p>
  const all = turns.flat()
  const top = Math.max(10, ...all)
  const low = Math.min(0, ...all)
  const x = (turn: number): number => LEFT + (turn / (turns.length - 1)) * (WIDTH - LEFT - 8)
  const y = (score: number): number => 10 + ((top - score) / (top - low)) * (HEIGHT - BOTTOM - 10)
  const lines = niceSteps(low, top)
  return (
    <figure className="score-chart">
      <figcaption>
        <h3>{t('score.byTurn')}</h3>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('score.byTurn')}>
        {lines.map(score => (
          <g key={score}>
            <path className="chart-line" d={`M${LEFT} ${y(score)}H${WIDTH - 8}`} />
            <text className="chart-text" x={LEFT - 6} y={y(score) + 4}>
              {score}
            </text>
          </g>
        ))}
        {names.map((name, seat) => (
          <path
            key={name}
            d={turns.map((scores, turn) => `${turn === 0 ? 'M' : 'L'}${x(turn)} ${y(scores[seat])}`).join('')}
            fill="none"
            stroke={seatColour(seat)}
            strokeWidth="2.6"
            strokeDasharray={DASHES[seat]}
          />
        ))}
      </svg>
      <ul className="chart-legend">
        {names.map((name, seat) => (
          <li key={name}>
            <svg viewBox="0 0 34 8" aria-hidden="true">
              <path d="M0 4H34" stroke={seatColour(seat)} strokeWidth="3" strokeDasharray={DASHES[seat]} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** Four or five round figures between two. */
function niceSteps(low: number, high: number): number[] {
  const step = [5, 10, 20, 25, 50, 100].find(size => (high - low) / size <= 5) ?? 200
  const steps: number[] = []
  for (let score = Math.ceil(low / step) * step; score <= high; score += step) steps.push(score)
  return steps
}
