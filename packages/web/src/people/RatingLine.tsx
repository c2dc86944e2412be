import type { GameStatistics } from '@railhead/protocol'
import { useT } from '../app/AppContext.js'
import { useWords } from './Words.js'

const WIDTH = 320
const HEIGHT = 90
const EDGE = 6

interface RatingLineProps {
  readonly history: GameStatistics['history']
}

/** The rating over time, from match to match; nothing before the second. */
export function RatingLine({ history }: RatingLineProps) {
  const t = useT()
  const w = useWords()
  if (history.length < 2) return null
  const values = history.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const day = new Intl.DateTimeFormat(t.lang, { dateStyle: 'medium' })
  const x = (i: number): number => EDGE + (i / (history.length - 1)) * (WIDTH - 2 * EDGE)
  const y = (value: number): number =>
    HEIGHT - EDGE - ((value - least) / Math.max(1, most - least)) * (HEIGHT - 2 * EDGE)
  const label = w('results.line', {
    from: values[0],
    to: values[values.length - 1],
    since: day.format(history[0].at),
  })
  return (
    <figure className="rating-line">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        <polyline
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          points={values.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`).join(' ')}
        />
        <circle cx={x(values.length - 1)} cy={y(values[values.length - 1])} r="4" fill="currentColor" />
      </svg>
      <figcaption className="quiet">
        {label}. {w('results.range', { least, most })}
      </figcaption>
    </figure>
  )
}
