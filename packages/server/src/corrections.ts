import { readFileSync } from 'node:fs'
import {
  type AnyGame,
  type Corrections,
  RailheadError,
  type ResolvedRulings,
  readCorrections,
} from '@railhead/kernel'
import { parsed } from './json.js'
import { BadSetting } from './settings.js'
import { saveCorrections, storedCorrections } from './storage/administration.js'
import type { Queries } from './storage/store.js'

/** What the owner of the server has corrected in the rulings of the games: `{game: {ruling: value}}` in a file. */
export function correctionsFrom(file: string | undefined, games: readonly AnyGame[]): Corrections {
  if (file === undefined) return {}
  const refuse = (reason: string): BadSetting =>
    new BadSetting(`'corrections' (RAILHEAD_CORRECTIONS): ${file}: ${reason}`)
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw refuse(`the file cannot be read (${error instanceof Error ? error.message : 'unknown'}).`)
  }
  try {
    return readCorrections(games, JSON.parse(text))
  } catch (error) {
    if (error instanceof RailheadError || error instanceof SyntaxError) throw refuse(error.message)
    throw error
  }
}

/**
 * The corrections of a server: those of the file that it was started with, and over them those that its administrators
 * made. The latter are read whenever they are needed: other processes may have changed them.
 */
export class ServerCorrections {
  constructor(
    private readonly games: readonly AnyGame[],
    readonly file: Corrections = {},
  ) {}

  /** What administrators corrected. What does not fit these games, or the file, any more is left out. */
  async page(db: Queries): Promise<Corrections> {
    const text = await storedCorrections(db)
    return text === undefined ? {} : this.fitting(text)
  }

  /** What new tables of a game go by. */
  async of(db: Queries, game: string): Promise<ResolvedRulings> {
    return { ...this.file[game], ...(await this.page(db))[game] }
  }

  /** Replaces what administrators corrected; throws a RailheadError that says what there is not. */
  async save(db: Queries, input: unknown): Promise<Corrections> {
    const corrections = readCorrections(this.games, input)
    const together = Object.entries(corrections).map(([game, rulings]) => [game, this.over(game, rulings)])
    readCorrections(this.games, Object.fromEntries(together))
    await saveCorrections(db, JSON.stringify(corrections))
    return corrections
  }

  private fitting(text: string): Corrections {
    const stored = (parsed(text) ?? {}) as Record<string, Record<string, unknown>>
    return Object.fromEntries(
      Object.entries(stored).map(([game, rulings]) => [game, this.fittingOf(game, rulings)]),
    ) as Corrections
  }

  /** All of them, as they may be possible only together; otherwise as many as are, one after the other. */
  private fittingOf(game: string, rulings: Record<string, unknown>): Record<string, unknown> {
    if (this.fits({ [game]: this.over(game, rulings) })) return rulings
    let kept: Record<string, unknown> = {}
    for (const [id, value] of Object.entries(rulings)) {
      const more = { ...kept, [id]: value }
      if (this.fits({ [game]: this.over(game, more) })) kept = more
    }
    return kept
  }

  private over(game: string, rulings: object): object {
    return { ...this.file[game], ...rulings }
  }

  private fits(corrections: unknown): boolean {
    try {
      readCorrections(this.games, corrections)
      return true
    } catch {
      return false
    }
  }
}
