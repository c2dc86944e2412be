import { type Message, type Seat, UNKNOWN, type Viewer } from '@railhead/kernel'
import { hasShop } from './addons/railsToTheNorth.js'
import { JOB_ROWS } from './components/jobMarket.js'
import { SHOPS } from './components/north.js'
import {
  BUILDER,
  COWBOY,
  ENGINEER,
  isPrivate,
  isWorker,
  NEUTRAL_LETTERS,
  NOTHING,
  neutralIndex,
  ownerOf,
} from './components/tiles.js'
import { certificateLimit, handLimit, permanentCertificates, stepLimit } from './player.js'
import { NO_ENGINE, SAM, type Sam } from './solo/sam.js'
import { NO_MASTER, NO_TOKEN, NOWHERE, type Player, type State, tablesOf } from './state.js'
import { stationMasterHelp } from './text/help.js'
import { counted, join, type Key, message, money, who } from './text/message.js'
import {
  cardName,
  cardText,
  cityName,
  objectiveName,
  railName,
  spaceName,
  stationMasterName,
  stationName,
  tileName,
  townName,
  workerName,
} from './text/names.js'
import { buildingText, editionOf, placeText } from './text/places.js'

/** The table in lines of text, for terminals: what changes most; queries tell the rest. */
export function summary(view: State, viewer: Viewer): Message[] {
  return [
    message('summary.turn', { number: view.turns, who: who(view.turn) }),
    ...view.players.flatMap((_, seat) => playerLines(view, seat, viewer)),
    ...samLinesOf(view, viewer),
    ...jobMarketLines(view),
    ...marketLines(view),
    ...foresightLines(view),
    ...trailLines(view, viewer),
    ...stationLines(view),
    ...objectiveLines(view),
  ]
}

export function marketLines(view: State): Message[] {
  const cards = counted(view.market, card => cardText(card, tablesOf(view)))
  return [message('summary.market', { cards, deck: view.marketDeck.length })]
}

export function objectiveLines(view: State): Message[] {
  const cards = counted(view.objectiveDisplay, card => objectiveName(card, tablesOf(view)))
  return [message('summary.objectives', { cards, deck: view.objectiveDeck.length })]
}

export function playerLines(view: State, seat: Seat, viewer: Viewer): Message[] {
  const player = view.players[seat]
  const { space, certificates } = player
  return [
    message('summary.player', {
      who: who(seat),
      money: money(player.money),
      cowboys: player.workers[COWBOY],
      builders: player.workers[BUILDER],
      engineers: player.workers[ENGINEER],
      certificates,
      limit: certificateLimit(player),
      permanent: permanentCertificates(view, player),
      tokens: player.exchangeTokens,
    }),
    message('summary.places', {
      place: space === NOWHERE ? message('summary.nowhere') : placeText(view, space, viewer),
      engine: railName(player.engine),
      steps: stepLimit(view, player),
    }),
    handLine(view, player),
    ...ownedLines(view, seat, player, viewer),
    ...listLine('summary.masters', player.masters, stationMasterName),
    ...listLine('summary.played', player.objectives, card => objectiveName(card, tablesOf(view))),
    ...laidLine(view, player),
  ]
}

function handLine(view: State, player: Player): Message {
  const { hand, draw, discard } = player
  const sizes = { count: hand.length, limit: handLimit(player), draw: draw.length, discard: discard.length }
  return hand.includes(UNKNOWN)
    ? message('summary.hand.hidden', sizes)
    : message('summary.hand', { ...sizes, cards: counted(hand, card => cardText(card, tablesOf(view))) })
}

function laidLine(view: State, { bonusToken, laid }: Player): Message[] {
  if (bonusToken === NO_TOKEN) return []
  return [message('summary.laid', { cards: counted(laid, card => cardName(card, tablesOf(view))) })]
}

/** What players and Sam have alike. */
type Owner = Pick<
  Player & Sam,
  'cities' | 'stations' | 'hazards' | 'greenOutlaws' | 'orangeOutlaws' | 'shopsPlaced'
>

/** A line for a list, unless it is empty. */
function listLine(key: Key, list: readonly number[], nameOf: (item: number) => Message): Message[] {
  return list.length === 0 ? [] : [message(key, { list: counted(list, nameOf) })]
}

/** One line for each kind of thing that the owner has any of. */
function ownedLines(view: State, owner: Seat, things: Owner, viewer: Viewer): Message[] {
  const { cities, stations, trail } = tablesOf(view)
  const edition = editionOf(view)
  const buildings = trail.sites.filter(
    site => isPrivate(view.trail[site]) && ownerOf(view.trail[site]) === owner,
  )
  const delivered = things.cities.flatMap((count, city) => new Array<number>(count).fill(city))
  const upgraded = stations.flatMap((_, station) => (things.stations & (1 << station) ? [station] : []))
  const { greenOutlaws: green, orangeOutlaws: orange } = things
  return [
    ...listLine('summary.buildings', buildings, site => builtText(view, site, viewer)),
    ...listLine('summary.cities', delivered, city => cityName(cities[city])),
    ...listLine('summary.stations', upgraded, stationName),
    ...listLine('summary.hazards', things.hazards, tile => tileName(tile, tablesOf(view))),
    ...(green + orange > 0 ? [message(`summary.outlaws.${edition}`, { green, orange })] : []),
    ...shopLines(view, owner, things),
  ]
}

function shopLines(view: State, owner: Seat, { shopsPlaced }: Owner): Message[] {
  const { north, cities } = tablesOf(view)
  if (north === undefined) return []
  const shops = north.towns.filter((_, town) => hasShop(view, town, owner))
  const list = join(
    shops.map(town => townName(town, cities)),
    'comma',
  )
  return [message('summary.shops', { list, left: SHOPS - shopsPlaced })]
}

/** A building with its site. */
function builtText(view: State, site: number, viewer: Viewer): Message {
  return message('place.tile', {
    tile: buildingText(view, view.trail[site], viewer),
    space: spaceName(tablesOf(view).trail, site, editionOf(view), view.trail),
  })
}

/** Sam's lines, where he plays. */
export const samLinesOf = (view: State, viewer: Viewer): Message[] =>
  view.sam === undefined ? [] : samLines(view, view.sam, viewer)

function samLines(view: State, sam: Sam, viewer: Viewer): Message[] {
  const line = message('summary.sam', {
    cowboys: sam.workers[COWBOY],
    builders: sam.workers[BUILDER],
    engineers: sam.workers[ENGINEER],
    specialty: workerName(sam.specialty),
    place: placeText(view, sam.space, viewer),
    engine: sam.engine === NO_ENGINE ? message('summary.sam.noEngine') : railName(sam.engine),
    cards: sam.pile.length,
  })
  return [line, ...ownedLines(view, SAM, sam, viewer)]
}

export function jobMarketLines(view: State): Message[] {
  const lines: Message[] = []
  for (let row = 0; row < JOB_ROWS; row++) {
    const workers = view.jobs.slice(row * view.playerCount, (row + 1) * view.playerCount).filter(isWorker)
    if (workers.length === 0 && row !== view.jobRow) continue
    lines.push(
      message(row === view.jobRow ? 'summary.jobs.token' : 'summary.jobs', {
        row: row + 1,
        cost: money(tablesOf(view).jobMarket.costs[row]),
        workers: counted(workers, workerName),
      }),
    )
  }
  return lines
}

export function foresightLines(view: State): Message[] {
  const name = (tile: number): Message => tileName(tile, tablesOf(view))
  const bags = view.bags.map((bag, i) => message('summary.bag', { number: i + 1, tiles: counted(bag, name) }))
  const steps = [0, 1, 2].map(step =>
    message('summary.foresight', {
      step: step + 1,
      tiles: counted(
        view.foresight.slice(2 * step, 2 * step + 2).filter(tile => tile !== NOTHING),
        name,
      ),
    }),
  )
  return [...steps, ...bags]
}

/** What lies on the trail; private buildings stand with their owners. */
function trailLines(view: State, viewer: Viewer): Message[] {
  const { trail } = tablesOf(view)
  const lying = (spaces: readonly number[]): Message =>
    join(
      spaces.filter(space => view.trail[space] !== NOTHING).map(space => placeText(view, space, viewer)),
      'dot',
    )
  const letters = trail.neutral.map(space => NEUTRAL_LETTERS[neutralIndex(view.trail[space])])
  return [
    message('summary.neutral', { letters: letters.join(' ') }),
    message('summary.trail.hazards', { list: lying(trail.hazards.flat()) }),
    message(`summary.trail.outlaws.${editionOf(view)}`, { list: lying(trail.camps) }),
  ]
}

function stationLines(view: State): Message[] {
  const waiting = view.masters.flatMap((tile, station) =>
    tile === NO_MASTER
      ? []
      : [
          message('summary.master', {
            station: stationName(station),
            help: stationMasterHelp(tile, tablesOf(view)),
          }),
        ],
  )
  if (waiting.length === 0) return []
  return [message('summary.trail.masters', { list: join(waiting, 'dot') })]
}
