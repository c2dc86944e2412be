import type { Tell } from '@railhead/kernel'
import { isCattle } from '../components/cattle.js'
import {
  FIRST_CARD_PRICE,
  LAY_CARDS_SPACE,
  MOST_CARDS_AT_TABLE,
  SECOND_CARD_PRICE,
  SHOWDOWN_BONUS,
  SHOWDOWN_SPACE,
} from '../components/poker.js'
import type { Event } from '../event.js'
import { offerCards, removeOne } from '../herd.js'
import { chosen, type Option } from '../option.js'
import { changeMoney } from '../player.js'
import { acting, NO_TOKEN, type Player, type State, tablesOf } from '../state.js'
import type { Action, TaskOf, TaskRules } from '../task.js'
import { offerWorkers } from '../tasks/station.js'
import type { TaskTrouble } from '../trouble.js'

const LAY_CARDS: Action = {
  gain: [
    { kind: 'pokerSeat', optional: true },
    { kind: 'layCard', price: FIRST_CARD_PRICE, optional: true },
  ],
}
const SHOWDOWN: Action = { gain: [{ kind: 'showdown' }] }

/** The add-on of the neutral buildings on trail spaces D and G (POK-06). */
export function pokerAction(state: State, space: number): Action | undefined {
  const { addons } = state.config
  if (addons.length === 0 || !addons.includes('pokerTable')) return undefined
  const { name } = tablesOf(state).trail.spaces[space]
  if (name === LAY_CARDS_SPACE) return LAY_CARDS
  return name === SHOWDOWN_SPACE ? SHOWDOWN : undefined
}

export const isSeated = (player: Player): boolean => player.bonusToken !== NO_TOKEN

/** One worker of each player at most (POK-12); the printed one of a row only by ruling (POK-14). */
function offerSeats(state: State, out: Option[]): void {
  if (!isSeated(acting(state)))
    offerWorkers(state, false, out, tablesOf(state).rulings.pokerPrintedWorkers ? 0 : 1)
}

/** The rightmost worker of a row sits down and takes the top token (POK-12 to -16). */
export const pokerSeat: TaskRules<TaskOf<'pokerSeat'>> = {
  trouble(state) {
    const workers: Option[] = []
    offerSeats(state, workers)
    return workers.length > 0 ? undefined : 'nobodyToSeat'
  },
  options: (state, _task, out) => offerSeats(state, out),
  answer(state, _task, option, tell) {
    const { worker } = chosen(option, 'worker')
    const player = acting(state)
    player.workers[worker]--
    player.bonusToken = state.tokensTaken
    state.tokensTaken++
    tell?.({ type: 'seated', seat: state.turn, worker, token: player.bonusToken })
    changeMoney(state, state.turn, tablesOf(state).rulings.pokerTokens[player.bonusToken].money, tell)
  },
}

/** One card face down for a dollar into the pot, a second for two more (POK-23 to -30). */
export const layCard: TaskRules<TaskOf<'layCard'>> = {
  secret: true,
  trouble: (state, { price }, money) => layTrouble(acting(state), price, money),
  options(state, { price }, out) {
    const player = acting(state)
    if (layTrouble(player, price, player.money) === undefined) offerCards(player, out)
  },
  answer(state, { price }, option, tell) {
    const { card } = chosen(option, 'card')
    const player = acting(state)
    player.money -= price
    state.pot += price
    removeOne(player.hand, card)
    player.laid = [...player.laid, card]
    tell?.({ type: 'laid', seat: state.turn, card, price })
    if (price === FIRST_CARD_PRICE)
      state.tasks.push({ kind: 'layCard', price: SECOND_CARD_PRICE, optional: true })
  },
}

function layTrouble(player: Player, price: number, money: number): TaskTrouble | undefined {
  if (!isSeated(player)) return 'notSeated'
  if (player.laid.length >= MOST_CARDS_AT_TABLE) return 'tableFull'
  if (money < price) return 'tooDear'
  return player.hand.length > 0 ? undefined : 'emptyHand'
}

/** Breeds do not matter, objective cards count nothing (POK-38 to -40). */
const handValue = (laid: readonly number[], values: readonly number[]): number =>
  laid.reduce((sum, card) => sum + (isCattle(card) ? values[card] : 0), 0)

/** Whether the player can win: with cards, or by ruling at the table without any (POK-48). */
const plays = (state: State, player: Player): boolean =>
  player.laid.length > 0 || (isSeated(player) && tablesOf(state).rulings.pokerWithoutCards === 'ties')

/** At the end the pot belongs to nobody, or by ruling those at the table share it (POK-54). */
export function sharePotAtEnd(state: State, tell: Tell<Event> | undefined): void {
  if (state.pot === 0 || tablesOf(state).rulings.potAtEnd === 'nobody') return
  const seated = state.players.flatMap((player, seat) => (isSeated(player) ? [seat] : []))
  const share = Math.floor(state.pot / seated.length)
  for (const seat of share > 0 ? seated : []) {
    state.players[seat].money += share
    state.pot -= share
    tell?.({ type: 'wonPot', seat, amount: share })
  }
}

/** Everybody shows; the highest sum takes the pot and the bank's bonus, a tie shares it (POK-35 to -49). */
export const showdown: TaskRules<TaskOf<'showdown'>> = {
  trouble: state => (acting(state).laid.length > 0 ? undefined : 'nothingLaid'),
  run(state, _task, tell) {
    tell?.({ type: 'showdown', hands: state.players.map(player => player.laid.slice()), pot: state.pot })
    const { cattleValues } = tablesOf(state)
    const sums = state.players.map(player =>
      plays(state, player) ? handValue(player.laid, cattleValues) : -1,
    )
    const best = Math.max(...sums)
    const winners = sums.flatMap((sum, seat) => (sum === best ? [seat] : []))
    const total = state.pot + SHOWDOWN_BONUS
    const share = Math.floor(total / winners.length)
    for (const seat of winners) {
      state.players[seat].money += share
      tell?.({ type: 'wonPot', seat, amount: share })
    }
    state.pot = total - share * winners.length
    for (const player of state.players) {
      player.discard.push(...player.laid)
      player.laid = []
    }
  },
}
