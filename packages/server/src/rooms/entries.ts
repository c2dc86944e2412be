import type { AnyGame } from '@railhead/kernel'
import { type Entry, LiveMatch, UnreadableMatch } from '@railhead/table'
import { parsed } from '../json.js'
import type { LogRow, TableRow } from '../storage/schema/tables.js'

/** The match of a stored table. Throws an UnreadableMatch if it is damaged or of other rules. */
export function readMatch(
  game: AnyGame,
  { rules, config, seed }: Pick<TableRow, 'rules' | 'config'> & { readonly seed: string },
  rows: readonly LogRow[],
): LiveMatch {
  const settings = parsed(config)
  if (settings === undefined) throw new UnreadableMatch('config', 'The settings of the match cannot be read.')
  return LiveMatch.read(game, { rules, config: settings, seed }, entriesOf(rows, 0))
}

/** The entries of rows that follow that number without a gap. */
export function entriesOf(rows: readonly LogRow[], after: number): Entry[] {
  return rows.map((row, i) => {
    if (row.number !== after + i + 1)
      throw new UnreadableMatch('log', `Entry ${after + i + 1} of the match is missing.`)
    return entryOf(row)
  })
}

function entryOf({ seat, key, option, back_to }: LogRow): Entry {
  // A damaged option is one that no rules offer.
  if (option !== null) return { seat, key, option: parsed(option) }
  return { seat, key, backTo: back_to ?? -1 }
}

export function rowOf(entry: Entry, tableId: string, number: number, at: number): LogRow {
  const { seat, key } = entry
  const what =
    'backTo' in entry
      ? { option: null, back_to: entry.backTo }
      : { option: JSON.stringify(entry.option), back_to: null }
  return { table_id: tableId, number, seat, ...what, key, at }
}

/** The answers that stand by a log, whatever they are: of a match that may be damaged. */
export function standingAnswers(rows: readonly LogRow[]): { seat: number; option: unknown }[] {
  const standing: { seat: number; option: unknown }[] = []
  for (const { seat, option, back_to: back } of rows)
    if (option === null) standing.length = Math.min(standing.length, Math.max(0, back ?? 0))
    else if (back === null) standing.push({ seat, option: parsed(option) ?? null })
  return standing
}
