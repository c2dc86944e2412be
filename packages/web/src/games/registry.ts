import type { AnyGame } from '@railhead/kernel'
import type { GameScreen } from './screen.js'

interface Entry {
  /** The rules: what the form of a new table and the texts need. */
  rules(): Promise<AnyGame>
  /** The drawing, fetched when somebody sits down. */
  screen(): Promise<GameScreen>
}

/** Every game of the client. A game without a drawing of its own uses the generic one. */
export const GAMES = {
  'great-western-trail': {
    rules: async () => {
      const [{ anyGame }, { greatWesternTrail }] = await Promise.all([
        import('@railhead/kernel'),
        import('@railhead/great-western-trail'),
      ])
      return anyGame(greatWesternTrail)
    },
    screen: async () => (await import('./great-western-trail/screen.js')).screen,
  },
  'carson-city': {
    rules: async () => {
      const [{ anyGame }, { carsonCity }] = await Promise.all([
        import('@railhead/kernel'),
        import('@railhead/carson-city'),
      ])
      return anyGame(carsonCity)
    },
    screen: async () => (await import('./generic/screen.js')).screen,
  },
} satisfies Readonly<Record<string, Entry>>

export type GameId = keyof typeof GAMES

export const isGameId = (id: string): id is GameId => Object.hasOwn(GAMES, id)
