import type { Level, SeatInfo } from '@railhead/protocol'
import type { Writer } from '../i18n/index.js'

export const levelName = (t: Writer, level: Level): string => t(`level.${level}`)

/** What stands at a seat. */
export function seatName(t: Writer, seat: SeatInfo | undefined): string {
  if (!seat) return t('seat.open')
  if (seat.kind === 'open') {
    if (seat.invited) return t('seat.invited', { name: seat.invited.name })
    return seat.played === undefined ? t('seat.open') : t('seat.played', { name: seat.played })
  }
  if (seat.kind === 'person') return seat.bot ? t('seat.program', { name: seat.name }) : seat.name
  return t('seat.bot', { level: levelName(t, seat.level) })
}

const isNameless = (seat: SeatInfo): boolean =>
  seat.kind === 'open' ? seat.played === undefined : seat.kind === 'person' && seat.name === ''

/** Names by seat of a match; equal ones get a number so that sentences stay clear. In a match from a file nobody sits. */
export function seatNames(t: Writer, seats: readonly SeatInfo[]): string[] {
  const names = seats.map((seat, i) =>
    isNameless(seat) ? t('seat.number', { number: i + 1 }) : seatName(t, seat),
  )
  return names.map((name, seat) => {
    const same = names.flatMap((other, i) => (other === name ? [i] : []))
    return same.length > 1 ? `${name} ${same.indexOf(seat) + 1}` : name
  })
}
