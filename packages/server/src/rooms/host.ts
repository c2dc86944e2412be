import type { Outcome, Seat } from '@railhead/kernel'
import type { LogNumber, ServerMessage, Sync, TableInfo, UndoRequest } from '@railhead/protocol'
import {
  AGREED_KEY,
  BOT_KEY,
  type Consent,
  type Entry,
  HELD_KEY,
  type LiveMatch,
  Refused,
  type TableHost,
  type UndoWish,
} from '@railhead/table'
import { partsIn, recordResults } from '../results/record.js'
import { appendingLog } from '../storage/log.js'
import type { LogRow } from '../storage/schema/tables.js'
import { findPlayer, markingAsked } from '../storage/seats.js'
import { isConflict, type Queries } from '../storage/store.js'
import { findTable, lockTable, moveOn, moving } from '../storage/tables.js'
import { agreeToUndo, askUndo, dropUndoRequest, endUndoRequest } from '../storage/undo.js'
import { countAnswer } from './counting.js'
import { describeTable } from './describe.js'
import { rowOf } from './entries.js'
import { outlives, renumbered } from './proposal.js'
import { changeBy, type Room } from './room.js'
import { signsIn } from './signs.js'
import { mustNotPester } from './takingBack.js'
import { passTime } from './time.js'

/** The server as the keeper of a table: the log is in the store, which other processes may share. */
export class RoomHost implements TableHost {
  readonly consent: Consent

  constructor(
    private readonly room: Room,
    private readonly now: number,
  ) {
    this.consent = new StoredConsent(room, now)
  }

  get info(): TableInfo {
    return this.room.info
  }

  match(): Promise<LiveMatch> {
    return this.room.match()
  }

  async append(entry: Entry, live: LiveMatch): Promise<boolean> {
    const { room } = this
    const row = rowOf(entry, room.id, live.number, this.now)
    try {
      await store(room, live, row)
    } catch (error) {
      // Memory may differ from the log now.
      room.forgetMatch()
      if (error instanceof Overtaken) await room.reload()
      else if (!isConflict(error)) throw error
      await room.catchUp()
      return false
    }
    if ('backTo' in entry) room.metrics.undo(room.info.game)
    else countAnswer(room, entry.seat, entry.key, 'taken')
    return true
  }

  async catchUp(): Promise<boolean> {
    return this.room.store.shared && (await this.room.catchUp()) !== undefined
  }

  show(live: LiveMatch): void {
    this.room.show(live)
  }

  sync(seat: Seat, seen: LogNumber): Promise<Sync> {
    return this.room.syncFor(seat, seen)
  }

  broadcast(message: ServerMessage): void {
    this.room.broadcast(message)
  }
}

/** Consents are counted in the store: two that are given at once in two processes both count. */
class StoredConsent implements Consent {
  constructor(
    private readonly room: Room,
    private readonly now: number,
  ) {}

  get request(): UndoRequest | null {
    return this.room.undoRequest
  }

  speaksFor(seat: Seat): readonly Seat[] {
    return [seat]
  }

  async ask(wish: UndoWish): Promise<boolean> {
    const { room, now } = this
    const { seat, to, number } = wish
    mustNotPester(room, seat, now)
    const asked = await room.store.write(room.id, { kind: 'undoRequest' }, db =>
      askUndo(db, { table_id: room.id, number, seat, back_to: to, at: now }),
    )
    await room.readUndoRequest()
    return asked
  }

  async agree(wish: UndoWish, seats: readonly Seat[]): Promise<UndoRequest | null> {
    const { room } = this
    const agreed = await room.store.write(room.id, { kind: 'undoRequest' }, db =>
      agreeToUndo(db, room.id, wish, seats),
    )
    // Another process may be faster and take back what was agreed to just now: this is what stood with this consent.
    room.undoRequest = agreed ? room.describeUndo(agreed, await room.match()) : null
    return room.undoRequest
  }

  end(wish: UndoWish, how: 'refused' | 'withdrawn', by: Seat): Promise<boolean> {
    const { room } = this
    return room.store.write(room.id, { kind: 'undoRequest', ended: how, by }, db =>
      endUndoRequest(db, room.id, wish),
    )
  }

  forget(): void {
    this.room.undoRequest = null
  }
}

/**
 * The row of a table says when its match last went on, for lists of tables. Where the log says it anyway, that is written
 * after so many milliseconds only: it stands in an index, and would be a third of what an answer costs the disk.
 */
const MOVES_TOLD_EVERY = 10_000

/** The match was ended by its people while an answer was on its way. */
class Overtaken extends Error {}

function isByPerson({ key }: LogRow): boolean {
  return !key.startsWith(HELD_KEY) && !key.startsWith(BOT_KEY)
}

/** Somebody may have given up in another process a moment ago. */
async function mustPlay(db: Queries, room: Room, seat: Seat): Promise<void> {
  if ((await findPlayer(db, room.id, seat))?.conceded === 1)
    throw new Refused('conceded', 'You gave this match up.')
}

async function store(room: Room, live: LiveMatch, row: LogRow): Promise<void> {
  const { db } = room.store
  const asked = live.waiting()
  const change = changeBy(live, row.at)
  const others = asked.length !== room.asked.length || asked.some(seat => !room.asked.includes(seat))
  const append = appendingLog(db, row)
  const signs = signsIn(row, live.fresh, room.asked, asked)
  const late = Math.abs(row.at - room.moveStoredAt) >= MOVES_TOLD_EVERY
  const marked = others || (late && signs.length > 0)
  const marks = marked ? [markingAsked(db, room.id, asked, signs, row.at)] : []
  // Where nobody else writes, nothing that this would have to look at happens unseen.
  const plain = !room.store.shared && !room.info.proposal && !room.undoRequest && !room.info.time
  if (plain && !live.outcome) {
    const moves = late ? [moving(db, { id: room.id, at: row.at })] : []
    await room.store.writeQueries(room.id, { kind: 'log' }, [append, ...moves, ...marks])
    if (late) room.moveStoredAt = row.at
    room.applyChange(change, asked, signs)
    return
  }
  const turn = room.info.time ? turnOf(room, live, row) : null
  const timed = room.info.time !== undefined && (others || turn !== null)
  const stands = !live.outcome && outlives(room.standing, row.key, live.fresh)
  let moved = change
  const seats = await room.store.write(room.id, { kind: 'log' }, async transaction => {
    await transaction.executeQuery(append)
    // Somebody may have agreed in another process a moment ago.
    const proposal = stands ? (await lockTable(transaction, room.id, 'playing'))?.proposal : undefined
    moved = { ...change, proposal: renumbered(proposal ?? null, row.number) }
    if (!(await moveOn(transaction, room.id, moved))) throw new Overtaken()
    if (room.store.shared && isByPerson(row)) await mustPlay(transaction, room, row.seat)
    // Another process may have given a seat to a bot, which the log does not tell.
    const stored = timed && room.store.shared ? await findTable(transaction, room.id) : undefined
    for (const mark of marks) await transaction.executeQuery(mark)
    if (room.undoRequest) await dropUndoRequest(transaction, room.id)
    if (live.outcome) await record(transaction, room, live, live.outcome, row.at)
    if (!timed) return room.seats
    const anew = live.fresh || row.key.startsWith(AGREED_KEY)
    const passing = { asked, by: row.seat, turn, gain: live.fresh, anew }
    return passTime(transaction, room.info.time, stored?.seats ?? room.seats, passing, row.at)
  })
  room.moveStoredAt = row.at
  room.applyChange(moved, asked, signs, seats)
}

/** Who gave up is read from the store: it may have been in another process. */
async function record(db: Queries, room: Room, live: LiveMatch, outcome: Outcome, at: number): Promise<void> {
  const stored = room.store.shared ? await findTable(db, room.id) : undefined
  const table = stored ? describeTable(stored) : room.info
  await recordResults(db, table, outcome, at, partsIn(live, table.seats.length, null))
}

/** The seat that answered, if it is asked again in another turn of its own: the match went on for it or for others. */
function turnOf(room: Room, live: LiveMatch, { seat }: LogRow): Seat | null {
  const asked = live.waiting()
  if (!live.fresh || !asked.includes(seat) || !room.asked.includes(seat)) return null
  const wentOn = asked.some(other => !room.asked.includes(other))
  return wentOn || live.beganTurn(seat) ? seat : null
}
