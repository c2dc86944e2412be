import type { PlainEvent, Seat } from '@railhead/kernel'
import type { LogEntry } from '@railhead/protocol'
import type { GameScreen } from '../../games/screen.js'
import type { Line, Turn } from '../time/turns.js'
import { heardOf } from './heard.js'

/** Something to be told: an event by itself, or what others did in a turn, as far as nobody has heard of it. */
export type Told =
  | { readonly kind: 'event'; readonly event: PlainEvent }
  | { readonly kind: 'turn'; readonly turn: Turn }

/** The match as far as it is known, and who listens. */
interface Story {
  readonly log: readonly LogEntry[]
  readonly turns: readonly Turn[]
  readonly own: Seat | null
  readonly screen: Pick<GameScreen, 'heard'>
  readonly moment: number
  /** Nobody is waited for but the listener, or nobody at all: what others did is complete, whoever's turn it is. */
  readonly isStill: boolean
}

/** Told one after another in this order. */
interface Placed {
  readonly moment: number
  readonly index: number
  readonly told: Told
}

/** Tells a match as it goes on: nothing twice, in the order in which it happened. */
export class Teller {
  private heardTo: number
  /** Of turns, whose lines wait for their end; what came before this moment is not told. */
  private since: number
  private readonly done = new Set<string>()

  constructor(moment: number) {
    this.heardTo = moment
    this.since = moment
  }

  next({ log, turns, own, screen, moment, isStill }: Story): Told[] {
    if (moment < this.heardTo) {
      // Something was taken back.
      this.heardTo = moment
      this.since = moment
      this.done.clear()
      return []
    }
    const placed: Placed[] = []
    const heard = new Set<PlainEvent>()
    for (const entry of log) {
      if (entry.moment <= this.since || entry.moment > moment) continue
      const events = heardOf(entry, own, screen)
      for (const event of events) heard.add(event)
      if (entry.moment <= this.heardTo) continue
      for (const event of events)
        placed.push({
          moment: entry.moment,
          index: entry.events.indexOf(event),
          told: { kind: 'event', event },
        })
    }
    this.heardTo = moment
    turns.forEach((turn, i) => {
      const next = turns.at(i + 1)
      const ended = next ? next.from <= moment : isStill
      if (!ended || (turn.seat === null && !turn.chapter)) return
      const lines = turn.lines.filter(line => this.isNew(line, moment) && !heard.has(line.event))
      // In my own turn, and where all act at once, others do things, too.
      const last = lines.findLast(({ event }) => event.seat !== undefined)
      for (const { key } of lines) this.done.add(key)
      if (!last) return
      const index = Number(last.key.split('.')[1])
      placed.push({ moment: last.moment, index, told: { kind: 'turn', turn: { ...turn, lines } } })
    })
    return placed.sort((a, b) => a.moment - b.moment || a.index - b.index).map(({ told }) => told)
  }

  private isNew({ key, moment }: Line, now: number): boolean {
    return moment > this.since && moment <= now && !this.done.has(key)
  }
}
