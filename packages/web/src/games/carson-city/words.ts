import {
  BUILDINGS,
  BUILT,
  CHARACTER_IDS,
  type DuelOdds,
  duelOdds,
  type IncomeParts,
  incomeParts,
  MAP_SPOTS,
  NOBODY,
  parcelName,
  priceParts,
  SIDE_IDS,
  SPACES,
  type SpaceYield,
  type State,
} from '@railhead/carson-city'
import type { Seat } from '@railhead/kernel'
import type { Scene as AnyScene } from '../screen.js'
import { type CarsonKey, type CarsonWriter, writerOf } from './text/index.js'
import { objectId } from './town/elevations.js'

export type Scene = AnyScene<State>

/** Writes the texts of this drawing. */
export const wordsOf = ({ t }: Scene): CarsonWriter => writerOf(t.lang)

export const dollars = (scene: Scene, amount: number): string =>
  scene.say({ key: 'money', params: { amount } })

export const spaceWord = (scene: Scene, space: number): string =>
  scene.say({ key: `space.${SPACES[space].id}` })

export const buildingWord = (scene: Scene, building: number): string =>
  scene.say({ key: `building.${BUILDINGS[building].id}` })

export const characterWord = (scene: Scene, card: number): string =>
  scene.say({ key: `character.${CHARACTER_IDS[card]}` })

/** What the side of a card in play does. */
export const characterEffect = (scene: Scene, card: number): string =>
  scene.say({ key: `card.${CHARACTER_IDS[card]}.${SIDE_IDS[scene.view.sides[card]]}` })

/** Where cowboys stand: a space, or a parcel of the map. */
export const spotWord = (scene: Scene, spot: number): string =>
  spot < MAP_SPOTS ? spaceWord(scene, spot) : placeWord(scene, spot - MAP_SPOTS)

/** What stands on a parcel, in a word. */
export function objectWord(scene: Scene, object: number): string {
  if (object >= BUILT) return buildingWord(scene, object - BUILT)
  const id = objectId(object)
  return id === undefined ? wordsOf(scene)('empty') : wordsOf(scene)(id === 'house' ? 'house' : 'mountain')
}

/** A parcel with what stands on it: 'C4 · saloon'. */
export const placeWord = (scene: Scene, parcel: number): string =>
  `${parcelName(parcel)} · ${objectWord(scene, scene.view.on[parcel])}`

/** Names of seats; my own is a pronoun. */
export const nameOf = (scene: Scene, seat: Seat): string =>
  seat === scene.seat ? wordsOf(scene)('you') : (scene.names[seat] ?? `#${seat + 1}`)

const counted = (scene: Scene, parts: readonly (readonly [CarsonKey, number])[]): string[] =>
  parts.filter(([, count]) => count > 0).map(([key, count]) => wordsOf(scene)(key, { count }))

/** The price of a parcel in its parts: '$1 land + 2 houses + 1 mountain = $4'. */
export function priceWords(scene: Scene, parcel: number): string {
  const parts = priceParts(scene.view, parcel)
  const words = [
    wordsOf(scene)('land', { amount: dollars(scene, parts.land) }),
    ...counted(scene, [
      ['count.houses', parts.houses],
      ['count.mountains', parts.mountains],
      ['count.buildings', parts.buildings],
    ]),
  ]
  return `${words.join(' + ')} = ${dollars(scene, parts.total)}`
}

/** Whether the parcel that is chosen now costs nothing. */
export function isForNothing({ view }: Scene): boolean {
  const task = view.tasks.at(-1)
  return task?.kind === 'freeParcel' || task?.kind === 'claimParcel'
}

/** An income in its parts: '(2 houses + 1 ranch) × $3 = $9'. */
export function incomeWords(scene: Scene, parts: IncomeParts): string {
  const w = wordsOf(scene)
  const units = (as: IncomeParts['counted'][number]['as']): number =>
    parts.counted.filter(part => part.as === as).reduce((sum, part) => sum + part.units, 0)
  const words = counted(scene, [
    ['count.empty', units('empty')],
    ['count.mountains', units('mountain')],
    ['count.houses', units('house')],
    ['count.ranches', units('ranch')],
    ['count.mines', units('mine')],
  ])
  const notes: string[] = []
  if (parts.limit) notes.push(w(parts.limit === 'least' ? 'income.least' : 'income.cap'))
  if (parts.doubled) notes.push(w('income.doubled', { amount: dollars(scene, parts.paid) }))
  const sum =
    words.length === 0
      ? dollars(scene, parts.amount)
      : `${words.length > 1 ? `(${words.join(' + ')})` : words[0]} × ${dollars(scene, parts.each)} = ${dollars(scene, parts.amount)}`
  return notes.length === 0 ? sum : `${sum} (${notes.join(', ')})`
}

/** What a space would bring, with how it comes about: '4 parcels × $2 = $8'. */
export function yieldWords(scene: Scene, found: SpaceYield): string {
  const w = wordsOf(scene)
  switch (found.kind) {
    case 'money':
    case 'points':
    case 'roads': {
      const amount = (value: number): string =>
        found.kind === 'money' ? dollars(scene, value) : w(`count.${found.kind}`, { count: value })
      if (found.of === 'fixed') return amount(found.amount)
      const what = w(`count.${found.of}`, { count: found.count })
      const rate =
        found.per > 1
          ? `${what} : ${found.per}`
          : `${what} × ${found.kind === 'money' ? dollars(scene, found.each) : found.each}`
      return `${rate} = ${amount(found.amount)}`
    }
    case 'revolvers':
      return w('yield.revolvers', { count: found.amount })
    case 'dice':
      return w('yield.dice', { least: dollars(scene, found.least), most: dollars(scene, found.most) })
    case 'tile': {
      const offer = { building: buildingWord(scene, found.building), price: dollars(scene, found.price) }
      return w(found.affordable ? 'yield.tile' : 'yield.tileTooDear', offer)
    }
    case 'buyPoints':
      return w('yield.buyPoints', { price: dollars(scene, found.price), count: found.most })
    case 'closed':
      return w(found.why === 'marker' ? 'yield.closed' : 'yield.noTile')
  }
}

/** Chances are given in whole percent. */
export const percent = (chance: number): number => Math.round(100 * chance)

/** The odds of a duel in one line: 'You 6 + die against Bob 4 + die: 72 %'. */
export function oddsWords(scene: Scene, odds: DuelOdds): string {
  const w = wordsOf(scene)
  const plus = w(scene.view.duels === 'dice' ? 'die' : 'token')
  const side = ({ seat, firepower }: DuelOdds['sides'][number]): string =>
    `${nameOf(scene, seat)} ${firepower.total} + ${plus}`
  const [mine, ...others] = odds.sides
  const line = w('odds', {
    mine: side(mine),
    others: others.map(side).join(', '),
    percent: percent(odds.win),
  })
  return odds.tie > 0 ? `${line} ${w('odds.tie', { percent: percent(odds.tie) })}` : line
}

/** The odds on a spot for who looks, if there would be a duel. */
export function spotOdds(scene: Scene, spot: number): string | undefined {
  if (scene.seat === null) return undefined
  const odds = duelOdds(scene.view, scene.seat, spot)
  return odds && oddsWords(scene, odds)
}

export function incomeOf(scene: Scene, parcel: number): string | undefined {
  const parts = incomeParts(scene.view, parcel)
  return parts && incomeWords(scene, parts)
}

export const ownerWord = (scene: Scene, parcel: number): string => {
  const owner = scene.view.owner[parcel]
  return owner === NOBODY ? wordsOf(scene)('nobody') : nameOf(scene, owner)
}
