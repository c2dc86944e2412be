import { seedChance } from '@railhead/kernel'
import { afterEach, expect, test } from 'vitest'
import { HOTEL, HOUSE, MOUNTAIN, RANCH, SALOON } from './components/buildings.js'
import { BANKER, GROCER, MERCENARY, SETTLER, SHERIFF } from './components/characters.js'
import { sidesOf } from './components/map.js'
import { EMPTY_SLOT } from './components/market.js'
import { RULINGS, type Rulings } from './components/rulings.js'
import { firepower } from './firepower.js'
import { carsonCity } from './game.js'
import { buildingIncome } from './income.js'
import { LATER } from './state.js'
import { Explorer } from './testing/explorer.js'
import { brokenInvariants } from './testing/invariants.js'
import {
  asked,
  at,
  bareGame,
  build,
  endRound,
  hold,
  mayPlace,
  offered,
  offeredOf,
  own,
  place,
  put,
  resolveFrom,
  roadsAround,
  spot,
  stand,
  startPlacement,
  startRound,
} from './testing/testGame.js'

const chosen: Rulings = { ...RULINGS }
const rule = (other: Partial<Rulings>): void => {
  Object.assign(RULINGS, other)
}
afterEach(() => rule(chosen))

/** The other answer to every open question. */
const OTHERS: Partial<Rulings>[] = [
  { startRevolvers: 0 },
  { firstDieLine: 0 },
  { redSheriffMayJoin: true },
  { endOfRound: ['marker', 'cowboys', 'cashLimit', 'cardEffects', 'market', 'cards', 'chip'] },
  { grocerNames: 'afterDuels' },
  { redOffersMayBeDeclined: false },
  { settlerMountains: 'points' },
  { captainOverLimit: 'clipped' },
  { temporaryRevolversEarn: false },
  { characterOrder: 'placement' },
  { cowboyPoints: 'separately' },
  { duelOrderBy: 'firstPasser' },
  { contestedParcelsFirst: false },
  { placeWithoutProperty: false },
  { layRoads: 'whenBuilding' },
  { shortSupply: 'nothing' },
  { buildOverHouse: true },
  { houseOnForeignParcel: 'never' },
  { deferredOrder: 'placement' },
  { churchProtects: 'everyone' },
  { idleDefender: 'returns' },
  { defendUnattackable: false },
  { ranchCountsHouses: true, ranchCountsMountains: true },
  { whiteMayDefend: false },
  { unplacedWhiteCounts: false },
  { whiteMayBeJoinedInCrowd: false },
  { payBelowLimit: false },
  { lastCashLimit: false },
  { tokens: 'open' },
  { takeBack: true },
  { emptySlotAccepts: true },
]

test.each(OTHERS)('whole matches can be played with %j', other => {
  rule(other)
  for (let index = 0; index < 4; index++) {
    const config = carsonCity.config.parse({
      players: 2 + index,
      characters: index % 2 ? 'red' : 'yellow',
      duels: index < 2 ? 'tokens' : 'dice',
      placement: index % 3 ? 'turns' : 'simultaneous',
    })
    const state = carsonCity.setup(config, seedChance(`ruling ${index}`))
    const explorer = new Explorer(seedChance(`player ${index}`))
    for (;;) {
      const decisions = carsonCity.decisions(state)
      if (decisions.length === 0) break
      const { seat, option } = explorer.pick(state, decisions)
      carsonCity.apply(state, seat, option)
      expect(brokenInvariants(state)).toEqual([])
    }
    expect(carsonCity.outcome(state)).toBeDefined()
  }
})

test('every ruling is switched once', () => {
  const switched = OTHERS.flatMap(other => Object.keys(other))
  expect([...switched].sort()).toEqual(Object.keys(RULINGS).sort())
})

test('the red settler may be paid in points', () => {
  rule({ settlerMountains: 'points' })
  const match = bareGame({ players: 2, characters: 'red' })
  hold(match, SETTLER, MERCENARY)
  match.state.benefit[0] = LATER
  match.state.money.fill(0)
  put(match, 'A1', MOUNTAIN, 0)
  put(match, 'B1', MOUNTAIN, 0)
  endRound(match)
  expect(match.state.points[0]).toBe(2)
  expect(match.state.money[0]).toBe(0)
})

test('the red sheriff may join others if so ruled', () => {
  rule({ redSheriffMayJoin: true })
  const match = bareGame({ players: 2, characters: 'red' })
  startPlacement(match, SHERIFF, BANKER)
  stand(match, 'gambling', 1)
  expect(mayPlace(match, 0, 'gambling')).toBe(true)
})

test('a captain may be given what is left, and must buy if so ruled', () => {
  rule({ captainOverLimit: 'clipped', redOffersMayBeDeclined: false })
  const match = bareGame({ players: 2 })
  match.state.cowboys[0] = 9
  match.state.restingCowboys[0] = 1
  startRound(match)
  match.answer(0, { kind: 'character', card: 5 })
  match.answer(0, { kind: 'package', amount: 3 })
  expect(match.state.cowboys[0]).toBe(10)
  const red = bareGame({ players: 2, characters: 'red' })
  startRound(red)
  red.answer(0, { kind: 'character', card: 5 })
  expect(offeredOf(red, 0, 'decline')).toEqual([])
})

test('temporary revolvers and the white cowboy can be left out of the counts', () => {
  rule({ temporaryRevolversEarn: false, unplacedWhiteCounts: false, cowboyPoints: 'separately' })
  const match = bareGame({ players: 2 })
  hold(match, MERCENARY, SHERIFF)
  expect(firepower(match.state, 0)).toBe(3 + 1 + 3)
  expect(firepower(match.state, 1)).toBe(3 + 1)
  match.state.cowboys[0] = 4
  stand(match, 'cowboyPoints', 0)
  resolveFrom(match, 'cowboyPoints')
  match.answer(0, { kind: 'act' })
  expect(match.state.points[0]).toBe(1)
})

test('idle defenders may return, and unattackable buildings be left undefended', () => {
  rule({ idleDefender: 'returns', defendUnattackable: false })
  const match = bareGame({ players: 2 })
  hold(match, BANKER, GROCER)
  build(match, 'A1', SALOON, 0)
  stand(match, 'A1', 0)
  stand(match, 'buyPoints5', 1)
  resolveFrom(match, 'estateIncome')
  expect(match.state.cowboys[0]).toBe(3)
  build(match, 'H8', 7, 0)
  startPlacement(match, BANKER, GROCER)
  expect(mayPlace(match, 0, 'H8')).toBe(false)
})

test('a building may replace a house, and others’ parcels be closed to houses', () => {
  rule({ buildOverHouse: true, houseOnForeignParcel: 'never' })
  const match = bareGame({ players: 2 })
  match.state.roads.fill(0)
  match.state.kept[HOTEL] = 1
  put(match, 'D4', HOUSE, 0)
  match.state.houseSupply--
  own(match.state, 'C3', 1)
  roadsAround(match, ...sidesOf(at('D4')))
  resolveFrom(match, 'deferred')
  match.answer(0, { kind: 'build', building: HOTEL })
  match.answer(0, { kind: 'parcel', parcel: at('D4') })
  expect(offered(match, 0)).not.toContainEqual({ kind: 'house', parcel: at('C3') })
  match.answer(0, { kind: 'house', parcel: at('D3') })
  expect(match.state.houseSupply).toBe(19)
})

test('a church may protect everyone, and a ranch count houses and mountains as empty', () => {
  rule({ churchProtects: 'everyone', ranchCountsHouses: true, ranchCountsMountains: true })
  const match = bareGame({ players: 3 })
  build(match, 'D4', RANCH, 1)
  put(match, 'C3', HOUSE)
  put(match, 'D3', MOUNTAIN)
  build(match, 'E5', 6, 2)
  expect(buildingIncome(match.state, at('D4'))).toBe(7)
  startPlacement(match, BANKER, GROCER, MERCENARY)
  expect(mayPlace(match, 0, 'D4')).toBe(false)
})

test('cash limits: no paying below the limit, none in the last round', () => {
  rule({ payBelowLimit: false, lastCashLimit: false })
  const match = bareGame({ players: 2 })
  hold(match, MERCENARY, SHERIFF)
  match.state.money = [20, 20]
  endRound(match)
  expect(match.state.round).toBe(2)
  hold(match, MERCENARY, SHERIFF)
  match.state.money = [99, 99]
  endRound(match, 4)
  expect(match.state.money).toEqual([99, 99])
})

test('tokens may be laid openly, one after the other', () => {
  rule({ tokens: 'open' })
  const match = bareGame({ players: 2, duels: 'tokens' })
  hold(match, BANKER, GROCER)
  stand(match, 'gambling', 0, 1)
  resolveFrom(match, 'gambling', [1, 0])
  expect(match.decisions().map(decision => decision.seat)).toEqual([1])
  match.answer(1, { kind: 'token', value: 4 })
  expect(match.view(0).tokenLaid[1]).toBe(4)
  expect(asked(match, 0)).toBe('playToken')
})

test('placed cowboys may be taken back, and empty slots accept cowboys', () => {
  rule({ takeBack: true, emptySlotAccepts: true, placeWithoutProperty: false })
  const match = bareGame({ players: 2, placement: 'simultaneous' })
  match.state.market[6] = EMPTY_SLOT
  match.state.property[0] = 0
  startPlacement(match, BANKER, GROCER)
  expect(mayPlace(match, 0, 'C3')).toBe(false)
  place(match, 0, 'build12')
  match.answer(0, { kind: 'toMove' })
  match.answer(0, { kind: 'lift', spot: spot('build12'), white: false })
  match.answer(0, { kind: 'takeBack' })
  expect(match.state.cowboys[0]).toBe(3)
  expect(match.state.cowboysAt[spot('build12')]).toBe(0)
})
