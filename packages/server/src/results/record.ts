import type { Outcome } from '@railhead/kernel'
import type { TableInfo } from '@railhead/protocol'
import { describeTable } from '../rooms/describe.js'
import { FORGOTTEN } from '../storage/people.js'
import { finishedWithoutResult, hasResult } from '../storage/results.js'
import type { ResultRow } from '../storage/schema.js'
import type { Queries, Store } from '../storage/store.js'
import { findTable } from '../storage/tables.js'
import { joined, type Strength, strengthsAfter, UNKNOWN_STRENGTH } from './rating.js'

/** Keeps how everybody fared, and what it says of their strength. Part of the write that ends the match. */
export async function recordResults(
  db: Queries,
  table: TableInfo,
  outcome: Outcome,
  now: number,
): Promise<void> {
  if (table.fairness.imported) return
  const rows = resultRows(table, outcome, now)
  await db.insertInto('result').values(rows).execute()
  await updateRatings(db, rows)
}

/**
 * Records matches that ended before results were kept, in the order in which they ended. To be called before anybody
 * plays; of several processes the first does it. Returns how many there were.
 */
export async function recordEarlierResults(store: Store): Promise<number> {
  let recorded = 0
  for (const id of await finishedWithoutResult(store.db))
    recorded += await store.write(id, { kind: 'table' }, async db => {
      const found = await findTable(db, id)
      if (!found || (await hasResult(db, id))) return 0
      const table = describeTable(found)
      const { outcome, finishedAt } = table
      if (!outcome || finishedAt === null) return 0
      // Those who were forgotten stay so.
      const seats = table.seats.map(info =>
        info.kind === 'person' && info.name === FORGOTTEN ? ({ kind: 'open' } as const) : info,
      )
      await recordResults(db, { ...table, seats }, outcome, finishedAt)
      return 1
    })
  return recorded
}

export function resultRows(table: TableInfo, outcome: Outcome, now: number): ResultRow[] {
  const ranks = ranksOf(outcome)
  return table.seats.map((info, seat) => ({
    table_id: table.id,
    seat,
    person_id: info.kind === 'person' ? info.person : null,
    level: info.kind === 'bot' ? info.level : null,
    game: table.game,
    edition: editionOf(table.config),
    seats: table.seats.length,
    total: outcome.scores[seat].total,
    categories: JSON.stringify(outcome.scores[seat].categories),
    rank: ranks[seat],
    finished_at: now,
  }))
}

/** The winners are first, whatever broke their tie; the others follow by points. */
export function ranksOf({ scores, winners }: Outcome): number[] {
  return scores.map(({ total }, seat) => {
    if (winners.includes(seat)) return 1
    const better = scores.filter((other, i) => winners.includes(i) || other.total > total)
    // Against the rules' own opponent nobody may have won.
    return Math.max(2, better.length + 1)
  })
}

function editionOf(config: unknown): string | null {
  const edition: unknown =
    typeof config === 'object' && config !== null ? Reflect.get(config, 'edition') : null
  return typeof edition === 'string' ? edition : null
}

async function updateRatings(db: Queries, rows: readonly ResultRow[]): Promise<void> {
  // In one order everywhere: processes that end matches of the same people wait for each other, never in a circle.
  const people = rows
    .flatMap(({ person_id, rank }) => (person_id === null ? [] : [{ id: person_id, rank }]))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  if (people.length < 2) return
  const game = rows[0].game
  const before = []
  for (const { id } of people) before.push(await takeRating(db, game, id, 1))
  const after = strengthsAfter(
    before,
    people.map(({ rank }) => rank),
  )
  for (const [i, { id }] of people.entries()) await setRating(db, game, id, after[i])
}

/** Somebody played under two names: what is known of the first goes to the second. */
export async function joinRatings(db: Queries, from: string, to: string): Promise<void> {
  const rows = await db.deleteFrom('rating').where('person_id', '=', from).returningAll().execute()
  for (const { game, matches, ...strength } of rows)
    await setRating(db, game, to, joined(await takeRating(db, game, to, matches), strength))
}

/** Counts matches and reads the rating; until the write ends, nobody else can change it. */
async function takeRating(db: Queries, game: string, person: string, matches: number): Promise<Strength> {
  const { mu, sigma } = UNKNOWN_STRENGTH
  return db
    .insertInto('rating')
    .values({ game, person_id: person, mu, sigma, matches })
    .onConflict(conflict =>
      conflict
        .columns(['game', 'person_id'])
        .doUpdateSet(eb => ({ matches: eb(eb.ref('rating.matches'), '+', matches) })),
    )
    .returning(['mu', 'sigma'])
    .executeTakeFirstOrThrow()
}

async function setRating(db: Queries, game: string, person: string, strength: Strength): Promise<void> {
  const { mu, sigma } = strength
  await db
    .updateTable('rating')
    .set({ mu, sigma })
    .where('game', '=', game)
    .where('person_id', '=', person)
    .execute()
}
