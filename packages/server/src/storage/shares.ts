import { Refused } from '../errors.js'
import { roleOf } from './administration.js'
import { findPerson, holdPerson } from './people.js'
import type { Queries } from './store.js'

/** How much of something an account may have; a guest, of whom anybody can be a dozen, has a quarter. */
export interface Shares {
  /** Tables that never began. */
  readonly waitingTables: number
  /** Running tables that they opened. */
  readonly runningTables: number
  /** Matches from files. */
  readonly importedMatches: number
}

export const NO_BOUNDS: Shares = {
  waitingTables: Number.POSITIVE_INFINITY,
  runningTables: Number.POSITIVE_INFINITY,
  importedMatches: Number.POSITIVE_INFINITY,
}

const GUESTS_PART = 4

const WORDS: Readonly<Record<keyof Shares, string>> = {
  waitingTables: 'tables that never began: leave one of them, or start it',
  runningTables: 'running tables: play one of them to its end, or concede',
  importedMatches: 'imported matches',
}

/**
 * Refuses one more of these if somebody has as many as they may. Whoever opens another at the same moment, on whatever
 * process, waits until this is written. What bots of somebody open is their owner's, and those who look after the server
 * may have as many as they like. What is there beyond the bound stays.
 */
export async function mustHaveRoom(
  db: Queries,
  shares: Shares,
  me: string,
  what: keyof Shares,
): Promise<void> {
  if ((await roleOf(db, me)) !== undefined) return
  const owner = (await ownerOf(db, me)) ?? me
  await holdPerson(db, owner)
  const isGuest = (await findPerson(db, owner))?.kind === 'guest'
  const most = isGuest ? Math.max(1, Math.floor(shares[what] / GUESTS_PART)) : shares[what]
  if ((await countOf(db, owner, what)) >= most)
    throw new Refused('tooMany', `You have as many as you may (${most}) of: ${WORDS[what]}.`, most, what)
}

async function ownerOf(db: Queries, bot: string): Promise<string | undefined> {
  const row = await db.selectFrom('bot').select('owner_id').where('person_id', '=', bot).executeTakeFirst()
  return row?.owner_id
}

async function countOf(db: Queries, owner: string, what: keyof Shares): Promise<number> {
  const tables = db
    .selectFrom('gametable')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where(eb =>
      eb.or([
        eb('host', '=', owner),
        eb('host', 'in', eb.selectFrom('bot').select('bot.person_id').where('bot.owner_id', '=', owner)),
      ]),
    )
  const counted =
    what === 'importedMatches'
      ? tables.where('imported', '=', 1)
      : tables.where('status', '=', what === 'waitingTables' ? 'gathering' : 'playing')
  return Number((await counted.executeTakeFirstOrThrow()).count)
}
