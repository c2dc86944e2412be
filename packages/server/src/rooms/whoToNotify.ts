import type { Happening, PersonId, Presence, TableInfo } from '@railhead/protocol'

/** The people who are not at the table while it became their turn, or the match ended. */
export function whoToNotify(
  before: TableInfo,
  now: TableInfo,
  presence: Presence,
): { person: PersonId; what: Happening }[] {
  if (before === now || now.status === 'gathering') return []
  const over = now.status === 'finished' && before.status === 'playing'
  return now.seats.flatMap((info, seat): { person: PersonId; what: Happening }[] => {
    if (info.kind !== 'person' || presence.seats[seat] === 'here') return []
    const earlier = before.seats[seat]
    const wasAsked = earlier?.kind === 'person' && earlier.person === info.person && earlier.asked
    if (over) return [{ person: info.person, what: 'finished' }]
    return info.asked && !wasAsked && !info.held ? [{ person: info.person, what: 'yourTurn' }] : []
  })
}
