import { below, type Chance, seedChance } from '../../chance.js'
import type { Field } from '../../config.js'
import { RailheadError } from '../../errors.js'
import type { Game, PlainEvent, PlainState } from '../../game.js'
import type { Viewer } from '../../seat.js'
import { pickAnswer } from '../play.js'
import { CheckFailed } from './failed.js'

/** What the kit must be told of a game, and how long it looks. */
export interface GameUnderTest<State, Event> {
  /**
   * Deals everything anew that the viewer cannot know, in place: hands of others, face-down cards, piles. It must not
   * be written with `view` or `imagine`: the worlds it makes are what those are judged by. `chance` decides.
   */
  reshuffle(state: State, viewer: Viewer, chance: Chance): void
  /** Events that show hidden things to everybody: what follows may differ between worlds that looked the same. */
  readonly reveals?: readonly (Event extends PlainEvent ? Event['type'] : string)[]
  /** Questions (`ask`) whose answers stay hidden from everybody else: cards laid face down, secret bids. */
  readonly secret?: readonly string[]
  /** How many matches of each check are played. */
  readonly matches?: number
  /** More answers than any match takes. */
  readonly longest?: number
  /** Another seed tries other matches. */
  readonly seed?: string
}

/** A game with everything that the checks share. */
export class Subject<State extends PlainState, Option extends object, Config, Event extends PlainEvent> {
  readonly matches: number
  readonly longest: number
  readonly seed: string
  readonly configs: readonly Config[]

  constructor(
    readonly game: Game<State, Option, Config, Event>,
    readonly given: GameUnderTest<State, Event>,
  ) {
    this.matches = given.matches ?? 12
    this.longest = given.longest ?? 20_000
    this.seed = given.seed ?? 'check'
    this.configs = sampleConfigs(game, this.seed)
  }

  /** Runs a trial for each match; a failure says with what it can be seen again. */
  forMatches(trial: (config: Config, seed: string) => void): void {
    for (let index = 0; index < this.matches; index++) {
      const config = this.configs[index % this.configs.length]
      const seed = `${this.seed} ${index}`
      try {
        trial(config, seed)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        throw new CheckFailed(`${reason}\n  with seed '${seed}' and ${JSON.stringify(config)}`, {
          cause: error,
        })
      }
    }
  }

  /** Plays a match with random answers on a bare state; `before` sees each answer before it is given. */
  play(
    config: Config,
    seed: string,
    before: (state: State, seat: number, option: Option, step: number) => void = () => undefined,
  ): State {
    const { game } = this
    const state = game.setup(config, seedChance(seed))
    const luck = seedChance(`${seed} answers`)
    for (let step = 0; ; step++) {
      const decisions = game.decisions(state)
      if (decisions.length === 0) return state
      if (step >= this.longest)
        throw new CheckFailed(`the match is not over after ${step} answers; if that is right, give 'longest'`)
      const { seat, option } = pickAnswer(decisions, luck)
      before(state, seat, option, step)
      game.apply(state, seat, option)
    }
  }
}

/** The choices of a field as they could stand in a configuration. */
function valuesOf(field: Field): readonly unknown[] {
  switch (field.kind) {
    case 'choice':
      return field.optional ? [undefined, ...field.choices] : field.choices
    case 'set':
      return [[], ...field.choices.map(choice => [choice]), field.choices]
    case 'choiceOrList':
      return [
        ...field.choices,
        Array.from({ length: field.length }, (_, i) => field.choices[i % field.choices.length]),
      ]
  }
}

const COMBINATIONS = 60

/** The plainest configuration, and many others that the game accepts. */
function sampleConfigs<State, Option, Config, Event>(
  game: Game<State, Option, Config, Event>,
  seed: string,
): Config[] {
  const luck = seedChance(`${seed} configurations`)
  const found = new Map<string, Config>()
  const attempt = (wish: Record<string, unknown>): void => {
    try {
      const config = game.config.parse(wish)
      found.set(JSON.stringify(config), config)
    } catch (error) {
      // Not every combination makes sense; that it is refused properly is another check's business.
      if (!(error instanceof RailheadError)) throw error
    }
  }
  for (let index = 0; index < COMBINATIONS; index++) {
    const wish: Record<string, unknown> = {}
    for (const field of game.config.fields) {
      const values = valuesOf(field)
      const value = index === 0 ? (field.default ?? values[0]) : values[below(luck, values.length)]
      if (value !== undefined) wish[field.name] = value
    }
    attempt(wish)
  }
  if (found.size === 0) throw new CheckFailed('no combination of the choices of the fields is accepted')
  return [...found.values()]
}
