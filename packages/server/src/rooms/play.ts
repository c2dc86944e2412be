import { type PlainOption, RailheadError, type Seat } from '@railhead/kernel'
import type { LogNumber, MomentNumber, UndoRequest, UndoRequestMessage } from '@railhead/protocol'
import { Refused } from '../errors.js'
import type { AnswerResult } from '../metrics/metrics.js'
import { recordResults } from '../results/record.js'
import { appendLog, dropUndoRequest, saveUndoRequest } from '../storage/log.js'
import type { LogRow } from '../storage/schema.js'
import { isConflict } from '../storage/store.js'
import { changeTable, findTable, setAsked } from '../storage/tables.js'
import { deciders } from './describe.js'
import { AGREED_KEY, HELD_KEY, type LiveMatch } from './liveMatch.js'
import { agreedKey, changeBy, type Room } from './room.js'
import { passTime } from './time.js'

/** How often a write is tried again when other processes write to the same match. */
const TRIES = 8

/**
 * Answers a decision of a seat and returns where it stands in the log, once it is stored for good. A repeat of
 * the same key returns the same and does nothing. Throws the rules' own errors: stale, illegal, notAsked, over.
 */
export async function answer(
  room: Room,
  seat: Seat,
  decision: string,
  option: PlainOption,
  key: string,
  now: number,
): Promise<LogNumber> {
  const isPerson = room.info.seats[seat]?.kind === 'person'
  const count = (result: AnswerResult): void =>
    room.metrics.answer(room.info.game, isPerson && !key.startsWith(HELD_KEY) ? 'person' : 'bot', result)
  try {
    return await append(
      room,
      seat,
      key,
      now,
      'overtaken',
      live => {
        live.answer(seat, option, decision, key, isPerson)
        return { option: JSON.stringify(live.match.answers.at(-1)?.option), back_to: null }
      },
      () => count('taken'),
    )
  } catch (error) {
    count(resultOf(error))
    throw error
  }
}

function resultOf(error: unknown): AnswerResult {
  if (error instanceof Refused) return 'refused'
  if (!(error instanceof RailheadError)) return 'failed'
  return ['stale', 'notAsked', 'over'].includes(error.code) ? 'stale' : 'refused'
}

/**
 * Takes back everything after moment `to`, if the seat may do so alone; otherwise asks the other people, and
 * returns undefined.
 */
export async function undo(
  room: Room,
  seat: Seat,
  number: LogNumber,
  to: MomentNumber,
  key: string,
  now: number,
): Promise<LogNumber | undefined> {
  const live = await room.match()
  const earlier = live.numberOf(seat, key)
  if (earlier !== undefined) return earlier
  if (live.outcome) throw new RailheadError('over', 'The match is over; it stays as it is.')
  if (live.number !== number) throw stale(number)
  if (to >= live.moment) throw new RailheadError('undo', `There is nothing after moment ${to} to take back.`)
  const alone = deciders(room.info, live, to).every(other => other === seat)
  if (alone || live.moment - to <= live.freeUndo(seat))
    return takeBack(room, seat, to, number, key, 'overtaken', now)
  if (room.undoRequest && room.undoRequest.seat !== seat)
    throw new RailheadError('undo', 'Another request to take something back stands already.')
  await saveRequest(room, { seat, to, number, accepted: [seat], needed: [] }, now)
  return undefined
}

/** Says yes or no to the standing request; the last yes takes back. The asker's no withdraws it. */
export async function replyToUndo(
  room: Room,
  seat: Seat,
  number: LogNumber,
  accept: boolean,
  now: number,
): Promise<void> {
  const request = room.undoRequest
  if (request?.number !== number) throw new Refused('noRequest', 'There is no such request any more.')
  if (!accept) {
    const ended = seat === request.seat ? 'withdrawn' : 'refused'
    await room.store.write(room.id, { kind: 'undoRequest', ended, by: seat }, db =>
      dropUndoRequest(db, room.id),
    )
    endRequest(room, ended, seat)
    return
  }
  const accepted = [...new Set([...request.accepted, seat])]
  if (deciders(room.info, await room.match(), request.to).every(other => accepted.includes(other)))
    await takeBack(room, request.seat, request.to, number, agreedKey(number), 'accepted', now)
  else await saveRequest(room, { ...request, accepted }, now)
}

async function saveRequest(room: Room, request: UndoRequest, now: number): Promise<void> {
  const { seat, to, number, accepted } = request
  await room.store.write(room.id, { kind: 'undoRequest' }, db =>
    saveUndoRequest(db, {
      table_id: room.id,
      number,
      seat,
      back_to: to,
      accepted: JSON.stringify(accepted),
      at: now,
    }),
  )
  await room.readUndoRequest()
  room.tell({ type: 'undoRequest', request: room.undoRequest })
}

type RequestEnd = NonNullable<UndoRequestMessage['ended']>

function endRequest(room: Room, ended: RequestEnd, by?: Seat): void {
  room.undoRequest = null
  room.tell({ type: 'undoRequest', request: null, ended, ...(by === undefined ? {} : { by }) })
}

async function takeBack(
  room: Room,
  seat: Seat,
  to: MomentNumber,
  number: LogNumber,
  key: string,
  ended: RequestEnd,
  now: number,
): Promise<LogNumber> {
  return append(
    room,
    seat,
    key,
    now,
    ended,
    live => {
      if (live.number !== number) throw stale(number)
      live.takeBack(seat, to, key)
      return { option: null, back_to: to }
    },
    () => room.metrics.undo(room.info.game),
  )
}

/** Changes the match in memory, stores the entry, and shows it; or leaves everything as the log says. */
async function append(
  room: Room,
  seat: Seat,
  key: string,
  now: number,
  requestEnds: RequestEnd,
  change: (live: LiveMatch) => Pick<LogRow, 'option' | 'back_to'>,
  stored: () => void,
): Promise<LogNumber> {
  for (let attempt = 1; ; attempt++) {
    const live = await room.match()
    const earlier = live.numberOf(seat, key)
    if (earlier !== undefined) return earlier
    try {
      const entry = change(live)
      const row = { table_id: room.id, number: live.number, seat, ...entry, key, at: now }
      await store(room, live, row)
      stored()
      if (room.undoRequest) endRequest(room, requestEnds)
      room.show(live)
      if (live.outcome) room.tell({ type: 'table', table: room.info })
      return live.number
    } catch (error) {
      // The rules refuse before they change anything; after any other failure memory may differ from the log.
      if (error instanceof RailheadError) {
        // What another process wrote may not be known here yet; by it the answer may be right, or done already.
        if (!room.store.shared || !(await room.catchUp())) throw error
        continue
      }
      room.forgetMatch()
      if (!isConflict(error) || attempt === TRIES) throw error
      await room.catchUp()
    }
  }
}

async function store(room: Room, live: LiveMatch, row: LogRow): Promise<void> {
  const asked = live.waiting()
  const change = changeBy(live, row.at)
  const seats = await room.store.write(room.id, { kind: 'log' }, async db => {
    await appendLog(db, row)
    await changeTable(db, room.id, change)
    const others = asked.length !== room.asked.length || asked.some(seat => !room.asked.includes(seat))
    const turn = room.info.time ? turnOf(room, live, row) : null
    const timed = room.info.time !== undefined && (others || turn !== null)
    // Another process may have given a seat to a bot, which the log does not tell.
    const stored = timed && room.store.shared ? await findTable(db, room.id) : undefined
    if (others) await setAsked(db, room.id, asked)
    if (room.undoRequest) await dropUndoRequest(db, room.id)
    if (live.outcome) await recordResults(db, room.info, live.outcome, row.at)
    if (!timed) return room.seats
    const passing = { asked, turn, gain: live.fresh, anew: live.fresh || row.key.startsWith(AGREED_KEY) }
    return passTime(db, room.info.time, stored?.seats ?? room.seats, passing, row.at)
  })
  room.note(change, asked, seats)
}

/** The seat that answered, if it is asked again in another turn of its own: the match went on for it or for others. */
function turnOf(room: Room, live: LiveMatch, { seat }: LogRow): Seat | null {
  const asked = live.waiting()
  if (!live.fresh || !asked.includes(seat) || !room.asked.includes(seat)) return null
  const wentOn = asked.some(other => !room.asked.includes(other))
  return wentOn || live.beganTurn(seat) ? seat : null
}

function stale(number: LogNumber): RailheadError {
  return new RailheadError('stale', `The match has gone on since number ${number}.`)
}
