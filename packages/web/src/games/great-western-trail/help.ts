import {
  actionText,
  alternatives,
  arrowText,
  auxiliaryHelp,
  breedingValue,
  buildingHelp,
  buildingName,
  cardHelp,
  cardName,
  cityHelp,
  cityName,
  counted,
  discHelp,
  discName,
  faceOf,
  isNeutral,
  isPrivate,
  join,
  type Key,
  localActions,
  message,
  money,
  NOTHING,
  neutralHelp,
  neutralIndex,
  numberOf,
  placeText,
  railName,
  SAM,
  SPECIAL_ACTIONS,
  type State,
  samLinesOf,
  spaceHelp,
  stationHelp,
  stationMasterHelp,
  stationMasterName,
  stationName,
  tablesOf,
  tileHelp,
  tileName,
  townName,
  workerName,
} from '@railhead/great-western-trail'
import type { Message, Translate } from '@railhead/kernel'
import type { Help, Scene } from '../screen.js'
import { seatWords } from './player/seatWords.js'
import { POKER_HELP, POKER_PIECES } from './poker/index.js'

/** Name and explanation of every piece, in the words of the game. */
export function helpOf(piece: string, scene: Scene<State>): Help | undefined {
  let known = written.get(scene.say)
  if (!known) {
    known = new Map()
    written.set(scene.say, known)
  }
  const before = known.get(piece)
  if (before) return before
  const [kind, ...rest] = piece.split(':')
  const help = HELPS[kind]?.(rest.map(Number), scene)
  if (help && !CHANGING.includes(kind)) known.set(piece, help)
  return help
}

/** What was written already, by language and names: most pieces are explained in the same words all match long. */
const written = new WeakMap<Translate, Map<string, Help>>()
/** Pieces whose words depend on the position. */
const CHANGING: readonly string[] = ['space', 'act', 'herd', 'bag', 'seat', ...POKER_PIECES]

type Explain = (numbers: readonly number[], scene: Scene<State>) => Help

const both = (scene: Scene<State>, title: Message, text: Message): Help => ({
  title: scene.say(title),
  text: () => scene.say(text),
})

const said =
  (title: Key, text: Key): Explain =>
  (_numbers, scene) =>
    both(scene, message(title), message(text))

function space([index]: readonly number[], scene: Scene<State>): Help {
  const state = scene.view
  const box = tablesOf(state)
  const { trail, edition, campRewards, buildings } = box
  const tile = state.trail[index]
  const title = scene.say(placeText(state, index, scene.seat ?? -1))
  const camp = trail.camps.indexOf(index)
  const ground = (): string =>
    scene.say(spaceHelp(trail, index, camp < 0 ? undefined : campRewards[camp], edition))
  if (tile === NOTHING) return { title, text: ground }
  if (isNeutral(tile)) return { title, text: () => scene.say(neutralHelp(neutralIndex(tile))) }
  if (isPrivate(tile)) {
    const number = numberOf(tile)
    return { title, text: () => scene.say(buildingHelp(number, faceOf(state, number), buildings, edition)) }
  }
  return { title, text: () => `${scene.say(tileHelp(tile, state.playerCount, box))} ${ground()}` }
}

const card: Explain = ([number], scene) => {
  const box = tablesOf(scene.view)
  return both(scene, cardName(number, box), cardHelp(number, box))
}

const worker: Explain = ([number], scene) =>
  both(scene, workerName(number), tileHelp(number, scene.view.playerCount, tablesOf(scene.view)))

const HELPS: Readonly<Record<string, Explain>> = {
  ...Object.fromEntries(
    POKER_PIECES.map((kind): [string, Explain] => [
      kind,
      ([seat = 0], scene) => POKER_HELP[kind](seat, scene),
    ]),
  ),
  space,
  act: ([place, index, either], scene) => {
    const { edition, trail } = tablesOf(scene.view)
    const actions = localActions(scene.view, scene.view.trail[place])
    const { special } = trail.spaces[place]
    const action = actions[index] ?? (special && SPECIAL_ACTIONS[special])
    return {
      title: action ? scene.say(actionText(alternatives(action)[either], edition)) : '',
      text: () => scene.say(placeText(scene.view, place, scene.seat ?? -1)),
    }
  },
  hand: card,
  market: card,
  objective: card,
  drawPile: said('board.drawPile', 'board.drawPile.help'),
  marketDeck: said('board.marketDeck', 'board.marketDeck.help'),
  objectiveDeck: said('board.objectiveDeck', 'board.objectiveDeck.help'),
  certificates: said('board.certificates', 'board.certificates.help'),
  exchangeTokens: said('board.exchangeTokens', 'board.exchangeTokens.help'),
  money: said('board.money', 'board.money.help'),
  steps: said('board.steps', 'board.steps.help'),
  handLimit: said('board.handLimit', 'board.handLimit.help'),
  discardPile: said('board.discardPile', 'board.discardPile.help'),
  link: ([index], scene) => {
    const { cities } = tablesOf(scene.view)
    const strip = cities.filter(({ town }) => town === undefined)
    const next = strip[strip.indexOf(cities[index]) + 1]
    return both(
      scene,
      message('board.link', { from: cityName(cities[index]), to: next ? cityName(next) : '' }),
      message('board.link.help', { gain: join(arrowText(cities[index]), 'comma') }),
    )
  },
  price: ([index], scene) => {
    const { cowboys, count, price } = tablesOf(scene.view).purchases[index]
    return both(
      scene,
      message('board.price', { price: money(price) }),
      message('board.price.help', { cowboys, count }),
    )
  },
  bag: ([index], scene) => ({
    title: scene.say(message('board.bag', { number: index + 1 })),
    text: () => {
      const box = tablesOf(scene.view)
      const left = scene.view.bags[index]
      return scene.say(message('board.bag.help', { tiles: counted(left, tile => tileName(tile, box)) }))
    },
  }),
  crossing: said('board.crossing', 'board.crossing.help'),
  jobToken: said('board.jobToken', 'board.jobToken.help'),
  jobRow: ([row], scene) => {
    const { costs, yellowArrowRows } = tablesOf(scene.view).jobMarket
    const cost = money(costs[row])
    return {
      title: scene.say(message('board.jobCost', { row: row + 1, cost })),
      text: () =>
        [
          message('board.jobCost.help', { cost }),
          ...(yellowArrowRows.includes(row) ? [message('board.jobArrow')] : []),
        ]
          .map(scene.say)
          .join(' '),
    }
  },
  seat: ([seat], scene) =>
    seat === SAM
      ? {
          title: scene.say(message('sam')),
          text: () =>
            samLinesOf(scene.view, scene.seat ?? -1)
              .map(scene.say)
              .join('; '),
        }
      : { title: scene.names[seat] ?? '', text: () => scene.say(seatWords(scene.view, seat)) },
  outlaws: said('board.outlaws', 'board.outlaws.help'),
  herd: (_numbers, scene) => {
    const hand = scene.seat === null ? [] : scene.view.players[scene.seat].hand
    const value = breedingValue(hand, tablesOf(scene.view).cattleValues)
    return both(scene, message('board.herd', { value }), message('board.herd.help'))
  },
  rail: ([position], scene) => both(scene, railName(position), message('board.rail.help')),
  station: ([index], scene) =>
    both(scene, stationName(index), stationHelp(tablesOf(scene.view).stations[index])),
  master: ([tile], scene) =>
    both(scene, stationMasterName(tile), stationMasterHelp(tile, tablesOf(scene.view))),
  city: ([index], scene) => {
    const { cities, edition } = tablesOf(scene.view)
    return both(scene, cityName(cities[index]), cityHelp(cities[index], edition))
  },
  job: ([, number], scene) => worker([number], scene),
  worker,
  foresight: ([, tile], scene) => {
    const box = tablesOf(scene.view)
    return both(scene, tileName(tile, box), tileHelp(tile, scene.view.playerCount, box))
  },
  hazardTile: ([tile], scene) => {
    const box = tablesOf(scene.view)
    return both(scene, tileName(tile, box), tileHelp(tile, scene.view.playerCount, box))
  },
  disc: ([index], scene) => {
    const { discSpaces } = tablesOf(scene.view)
    return both(scene, discName(discSpaces[index]), discHelp(discSpaces[index]))
  },
  aux2: (numbers, scene) => HELPS.aux(numbers, scene),
  aux: ([index], scene) => {
    const { auxiliaries, discSpaces, edition } = tablesOf(scene.view)
    const auxiliary = auxiliaries[index]
    return both(scene, discName(discSpaces[auxiliary.disc]), auxiliaryHelp(auxiliary, edition))
  },
  town: ([index], scene) => {
    const { north, cities } = tablesOf(scene.view)
    const town = north?.towns[index]
    return {
      title: town ? scene.say(townName(town, cities)) : '',
      text: () => scene.say(message('board.town.help')),
    }
  },
  building: ([number], scene) => {
    const { buildings, edition } = tablesOf(scene.view)
    const face = faceOf(scene.view, number)
    return both(scene, buildingName(number, face), buildingHelp(number, face, buildings, edition))
  },
}
