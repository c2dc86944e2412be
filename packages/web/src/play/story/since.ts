import type { Message, Param, Seat } from '@railhead/kernel'
import type { Turn } from '../time/turns.js'

/** A card says no more than this. */
export const MOST_LINES = 8

export interface SinceLine {
  readonly key: string
  readonly seat: Seat | null
  readonly text: string
  /** It concerns me: somebody did something to me, or a bot did it for me. */
  readonly mine: boolean
}

export interface Since {
  readonly lines: readonly SinceLine[]
  /** Turns that found no room. */
  readonly more: number
}

/** How turns and events are put into words. */
interface Words {
  readonly me: Seat
  /** Empty if there is nothing to tell of it. */
  readonly turn: (turn: Turn) => string
  readonly event: (line: Turn['lines'][number]) => Message
  readonly say: (message: Message) => string
  readonly forMe: string
}

/** Whether a sentence names a seat. Its words are not searched: names are parts of other names. */
export function namesSeat({ params = {} }: Message, seat: Seat): boolean {
  const isIn = (param: Param): boolean => {
    if (typeof param !== 'object') return false
    if ('seatName' in param) return param.seatName === seat
    return 'key' in param ? namesSeat(param, seat) : param.some(one => namesSeat(one, seat))
  }
  return Object.values(params).some(isIn)
}

/**
 * What happened after a moment, in eight lines at most: first what names me in others' turns and what a bot did for me,
 * then the others' turns, the last ones if there is no room for all.
 */
export function sinceThen(turns: readonly Turn[], seen: number, words: Words): Since {
  const { me, forMe } = words
  const mine: SinceLine[] = []
  const others: SinceLine[] = []
  for (const turn of turns) {
    const lines = turn.lines.filter(({ moment }) => moment > seen)
    if ((turn.seat === null && !turn.chapter) || lines.length === 0) continue
    const text = words.turn({ ...turn, lines })
    if (turn.seat === me) {
      if (text !== '' && lines.some(({ byBot }) => byBot))
        mine.push({ key: turn.key, seat: me, text: `${forMe} ${text}`, mine: true })
      continue
    }
    if (text !== '') others.push({ key: turn.key, seat: turn.seat, text, mine: false })
    for (const line of lines) {
      const told = words.event(line)
      if (namesSeat(told, me))
        mine.push({ key: line.key, seat: turn.seat, text: words.say(told), mine: true })
    }
  }
  const first = mine.slice(-(MOST_LINES - 1))
  const room = MOST_LINES - first.length
  if (others.length <= room) return { lines: [...first, ...others], more: 0 }
  const last = others.slice(others.length - (room - 1))
  return { lines: [...first, ...last], more: others.length - last.length }
}
