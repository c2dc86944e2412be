import type { Logger } from 'pino'
import { logName } from '../ids.js'
import { overdueSeats } from '../storage/tables.js'
import type { Rooms } from './rooms.js'
import { holdSeat } from './time.js'

const LOOK_EVERY = 1_000
const SEATS_AT_ONCE = 200

/** Watches over clocks and deadlines. Every process does; the store decides who is first. */
export class Timekeeper {
  private timer: NodeJS.Timeout | undefined
  private looking: Promise<void> | undefined

  constructor(
    private readonly rooms: Rooms,
    private readonly log: Logger,
  ) {}

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
    for (const { table_id: id, seat } of await overdueSeats(store.db, now(), SEATS_AT_ONCE))
      await this.rooms
        .on(id, room => holdSeat(room, seat, now()))
        .catch((error: unknown) =>
          this.log.error({ err: error, table: logName(id) }, 'a seat could not be given to a bot'),
        )
  }
}
