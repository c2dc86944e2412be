import { isCattle, VALUE_OF } from '../components/cattle.js'
import {
  BONUS_TOKENS,
  FIRST_CARD_PRICE,
  LAY_CARDS_SPACE,
  MOST_CARDS_AT_TABLE,
  SECOND_CARD_PRICE,
  SHOWDOWN_BONUS,
  SHOWDOWN_SPACE,
} from '../components/poker.js'
import { WORKERS } from '../components/tiles.js'
import { offerCards, removeOne } from '../herd.js'
import { chosen, workerOption } from '../option.js'
import { changeMoney } from '../player.js'
import { acting, NO_TOKEN, type Player, type State, tablesOf } from '../state.js'
import type { Action, TaskOf, TaskRules } from '../task.js'

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

const isSeated = (player: Player): boolean => player.bonusToken !== NO_TOKEN

/** The rightmost hired worker of a row sits down and takes the top token (POK-12 to -16). */
export const pokerSeat: TaskRules<TaskOf<'pokerSeat'>> = {
  possible: state => !isSeated(acting(state)) && WORKERS.some(worker => acting(state).workers[worker] > 1),
  options(state, _task, out) {
    const player = acting(state)
    if (isSeated(player)) return
    for (const worker of WORKERS) if (player.workers[worker] > 1) out.push(workerOption(worker))
  },
  answer(state, _task, option, tell) {
    const { worker } = chosen(option, 'worker')
    const player = acting(state)
    player.workers[worker]--
    player.bonusToken = state.tokensTaken
    state.tokensTaken++
    tell?.({ type: 'seated', seat: state.turn, worker, token: player.bonusToken })
    changeMoney(state, state.turn, BONUS_TOKENS[player.bonusToken].money, tell)
  },
}

/** One card face down for a dollar into the pot, a second for two more (POK-23 to -30). */
export const layCard: TaskRules<TaskOf<'layCard'>> = {
  secret: true,
  possible: (state, { price }, money) => canLay(acting(state), price, money),
  options(state, { price }, out) {
    const player = acting(state)
    if (canLay(player, price, player.money)) offerCards(player, 'card', out)
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

function canLay(player: Player, price: number, money: number): boolean {
  return (
    isSeated(player) && player.laid.length < MOST_CARDS_AT_TABLE && money >= price && player.hand.length > 0
  )
}

/** Breeds do not matter, objective cards count nothing (POK-38 to -40). */
const handValue = (laid: readonly number[]): number =>
  laid.reduce((sum, card) => sum + (isCattle(card) ? VALUE_OF[card] : 0), 0)

/** Everybody shows; the highest sum takes the pot and the bank's bonus, a tie shares it (POK-35 to -49). */
export const showdown: TaskRules<TaskOf<'showdown'>> = {
  possible: state => acting(state).laid.length > 0,
  run(state, _task, tell) {
    tell?.({ type: 'showdown', hands: state.players.map(player => player.laid.slice()), pot: state.pot })
    const sums = state.players.map(player => (player.laid.length > 0 ? handValue(player.laid) : -1))
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
