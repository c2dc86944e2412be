import { type AnyGame, RailheadError } from '@railhead/kernel'
import type { Happening } from '@railhead/protocol'
import { Refused } from '../errors.js'
import { ID_PATTERN } from '../ids.js'
import { Metrics } from '../metrics/metrics.js'
import { isStoreLost } from '../storage/postgres.js'
import type { Store } from '../storage/store.js'
import { concerned } from './concerned.js'
import { Room } from './room.js'

const IDLE_FOR = 5 * 60_000

/** The rooms in the memory of this process. */
export class Rooms {
  private readonly rooms = new Map<string, Promise<Room | undefined>>()
  /** Called when work on a table is done here. */
  worked: (room: Room) => void = () => undefined
  /** Called when another process did something at a table that is in memory. */
  heard: (room: Room) => void = () => undefined

  /** Called when the store was lost while work on a table was done: what was written is not known. */
  lost: (room: Room) => void = () => undefined

  /** Called when something happened that concerns a person who is not at the table now. */
  away: (room: Room, person: string, what: Happening) => void = () => undefined

  constructor(
    readonly store: Store,
    readonly games: readonly AnyGame[],
    readonly now: () => number,
    readonly metrics = new Metrics(),
  ) {}

  /** How many are in memory. */
  get size(): number {
    return this.rooms.size
  }

  gameOf(id: string): AnyGame {
    const game = this.games.find(candidate => candidate.id === id)
    if (game) return game
    throw new RailheadError(
      'unknownGame',
      `There is no game '${id.slice(0, 60)}'.`,
      this.games.map(candidate => candidate.id),
      'game',
    )
  }

  /** The room of a table; throws `notFound`. */
  async room(id: string): Promise<Room> {
    if (!ID_PATTERN.test(id)) throw noTable()
    let opening = this.rooms.get(id)
    if (!opening) {
      const gameOf = (game: string) => this.games.find(candidate => candidate.id === game)
      opening = Room.open(this.store, gameOf, id, this.metrics)
      this.rooms.set(id, opening)
    }
    const room = await opening.catch((error: unknown) => {
      this.rooms.delete(id)
      throw error
    })
    if (!room) {
      this.rooms.delete(id)
      throw noTable()
    }
    room.touchedAt = this.now()
    return room
  }

  /** Runs work on a table, one piece at a time. */
  async on<T>(id: string, work: (room: Room) => Promise<T>): Promise<T> {
    const room = await this.room(id)
    return room.serial.run(async () => {
      const current = await this.room(id)
      const before = current.info
      try {
        const result = await work(current)
        this.worked(current)
        for (const { person, what } of concerned(before, current.info, current.presence()))
          this.away(current, person, what)
        return result
      } catch (error) {
        if (isStoreLost(error)) this.lost(current)
        throw error
      }
    })
  }

  /** The room if it is in memory: to tell it something that it would read itself otherwise. */
  async inMemory(id: string): Promise<Room | undefined> {
    return this.rooms.get(id)
  }

  /** The rooms in memory, whole. */
  async *all(): AsyncGenerator<Room> {
    for (const opening of [...this.rooms.values()]) {
      const room = await opening.catch(() => undefined)
      if (room) yield room
    }
  }

  /** A table was changed other than through its room: everybody is shown, here and elsewhere. */
  async changed(id: string): Promise<void> {
    this.store.tell(id, { kind: 'table' })
    if (await this.inMemory(id)) await this.on(id, room => room.reload())
  }

  forget(id: string): void {
    this.rooms.delete(id)
  }

  /** Lets go of rooms where nobody is and nothing happens. */
  async sweep(): Promise<void> {
    const limit = this.now() - IDLE_FOR
    for (const [id, opening] of [...this.rooms]) {
      const room = await opening.catch(() => undefined)
      if (!room || (room.audience.size === 0 && room.serial.idle && room.touchedAt < limit))
        this.rooms.delete(id)
    }
  }
}

function noTable(): Refused {
  return new Refused('notFound', 'There is no such table.')
}
