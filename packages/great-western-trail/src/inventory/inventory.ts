import { type Inventory, seedChance } from '@railhead/kernel'
import { type Box, objectiveSets } from '../components/box.js'
import { PURCHASE_WAYS } from '../components/cattle.js'
import type { TradeSpace } from '../components/north.js'
import { objectiveDeck, objectiveOf } from '../components/objectives.js'
import { FIRST_CARD_PRICE, SECOND_CARD_PRICE } from '../components/poker.js'
import { MASTER_NAMES } from '../components/stationMasters.js'
import {
  isNeutral,
  isPrivate,
  NEUTRAL_LETTERS,
  neutralIndex,
  numberOf,
  WORKERS,
} from '../components/tiles.js'
import type { Config } from '../config.js'
import type { Event } from '../event.js'
import type { Option } from '../option.js'
import { setup } from '../setup.js'
import { SAM_CARDS } from '../solo/cards.js'
import { SAM } from '../solo/sam.js'
import { NO_TILE, type State, tablesOf } from '../state.js'
import { faceOf } from '../walk.js'
import { aimsOfMatch } from './aims.js'
import { EVENT_TYPES, OPTION_KINDS, SAM_CHOICES } from './kinds.js'
import { shownOfSam, WANTED_OF_SAM } from './sam.js'

/** Editions and Rails to the North have tables of their own; everything in them is met in each. */
const boxName = ({ edition, addons }: Config): string =>
  `${edition}${addons.includes('railsToTheNorth') ? '+north' : ''}`

const face = (state: State, number: number): string => `${number}${'ab'[faceOf(state, number)]}`

/** What one event shows of the box; nothing in particular for most events. */
export function shownBy(state: State, event: Event): string[] {
  if (event.type === 'samCard') return [`sam card/${event.card}`]
  if (event.type === 'samChose') return [`sam choice/${event.what}`]
  if ('seat' in event && event.seat === SAM) return []
  const shown = event.type === 'shop' ? shownByShop(state, event) : [shownOfBox(state, event)]
  return inBox(state, shown)
}

const inBox = (state: State, things: readonly (string | undefined)[]): string[] =>
  things.flatMap(thing => (thing === undefined ? [] : [`${boxName(state.config)} ${thing}`]))

/** The town, what the trade space costs or gives, and the tile of a medium town. */
function shownByShop(
  state: State,
  { town, space }: Extract<Event, { type: 'shop' }>,
): (string | undefined)[] {
  const { north } = tablesOf(state)
  if (north === undefined) return []
  const { name, spaces } = north.towns[town]
  const tile = state.mediumTiles[town]
  return [
    `town/${name}`,
    tradeSpaceName(spaces[space]),
    tile === NO_TILE ? undefined : `medium tile/${north.mediumTiles[tile].name}`,
  ]
}

const tradeSpaceName = ({ cost, bonus }: TradeSpace): string =>
  `trade space/${bonus?.kind ?? (cost === 0 ? 'plain' : `for $${cost}`)}`

function shownOfBox(state: State, event: Event): string | undefined {
  const box = tablesOf(state)
  switch (event.type) {
    case 'built':
      return `built/${face(state, event.building)}`
    case 'local':
      if (isNeutral(event.building)) return `used/${NEUTRAL_LETTERS[neutralIndex(event.building)]}`
      return isPrivate(event.building) ? `used/${face(state, numberOf(event.building))}` : undefined
    case 'stationMaster':
      return `station master/${MASTER_NAMES[event.tile]}`
    case 'objectivePlayed':
      return `objective/${objectiveOf(event.card).name}`
    case 'delivered':
      return `city/${box.cities[event.city].name}`
    case 'upgraded':
      return `station/${event.station + 1}`
    case 'disc':
      return `disc/${box.discSpaces[event.disc].name}`
    case 'auxiliary':
      return auxiliaryName(state, event.which, event.times)
    case 'hired':
      return bonusName(box, event.worker, state.players[event.seat].workers[event.worker])
    case 'seated':
      return `poker token/${event.token}`
    case 'laid':
      return `card laid/for $${event.price}`
    default:
      return undefined
  }
}

const auxiliaryName = (state: State, which: number, times: number): string => {
  const { auxiliaries, discSpaces } = tablesOf(state)
  return `auxiliary/${discSpaces[auxiliaries[which].disc].name}×${times}`
}

const bonusName = ({ workerBonus }: Box, worker: number, space: number): string | undefined =>
  workerBonus[worker][space] && `worker bonus/${['', 'cowboy', 'builder', 'engineer'][worker]} ${space}`

/** All that a match of this configuration can show. */
export function wantedOf(state: State): string[] {
  const box = tablesOf(state)
  const { buildingFaces } = state.config
  const wanted: (string | undefined)[] = NEUTRAL_LETTERS.map(letter => `used/${letter}`)
  for (const side of buildingFaces === 'a' ? 'a' : 'ab')
    for (let number = 1; number < box.buildings[0].length; number++)
      wanted.push(`built/${number}${side}`, `used/${number}${side}`)
  for (const tile of box.masters) wanted.push(`station master/${MASTER_NAMES[tile]}`)
  for (const card of objectiveDeck(objectiveSets(state.config, box)))
    wanted.push(`objective/${objectiveOf(card).name}`)
  for (const city of box.cities) wanted.push(`city/${city.name}`)
  for (let station = 0; station < box.stations.length; station++) wanted.push(`station/${station + 1}`)
  for (const disc of box.discSpaces) wanted.push(`disc/${disc.name}`)
  for (let which = 0; which < box.auxiliaries.length; which++)
    wanted.push(auxiliaryName(state, which, 1), auxiliaryName(state, which, 2))
  for (const worker of WORKERS)
    for (let space = 0; space < box.workerBonus[worker].length; space++)
      wanted.push(bonusName(box, worker, space))
  for (const { name, spaces } of box.north?.towns ?? [])
    wanted.push(`town/${name}`, ...spaces.map(tradeSpaceName))
  for (const { name } of box.north?.mediumTiles ?? []) wanted.push(`medium tile/${name}`)
  if (state.config.addons.includes('pokerTable')) {
    for (let token = 0; token < state.seats; token++) wanted.push(`poker token/${token}`)
    for (const price of [FIRST_CARD_PRICE, SECOND_CARD_PRICE]) wanted.push(`card laid/for $${price}`)
  }
  return inBox(state, wanted)
}

/** What is the same in every box; met in some configuration or other. */
export const ALWAYS_WANTED: readonly string[] = [
  ...OPTION_KINDS.map(kind => `option/${kind}`),
  ...EVENT_TYPES.map(type => `event/${type}`),
  ...SAM_CHOICES.map(choice => `sam choice/${choice}`),
  ...SAM_CARDS.flatMap((card, i) => (card === undefined ? [] : [`sam card/${i}`])),
  ...Array.from({ length: PURCHASE_WAYS }, (_, i) => `purchase/${i}`),
  'choice/0',
  'choice/1',
]

/** What giving this answer meets. */
export function shownByOption(option: Option): string[] {
  const kind = `option/${option.kind}`
  if (option.kind === 'buy') return [kind, `purchase/${option.purchase}`]
  return option.kind === 'choice' ? [kind, `choice/${option.index}`] : [kind]
}

const ofSam = (shown: readonly string[]): string[] => shown.map(what => `sam/${what}`)

/** Everything in the box: buildings, objectives, tiles, cities, towns, workers' bonuses, and what Sam does and why. */
export const inventory: Inventory<State, Option, Config, Event> = {
  wanted: config => [
    ...ALWAYS_WANTED,
    ...wantedOf(setup(config, seedChance('box'))),
    ...(config.solo === undefined ? [] : ofSam(WANTED_OF_SAM)),
  ],
  aims: aimsOfMatch,
  ofAnswer: (_state, option) => shownByOption(option),
  ofEvent: (state, event) => [`event/${event.type}`, ...shownBy(state, event), ...ofSam(shownOfSam(event))],
}
