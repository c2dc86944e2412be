import type { Logger } from 'pino'
import { logName } from '../ids.js'
import { overdueSeats } from '../storage/tables.js'
import { noteWatch, passOverAbsence } from '../storage/watch.js'
import type { Rooms } from './rooms.js'
import { holdSeat } from './time.js'

const LOOK_EVERY = 1_000
/** So often, in looks, it is noted that somebody watches. */
const NOTE_EVERY = 15
/** When nobody watched for so long, that time does not count. */
const ABSENCE = 30_000
const SEATS_AT_ONCE = 200

/** Watches over clocks and deadlines. Every process does; the store decides who is first. */
export class Timekeeper {
  private timer: NodeJS.Timeout | undefined
  private looking: Promise<void> | undefined
  private looks = 0

  constructor(
    private readonly rooms: Rooms,
    private readonly log: Logger,
  ) {}

  /** Lets clocks stand still for as long as no process watched over them. To be called before anybody plays. */
  async resume(): Promise<void> {
    const { store, now } = this.rooms
    const absent = await passOverAbsence(store.db, now(), ABSENCE)
    if (absent > 0) this.log.info({ seconds: Math.round(absent / 1000) }, 'clocks stood still meanwhile')
    await noteWatch(store.db, now())
  }

  start(): void {
    this.timer = setInterval(() => {
      this.looking ??= this.look()
        .catch((error: unknown) => this.log.error({ err: error }, 'clocks cannot be read'))
        .finally(() => {
          this.looking = undefined
        })
    }, LOOK_EVERY)
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.looking
  }

  private async look(): Promise<void> {
    const { store, now } = this.rooms
    if (++this.looks % NOTE_EVERY === 0) await noteWatch(store.db, now())
    for (const { table_id: id, seat } of await overdueSeats(store.db, now(), SEATS_AT_ONCE))
      await this.rooms
        .on(id, room => holdSeat(room, seat, now()))
        .catch((error: unknown) =>
          this.log.error({ err: error, table: logName(id) }, 'a seat could not be given to a bot'),
        )
  }
}
