import {
  type Chance,
  NO_CHANCE,
  type Seat,
  SPECTATOR,
  takeRandom,
  UNKNOWN,
  type Viewer,
} from '@railhead/kernel'
import type { Event } from './event.js'
import { sorted } from './herd.js'
import { imagineSam, viewSam } from './solo/view.js'
import { clonePlayer, cloneState, type Player, QUESTION, type State, TABLES } from './state.js'
import { canPayFromHand } from './turn.js'

const hidden = (cards: readonly number[]): number[] => cards.map(() => UNKNOWN)

/**
 * What a viewer may know (GWT2-EDGE-11). Every card that enters a herd, a market or a bag does so face up,
 * so what is in them is known to all; hidden are only which cards another player holds in hand or has laid at
 * the poker table, and all chance to come.
 */
export function view(state: State, viewer: Viewer): State {
  return seenWith(
    state,
    state.players.map((player, seat) =>
      viewPlayer(player, seat === viewer, seat === viewer || isShown(state, seat)),
    ),
  )
}

/** The board, and each player as the others see them, is one for all. */
export function views(state: State, viewers: readonly Viewer[]): State[] {
  const watched = view(state, SPECTATOR)
  return viewers.map(viewer => {
    const players = watched.players.slice()
    if (viewer !== SPECTATOR) players[viewer] = viewPlayer(state.players[viewer], true, true)
    return { ...watched, players }
  })
}

function seenWith(state: State, players: Player[]): State {
  return {
    config: state.config,
    box: state.box,
    seats: state.seats,
    playerCount: state.playerCount,
    chance: NO_CHANCE,
    turn: state.turn,
    turns: state.turns,
    endedBy: state.endedBy,
    over: state.over,
    tasks: [...state.tasks],
    players,
    sam: state.sam === undefined ? undefined : viewSam(state.sam, state.over),
    trail: [...state.trail],
    faces: state.faces,
    usedBuildings: state.usedBuildings,
    bags: state.bags.map(sorted),
    foresight: [...state.foresight],
    jobs: [...state.jobs],
    jobRow: state.jobRow,
    market: sorted(state.market),
    marketDeck: sorted(state.marketDeck),
    simmental: state.simmental,
    objectiveDisplay: [...state.objectiveDisplay],
    objectiveDeck: sorted(state.objectiveDeck),
    masters: state.masters,
    stationWorkers: state.stationWorkers,
    underStack: state.underStack,
    shops: state.shops,
    mediumTiles: state.mediumTiles,
    spareMasters: state.spareMasters,
    pot: state.pot,
    tokensTaken: state.tokensTaken,
    usedActions: state.usedActions,
    [QUESTION]: undefined,
    [TABLES]: state[TABLES],
  }
}

/** From the income until it is discarded, the hand lies open (GWT2-INCOME-01). */
const isShown = (state: State, seat: Seat): boolean =>
  seat === state.turn && state.tasks.some(task => task.kind === 'discardHand')

function viewPlayer(player: Player, own: boolean, handIsSeen: boolean): Player {
  const unseen = player.draw.slice()
  if (!handIsSeen) for (const card of player.hand) unseen.push(card)
  if (!own) for (const card of player.laid) unseen.push(card)
  return {
    money: player.money,
    draw: hidden(player.draw),
    hand: handIsSeen ? sorted(player.hand) : hidden(player.hand),
    discard: sorted(player.discard),
    unseen: sorted(unseen),
    space: player.space,
    engine: player.engine,
    workers: [...player.workers],
    discs: [...player.discs],
    certificates: player.certificates,
    masters: player.masters,
    hazards: player.hazards,
    greenOutlaws: player.greenOutlaws,
    orangeOutlaws: player.orangeOutlaws,
    cities: [...player.cities],
    stations: player.stations,
    unbuilt: player.unbuilt,
    objectives: player.objectives,
    exchangeTokens: player.exchangeTokens,
    exchanging: player.exchanging,
    hasJobMarketToken: player.hasJobMarketToken,
    shopsPlaced: player.shopsPlaced,
    bonusToken: player.bonusToken,
    laid: own ? sorted(player.laid) : hidden(player.laid),
  }
}

/** How often the cards of a player who must be able to pay with them are dealt before giving up. */
const MOST_DEALS = 500

/**
 * Deals the unseen cards of every player at random to hand and draw pile. Who has chosen an action and is
 * asked which cards pay for it holds such cards: they are dealt again until that is so.
 */
export function imagine(known: State, chance: Chance): State {
  const state = cloneState(known)
  state.chance = chance
  state[QUESTION] = undefined
  for (const player of state.players) deal(player, chance)
  for (let deals = 1; !canPayFromHand(state) && deals < MOST_DEALS; deals++) {
    const player = clonePlayer(known.players[state.turn])
    deal(player, chance)
    state.players[state.turn] = player
  }
  if (state.sam !== undefined) imagineSam(state, state.sam)
  return state
}

const NONE: readonly number[] = []

function deal(player: Player, chance: Chance): void {
  const unseen = player.unseen.slice()
  fill(player.hand, unseen, chance)
  if (player.laid.length > 0) {
    const laid = player.laid.slice()
    fill(laid, unseen, chance)
    player.laid = laid
  }
  player.draw = unseen
  player.unseen = NONE
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
