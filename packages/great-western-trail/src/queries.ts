import type { GameText, Message, Viewer } from '@railhead/kernel'
import type { Event } from './event.js'
import type { Option } from './option.js'
import type { State } from './state.js'
import { foresightLines, jobMarketLines, objectiveLines, playerLines, samLinesOf } from './summary.js'
import { message, who } from './text/message.js'
import { northWords, pokerWords } from './words/addons.js'
import { citiesWords, marketWords, railWords } from './words/board.js'
import { boardLines, briefLines, buildingLines } from './words/people.js'
import { trailWords } from './words/trail.js'

/** What people ask of a table by a word. */
export const queries = {
  round: { lines: roundLines },
  brief: { lines: briefLines },
  hand: { lines: ownLines },
  buildings: { lines: buildingLines },
  people: { lines: othersLines },
  trail: { lines: trailWords },
  jobs: { lines: jobMarketLines },
  market: { lines: marketWords },
  foresight: { lines: foresightLines },
  rails: { lines: railWords },
  cities: { lines: citiesWords },
  goals: { lines: objectiveLines },
  north: { lines: northWords },
  poker: { lines: pokerWords },
} satisfies NonNullable<GameText<State, Option, Event>['queries']>

function roundLines(view: State): Message[] {
  const turn = message('summary.turn', { number: view.turns, who: who(view.turn) })
  return view.endedBy >= 0 && !view.over ? [turn, message('board.lastTurns')] : [turn]
}

function ownLines(view: State, viewer: Viewer): Message[] {
  return viewer < 0 ? [] : [...playerLines(view, viewer, viewer), ...boardLines(view, viewer)]
}

function othersLines(view: State, viewer: Viewer): Message[] {
  const players = view.players.flatMap((_, seat) =>
    seat === viewer ? [] : [...playerLines(view, seat, viewer), ...boardLines(view, seat)],
  )
  return [...players, ...samLinesOf(view, viewer)]
}
