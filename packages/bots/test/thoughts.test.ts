import { type PlainState, seedChance } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { chooseOption } from '../src/choose.js'
import { modelOf } from '../src/models.js'
import { nextQuestion } from '../src/search.js'
import { Thoughts } from '../src/thoughts.js'
import { gameOf } from './testing/playing.js'

/** A clock that allows so many looks at it. */
const looks = (count: number) => {
  let done = 0
  return { expired: () => ++done > count, used: () => done / count }
}

test('a tree is gone on with through the questions of a turn, and with no other', () => {
  const game = gameOf('great-western-trail')
  const state = game.setup(game.config.parse({ players: 2 }), seedChance('thoughts'))
  const thoughts = new Thoughts()
  const turnOf = (at: PlainState): number => modelOf(game.id)?.turnOf?.(at) ?? 0
  let lastTurn = -1
  let kept = 0
  for (let count = 0; count < 40; count++) {
    const question = nextQuestion(game, state)
    if (question === undefined) throw new Error('Nobody is asked.')
    const view = game.view(state, question.seat)
    const known = thoughts.treeFor(game, view, question).branches.size
    if (turnOf(state) !== lastTurn) expect(known).toBe(0)
    if (known > 0) kept++
    lastTurn = turnOf(state)
    const option = chooseOption(
      game,
      view,
      question,
      'trail-boss',
      `${count}`,
      looks(40),
      undefined,
      thoughts,
    )
    expect(question.options).toContain(option)
    game.apply(state, question.seat, option)
  }
  expect(kept).toBeGreaterThan(5)
})

test('without a clock a bot begins anew with every question', () => {
  const game = gameOf('great-western-trail')
  const state = game.setup(game.config.parse({ players: 2 }), seedChance('anew'))
  const question = nextQuestion(game, state)
  if (question === undefined) throw new Error('Nobody is asked.')
  const thoughts = new Thoughts()
  const view = game.view(state, question.seat)
  chooseOption(game, view, question, 'drover', 's', looks(40), undefined, thoughts)
  expect(thoughts.treeFor(game, view, question).branches.size).toBe(0)
})

test('where turns are not counted, a tree is gone on with while nobody else answers and no luck is in between', () => {
  const game = gameOf('carson-city')
  const state = game.setup(game.config.parse({ players: 2 }), seedChance('thoughts'))
  const thoughts = [new Thoughts(), new Thoughts()]
  let lastSeat = -1
  let kept = 0
  for (let count = 0; count < 50; count++) {
    const question = nextQuestion(game, state)
    if (question === undefined) throw new Error('Nobody is asked.')
    const { seat } = question
    const view = game.view(state, seat)
    const own = thoughts[seat]
    const known = own.treeFor(game, view, question).branches.size
    if (seat !== lastSeat) expect(known).toBe(0)
    if (known > 0) kept++
    lastSeat = seat
    const option = chooseOption(game, view, question, 'trail-boss', `${count}`, looks(20), undefined, own)
    expect(question.options).toContain(option)
    game.apply(state, seat, option)
  }
  expect(kept).toBeGreaterThan(2)
})
