import type { GameText, Message, Seat } from '@railhead/kernel'
import { trackOf } from '../components/actionTrack.js'
import { CARDS } from '../components/characters.js'
import type { Event } from '../events.js'
import { firepower } from '../firepower.js'
import type { Option } from '../options.js'
import { isOpen } from '../placement.js'
import { standing } from '../scoring.js'
import type { State } from '../state.js'
import { cardNumber, holderOf, NOBODY } from '../state.js'
import { effectOf } from './effects.js'
import { drawTown, parcelLines } from './map.js'
import { counted, dollars, playerName, say, spotName } from './names.js'
import { characterText } from './options.js'
import {
  cowboyLines,
  cowboysAt,
  estateLines,
  marketLines,
  orderLines,
  playerLines,
  scoreLines,
} from './summary.js'

/** What people ask of a table of Carson City by a word. */
export const queries: NonNullable<GameText<State, Option, Event>['queries']> = {
  score: { lines: scoreLines },
  round: { lines: orderLines },
  brief: { lines: briefLines },
  people: { lines: othersLines },
  characters: { lines: characterLines },
  hand: { lines: (view, viewer) => (viewer < 0 ? [] : everythingOf(view, viewer, viewer)) },
  market: { lines: marketLines },
  map: { lines: parcelLines, drawing: (view, _viewer, translate) => drawTown(view, translate) },
  track: { lines: trackLines },
}

/** The open spaces in the order of resolution; without a seat only who stands where. */
function trackLines(view: State, viewer: Seat): Message[] {
  if (viewer < 0) return cowboyLines(view)
  const spaces = trackOf(view).places.filter(space => space >= 0 && isOpen(view, space))
  return spaces.map(space => {
    const players = cowboysAt(view, space)
    const named = { space: spotName(space), effect: effectOf(view, viewer, space) }
    return players.length === 0 ? say('table.space', named) : say('table.space.taken', { ...named, players })
  })
}

/** A player with what lies in the town. */
const everythingOf = (view: State, seat: Seat, viewer: Seat): Message[] => [
  ...playerLines(view, seat, viewer),
  ...estateLines(view, seat),
]

function othersLines(view: State, viewer: Seat): Message[] {
  return view.money.flatMap((_, seat) => (seat === viewer ? [] : everythingOf(view, seat, viewer)))
}

/** A line for each player: points, money, strength. */
function briefLines(view: State): Message[] {
  const scores = standing(view)
  return scores.map((score, seat) =>
    say('table.brief', {
      player: playerName(seat),
      points: counted('points', score.total),
      money: dollars(view.money[seat]),
      cowboys: counted('cowboys', view.cowboys[seat]),
      firepower: firepower(view, seat),
    }),
  )
}

/** The characters in their order, with who holds them. */
function characterLines(view: State): Message[] {
  const cards = Array.from({ length: CARDS }, (_, card) => card)
  return cards
    .sort((a, b) => cardNumber(view, a) - cardNumber(view, b))
    .map(card => {
      const holder = holderOf(view, card)
      const named = { number: cardNumber(view, card), character: characterText(view, card) }
      return holder === NOBODY
        ? say('table.character', named)
        : say('table.character.held', { ...named, player: playerName(holder) })
    })
}
