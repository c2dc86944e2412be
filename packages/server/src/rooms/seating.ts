import { type Seat, seedChance, shuffle } from '@railhead/kernel'
import { CLOSE, type SeatBody, type TableAnswer } from '@railhead/protocol'
import { Refused } from '../errors.js'
import { newSecret, sha256 } from '../ids.js'
import { logAfter } from '../storage/log.js'
import type { Queries } from '../storage/store.js'
import {
  changeSeat,
  changeTable,
  deleteTable,
  findTable,
  giveSeatToBot,
  setAsked,
  tablesOfPerson,
} from '../storage/tables.js'
import { seatOf } from './describe.js'
import { LiveMatch } from './liveMatch.js'
import type { Room } from './room.js'
import type { Rooms } from './rooms.js'
import { beginTime } from './time.js'

export function answerFor(room: Room, me: string | undefined): TableAnswer {
  return { table: room.info, seat: seatOf(room.info, me) }
}

/** Takes an open seat; sitting there already is fine. */
export async function join(rooms: Rooms, room: Room, me: string, wish?: Seat): Promise<TableAnswer> {
  const { seats } = room.info
  const mine = seatOf(room.info, me)
  if (mine !== null) {
    if (wish === undefined || wish === mine) return answerFor(room, me)
    throw new Refused('seatTaken', `You sit at seat ${mine} of this table.`, mine)
  }
  mustGather(room)
  const seat = wish ?? seats.findIndex(info => info.kind === 'open')
  const taken = await change(rooms, room, async db => {
    const stored = await findTable(db, room.id)
    if (stored?.seats.some(other => other.person_id === me)) return false
    const from = { kind: 'open', person_id: null } as const
    return changeSeat(db, room.id, seat, from, { kind: 'person', person_id: me, level: null })
  })
  const sits = seatOf(room.info, me)
  if (!taken && (sits === null || sits !== (wish ?? sits)))
    throw new Refused('seatTaken', 'That seat is not open.', openSeats(room))
  return answerFor(room, me)
}

/** Gives the seat back. Undefined if nobody is left and the table is gone. */
export async function leave(rooms: Rooms, room: Room, me: string): Promise<TableAnswer | undefined> {
  if (seatOf(room.info, me) === null && room.info.host !== me)
    throw new Refused('notSeated', 'You do not sit at this table.')
  const left = await rooms.store.write(room.id, { kind: 'table' }, async db => {
    const stored = await findTable(db, room.id)
    if (stored?.row.status !== 'gathering')
      throw new Refused('notGathering', 'The match has started already.')
    const others = stored.seats.flatMap(({ person_id: other }) =>
      other !== null && other !== me ? [other] : [],
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

/** The host opens a seat, or gives it to a bot. */
export async function setSeat(
  rooms: Rooms,
  room: Room,
  me: string,
  seat: Seat,
  wish: SeatBody,
): Promise<TableAnswer> {
  mustHost(room, me)
  mustGather(room)
  const info = room.info.seats[seat]
  if (info === undefined) throw new Refused('notFound', `There is no seat ${seat}.`)
  if (info.kind === 'person') throw new Refused('seatTaken', 'Somebody sits there.')
  const level = wish.kind === 'bot' ? wish.level : null
  const from = { kind: info.kind, person_id: null }
  const changed = await change(rooms, room, db =>
    changeSeat(db, room.id, seat, from, { kind: wish.kind, person_id: null, level }),
  )
  if (!changed) throw new Refused('seatTaken', 'Somebody sits there.')
  return answerFor(room, me)
}

/** The host starts the match: the seed is drawn and its hash shown. */
export async function start(rooms: Rooms, room: Room, me: string): Promise<TableAnswer> {
  mustHost(room, me)
  mustGather(room)
  const game = rooms.gameOf(room.info.game)
  const seed = room.seed ?? newSecret()
  const now = rooms.now()
  await rooms.store.write(room.id, { kind: 'table' }, async db => {
    const stored = await findTable(db, room.id)
    if (stored?.row.status !== 'gathering')
      throw new Refused('notGathering', 'The match has started already.')
    if (stored.seats.some(seat => seat.kind === 'open'))
      throw new Refused('seatsOpen', 'A seat is open.', openSeats(room))
    if (room.info.shuffleSeats) await shuffleSeats(db, room.id, stored.seats)
    const live = new LiveMatch(game, stored.row.rules, room.info.config, seed, await logAfter(db, room.id, 0))
    await changeTable(db, room.id, {
      status: 'playing',
      started_at: now,
      moved_at: now,
      seed,
      seed_hash: sha256(seed),
    })
    await setAsked(db, room.id, live.waiting())
    // Seats may have been shuffled just now.
    const seats = (await findTable(db, room.id))?.seats ?? []
    await beginTime(db, room.info.time, seats, live.waiting(), now)
  })
  await room.reload()
  return answerFor(room, me)
}

/** The bot that plays on for somebody who is gone for good. */
const HEIR = 'hand'

/** Somebody goes for good: open tables are left, and a bot plays on where the match runs. */
export async function giveUpSeats(rooms: Rooms, me: string): Promise<void> {
  for (const id of await tablesOfPerson(rooms.store.db, me))
    await rooms.on(id, async room => {
      if (room.info.status === 'gathering') await leave(rooms, room, me)
      else await change(rooms, room, db => giveSeatToBot(db, id, me, HEIR))
    })
}

async function shuffleSeats(
  db: Queries,
  id: string,
  seats: readonly { kind: 'open' | 'person' | 'bot'; person_id: string | null; level: string | null }[],
): Promise<void> {
  const shuffled = shuffle(seedChance(newSecret()), [...seats])
  for (const [seat, { kind, person_id, level }] of shuffled.entries())
    await changeSeat(db, id, seat, seats[seat], { kind, person_id, level })
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
