import { seedChance } from './chance.js'
import type { Game, PlainState } from './game.js'
import { sameData, sameUntil } from './hash.js'
import { type Seat, UNKNOWN, type Viewer } from './seat.js'

/** How many imagined worlds are tried to find out whether an answer revealed something. */
const IMAGINED_WORLDS = 6

/** How often UNKNOWN stands in plain data. */
function countUnknown(value: unknown): number {
  if (value === UNKNOWN) return 1
  if (typeof value !== 'object' || value === null) return 0
  let count = 0
  if (Array.isArray(value)) for (const part of value) count += countUnknown(part)
  else for (const part of Object.values(value)) count += countUnknown(part)
  return count
}

function asUnknown(value: number): number {
  return value === UNKNOWN ? 1 : 0
}

/** How much a view hides of a state: how often UNKNOWN stands there only. What both share hides nothing. */
function hiddenIn(view: unknown, state: unknown): number {
  if (view === state) return 0
  let count = 0
  if (Array.isArray(view) && Array.isArray(state)) {
    const most = Math.max(view.length, state.length)
    for (let i = sameUntil(state, view); i < most; i++) {
      const seen: unknown = view[i]
      const there: unknown = state[i]
      if (seen === there) continue
      // Of a hidden pile nothing has to be looked into.
      if (typeof there === 'number' && typeof seen === 'number') count += asUnknown(seen) - asUnknown(there)
      else count += hiddenIn(seen, there)
    }
    return count
  }
  if (!isFields(view) || !isFields(state)) return countUnknown(view) - countUnknown(state)
  for (const name in view) if (view[name] !== state[name]) count += hiddenIn(view[name], state[name])
  for (const name in state) if (!Object.hasOwn(view, name)) count -= countUnknown(state[name])
  return count
}

function isFields(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}

/** What an answer led to: the state after it, and what its giver was told. */
export interface Effect<State, Event> {
  readonly after: State
  readonly told: readonly Event[]
}

/** How it is found out whether an answer reveals something. */
export interface Trial<State, Event> {
  /** What the answer led to, where that is known. */
  readonly effect?: Effect<State, Event>
  /** In how many imagined worlds it is tried. The first ones are always the same. */
  readonly worlds?: number | undefined
}

/**
 * Whether an answer that draws nothing shows its giver something: what was hidden is hidden no more, or in
 * another world that looks the same to them, the same answer would have shown or told them something else.
 */
export function reveals<State extends PlainState, Option, Config, Event>(
  game: Game<State, Option, Config, Event>,
  before: State,
  seat: Seat,
  option: Option,
  seed: string,
  { effect = effectOf(game, before, seat, option), worlds = IMAGINED_WORLDS }: Trial<State, Event> = {},
): boolean {
  const { after, told } = effect
  const view = game.view(before, seat)
  const seen = game.view(after, seat)
  if (hiddenIn(seen, after) < hiddenIn(view, before)) return true
  for (let world = 0; world < worlds; world++) {
    const imagined = game.imagine(view, seedChance(`${seed}/${world}`))
    if (!sameData(witnessed(game, imagined, seat, option), told)) return true
    if (!sameData(game.view(imagined, seat), seen)) return true
  }
  return false
}

/** With how much other luck an answer is tried: a die that shows the same again tells nothing. */
const OTHER_LUCKS = 4

/** Whether the luck that an answer drew, whoever gave it, was seen by the viewer: with other luck they would see something else. */
export function luckShows<State extends PlainState, Option, Config, Event>(
  game: Game<State, Option, Config, Event>,
  before: State,
  seat: Seat,
  option: Option,
  viewer: Viewer,
): boolean {
  const after = game.clone(before)
  game.apply(after, seat, option)
  if (after.chance.drawn === before.chance.drawn) return false
  const seen = game.view(after, viewer)
  for (let luck = 0; luck < OTHER_LUCKS; luck++) {
    const other = Object.assign(game.clone(before), { chance: seedChance(`luck/${luck}`) })
    game.apply(other, seat, option)
    if (!sameData(game.view(other, viewer), seen)) return true
  }
  return false
}

function effectOf<State extends PlainState, Option, Config, Event>(
  game: Game<State, Option, Config, Event>,
  before: State,
  seat: Seat,
  option: Option,
): Effect<State, Event> {
  const after = game.clone(before)
  return { after, told: witnessed(game, after, seat, option) }
}

/** Applies the answer and returns what its giver was told. */
function witnessed<State extends PlainState, Option, Config, Event>(
  game: Game<State, Option, Config, Event>,
  state: State,
  seat: Seat,
  option: Option,
): Event[] {
  const heard: Event[] = []
  game.apply(state, seat, option, event => {
    const perceived = game.witness(event, seat)
    if (perceived !== undefined) heard.push(perceived)
  })
  return heard
}
