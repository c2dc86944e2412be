import type { Message } from '@railhead/kernel'
import { TYPES } from '../components/buildings.js'
import { EMPTY_SLOT, SLOT_PRICES } from '../components/market.js'
import { ownParcels } from '../parcels.js'
import { NOBODY, PHASES, type State } from '../state.js'
import { buildingName, characterName, dollars, playerName, playerNames, say } from './names.js'

/** The table in a few lines, for terminals. */
export function summary(state: State): Message[] {
  const lines = [
    say('table.round', { round: state.round, phase: say(`table.phase.${PHASES[state.phase]}`) }),
    say('table.order', { players: playerNames(state.order) }),
  ]
  if (state.passed.length > 0) lines.push(say('table.passed', { players: playerNames(state.passed) }))
  const tiles = state.market.flatMap((building, slot) =>
    building === EMPTY_SLOT
      ? []
      : [say('table.tile', { price: dollars(SLOT_PRICES[slot]), building: buildingName(building) })],
  )
  if (tiles.length > 0) lines.push(say('table.market', { tiles }))
  for (let seat = 0; seat < state.players; seat++) {
    const player = playerName(seat)
    lines.push(
      say('table.player', {
        player,
        money: dollars(state.money[seat]),
        points: state.points[seat],
        cowboys: state.cowboys[seat],
        revolvers: state.revolvers[seat],
        roads: state.roads[seat],
        parcels: ownParcels(state, seat),
      }),
    )
    if (state.character[seat] !== NOBODY)
      lines.push(say('table.holds', { player, character: characterName(state.character[seat]) }))
    const kept: Message[] = []
    for (let building = 0; building < TYPES; building++)
      for (let i = 0; i < state.kept[seat * TYPES + building]; i++) kept.push(buildingName(building))
    if (kept.length > 0) lines.push(say('table.kept', { player, tiles: kept }))
  }
  return lines
}
