import type { Message } from '@railhead/kernel'
import { CARDS_PER_IDLE_COWBOY } from '../../components/cattle.js'
import { objectiveOf } from '../../components/objectives.js'
import { tablesOf } from '../../state.js'
import { taskText } from '../actions.js'
import { type Key, message, money } from '../message.js'
import { cardName, cardText, objectiveName } from '../names.js'
import { type Asked, left, type Wording } from './asked.js'

/** What becomes of a chosen card, by the task that asks for it. */
const CARD: Partial<Record<Asked['task']['kind'], Key>> = {
  buySecond: 'option.card.second',
  freeCattle: 'option.card.free',
  removeCards: 'option.card.remove',
  takeObjective: 'option.card.take',
}

export function discarded(card: number, { state }: Pick<Asked, 'state'>): Message {
  return message('option.card.discard', { card: cardText(card, tablesOf(state)) })
}

export const card: Wording<'card'> = (option, asked) => {
  const { task, state } = asked
  if (task.kind === 'takeObjective') {
    const words = objectiveTaken(option.card, asked)
    if (option.place === undefined) return words
    return message('option.card.position', { option: words, place: option.place + 1 })
  }
  if (task.kind === 'layCard')
    return message('option.card.lay', {
      card: cardText(option.card, tablesOf(state)),
      money: money(task.price),
    })
  const key = CARD[task.kind]
  return key === undefined
    ? discarded(option.card, asked)
    : message(key, { card: cardText(option.card, tablesOf(state)) })
}

function objectiveTaken(number: number, { state, edition }: Asked): Message {
  const { immediate } = objectiveOf(number, tablesOf(state).objectives)
  const name = objectiveName(number, tablesOf(state))
  return immediate === undefined
    ? message('option.card.take', { card: name })
    : message('option.card.takeObjective', { card: name, action: taskText(immediate, edition) })
}

export const play: Wording<'play'> = (option, { state, edition }) => {
  const { immediate } = objectiveOf(option.card, tablesOf(state).objectives)
  const objective = cardName(option.card, tablesOf(state))
  return immediate === undefined
    ? message('option.play', { objective })
    : message('option.play.action', { objective, action: taskText(immediate, edition) })
}

export const deck: Wording<'deck'> = () => message('option.deck')

export const draw: Wording<'draw'> = ({ count }) => message('option.draw', { count })

export const buy: Wording<'buy'> = ({ purchase, card: bought }, asked) => {
  const { cowboys, count, price } = tablesOf(asked.state).purchases[purchase]
  return message(count === 1 ? 'option.buy' : 'option.buy.two', {
    card: cardText(bought, tablesOf(asked.state)),
    cowboys,
    price: money(price),
    left: left(asked, price),
  })
}

export const reveal: Wording<'reveal'> = (_option, { state }) =>
  message('option.reveal', { cards: Math.min(CARDS_PER_IDLE_COWBOY, state.marketDeck.length) })
