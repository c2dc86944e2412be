import type { Outcome } from '@railhead/kernel'
import { isHuman, type TableInfo } from '@railhead/protocol'
import type { LiveMatch } from '@railhead/table'
import { describeTable } from '../rooms/describe.js'
import { FORGOTTEN } from '../storage/people.js'
import { finishedWithoutResult, hasResult } from '../storage/results.js'
import type { ResultRow } from '../storage/schema.js'
import type { Queries, Store } from '../storage/store.js'
import { findTable } from '../storage/tables.js'
import { type Strength, strengthsAfter, UNKNOWN_STRENGTH } from './rating.js'

/** Keeps how everybody fared, and what it says of their strength. Part of the write that ends the match. */
export async function recordResults(
  db: Queries,
  table: TableInfo,
  outcome: Outcome,
  now: number,
  byBot: readonly number[] = [],
): Promise<void> {
  if (table.fairness.imported) return
  const rows = resultRows(table, outcome, now, byBot)
  // A match that was ended by agreement says nothing of those who agreed, but whoever gave up before has lost.
  const concerns = ({ conceded }: ResultRow): boolean => table.ending !== 'abandoned' || conceded === 1
  if (!rows.some(concerns)) return
  const human = rows.filter(({ seat }) => isHuman(table.seats[seat]))
  const strengths = await updateRatings(db, human, concerns)
  const rated = rows
    .filter(concerns)
    .map(row => ({ ...row, mu: strengths.get(row.person_id ?? '')?.mu ?? null }))
  await db.insertInto('result').values(rated).execute()
}

/** Of how many of its answers a bot may give for a person before the result is not the person's any more. */
const MOST_BY_BOT = 0.1

/** For each seat, which share of its answers a bot gave that held it for a person. */
export function sharesByBot(live: LiveMatch, seats: number): number[] {
  const all = new Array<number>(seats).fill(0)
  const byBot = new Array<number>(seats).fill(0)
  for (const [i, { seat }] of live.match.answers.entries()) {
    all[seat]++
    if (live.byBot(i + 1)) byBot[seat]++
  }
  return all.map((count, seat) => (count === 0 ? 0 : byBot[seat] / count))
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

export function resultRows(
  table: TableInfo,
  outcome: Outcome,
  now: number,
  byBot: readonly number[],
): ResultRow[] {
  const conceded = table.seats.map(info => info.kind === 'person' && info.conceded === true)
  const ranks = ranksOf(outcome, conceded)
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
    by_bot: conceded[seat] || (info.kind === 'person' && (byBot[seat] ?? 0) > MOST_BY_BOT) ? 1 : 0,
    conceded: conceded[seat] ? 1 : 0,
    mu: null,
  }))
}

/**
 * The winners are first, whatever broke their tie; the others follow by points. Behind them all are those who gave up,
 * whatever a bot made of it: if it won, the best of the others did.
 */
export function ranksOf({ scores, winners: first }: Outcome, conceded: readonly boolean[] = []): number[] {
  const rest = scores.flatMap((_, seat) => (conceded[seat] ? [] : [seat]))
  const stayed = first.filter(seat => !conceded[seat])
  const best = Math.max(...rest.map(seat => scores[seat].total))
  const winners =
    stayed.length > 0 || first.length === 0 ? stayed : rest.filter(seat => scores[seat].total === best)
  return scores.map(({ total }, seat) => {
    if (conceded[seat]) return rest.length + 1
    if (winners.includes(seat)) return 1
    const better = rest.filter(other => winners.includes(other) || scores[other].total > total)
    // Against the rules' own opponent nobody may have won.
    return Math.max(2, better.length + 1)
  })
}

function editionOf(config: unknown): string | null {
  const edition: unknown =
    typeof config === 'object' && config !== null ? Reflect.get(config, 'edition') : null
  return typeof edition === 'string' ? edition : null
}

/** Behind everybody who stayed. */
const LAST = 1000

/** Somebody who played, as far as ratings are concerned. */
interface Rated {
  readonly id: string
  readonly rank: number
  /** Whether the match counts for them. */
  readonly changes: boolean
  readonly isGuest: boolean
}

/** Whether a match of these says anything: nothing if nobody stayed, or nobody was there to be compared with. */
const tells = (people: readonly Rated[]): boolean =>
  people.length > 1 && people.some(({ rank }) => rank !== LAST)

/**
 * What the match says of people's strength. Somebody for whom a bot played wins nothing by it, and loses to those who
 * stayed: leaving a bad match does not save a rating. Accounts are rated by accounts alone: anybody can be a dozen guests
 * who lose. Guests are rated by all.
 */
async function updateRatings(
  db: Queries,
  rows: readonly ResultRow[],
  concerns: (row: ResultRow) => boolean,
): Promise<Map<string, Strength>> {
  const known = new Map<string, Strength>()
  const people = await ratedPeople(db, rows, concerns)
  if (!tells(people)) return known
  const game = rows[0].game
  const accounts = people.filter(({ isGuest }) => !isGuest)
  const counts = ({ isGuest, changes }: Rated): boolean => changes && (isGuest || tells(accounts))
  const before = new Map<string, Strength>()
  for (const person of people)
    before.set(person.id, await takeRating(db, game, person.id, counts(person) ? 1 : 0))
  const among = (group: readonly Rated[]): Map<string, Strength> => {
    const strengths = group.map(({ id }) => before.get(id) ?? UNKNOWN_STRENGTH)
    const ranks = group.map(({ rank }) => rank)
    return new Map(strengthsAfter(strengths, ranks).map((strength, i) => [group[i].id, strength]))
  }
  const byAll = among(people)
  const byAccounts = among(accounts)
  for (const person of people) {
    const strength = (person.isGuest ? byAll : byAccounts).get(person.id)
    if (!strength || !counts(person)) continue
    await setRating(db, game, person.id, strength)
    known.set(person.id, strength)
  }
  return known
}

/** In one order everywhere: processes that end matches of the same people wait for each other, never in a circle. */
async function ratedPeople(
  db: Queries,
  rows: readonly ResultRow[],
  concerns: (row: ResultRow) => boolean,
): Promise<Rated[]> {
  const ids = rows.flatMap(({ person_id: id }) => id ?? [])
  if (ids.length === 0) return []
  const found = await db
    .selectFrom('person')
    .select('id')
    .where('id', 'in', ids)
    .where('kind', '=', 'guest')
    .execute()
  const guests = new Set(found.map(({ id }) => id))
  return rows
    .flatMap(row => {
      const { person_id: id, rank, by_bot } = row
      if (id === null) return []
      return { id, rank: by_bot === 1 ? LAST : rank, changes: concerns(row), isGuest: guests.has(id) }
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** What a guest showed does not make an account strong: its rating begins when it does. */
export async function forgetRatings(db: Queries, guest: string): Promise<void> {
  await db.deleteFrom('rating').where('person_id', '=', guest).execute()
  await db.updateTable('result').set({ mu: null }).where('person_id', '=', guest).execute()
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
