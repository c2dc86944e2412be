import { type Message, type Seat, UNKNOWN, type Viewer } from '@railhead/kernel'
import { JOB_ROWS, ROW_COSTS } from './components/jobMarket.js'
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
import { NO_ENGINE, type Sam } from './solo/sam.js'
import { NO_MASTER, NO_TOKEN, NOWHERE, type Player, type State, tablesOf } from './state.js'
import { stationMasterHelp } from './text/help.js'
import { counted, join, message, money, who } from './text/message.js'
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

/** The table in lines of text, for terminals: everything that lies open, and the viewer's own hand. */
export function summary(view: State, viewer: Viewer): Message[] {
  return [
    message('summary.turn', { number: view.turns, who: who(view.turn) }),
    ...view.players.flatMap((_, seat) => playerLines(view, seat, viewer)),
    ...(view.sam === undefined ? [] : [samLine(view, view.sam, viewer)]),
    ...jobMarketLines(view),
    message('summary.market', {
      cards: counted(view.market, card => cardText(card, editionOf(view))),
      deck: view.marketDeck.length,
    }),
    ...foresightLines(view),
    ...trailLines(view, viewer),
    ...stationLines(view),
    message('summary.objectives', {
      cards: counted(view.objectiveDisplay, card => objectiveName(card, editionOf(view))),
      deck: view.objectiveDeck.length,
    }),
  ]
}

function playerLines(view: State, seat: Seat, viewer: Viewer): Message[] {
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
      permanent: permanentCertificates(player),
      tokens: player.exchangeTokens,
    }),
    message('summary.places', {
      place: space === NOWHERE ? message('summary.nowhere') : placeText(view, space, viewer),
      engine: railName(player.engine),
      steps: stepLimit(view, player),
    }),
    handLine(view, player),
    ...ownedLines(view, seat, viewer),
  ]
}

function handLine(view: State, player: Player): Message {
  const { hand, draw, discard } = player
  const sizes = { count: hand.length, limit: handLimit(player), draw: draw.length, discard: discard.length }
  return hand.includes(UNKNOWN)
    ? message('summary.hand.hidden', sizes)
    : message('summary.hand', { ...sizes, cards: counted(hand, card => cardText(card, editionOf(view))) })
}

/** One line for each kind of thing that the player has any of. */
function ownedLines(view: State, seat: Seat, viewer: Viewer): Message[] {
  const player = view.players[seat]
  const { cities, stations, trail, north } = tablesOf(view)
  const edition = editionOf(view)
  const buildings = trail.sites.filter(
    site => isPrivate(view.trail[site]) && ownerOf(view.trail[site]) === seat,
  )
  const delivered = player.cities.flatMap((count, city) => new Array<number>(count).fill(city))
  const upgraded = stations.flatMap((_, station) => (player.stations & (1 << station) ? [station] : []))
  const shops =
    north?.towns.filter((_, town) => view.shops.slice(4 * town, 4 * town + 4).includes(seat)) ?? []
  const lines: Message[] = []
  if (buildings.length > 0)
    lines.push(
      message('summary.buildings', {
        list: join(
          buildings.map(site => builtText(view, site, viewer)),
          'dot',
        ),
      }),
    )
  if (delivered.length > 0)
    lines.push(message('summary.cities', { list: counted(delivered, city => cityName(cities[city])) }))
  if (upgraded.length > 0) lines.push(message('summary.stations', { list: counted(upgraded, stationName) }))
  if (player.masters.length > 0)
    lines.push(message('summary.masters', { list: counted(player.masters, stationMasterName) }))
  if (player.hazards.length > 0)
    lines.push(message('summary.hazards', { list: counted(player.hazards, tile => tileName(tile, edition)) }))
  if (player.greenOutlaws + player.orangeOutlaws > 0)
    lines.push(
      message(`summary.outlaws.${edition}`, { green: player.greenOutlaws, orange: player.orangeOutlaws }),
    )
  if (player.objectives.length > 0)
    lines.push(
      message('summary.played', { list: counted(player.objectives, card => objectiveName(card, edition)) }),
    )
  if (north !== undefined)
    lines.push(
      message('summary.shops', {
        list: join(
          shops.map(town => townName(town, cities)),
          'comma',
        ),
        left: SHOPS - player.shopsPlaced,
      }),
    )
  if (player.bonusToken !== NO_TOKEN)
    lines.push(message('summary.laid', { cards: counted(player.laid, card => cardName(card, edition)) }))
  return lines
}

/** A building with its site. */
function builtText(view: State, site: number, viewer: Viewer): Message {
  return message('place.tile', {
    tile: buildingText(view, view.trail[site], viewer),
    space: spaceName(tablesOf(view).trail, site, editionOf(view)),
  })
}

function samLine(view: State, sam: Sam, viewer: Viewer): Message {
  return message('summary.sam', {
    cowboys: sam.workers[COWBOY],
    builders: sam.workers[BUILDER],
    engineers: sam.workers[ENGINEER],
    specialty: workerName(sam.specialty),
    place: placeText(view, sam.space, viewer),
    engine: sam.engine === NO_ENGINE ? message('summary.sam.noEngine') : railName(sam.engine),
    cards: sam.pile.length,
  })
}

function jobMarketLines(view: State): Message[] {
  const lines: Message[] = []
  for (let row = 0; row < JOB_ROWS; row++) {
    const workers = view.jobs.slice(row * view.playerCount, (row + 1) * view.playerCount).filter(isWorker)
    if (workers.length === 0 && row !== view.jobRow) continue
    lines.push(
      message(row === view.jobRow ? 'summary.jobs.token' : 'summary.jobs', {
        row: row + 1,
        cost: money(ROW_COSTS[row]),
        workers: counted(workers, tileName),
      }),
    )
  }
  return lines
}

function foresightLines(view: State): Message[] {
  const name = (tile: number): Message => tileName(tile, editionOf(view))
  return [0, 1, 2].map(step =>
    message('summary.foresight', {
      step: step + 1,
      tiles: counted(
        view.foresight.slice(2 * step, 2 * step + 2).filter(tile => tile !== NOTHING),
        name,
      ),
    }),
  )
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
            help: stationMasterHelp(tile, editionOf(view)),
          }),
        ],
  )
  if (waiting.length === 0) return []
  return [message('summary.trail.masters', { list: join(waiting, 'dot') })]
}
