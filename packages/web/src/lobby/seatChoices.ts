import type { SeatRequest } from '@railhead/protocol'

/** Who is to sit at a seat; on this device also other people at the same screen. */
export type SeatChoice = SeatRequest | { readonly kind: 'person'; readonly name: string }

/** The seats of a table of so many: as they were chosen, new ones open. Whoever opens it keeps a seat if they had one. */
export function seatChoices(now: readonly SeatChoice[], count: number): SeatChoice[] {
  const iGoAway = now.slice(count).some(({ kind }) => kind === 'me')
  return Array.from({ length: count }, (_, i) => {
    if (i === 0 && iGoAway) return { kind: 'me' }
    return now[i] ?? { kind: i === 0 ? 'me' : 'open' }
  })
}
