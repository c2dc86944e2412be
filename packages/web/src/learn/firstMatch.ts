import type { TableId } from '@railhead/protocol'
import { GAMES, type GameId } from '../games/registry.js'
import { createLocalTable } from '../local/opening.js'

/** Opens the first preset of a game on this device, against greenhorns. */
export function beginFirstMatch(game: GameId, name: string): Promise<TableId> {
  const { config } = GAMES[game].lobby.presets[0]
  const others = Number(config.players ?? 1) - 1
  return createLocalTable({
    game,
    config,
    seats: [
      { kind: 'person', name },
      ...Array.from({ length: others }, () => ({ kind: 'bot' as const, level: 'greenhorn' as const })),
    ],
  })
}
