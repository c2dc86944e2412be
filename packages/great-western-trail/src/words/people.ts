import { type Message, type Seat, UNKNOWN, type Viewer } from '@railhead/kernel'
import { breedingValue } from '../herd.js'
import { standing } from '../scoring.js'
import { NOWHERE, type State, tablesOf } from '../state.js'
import { buildingHelp, discName } from '../text/help.js'
import { counted, join, message, money, points, who } from '../text/message.js'
import { auxiliaryName, buildingName } from '../text/names.js'
import { editionOf, placeText } from '../text/places.js'
import { buildingLabel } from '../text/turnLine.js'
import { faceOf } from '../walk.js'

/** What a player board shows: the auxiliary actions that are open, the discs that still lie on it. */
export function boardLines(view: State, seat: Seat): Message[] {
  const { auxiliaries, discSpaces, cattleValues } = tablesOf(view)
  const { discs, hand } = view.players[seat]
  const open = auxiliaries.flatMap(({ disc }) => {
    if (discs[disc] >= 2) return []
    const name = auxiliaryName(discSpaces[disc].name)
    return [discs[disc] === 0 ? message('summary.auxiliary.twice', { name }) : name]
  })
  const left = discs.flatMap((count, disc) => new Array<number>(count).fill(disc))
  return [
    ...(hand.includes(UNKNOWN)
      ? []
      : [message('summary.breeding', { value: breedingValue(hand, cattleValues) })]),
    message('summary.auxiliaries', { list: join(open, 'comma') }),
    message('summary.discs', { list: counted(left, disc => discName(discSpaces[disc])) }),
    unbuiltLine(view, seat),
  ]
}

const unbuiltNumbers = (view: State, seat: Seat): number[] => {
  const { unbuilt } = view.players[seat]
  return tablesOf(view).buildings[0].flatMap((_, number) => (unbuilt & (1 << number) ? [number] : []))
}

function unbuiltLine(view: State, seat: Seat): Message {
  const list = unbuiltNumbers(view, seat).map(number => buildingLabel(view, number))
  return message('summary.unbuilt', { list: join(list, 'comma') })
}

/** The viewer's buildings that are not built yet, with what they need and do. */
export function buildingLines(view: State, viewer: Viewer): Message[] {
  if (viewer < 0) return []
  const { buildings } = tablesOf(view)
  return unbuiltNumbers(view, viewer).map(number => {
    const face = faceOf(view, number)
    const help = buildingHelp(number, face, buildings, editionOf(view))
    return message('summary.named', { name: buildingName(number, face), help })
  })
}

/** A line for each player: points, money, where they stand. */
export function briefLines(view: State, viewer: Viewer): Message[] {
  const scores = standing(view)
  return view.players.map(({ money: dollars, space, hand }, seat) =>
    message('summary.brief', {
      who: who(seat),
      points: points(scores[seat].total),
      money: money(dollars),
      place: space === NOWHERE ? message('summary.nowhere') : placeText(view, space, viewer),
      cards: hand.length,
    }),
  )
}
