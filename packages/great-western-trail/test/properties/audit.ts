import type { Answer, Decision, Seat } from '@railhead/kernel'
import { HAND_LIMIT } from '../../src/components/playerBoard.js'
import { SHOWDOWN_BONUS } from '../../src/components/poker.js'
import { isWorker, NOTHING, numberOf } from '../../src/components/tiles.js'
import type { Event } from '../../src/event.js'
import { buildingsOf } from '../../src/inventory/aims.js'
import type { Option } from '../../src/option.js'
import { certificateLimit, handLimit, stepLimit } from '../../src/player.js'
import { SAM, type Sam } from '../../src/solo/sam.js'
import { NOWHERE, type Player, type State } from '../../src/state.js'
import type { Task } from '../../src/task.js'
import { walkWay } from '../../src/walk.js'
import { checkBoard } from './board.js'
import { check, same } from './check.js'
import {
  allDiscs,
  cardsInGame,
  count,
  discsOf,
  emptyCensus,
  mastersInGame,
  sameCensus,
  tilesInGame,
} from './pieces.js'
import type { Watcher } from './playout.js'
import { startingPieces } from './startingPieces.js'

/** The longest move that a building or card offers. */
const LONGEST_EXTRA_MOVE = 5

/**
 * Keeps books beside a match: what must be there by the events that were told, and whether the state agrees.
 * Whatever changes without being told is found here.
 */
export class Audit implements Watcher {
  private money: number[] = []
  private tiles = emptyCensus()
  private cards = emptyCensus()
  /** Dollars in the pot of the poker table. */
  private pot = 0
  private masters: number[] = []
  /** Bits of the building numbers that each player owns. */
  private buildings = 0
  /** Building numbers replaced by others, by owner. */
  private replaced: number[][] = []
  private asking: Task | undefined
  /** Options of the longest question so far. */
  mostOptions = 0
  /** Objective cards taken into the hand, and discs taken from stations, so far. */
  takenInHand = 0
  discsOfStations = 0

  begun(state: State): void {
    const { tiles, cards, buildings, masters } = startingPieces(state)
    this.tiles = tiles
    this.cards = cards
    this.buildings = buildings
    this.money = state.players.map(player => player.money)
    this.masters = masters
    this.replaced = Array.from({ length: SAM + 1 }, () => [])
    this.compare(state)
  }

  asked(state: State, open: readonly Decision<Option>[]): void {
    this.asking = state.tasks[state.tasks.length - 1]
    if (state.over) {
      same(open.length, 0, 'questions after the end')
      return
    }
    check(
      open.some(decision => decision.optional === undefined),
      'nobody holds the game up, and it is not over',
    )
    for (const { ask, options } of open) {
      check(options.length > 0, `'${ask}' offers nothing`)
      check(allDifferent(options), `'${ask}' offers something twice`)
      this.mostOptions = Math.max(this.mostOptions, options.length)
    }
  }

  told(state: State, event: Event): void {
    this.countMoney(event)
    switch (event.type) {
      case 'moved':
        if (event.seat !== SAM) this.checkSteps(state, event)
        break
      case 'foresight':
        if (event.space < 0 && !isWorker(event.tile)) count(this.tiles, [event.tile], -1)
        break
      case 'removed':
        count(this.cards, [event.card], -1)
        break
      case 'raised':
        count(this.cards, [event.from], -event.count)
        break
      case 'built':
        if (event.replaced !== NOTHING) this.replaced[event.seat].push(numberOf(event.replaced))
        break
      case 'samMaster':
        this.masters.splice(this.masters.indexOf(event.tile), 1)
        break
      case 'seated':
        count(this.tiles, [event.worker], -1)
        break
      case 'objectiveTaken':
        if (event.to === 'hand') this.checkTakenInHand(state, event.seat)
        break
      case 'upgraded':
        if (event.seat !== SAM) this.checkUpgrade(state.players[event.seat], event.station)
        break
      case 'discFromStation':
        this.discsOfStations++
        check(event.on === 'city' || event.index !== event.station, 'a disc placed where it was taken')
        break
      default:
    }
  }

  answered(state: State, { option }: Answer<Option>, events: readonly Event[]): void {
    if (option.kind === 'move') {
      const fees = events.reduce((sum, event) => sum + (event.type === 'fee' ? event.amount : 0), 0)
      same(fees, option.fee, 'fees paid')
    }
    this.compare(state)
  }

  private countMoney(event: Event): void {
    if ('seat' in event && event.seat === SAM) return // he has none
    switch (event.type) {
      case 'money':
        this.money[event.seat] += event.amount
        break
      case 'fee':
        this.money[event.seat] -= event.amount
        if (event.to >= 0) this.money[event.to] += event.amount
        break
      case 'hired':
      case 'upgraded':
      case 'shop':
        this.money[event.seat] -= event.cost
        break
      case 'bought':
      case 'built':
        this.money[event.seat] -= event.price
        break
      case 'laid':
        this.money[event.seat] -= event.price
        this.pot += event.price
        break
      case 'samFee':
        this.money[event.seat] += event.amount
        break
      case 'showdown':
        this.pot += SHOWDOWN_BONUS
        break
      case 'wonPot':
        this.money[event.seat] += event.amount
        this.pot -= event.amount
        break
      case 'transport':
        this.money[event.seat] -= event.amount
        break
      case 'income':
        this.money[event.seat] += event.total
        break
      default:
    }
  }

  /** Told before the cattleman moves, so the way can still be walked. */
  private checkSteps(state: State, event: Extract<Event, { type: 'moved' }>): void {
    let steps = 0
    walkWay(state, event.to, event.way, () => steps++, event.from)
    check(steps > 0 && steps <= this.mostSteps(state, event.seat), `a move of ${steps} steps`)
  }

  private mostSteps(state: State, seat: Seat): number {
    const task = this.asking
    if (task?.kind === 'phaseA') return stepLimit(state, state.players[seat])
    if (task?.kind === 'moveCattleman' || task?.kind === 'objectiveMove') return task.upTo
    return LONGEST_EXTRA_MOVE // the only possible move, taken without a question
  }

  private compare(state: State): void {
    sameCensus(tilesInGame(state), this.tiles, 'tiles')
    sameCensus(cardsInGame(state), this.cards, 'cards')
    same(mastersInGame(state).join(), this.masters.join(), 'station masters')
    same(state.pot, this.pot, 'pot')
    checkBoard(state)
    for (let seat = 0; seat < state.seats; seat++) this.compareSeat(state, seat)
    if (state.sam !== undefined) this.compareOwner(state, SAM, state.sam)
  }

  private compareSeat(state: State, seat: Seat): void {
    const player = state.players[seat]
    same(player.money, this.money[seat], `money of seat ${seat} that was told`)
    check(player.money >= 0, `seat ${seat} owes $${-player.money}`)
    this.compareOwner(state, seat, player)
    check(player.certificates <= certificateLimit(player), `${player.certificates} certificates`)
    check(player.certificates >= 0 && player.certificates !== 5, `${player.certificates} certificates`)
    this.checkHand(state, seat)
  }

  private compareOwner(state: State, owner: number, pieces: Player | Sam): void {
    same(discsOf(pieces), allDiscs(state), `discs of ${owner}`)
    let bits = pieces.unbuilt
    for (const number of [...buildingsOf(state, owner), ...this.replaced[owner]]) {
      same(bits & (1 << number), 0, `building ${number} of ${owner} is there twice`)
      bits |= 1 << number
    }
    same(bits, this.buildings, `buildings of ${owner}`)
  }

  /** OQ-38: no own disc lies where one is placed for an upgrade. */
  private checkUpgrade({ stations }: Player, station: number): void {
    same(stations & (1 << station), 0, 'own disc on the station that is upgraded')
  }

  /** OQ-33: what pays for the card leaves the hand first, so that there is room for it. */
  private checkTakenInHand(state: State, seat: Seat): void {
    this.takenInHand++
    const { hand } = state.players[seat]
    const limit = handLimit(state.players[seat])
    check(hand.length <= limit, `an objective card makes ${hand.length} cards in hand, limit ${limit}`)
  }

  private checkHand(state: State, seat: Seat): void {
    const player = state.players[seat]
    const limit = handLimit(player)
    const size = player.hand.length
    const before = player.space === NOWHERE
    const discarding = seat === state.turn && state.tasks.some(task => task.kind === 'discardCards')
    if (before || discarding || player.exchanging > 0) return
    check(size <= limit, `seat ${seat} holds ${size} cards, limit ${limit}`)
    check(limit >= HAND_LIMIT && limit <= HAND_LIMIT + 2, `hand limit ${limit}`)
    if (seat !== state.turn && player.draw.length + player.discard.length > 0)
      check(size >= limit, `seat ${seat} waits with ${size} cards, limit ${limit}`)
  }
}

/** Options of one kind are told apart by their numbers. */
function allDifferent(options: readonly Option[]): boolean {
  const seen = new Set<string>()
  for (const option of options) seen.add(Object.values(option).join())
  return seen.size === options.length
}
