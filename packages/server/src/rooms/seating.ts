import type { Seat } from '@railhead/kernel'
import { CLOSE, LIMITS, type SeatBody, type SeatInfo, type TableResponse } from '@railhead/protocol'
import { Refused, UnreadableMatch } from '@railhead/table'
import { changeSeat, forgetInvitation, giveSeatToBot } from '../storage/seats.js'
import { mustHaveRoom } from '../storage/shares.js'
import type { Queries } from '../storage/store.js'
import { botTablesOf, tablesOfPerson, waitingTablesOf } from '../storage/tableLists.js'
import { changeTable, deleteTable, findTable, lockTable } from '../storage/tables.js'
import { answerFor, seatOf } from './describe.js'
import { type InvitedSeat, invite } from './inviting.js'
import { concede } from './leaving.js'
import type { Room } from './room.js'
import type { Rooms } from './rooms.js'
import { begin } from './starting.js'
import { storedWords, wordsWithout } from './words.js'

/** Takes an open seat; sitting there already is fine. */
export async function join(rooms: Rooms, room: Room, me: string, wish?: Seat): Promise<TableResponse> {
  const { seats } = room.info
  const mine = seatOf(room.info, me)
  if (mine !== null) {
    if (wish === undefined || wish === mine) return answerFor(room, me)
    throw new Refused('seatTaken', `You sit at seat ${mine} of this table.`, mine)
  }
  mustGather(room)
  const free = (info: SeatInfo): boolean => info.kind === 'open' && (info.invited?.person ?? me) === me
  const kept = seats.findIndex(info => info.kind === 'open' && info.invited?.person === me)
  const seat = wish ?? (kept >= 0 ? kept : seats.findIndex(free))
  const taken = await change(rooms, room, async db => {
    const stored = await findTable(db, room.id)
    if (stored?.seats.some(other => other.person_id === me)) return false
    if ((stored?.seats[seat]?.invited ?? me) !== me) return false
    await forgetInvitation(db, room.id, me)
    const from = { kind: 'open', person_id: null } as const
    return changeSeat(db, room.id, seat, from, { kind: 'person', person_id: me, level: null })
  })
  const sits = seatOf(room.info, me)
  if (!taken && (sits === null || sits !== (wish ?? sits)))
    throw new Refused('seatTaken', 'That seat is not open.', openSeats(room))
  return answerFor(room, me)
}

/** A bot that is invited does not come: its seat is open again. */
export async function decline(rooms: Rooms, room: Room, me: string): Promise<TableResponse> {
  const invited = room.info.seats.some(info => info.kind === 'open' && info.invited?.person === me)
  if (!invited) throw new Refused('noRequest', 'You are not invited to this table.')
  await change(rooms, room, async db => {
    await forgetInvitation(db, room.id, me)
    return true
  })
  return answerFor(room, me)
}

/** Gives the seat back. Undefined if nobody is left and the table is gone. */
export async function leave(rooms: Rooms, room: Room, me: string): Promise<TableResponse | undefined> {
  if (seatOf(room.info, me) === null && room.info.host !== me)
    throw new Refused('notSeated', 'You do not sit at this table.')
  const left = await rooms.store.write(room.id, { kind: 'table' }, async db => {
    const row = await lockTable(db, room.id, 'gathering')
    const stored = row && (await findTable(db, room.id))
    if (!stored) throw new Refused('notGathering', 'The match has started already.')
    // Bots do not look after a table by themselves.
    const others = stored.seats.flatMap(({ person_id: other, person_kind: kind }) =>
      other !== null && other !== me && kind !== 'bot' ? [other] : [],
    )
    if (others.length === 0) {
      await deleteTable(db, room.id)
      return false
    }
    for (const { seat, kind, person_id } of stored.seats)
      if (person_id === me)
        await changeSeat(
          db,
          room.id,
          seat,
          { kind, person_id },
          { kind: 'open', person_id: null, level: null },
        )
    const place = stored.seats.findIndex(({ person_id }) => person_id === me)
    await changeTable(db, room.id, wordsWithout(stored.row, place))
    if (stored.row.host === me) await changeTable(db, room.id, { host: others[0] })
    return true
  })
  if (left) {
    await room.reload()
    return answerFor(room, me)
  }
  rooms.forget(room.id)
  for (const listener of room.audience) listener.close(CLOSE.notFound, 'The table is gone.')
  return undefined
}

/** The host opens a seat, gives it to a bot of the server or invites one of others; whoever sat there goes. */
export async function setSeat(
  rooms: Rooms,
  room: Room,
  me: string,
  seat: Seat,
  wish: SeatBody,
): Promise<TableResponse> {
  mustHost(room, me)
  mustGather(room)
  const info = room.info.seats[seat]
  if (info === undefined) throw new Refused('notFound', `There is no seat ${seat}.`)
  if (info.kind === 'person' && info.person === me)
    throw new Refused('seatTaken', 'You sit there: leave the table instead.')
  const next = await occupant(rooms, room, wish)
  const from = { kind: info.kind, person_id: info.kind === 'person' ? info.person : null }
  const changed = await change(rooms, room, async db => {
    const row = await lockTable(db, room.id, 'gathering')
    if (row) await changeTable(db, room.id, wordsWithout(row, seat))
    if (next.person_id !== null || next.invited !== null) {
      const stored = await findTable(db, room.id)
      const bot = next.person_id ?? next.invited
      if (stored?.seats.some(row => row.seat !== seat && (row.person_id === bot || row.invited === bot)))
        throw new Refused('seatTaken', 'That bot sits here already, or is invited.')
    }
    return changeSeat(db, room.id, seat, from, next)
  })
  if (!changed) throw new Refused('seatTaken', 'Somebody sits there.')
  return answerFor(room, me)
}

/** Who is to sit there as the host wishes. */
async function occupant(rooms: Rooms, room: Room, wish: SeatBody): Promise<InvitedSeat> {
  const nobody = { person_id: null, level: null, invited: null }
  if (wish.kind === 'open') return { ...nobody, kind: 'open' }
  if (wish.kind === 'bot') return { ...nobody, kind: 'bot', level: wish.level }
  return invite(rooms.store.db, wish.name, room.info.game, rooms.gameIds, rooms.now())
}

/** The host starts the match: at once, or when everybody who promised a word for the seed has told it. */
export async function start(rooms: Rooms, room: Room, me: string): Promise<TableResponse> {
  mustHost(room, me)
  await rooms.store.write(room.id, { kind: 'table' }, async db => {
    const row = await lockTable(db, room.id, 'gathering')
    if (!row) throw new Refused('notGathering', 'The match has started already.')
    const seats = (await findTable(db, room.id))?.seats ?? []
    if (seats.some(seat => seat.kind === 'open'))
      throw new Refused('seatsOpen', 'A seat is open.', openSeats(room))
    if (!seats.some(seat => seat.kind === 'person') && (await botTablesOf(db, me)) >= LIMITS.botTables)
      throw new Refused('tooMany', 'Bots play for you at as many tables as they may.', LIMITS.botTables)
    if (row.sealed_at !== null) return
    await mustHaveRoom(db, rooms.shares, me, 'runningTables')
    if (storedWords(row).length > 0) await changeTable(db, room.id, { sealed_at: rooms.now() })
    else await begin(rooms, db, room.id, rooms.now())
  })
  await room.reload()
  return answerFor(room, me)
}

/** The host says whether those who watch may write. */
export async function allowWatchers(
  rooms: Rooms,
  room: Room,
  me: string,
  watchersTalk: boolean,
): Promise<TableResponse> {
  mustHost(room, me)
  await change(rooms, room, async db => {
    const { customs } = room.info
    await changeTable(db, room.id, { customs: JSON.stringify({ ...customs, watchersTalk }) })
    return true
  })
  return answerFor(room, me)
}

/** The bot that plays on for somebody who is gone for good. */
const HEIR = 'hand'

/**
 * Why somebody plays no more: banned for a while or for good, gone altogether, or a guest who logged in to an account that
 * sits at the same table.
 */
export type Leaving = 'banned' | 'gone' | 'doubled'

/**
 * Somebody plays no more: open tables are left, also those that they opened without sitting there, which nobody else could
 * start; and a bot plays on where the match runs. Whoever is banned or goes loses these matches first: those who stay have
 * won something. Who is banned keeps the seat, and the loss.
 */
export async function giveUpSeats(rooms: Rooms, me: string, why: Leaving): Promise<void> {
  const { db } = rooms.store
  for (const id of new Set([...(await tablesOfPerson(db, me)), ...(await waitingTablesOf(db, me))]))
    await rooms.on(id, async room => {
      if (room.info.status === 'gathering') return leave(rooms, room, me)
      const lost = why !== 'doubled' && (await loses(rooms, room, me))
      if (!lost || why !== 'banned') await change(rooms, room, db => giveSeatToBot(db, id, me, HEIR))
    })
}

/** False if the match cannot be read: nobody can lose it then. */
async function loses(rooms: Rooms, room: Room, me: string): Promise<boolean> {
  try {
    await concede(rooms, room, me)
    return true
  } catch (error) {
    if (!(error instanceof UnreadableMatch)) throw error
    return false
  }
}

async function change(rooms: Rooms, room: Room, work: (db: Queries) => Promise<boolean>): Promise<boolean> {
  const changed = await rooms.store.write(room.id, { kind: 'table' }, work)
  await room.reload()
  return changed
}

function openSeats(room: Room): Seat[] {
  return room.info.seats.flatMap((info, seat) => (info.kind === 'open' ? [seat] : []))
}

function mustGather(room: Room): void {
  if (room.info.status !== 'gathering') throw new Refused('notGathering', 'The match has started already.')
}

function mustHost(room: Room, me: string): void {
  if (room.info.host !== me) throw new Refused('notHost', 'Only the one who opened the table may do this.')
}
