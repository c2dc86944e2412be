import {
  BUILDINGS,
  BUILT,
  buildingIncome,
  housePreview,
  type IncomeChange,
  MAP_SPOTS,
  moneyForPoints,
  newlyReached,
  type Option,
  parcelName,
  parcelPrice,
  sitePreviews,
  spaceYield,
} from '@railhead/carson-city'
import type { Preview } from '../screen.js'
import { dollars, incomeWords, isForNothing, type Scene, spotOdds, wordsOf } from './words.js'

/** What would happen, in short lines, before it is chosen. */
export function previewOf(option: Option, scene: Scene): Preview | undefined {
  const lines = linesOf(option, scene).filter(line => line !== undefined)
  const pieces = piecesOf(option, scene)
  return lines.length === 0 && pieces.length === 0 ? undefined : { lines, pieces }
}

function linesOf(option: Option, scene: Scene): (string | undefined)[] {
  const { view, seat } = scene
  if (seat === null) return []
  const w = wordsOf(scene)
  const left = (price: number): string => w('left', { amount: dollars(scene, view.money[seat] - price) })
  const task = view.tasks.at(-1)
  switch (option.kind) {
    case 'parcel': {
      const price = parcelPrice(view, option.parcel)
      if (task?.kind === 'build') {
        const site = sitePreviews(view, seat, task.building).find(({ parcel }) => parcel === option.parcel)
        return site
          ? [w('income', { parts: incomeWords(scene, site.income) }), ...changes(scene, site.changes)]
          : []
      }
      if (isForNothing(scene)) return []
      return [left(price), spotOdds(scene, MAP_SPOTS + option.parcel)]
    }
    case 'building': {
      const income = view.on[option.parcel] < BUILT ? 0 : buildingIncome(view, option.parcel)
      const raid = w('raid', {
        amount: dollars(scene, Math.floor(income / 2)),
        income: dollars(scene, income),
      })
      return [
        view.owner[option.parcel] === seat ? w('defend', { income: dollars(scene, income) }) : raid,
        spotOdds(scene, MAP_SPOTS + option.parcel),
      ]
    }
    case 'space': {
      const found = spaceYield(view, seat, option.space)
      return [found.kind === 'tile' ? left(found.price) : undefined, spotOdds(scene, option.space)]
    }
    case 'house':
      return task?.kind === 'placeHouse' ? changes(scene, housePreview(view, option.parcel, task)) : []
    case 'road': {
      const reached = newlyReached(view, option.edge)
      return [
        reached.length === 0
          ? w('reaches.none')
          : w('reaches', { parcels: reached.map(parcelName).join(', ') }),
      ]
    }
    case 'pay': {
      const found = moneyForPoints(view, seat)
      const row = found?.payments.find(({ amount }) => amount === option.amount)
      return row ? [w('pays', { count: row.points, left: dollars(scene, row.left) })] : []
    }
    default:
      return []
  }
}

/** Whose income would change, in the words of the option. */
function changes(scene: Scene, found: readonly IncomeChange[]): string[] {
  return found.map(({ owner, building, parcel, before, after }) =>
    scene.say({
      key: 'option.house.change',
      params: {
        building: { key: `building.${BUILDINGS[building].id}` },
        parcel: parcelName(parcel),
        player: { seatName: owner },
        before: dollars(scene, before),
        after: dollars(scene, after),
      },
    }),
  )
}

function piecesOf(option: Option, { view }: Scene): string[] {
  const task = view.tasks.at(-1)
  if (option.kind === 'road') return newlyReached(view, option.edge).map(parcel => `parcel:${parcel}`)
  if (option.kind === 'house' && task?.kind === 'placeHouse')
    return housePreview(view, option.parcel, task).map(({ parcel }) => `parcel:${parcel}`)
  return []
}
