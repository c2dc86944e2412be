import type { TableScope } from '@railhead/protocol'
import type { TableRow } from './schema/tables.js'
import { seatsOf } from './seats.js'
import type { Queries } from './store.js'
import type { TableWithSeats } from './tables.js'

export async function listTables(
  db: Queries,
  scope: TableScope,
  personId: string | undefined,
  before: number,
  limit: number,
): Promise<TableWithSeats[]> {
  let query = db.selectFrom('gametable').selectAll('gametable').limit(limit)
  if (scope === 'open' || scope === 'watch') {
    query = query
      .where('gametable.visibility', '=', 'open')
      .where('gametable.status', '=', scope === 'open' ? 'gathering' : 'playing')
      .where('gametable.moved_at', '<', before)
      .orderBy('gametable.moved_at', 'desc')
    if (scope === 'open')
      query = query.where(eb =>
        eb.exists(
          eb
            .selectFrom('seat')
            .select('seat.seat')
            .whereRef('seat.table_id', '=', 'gametable.id')
            .where('seat.kind', '=', 'open')
            .where('seat.invited', 'is', null),
        ),
      )
  } else {
    query = query
      .innerJoin('seat', 'seat.table_id', 'gametable.id')
      .where('seat.person_id', '=', personId ?? '')
      // For whoever gave a match up, it is over.
      .where('seat.conceded', 'in', scope === 'mine' ? [0] : [0, 1])
      .where(
        'gametable.status',
        scope === 'mine' ? 'in' : '=',
        scope === 'mine' ? ['gathering', 'playing'] : 'finished',
      )
      .orderBy('seat.asked', 'desc')
      .orderBy('gametable.moved_at', 'desc')
    if (scope === 'finished') query = query.where('gametable.moved_at', '<', before)
  }
  const rows = await query.execute()
  const seats = await seatsOf(
    db,
    rows.map(row => row.id),
  )
  return rows.map(row => ({ row, seats: seats.filter(seat => seat.table_id === row.id) }))
}

/** Tables of that status, last moved first. */
export async function listTablesByStatus(
  db: Queries,
  status: TableRow['status'],
  limit: number,
): Promise<TableWithSeats[]> {
  const rows = await db
    .selectFrom('gametable')
    .selectAll()
    .where('status', '=', status)
    .orderBy('moved_at', 'desc')
    .limit(limit)
    .execute()
  const seats = await seatsOf(
    db,
    rows.map(row => row.id),
  )
  return rows.map(row => ({ row, seats: seats.filter(seat => seat.table_id === row.id) }))
}

/** Tables where the person sits and the match is not over. */
export async function tablesOfPerson(db: Queries, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('seat')
    .innerJoin('gametable', 'gametable.id', 'seat.table_id')
    .select('seat.table_id')
    .where('seat.person_id', '=', personId)
    .where('gametable.status', '!=', 'finished')
    .execute()
  return rows.map(row => row.table_id)
}

/** Tables that the person opened and whose match has not begun. */
export async function waitingTablesOf(db: Queries, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('gametable')
    .select('id')
    .where('host', '=', personId)
    .where('status', '=', 'gathering')
    .execute()
  return rows.map(({ id }) => id)
}

/** Tables where the person sits, whatever became of the match. */
export async function allTablesOfPerson(db: Queries, personId: string): Promise<string[]> {
  const rows = await db.selectFrom('seat').select('table_id').where('person_id', '=', personId).execute()
  return rows.map(row => row.table_id)
}

/** How many matches run that the person opened for bots only. */
export async function botTablesOf(db: Queries, personId: string): Promise<number> {
  const rows = await db
    .selectFrom('gametable')
    .select('id')
    .where('host', '=', personId)
    .where('status', '=', 'playing')
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('seat')
            .select('seat.seat')
            .whereRef('seat.table_id', '=', 'gametable.id')
            .where('seat.kind', '=', 'person'),
        ),
      ),
    )
    .execute()
  return rows.length
}
