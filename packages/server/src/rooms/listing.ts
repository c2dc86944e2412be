import {
  LIMITS,
  type ListedTable,
  type MatchFile,
  nameInFile,
  type TableInfo,
  type TableScope,
} from '@railhead/protocol'
import { Refused } from '../errors.js'
import { drawSeats } from '../fairness.js'
import { sha256 } from '../ids.js'
import { listTables } from '../storage/tableLists.js'
import type { TableWithSeats } from '../storage/tables.js'
import { describeTable, seatOf } from './describe.js'
import type { Room } from './room.js'
import type { Rooms } from './rooms.js'

export async function list(
  rooms: Rooms,
  scope: TableScope,
  me: string | undefined,
  before: number | undefined,
): Promise<ListedTable[]> {
  const found = await listTables(
    rooms.store.db,
    scope,
    me,
    before ?? Number.MAX_SAFE_INTEGER,
    LIMITS.listPage,
  )
  return found.flatMap(stored => {
    const table = readable(stored)
    if (!table) return []
    const seat = seatOf(table, me)
    const info = seat === null ? undefined : table.seats[seat]
    return [{ table, seat, yourTurn: info?.kind === 'person' && info.asked }]
  })
}

/** A table whose row is damaged is left out: the others are listed nevertheless. */
function readable(stored: TableWithSeats): TableInfo | undefined {
  try {
    return describeTable(stored)
  } catch {
    return undefined
  }
}

/** The match as a file. Only when it is over: the file holds the seed. */
export async function exportMatch(room: Room): Promise<MatchFile> {
  if (room.info.status !== 'finished')
    throw new Refused(
      'notFinished',
      'The match can be exported when it is over; until then its seed is secret.',
    )
  const { match } = await room.match()
  const { words } = room.info.fairness
  return {
    ...match.record(),
    seedHash: sha256(room.secret ?? match.seed),
    ...(room.secret !== null && words ? { secret: room.secret, words } : {}),
    names: room.info.seats.map(nameInFile),
    ...drawnBy(room, match.seed),
  }
}

/** For each seat, the place where its player sat before the draw. */
function drawnBy({ info, drawn }: Room, seed: string): { drawn?: number[] } {
  return drawn ? { drawn: drawSeats(seed, info.seats.length) } : {}
}
