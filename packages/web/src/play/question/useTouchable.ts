import { useEffect, useState } from 'react'
import { isInReach } from '../stage/touch.js'

/** The board is shown for a new question within so many pictures: its region, then its size. */
const PICTURES = 3

/**
 * Whether everything that a question offers can be touched on the board as it is drawn: in sight, uncovered and as large
 * as a finger. It is thought so until it was looked at, once for each question: what else of the board is shown later
 * does not make the list come and go.
 */
export function useTouchable(pieces: readonly string[], id: string, enabled: boolean): boolean {
  const [missed, setMissed] = useState<string>()
  const names = pieces.join(' ')
  useEffect(() => {
    if (!enabled || names === '') return
    let frame = 0
    let left = PICTURES
    const look = (): void => {
      left -= 1
      if (left > 0) frame = requestAnimationFrame(look)
      else if (!names.split(' ').every(isInReach)) setMissed(id)
    }
    frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [enabled, names, id])
  return enabled && missed !== id
}
