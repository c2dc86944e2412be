import { moneyForPoints, type Option, SCORING, SPACES, type State } from '@railhead/carson-city'
import type { Seat } from '@railhead/kernel'
import { useId, useState } from 'react'
import type { Answering, Choice, Question } from '../screen.js'
import { dollars, type Scene, spaceWord, wordsOf } from './words.js'

type MoneySliderProps = Pick<Answering, 'question' | 'isReady' | 'choose'> & { readonly scene: Scene }

/** Whether a question is about amounts of money for points. */
export const isAboutMoney = ({ ask, choices }: Question): boolean =>
  (ask === 'buyPoints' || ask === 'cashLimit') && choices.length > 2

/** One way to spend money on points. */
interface Row {
  readonly choice: Choice
  readonly price: number
  readonly points: number
}

/** Money for points: a slider with both figures, and a word on when it is better to wait. */
export function MoneySlider({ scene, question, isReady, choose }: MoneySliderProps) {
  const id = useId()
  const w = wordsOf(scene)
  const rows = rowsOf(scene, question)
  const [at, setAt] = useState(0)
  const row = rows[Math.min(at, rows.length - 1)]
  if (!row || scene.seat === null) return null
  const left = scene.view.money[scene.seat] - row.price
  return (
    <div className="money-slider">
      <label htmlFor={id}>{w('money.slider')}</label>
      <input
        id={id}
        type="range"
        min="0"
        max={rows.length - 1}
        value={Math.min(at, rows.length - 1)}
        aria-label={w('money.slider')}
        aria-valuetext={spent(scene, row, left)}
        onChange={event => setAt(Number(event.target.value))}
      />
      <output htmlFor={id}>{spent(scene, row, left)}</output>
      <p className="quiet">{advice(scene, question, row, left)}</p>
      <button
        type="button"
        className="button option"
        data-option={JSON.stringify(row.choice.option)}
        disabled={!isReady}
        onClick={() => choose(row.choice)}
      >
        {row.choice.label}
      </button>
    </div>
  )
}

const spent = (scene: Scene, { price, points }: Row, left: number): string =>
  wordsOf(scene)('money.now', {
    price: dollars(scene, price),
    count: points,
    left: dollars(scene, left),
  })

function rowsOf(scene: Scene, { choices }: Question): Row[] {
  const task = scene.view.tasks.at(-1)
  const money = scene.seat === null ? undefined : moneyForPoints(scene.view, scene.seat)
  return choices.flatMap((choice): Row[] => {
    const option = choice.option as unknown as Option
    if (option.kind === 'points' && task?.kind === 'buyPoints')
      return [{ choice, price: option.points * task.price, points: option.points }]
    if (option.kind === 'pay') {
      const found = money?.payments.find(({ amount }) => amount === option.amount)
      return found ? [{ choice, price: found.amount, points: found.points }] : []
    }
    return []
  })
}

/** When waiting is better: a cheaper space comes, or money is worth more at the end of the match. */
function advice(scene: Scene, { ask }: Question, row: Row, left: number): string {
  const { view, seat } = scene
  if (seat === null) return ''
  const w = wordsOf(scene)
  if (ask !== 'cashLimit') {
    const cheaper = cheaperSpace(view, seat)
    return cheaper === undefined
      ? w('money.buy')
      : w('money.cheaper', { space: spaceWord(scene, cheaper.space), price: dollars(scene, cheaper.price) })
  }
  const money = moneyForPoints(view, seat)
  if (money?.lastRound)
    return w('money.atTheEnd', {
      now: row.points + Math.floor(left / SCORING.moneyPerPoint),
      best: money.bestAtTheEnd.atTheEnd,
    })
  return money && money.due > 0 ? w('money.due', { due: dollars(scene, money.due) }) : w('money.waiting')
}

/** The cheapest space for points that is still to come and has a cowboy of the seat. */
function cheaperSpace(state: State, seat: Seat): { space: number; price: number } | undefined {
  return SPACES.map(({ effect }, space) => ({ space, price: effect.kind === 'buyPoints' ? effect.price : 0 }))
    .filter(({ space, price }) => price > 0 && state.cowboysAt[space] & (1 << seat))
    .sort((a, b) => a.price - b.price)[0]
}
