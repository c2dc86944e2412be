import {
  type AnyGame,
  below,
  type Decision,
  type PlainOption,
  type PlainState,
  seedChance,
} from '@railhead/kernel'
import { games } from '@railhead/shelf'
import { loadNets } from '../../src/models.js'
import { nextQuestion } from '../../src/search.js'

for (const { id } of games) await loadNets(id)

export const UNHURRIED = { expired: () => false }

export function gameOf(id: string): AnyGame {
  const game = games.find(candidate => candidate.id === id)
  if (!game) throw new Error(`There is no game '${id}'.`)
  return game
}

/** Plays a match with random answers and shows every question on the way. */
export function wander(
  game: AnyGame,
  config: unknown,
  seed: string,
  watch: (state: PlainState, question: Decision<PlainOption>, count: number) => void,
): PlainState {
  const state = game.setup(game.config.parse(config), seedChance(seed))
  const luck = seedChance(`${seed}/luck`)
  for (let count = 0; ; count++) {
    for (const open of game.decisions(state)) watch(state, open, count)
    const question = nextQuestion(game, state)
    if (question === undefined) return state
    game.apply(state, question.seat, question.options[below(luck, question.options.length)])
  }
}
