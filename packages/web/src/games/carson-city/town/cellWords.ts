import {
  attackable,
  BUILT,
  buildingIncome,
  MAP_SPOTS,
  NOBODY,
  parcelName,
  parcelPrice,
  reached,
  sidesOf,
} from '@railhead/carson-city'
import type { Choice } from '../../screen.js'
import { cowboysOn, isDuel } from '../spots.js'
import { dollars, isForNothing, nameOf, objectWord, ownerWord, type Scene, wordsOf } from '../words.js'

const SIDES = ['side.top', 'side.left', 'side.right', 'side.bottom'] as const

/** Everything that can be seen of a parcel, in one sentence: for those who hear the town. */
export function cellWords(scene: Scene, parcel: number, choices: readonly Choice[]): string {
  const state = scene.view
  const w = wordsOf(scene)
  const object = state.on[parcel]
  const parts = [scene.t('pair', { what: parcelName(parcel), value: objectWord(scene, object) })]
  if (state.owner[parcel] === NOBODY)
    parts.push(
      isForNothing(scene)
        ? w('cell.forNothing')
        : w('cell.free', { price: dollars(scene, parcelPrice(state, parcel)) }),
    )
  else parts.push(w('cell.owner', { player: ownerWord(scene, parcel) }))
  if (object >= BUILT) {
    parts.push(w('cell.income', { amount: dollars(scene, buildingIncome(state, parcel)) }))
    if (!attackable(state, parcel)) parts.push(w('cell.safe'))
  }
  const cowboys = cowboysOn(state, MAP_SPOTS + parcel)
  if (cowboys.length > 0) {
    const players = cowboys.map(of => (of === 'white' ? w('whiteCowboy') : nameOf(scene, of))).join(', ')
    parts.push(w(isDuel(state, MAP_SPOTS + parcel) ? 'cell.duel' : 'cell.cowboys', { players }))
  }
  const roads = sidesOf(parcel).flatMap((edge, side) => (state.laid[edge] ? [w(SIDES[side])] : []))
  if (roads.length > 0) parts.push(w('cell.roads', { sides: roads.join(', ') }))
  else if (reached(state, parcel)) parts.push(w('cell.reached'))
  const isPlain = choices.every(meansTheParcel)
  if (choices.length > 0 && isPlain) parts.push(w('cell.can'))
  const said = parts.join('; ')
  return isPlain ? said : `${said}. ${choices.map(({ label }) => label).join(' / ')}`
}

/** What such an option says besides is said of the parcel already. */
const meansTheParcel = ({ option, followedBy }: Choice): boolean =>
  (followedBy?.at(-1) ?? option).kind === 'parcel'
