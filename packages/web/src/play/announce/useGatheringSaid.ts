import type { SeatInfo, TableInfo } from '@railhead/protocol'
import { useEffect, useRef } from 'react'
import { announcer } from '../../announce/announcer.js'
import { useT } from '../../app/AppContext.js'
import { seatName } from '../../lobby/levels.js'
import { wordsWriter } from '../words/text/index.js'

/** Who sits there: nobody at a seat that is open, also if somebody is invited. */
const sitter = (seat: SeatInfo): string | undefined =>
  seat.kind === 'open' ? undefined : `${seat.kind} ${seat.kind === 'bot' ? seat.level : seat.name}`

/** Who comes and goes before the start, and that all are there, said aloud; what one does oneself is not. */
export function useGatheringSaid({ seats }: TableInfo, own: number | null): void {
  const t = useT()
  const before = useRef(seats)
  useEffect(() => {
    const say = wordsWriter(t.lang)
    const was = before.current
    before.current = seats
    seats.forEach((seat, i) => {
      const past = was[i]
      if (i === own || past === undefined || sitter(past) === sitter(seat)) return
      if (sitter(past) !== undefined)
        announcer.say('notice', say('gathering.left', { name: seatName(t, past) }))
      if (sitter(seat) !== undefined)
        announcer.say('notice', say('gathering.came', { name: seatName(t, seat) }))
    })
    const isFull = (all: readonly SeatInfo[]): boolean => all.every(seat => sitter(seat) !== undefined)
    if (isFull(seats) && !isFull(was)) announcer.say('notice', say('gathering.full'))
  }, [seats, own, t])
}
