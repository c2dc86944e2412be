import type { AnyGame, Catalogue } from '@railhead/kernel'
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
