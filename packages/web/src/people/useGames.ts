import type { AnyGame } from '@railhead/kernel'
import { useEffect, useState } from 'react'
import { useT } from '../app/AppContext.js'
import { GAMES, isGameId } from '../games/registry.js'
import { gameWriter } from '../i18n/index.js'
import { configName } from '../lobby/gameName.js'

/** The rules of all games that this client knows, as they come. */
export function useAllGames(): readonly AnyGame[] {
  const [games, setGames] = useState<readonly AnyGame[]>([])
  useEffect(() => {
    let current = true
    void Promise.all(Object.values(GAMES).map(entry => entry.rules())).then(all => {
      if (current) setGames(all)
    })
    return () => {
      current = false
    }
  }, [])
  return games
}

/** Names of what only the games themselves can name. */
export interface GameWords {
  readonly category: (game: string, name: string) => string
  readonly edition: (game: string, name: string) => string
}

/** Fetches the rules of games for their words; until they are there, the bare words do. */
export function useGameWords(ids: readonly string[]): GameWords {
  const t = useT()
  const [games, setGames] = useState<Readonly<Record<string, AnyGame>>>({})
  const wanted = [...new Set(ids)].sort().join(' ')
  useEffect(() => {
    let current = true
    for (const id of wanted.split(' '))
      if (isGameId(id))
        GAMES[id].rules().then(game => {
          if (current) setGames(now => ({ ...now, [id]: game }))
        })
    return () => {
      current = false
    }
  }, [wanted])
  return {
    category: (id, name) => {
      const catalogue = games[id]?.text.catalogues[t.lang] ?? {}
      const key = `score.${name}`
      return Object.hasOwn(catalogue, key) ? gameWriter(t.lang, [catalogue], String)({ key }) : name
    },
    edition: (id, name) => configName(t, games[id], 'edition', name),
  }
}
