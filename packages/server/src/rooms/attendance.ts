import { noteSeen } from '../storage/seats.js'
import { untilNotGivenUp } from '../storage/store.js'
import type { Room } from './room.js'
import type { Rooms } from './rooms.js'

const WRITE_EVERY = 1_000
/** Of so many tables at most at once: the others follow. */
const TABLES_AT_ONCE = 100
/**
 * Those who stay are noted once in so many writes, a part of the tables each time: should this process die, the others
 * know within a minute how long they have been away.
 */
const PARTS = 60

/**
 * Notes when people were last seen at the tables where a match of several runs. What it notes is written together and
 * little by little, so that a thousand who go at once keep nobody else waiting.
 */
export class Attendance {
  /** By table: the seats that were seen, and whether somebody went, of which the others are told. */
  private readonly noted = new Map<string, { readonly seats: Set<number>; went: boolean }>()
  private timer: NodeJS.Timeout | undefined
  private writing: Promise<void> | undefined
  private part = 0

  constructor(private readonly rooms: Rooms) {}

  start(): void {
    this.timer = setInterval(() => {
      this.writing ??= this.write()
        .catch((error: unknown) => this.rooms.trouble(error, 'who was seen could not be noted'))
        .finally(() => {
          this.writing = undefined
        })
    }, WRITE_EVERY)
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.writing
  }

  /** Somebody came, or went. */
  note(room: Room, seat: number, went: boolean): void {
    if (!matters(room)) return
    const noted = this.noted.get(room.id) ?? { seats: new Set(), went: false }
    noted.seats.add(seat)
    noted.went ||= went
    this.noted.set(room.id, noted)
  }

  private async write(): Promise<void> {
    const { rooms } = this
    const now = rooms.now()
    this.part = (this.part + 1) % PARTS
    for (const room of rooms.present())
      if (room.presence.here.length > 0 && partOf(room.id) === this.part)
        for (const seat of room.presence.here) this.note(room, seat, false)
    if (this.noted.size === 0) return
    const noted = [...this.noted].slice(0, TABLES_AT_ONCE)
    for (const [id] of noted) this.noted.delete(id)
    for (const { tables, seats } of bySeats(noted))
      await untilNotGivenUp(() => noteSeen(rooms.store.db, tables, seats, now))
    for (const [id, { went }] of noted) if (went) await rooms.changed(id)
  }
}

interface Seen {
  readonly tables: string[]
  readonly seats: readonly number[]
}

/** Mostly everybody is there, or the same seats are: one write is enough for all tables where that is so. */
function bySeats(noted: readonly (readonly [string, { readonly seats: ReadonlySet<number> }])[]): Seen[] {
  const groups = new Map<string, Seen>()
  for (const [id, noticed] of noted) {
    const seats = [...noticed.seats].sort()
    const group = groups.get(seats.join()) ?? { tables: [], seats }
    group.tables.push(id)
    groups.set(seats.join(), group)
  }
  return [...groups.values()]
}

/** Tables differ in their ids, which are random. */
function partOf(id: string): number {
  return (id.charCodeAt(0) * 64 + id.charCodeAt(1)) % PARTS
}

/** Whether anybody waits for anybody there. */
function matters({ info }: Room): boolean {
  return info.status === 'playing' && info.seats.filter(({ kind }) => kind === 'person').length > 1
}
