import { sha256 } from '../ids.js'
import type { ReviewRow } from './schema/studies.js'
import type { Queries } from './store.js'
import { takeTurn } from './turns.js'

/** A review in the queue, without its content. */
export type QueuedReview = Omit<ReviewRow, 'content' | 'network'>

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

/** Who asks, and from where. */
export interface Asker {
  readonly person: string
  readonly network: string
}

/** Enough to tell networks apart. */
const NETWORK_LETTERS = 16

function networkHash(network: string): string {
  return sha256(`review ${network}`).slice(0, NETWORK_LETTERS)
}

/** Puts a match into the queue; one that is in it, or reviewed by this version, stays as it is. */
export async function askForReview(
  db: Queries,
  tableId: string,
  { person, network }: Asker,
  version: number,
  now: number,
): Promise<void> {
  const asked = {
    person_id: person,
    network: networkHash(network),
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
 * Those that are not done yet, as it is their turn: the first of every network, then the second of each and so on, in the
 * order in which they were asked for; and within a network everybody's first, then everybody's second. So who asks for a
 * hundred does not keep out who asks for one, however long the queue is, and not by being a hundred guests either.
 */
export async function openReviews(db: Queries, limit: number): Promise<QueuedReview[]> {
  const byPerson = db
    .selectFrom('review')
    .select(COLUMNS)
    // What was asked for before networks were noted counts by who asked.
    .select(({ fn }) => fn.coalesce('network', 'person_id').as('from'))
    .select(({ fn }) =>
      fn
        .agg<number | string>('row_number')
        .over(over => over.partitionBy('person_id').orderBy('asked_at').orderBy('table_id'))
        .as('round'),
    )
    .where('state', 'in', ['waiting', 'working'])
    .as('mine')
  const byNetwork = db
    .selectFrom(byPerson)
    .select(COLUMNS)
    .select(({ fn }) =>
      fn
        .agg<number | string>('row_number')
        .over(over => over.partitionBy('from').orderBy('round').orderBy('asked_at').orderBy('table_id'))
        .as('turn'),
    )
    .as('open')
  return db
    .selectFrom(byNetwork)
    .select(COLUMNS)
    .orderBy('turn')
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

/** So many may wait at once. */
export interface ReviewBounds {
  readonly own: number
  readonly ofNetwork: number
}

/**
 * How many more somebody may ask for. Whoever asks at the same moment, on whatever process, waits until this is written:
 * each sees those before it.
 */
export async function roomForReviews(
  db: Queries,
  { person, network }: Asker,
  { own, ofNetwork }: ReviewBounds,
  now: number,
): Promise<number> {
  await takeTurn(db, 'reviewAskedAt', now)
  const mine = own - (await waitingReviews(db, { person }))
  const ours = ofNetwork - (await waitingReviews(db, { network }))
  return Math.max(0, Math.min(mine, ours))
}

/** How many wait for somebody, or for all of a network. */
export async function waitingReviews(db: Queries, of: Partial<Asker>): Promise<number> {
  const { person, network } = of
  let query = db.selectFrom('review').select(({ fn }) => fn.countAll<number | string>().as('count'))
  if (person !== undefined) query = query.where('person_id', '=', person)
  if (network !== undefined) query = query.where('network', '=', networkHash(network))
  const { count } = await query.where('state', 'in', ['waiting', 'working']).executeTakeFirstOrThrow()
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
  note: Partial<Omit<ReviewRow, 'table_id' | 'person_id' | 'network'>>,
): Promise<void> {
  const over = note.state === 'done' || note.state === 'failed'
  await db
    .updateTable('review')
    .set({ ...note, ...(over ? { network: null } : {}) })
    .where('table_id', '=', tableId)
    .execute()
}
