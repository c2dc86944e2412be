import { sql } from 'kysely'
import { sha256 } from '../ids.js'
import type { ProblemReportRow } from './schema/administration.js'
import type { Queries } from './store.js'
import { takeTurn } from './turns.js'

/** Guests of one network together have as many times what one person has. */
const PEOPLE_OF_A_NETWORK = 5
/** Enough to tell networks apart. */
const NETWORK_LETTERS = 16

export interface ReportBounds {
  /** Of one person, that nobody has handled. */
  readonly own: number
  /** Of all. */
  readonly most: number
}

/**
 * Keeps a report if there is room for it. In a full box the oldest makes room that was handled; if none was, the last one
 * of whoever has the most, if that is more than the reporter has: nobody keeps others from reporting. Otherwise it is not
 * kept, and the answer is false. Whoever reports at the same moment waits.
 */
export async function addReport(
  db: Queries,
  row: Omit<ProblemReportRow, 'handled_at' | 'network'>,
  network: string | undefined,
  { own, most }: ReportBounds,
): Promise<boolean> {
  await takeTurn(db, 'reportedAt', row.at)
  const hash = network === undefined ? null : sha256(`report ${network}`).slice(0, NETWORK_LETTERS)
  const mine = await openReports(db, 'person_id', row.person_id)
  const ours = hash === null ? 0 : await openReports(db, 'network', hash)
  if (mine >= own || ours >= own * PEOPLE_OF_A_NETWORK) return false
  for (let left = await countReports(db); left >= most; left--) {
    const goes = (await oldestHandled(db)) ?? (await lastOfMost(db, Math.max(mine, ours)))
    if (goes === undefined) return false
    await removeReport(db, goes)
  }
  await db
    .insertInto('problem_report')
    .values({ ...row, handled_at: null, network: hash })
    .execute()
  return true
}

async function openReports(db: Queries, by: 'person_id' | 'network', value: string | null): Promise<number> {
  const row = await db
    .selectFrom('problem_report')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where(by, '=', value)
    .where('handled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

async function oldestHandled(db: Queries): Promise<string | undefined> {
  const row = await db
    .selectFrom('problem_report')
    .select('id')
    .where('handled_at', 'is not', null)
    .orderBy('at')
    .orderBy('id')
    .executeTakeFirst()
  return row?.id
}

/** The last report of whoever has the most, if those are more than so many. */
async function lastOfMost(db: Queries, more: number): Promise<string | undefined> {
  const who = sql<string>`coalesce(network, person_id, '')`
  const most = await db
    .selectFrom('problem_report')
    .select(({ fn }) => [who.as('who'), fn.countAll<number | string>().as('count')])
    .groupBy(who)
    .orderBy('count', 'desc')
    .executeTakeFirst()
  if (!most || Number(most.count) <= more) return undefined
  const row = await db
    .selectFrom('problem_report')
    .select('id')
    .where(who, '=', most.who)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.id
}

/** Whether the person sits in the match of that seed, and it is not over. */
export async function playsNow(db: Queries, person: string, seed: string): Promise<boolean> {
  const row = await db
    .selectFrom('gametable')
    .innerJoin('seat', 'seat.table_id', 'gametable.id')
    .select('gametable.id')
    .where('gametable.seed', '=', seed)
    .where('gametable.status', '=', 'playing')
    .where('seat.person_id', '=', person)
    .executeTakeFirst()
  return row !== undefined
}

/** False if there is none such. */
export async function setHandled(db: Queries, id: string, at: number | null): Promise<boolean> {
  const changed = await db
    .updateTable('problem_report')
    .set({ handled_at: at })
    .where('id', '=', id)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

export async function countReports(db: Queries): Promise<number> {
  const row = await db
    .selectFrom('problem_report')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export type ListedReport = Omit<ProblemReportRow, 'content' | 'person_id' | 'network'> & {
  readonly by: string | null
}

/** The last first. */
export async function listReports(db: Queries, limit: number): Promise<ListedReport[]> {
  return db
    .selectFrom('problem_report')
    .leftJoin('person', 'person.id', 'problem_report.person_id')
    .select(['problem_report.id', 'problem_report.game', 'problem_report.words', 'problem_report.build'])
    .select(['problem_report.at', 'problem_report.handled_at', 'person.name as by'])
    .orderBy('problem_report.at', 'desc')
    .orderBy('problem_report.id')
    .limit(limit)
    .execute()
}

export async function findReport(db: Queries, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('problem_report').select('content').where('id', '=', id).executeTakeFirst()
  return row?.content
}

/** False if there is none such. */
export async function removeReport(db: Queries, id: string): Promise<boolean> {
  const removed = await db.deleteFrom('problem_report').where('id', '=', id).executeTakeFirst()
  return removed.numDeletedRows > 0n
}
