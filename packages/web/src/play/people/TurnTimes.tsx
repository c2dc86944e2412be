import type { Seat } from '@railhead/kernel'
import type { TableInfo } from '@railhead/protocol'
import { SeatMark } from '../../ui/SeatMark.js'
import { SeatTime } from '../../ui/SeatTime.js'

interface TurnTimesProps {
  readonly info: TableInfo
  /** The seats that the match waits for. */
  readonly waiting: readonly Seat[]
  readonly ahead: number
}

/** What those have left that the match waits for. Beside the prompt, not in it: readers would tell every second. */
export function TurnTimes({ info, waiting, ahead }: TurnTimesProps) {
  const people = waiting.filter(seat => info.seats[seat]?.kind === 'person')
  if (!info.time || people.length === 0) return null
  return (
    <p className="turn-times">
      {people.map(seat => (
        <span key={seat}>
          <SeatMark seat={seat} /> <SeatTime rule={info.time} seat={info.seats[seat]} ahead={ahead} />
        </span>
      ))}
    </p>
  )
}
