import type { Seat } from '@railhead/kernel'
import { seatColour, seatShape } from '../../ui/SeatMark.js'

/** Whose cowboy it is; the white one belongs to nobody. */
export type CowboyOf = Seat | 'white'

interface CowboyProps {
  readonly of: CowboyOf
  /** Middle. */
  readonly x?: number
  readonly y?: number
  readonly scale?: number
}

const WHITE_BODY = 'M-.8-.5L.8-.5L1 .9H-1Z'

/** A cowboy: the shape of the seat under a hat; 28 wide and 32 high. */
export function Cowboy({ of, x = 0, y = 0, scale = 1 }: CowboyProps) {
  return (
    <g
      className={of === 'white' ? 'cowboy white' : 'cowboy'}
      transform={`translate(${x} ${y}) scale(${scale})`}
    >
      <g transform="translate(0 5) scale(11)">
        <path
          className="cowboy-body"
          d={of === 'white' ? WHITE_BODY : seatShape(of)}
          style={of === 'white' ? undefined : { fill: seatColour(of) }}
        />
      </g>
      <path className="cowboy-hat" d="M-14-7Q-8-5-7-8L-6-15Q0-18 6-15L7-8Q8-5 14-7Q11-1 0-2Q-11-1-14-7Z" />
      <path className="cowboy-band" d="M-7-8Q0-5.5 7-8" />
    </g>
  )
}

/** The same in a line of text. */
export function CowboyPicture({ of }: Pick<CowboyProps, 'of'>) {
  return (
    <svg className="cowboy-picture" viewBox="-15 -18 30 36" aria-hidden="true">
      <Cowboy of={of} />
    </svg>
  )
}
