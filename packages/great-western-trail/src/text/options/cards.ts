import type { Message } from '@railhead/kernel'
import { CALF, CARDS_PER_IDLE_COWBOY, PURCHASES } from '../../components/cattle.js'
import { objectiveOf } from '../../components/objectives.js'
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

export function discarded(card: number, asked: Pick<Asked, 'edition'>): Message {
  return message('option.card.discard', { card: cardText(card, asked.edition) })
}

export const card: Wording<'card'> = (option, asked) => {
  const { task, edition } = asked
  if (task.kind === 'takeObjective') {
    const words = objectiveTaken(option.card, asked)
    if (option.place === undefined) return words
    return message('option.card.position', { option: words, place: option.place + 1 })
  }
  if (task.kind === 'layCard')
    return message('option.card.lay', { card: cardText(option.card, edition), money: money(task.price) })
  const key = CARD[task.kind]
  return key === undefined
    ? discarded(option.card, asked)
    : message(key, { card: cardText(option.card, edition) })
}

function objectiveTaken(number: number, { edition }: Asked): Message {
  const { immediate } = objectiveOf(number)
  const name = objectiveName(number, edition)
  return immediate === undefined
    ? message('option.card.take', { card: name })
    : message('option.card.takeObjective', { card: name, action: taskText(immediate, edition) })
}

export const play: Wording<'play'> = (option, { edition }) => {
  const { immediate } = objectiveOf(option.card)
  const objective = cardName(option.card, edition)
  return immediate === undefined
    ? message('option.play', { objective })
    : message('option.play.action', { objective, action: taskText(immediate, edition) })
}

export const deck: Wording<'deck'> = () => message('option.deck')

export const draw: Wording<'draw'> = ({ count }) => message('option.draw', { count })

export const buy: Wording<'buy'> = ({ purchase, card: bought }, asked) => {
  const { cowboys, count, price } = PURCHASES[purchase]
  return message(count === 1 ? 'option.buy' : 'option.buy.two', {
    card: cardText(bought, asked.edition),
    cowboys,
    price: money(price),
    left: left(asked, price),
  })
}

export const reveal: Wording<'reveal'> = (_option, { state }) =>
  message('option.reveal', { cards: Math.min(CARDS_PER_IDLE_COWBOY, state.marketDeck.length) })

export const raise: Wording<'raise'> = ({ count }, { task }) =>
  message('option.raise', {
    count,
    stage: task.kind === 'raiseSimmental' && task.from === CALF ? 'calf' : 'heifer',
  })
