import { type AnyGame, RailheadError } from '@railhead/kernel'
import { CLOSE, type Happening } from '@railhead/protocol'
import { UnreadableMatch } from '@railhead/table'
import { ServerCorrections } from '../corrections.js'
import { Refused } from '../errors.js'
import { ID_PATTERN, newSecret } from '../ids.js'
import { Metrics } from '../metrics/metrics.js'
import { isStoreLost } from '../storage/outage.js'
import { NO_BOUNDS, type Shares } from '../storage/shares.js'
import type { Store } from '../storage/store.js'
import { Crowd } from './crowd.js'
import { Room } from './room.js'
import { whoToNotify } from './whoToNotify.js'

const IDLE_FOR = 5 * 60_000

/** The rooms in the memory of this process. */
export class Rooms {
  private readonly rooms = new Map<string, Promise<Room | undefined>>()
  /** Those of them that are there already: whoever goes through all of them every second waits for none. */
  private readonly opened = new Map<string, Room>()
  private readonly crowd = new Crowd()
  /** Called when work on a table is done here. */
  worked: (room: Room) => void = () => undefined
  /** Called when another process did something at a table that is in memory. */
  heard: (room: Room) => void = () => undefined

  /** Called when another process changed a table that is not in memory. */
  heardElsewhere: (id: string) => void = () => undefined
  /** Called when what other processes did may have been missed. */
  missed: () => void = () => undefined

  /** Called before work on a table; what it returns is waited for. */
  beforeWork: () => Promise<void> | undefined = () => undefined

  /** Called when the store was lost while work on a table was done: what was written is not known. */
  lost: (room: Room) => void = () => undefined

  /** Called when something failed that is done from time to time and was asked for by nobody. */
  trouble: (error: unknown, what: string, more?: object) => void = () => undefined
  /** Called when something of that kind was stored. */
  stored: () => void = () => undefined

  /** Called once for each table whose match cannot be read. */
  unreadable: (room: Room, error: UnreadableMatch) => void = () => undefined
  private readonly unreadables = new Set<string>()

  /** Called when somebody comes to a table, or goes. */
  seen: (room: Room, seat: number, stays: boolean) => void = () => undefined

  /** What a match is drawn from: nobody can guess it. */
  newSeed: () => string = newSecret
  /** Called when something happened that concerns a person who is not at the table now. */
  away: (room: Room, person: string, what: Happening) => void = () => undefined

  /** How many tables somebody may have. */
  shares: Shares = NO_BOUNDS

  constructor(
    readonly store: Store,
    readonly games: readonly AnyGame[],
    readonly now: () => number,
    readonly metrics = new Metrics(),
    /** Rulings that new tables go by unless they say otherwise. */
    readonly corrections: ServerCorrections = new ServerCorrections(games),
  ) {}

  /** How many are in memory. */
  get size(): number {
    return this.rooms.size
  }

  get gameIds(): string[] {
    return this.games.map(({ id }) => id)
  }

  gameOf(id: string): AnyGame {
    const game = this.games.find(candidate => candidate.id === id)
    if (game) return game
    throw new RailheadError('unknownGame', `There is no game '${id.slice(0, 60)}'.`, this.gameIds, 'game')
  }

  /** The room of a table; throws `notFound`. */
  async room(id: string): Promise<Room> {
    const room = this.opened.get(id) ?? (await this.opening(id))
    room.touchedAt = this.now()
    return room
  }

  private async opening(id: string): Promise<Room> {
    if (!ID_PATTERN.test(id)) throw noTable()
    let opening = this.rooms.get(id)
    if (!opening) {
      opening = this.open(id)
      this.rooms.set(id, opening)
    }
    const room = await opening.catch((error: unknown) => {
      this.forget(id)
      throw error
    })
    if (!room) {
      this.forget(id)
      throw noTable()
    }
    // It may have been let go meanwhile.
    if (this.rooms.get(id) === opening) this.opened.set(id, room)
    return room
  }

  private async open(id: string): Promise<Room | undefined> {
    const gameOf = (game: string) => this.games.find(candidate => candidate.id === game)
    const room = await Room.open(this.store, gameOf, id, this.metrics)
    if (room) room.presence.onSeen = (seat, stays) => this.seen(room, seat, stays)
    return room
  }

  /** Takes a message to a table. Several are taken together, unless other processes write too: these wait for nobody. */
  take(id: string, work: () => void): void {
    if (this.store.shared) work()
    else this.crowd.take(id, work)
  }

  /** Runs work on a table, one piece at a time. */
  async on<T>(id: string, work: (room: Room) => Promise<T>): Promise<T> {
    await this.beforeWork()
    const room = await this.room(id)
    return room.serial.run(async () => {
      const current = await this.room(id)
      const before = current.info
      try {
        const result = await work(current)
        this.worked(current)
        for (const { person, what } of whoToNotify(before, current.info, current.presence.everywhere()))
          this.away(current, person, what)
        return result
      } catch (error) {
        if (isStoreLost(error)) this.lost(current)
        if (error instanceof UnreadableMatch) this.closeUnreadable(current, error)
        throw error
      }
    })
  }

  /** Looks at a table between the pieces of work on it. Nobody is woken by that. */
  async inspect<T>(id: string, see: (room: Room) => Promise<T> | T): Promise<T> {
    const room = await this.room(id)
    return room.serial.run(async () => {
      const current = await this.room(id)
      try {
        return await see(current)
      } catch (error) {
        if (error instanceof UnreadableMatch) this.closeUnreadable(current, error)
        throw error
      }
    })
  }

  /** A match cannot be read: whoever is there is told so and let go; all other tables go on. */
  closeUnreadable(room: Room, error: UnreadableMatch): void {
    room.unreadable = error
    room.broadcast({ type: 'refused', code: error.code, message: error.message })
    for (const listener of room.audience) listener.close(CLOSE.unreadable, 'The match cannot be read.')
    if (this.unreadables.has(room.id)) return
    this.unreadables.add(room.id)
    this.metrics.unreadable(error.reason)
    this.unreadable(room, error)
  }

  /** The room if it is in memory: to tell it something that it would read itself otherwise. */
  async inMemory(id: string): Promise<Room | undefined> {
    return this.rooms.get(id)
  }

  /** The rooms in memory but those that are still being read. */
  present(): Iterable<Room> {
    return this.opened.values()
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
    this.store.publish(id, { kind: 'table' })
    if (await this.inMemory(id)) await this.on(id, room => room.reload())
  }

  forget(id: string): void {
    this.rooms.delete(id)
    this.opened.delete(id)
  }

  /** Lets go of rooms where nobody is and nothing happens. */
  async sweep(): Promise<void> {
    const limit = this.now() - IDLE_FOR
    for (const [id, opening] of [...this.rooms]) {
      const room = await opening.catch(() => undefined)
      if (!room || (room.audience.size === 0 && room.serial.idle && room.touchedAt < limit)) this.forget(id)
    }
  }
}

function noTable(): Refused {
  return new Refused('notFound', 'There is no such table.')
}
