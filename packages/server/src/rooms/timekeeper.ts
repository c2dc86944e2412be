import type { Logger } from 'pino'
import { logName } from '../ids.js'
import { overdueSeats } from '../storage/seats.js'
import { watch } from '../storage/watch.js'
import type { Rooms } from './rooms.js'
import { holdSeat } from './time.js'

const LOOK_EVERY = 1_000
/** So often it is stored that somebody watches: which also shows that answers can be stored. */
const NOTE_EVERY = 2_000
/** When nobody watched for so long, that time does not count. */
const ABSENCE = 6_000
const SEATS_AT_ONCE = 200

/**
 * Watches over clocks and deadlines. Every process does; the store decides who is first. While nobody can watch, because
 * no process runs, all are frozen, or nothing can be stored, nobody can answer either, and the clocks stand still.
 */
export class Timekeeper {
  private timer: NodeJS.Timeout | undefined
  private checking: Promise<void> | undefined
  private watching: Promise<void> | undefined
  /** When this process last stored that it watches. */
  private notedAt = Number.NEGATIVE_INFINITY

  constructor(
    private readonly rooms: Rooms,
    private readonly log: Logger,
    private readonly absence = ABSENCE,
  ) {}

  /** To be called before anybody plays. */
  async resume(): Promise<void> {
    await this.note()
  }

  /** Before anything is done at a table: if time stood still, the clocks learn of it first. */
  beforeWork(): Promise<void> | undefined {
    return this.rooms.now() - this.notedAt >= this.absence ? this.note() : undefined
  }

  start(): void {
    this.timer = setInterval(() => {
      this.checking ??= this.check()
        .catch((error: unknown) => this.rooms.trouble(error, 'clocks cannot be read'))
        .finally(() => {
          this.checking = undefined
        })
    }, LOOK_EVERY)
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.checking
    await this.watching?.catch(() => undefined)
  }

  private note(): Promise<void> {
    this.watching ??= this.putOff().finally(() => {
      this.watching = undefined
    })
    return this.watching
  }

  private async putOff(): Promise<void> {
    const { store, now } = this.rooms
    const { length, tables, at } = await watch(store.db, now, this.absence)
    this.notedAt = at
    this.rooms.stored()
    if (length === 0) return
    const seconds = Math.round(length / 1000)
    this.log.info({ seconds, tables: tables.length }, 'clocks stood still meanwhile')
    for (const id of tables) {
      store.publish(id, { kind: 'table' })
      // Before whatever comes next at that table, which may be what waits for this.
      const room = await this.rooms.inMemory(id)
      room?.serial.run(() => room.reload()).catch(() => undefined)
    }
  }

  private async check(): Promise<void> {
    const { store, now } = this.rooms
    if (now() - this.notedAt >= NOTE_EVERY) await this.note()
    for (const { table_id: id, seat } of await overdueSeats(store.db, now(), SEATS_AT_ONCE))
      await this.rooms
        .on(id, room => holdSeat(room, seat, now()))
        .catch((error: unknown) =>
          this.rooms.trouble(error, 'a seat could not be given to a bot', { table: logName(id) }),
        )
  }
}
