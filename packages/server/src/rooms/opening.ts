import {
  type AnyGame,
  forNewMatch,
  gameOfRecord,
  Match,
  rulesOf,
  type Seat,
  withCorrections,
} from '@railhead/kernel'
import {
  type CreateTableBody,
  type Customs,
  type CustomsBody,
  type ImportBody,
  LIMITS,
  type SeatRequest,
  seatInFile,
  type TableResponse,
  type Visibility,
} from '@railhead/protocol'
import { visibleLine } from '@railhead/protocol/schemas'
import { Refused } from '../errors.js'
import { newId, sha256 } from '../ids.js'
import { connectedBots } from '../storage/bots.js'
import { appendWholeLog } from '../storage/log.js'
import type { LogRow, NewTableRow, SeatRow } from '../storage/schema/tables.js'
import { mustHaveRoom } from '../storage/shares.js'
import type { Queries } from '../storage/store.js'
import { addTable, changeTable, deleteTable, findTable } from '../storage/tables.js'
import { answerFor, seatOf } from './describe.js'
import { type InvitedSeat, invite } from './inviting.js'
import type { Room } from './room.js'
import type { Rooms } from './rooms.js'
import { join, leave, start } from './seating.js'

/** What a table is opened with if nothing else is said. */
const CUSTOMS: Customs = { hints: false, patience: LIMITS.patience.usual, watchersTalk: false }
/** Longer matches than this are no matches. */
const MOST_ANSWERS = 10_000

/** Opens a table, and starts the match at once if that is asked for. */
export async function createTable(rooms: Rooms, me: string, body: CreateTableBody): Promise<TableResponse> {
  const game = rooms.gameOf(body.game)
  const corrections = await rooms.corrections.of(rooms.store.db, game.id)
  const config = game.config.parse(withCorrections(corrections, body.config))
  const wishes = readSeats(game.config.seats(config), body.seats)
  const seats = await invited(rooms, game.id, wishes, me)
  if (body.start && seats.some(seat => seat.kind === 'open'))
    throw new Refused('seatsOpen', 'A seat is open.', undefined, 'seats')
  const id = newId()
  const seed = rooms.newSeed()
  const row: NewTableRow = {
    ...emptyRow(rooms, id, me, game, config, body),
    // Promised before anybody sits down: seats are drawn by it too.
    seed,
    seed_hash: sha256(seed),
    shuffle_seats: body.shuffleSeats ? 1 : 0,
    ...(body.time ? { time_rule: JSON.stringify(body.time), on_expiry: body.time.onExpiry } : {}),
  }
  await rooms.store.write(id, { kind: 'table' }, async db => {
    await mustHaveRoom(db, rooms.shares, me, body.start ? 'runningTables' : 'waitingTables')
    await addTable(db, row, seatRows(id, seats))
  })
  return rooms.on(id, async room => (body.start ? startOrForget(rooms, room, me) : answerFor(room, me)))
}

/** A table that was to start at once and cannot is not left behind. */
async function startOrForget(rooms: Rooms, room: Room, me: string): Promise<TableResponse> {
  try {
    return await start(rooms, room, me)
  } catch (error) {
    if (error instanceof Refused) {
      await rooms.store.write(room.id, { kind: 'table' }, db => deleteTable(db, room.id))
      rooms.forget(room.id)
    }
    throw error
  }
}

/** Opens a table from a match file: to look at if it is finished, to go on with if not. */
export async function importTable(rooms: Rooms, me: string, body: ImportBody): Promise<TableResponse> {
  const game = rooms.gameOf(gameOfRecord(body.file))
  const match = Match.replay(game, boundedFile(body.file))
  const outcome = game.outcome(match.state)
  const told = Array.from({ length: match.seats }, (_, seat) => seatInFile(body.file, seat))
  const wishes = outcome ? told.map(satThere) : readSeats(match.seats, body.seats)
  const seats = await invited(rooms, game.id, wishes, me)
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
    await mustHaveRoom(db, rooms.shares, me, 'importedMatches')
    if (!outcome) await mustHaveRoom(db, rooms.shares, me, 'waitingTables')
    await addTable(db, row, seatRows(id, seats, told.map(playedBy)))
    await appendWholeLog(db, log)
  })
  return rooms.on(id, async room => answerFor(room, me))
}

type SeatInFile = ReturnType<typeof seatInFile>

/** Nobody sits at a finished match from a file, whatever names it has: they are no accounts of ours. */
function satThere(told: SeatInFile): SeatRequest {
  return 'level' in told ? { kind: 'bot', level: told.level } : { kind: 'open' }
}

/** The name that is shown for a seat; one that nobody here could have is left out. */
function playedBy(told: SeatInFile): string | null {
  return 'level' in told ? null : (visibleLine(LIMITS.name).safeParse(told.name).data ?? null)
}

/** Opens the table of the next match of the same people, or takes one's seat there. */
export async function rematch(rooms: Rooms, room: Room, me: string, turned: boolean): Promise<TableResponse> {
  const seat = seatOf(room.info, me)
  if (seat === null) throw new Refused('notSeated', 'You did not sit at this table.')
  if (room.info.status !== 'finished') throw new Refused('notFinished', 'The match is not over.')
  if (await standingRematch(rooms.store.db, room.info.rematch)) return joinRematch(rooms, room, seat, me)
  const there = new Set(
    (await connectedBots(rooms.store.db, rooms.now()))
      .filter(bot => bot.tables < bot.most)
      .map(bot => bot.name),
  )
  const before = room.info.seats.map((info, place): SeatRequest => {
    if (place === seat) return { kind: 'me' }
    if (info.kind === 'person' && info.bot && there.has(info.name)) return { kind: 'invite', name: info.name }
    return info.kind === 'bot' ? { kind: 'bot', level: info.level } : { kind: 'open' }
  })
  const seats = turned ? [...before.slice(-1), ...before.slice(0, -1)] : before
  const { game, visibility, title, shuffleSeats, time, customs } = room.info
  const same = {
    game,
    config: forNewMatch(rooms.gameOf(game), room.info.config),
    visibility,
    title,
    shuffleSeats,
    ...(time ? { time } : {}),
    ...(customs ? { customs } : {}),
  }
  const opened = await createTable(rooms, me, { ...same, seats })
  const { id } = opened.table
  const chosen = await rooms.store.write(room.id, { kind: 'table' }, async db => {
    const standing = await standingRematch(db, (await findTable(db, room.id))?.row.rematch)
    if (!standing) await changeTable(db, room.id, { rematch: id, rematch_turn: turned ? 1 : 0 })
    return standing ?? id
  })
  await room.reload()
  if (chosen === id) return opened
  // Somebody asked for it at the same time in another process.
  await rooms.on(id, unused => leave(rooms, unused, me))
  return joinRematch(rooms, room, seat, me)
}

/** The table of the next match, if there still is one: whoever opened it may have left it before anybody came. */
async function standingRematch(db: Queries, id: string | null | undefined): Promise<string | undefined> {
  return id && (await findTable(db, id)) ? id : undefined
}

async function joinRematch(rooms: Rooms, room: Room, before: Seat, me: string): Promise<TableResponse> {
  const seat = room.rematchTurned ? (before + 1) % room.info.seats.length : before
  return rooms.on(room.info.rematch ?? '', async next => {
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
  wishes: { readonly title?: string; readonly visibility?: Visibility; readonly customs?: CustomsBody },
): NewTableRow {
  const now = rooms.now()
  return {
    id,
    title: wishes.title ?? '',
    game: game.id,
    rules: rulesOf(game, config),
    config: JSON.stringify(config),
    status: 'gathering',
    visibility: wishes.visibility ?? 'private',
    shuffle_seats: 0,
    host,
    seed: null,
    seed_hash: null,
    secret: null,
    words: null,
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
    customs: JSON.stringify({ ...CUSTOMS, ...wishes.customs }),
    proposal: null,
    ending: null,
    sealed_at: null,
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

/** Who sits where: bots of others are invited by their names. */
async function invited(
  rooms: Rooms,
  game: string,
  wishes: readonly SeatRequest[],
  me: string,
): Promise<InvitedSeat[]> {
  const nobody = { person_id: null, level: null, invited: null }
  const seats: InvitedSeat[] = []
  for (const wish of wishes) {
    if (wish.kind === 'me') seats.push({ ...nobody, kind: 'person', person_id: me })
    else if (wish.kind === 'invite')
      seats.push(await invite(rooms.store.db, wish.name, game, rooms.gameIds, rooms.now()))
    else seats.push({ ...nobody, kind: wish.kind, level: wish.kind === 'bot' ? wish.level : null })
  }
  const people = seats.flatMap(({ person_id, invited: bot }) => person_id ?? bot ?? [])
  if (new Set(people).size < people.length)
    throw new Refused('badRequest', 'Nobody can sit at two seats.', undefined, 'seats')
  return seats
}

function seatRows(
  id: string,
  seats: readonly InvitedSeat[],
  played: readonly (string | null)[] = [],
): SeatRow[] {
  return seats.map((occupant, seat) => ({
    table_id: id,
    seat,
    ...occupant,
    asked: 0,
    due_at: null,
    left_ms: null,
    held: 0,
    seen_at: null,
    acted_at: null,
    warned_at: null,
    held_number: null,
    conceded: 0,
    hints: 0,
    hinted: null,
    played: played[seat] ?? null,
    was_guest: 0,
  }))
}

/** How many answers a file seems to hold that nobody has read yet. */
export function answersIn(file: unknown): number {
  const answers: unknown =
    typeof file === 'object' && file !== null ? Reflect.get(file, 'answers') : undefined
  return Array.isArray(answers) ? answers.length : 0
}

/** What is played with goes into every answer: none of it may be endless, and all of it must be stored as it is. */
function boundedFile(file: unknown): unknown {
  const seed: unknown = typeof file === 'object' && file !== null ? Reflect.get(file, 'seed') : undefined
  if (typeof seed === 'string' && seed.length > LIMITS.seed)
    throw new Refused('tooLarge', `A seed has at most ${LIMITS.seed} letters.`, LIMITS.seed, 'file.seed')
  if (typeof seed === 'string' && (seed.includes('\0') || /\p{Cs}/u.test(seed)))
    throw new Refused('matchFile', 'The seed is no text.', undefined, 'file.seed')
  if (answersIn(file) > MOST_ANSWERS)
    throw new Refused(
      'tooLarge',
      `A match has at most ${MOST_ANSWERS} answers.`,
      MOST_ANSWERS,
      'file.answers',
    )
  return file
}
