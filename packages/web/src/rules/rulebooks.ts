import { type AnyGame, type Catalogue, departures, type ResolvedRulings, rulesOf } from '@railhead/kernel'
import { useEffect, useState } from 'react'
import { useT } from '../app/AppContext.js'
import { GAMES, type GameId } from '../games/registry.js'
import type { GameScreen } from '../games/screen.js'
import type { AnyRulebook } from './anyRulebook.js'

const fetched = new Map<GameId, Promise<AnyRulebook>>()

/** The rulebook of a game, fetched once. */
export function rulebookOf(id: GameId): Promise<AnyRulebook> {
  let found = fetched.get(id)
  if (!found) {
    found = GAMES[id].rulebook()
    fetched.set(id, found)
  }
  return found
}

/** A rulebook with its words in the reader's language, and what draws its pictures. */
export interface OpenBook {
  readonly id: GameId
  readonly game: AnyGame
  readonly screen: GameScreen
  readonly rulebook: AnyRulebook
  readonly words: Catalogue
}

export function useBook(id: GameId | undefined): OpenBook | null {
  const { lang } = useT()
  const [book, setBook] = useState<(OpenBook & { readonly lang: string }) | null>(null)
  useEffect(() => {
    if (id === undefined) return
    let current = true
    const load = async (): Promise<void> => {
      const [game, screen, rulebook] = await Promise.all([
        GAMES[id].rules(),
        GAMES[id].screen(),
        rulebookOf(id),
      ])
      const words = await rulebook.words[lang]()
      if (current) setBook({ id, game, screen, rulebook, words, lang })
    }
    void load()
    return () => {
      current = false
    }
  }, [id, lang])
  return book && book.id === id && book.lang === lang ? book : null
}

/** Where a section is read; with a match, what is different in it comes first. */
export function ruleAddress(game: AnyGame, section?: string, config?: unknown): string {
  const query =
    config === undefined ? '' : `?match=${encodeURIComponent(JSON.stringify(withoutUsual(game, config)))}`
  return `/rules/${game.id}${query}${section === undefined ? '' : `#${section}`}`
}

/** A configuration without what goes without saying: the newest rules, and rulings as usual. */
function withoutUsual(game: AnyGame, config: unknown): unknown {
  if (typeof config !== 'object' || config === null) return config
  const version = rulesOf(game, config)
  const { rules: _rules, rulings, ...settings } = config as Record<string, unknown>
  const house = rulings === undefined ? {} : departures(game, rulings as ResolvedRulings, version)
  return {
    ...settings,
    ...(version === game.rulesVersion ? {} : { rules: version }),
    ...(Object.keys(house).length === 0 ? {} : { rulings: house }),
  }
}
