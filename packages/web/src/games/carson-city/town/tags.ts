import {
  BUILT,
  buildingIncome,
  housePreview,
  type Option,
  parcelPrice,
  sitePreviews,
} from '@railhead/carson-city'
import { dollars, type Scene } from '../words.js'

/** What choosing a parcel costs or brings, as short as can be. */
export function tagOf(scene: Scene, parcel: number, option: Option): string | undefined {
  const state = scene.view
  const task = state.tasks.at(-1)
  const plus = (amount: number): string => `+${dollars(scene, amount)}`
  switch (option.kind) {
    case 'parcel':
      if (task?.kind === 'build' && scene.seat !== null) {
        const site = sitePreviews(state, scene.seat, task.building).find(found => found.parcel === parcel)
        return site && plus(site.income.amount)
      }
      return task?.kind === 'freeParcel' || task?.kind === 'claimParcel'
        ? undefined
        : dollars(scene, parcelPrice(state, parcel))
    case 'building':
      return state.owner[parcel] === scene.seat || state.on[parcel] < BUILT
        ? undefined
        : // Beside the income, whose sign says that it is money.
          `+${Math.floor(buildingIncome(state, parcel) / 2)}`
    case 'house': {
      if (task?.kind !== 'placeHouse') return undefined
      const mine = housePreview(state, parcel, task)
        .filter(({ owner }) => owner === scene.seat)
        .reduce((sum, { before, after }) => sum + after - before, 0)
      return mine === 0 ? undefined : mine > 0 ? plus(mine) : `−${dollars(scene, -mine)}`
    }
    default:
      return undefined
  }
}
