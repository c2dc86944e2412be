import { type AnyGame, below, type PlainState, SPECTATOR, seedChance } from '@railhead/kernel'
import type { Scene } from '../games/screen.js'
import { gameWriter, type Writer } from '../i18n/index.js'

/** So many answers are given before the picture is taken: enough for pieces to lie about. */
const ANSWERS = 60

const states = new Map<string, PlainState>()

/** A position of a match of this configuration, always the same. */
function positionOf(game: AnyGame, config: unknown): PlainState {
  const key = `${game.id} ${JSON.stringify(config)}`
  const known = states.get(key)
  if (known) return known
  const luck = seedChance('an example')
  const state = game.setup(config, seedChance('an example'))
  for (let given = 0; given < ANSWERS; given++) {
    const [decision] = game.decisions(state).filter(({ optional }) => optional === undefined)
    if (!decision) break
    game.apply(state, decision.seat, decision.options[below(luck, decision.options.length)])
  }
  const view = game.view(state, SPECTATOR)
  states.set(key, view)
  return view
}

/** What the pictures of a rulebook are drawn from. */
export function exampleScene(game: AnyGame, config: unknown, t: Writer): Scene {
  return {
    view: positionOf(game, config),
    summary: [],
    seat: null,
    names: Array.from({ length: game.config.seats(config) }, (_, seat) => `${seat + 1}`),
    happened: [],
    t,
    say: gameWriter(t.lang, [game.text.catalogues[t.lang]], seat => `${seat + 1}`),
  }
}
