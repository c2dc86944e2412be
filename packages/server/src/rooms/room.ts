import { type AnyGame, type Seat, SPECTATOR, type Viewer } from '@railhead/kernel'
import {
  LIMITS,
  PROTOCOL,
  type Presence,
  type ServerMessage,
  type Sync,
  type TableInfo,
  type UndoRequest,
  type WelcomeMessage,
} from '@railhead/protocol'
import { Refused } from '../errors.js'
import { findUndoRequest, logAfter } from '../storage/log.js'
import type { Store } from '../storage/store.js'
import { findTable, type TableWithSeats } from '../storage/tables.js'
import { chatAfter, noteOf } from '../storage/talk.js'
import { describeTable, people, seatOf } from './describe.js'
import { LiveMatch } from './liveMatch.js'
import { Serial } from './serial.js'
import { look, type Sight, update, wholeSight } from './sight.js'

/** Somebody connected to a table. */
export interface Listener {
  /** Id of the person, if there is a session. */
  readonly person: string | undefined
  /** Where that person sits; null for those who watch. Set by the room. */
  seat: Seat | null
  /** Whether the person looks at the page. */
  active: boolean
  /** Sends one message, already written as JSON. */
  send(message: Buffer): void
  close(code: number, reason: string): void
}

/**
 * One table in the memory of this process: its match, and whoever is connected. Everything here can be made
 * again from the store. What changes it or reads its match runs through `serial`.
 */
export class Room {
  readonly serial = new Serial()
  readonly audience = new Set<Listener>()
  undoRequest: UndoRequest | null = null
  undoRequestedAt = 0
  private live: LiveMatch | undefined
  private sights = new Map<Viewer, Sight>()
  private lastPresence = ''
  /** When somebody last used the room, for clearing up. */
  touchedAt = 0

  private constructor(
    readonly store: Store,
    readonly game: AnyGame | undefined,
    private stored: TableWithSeats,
    public info: TableInfo,
  ) {}

  static async open(
    store: Store,
    gameOf: (id: string) => AnyGame | undefined,
    id: string,
  ): Promise<Room | undefined> {
    const stored = await findTable(store.db, id)
    if (!stored) return undefined
    const room = new Room(store, gameOf(stored.row.game), stored, describeTable(stored))
    await room.readUndoRequest()
    return room
  }

  get id(): string {
    return this.info.id
  }

  get seed(): string | null {
    return this.stored.row.seed
  }

  // ── the match ──────────────────────────────────────────────────────────────────────────────────────────

  /** The match, made from the log if it is not in memory. */
  async match(): Promise<LiveMatch> {
    if (this.live) return this.live
    const { row } = this.stored
    if (row.status === 'gathering' || row.seed === null)
      throw new Refused('notPlaying', 'The match has not started.')
    if (!this.game) throw new Refused('unknownGame', `There is no game '${row.game}' here any more.`)
    const log = await logAfter(this.store.db, this.id, 0)
    this.live = new LiveMatch(this.game, row.rules, this.info.config, row.seed, log)
    return this.live
  }

  /** Forgets the match in memory, which may not be what the log says; sights stay, to tell what changes. */
  forgetMatch(): void {
    this.live = undefined
  }

  /** Reads what others wrote into the log, and shows it. */
  async catchUp(): Promise<void> {
    const live = await this.match()
    this.show(live)
    for (const row of await logAfter(this.store.db, this.id, live.number)) {
      live.follow(row)
      this.show(live)
    }
    await this.readUndoRequest()
  }

  async readUndoRequest(): Promise<void> {
    const row = await findUndoRequest(this.store.db, this.id)
    if (!row) {
      this.undoRequest = null
      return
    }
    this.undoRequestedAt = row.at
    const accepted = JSON.parse(row.accepted) as Seat[]
    const needed = people(this.info).filter(seat => !accepted.includes(seat))
    this.undoRequest = { seat: row.seat, to: row.back_to, number: row.number, accepted, needed }
  }

  /** Sends everybody what they have not seen yet, each viewer's message written once. */
  show(live: LiveMatch): void {
    const groups = new Map<Viewer, Listener[]>()
    for (const listener of this.audience) {
      const viewer = listener.seat ?? SPECTATOR
      const group = groups.get(viewer)
      if (group) group.push(listener)
      else groups.set(viewer, [listener])
    }
    for (const viewer of this.sights.keys()) if (!groups.has(viewer)) this.sights.delete(viewer)
    for (const [viewer, group] of groups) {
      const seat = viewer === SPECTATOR ? null : viewer
      const before = this.sights.get(viewer)
      if (before?.number === live.number) continue
      const now = look(live, seat)
      this.sights.set(viewer, now)
      const message: ServerMessage =
        before?.number === live.number - 1
          ? update(live, seat, before, now)
          : { type: 'sync', ...wholeSight(live, seat, now, before?.number) }
      const written = write(message)
      for (const listener of group) listener.send(written)
    }
  }

  /** The whole position for one listener, from which the next update will go on. */
  async syncFor(seat: Seat | null, seen?: number): Promise<Sync> {
    const live = await this.match()
    const viewer = seat ?? SPECTATOR
    let sight = this.sights.get(viewer)
    if (sight?.number !== live.number) {
      sight = look(live, seat)
      this.sights.set(viewer, sight)
    }
    return wholeSight(live, seat, sight, seen)
  }

  // ── the table ──────────────────────────────────────────────────────────────────────────────────────────

  /** Reads the table again after its row or seats changed, and shows it. False if it is gone. */
  async reload(): Promise<boolean> {
    const stored = await findTable(this.store.db, this.id)
    if (!stored) return false
    const started = this.info.status === 'gathering' && stored.row.status !== 'gathering'
    this.stored = stored
    this.info = describeTable(stored)
    this.tell({ type: 'table', table: this.info })
    for (const listener of this.audience) {
      const seat = seatOf(this.info, listener.person)
      if (seat !== listener.seat) {
        listener.seat = seat
        listener.send(write(await this.welcome(listener)))
      } else if (started) listener.send(write({ type: 'sync', ...(await this.syncFor(seat)) }))
    }
    this.tellPresence()
    return true
  }

  /** Takes over what an answer changed in the row, without reading it again. */
  note(change: Partial<TableWithSeats['row']>, asked: readonly Seat[]): void {
    const seats = this.stored.seats.map(seat => ({ ...seat, asked: asked.includes(seat.seat) ? 1 : 0 }))
    this.stored = { row: { ...this.stored.row, ...change }, seats }
    this.info = describeTable(this.stored)
  }

  get asked(): Seat[] {
    return this.stored.seats.flatMap(seat => (seat.asked === 1 ? [seat.seat] : []))
  }

  // ── the audience ───────────────────────────────────────────────────────────────────────────────────────

  async welcome(listener: Listener, seen?: number): Promise<WelcomeMessage> {
    const { seat } = listener
    return {
      type: 'welcome',
      protocol: PROTOCOL,
      table: this.info,
      seat,
      sync: this.info.status === 'gathering' ? null : await this.syncFor(seat, seen),
      presence: this.presence(),
      chat: await chatAfter(this.store.db, this.id, 0, LIMITS.chatHistory),
      note: seat === null ? '' : await noteOf(this.store.db, this.id, seat),
      undoRequest: this.undoRequest,
    }
  }

  tell(message: ServerMessage, to: (listener: Listener) => boolean = () => true): void {
    const written = write(message)
    for (const listener of this.audience) if (to(listener)) listener.send(written)
  }

  presence(): Presence {
    const seats = this.info.seats.map((info, seat) => {
      if (info.kind === 'bot') return 'here'
      const here = [...this.audience].filter(listener => listener.seat === seat)
      if (here.length === 0) return 'gone'
      return here.some(listener => listener.active) ? 'here' : 'idle'
    })
    const watching = [...this.audience].filter(listener => listener.seat === null).length
    return { seats, watching }
  }

  /** Tells everybody who is here, if that changed. */
  tellPresence(): void {
    const presence = this.presence()
    const written = JSON.stringify(presence)
    if (written === this.lastPresence) return
    this.lastPresence = written
    this.tell({ type: 'presence', presence })
  }
}

export function write(message: ServerMessage): Buffer {
  return Buffer.from(JSON.stringify(message))
}
