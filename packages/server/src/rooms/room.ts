import { type AnyGame, type Seat, SPECTATOR, type Viewer } from '@railhead/kernel'
import {
  LIMITS,
  type LogNumber,
  PROTOCOL,
  type Presence,
  type ServerMessage,
  type Sync,
  type TableInfo,
  type UndoRequest,
  type WelcomeMessage,
} from '@railhead/protocol'
import { Refused } from '../errors.js'
import type { Metrics } from '../metrics/metrics.js'
import { findUndoRequest, logAfter } from '../storage/log.js'
import type { PresenceNews } from '../storage/news.js'
import type { LogRow, TableRow } from '../storage/schema.js'
import type { Store } from '../storage/store.js'
import { findTable, type NamedSeatRow, type TableWithSeats } from '../storage/tables.js'
import { chatAfter, noteOf } from '../storage/talk.js'
import { deciders, describeTable, seatOf } from './describe.js'
import { AGREED_KEY, LiveMatch } from './liveMatch.js'
import { type Company, companyOf, NOBODY, presenceOf } from './presence.js'
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
  /** Whether the row and seats in memory may not be what the store says. */
  private doubtful = false
  /** Number of the last chat message that everybody here was told. */
  private chatTold: number | undefined
  private lastPresence = ''
  private lastCompany = JSON.stringify(NOBODY)
  /** Who is connected to other processes, by process. */
  private readonly elsewhere = new Map<string, Company>()
  /** When somebody last used the room, for clearing up. */
  touchedAt = 0
  /** When everybody here was last shown something, by the clock of `performance.now()`. */
  shownAt = 0

  private constructor(
    readonly store: Store,
    readonly game: AnyGame | undefined,
    private stored: TableWithSeats,
    public info: TableInfo,
    readonly metrics: Metrics,
  ) {}

  static async open(
    store: Store,
    gameOf: (id: string) => AnyGame | undefined,
    id: string,
    metrics: Metrics,
  ): Promise<Room | undefined> {
    const stored = await findTable(store.db, id)
    if (!stored) return undefined
    const room = new Room(store, gameOf(stored.row.game), stored, describeTable(stored), metrics)
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
    if (this.doubtful) {
      const stored = await findTable(this.store.db, this.id)
      if (!stored) throw new Refused('notFound', 'The table is gone.')
      this.take(stored)
      this.doubtful = false
    }
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
    this.doubtful = true
  }

  get matchInMemory(): boolean {
    return this.live !== undefined
  }

  /** Reads what others wrote into the log, and shows it. Returns the last entry that was new. */
  async catchUp(): Promise<LogRow | undefined> {
    const live = await this.match()
    this.show(live)
    const rows = await logAfter(this.store.db, this.id, live.number)
    for (const row of rows) {
      live.follow(row)
      this.show(live)
    }
    const last = rows.at(-1)
    if (last) {
      this.note(changeBy(live, last.at), live.waiting(), await this.readSeats())
      if (this.undoRequest) {
        const accepted = last.back_to !== null && last.key === agreedKey(this.undoRequest.number)
        this.undoRequest = null
        this.tell({ type: 'undoRequest', request: null, ended: accepted ? 'accepted' : 'overtaken' })
      }
      if (live.outcome) this.tell({ type: 'table', table: this.info })
    }
    return last
  }

  /** Reads the standing request. One that was asked before the last entry has fallen. */
  async readUndoRequest(): Promise<void> {
    const row = await findUndoRequest(this.store.db, this.id)
    if (!row || row.number !== (await this.match()).number) {
      this.undoRequest = null
      return
    }
    this.undoRequestedAt = row.at
    const accepted = JSON.parse(row.accepted) as Seat[]
    const all = deciders(this.info, await this.match(), row.back_to)
    const needed = all.filter(seat => !accepted.includes(seat))
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
    this.shownAt = performance.now()
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
    this.take(stored)
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

  private take(stored: TableWithSeats): void {
    this.stored = stored
    this.info = describeTable(stored)
  }

  /** Takes over what an answer changed in the row, without reading it again. */
  note(
    change: Partial<TableWithSeats['row']>,
    asked: readonly Seat[],
    before: readonly NamedSeatRow[] = this.stored.seats,
  ): void {
    const timeChanged = before !== this.stored.seats && this.info.time !== undefined
    const seats = before.map(seat => ({ ...seat, asked: asked.includes(seat.seat) ? 1 : 0 }))
    this.take({ row: { ...this.stored.row, ...change }, seats })
    if (timeChanged && this.info.status === 'playing') this.tell({ type: 'table', table: this.info })
  }

  /** The seats as stored, if there is time to be read from them. */
  private async readSeats(): Promise<readonly NamedSeatRow[]> {
    if (!this.info.time) return this.stored.seats
    return (await findTable(this.store.db, this.id))?.seats ?? this.stored.seats
  }

  get seats(): readonly NamedSeatRow[] {
    return this.stored.seats
  }

  get asked(): Seat[] {
    return this.stored.seats.flatMap(seat => (seat.asked === 1 ? [seat.seat] : []))
  }

  // ── the audience ───────────────────────────────────────────────────────────────────────────────────────

  async welcome(listener: Listener, seen?: number): Promise<WelcomeMessage> {
    const { seat } = listener
    await this.tellChat()
    return {
      type: 'welcome',
      protocol: PROTOCOL,
      table: this.info,
      seat,
      sync: this.info.status === 'gathering' ? null : await this.syncFor(seat, seen),
      presence: this.presence(),
      chat: await chatAfter(this.store.db, this.id, 0, LIMITS.chatHistory, this.chatTold),
      note: seat === null ? '' : await noteOf(this.store.db, this.id, seat),
      undoRequest: this.undoRequest,
    }
  }

  /** Tells everybody what was said since they were last told. */
  async tellChat(): Promise<void> {
    const { db } = this.store
    this.chatTold ??= (await chatAfter(db, this.id, 0, 1))[0]?.number ?? 0
    for (const entry of await chatAfter(db, this.id, this.chatTold, LIMITS.chatHistory)) {
      this.chatTold = entry.number
      this.tell({ type: 'chat', entry })
    }
  }

  tell(message: ServerMessage, to: (listener: Listener) => boolean = () => true): void {
    const written = write(message)
    for (const listener of this.audience) if (to(listener)) listener.send(written)
  }

  presence(): Presence {
    return presenceOf(this.info.seats, [companyOf(this.audience), ...this.elsewhere.values()])
  }

  /** Tells everybody who is here, if that changed; those who are connected elsewhere too. */
  tellPresence(): void {
    const company = companyOf(this.audience)
    const before = this.lastCompany
    this.lastCompany = JSON.stringify(company)
    if (this.lastCompany !== before)
      this.store.tell(this.id, { kind: 'presence', ...company, ask: before === JSON.stringify(NOBODY) })
    const presence = this.presence()
    const written = JSON.stringify(presence)
    if (written === this.lastPresence) return
    this.lastPresence = written
    this.tell({ type: 'presence', presence })
  }

  /** Another process tells who is connected there. */
  heardPresence(node: string, { here, idle, watching, ask }: PresenceNews): void {
    const company = { here, idle, watching }
    if (JSON.stringify(company) === JSON.stringify(NOBODY)) this.elsewhere.delete(node)
    else this.elsewhere.set(node, company)
    if (ask && this.audience.size > 0)
      this.store.tell(this.id, { kind: 'presence', ...companyOf(this.audience), ask: false })
    this.tellPresence()
  }

  /** Asks the other processes who is connected there: what they told may have been missed. */
  askPresence(): void {
    if (this.audience.size === 0) return
    this.store.tell(this.id, { kind: 'presence', ...companyOf(this.audience), ask: true })
  }

  /** A process is gone, and whoever was connected there. */
  nodeGone(node: string): void {
    if (this.elsewhere.delete(node)) this.tellPresence()
  }
}

/** What an answer at that time changes in the row of the table. */
export function changeBy({ outcome }: LiveMatch, at: number): Partial<TableRow> {
  const over = { status: 'finished', finished_at: at, outcome: JSON.stringify(outcome) } as const
  return { moved_at: at, ...(outcome ? over : {}) }
}

/** The key of what everybody agreed to take back. */
export function agreedKey(number: LogNumber): string {
  return `${AGREED_KEY}${number}`
}

export function write(message: ServerMessage): Buffer {
  return Buffer.from(JSON.stringify(message))
}
