import { LIMITS, type ListedTable, type MatchFile, type TableScope } from '@railhead/protocol'
import { Refused } from '../errors.js'
import { sha256 } from '../ids.js'
import { listTables } from '../storage/tables.js'
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
  return found.map(stored => {
    const table = describeTable(stored)
    const seat = seatOf(table, me)
    const info = seat === null ? undefined : table.seats[seat]
    return { table, seat, yourTurn: info?.kind === 'person' && info.asked }
  })
}

/** The match as a file. Only when it is over: the file holds the seed. */
export async function exportMatch(room: Room): Promise<MatchFile> {
  if (room.info.status !== 'finished')
    throw new Refused(
      'notFinished',
      'The match can be exported when it is over; until then its seed is secret.',
    )
  const { match } = await room.match()
  const names = room.info.seats.map(info => {
    if (info.kind === 'person') return info.name
    return info.kind === 'bot' ? `Bot (${info.level})` : '–'
  })
  return { ...match.record(), seedHash: sha256(match.seed), names }
}
