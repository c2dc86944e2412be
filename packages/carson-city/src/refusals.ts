import type { Message, Refusal, Seat } from '@railhead/kernel'
import { CROWDED_SPACES, SPACES } from './components/actionTrack.js'
import { BUILT, TYPES } from './components/buildings.js'
import { CARDS } from './components/characters.js'
import { PARCELS, parcelName } from './components/map.js'
import { PIECES } from './components/pieces.js'
import { buildTrouble, hasSite, keptTiles } from './construction.js'
import { BUILD, BUILDING, CARD, type Option, SPACE } from './options.js'
import { parcelPrice } from './parcels.js'
import { attackable, isOpen, mayEnterBuilding, mayEnterSpace } from './placement.js'
import { CHOOSING_BUILDING, CHOOSING_NOTHING, NOBODY, type State, sideOf, type Task, WHITE } from './state.js'
import { dollars, playerName, say } from './text/names.js'
import { optionText } from './text/options.js'

/** Why what one might expect is not offered to the seat now. */
export function refusals(state: State, seat: Seat): Refusal[] {
  const task = state.tasks[state.tasks.length - 1]
  if (!task || (task.seat !== NOBODY && task.seat !== seat)) return []
  const found: Refusal[] = []
  const refuse = (option: Option, why: Message): void => {
    found.push({ what: optionText(state, seat, option), why })
  }
  switch (task.kind) {
    case 'takeCharacter':
      for (let card = 0; card < CARDS; card++) {
        const holder = state.character.indexOf(card)
        if (holder !== NOBODY) refuse(CARD[card], say('why.taken', { player: playerName(holder) }))
      }
      break
    case 'place':
    case 'placeTogether':
      if (!state.passed.includes(seat)) refusePlaces(state, seat, refuse)
      break
    case 'buyPackage':
      found.push(...refusedPackages(state, seat))
      break
    case 'buyParcel':
      for (const parcel of task.parcels)
        if (parcelPrice(state, parcel) > state.money[seat]) found.push(tooDear(state, seat, parcel))
      break
    default:
      found.push(...refusedTiles(state, seat, task))
  }
  return found
}

function lacksMoney(state: State, seat: Seat, need: number): Message {
  return say('why.money', { need: dollars(need), have: dollars(state.money[seat]) })
}

type Refuse = (option: Option, why: Message) => void

function refusePlaces(state: State, seat: Seat, refuse: Refuse): void {
  const white = state.inHand[seat] === WHITE
  if (state.choosing[seat] === CHOOSING_BUILDING)
    for (let parcel = 0; parcel < PARCELS; parcel++) {
      if (state.on[parcel] < BUILT || state.owner[parcel] === seat) continue
      if (!mayEnterBuilding(state, seat, parcel, white) && !attackable(state, parcel))
        refuse(BUILDING[parcel], say('why.protected'))
    }
  if (state.choosing[seat] !== CHOOSING_NOTHING) return
  for (let space = 0; space < SPACES.length; space++)
    if (!mayEnterSpace(state, seat, space, white))
      refuse(SPACE[space], whyNotSpace(state, seat, space, white))
}

function whyNotSpace(state: State, seat: Seat, space: number, white: boolean): Message {
  const { effect } = SPACES[space]
  if (!isOpen(state, space))
    return effect.kind === 'buyPoints'
      ? say('why.closed', { round: effect.lastRound + 1 })
      : say('why.noTile')
  if (white) return say('why.occupied')
  if (state.white === space) return say('why.white')
  if (space >= CROWDED_SPACES && state.cowboysAt[space] & (1 << seat)) return say('why.own')
  return say('why.peaceful')
}

function tooDear(state: State, seat: Seat, parcel: number): Refusal {
  const price = parcelPrice(state, parcel)
  return {
    what: say('offer.parcel', { parcel: parcelName(parcel), price: dollars(price) }),
    why: lacksMoney(state, seat, price),
  }
}

function refusedPackages(state: State, seat: Seat): Refusal[] {
  const sells = sideOf(state, seat)?.sells
  if (!sells) return []
  return sells.packages.flatMap(({ amount, price }) => {
    const why = whyNotPackage(state, seat, sells.what, amount, price)
    return why ? [{ what: say(`offer.${sells.what}`, { amount, price: dollars(price) }), why }] : []
  })
}

function whyNotPackage(
  state: State,
  seat: Seat,
  what: 'cowboys' | 'revolvers' | 'points',
  amount: number,
  price: number,
): Message | undefined {
  if (price > state.money[seat]) return lacksMoney(state, seat, price)
  if (what === 'cowboys' && amount > state.restingCowboys[seat])
    return say('why.cowboyLimit', { most: PIECES.cowboys })
  if (what === 'revolvers' && amount > state.revolverSupply)
    return say('why.supply', { left: state.revolverSupply })
  return undefined
}

/** Tiles in hand that cannot be built as the map stands. */
function refusedTiles(state: State, seat: Seat, task: Task): Refusal[] {
  const because = (building: number, refused: readonly number[]): Refusal[] => {
    if (hasSite(state, seat, building, refused)) return []
    const why = say(`why.${buildTrouble(state, seat, building)}`)
    return [{ what: optionText(state, seat, BUILD[building]), why }]
  }
  if (task.kind === 'build') return because(task.building, task.refused)
  if (task.kind !== 'deferredConstruction') return []
  const found: Refusal[] = []
  for (let building = 0; building < TYPES; building++)
    if (keptTiles(state, seat, building) > 0) found.push(...because(building, task.refused))
  return found
}
