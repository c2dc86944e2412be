import { SETTLED_AFTER } from '../results/rating.js'
import type { RatingRow, ResultRow } from './schema/results.js'
import type { Queries } from './store.js'

export type NamedResultRow = ResultRow & {
  readonly name: string | null
  readonly person_kind: string | null
  readonly visibility: string
  /** How the match ended, if it was not played to its end. */
  readonly ending: string | null
}

/** Finished matches that count and have no result yet, in the order in which they ended. */
export async function finishedWithoutResult(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom('gametable')
    .leftJoin('result', 'result.table_id', 'gametable.id')
    .select('gametable.id')
    .where('gametable.status', '=', 'finished')
    .where('gametable.imported', '=', 0)
    .where('gametable.ending', 'is', null)
    .where('result.table_id', 'is', null)
    .orderBy('gametable.finished_at')
    .execute()
  return rows.map(row => row.id)
}

export async function hasResult(db: Queries, tableId: string): Promise<boolean> {
  const row = await db.selectFrom('result').select('seat').where('table_id', '=', tableId).executeTakeFirst()
  return row !== undefined
}

/** The matches of a game that began from `since` to `until` and have two of these people at least, with those. */
export async function matchesTogether(
  db: Queries,
  game: string,
  people: readonly string[],
  since: number,
  until: number,
): Promise<{ id: string; startedAt: number; people: string[] }[]> {
  const seated = await db
    .selectFrom('seat')
    .innerJoin('gametable', 'gametable.id', 'seat.table_id')
    .innerJoin('seat as beside', join =>
      join
        .onRef('beside.table_id', '=', 'seat.table_id')
        .onRef('beside.seat', '!=', 'seat.seat')
        .on('beside.person_id', 'in', people),
    )
    .select(['gametable.id', 'gametable.started_at', 'seat.person_id'])
    .distinct()
    .where('seat.person_id', 'in', people)
    .where('gametable.game', '=', game)
    .where('gametable.imported', '=', 0)
    .where('gametable.started_at', '>', since)
    .where('gametable.started_at', '<=', until)
    .execute()
  const matches = new Map<string, { id: string; startedAt: number; people: string[] }>()
  for (const { id, started_at: startedAt, person_id: person } of seated) {
    if (startedAt === null || person === null) continue
    const match = matches.get(id) ?? { id, startedAt, people: [] }
    match.people.push(person)
    matches.set(id, match)
  }
  return [...matches.values()]
}

/** All results of a person, for counting. */
export async function resultsOf(db: Queries, personId: string): Promise<NamedResultRow[]> {
  return named(db).where('result.person_id', '=', personId).orderBy('result.finished_at').execute()
}

/** The last matches of a person with everybody's results, last first. */
export async function lastMatchesOf(
  db: Queries,
  personId: string,
  before: number,
  limit: number,
): Promise<NamedResultRow[][]> {
  const own = await db
    .selectFrom('result')
    .select('table_id')
    .where('person_id', '=', personId)
    .where('finished_at', '<', before)
    .orderBy('finished_at', 'desc')
    .limit(limit)
    .execute()
  if (own.length === 0) return []
  const ids = own.map(row => row.table_id)
  const rows = await named(db).where('result.table_id', 'in', ids).orderBy('result.seat').execute()
  return ids.map(id => rows.filter(row => row.table_id === id))
}

function named(db: Queries) {
  return db
    .selectFrom('result')
    .innerJoin('gametable', 'gametable.id', 'result.table_id')
    .leftJoin('person', 'person.id', 'result.person_id')
    .selectAll('result')
    .select(['person.name', 'person.kind as person_kind', 'gametable.visibility', 'gametable.ending'])
}

export async function ratingsOf(db: Queries, personId: string): Promise<RatingRow[]> {
  return db
    .selectFrom('rating')
    .selectAll()
    .where('person_id', '=', personId)
    .where('matches', '>', 0)
    .execute()
}

/** How two people fared in the matches that both played. */
export async function ranksTogether(
  db: Queries,
  one: string,
  other: string,
): Promise<{ game: string; one: number; other: number }[]> {
  return (
    db
      .selectFrom('result as mine')
      .innerJoin('result as theirs', 'theirs.table_id', 'mine.table_id')
      .select(['mine.game', 'mine.rank as one', 'theirs.rank as other'])
      .where('mine.person_id', '=', one)
      .where('theirs.person_id', '=', other)
      // What a bot played does not count, unless it did because somebody gave up.
      .where(eb => eb.or([eb('mine.by_bot', '=', 0), eb('mine.conceded', '=', 1)]))
      .where(eb => eb.or([eb('theirs.by_bot', '=', 0), eb('theirs.conceded', '=', 1)]))
      .execute()
  )
}

export async function strongest(
  db: Queries,
  game: string,
  limit: number,
): Promise<(RatingRow & { readonly name: string })[]> {
  return (
    db
      .selectFrom('rating')
      .innerJoin('person', 'person.id', 'rating.person_id')
      .selectAll('rating')
      .select('person.name')
      .where('game', '=', game)
      .where('matches', '>', 0)
      // Anybody can be many guests: what they show of each other comes after what accounts do.
      .orderBy(eb => eb.case().when('person.kind', '=', 'guest').then(1).else(0).end())
      // Those of whom little is known come last.
      .orderBy(eb => eb.case().when('matches', '<', SETTLED_AFTER).then(1).else(0).end())
      .orderBy('mu', 'desc')
      .orderBy('matches', 'desc')
      .limit(limit)
      .execute()
  )
}
