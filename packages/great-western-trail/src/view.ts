import { type Chance, NO_CHANCE, takeRandom, UNKNOWN, type Viewer } from '@railhead/kernel'
import type { Event } from './event.js'
import { cloneState, OFFERED, type Player, type State } from './state.js'

const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b)
const hidden = (cards: readonly number[]): number[] => new Array<number>(cards.length).fill(UNKNOWN)

/**
 * What a viewer may know (GWT2-EDGE-11). Every card that enters a herd, a market or a bag does so face up,
 * so what is in them is known to all; hidden are only which cards another player holds in hand or has laid at
 * the poker table, and all chance to come.
 */
export function view(state: State, viewer: Viewer): State {
  return {
    config: state.config,
    box: state.box,
    seats: state.seats,
    chance: NO_CHANCE,
    turn: state.turn,
    turns: state.turns,
    endedBy: state.endedBy,
    over: state.over,
    tasks: [...state.tasks],
    players: state.players.map((player, seat) => viewPlayer(player, seat === viewer)),
    trail: [...state.trail],
    faces: state.faces,
    usedBuildings: state.usedBuildings,
    bags: state.bags.map(sorted),
    foresight: [...state.foresight],
    jobs: [...state.jobs],
    jobRow: state.jobRow,
    market: sorted(state.market),
    marketDeck: sorted(state.marketDeck),
    simmental: [...state.simmental],
    objectiveDisplay: sorted(state.objectiveDisplay),
    objectiveDeck: sorted(state.objectiveDeck),
    masters: [...state.masters],
    stationWorkers: [...state.stationWorkers],
    underStack: [...state.underStack],
    shops: [...state.shops],
    mediumTiles: state.mediumTiles,
    spareMasters: [...state.spareMasters],
    pot: state.pot,
    tokensTaken: state.tokensTaken,
    [OFFERED]: undefined,
  }
}

function viewPlayer(player: Player, own: boolean): Player {
  return {
    money: player.money,
    draw: hidden(player.draw),
    hand: own ? sorted(player.hand) : hidden(player.hand),
    discard: sorted(player.discard),
    unseen: sorted(own ? player.draw : [...player.draw, ...player.hand, ...player.laid]),
    space: player.space,
    engine: player.engine,
    workers: [...player.workers],
    discs: [...player.discs],
    certificates: player.certificates,
    masters: [...player.masters],
    hazards: [...player.hazards],
    greenOutlaws: player.greenOutlaws,
    orangeOutlaws: player.orangeOutlaws,
    cities: [...player.cities],
    stations: player.stations,
    unbuilt: player.unbuilt,
    objectives: [...player.objectives],
    exchangeTokens: player.exchangeTokens,
    exchanging: player.exchanging,
    hasJobMarketToken: player.hasJobMarketToken,
    shopsPlaced: player.shopsPlaced,
    bonusToken: player.bonusToken,
    laid: own ? sorted(player.laid) : hidden(player.laid),
  }
}

/** Deals the unseen cards of every player at random to hand and draw pile. */
export function imagine(known: State, chance: Chance): State {
  const state = cloneState(known)
  state.chance = chance
  state[OFFERED] = undefined
  for (const player of state.players) {
    fill(player.hand, player.unseen, chance)
    fill(player.laid, player.unseen, chance)
    player.draw = player.unseen
    player.unseen = []
  }
  return state
}

function fill(cards: number[], unseen: number[], chance: Chance): void {
  for (let i = 0; i < cards.length; i++) if (cards[i] === UNKNOWN) cards[i] = takeRandom(chance, unseen)
}

/** Drawn cards and cards laid at the poker table are seen by their owner only. */
export function witness(event: Event, viewer: Viewer): Event {
  if (event.type === 'drew' && event.seat !== viewer)
    return { type: 'drew', seat: event.seat, count: event.count, cards: [] }
  if (event.type === 'laid' && event.seat !== viewer) return { ...event, card: UNKNOWN }
  return event
}
