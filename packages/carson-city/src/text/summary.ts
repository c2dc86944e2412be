import { type Message, type Seat, UNKNOWN, type Viewer } from '@railhead/kernel'
import { BUILDINGS_HERE, MAP_SPOTS, trackOf } from '../components/actionTrack.js'
import { BUILT, HOUSE, MOUNTAIN, NOTHING, TYPES } from '../components/buildings.js'
import { PARCELS, parcelName } from '../components/map.js'
import { EMPTY_SLOT, SLOT_PRICES } from '../components/market.js'
import { ROUNDS } from '../components/pieces.js'
import { cowboysOn, firepowerParts } from '../figures/firepower.js'
import { firepower } from '../firepower.js'
import { buildingIncome } from '../income.js'
import { ownParcels } from '../parcels.js'
import { placeOf, seatsAt } from '../placement.js'
import { standing } from '../scoring.js'
import { FREE_PARCELS, NOBODY, OVER, PHASES, PLACEMENT, type State, sideOf } from '../state.js'
import {
  buildingName,
  characterName,
  counted,
  dollars,
  joined,
  placeName,
  playerName,
  playerNames,
  say,
  scoreName,
} from './names.js'

/** The table in lines of text, for terminals and screen readers. */
export function summary(view: State, viewer: Viewer): Message[] {
  return [
    ...orderLines(view),
    ...peopleLines(view, viewer),
    ...cowboyLines(view),
    ...marketLines(view),
    ...townLines(view),
  ]
}

/** Round, phase and order. */
export function orderLines(view: State): Message[] {
  const phase = say(`table.phase.${PHASES[view.phase]}`)
  const lines: Message[] = []
  if (view.phase === OVER) lines.push(say('table.over'))
  else if (view.phase === FREE_PARCELS) lines.push(say('table.before', { phase }))
  else lines.push(say('table.round', { round: view.round, rounds: ROUNDS, phase }))
  lines.push(say('table.order', { players: playerNames(view.order) }))
  if (view.passed.length > 0 && view.phase >= PLACEMENT)
    lines.push(say('table.passed', { players: playerNames(view.passed) }))
  return lines
}

export function marketLines(view: State): Message[] {
  const tiles = view.market.flatMap((building, slot) =>
    building === EMPTY_SLOT
      ? []
      : [say('table.tile', { price: dollars(SLOT_PRICES[slot]), building: buildingName(building) })],
  )
  const bag: Message[] = []
  for (let building = 0; building < TYPES; building++) {
    const count = view.bag.filter(tile => tile === building).length
    if (count > 0) bag.push(say('table.bagTile', { building: buildingName(building), count }))
  }
  return [
    say('table.market', { tiles: joined(tiles) }),
    ...(bag.length > 0 ? [say('table.bag', { tiles: joined(bag) })] : []),
  ]
}

function peopleLines(view: State, viewer: Viewer): Message[] {
  return seats(view).flatMap(seat => playerLines(view, seat, viewer))
}

/** Everything about one player. */
export function playerLines(view: State, seat: Seat, viewer: Viewer): Message[] {
  const player = playerName(seat)
  const score = standing(view)[seat]
  const lines = [
    say('table.player', {
      player,
      money: dollars(view.money[seat]),
      points: counted('points', score.total),
      play: view.points[seat],
      cowboys: counted('cowboys', view.cowboys[seat]),
      placed: spots(view).reduce((sum, spot) => sum + cowboysOn(view, seat, spot), 0),
      firepower: firepower(view, seat),
      roads: counted('roads', view.roads[seat]),
    }),
  ]
  const side = sideOf(view, seat)
  if (side)
    lines.push(
      say('table.limit', { player, character: characterName(side.card), limit: dollars(side.cashLimit) }),
    )
  lines.push(firepowerLine(view, seat), ...tokenLines(view, seat, viewer), ...keptLines(view, seat))
  return lines
}

function firepowerLine(view: State, seat: Seat): Message {
  const parts = firepowerParts(view, seat)
  const named: Message[] = []
  if (parts.cowboys > 0)
    named.push(say('table.firepower.cowboys', { cowboys: counted('cowboys', parts.cowboys) }))
  if (parts.white > 0) named.push(say('table.firepower.white'))
  if (parts.revolvers > 0) named.push(counted('revolvers', parts.revolvers))
  if (parts.character > 0)
    named.push(
      say('table.firepower.character', {
        revolvers: counted('revolvers', parts.character),
        character: characterName(view.character[seat]),
      }),
    )
  if (parts.threeGuns > 0)
    named.push(say('table.firepower.threeGuns', { revolvers: counted('revolvers', parts.threeGuns) }))
  return say('table.firepower', { player: playerName(seat), total: parts.total, parts: joined(named) })
}

function tokenLines(view: State, seat: Seat, viewer: Viewer): Message[] {
  if (view.duels === 'dice') return []
  const player = playerName(seat)
  const hand = view.tokens[seat]
  const lines = [
    say('table.tokens', { player, tokens: counted('tokens', hand.length), sum: view.tokenSums[seat] }),
  ]
  if (seat === viewer && !hand.includes(UNKNOWN))
    lines.push(say('table.tokens.own', { player, values: [...hand].sort((a, b) => a - b).join(', ') }))
  return lines
}

function keptLines(view: State, seat: Seat): Message[] {
  const kept: Message[] = []
  for (let building = 0; building < TYPES; building++)
    for (let i = 0; i < view.kept[seat * TYPES + building]; i++) kept.push(buildingName(building))
  return kept.length > 0 ? [say('table.kept', { player: playerName(seat), tiles: joined(kept) })] : []
}

/** Who stands where, in the order in which the places are resolved. */
export function cowboyLines(view: State): Message[] {
  const lines = spots(view).flatMap(spot => {
    const players = cowboysAt(view, spot)
    return players.length > 0 ? [say('table.cowboys', { spot: placeName(placeOf(view, spot)), players })] : []
  })
  if (lines.length > 0) return lines
  return view.phase === PLACEMENT ? [say('table.noCowboys')] : []
}

/** The cowboys on one spot, by whose they are. */
export function cowboysAt(view: State, spot: number): Message[] {
  return seats(view).flatMap(seat => {
    const count = cowboysOn(view, seat, spot)
    if (count === 0) return []
    const white = view.white === spot && (seatsAt(view, spot) & (1 << seat)) !== 0
    const own = white ? count - 1 : count
    const player = playerName(seat)
    return [
      ...(own > 1 ? [say('table.cowboys.several', { player, count: own })] : []),
      ...(own === 1 ? [say('player', { player })] : []),
      ...(white ? [say('table.cowboys.white', { player })] : []),
    ]
  })
}

/** All spots in the order of resolution. */
function spots(view: State): number[] {
  const map = Array.from({ length: PARCELS }, (_, parcel) => parcel)
  const onMap = (built: boolean): number[] =>
    map.filter(parcel => view.on[parcel] >= BUILT === built).map(parcel => MAP_SPOTS + parcel)
  return trackOf(view).places.flatMap(place => (place >= 0 ? [place] : onMap(place === BUILDINGS_HERE)))
}

/** Whose parcels lie where and what stands on them. */
function townLines(view: State): Message[] {
  const lines = seats(view).flatMap(seat => estateLines(view, seat))
  const unowned = sites(view, parcel => view.owner[parcel] === NOBODY && view.on[parcel] !== NOTHING)
  return unowned.length > 0 ? [...lines, say('table.unowned', { list: joined(unowned) })] : lines
}

/** The parcels of a player, with what stands on them and what it brings. */
export function estateLines(view: State, seat: Seat): Message[] {
  const count = ownParcels(view, seat)
  if (count === 0) return []
  const list = sites(view, parcel => view.owner[parcel] === seat)
  return [
    say('table.owns', { player: playerName(seat), parcels: counted('parcels', count), list: joined(list) }),
  ]
}

function sites(view: State, named: (parcel: number) => boolean): Message[] {
  const found: Message[] = []
  for (let parcel = 0; parcel < PARCELS; parcel++) if (named(parcel)) found.push(site(view, parcel))
  return found
}

function site(view: State, place: number): Message {
  const parcel = parcelName(place)
  const object = view.on[place]
  if (object >= BUILT)
    return say('table.site.building', {
      parcel,
      building: buildingName(object - BUILT),
      income: dollars(buildingIncome(view, place)),
    })
  if (object === HOUSE) return say('table.site.house', { parcel })
  return say(object === MOUNTAIN ? 'table.site.mountain' : 'table.site', { parcel })
}

/** The score so far, by category; what brings nothing yet is left out. */
export function scoreLines(view: State): Message[] {
  return standing(view).map((score, seat) => {
    const parts = Object.entries(score.categories)
      .filter(([, points]) => points !== 0)
      .map(([name, points]) => say('table.score.part', { name: scoreName(name), points }))
    return say('table.score', {
      player: playerName(seat),
      total: counted('points', score.total),
      parts: joined(parts),
    })
  })
}

function seats(view: State): Seat[] {
  return Array.from({ length: view.players }, (_, seat) => seat)
}
