import { seedChance } from '@railhead/kernel'
import { LEVELS } from '@railhead/protocol'
import { expect, test } from 'vitest'
import { answerFor } from '../src/answer.js'
import { modelOf } from '../src/models.js'
import { nextQuestion } from '../src/search.js'
import { CONFIGURATIONS } from './testing/configurations.js'
import { gameOf } from './testing/playing.js'

/** So many answers may pass before less of the match is left. */
const MOST = 700

/** Answers until every level has had its turn: a few at random, ten of each other. */
const FEW = 2
const WATCH = 1 + FEW + 10 * (LEVELS.length - 1)

/** The levels that search differ by how long; here they hardly have time, so that their answers are as odd as can be. */
const hurried = (iterations: number) => {
  let done = 0
  return { expired: () => ++done > iterations, used: () => done / iterations }
}

test.each(CONFIGURATIONS)('no bot goes round in circles in %s %j', (id, config) => {
  const game = gameOf(id)
  const parsed = game.config.parse(config)
  const state = game.setup(parsed, seedChance('circles'))
  const timeLeft = modelOf(id)?.timeLeft ?? (() => 1)
  let least = 1
  let since = 0
  const answered = new Set<string>()
  for (let count = 0; ; count++) {
    const question = nextQuestion(game, state)
    if (question === undefined) break
    const { seat } = question
    // A level answers for a while, then the next; random answers make a match long, so they are few.
    const level = LEVELS[Math.max(0, Math.ceil((((count + 7 * seat) % WATCH) - FEW) / 10))]
    const open = game.decisions(state).filter(decision => decision.seat === seat)
    const answer = answerFor(game, game.view(state, seat), open, level, `${count}`, hurried(3))
    if (answer === undefined) throw new Error('Nobody answers.')
    expect(answer.decision.options).toContain(answer.option)
    answered.add(level)
    game.apply(state, seat, answer.option)
    const left = timeLeft(state)
    since = left < least ? 0 : since + 1
    least = Math.min(least, left)
    expect(since, `answers since less was left, '${question.ask}'`).toBeLessThan(MOST)
  }
  expect(game.outcome(state)).toBeDefined()
  expect([...answered].sort()).toEqual([...LEVELS].sort())
})

const TOGETHER = [3, 4, 5].flatMap(players =>
  (['yellow', 'red'] as const).map(characters => [players, characters] as const),
)

test.each(TOGETHER)(
  'hands put no cowboy down and up for ever: %i of them, %s characters, placing at once',
  (players, characters) => {
    const game = gameOf('carson-city')
    const config = game.config.parse({ players, characters, placement: 'simultaneous' })
    for (const seed of ['hands', 'freeze']) {
      const state = game.setup(config, seedChance(seed))
      let placing = 0
      for (;;) {
        const question = nextQuestion(game, state)
        if (question === undefined) break
        if (question.ask.startsWith('place')) placing++
        const { seat } = question
        const view = game.view(state, seat)
        const answer = answerFor(game, view, [question], 'hand', `${placing}`, { expired: () => false })
        if (answer === undefined) throw new Error('Nobody answers.')
        game.apply(state, seat, answer.option)
      }
      expect(game.outcome(state)).toBeDefined()
      // Each has at most ten cowboys and the white one in each of four rounds; each of them takes at most three answers.
      expect(placing).toBeLessThan(players * 4 * 11 * 3)
    }
  },
)
