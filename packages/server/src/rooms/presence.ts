import type { Seat } from '@railhead/kernel'
import type { Presence, SeatInfo } from '@railhead/protocol'
import type { PresenceNews } from '../storage/news.js'
import type { Listener } from './listener.js'
import type { Room } from './room.js'

/** So many milliseconds pass at least until it is told again who is there. */
const TOLD_EVERY = 250

/** Who of a table is connected to one process. */
type Company = Pick<PresenceNews, 'here' | 'idle' | 'watching'>

const NOBODY: Company = { here: [], idle: [], watching: 0 }

/** Who is connected here. */
function companyOf(audience: Iterable<Listener>): Company {
  const here = new Set<Seat>()
  const connected = new Set<Seat>()
  let watching = 0
  for (const { seat, active } of audience) {
    if (seat === null) watching++
    else {
      connected.add(seat)
      if (active) here.add(seat)
    }
  }
  return { here: [...here].sort(), idle: [...connected].filter(seat => !here.has(seat)).sort(), watching }
}

/** Who is at a table, wherever they are connected. */
function presenceOf(seats: readonly SeatInfo[], companies: readonly Company[]): Presence {
  return {
    seats: seats.map((info, seat) => {
      if (info.kind === 'bot' || companies.some(({ here }) => here.includes(seat))) return 'here'
      return companies.some(({ idle }) => idle.includes(seat)) ? 'idle' : 'gone'
    }),
    watching: companies.reduce((sum, { watching }) => sum + watching, 0),
  }
}

/** Who is at the table of a room: those connected here, and what the other processes tell of theirs. */
export class RoomPresence {
  /** The seats of those who looked at the table here when that was last told. */
  here: readonly Seat[] = []
  /** Called when somebody comes, or goes. */
  onSeen: (seat: Seat, stays: boolean) => void = () => undefined
  private last = ''
  private lastCompany = JSON.stringify(NOBODY)
  private toldAt = Number.NEGATIVE_INFINITY
  private timer: NodeJS.Timeout | undefined
  /** Who is connected to other processes, by process. */
  private readonly elsewhere = new Map<string, Company>()

  constructor(private readonly room: Room) {}

  /** Who is at the table, wherever they are connected. */
  everywhere(): Presence {
    return presenceOf(this.room.info.seats, [this.company(), ...this.elsewhere.values()])
  }

  /**
   * Tells everybody who is here, if that changed; those who are connected elsewhere too. At once, unless that was told a
   * moment ago: whoever comes and goes all the time does not make everybody hear of it each time.
   */
  send(): void {
    this.attended(this.company().here)
    const wait = this.toldAt + TOLD_EVERY - performance.now()
    if (wait <= 0) this.sendNow()
    else
      this.timer ??= setTimeout(() => {
        this.timer = undefined
        this.sendNow()
      }, wait).unref()
  }

  /** Another process tells who is connected there. */
  heard(node: string, { here, idle, watching, ask }: PresenceNews): void {
    const company = { here, idle, watching }
    if (JSON.stringify(company) === JSON.stringify(NOBODY)) this.elsewhere.delete(node)
    else this.elsewhere.set(node, company)
    if (ask && this.room.audience.size > 0) this.publish(this.company(), false)
    this.send()
  }

  /** Asks the other processes who is connected there: what they told may have been missed. */
  ask(): void {
    if (this.room.audience.size > 0) this.publish(this.company(), true)
  }

  /** A process is gone, and whoever was connected there. */
  nodeGone(node: string): void {
    if (this.elsewhere.delete(node)) this.send()
  }

  private company(): Company {
    return companyOf(this.room.audience)
  }

  private publish(company: Company, ask: boolean): void {
    this.room.store.publish(this.room.id, { kind: 'presence', ...company, ask })
  }

  private sendNow(): void {
    const company = this.company()
    const before = this.lastCompany
    this.lastCompany = JSON.stringify(company)
    if (this.lastCompany !== before) this.publish(company, before === JSON.stringify(NOBODY))
    const presence = this.everywhere()
    const written = JSON.stringify(presence)
    if (written === this.last) return
    this.last = written
    this.toldAt = performance.now()
    this.room.broadcast({ type: 'presence', presence })
  }

  /** Whoever came or went was just here. */
  private attended(here: readonly Seat[]): void {
    const cameOrWent = [...new Set([...here, ...this.here])].filter(
      seat => !here.includes(seat) || !this.here.includes(seat),
    )
    for (const seat of cameOrWent) this.onSeen(seat, here.includes(seat))
    this.here = here
  }
}
