import type { AnyGame, PlainEvent } from '@railhead/kernel'
import { useCallback } from 'react'
import type { GameScreen, Scene } from '../../games/screen.js'
import { usePlay } from '../play.js'
import type { Turn } from '../time/turns.js'

/** A turn in one line: where it went and what it brought, in the game's words. */
export function turnText(game: AnyGame, scene: Scene, turn: Turn): string {
  const events = turn.lines.map(({ event }) => event)
  if (turn.chapter) return chapterText(game, scene, events)
  if (turn.seat === null) return ''
  const parts = game.text.turnLine?.(events, turn.seat, scene.view)
  if (parts) return parts.map(scene.say).join(' · ')
  return events
    .slice(-2)
    .map(event => scene.say(game.text.event(event, scene.view)))
    .join(' ')
}

/** What everybody has of what was nobody's turn: the sum of it, or the only thing. */
function chapterText(game: AnyGame, scene: Scene, events: readonly PlainEvent[]): string {
  return scene.names
    .flatMap((name, seat) => {
      const sum = game.text.turnLine?.(events, seat, scene.view).at(-1)
      return sum ? [scene.t('pair', { what: name, value: scene.say(sum) })] : []
    })
    .join(' · ')
}

/**
 * Whose name a turn is told under, and what of it; what others did in it, and what was nobody's turn, is told of each by
 * themselves.
 */
export function turnLines(
  game: AnyGame,
  screen: GameScreen,
  scene: Scene,
  turn: Turn,
): { readonly name: string; readonly line: string }[] {
  const events = turn.lines.map(({ event }) => event)
  const lineOf = (name: string, seat: number, told: readonly PlainEvent[]) => {
    const parts = game.text.turnLine?.(told, seat, scene.view) ?? []
    return { name, line: parts.map(scene.say).join(' · ') }
  }
  const lines = turn.chapter
    ? scene.names.map((name, seat) => lineOf(name, seat, events))
    : [
        { name: turnName(screen, scene, turn), line: turnText(game, scene, turn) },
        ...scene.names.flatMap((name, seat) => {
          const own = seat === turn.seat ? [] : events.filter(event => event.seat === seat)
          return own.length > 0 ? [lineOf(name, seat, own)] : []
        }),
      ]
  return lines.filter(({ line }) => line !== '')
}

/** Who had a turn, or what went on between the turns. */
export function turnName(screen: GameScreen, scene: Scene, { seat, chapter }: Turn): string {
  if (chapter) return screen.chapterName?.(scene) ?? ''
  return seat === null ? '' : (scene.names[seat] ?? screen.opponentName?.(scene) ?? '')
}

export function useTurnLine(): (turn: Turn) => string {
  const { game, scene } = usePlay()
  return useCallback((turn: Turn) => turnText(game, scene, turn), [game, scene])
}
