import {
  BUILDINGS,
  CHARACTER_IDS,
  MAP_SPOTS,
  type Option,
  type OptionKind,
  parcelName,
  parcelPrice,
  payment,
  SPACES,
  type State,
  sideOf,
  sitePreviews,
  spaceYield,
} from '@railhead/carson-city'
import { Icon } from '../../icons/Icon.js'
import type { Chip } from '../screen.js'
import { CELL_ICONS, CHARACTER_ICONS, ICONS } from './icons.js'
import { ElevationPicture } from './town/elevations.js'
import { buildingWord, characterWord, dollars, objectWord, type Scene, spaceWord, wordsOf } from './words.js'

type ChipOf = {
  readonly [Kind in OptionKind]: (option: Extract<Option, { kind: Kind }>, scene: Scene) => Chip
}

const icon = (d: string) => <Icon d={d} />

const plain =
  (key: Parameters<ReturnType<typeof wordsOf>>[0], d: string, ends = false) =>
  (_option: Option, scene: Scene): Chip => ({
    icon: icon(d),
    words: wordsOf(scene)(key),
    ...(ends && { ends }),
  })

const spot = (scene: Scene, at: number): string =>
  at < MAP_SPOTS ? spaceWord(scene, at) : parcelName(at - MAP_SPOTS)

/** Every option in two or three words. An option of a new kind does not compile without them. */
const CHIP_OF: ChipOf = {
  parcel: ({ parcel }, scene) => ({
    icon: icon(ICONS.parcel),
    words: parcelName(parcel) + incomeAt(scene, parcel),
    ...(asksPrice(scene.view) && { cost: parcelPrice(scene.view, parcel) }),
  }),
  character: ({ card }, scene) => ({
    icon: icon(CHARACTER_ICONS[CHARACTER_IDS[card]]),
    words: characterWord(scene, card),
  }),
  cash: (_option, scene) => ({ icon: icon(ICONS.money), words: scene.say({ key: 'option.cash' }) }),
  later: plain('chip.wait', ICONS.later),
  tile: ({ slot }, scene) => ({
    icon: <ElevationPicture id={BUILDINGS[scene.view.market[slot]].id} />,
    words: buildingWord(scene, scene.view.market[slot]),
  }),
  package: ({ amount }, scene) => {
    const sells = scene.seat === null ? undefined : sideOf(scene.view, scene.seat)?.sells
    const what = sells?.what ?? 'points'
    const price = sells?.packages.find(row => row.amount === amount)?.price
    return {
      icon: icon(what === 'cowboys' ? ICONS.cowboy : what === 'revolvers' ? ICONS.revolver : ICONS.points),
      words: wordsOf(scene)(`count.${what}`, { count: amount }),
      ...(price !== undefined && { cost: price }),
    }
  },
  decline: plain('chip.decline', ICONS.closed, true),
  space: ({ space }, scene) => {
    const found = scene.seat === null ? undefined : spaceYield(scene.view, scene.seat, space)
    if (found?.kind === 'tile')
      return {
        icon: <ElevationPicture id={BUILDINGS[found.building].id} />,
        words: buildingWord(scene, found.building),
        cost: found.price,
      }
    return {
      icon: icon(CELL_ICONS[SPACES[space].id]),
      words:
        found?.kind === 'money'
          ? `${spaceWord(scene, space)} +${dollars(scene, found.amount)}`
          : spaceWord(scene, space),
    }
  },
  toParcel: plain('chip.toParcel', ICONS.parcel),
  toBuilding: plain('chip.toBuilding', ICONS.duel),
  toWhite: plain('chip.toWhite', ICONS.cowboy, true),
  toMove: plain('chip.toMove', ICONS.move, true),
  building: ({ parcel }, scene) => ({
    icon: icon(scene.view.owner[parcel] === scene.seat ? ICONS.shield : ICONS.duel),
    words: `${parcelName(parcel)} ${objectWord(scene, scene.view.on[parcel])}`,
  }),
  lift: ({ spot: at }, scene) => ({ icon: icon(ICONS.move), words: spot(scene, at) }),
  takeBack: plain('chip.takeBack', ICONS.move),
  back: plain('chip.back', ICONS.closed, true),
  pass: plain('chip.pass', ICONS.later, true),
  toRoad: plain('chip.toRoad', ICONS.road, true),
  road: (_option, scene) => ({ icon: icon(ICONS.road), words: wordsOf(scene)('road') }),
  done: plain('chip.done', ICONS.yes, true),
  act: (_option, scene) => {
    const task = scene.view.tasks.at(-1)
    const at = task?.kind === 'act' ? task.space : 0
    const found = scene.seat === null ? undefined : spaceYield(scene.view, scene.seat, at)
    return {
      icon: icon(CELL_ICONS[SPACES[at].id]),
      words:
        found?.kind === 'money'
          ? scene.t('pair', { what: wordsOf(scene)('chip.take'), value: `+${dollars(scene, found.amount)}` })
          : wordsOf(scene)('chip.take'),
    }
  },
  next: ({ spot: at }, scene) => ({ icon: icon(ICONS.duel), words: spot(scene, at) }),
  token: ({ value }) => ({ icon: icon(ICONS.token), words: String(value) }),
  buyTile: (_option, scene) => {
    const task = scene.view.tasks.at(-1)
    const at = SPACES.findIndex(
      ({ effect }) => task?.kind === 'buyTile' && effect.kind === 'tile' && effect.slot === task.slot,
    )
    const found = scene.seat === null || at < 0 ? undefined : spaceYield(scene.view, scene.seat, at)
    return {
      icon: icon(ICONS.build),
      words: wordsOf(scene)('chip.buy'),
      ...(found?.kind === 'tile' && { cost: found.price }),
    }
  },
  keep: plain('chip.keep', ICONS.later, true),
  build: ({ building }, scene) => ({
    icon: <ElevationPicture id={BUILDINGS[building].id} />,
    words: buildingWord(scene, building),
  }),
  house: ({ parcel }, scene) => ({
    icon: icon(scene.view.owner[parcel] === scene.seat ? ICONS.house : ICONS.parcel),
    words: parcelName(parcel),
  }),
  accept: plain('chip.agree', ICONS.yes),
  refuse: plain('chip.refuse', ICONS.closed, true),
  double: ({ building }, scene) => ({
    icon: <ElevationPicture id={BUILDINGS[building].id} />,
    words: `2 × ${buildingWord(scene, building)}`,
  }),
  points: ({ points }, scene) => {
    const task = scene.view.tasks.at(-1)
    return {
      icon: icon(ICONS.points),
      words: wordsOf(scene)('count.points', { count: points }),
      ...(task?.kind === 'buyPoints' && points > 0 ? { cost: points * task.price } : { ends: true }),
    }
  },
  pay: ({ amount }, scene) => {
    const w = wordsOf(scene)
    if (amount === 0) return { icon: icon(ICONS.money), words: w('chip.keepMoney'), ends: true }
    const points = scene.seat === null ? 0 : payment(scene.view, scene.seat, amount).points
    return points === 0
      ? { icon: icon(ICONS.pay), words: w('chip.pay'), cost: amount }
      : { icon: icon(ICONS.points), words: w('count.points', { count: points }), cost: amount }
  },
}

/** Parcels are bought only when cowboys stand on them or are placed. */
/** What the building would earn on a site, if that is asked. */
function incomeAt(scene: Scene, parcel: number): string {
  const task = scene.view.tasks.at(-1)
  if (task?.kind !== 'build' || scene.seat === null || BUILDINGS[task.building].income === 'none') return ''
  const site = sitePreviews(scene.view, scene.seat, task.building).find(found => found.parcel === parcel)
  return site ? ` +${dollars(scene, site.income.amount)}` : ''
}

function asksPrice(state: State): boolean {
  const kind = state.tasks.at(-1)?.kind
  return kind === 'place' || kind === 'placeTogether' || kind === 'buyParcel'
}

export function chipOf(option: Option, scene: Scene): Chip {
  const make = CHIP_OF[option.kind] as (option: Option, scene: Scene) => Chip
  return make(option, scene)
}
