import type { AnyGame } from '@railhead/kernel'
import { useEffect, useState } from 'react'
import { useT } from '../../app/AppContext.js'
import type { Writer } from '../../i18n/index.js'
import type { Table } from '../../table/table.js'
import { faultText } from '../../ui/faults.js'
import { figure } from '../../ui/figure.js'
import { nth } from '../../ui/nth.js'
import { seatColour } from '../../ui/SeatMark.js'
import { fetchSteps, type Step } from '../time/useMoment.js'

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
  /** How many rounds were over at each point; none in a game without rounds. */
  const [rounds, setRounds] = useState<readonly number[]>([])
  const [fault, setFault] = useState<unknown>(null)
  useEffect(() => {
    let current = true
    fetchSteps(table, 0, last)
      .then(steps => {
        const at = (what: string): Step[] =>
          steps.filter(
            ({ entry, moment }) => moment === last || entry.events.some(event => event.type === what),
          )
        // A game of rounds is told by round, one without them by turn.
        const begins = at('round')
        const isByRound = begins.length > 2
        const points = isByRound ? begins : at('turn')
        if (!current) return
        setRounds(isByRound ? roundsOver(points, last) : [])
        setTurns(points.map(({ view }) => game.standing(view).map(({ total }) => total)))
      })
      .catch(error => current && setFault(error))
    return () => {
      current = false
    }
  }, [table, game, last])
  if (fault !== null)
    return (
      <p className="fault" role="alert">
        {faultText(t, fault)}
      </p>
    )
  if (!turns || turns.length < 2) return <p className="quiet">{t('loading')}</p>
  const all = turns.flat()
  const top = Math.max(10, ...all)
  const low = Math.min(0, ...all)
  const x = (turn: number): number => LEFT + (turn / (turns.length - 1)) * (WIDTH - LEFT - 8)
  const y = (score: number): number => 10 + ((top - score) / (top - low)) * (HEIGHT - BOTTOM - 10)
  const lines = niceSteps(low, top)
  const title = t(rounds.length > 0 ? 'score.byRound' : 'score.byTurn')
  return (
    <figure className="score-chart">
      <figcaption>
        <h3>{title}</h3>
      </figcaption>
      <p className="visually-hidden">{told(t, turns, names)}</p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {lines.map(score => (
          <g key={score}>
            <path className="chart-line" d={`M${LEFT} ${y(score)}H${WIDTH - 8}`} />
            <text className="chart-text" x={LEFT - 6} y={y(score) + 4}>
              {figure(score)}
            </text>
          </g>
        ))}
        {rounds.map((over, i) => (
          <text key={nth(i, 'round')} className="chart-text round" x={x(i)} y={HEIGHT - 6}>
            {over}
          </text>
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
      <ul className="chart-legend" aria-hidden="true">
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

/** So many figures of a line are said. */
const SAID = 8

/** The lines in figures: for each seat some of its scores, from the first to the last. */
function told(t: Writer, turns: readonly (readonly number[])[], names: readonly string[]): string {
  const count = Math.min(SAID, turns.length)
  const at = Array.from({ length: count }, (_, i) => Math.round((i * (turns.length - 1)) / (count - 1)))
  return names
    .map((name, seat) =>
      t('pair', { what: name, value: at.map(turn => figure(turns[turn][seat])).join(', ') }),
    )
    .join('; ')
}

/** Where a round begins, all before it are over; at the end, one more. */
function roundsOver(steps: readonly Step[], last: number): number[] {
  const begun = steps.map(({ entry }) => {
    const event = entry.events.findLast(({ type }) => type === 'round')
    return event && 'round' in event ? Number(event.round) : 0
  })
  return steps.map(({ moment }, i) => (moment === last ? Math.max(...begun) : begun[i] - 1))
}

/** Four or five round figures between two. */
function niceSteps(low: number, high: number): number[] {
  const step = [5, 10, 20, 25, 50, 100].find(size => (high - low) / size <= 5) ?? 200
  const steps: number[] = []
  for (let score = Math.ceil(low / step) * step; score <= high; score += step) steps.push(score)
  return steps
}
