import { type AnyGame, type PlainState, type Translate, UNKNOWN, type Viewer } from '@railhead/kernel'

/** The table in lines of text: the game's own summary, or the bare data of the view. */
export function tableLines(game: AnyGame, view: PlainState, viewer: Viewer, say: Translate): string[] {
  return game.text.summary?.(view, viewer).map(say) ?? bareLines(view)
}

/** One line per part of the view; lists of lists, one line per entry. */
function bareLines(view: PlainState): string[] {
  return Object.entries(view).flatMap(([name, value]) => {
    if (name === 'chance') return []
    if (Array.isArray(value) && value.some(item => typeof item === 'object' && item !== null))
      return [`${name}:`, ...value.map((item, i) => `  ${i + 1}. ${bare(item)}`)]
    return [`${name}: ${bare(value)}`]
  })
}

function bare(value: unknown): string {
  if (value === UNKNOWN) return '?'
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(bare).join(' ')
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, part]) => `${name} ${bare(part)}`)
      .join(', ')
  return String(value)
}
