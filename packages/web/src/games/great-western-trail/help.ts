import {
  auxiliaryHelp,
  breedingValue,
  buildingHelp,
  buildingName,
  cardHelp,
  cardName,
  cityHelp,
  cityName,
  discHelp,
  discName,
  faceOf,
  isNeutral,
  isPrivate,
  NOTHING,
  neutralHelp,
  neutralIndex,
  numberOf,
  placeText,
  railName,
  type State,
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
import type { TextKey } from '../../i18n/en.js'
import type { Writer } from '../../i18n/index.js'
import type { Help, Scene } from '../screen.js'

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
  const help = HELPS[kind]?.(rest.map(Number), scene, scene.t)
  if (help && !CHANGING.includes(kind)) known.set(piece, help)
  return help
}

/** What was written already, by language and names: most pieces are explained in the same words all match long. */
const written = new WeakMap<Translate, Map<string, Help>>()
/** Pieces whose words depend on the position. */
const CHANGING = ['space', 'herd']

type Explain = (numbers: readonly number[], scene: Scene<State>, t: Writer) => Help

const both = (scene: Scene<State>, title: Message, text: Message): Help => ({
  title: scene.say(title),
  text: () => scene.say(text),
})

const client =
  (title: TextKey, text: TextKey): Explain =>
  (_numbers, _scene, t) => ({ title: t(title), text: () => t(text) })

function space([index]: readonly number[], scene: Scene<State>): Help {
  const state = scene.view
  const { trail, edition, campRewards, buildings } = tablesOf(state)
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
  return { title, text: () => `${scene.say(tileHelp(tile, state.playerCount, edition))} ${ground()}` }
}

const card: Explain = ([number], scene) => {
  const { edition } = tablesOf(scene.view)
  return both(scene, cardName(number, edition), cardHelp(number, edition))
}

const worker: Explain = ([number], scene) =>
  both(scene, workerName(number), tileHelp(number, scene.view.playerCount, tablesOf(scene.view).edition))

const HELPS: Readonly<Record<string, Explain>> = {
  space,
  hand: card,
  market: card,
  objective: card,
  discardPile: client('gwt.discardPile', 'gwt.discardPile.help'),
  drawPile: client('gwt.drawPile', 'gwt.drawPile.help'),
  marketDeck: client('gwt.marketDeck', 'gwt.marketDeck.help'),
  objectiveDeck: client('gwt.objectiveDeck', 'gwt.objectiveDeck.help'),
  certificates: client('gwt.certificates', 'gwt.certificates.help'),
  exchangeTokens: client('gwt.exchangeTokens', 'gwt.exchangeTokens.help'),
  money: client('gwt.money', 'gwt.money.help'),
  steps: client('gwt.steps', 'gwt.steps.help'),
  handLimit: client('gwt.handLimit', 'gwt.handLimit.help'),
  jobToken: client('gwt.jobToken', 'gwt.jobToken.help'),
  outlaws: client('gwt.outlaws', 'gwt.outlaws.help'),
  herd: (_numbers, scene, t) => {
    const hand = scene.seat === null ? [] : scene.view.players[scene.seat].hand
    return { title: t('gwt.herd', { value: breedingValue(hand) }), text: () => t('gwt.herd.help') }
  },
  rail: ([position], scene, t) => ({ title: scene.say(railName(position)), text: () => t('gwt.rail.help') }),
  station: ([index], scene) =>
    both(scene, stationName(index), stationHelp(tablesOf(scene.view).stations[index])),
  master: ([tile], scene) =>
    both(scene, stationMasterName(tile), stationMasterHelp(tile, tablesOf(scene.view).edition)),
  city: ([index], scene) => {
    const { cities, edition } = tablesOf(scene.view)
    return both(scene, cityName(cities[index]), cityHelp(cities[index], edition))
  },
  job: ([, number], scene, t) => worker([number], scene, t),
  worker,
  foresight: ([, tile], scene) => {
    const { edition } = tablesOf(scene.view)
    return both(scene, tileName(tile, edition), tileHelp(tile, scene.view.playerCount, edition))
  },
  hazardTile: ([tile], scene) => {
    const { edition } = tablesOf(scene.view)
    return both(scene, tileName(tile, edition), tileHelp(tile, scene.view.playerCount, edition))
  },
  disc: ([index], scene) => {
    const { discSpaces } = tablesOf(scene.view)
    return both(scene, discName(discSpaces[index]), discHelp(discSpaces[index]))
  },
  aux: ([index], scene) => {
    const { auxiliaries, discSpaces, edition } = tablesOf(scene.view)
    const auxiliary = auxiliaries[index]
    return both(scene, discName(discSpaces[auxiliary.disc]), auxiliaryHelp(auxiliary, edition))
  },
  town: ([index], scene, t) => {
    const { north, cities } = tablesOf(scene.view)
    const town = north?.towns[index]
    return { title: town ? scene.say(townName(town, cities)) : '', text: () => t('gwt.town.help') }
  },
  building: ([number], scene) => {
    const { buildings, edition } = tablesOf(scene.view)
    const face = faceOf(scene.view, number)
    return both(scene, buildingName(number, face), buildingHelp(number, face, buildings, edition))
  },
}
