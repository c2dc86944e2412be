import type { AnyGame } from '@railhead/kernel'
import { useCallback } from 'react'
import type { GameScreen, Scene } from '../../games/screen.js'
import { usePlay } from '../play.js'
import type { Turn } from '../time/turns.js'

/** A turn in one line: where it went and what it brought, in the game's words. */
export function turnText(game: AnyGame, scene: Scene, turn: Turn): string {
  if (turn.seat === null) return ''
  const events = turn.lines.map(({ event }) => event)
  const parts = game.text.turnLine?.(events, turn.seat, scene.view)
  if (parts) return parts.map(scene.say).join(' · ')
  return events
    .slice(-2)
    .map(event => scene.say(game.text.event(event, scene.view)))
    .join(' ')
}

/** Who had a turn. */
export function turnName(screen: GameScreen, scene: Scene, { seat }: Turn): string {
  return seat === null ? '' : (scene.names[seat] ?? screen.opponentName?.(scene) ?? '')
}

export function useTurnLine(): (turn: Turn) => string {
  const { game, scene } = usePlay()
  return useCallback((turn: Turn) => turnText(game, scene, turn), [game, scene])
}
