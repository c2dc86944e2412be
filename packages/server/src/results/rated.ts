import type { TableInfo, Unrated } from '@railhead/protocol'
import { matchesTogether } from '../storage/results.js'
import type { ResultRow } from '../storage/schema/results.js'
import type { Queries } from '../storage/store.js'
import { type Strength, strengthsAfter, UNKNOWN_STRENGTH } from './rating.js'

/** Behind everybody who stayed. */
export const LAST = 1000
/** So many matches of a game that the same two people begin within a day say something of their strength. */
const TOGETHER_A_DAY = 3
const DAY = 24 * 3600 * 1000

/** One of the people of a match, as far as ratings are concerned. */
export interface Player {
  readonly id: string
  readonly rank: number
  /** Whether the match counts for them. */
  readonly changes: boolean
  readonly hardlyPlayed: boolean
}

interface Rated extends Player {
  readonly isGuest: boolean
  /** An account that was a guest when the match began: whoever logs in only when it goes well is not rated by it. */
  readonly isLate: boolean
}

/** What a match changed in a result: what is believed of the person now, or why nothing changed. */
type Told = Pick<ResultRow, 'mu' | 'unrated'>

/** Whether a match of these says anything: nothing if nobody stayed, or nobody was there to be compared with. */
const tells = (people: readonly Player[]): boolean =>
  people.length > 1 && people.some(({ rank }) => rank !== LAST)

/**
 * What the match says of people's strength. Somebody for whom a bot played wins nothing by it, and loses to those who
 * stayed: leaving a bad match does not save a rating.
 */
export async function updateRatings(
  db: Queries,
  table: TableInfo,
  players: readonly Player[],
): Promise<Map<string, Told>> {
  const told = new Map<string, Told>()
  if (!tells(players)) return told
  const people = await ratedPeople(db, table.id, players)
  const often = await playOften(db, table, people)
  const groups = new Map(people.map(me => [me.id, comparedWith(me, people, often)]))
  const before = new Map<string, Strength>()
  for (const { id } of people)
    before.set(id, await takeRating(db, table.game, id, Array.isArray(groups.get(id)) ? 1 : 0))
  for (const { id } of people) {
    const group = groups.get(id)
    if (typeof group === 'string') told.set(id, { mu: null, unrated: group })
    if (!Array.isArray(group)) continue
    const strengths = strengthsAfter(
      group.map(other => before.get(other.id) ?? UNKNOWN_STRENGTH),
      group.map(({ rank }) => rank),
    )
    const mine = strengths[group.findIndex(other => other.id === id)]
    await setRating(db, table.game, id, mine)
    told.set(id, { mu: mine.mu, unrated: null })
  }
  return told
}

/**
 * Those by whom somebody is rated, the person among them; or why there are none. Nobody rises by somebody who hardly
 * played, though whoever gives up loses to all who stayed. Accounts are rated by accounts alone: anybody can be a dozen
 * guests who lose, or log in only where they win. And of the matches of the same two only some of a day count, for both
 * or for neither of them: that is settled when they begin, so that nobody can let the lost ones end last.
 */
function comparedWith(
  me: Rated,
  people: readonly Rated[],
  often: (one: Rated, other: Rated) => boolean,
): Rated[] | Unrated | undefined {
  if (!me.changes) return undefined
  if (me.isLate) return 'late'
  const others = people.filter(other => other !== me)
  const played = others.filter(({ hardlyPlayed, rank }) => !hardlyPlayed || rank < me.rank)
  if (played.length === 0) return 'early'
  const known = me.isGuest ? played : played.filter(({ isGuest, isLate }) => !isGuest && !isLate)
  if (known.length === 0) return 'guests'
  const fresh = known.filter(other => !often(me, other))
  if (fresh.length === 0) return 'often'
  const group = people.filter(other => other === me || fresh.includes(other))
  return tells(group) ? group : undefined
}

/** Tells of two people whether they began as many matches of the game within the day before this one as count. */
async function playOften(
  db: Queries,
  { id, game, startedAt }: TableInfo,
  people: readonly Rated[],
): Promise<(one: Rated, other: Rated) => boolean> {
  const ids = people.map(person => person.id)
  const begun = startedAt === null ? [] : await matchesTogether(db, game, ids, startedAt - DAY, startedAt)
  const earlier = begun.filter(match => match.id !== id && (match.startedAt !== startedAt || match.id < id))
  return (one, other) =>
    earlier.filter(({ people: both }) => both.includes(one.id) && both.includes(other.id)).length >=
    TOGETHER_A_DAY
}

/** In one order everywhere: processes that end matches of the same people wait for each other, never in a circle. */
async function ratedPeople(db: Queries, table: string, players: readonly Player[]): Promise<Rated[]> {
  const late = await guestsAtTheBeginning(db, table)
  const found = await db
    .selectFrom('person')
    .select('id')
    .where(
      'id',
      'in',
      players.map(({ id }) => id),
    )
    .where('kind', '=', 'guest')
    .execute()
  const guests = new Set(found.map(({ id }) => id))
  return players
    .map(player => {
      const isGuest = guests.has(player.id)
      return { ...player, isGuest, isLate: !isGuest && late.has(player.id) }
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** Who of a table was a guest when the match began, and is somebody else since. */
async function guestsAtTheBeginning(db: Queries, table: string): Promise<Set<string | null>> {
  const rows = await db
    .selectFrom('seat')
    .select('person_id')
    .where('table_id', '=', table)
    .where('was_guest', '=', 1)
    .execute()
  return new Set(rows.map(({ person_id: id }) => id))
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
