import {
  type AnyGame,
  forNewMatch,
  gameOfRecord,
  Match,
  RailheadError,
  seedChance,
  shuffle,
} from '@railhead/kernel'
import {
  type Level,
  LIMITS,
  type SeatInfo,
  seatInFile,
  type TableId,
  type TableInfo,
} from '@railhead/protocol'
import type { PlainMatch } from '@railhead/table'
import { type ForkWish, forked } from './fork.js'
import { recordOf } from './record.js'
import type { LocalSeat, LocalWish, SavedMatch } from './saved.js'

/** Who opened every table of this device. */
const HOST = 'here'
/** Who plays the other seats of a match from a file. */
const STAND_IN: Level = 'hand'

interface NewTable {
  readonly id: TableId
  readonly seed: string
  readonly now: number
}

/** A match that begins. Throws a RailheadError if it cannot be played so. */
export function newMatch(game: AnyGame, wish: LocalWish, { id, seed, now }: NewTable): SavedMatch {
  const match = Match.start(game, wish.config, seed)
  if (wish.seats.length !== match.seats)
    throw new RailheadError('config', `This configuration has ${match.seats} seats.`, match.seats, 'seats')
  const seats = [...wish.seats]
  if (wish.shuffleSeats) shuffle(seedChance(`${seed}/seats`), seats)
  return asSaved(match, seats, { id, now, title: wish.title ?? '', imported: false })
}

/** A match from a file, as it stands there: with its own people if it is over.  Throws a RailheadError if the file does not hold. */
export function importedMatch(
  gameById: (id: string) => AnyGame,
  file: unknown,
  name: string,
  { id, now }: Omit<NewTable, 'seed'>,
): SavedMatch {
  const match = Match.replay(gameById(gameOfRecord(file)), file)
  const sat = seatsOfFile(file, match.seats)
  const seats = match.game.outcome(match.state) ? sat : withMe(sat, name)
  return asSaved(match, seats, { id, now, title: '', imported: true })
}

/** Who sat where, by the names of a file; a person without a name where it does not say. */
function seatsOfFile(file: unknown, count: number): LocalSeat[] {
  return Array.from({ length: count }, (_, seat): LocalSeat => {
    const said = seatInFile(file, seat)
    return 'level' in said
      ? { kind: 'bot', level: said.level }
      : { kind: 'person', name: said.name.slice(0, LIMITS.name) }
  })
}

/** To go on with: me in the seat of the first person, bots for the others. */
function withMe(sat: readonly LocalSeat[], name: string): LocalSeat[] {
  const mine = Math.max(
    0,
    sat.findIndex(({ kind }) => kind === 'person'),
  )
  return sat.map((seat, i): LocalSeat => {
    if (i === mine) return { kind: 'person', name }
    return seat.kind === 'bot' ? seat : { kind: 'bot', level: STAND_IN }
  })
}

/** A match that goes on from a moment of another one. */
export function forkedMatch(
  gameById: (id: string) => AnyGame,
  wish: ForkWish,
  { id, now }: Omit<NewTable, 'seed'>,
): SavedMatch {
  const { match, fork, seats } = forked(gameById, wish)
  const { table, record } = asSaved(match, seats, { id, now, title: wish.title, imported: true })
  return { table: { ...table, fork }, record }
}

interface Circumstances {
  readonly id: TableId
  readonly now: number
  readonly title: string
  readonly imported: boolean
}

function asSaved(
  match: PlainMatch,
  seats: readonly LocalSeat[],
  { id, now, title, imported }: Circumstances,
): SavedMatch {
  const log = match.answers.map(({ seat }, i) => ({ seat, key: `file.${i + 1}` }))
  const info: TableInfo = {
    id,
    title,
    game: match.game.id,
    rules: match.rules,
    config: match.config,
    status: 'playing',
    visibility: 'private',
    shuffleSeats: false,
    host: HOST,
    seats: seats.map(
      (seat, i): SeatInfo =>
        seat.kind === 'bot'
          ? { kind: 'bot', level: seat.level, asked: false }
          : { kind: 'person', person: `${HOST}.${i}`, name: seat.name, asked: false },
    ),
    createdAt: now,
    startedAt: now,
    finishedAt: null,
    movedAt: now,
    fairness: { seedHash: null, seed: null, imported },
    outcome: null,
    rematch: null,
  }
  const described = describe(info, match, now)
  return {
    table: { id, revision: 1, ...described, notes: seats.map(() => '') },
    record: recordOf(match, log),
  }
}

/** What is told of the table now that its match has come so far. */
export function describe(
  info: TableInfo,
  match: PlainMatch,
  now: number,
): { readonly info: TableInfo; readonly yourTurn: boolean } {
  const outcome = match.game.outcome(match.state)
  const questions = match.decisions().filter(({ optional }) => optional === undefined)
  const waiting = questions.map(({ seat }) => seat)
  const seats = info.seats.map((seat, i) =>
    seat.kind === 'open' ? seat : { ...seat, asked: waiting.includes(i) },
  )
  return {
    info: {
      ...info,
      seats,
      movedAt: now,
      ...(outcome
        ? {
            status: 'finished',
            finishedAt: info.finishedAt ?? now,
            outcome,
            fairness: { ...info.fairness, seed: match.seed },
          }
        : {}),
    },
    yourTurn: seats.some(({ kind }, seat) => kind === 'person' && waiting.includes(seat)),
  }
}

/** The same match again, with another seed. */
export function sameAgain(game: AnyGame, { config, seats, title }: TableInfo): LocalWish {
  return {
    game: game.id,
    config: forNewMatch(game, config),
    title,
    seats: seats.flatMap((seat): LocalSeat[] => {
      if (seat.kind === 'open') return []
      return seat.kind === 'bot'
        ? [{ kind: 'bot', level: seat.level }]
        : [{ kind: 'person', name: seat.name }]
    }),
  }
}
