import { LEVELS, type Level } from './levels.js'
import type { SeatInfo } from './schemas/index.js'

const NOBODY = '–'
const botInFile = (level: Level): string => `Bot (${level})`

/** What a seat is called in a match file. */
export function nameInFile(seat: SeatInfo): string {
  if (seat.kind === 'person') return seat.name
  return seat.kind === 'bot' ? botInFile(seat.level) : (seat.played ?? NOBODY)
}

/** Who sat where by the names of a file: a bot, or somebody whose name may be missing; what it says proves nothing. */
export function seatInFile(
  file: unknown,
  seat: number,
): { readonly level: Level } | { readonly name: string } {
  const names: unknown = Reflect.get(Object(file), 'names')
  const name = Array.isArray(names) && typeof names[seat] === 'string' ? names[seat] : ''
  const level = LEVELS.find(candidate => botInFile(candidate) === name)
  return level === undefined ? { name: name === NOBODY ? '' : name } : { level }
}
