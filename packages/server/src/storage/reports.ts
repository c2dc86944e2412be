import type { ProblemReportRow } from './schema.js'
import type { Queries } from './store.js'

export async function addReport(db: Queries, row: ProblemReportRow): Promise<void> {
  await db.insertInto('problem_report').values(row).execute()
}

export async function countReports(db: Queries, personId?: string): Promise<number> {
  let query = db.selectFrom('problem_report').select(({ fn }) => fn.countAll<number | string>().as('count'))
  if (personId !== undefined) query = query.where('person_id', '=', personId)
  return Number((await query.executeTakeFirstOrThrow()).count)
}

export type ListedReport = Omit<ProblemReportRow, 'content' | 'person_id'> & { readonly by: string | null }

/** The last first. */
export async function listReports(db: Queries, limit: number): Promise<ListedReport[]> {
  return db
    .selectFrom('problem_report')
    .leftJoin('person', 'person.id', 'problem_report.person_id')
    .select(['problem_report.id', 'problem_report.game', 'problem_report.words', 'problem_report.build'])
    .select(['problem_report.at', 'person.name as by'])
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
