import type { ReviewRow } from './schema.js'
import type { Queries } from './store.js'

/** A review in the queue, without its content. */
export type QueuedReview = Omit<ReviewRow, 'content'>

const COLUMNS = [
  'table_id',
  'person_id',
  'state',
  'version',
  'asked_at',
  'lease_until',
  'tries',
  'done',
  'turns',
] as const

/** The review of a match, made or asked for by this version of reviews. */
export async function reviewOfTable(
  db: Queries,
  tableId: string,
  version: number,
): Promise<ReviewRow | undefined> {
  return db
    .selectFrom('review')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('version', '=', version)
    .executeTakeFirst()
}

/** Puts a match into the queue; one that is in it, or reviewed by this version, stays as it is. */
export async function askForReview(
  db: Queries,
  tableId: string,
  personId: string,
  version: number,
  now: number,
): Promise<void> {
  const asked = {
    person_id: personId,
    state: 'waiting',
    version,
    asked_at: now,
    lease_until: 0,
    tries: 0,
    done: 0,
    turns: 0,
    content: null,
  } as const
  await db
    .insertInto('review')
    .values({ table_id: tableId, ...asked })
    .onConflict(conflict =>
      conflict
        .column('table_id')
        .doUpdateSet(asked)
        .where(eb => eb.or([eb('review.version', '!=', version), eb('review.state', '=', 'failed')])),
    )
    .execute()
}

/**
 * Those that are not done yet, as it is their turn: everybody's first, then everybody's second and so on, each in the
 * order in which they were asked for. So who asks for a hundred does not keep out who asks for one, however long the
 * queue is.
 */
export async function openReviews(db: Queries, limit: number): Promise<QueuedReview[]> {
  return db
    .selectFrom(eb =>
      eb
        .selectFrom('review')
        .select(COLUMNS)
        .select(({ fn }) =>
          fn
            .agg<number | string>('row_number')
            .over(over => over.partitionBy('person_id').orderBy('asked_at').orderBy('table_id'))
            .as('round'),
        )
        .where('state', 'in', ['waiting', 'working'])
        .as('open'),
    )
    .select(COLUMNS)
    .orderBy('round')
    .orderBy('asked_at')
    .orderBy('table_id')
    .limit(limit)
    .execute()
}

/** What somebody asked for, the last first. */
export async function reviewsOfPerson(
  db: Queries,
  personId: string,
  version: number,
  limit: number,
): Promise<(QueuedReview & { readonly title: string; readonly game: string })[]> {
  return db
    .selectFrom('review')
    .innerJoin('gametable', 'gametable.id', 'review.table_id')
    .select(COLUMNS.map(name => `review.${name}` as const))
    .select(['gametable.title', 'gametable.game'])
    .where('review.person_id', '=', personId)
    .where('review.version', '=', version)
    .orderBy('review.asked_at', 'desc')
    .orderBy('review.table_id')
    .limit(limit)
    .execute()
}

export async function waitingReviews(db: Queries, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom('review')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('person_id', '=', personId)
    .where('state', 'in', ['waiting', 'working'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The finished matches of somebody that no review of this version was asked for, the last first. */
export async function unreviewedTables(
  db: Queries,
  personId: string,
  version: number,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('seat')
    .innerJoin('gametable', 'gametable.id', 'seat.table_id')
    .select(['seat.table_id', 'gametable.finished_at'])
    .where('seat.person_id', '=', personId)
    .where('gametable.status', '=', 'finished')
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('review')
            .select('review.table_id')
            .whereRef('review.table_id', '=', 'seat.table_id')
            .where('review.version', '=', version),
        ),
      ),
    )
    .orderBy('gametable.finished_at', 'desc')
    .orderBy('seat.table_id')
    .limit(limit)
    .execute()
  return rows.map(row => row.table_id)
}

/** Takes one to work on; false if another process was quicker. */
export async function takeReview(
  db: Queries,
  { table_id, lease_until, tries }: QueuedReview,
  until: number,
): Promise<boolean> {
  const taken = await db
    .updateTable('review')
    .set({ state: 'working', lease_until: until, tries: tries + 1, done: 0, turns: 0 })
    .where('table_id', '=', table_id)
    .where('tries', '=', tries)
    .where('lease_until', '=', lease_until)
    .where('state', 'in', ['waiting', 'working'])
    .executeTakeFirst()
  return taken.numUpdatedRows > 0n
}

/** Says how far it is, and that somebody is still at it. */
export async function noteReview(
  db: Queries,
  tableId: string,
  note: Partial<Omit<ReviewRow, 'table_id' | 'person_id'>>,
): Promise<void> {
  await db.updateTable('review').set(note).where('table_id', '=', tableId).execute()
}
