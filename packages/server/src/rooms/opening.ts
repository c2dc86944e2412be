import { type AnyGame, gameOfRecord, Match, type Seat } from '@railhead/kernel'
import type { CreateTableBody, ImportBody, SeatRequest, TableAnswer, Visibility } from '@railhead/protocol'
import { Refused } from '../errors.js'
import { newId, sha256 } from '../ids.js'
import { appendWholeLog } from '../storage/log.js'
import type { LogRow, NewTableRow, SeatRow } from '../storage/schema.js'
import { addTable, changeTable, findTable } from '../storage/tables.js'
import { seatOf } from './describe.js'
import type { Room } from './room.js'
import type { Rooms } from './rooms.js'
import { answerFor, join, leave, start } from './seating.js'

/** Longer matches than this are no matches. */
const MOST_ANSWERS = 10_000

/** Opens a table, and starts the match at once if that is asked for. */
export async function createTable(rooms: Rooms, me: string, body: CreateTableBody): Promise<TableAnswer> {
  const game = rooms.gameOf(body.game)
  const config = game.config.parse(body.config)
  const seats = readSeats(game.config.seats(config), body.seats)
  if (body.start && seats.some(seat => seat.kind === 'open'))
    throw new Refused('seatsOpen', 'A seat is open.', undefined, 'seats')
  const id = newId()
  const row: NewTableRow = {
    ...emptyRow(rooms, id, me, game, config, body),
    shuffle_seats: body.shuffleSeats ? 1 : 0,
    ...(body.time ? { time_rule: JSON.stringify(body.time), on_expiry: body.time.onExpiry } : {}),
  }
  await rooms.store.write(id, { kind: 'table' }, db => addTable(db, row, seatRows(id, seats, me)))
  return rooms.on(id, room => (body.start ? start(rooms, room, me) : Promise.resolve(answerFor(room, me))))
}

/** Opens a table from a match file: to look at if it is finished, to go on with if not. */
export async function importTable(rooms: Rooms, me: string, body: ImportBody): Promise<TableAnswer> {
  const game = rooms.gameOf(gameOfRecord(body.file))
  const match = Match.replay(game, boundedFile(body.file))
  const outcome = game.outcome(match.state)
  const open: SeatRequest = { kind: 'open' }
  const seats = outcome ? new Array(match.seats).fill(open) : readSeats(match.seats, body.seats)
  const id = newId()
  const now = rooms.now()
  const row: NewTableRow = {
    ...emptyRow(rooms, id, me, game, match.config, body),
    seed: match.seed,
    seed_hash: sha256(match.seed),
    imported: 1,
    ...(outcome
      ? { status: 'finished', started_at: now, finished_at: now, outcome: JSON.stringify(outcome) }
      : {}),
  }
  const log = match.answers.map(
    ({ seat, option }, i): LogRow => ({
      table_id: id,
      number: i + 1,
      seat,
      option: JSON.stringify(option),
      back_to: null,
      key: `import.${i + 1}`,
      at: now,
    }),
  )
  await rooms.store.write(id, { kind: 'table' }, async db => {
    await addTable(db, row, seatRows(id, seats, me))
    await appendWholeLog(db, log)
  })
  return rooms.on(id, async room => answerFor(room, me))
}

/** Opens the table of the next match of the same people, or takes one's seat there. */
export async function rematch(rooms: Rooms, room: Room, me: string): Promise<TableAnswer> {
  const seat = seatOf(room.info, me)
  if (seat === null) throw new Refused('notSeated', 'You did not sit at this table.')
  if (room.info.status !== 'finished') throw new Refused('notFinished', 'The match is not over.')
  if (room.info.rematch !== null) return joinRematch(rooms, room.info.rematch, seat, me)
  const seats = room.info.seats.map((info, place): SeatRequest => {
    if (place === seat) return { kind: 'me' }
    return info.kind === 'bot' ? { kind: 'bot', level: info.level } : { kind: 'open' }
  })
  const { game, config, visibility, title, shuffleSeats, time } = room.info
  const same = { game, config, visibility, title, shuffleSeats, ...(time ? { time } : {}) }
  const opened = await createTable(rooms, me, { ...same, seats })
  const { id } = opened.table
  const chosen = await rooms.store.write(room.id, { kind: 'table' }, async db => {
    const rematch = (await findTable(db, room.id))?.row.rematch ?? null
    if (rematch === null) await changeTable(db, room.id, { rematch: id })
    return rematch ?? id
  })
  await room.reload()
  if (chosen === id) return opened
  // Somebody asked for it at the same time in another process.
  await rooms.on(id, unused => leave(rooms, unused, me))
  return joinRematch(rooms, chosen, seat, me)
}

async function joinRematch(rooms: Rooms, id: string, seat: Seat, me: string): Promise<TableAnswer> {
  return rooms.on(id, async next => {
    const free = next.info.seats[seat]?.kind === 'open'
    if (next.info.status !== 'gathering' || seatOf(next.info, me) !== null) return answerFor(next, me)
    return join(rooms, next, me, free ? seat : undefined)
  })
}

function emptyRow(
  rooms: Rooms,
  id: string,
  host: string,
  game: AnyGame,
  config: unknown,
  wishes: { readonly title?: string; readonly visibility?: Visibility },
): NewTableRow {
  const now = rooms.now()
  return {
    id,
    title: wishes.title ?? '',
    game: game.id,
    rules: game.rulesVersion,
    config: JSON.stringify(config),
    status: 'gathering',
    visibility: wishes.visibility ?? 'private',
    shuffle_seats: 0,
    host,
    seed: null,
    seed_hash: null,
    imported: 0,
    created_at: now,
    started_at: null,
    finished_at: null,
    moved_at: now,
    outcome: null,
    rematch: null,
    lease_holder: null,
    lease_until: 0,
    time_rule: null,
    on_expiry: null,
  }
}

function readSeats(count: number, wishes: readonly SeatRequest[] | undefined): readonly SeatRequest[] {
  if (!wishes)
    return Array.from({ length: count }, (_, seat): SeatRequest => ({ kind: seat === 0 ? 'me' : 'open' }))
  if (wishes.length !== count)
    throw new Refused(
      'badRequest',
      `This configuration has ${count} seats, not ${wishes.length}.`,
      count,
      'seats',
    )
  if (wishes.filter(seat => seat.kind === 'me').length > 1)
    throw new Refused('badRequest', 'You can take one seat only.', undefined, 'seats')
  return wishes
}

function seatRows(id: string, seats: readonly SeatRequest[], me: string): SeatRow[] {
  return seats.map((request, seat) => ({
    table_id: id,
    seat,
    kind: request.kind === 'me' ? 'person' : request.kind,
    person_id: request.kind === 'me' ? me : null,
    level: request.kind === 'bot' ? request.level : null,
    asked: 0,
    due_at: null,
    left_ms: null,
    held: 0,
  }))
}

function boundedFile(file: unknown): unknown {
  const answers: unknown =
    typeof file === 'object' && file !== null ? Reflect.get(file, 'answers') : undefined
  if (Array.isArray(answers) && answers.length > MOST_ANSWERS)
    throw new Refused(
      'tooLarge',
      `A match has at most ${MOST_ANSWERS} answers.`,
      MOST_ANSWERS,
      'file.answers',
    )
  return file
}
