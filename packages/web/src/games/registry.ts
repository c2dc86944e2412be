import { type AnyGame, anyGame } from '@railhead/kernel'
import type { AnyLessons } from '../learn/lessons.js'
import type { AnyRulebook } from '../rules/anyRulebook.js'
import { carsonCityLobby } from './carson-city/lobby.js'
import { greatWesternTrailLobby } from './great-western-trail/lobby.js'
import type { Lobby } from './lobby/index.js'
import type { GameScreen } from './screen.js'

interface Entry {
  readonly lobby: Lobby
  /** The rules: what the form of a new table and the texts need. */
  rules(): Promise<AnyGame>
  /** The drawing, fetched when somebody sits down. */
  screen(): Promise<GameScreen>
  /** What teaches it, fetched when somebody wants to learn. */
  lessons(): Promise<AnyLessons>
  /** The rules for players, without their words, fetched when somebody reads or plays. */
  rulebook(): Promise<AnyRulebook>
}

/**
 * Every game of the client, one row each: all that the client knows of a game hangs on it. A game without a drawing
 * of its own uses the generic one.
 */
export const GAMES = {
  'great-western-trail': {
    lobby: greatWesternTrailLobby,
    rules: async () => anyGame((await import('@railhead/great-western-trail')).greatWesternTrail),
    screen: async () => (await import('./great-western-trail/screen.js')).screen,
    lessons: async () => {
      const [{ anyLessons }, { lessons }] = await Promise.all([
        import('../learn/lessons.js'),
        import('@railhead/great-western-trail/lessons'),
      ])
      return anyLessons(lessons)
    },
    rulebook: async () => {
      const [{ anyRulebook }, { rulebook }] = await Promise.all([
        import('../rules/anyRulebook.js'),
        import('@railhead/great-western-trail/rulebook'),
      ])
      return anyRulebook(rulebook)
    },
  },
  'carson-city': {
    lobby: carsonCityLobby,
    rules: async () => anyGame((await import('@railhead/carson-city')).carsonCity),
    screen: async () => (await import('./carson-city/screen.js')).screen,
    lessons: async () => {
      const [{ anyLessons }, { lessons }] = await Promise.all([
        import('../learn/lessons.js'),
        import('@railhead/carson-city/lessons'),
      ])
      return anyLessons(lessons)
    },
    rulebook: async () => {
      const [{ anyRulebook }, { rulebook }] = await Promise.all([
        import('../rules/anyRulebook.js'),
        import('@railhead/carson-city/rulebook'),
      ])
      return anyRulebook(rulebook)
    },
  },
} satisfies Readonly<Record<string, Entry>>

export type GameId = keyof typeof GAMES

export const isGameId = (id: string): id is GameId => Object.hasOwn(GAMES, id)

/** In the order in which they are offered. */
export const GAME_IDS: readonly GameId[] = Object.keys(GAMES).filter(isGameId)
/** Somebody who is new begins with this one. */
export const [FIRST_GAME] = GAME_IDS
