import {
  BUILDINGS,
  CHARACTER_IDS,
  cardNumber,
  holderOf,
  incomeParts,
  MAP_SPOTS,
  NOBODY,
  PHASES,
  parcelName,
  ROUNDS,
  SIDE_IDS,
  SPACES,
  spaceYield,
  TYPES,
} from '@railhead/carson-city'
import type { Help } from '../screen.js'
import { isChoosing, stillToAct } from './cards/turns.js'
import { figuresOf } from './player/Figures.js'
import { cowboysOn, isDuel } from './spots.js'
import { ElevationPicture, objectId } from './town/elevations.js'
import {
  buildingWord,
  characterWord,
  incomeWords,
  isForNothing,
  nameOf,
  objectWord,
  ownerWord,
  priceWords,
  type Scene,
  spaceWord,
  spotOdds,
  wordsOf,
  yieldWords,
} from './words.js'

type Explain = (number: number, scene: Scene, name: string) => Help

/** Parts that begin with a capital letter and end with a full stop. */
const sentences = (parts: readonly (string | undefined)[]): string =>
  parts
    .flatMap(part => (part === undefined || part === '' ? [] : [part]))
    .map(part => part.slice(0, 1).toUpperCase() + part.slice(1))
    .map(part => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ')

const seatsWord = (scene: Scene, seats: readonly number[]): string =>
  seats.map(seat => nameOf(scene, seat)).join(', ')

/** Who stands on a spot, and whether they will fight. */
function standing(scene: Scene, spot: number): string | undefined {
  const cowboys = cowboysOn(scene.view, spot)
  if (cowboys.length === 0) return undefined
  const w = wordsOf(scene)
  const players = cowboys.map(of => (of === 'white' ? w('whiteCowboy') : nameOf(scene, of))).join(', ')
  return w(isDuel(scene.view, spot) ? 'cell.duel' : 'cell.cowboys', { players })
}

/** The odds of a duel that I am in already; for others they are part of what placing would do. */
const ownOdds = (scene: Scene, spot: number): string | undefined =>
  scene.seat !== null && cowboysOn(scene.view, spot).includes(scene.seat) ? spotOdds(scene, spot) : undefined

const priceLine = (scene: Scene, number: number): string =>
  isForNothing(scene)
    ? wordsOf(scene)('forNothing')
    : wordsOf(scene)('price', { parts: priceWords(scene, number) })

const parcel: Explain = (number, scene) => {
  const { view } = scene
  const object = view.on[number]
  const id = objectId(object)
  const income = incomeParts(view, number)
  const owner = view.owner[number] === NOBODY ? '' : ` (${ownerWord(scene, number)})`
  return {
    title: `${parcelName(number)} · ${objectWord(scene, object)}${owner}`,
    ...(id && { picture: () => <ElevationPicture id={id} /> }),
    text: () =>
      sentences([
        view.owner[number] === NOBODY ? priceLine(scene, number) : undefined,
        income && wordsOf(scene)('income', { parts: incomeWords(scene, income) }),
        income?.safe ? wordsOf(scene)('cell.safe') : undefined,
        standing(scene, MAP_SPOTS + number),
        ownOdds(scene, MAP_SPOTS + number),
        id === undefined ? undefined : scene.say({ key: `help.${id}` }),
        id === undefined && view.owner[number] === scene.seat
          ? scene.say({ key: 'help.property' })
          : undefined,
      ]),
  }
}

const tile: Explain = (building, scene) => ({
  title: buildingWord(scene, building),
  picture: () => <ElevationPicture id={BUILDINGS[building].id} />,
  text: () => scene.say({ key: `help.${BUILDINGS[building].id}` }),
})

const space: Explain = (number, scene) => {
  const { id, effect } = SPACES[number]
  const found = spaceYield(scene.view, scene.seat ?? scene.view.order[0], number)
  const building = found.kind === 'tile' ? found.building : undefined
  const name = spaceWord(scene, number)
  const brings =
    scene.seat === null && found.kind !== 'tile' && found.kind !== 'closed'
      ? undefined
      : yieldWords(scene, found)
  return {
    title: sentences([
      brings === undefined ? name : scene.t('pair', { what: name, value: brings }),
      standing(scene, number),
    ]).replace(/\.$/, ''),
    ...(building !== undefined && { picture: () => <ElevationPicture id={BUILDINGS[building].id} /> }),
    text: () =>
      sentences([
        ownOdds(scene, number),
        scene.say({
          key: `help.${effect.kind === 'tile' ? 'build' : effect.kind === 'buyPoints' ? 'buyPoints' : id}`,
        }),
        building === undefined ? undefined : scene.say({ key: `help.${BUILDINGS[building].id}` }),
      ]),
  }
}

const card: Explain = (number, scene) => {
  const holder = holderOf(scene.view, number)
  const w = wordsOf(scene)
  const side = SIDE_IDS[scene.view.sides[number]]
  const held = holder === NOBODY ? '' : `, ${w('card.held', { player: nameOf(scene, holder) })}`
  return {
    title: `${cardNumber(scene.view, number)} · ${characterWord(scene, number)} (${w(`side.${side}`)})${held}`,
    text: () => sentences([scene.say({ key: `help.${CHARACTER_IDS[number]}.${side}` }), w('card.number')]),
  }
}

const HELPS: Readonly<Record<string, Explain>> = {
  seat: (seat, scene) => ({
    title: scene.names[seat] ?? '',
    text: () =>
      figuresOf(scene, seat)
        .map(({ words }) => words)
        .join('; '),
  }),
  parcel,
  building: parcel,
  space,
  card,
  kept: (number, scene) => tile(number, scene, ''),
  cell: (_number, scene, name) => ({
    title: scene.say({ key: `space.${name}` }),
    text: () => scene.say({ key: `help.${name}` }),
  }),
  town: (_number, scene, name) => ({
    title: wordsOf(scene)(name === 'parcels' ? 'chip.toParcel' : 'chip.toBuilding'),
    text: () => scene.say({ key: name === 'parcels' ? 'help.parcels' : 'help.estateIncome' }),
  }),
  edge: (_number, scene) => ({
    title: wordsOf(scene)('road'),
    text: () => scene.say({ key: 'help.road' }),
  }),
  token: (number, scene) => ({
    title: wordsOf(scene)('tokenValue', { value: number }),
    text: () => scene.say({ key: 'help.token' }),
  }),
  marker: (_number, scene) => {
    const phase = { key: `table.phase.${PHASES[scene.view.phase]}` }
    const { round } = scene.view
    return {
      title: scene.say(
        round === 0 ? phase : { key: 'table.round', params: { round, rounds: ROUNDS, phase } },
      ),
      text: () => scene.say({ key: 'help.marker' }),
    }
  },
  order: (_number, scene) => {
    const choosing = isChoosing(scene.view)
    const label = wordsOf(scene)(choosing ? 'order.choosing' : 'order.next')
    return {
      title: scene.t('pair', { what: label, value: seatsWord(scene, stillToAct(scene.view)) }),
      text: () => scene.say({ key: choosing ? 'help.passed' : 'help.order' }),
    }
  },
  passed: (_number, scene) => ({
    title: scene.t('pair', {
      what: wordsOf(scene)('order.passed'),
      value: seatsWord(scene, scene.view.passed),
    }),
    text: () => scene.say({ key: 'help.passed' }),
  }),
  bag: (_number, scene) => ({
    title: wordsOf(scene)('bag', { count: scene.view.bag.length }),
    text: () => sentences([bagWords(scene), scene.say({ key: 'help.bag' })]),
  }),
}

/** What is left in the bag, by kind. */
export function bagWords(scene: Scene): string {
  return Array.from({ length: TYPES }, (_, building) => {
    const count = scene.view.bag.filter(tileOf => tileOf === building).length
    return count === 0 ? '' : `${buildingWord(scene, building)} ×${count}`
  })
    .filter(part => part !== '')
    .join(', ')
}

/** Name and explanation of every piece, with its state of now. */
export function helpOf(piece: string, scene: Scene): Help | undefined {
  const [kind, name = ''] = piece.split(':')
  return HELPS[kind]?.(Number(name), scene, name)
}
