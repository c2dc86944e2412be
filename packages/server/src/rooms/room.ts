import type { AnyGame, Seat } from '@railhead/kernel'
import {
  LIMITS,
  PROTOCOL,
  type ServerMessage,
  type Sync,
  type TableInfo,
  type UndoRequest,
  type WelcomeMessage,
} from '@railhead/protocol'
import {
  agreedKey,
  BotLadder,
  deciders,
  type LiveMatch,
  Refused,
  RULES_KEY,
  Serial,
  Snapshots,
  UnreadableMatch,
} from '@railhead/table'
import { Buckets } from '../limiter.js'
import type { Metrics } from '../metrics/metrics.js'
import { logAfter } from '../storage/log.js'
import type { LogRow, TableRow } from '../storage/schema/tables.js'
import type { NamedSeatRow } from '../storage/seats.js'
import type { Store } from '../storage/store.js'
import { findTable, type TableWithSeats } from '../storage/tables.js'
import { chatAfter, noteOf } from '../storage/talk.js'
import { type AgreedRequest, findUndoRequest } from '../storage/undo.js'
import type { Written } from '../written.js'
import { describeMoved, describeTable, seatOf } from './describe.js'
import { entriesOf, readMatch } from './entries.js'
import { type Listener, write } from './listener.js'
import { RoomPresence } from './presence.js'
import { type StoredProposal, standingProposal } from './proposal.js'
import { signsIn } from './signs.js'
import { ASK_EVERY, ASKS_AT_ONCE } from './takingBack.js'

/** Whole positions that are kept as written, of one moment. */
const SYNCS_KEPT = 20

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
  private readonly snapshots = new Snapshots()
  readonly ladder = new BotLadder()
  /** How often each seat asked the others to take something back. */
  readonly undoAsks = new Buckets(1000 / ASK_EVERY, ASKS_AT_ONCE)
  private syncs = { number: -1, written: new Map<string, Written>() }
  /** Whether the row and seats in memory may not be what the store says. */
  private doubtful = false
  /** Number of the last chat message that everybody here was told. */
  private chatSent: number | undefined
  readonly presence = new RoomPresence(this)
  /** When somebody last used the room, for clearing up. */
  touchedAt = 0
  /** Why the match cannot be read, if it cannot. */
  unreadable: UnreadableMatch | undefined
  /** When the match was last said in the row of the table to have gone on: by the log it may have gone on since. */
  moveStoredAt: number
  /** When everybody here was last shown something, by the clock of `performance.now()`. */
  shownAt = 0

  private constructor(
    readonly store: Store,
    readonly game: AnyGame | undefined,
    private stored: TableWithSeats,
    public info: TableInfo,
    readonly metrics: Metrics,
  ) {
    this.moveStoredAt = stored.row.moved_at
  }

  static async open(
    store: Store,
    gameOf: (id: string) => AnyGame | undefined,
    id: string,
    metrics: Metrics,
  ): Promise<Room | undefined> {
    const stored = await findTable(store.db, id)
    if (!stored) return undefined
    const room = new Room(store, gameOf(stored.row.game), stored, describeTable(stored), metrics)
    try {
      await room.readUndoRequest()
    } catch (error) {
      if (!(error instanceof UnreadableMatch)) throw error
      // The table itself can be looked at.
    }
    return room
  }

  get id(): string {
    return this.info.id
  }

  /** Whether the seats were drawn by the seed. */
  get drawn(): boolean {
    return this.stored.row.drawn === 1
  }

  /** Whether everybody sits one seat further at the table of the next match. */
  get rematchTurned(): boolean {
    return this.stored.row.rematch_turn === 1
  }

  get seed(): string | null {
    return this.stored.row.seed
  }

  /** The server's own seed, if people added words to it. */
  get secret(): string | null {
    return this.stored.row.secret
  }

  // ── the match ──────────────────────────────────────────────────────────────────────────────────────────

  /** The match, made from the log if it is not in memory. Throws an UnreadableMatch, always again, if that fails. */
  async match(): Promise<LiveMatch> {
    if (this.unreadable) throw this.unreadable
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
    if (!this.game) throw new UnreadableMatch('game', `There is no game '${row.game}' here any more.`)
    const log = await logAfter(this.store.db, this.id, 0)
    this.live = readMatch(this.game, { ...row, seed: row.seed }, log)
    this.wentOnAt(log.at(-1)?.at ?? 0)
    this.endIfEnded()
    return this.live
  }

  /** The people of the table may have ended the match before its end: the log does not tell. */
  private endIfEnded(): void {
    if (this.info.ending && this.info.outcome) this.live?.end(this.info.outcome)
  }

  /** Forgets the match in memory, which may not be what the log says; snapshots stay, to tell what changes. */
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
    if (rows.some(({ key }) => key.startsWith(RULES_KEY))) {
      // It goes on by other rules: read anew, and shown whole.
      await this.reload()
      return rows.at(-1)
    }
    const signs = new Set<Seat>()
    for (const entry of entriesOf(rows, live.number)) {
      const before = live.waiting()
      live.follow(entry)
      for (const seat of signsIn(entry, live.fresh, before, live.waiting())) signs.add(seat)
      this.show(live)
    }
    const last = rows.at(-1)
    if (last) {
      if (!this.info.ending) {
        const change = { ...changeBy(live, last.at), ...(await this.readProposal()) }
        this.applyChange(change, live.waiting(), [...signs], await this.readSeats())
      }
      // The log tells what was agreed to: the request itself may have been read when it was gone already.
      const accepted = last.back_to !== null && last.key === agreedKey(last.number - 1)
      if (this.undoRequest || accepted) {
        this.undoRequest = null
        this.broadcast({ type: 'undoRequest', request: null, ended: accepted ? 'accepted' : 'overtaken' })
      }
      if (live.outcome) this.broadcast({ type: 'table', table: this.info })
    }
    return last
  }

  /** Reads the standing request. One that was asked before the last entry has fallen. */
  async readUndoRequest(): Promise<void> {
    const stored = await findUndoRequest(this.store.db, this.id)
    const live = stored && (await this.match())
    if (!stored || stored.number !== live?.number) this.undoRequest = null
    else {
      this.undoRequestedAt = stored.at
      this.undoRequest = this.describeUndo(stored, live)
    }
  }

  describeUndo({ seat, number, back_to: to, accepted }: AgreedRequest, live: LiveMatch): UndoRequest {
    const needed = deciders(this.info.seats, live, to).filter(other => !accepted.includes(other))
    return { seat, to, number, accepted, needed }
  }

  /** Sends everybody what they have not seen yet, each viewer's message written once. */
  show(live: LiveMatch): void {
    const groups = new Map<Seat | null, Listener[]>()
    for (const listener of this.audience) {
      const group = groups.get(listener.seat)
      if (group) group.push(listener)
      else groups.set(listener.seat, [listener])
    }
    const messages = this.snapshots.show(live, [...groups.keys()])
    let viewer = 0
    for (const group of groups.values()) {
      const message = messages[viewer++]
      if (!message) continue
      const written = write(message)
      for (const listener of group) listener.send(written)
    }
    this.shownAt = performance.now()
  }

  /** The whole position for one listener, from which the next update will go on. */
  async syncFor(seat: Seat | null, seen?: number): Promise<Sync> {
    return this.snapshots.whole(await this.match(), seat, seen)
  }

  /** The same, written; whoever asks again and again while nothing happens costs nothing. */
  async writtenSync(seat: Seat | null, seen?: number): Promise<Written> {
    const { number } = await this.match()
    if (this.syncs.number !== number) this.syncs = { number, written: new Map() }
    const name = `${seat} ${seen}`
    const found = this.syncs.written.get(name)
    if (found) return found
    const written = write({ type: 'sync', ...(await this.syncFor(seat, seen)) })
    if (this.syncs.written.size < SYNCS_KEPT) this.syncs.written.set(name, written)
    return written
  }

  // ── the table ──────────────────────────────────────────────────────────────────────────────────────────

  /** Reads the table again after its row or seats changed, and shows it. False if it is gone. */
  async reload(): Promise<boolean> {
    const stored = await findTable(this.store.db, this.id)
    if (!stored) return false
    const started = this.info.status === 'gathering' && stored.row.status !== 'gathering'
    const ended = this.info.ending === undefined && stored.row.ending !== null
    const moved = stored.row.rules !== this.stored.row.rules
    this.take(stored)
    if (ended) this.syncs = { number: -1, written: new Map() }
    if (moved) {
      this.forgetMatch()
      this.syncs = { number: -1, written: new Map() }
    }
    this.broadcast({ type: 'table', table: this.info })
    for (const listener of this.audience) {
      const seat = seatOf(this.info, listener.person)
      if (seat !== listener.seat) {
        listener.seat = seat
        listener.send(write(await this.welcome(listener)))
      } else if (started || ended || moved)
        listener.send(write({ type: 'sync', ...(await this.syncFor(seat)) }))
    }
    await this.followRequest()
    this.presence.send()
    return true
  }

  /** Whoever gives up lets the request fall that stands, and whoever comes back is asked too: everybody is told. */
  private async followRequest(): Promise<void> {
    if (!this.undoRequest) return
    const before = JSON.stringify(this.undoRequest)
    await this.readUndoRequest()
    const request = this.undoRequest
    if (JSON.stringify(request) !== before)
      this.broadcast({ type: 'undoRequest', request, ...(request ? {} : { ended: 'overtaken' }) })
  }

  private take(stored: TableWithSeats): void {
    const { moved_at: known } = this.stored.row
    this.stored = stored
    this.info = describeTable(stored)
    this.moveStoredAt = stored.row.moved_at
    this.wentOnAt(known)
    this.endIfEnded()
  }

  /** The row of a table does not say of every answer that the match went on. */
  private wentOnAt(at: number): void {
    const { row, seats } = this.stored
    if (at <= row.moved_at) return
    this.stored = { row: { ...row, moved_at: at }, seats }
    this.info = { ...this.info, movedAt: at }
  }

  /** Takes over what an answer changed in the row, without reading it again. */
  applyChange(
    change: Partial<TableWithSeats['row']>,
    asked: readonly Seat[],
    signs: readonly Seat[],
    before: readonly NamedSeatRow[] = this.stored.seats,
  ): void {
    const timeChanged = before !== this.stored.seats && this.info.time !== undefined
    const fell = this.info.proposal !== undefined
    const { row } = this.stored
    Object.assign(row, change)
    const seats = before.map(seat => {
      const isAsked = asked.includes(seat.seat) ? 1 : 0
      const acted_at = signs.includes(seat.seat) ? row.moved_at : seat.acted_at
      // Most seats stay what they are.
      return seat.asked === isAsked && seat.acted_at === acted_at
        ? seat
        : { ...seat, asked: isAsked, acted_at }
    })
    this.info = describeMoved(this.info, this.stored.seats, { row, seats })
    this.stored = { row, seats }
    this.endIfEnded()
    if ((timeChanged || fell) && this.info.status === 'playing')
      this.broadcast({ type: 'table', table: this.info })
  }

  /** Not every entry lets a proposal fall; which it was, the store says. */
  private async readProposal(): Promise<Partial<TableRow>> {
    if (!this.info.proposal) return {}
    return { proposal: (await findTable(this.store.db, this.id))?.row.proposal ?? null }
  }

  /** The seats as stored, if there is time to be read from them. */
  private async readSeats(): Promise<readonly NamedSeatRow[]> {
    if (!this.info.time) return this.stored.seats
    return (await findTable(this.store.db, this.id))?.seats ?? this.stored.seats
  }

  get seats(): readonly NamedSeatRow[] {
    return this.stored.seats
  }

  get standing(): StoredProposal | undefined {
    return standingProposal(this.stored.row, this.stored.seats)
  }

  get asked(): Seat[] {
    return this.stored.seats.flatMap(seat => (seat.asked === 1 ? [seat.seat] : []))
  }

  // ── the audience ───────────────────────────────────────────────────────────────────────────────────────

  async welcome(listener: Listener, seen?: number): Promise<WelcomeMessage> {
    const { seat } = listener
    await this.sendChat()
    // The log may say more of the table than its row.
    const sync = this.info.status === 'gathering' ? null : await this.syncFor(seat, seen)
    return {
      type: 'welcome',
      protocol: PROTOCOL,
      table: this.info,
      seat,
      sync,
      presence: this.presence.everywhere(),
      chat: await chatAfter(this.store.db, this.id, 0, LIMITS.chatHistory, this.chatSent),
      note: seat === null ? '' : await noteOf(this.store.db, this.id, seat),
      undoRequest: this.undoRequest,
    }
  }

  /** Tells everybody what was said since they were last told. */
  async sendChat(): Promise<void> {
    const { db } = this.store
    this.chatSent ??= (await chatAfter(db, this.id, 0, 1))[0]?.number ?? 0
    for (const entry of await chatAfter(db, this.id, this.chatSent, LIMITS.chatHistory)) {
      this.chatSent = entry.number
      this.broadcast({ type: 'chat', entry })
    }
  }

  broadcast(message: ServerMessage, to: (listener: Listener) => boolean = () => true): void {
    const written = write(message)
    for (const listener of this.audience) if (to(listener)) listener.send(written)
  }
}

/** What an answer at that time changes in the row of the table. */
export function changeBy({ outcome }: LiveMatch, at: number): Partial<TableRow> {
  const over = { status: 'finished', finished_at: at, outcome: JSON.stringify(outcome) } as const
  // Whatever was proposed falls when the match goes on.
  return { moved_at: at, proposal: null, ...(outcome ? over : {}) }
}
