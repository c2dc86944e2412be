import type { Decision, Seat, Tell } from '@railhead/kernel'
import type { Event } from './event.js'
import { discardCard, discardHand, drawCards, offerCards } from './herd.js'
import { chosen, exchangeOption, type Option, PASS } from './option.js'
import { acting, OFFERED, type State } from './state.js'
import { possible, rulesOf, type Task } from './task.js'
import './tasks/index.js'

/** How many cards an exchange token lets its owner draw and discard (GWT2-XCHG-03). */
const EXCHANGE = [exchangeOption(2), exchangeOption(1)] as const

/** Goes on with the rules until somebody has to decide. A player finishes an exchange before anything else. */
export function advance(state: State, tell: Tell<Event> | undefined): void {
  state[OFFERED] = undefined
  while (!state.over && state.players[state.turn].exchanging === 0) {
    const task = state.tasks[state.tasks.length - 1]
    const rules = rulesOf(task)
    if (rules.run !== undefined) {
      state.tasks.pop()
      rules.run(state, task, tell)
      continue
    }
    const options = optionsOf(state, task)
    if (options.length === 0) {
      state.tasks.pop()
      continue
    }
    if (options.length > 1 || isSecret(task)) {
      state[OFFERED] = options
      return
    }
    answerTask(state, options[0], tell)
  }
}

function isSecret(task: Task): boolean {
  const { secret } = rulesOf(task)
  return typeof secret === 'function' ? secret(task) : secret === true
}

function optionsOf(state: State, task: Task): Option[] {
  const options: Option[] = []
  rulesOf(task).options?.(state, task, options)
  if (options.length > 0 && 'optional' in task && task.optional) options.push(PASS)
  return options
}

function answerTask(state: State, option: Option, tell: Tell<Event> | undefined): void {
  const task = state.tasks.pop()
  if (task === undefined) throw new Error('Nothing is asked.')
  const declined = option === PASS || option.kind === 'pass'
  if (declined && 'optional' in task && task.optional) return
  rulesOf(task).answer?.(state, task, option, tell)
}

/** The open question of the seat whose turn it is, and of everybody who can use an exchange token. */
export function decisions(state: State): Decision<Option>[] {
  const open: Decision<Option>[] = []
  if (state.over) return open
  for (let seat = 0; seat < state.seats; seat++) {
    const player = state.players[seat]
    if (player.exchanging > 0) {
      const options: Option[] = []
      offerCards(player, 'card', options)
      open.push({ seat, ask: 'exchange.discard', options })
      continue
    }
    if (seat === state.turn) {
      const task = state.tasks[state.tasks.length - 1]
      open.push({ seat, ask: task.kind, options: state[OFFERED] ?? optionsOf(state, task) })
    }
    if (canExchange(state, seat)) open.push({ seat, ask: 'exchange', options: EXCHANGE, optional: 'anyTime' })
  }
  return open
}

export function apply(state: State, seat: Seat, option: Option, tell?: Tell<Event>): void {
  const player = state.players[seat]
  if (player.exchanging > 0) {
    discardCard(state, seat, chosen(option, 'card').card, tell)
    player.exchanging--
  } else if (option.kind === 'exchange') useExchangeToken(state, seat, option.draw, tell)
  else answerTask(state, option, tell)
  if (seat === state.turn) advance(state, tell)
}

/** Not between choosing an action and naming the cards that it takes: the token could take them away. */
function canExchange(state: State, seat: Seat): boolean {
  const { exchangeTokens, draw, discard } = state.players[seat]
  if (exchangeTokens === 0 || draw.length + discard.length === 0) return false
  return seat !== state.turn || rulesOf(state.tasks[state.tasks.length - 1]).holdsHand === undefined
}

/** Whether the acting player, if asked to pay with cards in hand, can. */
export function canPayFromHand(state: State): boolean {
  if (state.over) return true
  const task = state.tasks[state.tasks.length - 1]
  if (rulesOf(task).holdsHand === undefined) return true
  return possible(state, task, acting(state).money) && optionsOf(state, task).length > 0
}

/** Tokens work at any moment, also in another player's turn (GWT2-XCHG-02); the game goes on meanwhile. */
function useExchangeToken(state: State, seat: Seat, count: number, tell: Tell<Event> | undefined): void {
  const player = state.players[seat]
  player.exchangeTokens--
  tell?.({ type: 'exchanged', seat })
  player.exchanging = drawCards(state, seat, count, tell)
  if (player.exchanging >= player.hand.length) {
    discardHand(state, seat, tell)
    player.exchanging = 0
  }
}
