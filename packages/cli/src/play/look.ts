import type { Seat } from '@railhead/kernel'

/** How lines look: with colours, as plain letters, or for braille displays and screen readers. */
export interface Look {
  /** No drawings and no ornaments; one fact a line; the table only on request. */
  readonly plain: boolean
  readonly color: boolean
}

/** Colours of the seats: yellow, cyan, magenta, green, blue. */
const SEAT_COLORS = [33, 36, 35, 32, 34]
const BOLD = 1
const DIM = 2

function paint(look: Look, code: number, text: string): string {
  return look.color ? `\u001b[${code}m${text}\u001b[0m` : text
}

export function seatName(look: Look, seat: Seat, name: string): string {
  return paint(look, SEAT_COLORS[seat % SEAT_COLORS.length], name)
}

export function heading(look: Look, text: string): string {
  return look.plain ? text : paint(look, BOLD, `== ${text} ==`)
}

export function question(look: Look, text: string): string {
  return paint(look, BOLD, text)
}

export function newsItem(look: Look, text: string): string {
  return look.plain ? text : paint(look, DIM, `· ${text}`)
}

export function numbered(look: Look, number: number, text: string): string {
  return `${look.plain ? number : String(number).padStart(3)}) ${text}`
}

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/→/g, '->'],
  [/×/g, 'x'],
  [/…/g, '...'],
  [/[–—−]/g, '-'],
  [/[‘’]/g, "'"],
  [/[“„«][\u00a0\u202f]?|[\u00a0\u202f]?[”»]/g, '"'],
  [/\s*·\s*/g, ', '],
  [/[\u00a0\u202f]/g, ' '],
]

/**
 * A line as several, one fact each, in letters that every display has. What belongs to the first is set in below it;
 * what stands in brackets stays together.
 */
export function plainLines(line: string): string[] {
  const simple = SIGNS.reduce((text, [sign, letters]) => text.replace(sign, letters), line)
  return simple
    .split(/ ?; (?![^(]*\))/)
    .map(part => part.trim())
    .filter((part, index) => part !== '' || index === 0)
    .map((part, index) => (index === 0 ? part : `  ${part}`))
}
