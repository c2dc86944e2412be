import {
  type AnyGame,
  type Decision,
  type PlainOption,
  type PlainState,
  type Seat,
  seedChance,
} from '@railhead/kernel'
import { createElement, Fragment } from 'react'
import type { Choice, GameScreen, Scene } from '../../games/screen.js'
import type { MatchNow } from '../../table/table.js'

/** Two of five kinds of cards, also two alike. More would be harder to look through than to give one after the other. */
export const MOST_RUNS = 15

interface Step {
  readonly option: PlainOption
  readonly decision: Decision<PlainOption>
  readonly scene: Scene
}

interface Run {
  readonly steps: readonly Step[]
  readonly world: PlainState
}

const asks = (game: AnyGame, world: PlainState, seat: Seat): Decision<PlainOption> | undefined =>
  game.decisions(world).find(open => open.optional === undefined && open.seat === seat)

/**
 * The same question several times in a row, answered in one go: two cards to discard, a tile from each of three
 * columns. Found by giving the answers in an imagined world; what leads to the same position is one run. None if
 * chance has a hand in it, or if there are too many.
 */
export function runsOf(
  game: AnyGame,
  screen: GameScreen,
  scene: Scene,
  open: MatchNow['decisions'][number],
): Choice[] {
  const { seat, ask } = open
  if (open.optional !== undefined || !screen.inOneGo?.includes(ask)) return []
  const found = new Map<string, readonly Step[]>()
  /** Whether all runs that begin like this could be followed to their end. */
  const follow = (run: Run, decision: Decision<PlainOption>): boolean =>
    decision.options.every(option => {
      const world = game.clone(run.world)
      const { drawn } = world.chance
      game.apply(world, seat, option)
      if (world.chance.drawn !== drawn) return false
      const at: Scene = { ...scene, view: run.world, happened: [] }
      const steps = [...run.steps, { option, decision, scene: at }]
      const next = asks(game, world, seat)
      if (next?.ask === ask) return follow({ steps, world }, next)
      const where = JSON.stringify(game.view(world, seat))
      if (!found.has(where)) found.set(where, steps)
      return found.size <= MOST_RUNS
    })
  const whole = follow({ steps: [], world: game.imagine(scene.view, seedChance('run')) }, open)
  const runs = [...found.values()]
  return whole && runs.every(({ length }) => length > 1)
    ? runs.map(steps => choiceOf(game, screen, open.id, steps))
    : []
}

function choiceOf(game: AnyGame, screen: GameScreen, id: string, steps: readonly Step[]): Choice {
  const [first, ...others] = steps.map(({ option }) => option)
  const label = steps
    .map(({ option, decision, scene }) => scene.say(game.text.option(scene.view, decision.seat, option)))
    .join(' + ')
  const chips = steps.map(({ option, decision, scene }) => screen.chip?.(option, decision, scene))
  return {
    decision: id,
    option: first,
    followedBy: others,
    label,
    chip: {
      icon: createElement(
        Fragment,
        null,
        ...chips.map(chip =>
          createElement('span', { className: 'run-part' }, chip?.icon, chip?.brief ?? chip?.words),
        ),
      ),
      words: '',
    },
    piece: null,
    anyTime: false,
    hotkey: null,
  }
}
