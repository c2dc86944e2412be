import type { Refusal, Seat } from '@railhead/kernel'
import type { State } from './state.js'
import type { TaskKind, TaskOf } from './task.js'
import { editionOf } from './text/places.js'
import { auxiliary, choose, location, offer } from './text/refusals/actions.js'
import type { Question } from './text/refusals/asked.js'
import { build, buyCattle, hire, site, takeStationMaster } from './text/refusals/markets.js'
import {
  deliver,
  engine,
  foresight,
  income,
  placeDisc,
  placeShop,
  upgradeBehind,
} from './text/refusals/railroad.js'
import { decisions } from './turn.js'

type Refuse<Kind extends TaskKind> = (question: Question<TaskOf<Kind>>) => Refusal[]

/** The questions at which one might miss something. */
const REFUSALS: { readonly [Kind in TaskKind]?: Refuse<Kind> } = {
  auxiliary,
  build,
  buyCattle,
  choose,
  deliver,
  engine,
  engineBack: engine,
  foresight,
  hire,
  income,
  leaveEndOfTrack: engine,
  location,
  offer,
  placeDisc,
  placeShop,
  site,
  takeStationMaster,
  upgradeBehind,
}

/** Why what one might expect is not offered to the seat now. Says only what that seat may know; works on views. */
export function refusals(state: State, seat: Seat): Refusal[] {
  const task = state.tasks[state.tasks.length - 1]
  if (seat !== state.turn || state.over || task === undefined) return []
  const asked = decisions(state).find(open => open.seat === seat && open.ask === task.kind)
  const refuse = REFUSALS[task.kind] as ((question: Question<unknown>) => Refusal[]) | undefined
  if (asked === undefined || refuse === undefined) return []
  const player = state.players[seat]
  return refuse({ state, seat, player, task, offered: asked.options, edition: editionOf(state) })
}
