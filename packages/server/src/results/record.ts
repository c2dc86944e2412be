import type { Outcome } from '@railhead/kernel'
import { isHuman, type TableInfo } from '@railhead/protocol'
import type { LiveMatch } from '@railhead/table'
import { describeTable } from '../rooms/describe.js'
import { FORGOTTEN } from '../storage/people.js'
import { finishedWithoutResult, hasResult } from '../storage/results.js'
import type { ResultRow } from '../storage/schema/results.js'
import type { TableRow } from '../storage/schema/tables.js'
import type { Queries, Store } from '../storage/store.js'
import { findTable } from '../storage/tables.js'
import { LAST, type Player, updateRatings } from './rated.js'

/** Keeps how everybody fared, and what it says of their strength. Part of the write that ends the match. */
export async function recordResults(
  db: Queries,
  table: TableInfo,
  outcome: Outcome,
  now: number,
  parts: readonly Part[] = [],
): Promise<void> {
  if (table.fairness.imported) return
  const rows = resultRows(table, outcome, now, parts)
  // A match that was ended by agreement says nothing of those who agreed, but whoever gave up before has lost.
  const concerns = ({ conceded }: ResultRow): boolean => table.ending !== 'abandoned' || conceded === 1
  if (!rows.some(concerns)) return
  const players = rows.flatMap((row): Player[] => {
    const { person_id: id, rank, by_bot, seat } = row
    if (id === null || !isHuman(table.seats[seat])) return []
    const hardlyPlayed = parts[seat]?.hardlyPlayed ?? false
    return [{ id, rank: by_bot === 1 ? LAST : rank, changes: concerns(row), hardlyPlayed }]
  })
  const told = await updateRatings(db, table, players)
  const rated = rows.filter(concerns).map(row => ({ ...row, ...told.get(row.person_id ?? '') }))
  await db.insertInto('result').values(rated).execute()
}

/** Of how many of its answers a bot may give for a person before the result is not the person's any more. */
const MOST_BY_BOT = 0.1

/** How much of a match the person of a seat played. */
export interface Part {
  /** Which share of the answers a bot gave that held the seat. */
  readonly byBot: number
  /** Less than a tenth was played by the person: of this match, or of a usual one if it was not played to its end. */
  readonly hardlyPlayed: boolean
}

/** What part everybody had in a match, which ends now. */
export function partsIn(live: LiveMatch, seats: number, ending: TableRow['ending']): Part[] {
  const all = new Array<number>(seats).fill(0)
  const byBot = new Array<number>(seats).fill(0)
  for (const [i, { seat }] of live.match.answers.entries()) {
    all[seat]++
    if (live.byBot(i + 1)) byBot[seat]++
  }
  return all.map((count, seat) => {
    const whole = ending === null ? count / 10 : (live.game.begunAfter ?? 1)
    return { byBot: count === 0 ? 0 : byBot[seat] / count, hardlyPlayed: count - byBot[seat] < whole }
  })
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
  parts: readonly Part[],
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
    by_bot: conceded[seat] || (info.kind === 'person' && (parts[seat]?.byBot ?? 0) > MOST_BY_BOT) ? 1 : 0,
    conceded: conceded[seat] ? 1 : 0,
    mu: null,
    unrated: null,
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

/** What a guest showed does not make an account strong: its rating begins when it does. */
export async function forgetRatings(db: Queries, guest: string): Promise<void> {
  await db.deleteFrom('rating').where('person_id', '=', guest).execute()
  await db.updateTable('result').set({ mu: null, unrated: null }).where('person_id', '=', guest).execute()
}
