import type { Review, ReviewTurn } from '@railhead/review'
import { useT } from '../app/AppContext.js'
import { SeatMark, seatColour, seatShape } from '../ui/SeatMark.js'
import { turnId } from './turnId.js'
import { useReviewWords } from './Words.js'

const WIDTH = 720
const HEIGHT = 260
const BAND = 90
/** Room for the title of what is below, also in the large letters of phones. */
const GAP = 44
const LEFT = 40
const RIGHT = 10
const TOP = 10
const DASHES = ['', '7 4', '2 4', '10 3 2 3', '4 2']
const SHARES = [0, 0.25, 0.5, 0.75, 1]

interface ChartProps {
  readonly review: Review
  readonly names: readonly string[]
  /** Opens a marked turn. */
  readonly onTurn: (turn: ReviewTurn) => void
}

/** Winning chances by turn, with marks; below, luck so far. */
export function Chart({ review: { chart, turns, seats }, names, onTurn }: ChartProps) {
  const t = useT()
  const w = useReviewWords()
  const last = Math.max(1, chart.at(-1)?.moment ?? 1)
  const x = (moment: number): number => LEFT + (moment / last) * (WIDTH - LEFT - RIGHT)
  const y = (chance: number): number => TOP + (1 - chance) * (HEIGHT - TOP)
  const most = Math.max(0.1, ...chart.flatMap(({ luck }) => luck.map(Math.abs)))
  const zero = HEIGHT + GAP + BAND / 2
  const band = (luck: number): number => zero - (luck / most) * (BAND / 2)
  const path = (of: (point: (typeof chart)[number]) => number): string =>
    chart
      .map((point, i) => `${i === 0 ? 'M' : 'L'}${x(point.moment).toFixed(1)} ${of(point).toFixed(1)}`)
      .join('')
  const signed = new Intl.NumberFormat(t.lang, { maximumFractionDigits: 0, signDisplay: 'exceptZero' })
  const marked = turns.filter(({ mark }) => mark !== null)
  const chanceAt = (moment: number, seat: number): number =>
    chart.findLast(point => point.moment <= moment)?.chance[seat] ?? 0
  const markLabel = ({ mark, seat, turn }: ReviewTurn): string =>
    [mark && t(`mark.${mark}`), names[seat], w('turn.number', { turn })].join(', ')
  return (
    <figure className="review-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + GAP + BAND}`}>
        <title>{w('chart.text')}</title>
        {SHARES.map(share => (
          <g key={share}>
            <path className="chart-line" d={`M${LEFT} ${y(share)}H${WIDTH - RIGHT}`} />
            <text className="chart-text" x={LEFT - 6} y={y(share) + 4}>
              {Math.round(100 * share)}
            </text>
          </g>
        ))}
        <path className="chart-line" d={`M${LEFT} ${zero}H${WIDTH - RIGHT}`} />
        {[most, 0, -most].map(luck => (
          <text key={luck} className="chart-text" x={LEFT - 6} y={band(luck) + 4}>
            {signed.format(100 * luck).replace('-', '−')}
          </text>
        ))}
        <text className="chart-title" x={LEFT + 4} y={HEIGHT + GAP - 8}>
          {w('chart.luck')}
        </text>
        {seats.map(({ seat }) => (
          <g key={seat} fill="none" stroke={seatColour(seat)} strokeDasharray={DASHES[seat]}>
            <path d={path(({ chance }) => y(chance[seat]))} strokeWidth="2.6" />
            <path d={path(({ luck }) => band(luck[seat]))} strokeWidth="1.8" />
          </g>
        ))}
        {marked.map(turn => (
          <a
            key={`${turn.turn}.${turn.seat}`}
            className={`chart-mark ${turn.mark}`}
            href={`#${turnId(turn)}`}
            aria-label={markLabel(turn)}
            onClick={event => {
              event.preventDefault()
              onTurn(turn)
            }}
          >
            <g transform={`translate(${x(turn.from)} ${y(chanceAt(turn.from, turn.seat))})`}>
              <circle r="8" />
              <path d={seatShape(turn.seat)} transform="scale(4)" fill={seatColour(turn.seat)} />
            </g>
          </a>
        ))}
      </svg>
      <ul className="chart-legend">
        {names.map((name, seat) => (
          <li key={name}>
            <svg viewBox="0 0 34 8" aria-hidden="true">
              <path d="M0 4H34" stroke={seatColour(seat)} strokeWidth="3" strokeDasharray={DASHES[seat]} />
            </svg>
            <SeatMark seat={seat} /> {name}
          </li>
        ))}
      </ul>
    </figure>
  )
}
