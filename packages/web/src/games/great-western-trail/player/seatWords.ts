import {
  BUILDER,
  buildingCount,
  COWBOY,
  certificateLimit,
  ENGINEER,
  message,
  permanentCertificates,
  railName,
  type State,
  stationCount,
} from '@railhead/great-western-trail'
import type { Message } from '@railhead/kernel'

/** The figures of a seat in one sentence. */
export function seatWords(state: State, seat: number): Message {
  const player = state.players[seat]
  return message('board.seatLine', {
    money: player.money,
    cowboys: player.workers[COWBOY],
    builders: player.workers[BUILDER],
    engineers: player.workers[ENGINEER],
    certificates: player.certificates + permanentCertificates(state, player),
    limit: certificateLimit(player),
    engine: railName(player.engine),
    cards: player.hand.length,
    buildings: buildingCount(state, seat),
    stations: stationCount(player),
  })
}
