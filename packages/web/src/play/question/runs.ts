import {
  type AnyGame,
  type Decision,
  type PlainOption,
  type PlainState,
  type Seat,
  sameData,
  seedChance,
} from '@railhead/kernel'
import { createElement, Fragment } from 'react'
import type { Chip, Choice, GameScreen, Runs, Scene } from '../../games/screen.js'
import type { MatchNow } from '../../table/table.js'

/** Two of five kinds of cards, also two alike. More would be harder to look through than to give one after the other. */
export const MOST_RUNS = 15

interface Step {
  readonly option: PlainOption
  readonly decision: Decision<PlainOption>
  readonly scene: Scene
  /** Made when somebody asks for it: few of the answers that are looked at are part of a run. */
  readonly chip: () => Chip | undefined
}

interface Run {
  readonly steps: readonly Step[]
  readonly world: PlainState
}

const asks = (game: AnyGame, world: PlainState, seat: Seat): Decision<PlainOption> | undefined =>
  game.decisions(world).find(open => open.optional === undefined && open.seat === seat)

function stepOf(
  screen: GameScreen,
  scene: Scene,
  option: PlainOption,
  decision: Decision<PlainOption>,
): Step {
  let chip: Chip | undefined
  return { option, decision, scene, chip: () => (chip ??= screen.chip?.(option, decision, scene)) }
}

const shortWords = ({ chip, option }: Step): string => {
  const made = chip()
  return made ? (made.brief ?? made.words) : JSON.stringify(option)
}

/** Runs, each position once. Only those that say the same, in whatever order, are compared: that takes a while. */
class Found {
  private readonly bySaying = new Map<string, Run[]>()

  constructor(private readonly seen: (run: Run) => unknown) {}

  add(run: Run): void {
    const saying = run.steps.map(shortWords).sort().join()
    const alike = this.bySaying.get(saying)
    if (!alike) this.bySaying.set(saying, [run])
    else if (!alike.some(other => sameData(this.seen(other), this.seen(run)))) alike.push(run)
  }

  all(): readonly Run[] {
    return [...this.bySaying.values()].flat()
  }
}

/** Whether another answer to the same question does the same for less: of several ways to a place the cheapest is meant. */
function isDearer(screen: GameScreen, { chip: own, decision, scene }: Step): boolean {
  const { alike, cost = 0 } = own() ?? {}
  if (alike === undefined) return false
  return decision.options.some(other => {
    const chip = screen.chip?.(other, decision, scene)
    return chip?.alike === alike && (chip.cost ?? 0) < cost
  })
}

export const NO_RUNS: Runs = { choices: [], areAll: false, after: null }

/**
 * Several questions in a row, answered in one go: two cards to discard, a tile from each of three columns, the way to
 * Kansas City with those tiles, a purchase of two cards. Found by giving the answers in an imagined world; what leads to
 * the same position is one run. None if chance has a hand in it, or if there are too many.
 */
export function runsOf(
  game: AnyGame,
  screen: GameScreen,
  scene: Scene,
  open: MatchNow['decisions'][number],
): Runs {
  const { seat, ask } = open
  const next = screen.inOneGo?.[ask]
  if (open.optional !== undefined || !next) return NO_RUNS
  // What is asked again and again is answered in one go altogether; other questions have answers that lead to no more.
  const whole = next.includes(ask)
  const found = new Found(({ world }) => game.view(world, seat))
  /** Whether all runs that begin like this could be followed to their end. */
  const follow = (run: Run, decision: Decision<PlainOption>): boolean =>
    decision.options.every(option => {
      const step = stepOf(screen, { ...scene, view: run.world, happened: [] }, option, decision)
      const steps = [...run.steps, step]
      const canStandAlone = !whole && steps.length === 1
      const world = game.clone(run.world)
      const { drawn } = world.chance
      game.apply(world, seat, option)
      if (world.chance.drawn !== drawn) return canStandAlone
      const asked = asks(game, world, seat)
      if (asked && next.includes(asked.ask))
        return (canStandAlone && isDearer(screen, step)) || follow({ steps, world }, asked)
      if (steps.length === 1) return canStandAlone
      found.add({ steps, world })
      return found.all().length <= MOST_RUNS
    })
  if (!follow({ steps: [], world: game.imagine(scene.view, seedChance('run')) }, open)) return NO_RUNS
  const runs = found.all().map(({ steps }) => steps)
  const [first] = runs[0] ?? []
  const isShared = !whole && first !== undefined && runs.every(([begun]) => begun.option === first.option)
  return {
    choices: runs.map(steps => choiceOf(game, open.id, steps, isShared ? 1 : 0)),
    areAll: whole,
    after: isShared ? (first.chip()?.words ?? null) : null,
  }
}

/** The first `said` answers stand beside all runs, not in each. */
function choiceOf(game: AnyGame, id: string, steps: readonly Step[], said: number): Choice {
  const [first, ...others] = steps.map(({ option }) => option)
  const label = steps
    .map(({ option, decision, scene }) => scene.say(game.text.option(scene.view, decision.seat, option)))
    .join(' + ')
  const chips = steps.map(({ chip }) => chip())
  return {
    decision: id,
    option: first,
    followedBy: others,
    label,
    chip: {
      icon: createElement(
        Fragment,
        null,
        ...chips
          .slice(said)
          .map(chip =>
            createElement('span', { className: 'run-part' }, chip?.icon, chip?.brief ?? chip?.words),
          ),
      ),
      words: '',
      cost: chips.reduce((sum, chip) => sum + (chip?.cost ?? 0), 0),
    },
    piece: null,
    anyTime: false,
    hotkey: null,
  }
}
