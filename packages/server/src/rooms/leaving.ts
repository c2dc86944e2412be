import { RailheadError, type Seat } from '@railhead/kernel'
import {
  botProposable,
  NOTICE,
  type Proposable,
  type ProposalBody,
  type TableResponse,
} from '@railhead/protocol'
import { type LiveMatch, Refused } from '@railhead/table'
import { newId } from '../ids.js'
import { partsIn, recordResults } from '../results/record.js'
import { logLength } from '../storage/log.js'
import type { TableRow } from '../storage/schema/tables.js'
import { changePlayer, markingAsked } from '../storage/seats.js'
import type { Queries, Store } from '../storage/store.js'
import { changeTable, findTable, lockTable, type TableWithSeats } from '../storage/tables.js'
import { addChat } from '../storage/talk.js'
import { dropUndoRequest } from '../storage/undo.js'
import { answerFor, describeTable, seatOf } from './describe.js'
import { endedRow, outcomeNow, stayers } from './ending.js'
import { decidersOf, isSame, type StoredProposal, standingProposal } from './proposal.js'
import type { Room } from './room.js'
import type { Rooms } from './rooms.js'

/** How often something is tried again when others write to the same match. */
const TRIES = 8

/** What is known of a match for as long as nobody else can change it. */
interface Held extends TableWithSeats {
  readonly store: Store
  readonly db: Queries
  readonly live: LiveMatch
  readonly seat: Seat
  readonly now: number
}

/**
 * Somebody gives the match up: it is lost for them, behind all who do not, whatever a bot makes of it from here. When
 * one person is left, the match is over and that person has won.
 */
export function concede(rooms: Rooms, room: Room, me: string): Promise<TableResponse> {
  return change(rooms, room, me, async held => {
    const { db, seat, seats } = held
    if (seats[seat].conceded === 1) return
    await changePlayer(db, room.id, seat, { conceded: 1, held: 1, due_at: null, left_ms: null })
    await changeTable(db, room.id, { proposal: null })
    await dropUndoRequest(db, room.id)
    await writeEvent(held, me, seat, 'conceded')
    const after = seats.map(row => (row.seat === seat ? { ...row, conceded: 1, held: 1 } : row))
    if (stayers(after).length < 2) await end({ ...held, seats: after }, 'conceded')
  })
}

/** Proposes something, agrees to it, refuses or withdraws it. The last consent carries it out. */
export function decide(rooms: Rooms, room: Room, me: string, wish: ProposalBody): Promise<TableResponse> {
  return change(rooms, room, me, async held => {
    const { db, row, seats, seat, live, now } = held
    if (seats[seat].conceded === 1) throw new Refused('conceded', 'You gave this match up.')
    if (wish.kind === 'abandon' && decidersOf(wish, seats).length < 2)
      throw new Refused('badRequest', 'Nobody else plays here: concede instead.')
    const { accept, ...named } = wish
    const standing = standingProposal(row, seats)
    const same = standing && isSame(standing, named)
    if (!accept) {
      if (!same) throw new Refused('noRequest', 'There is no such proposal any more.')
      if (standing.seat !== seat && !decidersOf(standing, seats).includes(seat))
        throw new Refused('notAllowed', 'You have no say in this.')
      return changeTable(db, room.id, { proposal: null })
    }
    if (live.number !== wish.number)
      throw new RailheadError('stale', `The match has gone on since number ${wish.number}.`)
    if (standing && !same) throw new Refused('otherProposal', 'Another proposal stands.')
    const mustCheck = wish.kind === 'bot' && !standing?.stalls
    const found = mustCheck ? mustBeAbsent(held, room, wish.about) : undefined
    const stalls = standing ? standing.stalls : found?.stalls
    const from = wish.kind === 'bot' && stalls ? await notice(held, wish.about) : undefined
    const proposal: StoredProposal = {
      ...named,
      ...(stalls ? { stalls } : {}),
      ...(from === undefined ? {} : { from }),
      seat: standing?.seat ?? seat,
      at: standing?.at ?? now,
      accepted: [...new Set([...(standing?.accepted ?? []), seat])].sort(),
    }
    // Whose answer stands is not waited for; taken back, it is again.
    const mustWait = wish.kind === 'bot' && seats[wish.about].asked === 0
    if (waitedFor(held, room, proposal).length > 0 || (from ?? now) > now || mustWait)
      return changeTable(db, room.id, { proposal: JSON.stringify(proposal) })
    if (proposal.kind === 'abandon') {
      await writeEvent(held, seats[proposal.seat].person_id ?? me, proposal.seat, 'abandoned')
      return end(held, 'abandoned')
    }
    await giveToBot(held, wish.kind === 'bot' ? wish.about : seat, stalls === true)
  })
}

/**
 * Until when somebody who does not play has to do so. Proposed again without a sign of playing in between, that does not
 * begin anew.
 */
async function notice({ db, row, seats, now }: Held, about: Seat): Promise<number> {
  const { warned_at: warned, acted_at: acted } = seats[about]
  const at = warned !== null && warned >= (acted ?? row.moved_at) ? warned : now
  await changePlayer(db, row.id, about, { warned_at: at })
  return at + NOTICE
}

/** A bot holds the seat of somebody who is away or does not play, until that person is back. */
async function giveToBot(held: Held, seat: Seat, stalls: boolean): Promise<void> {
  const { db, row, seats, live, now } = held
  const { due_at, left_ms, person_id } = seats[seat]
  const left = due_at === null ? left_ms : Math.max(0, due_at - now)
  await changePlayer(db, row.id, seat, {
    held: 1,
    held_number: stalls ? live.number : null,
    due_at: null,
    left_ms: left,
  })
  await changeTable(db, row.id, { proposal: null })
  if (person_id !== null) await writeEvent(held, person_id, seat, 'bot')
}

/**
 * Whose consent is missing. Those who are away or do not play as long themselves are not waited for, unless
 * the match is to end.
 */
function waitedFor(held: Held, room: Room, proposal: StoredProposal): Seat[] {
  return decidersOf(proposal, held.seats).filter(
    seat => !proposal.accepted.includes(seat) && !(proposal.kind === 'bot' && isAbsent(held, room, seat)),
  )
}

function proposable(held: Held, room: Room, seat: Seat): Proposable | null {
  const table = describeTable(held)
  // The stored rows do not say of every answer that the match went on.
  const movedAt = Math.max(table.movedAt, room.info.movedAt)
  const known = room.info.seats[seat]
  const later = known?.kind === 'person' ? (known.since ?? 0) : 0
  const seats = table.seats.map((info, at) =>
    at === seat && info.kind === 'person' && info.since !== undefined
      ? { ...info, since: Math.max(info.since, later) }
      : info,
  )
  return botProposable({ ...table, movedAt, seats }, seat, isHere(room, seat), held.now)
}

function isHere(room: Room, seat: Seat): boolean {
  return room.presence.everywhere().seats[seat] === 'here'
}

function isAbsent(held: Held, room: Room, seat: Seat): boolean {
  const found = proposable(held, room, seat)
  // Whoever has just come back has a say, and time to play.
  return found !== null && found.at + (found.stalls ? NOTICE : 0) <= held.now
}

function mustBeAbsent(held: Held, room: Room, about: Seat): Proposable {
  if (about === held.seat) throw new Refused('badRequest', 'Somebody else may propose a bot for you.')
  const found = proposable(held, room, about)
  if (found === null) throw new Refused('notAbsent', 'The match does not wait for anybody there.')
  if (found.at > held.now)
    throw new Refused('notAbsent', 'That person has not let you wait for long enough.', found.at)
  return found
}

/** The match ends before its end, with what follows from that for everybody. */
async function end(held: Held, ending: NonNullable<TableRow['ending']>): Promise<void> {
  const { db, row, seats, live, now } = held
  const outcome = outcomeNow(live, ending, seats)
  await changeTable(db, row.id, endedRow(outcome, ending, now))
  await db.executeQuery(markingAsked(held.store.db, row.id, []))
  await dropUndoRequest(db, row.id)
  const table = describeTable({ row: { ...row, ending }, seats })
  await recordResults(db, table, outcome, now, partsIn(live, seats.length, ending))
}

async function writeEvent({ db, row, now }: Held, person: string, seat: Seat, text: string): Promise<void> {
  await addChat(db, row.id, { person, seat, text, kind: 'event', at: now }, `event.${newId()}`)
}

/**
 * Changes a running match while nobody else can: the row of the table is taken first, and the match is known here as far
 * as the log goes. Of an answer that another process stores at the same moment, one comes first and the other follows it.
 */
async function change(
  rooms: Rooms,
  room: Room,
  me: string,
  work: (held: Held) => Promise<void>,
): Promise<TableResponse> {
  const { store } = rooms
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const live = await room.match()
    const done = await store.write(room.id, { kind: 'table' }, async db => {
      const row = await lockTable(db, room.id, 'playing')
      const stored = row && (await findTable(db, room.id))
      if (!row || !stored) throw new Refused('notPlaying', 'The match is not being played.')
      const seat = seatOf(describeTable(stored), me)
      if (seat === null) throw new Refused('notSeated', 'You do not sit at this table.')
      if ((await logLength(db, room.id)) !== live.number) return false
      await work({ store, db, ...stored, live, seat, now: rooms.now() })
      return true
    })
    if (done) {
      store.publish(room.id, { kind: 'chat' })
      await room.reload()
      await room.sendChat()
      return answerFor(room, me)
    }
    await room.catchUp()
  }
  throw new Refused('unavailable', 'Too much happens at this table at once; try again in a moment.')
}
