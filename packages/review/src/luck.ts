import { evaluatorOf } from '@railhead/bots'
import {
  type AnyGame,
  type Chance,
  type PlainOption,
  type PlainState,
  type Seat,
  seedChance,
} from '@railhead/kernel'
import type { Course } from './course.js'
import type { Effort } from './effort.js'
import { playOn, type Worth, worthOf } from './playOut.js'

/** What chance gave or took at one moment, by seat: what came against the mean of what could have come. */
export interface Luck {
  /** The number of answers after which it came; 0 for the set-up. */
  readonly moment: number
  readonly turn: number
  /** Of the winning chance, from 0 to 1. */
  readonly chance: readonly number[]
  readonly points: readonly number[]
}

/**
 * Every draw of a match. What is expected of a draw is measured by other draws from the same position, so the luck of
 * each is 0 in the mean whatever the judge of positions thinks, and so is the sum over a match.
 */
export function* luckOf(course: Course, effort: Effort): Generator<Luck> {
  const { game, config, hash, draws, start, seats, answers } = course
  const first = setupLuck(game, config, start, effort.setups, `${hash}/setup`)
  yield { moment: 0, turn: 0, chance: first.chance, points: first.points }
  const evaluator = evaluatorOf(game)
  for (const { moment, turn, before, after } of draws) {
    const { seat, option } = answers[moment - 1]
    const came = worthOf(game, evaluator, after, seats)
    const seed = `${hash}/${moment}`
    const { chance, points } = drawLuck(game, before, seat, option, came, effort.redraws, seed)
    yield { moment, turn, chance, points }
  }
}

/** What came less what is expected, by seat. */
type Difference = Worth

/** What came of an answer against what other draws make of the same answer. */
export function drawLuck(
  game: AnyGame,
  before: PlainState,
  seat: Seat,
  option: PlainOption,
  came: Worth,
  redraws: number,
  seed: string,
): Difference {
  const evaluator = evaluatorOf(game)
  const seats = came.chance.length
  return against(came, redraws, i =>
    worthOf(game, evaluator, redrawn(game, before, seat, option, `${seed}/redraw/${i}`), seats),
  )
}

/**
 * The same where what is drawn shows only later: after it and after others, the bots' first thought goes on for so many
 * answers, each time with the same chance, and the position there is judged.
 */
export function lateLuck(
  game: AnyGame,
  before: PlainState,
  after: PlainState,
  seat: Seat,
  option: PlainOption,
  redraws: number,
  answers: number,
  seed: string,
): Difference {
  const evaluator = evaluatorOf(game)
  const seats = game.standing(after).length
  const later = (state: PlainState, name: string): Worth => {
    reseed(state.chance, seedChance(`${name}/chance`))
    playOn(game, evaluator, state, answers, seedChance(`${name}/thoughts`))
    return worthOf(game, evaluator, state, seats)
  }
  const nothing = Array.from({ length: seats }, () => 0)
  const came = { chance: [...nothing], points: [...nothing], lead: [...nothing] }
  for (let i = 0; i < redraws; i++) {
    const worth = later(game.clone(after), `${seed}/later/${i}`)
    for (let other = 0; other < seats; other++) {
      came.chance[other] += worth.chance[other] / redraws
      came.points[other] += worth.points[other] / redraws
      came.lead[other] += worth.lead[other] / redraws
    }
  }
  return against(came, redraws, i => {
    const state = redrawn(game, before, seat, option, `${seed}/redraw/${i}`)
    return later(state, `${seed}/later/${i}`)
  })
}

/** What another draw makes of the same answer. */
function redrawn(
  game: AnyGame,
  before: PlainState,
  seat: Seat,
  option: PlainOption,
  seed: string,
): PlainState {
  const state = game.clone(before)
  reseed(state.chance, seedChance(seed))
  game.apply(state, seat, option)
  return state
}

function setupLuck(
  game: AnyGame,
  config: unknown,
  start: PlainState,
  setups: number,
  seed: string,
): Difference {
  const evaluator = evaluatorOf(game)
  const seats = game.config.seats(config)
  return against(worthOf(game, evaluator, start, seats), setups, i =>
    worthOf(game, evaluator, game.setup(config, seedChance(`${seed}/${i}`)), seats),
  )
}

function against(came: Worth, count: number, other: (i: number) => Worth): Difference {
  const chance = [...came.chance]
  const points = [...came.points]
  const lead = [...came.lead]
  for (let i = 0; i < count; i++) {
    const worth = other(i)
    for (let seat = 0; seat < chance.length; seat++) {
      chance[seat] -= worth.chance[seat] / count
      points[seat] -= worth.points[seat] / count
      lead[seat] -= worth.lead[seat] / count
    }
  }
  return { chance, points, lead }
}

/** What was drawn goes on from another number; how many were drawn stays. */
function reseed(chance: Chance, { a, b, c }: Chance): void {
  chance.a = a
  chance.b = b
  chance.c = c
}
