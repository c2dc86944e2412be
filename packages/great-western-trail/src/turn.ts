import type { Decision, Seat, Tell } from '@railhead/kernel'
import type { Event } from './event.js'
import { discardCard, discardHand, drawCards, offerCards } from './herd.js'
import { chosen, exchangeOption, type Option, PASS } from './option.js'
import { canExchange } from './player.js'
import { acting, type Player, QUESTION, type Question, type State, tablesOf } from './state.js'
import { holdsHand, mayDecline, type Rules, rulesOf, type Task, troubleOf } from './task.js'
import './tasks/index.js'

/** How many cards an exchange token lets its owner draw and discard (GWT2-XCHG-03). */
const EXCHANGE = [exchangeOption(2), exchangeOption(1)] as const
const exchanges = (options: readonly Option[]): Decision<Option>[] =>
  [0, 1, 2, 3].map(seat => ({ seat, ask: 'exchange', options, optional: 'anyTime' }))
const EXCHANGES = exchanges(EXCHANGE)
const SINGLE_EXCHANGES = exchanges([EXCHANGE[1]])

/** Two cards are offered if there are two (GWT2-TURN-12). */
function exchangeBy(state: State, { draw, discard }: Player, seat: Seat): Decision<Option> {
  const single = draw.length + discard.length === 1 && tablesOf(state).changes.nothingIdle
  return (single ? SINGLE_EXCHANGES : EXCHANGES)[seat]
}

/** Several tokens may be used before anything is discarded (GWT2-XCHG-07). */
const mayExchangeAgain = (state: State, player: Player): boolean =>
  canExchange(player) && tablesOf(state).rulings.severalTokens === 'together'

/** Goes on with the rules until somebody has to decide. A player finishes an exchange before anything else. */
export function advance(state: State, tell: Tell<Event> | undefined): void {
  state[QUESTION] = undefined
  while (!state.over && state.players[state.turn].exchanging === 0) {
    const task = state.tasks[state.tasks.length - 1]
    const rules = rulesOf(task)
    if (rules.run !== undefined) {
      state.tasks.pop()
      rules.run(state, task, tell)
      continue
    }
    const options = optionsOf(state, task, rules)
    if (options.length === 0) {
      state.tasks.pop()
      continue
    }
    if (options.length > 1 || isSecret(task, rules)) {
      state[QUESTION] = { task, rules, decision: { seat: state.turn, ask: task.kind, options } }
      return
    }
    state.tasks.pop()
    rules.answer?.(state, task, options[0], tell)
  }
}

function isSecret(task: Task, { secret }: Rules): boolean {
  return typeof secret === 'function' ? secret(task) : secret === true
}

function optionsOf(state: State, task: Task, rules: Rules): Option[] {
  const options: Option[] = []
  rules.options?.(state, task, options)
  if (options.length > 0 && mayDecline(task) && options[0] !== PASS) options.push(PASS)
  return options
}

/** What is asked of the acting player; known already unless the state comes from elsewhere. */
function questionOf(state: State): Question {
  const known = state[QUESTION]
  if (known !== undefined) return known
  const task = state.tasks[state.tasks.length - 1]
  const rules = rulesOf(task)
  const options = optionsOf(state, task, rules)
  return { task, rules, decision: { seat: state.turn, ask: task.kind, options } }
}

/** The open question of the seat whose turn it is, and of everybody who can use an exchange token. */
export function decisions(state: State): Decision<Option>[] {
  const open: Decision<Option>[] = []
  if (state.over) return open
  for (let seat = 0; seat < state.seats; seat++) {
    const player = state.players[seat]
    if (player.exchanging > 0) {
      open.push(exchangeDiscard(player, seat))
      if (mayExchangeAgain(state, player)) open.push(exchangeBy(state, player, seat))
    } else if (seat !== state.turn) {
      if (canExchange(player)) open.push(exchangeBy(state, player, seat))
    } else {
      const { decision, rules, task } = questionOf(state)
      open.push(decision)
      // Not between choosing an action and naming the cards that it takes: the token could take them away.
      if (canExchange(player) && !holdsHand(rules, task)) open.push(exchangeBy(state, player, seat))
    }
  }
  return open
}

function exchangeDiscard(player: Player, seat: Seat): Decision<Option> {
  const options: Option[] = []
  offerCards(player, options)
  return { seat, ask: 'exchange.discard', options }
}

export function apply(state: State, seat: Seat, option: Option, tell?: Tell<Event>): void {
  const player = state.players[seat]
  if (option.kind === 'exchange') useExchangeToken(state, seat, option.draw, tell)
  else if (player.exchanging > 0) {
    discardCard(state, seat, chosen(option, 'card').card, tell)
    player.exchanging--
  } else answerTask(state, option, tell)
  if (seat === state.turn) advance(state, tell)
}

function answerTask(state: State, option: Option, tell: Tell<Event> | undefined): void {
  const known = state[QUESTION]
  const task = state.tasks.pop()
  if (task === undefined) throw new Error('Nothing is asked.')
  if (option.kind === 'pass' && mayDecline(task)) return
  const rules = known?.task === task ? known.rules : rulesOf(task)
  rules.answer?.(state, task, option, tell)
}

/** Whether the acting player, if asked to pay with cards in hand, can. */
export function canPayFromHand(state: State): boolean {
  if (state.over) return true
  const task = state.tasks[state.tasks.length - 1]
  const rules = rulesOf(task)
  if (!holdsHand(rules, task)) return true
  return troubleOf(state, task, acting(state).money) === undefined && optionsOf(state, task, rules).length > 0
}

/** Tokens work at any moment, also in another player's turn (GWT2-XCHG-02); the game goes on meanwhile. */
function useExchangeToken(state: State, seat: Seat, count: number, tell: Tell<Event> | undefined): void {
  const player = state.players[seat]
  player.exchangeTokens--
  tell?.({ type: 'exchanged', seat })
  player.exchanging += drawCards(state, seat, count, tell)
  if (player.exchanging >= player.hand.length && !mayExchangeAgain(state, player)) {
    discardHand(state, seat, tell)
    player.exchanging = 0
  }
}
