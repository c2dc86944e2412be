import type { Seat } from '@railhead/kernel'
import type { Proposal } from '@railhead/protocol'
import { parsed } from '../json.js'
import type { TableRow } from '../storage/schema/tables.js'
import type { NamedSeatRow } from '../storage/seats.js'
import { isPlaying } from './signs.js'

/** A proposal as the row of its table keeps it. */
export type StoredProposal = Omit<Proposal, 'needed'> & {
  /** When it was made. */
  readonly at: number
  /** Whom it is about was there and let the others wait: to be seen there again says nothing. */
  readonly stalls?: true
}

/** What names a proposal: nobody agrees to anything else. */
export type Named = Pick<Proposal, 'kind' | 'about' | 'number'>

export function isSame(one: Named, other: Named): boolean {
  return one.kind === other.kind && one.about === other.about && one.number === other.number
}

/** The proposal of a table; undefined if there is none, or whoever it is about is back. */
export function standingProposal(
  { status, proposal: text }: TableRow,
  seats: readonly NamedSeatRow[],
): StoredProposal | undefined {
  if (text === null || status !== 'playing') return undefined
  const proposal = parsed(text) as StoredProposal | undefined
  if (!proposal) return undefined
  const about = proposal.about === undefined ? undefined : seats[proposal.about]
  const isBack = !proposal.stalls && (about?.seen_at ?? 0) > proposal.at
  return about && (isBack || about.held === 1) ? undefined : proposal
}

/**
 * Whether a proposal stands although the match has another entry: it is about somebody who does not play, and somebody only
 * took back or answered again. Otherwise nobody could agree while a script does so.
 */
export function outlives(proposal: StoredProposal | undefined, key: string, fresh: boolean): boolean {
  return proposal?.stalls === true && !isPlaying(key, fresh)
}

/** The same proposal, named by where the log is now. */
export function renumbered(text: string | null, number: number): string | null {
  const proposal = text === null ? undefined : (parsed(text) as StoredProposal | undefined)
  return proposal ? JSON.stringify({ ...proposal, number }) : null
}

/**
 * Whose consent it takes. To end a match, everybody's who has not given up, also of those for whom a bot plays: nobody
 * ends it behind their backs. For a bot, that of the others who play. Bots of others are not asked.
 */
export function decidersOf(
  { kind, about }: Pick<Proposal, 'kind' | 'about'>,
  seats: readonly NamedSeatRow[],
): Seat[] {
  return seats.flatMap(({ seat, kind: who, person_kind, held, conceded }) => {
    if (who !== 'person' || person_kind === 'bot' || conceded === 1) return []
    return kind === 'bot' && (seat === about || held === 1) ? [] : [seat]
  })
}
