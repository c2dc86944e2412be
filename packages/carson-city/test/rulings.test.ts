import { readFileSync } from 'node:fs'
import { Match, seedChance } from '@railhead/kernel'
import { afterEach, expect, test } from 'vitest'
import { TRACK, trackOf } from '../src/components/actionTrack.js'
import { HOTEL, HOUSE, MOUNTAIN, RANCH, SALOON } from '../src/components/buildings.js'
import { BANKER, GROCER, MERCENARY, SETTLER, SHERIFF } from '../src/components/characters.js'
import { sidesOf } from '../src/components/map.js'
import { EMPTY_SLOT } from '../src/components/market.js'
import { firepower } from '../src/firepower.js'
import { carsonCity } from '../src/game.js'
import { buildingIncome } from '../src/income.js'
import { LAW, RULINGS, type Rulings, rulingsIn, rulingsOf } from '../src/rulings/index.js'
import { LATER } from '../src/state.js'
import { Explorer } from './testing/explorer.js'
import { brokenInvariants } from './testing/invariants.js'
import {
  asked,
  at,
  bareGame as bare,
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
  type TestConfig,
  type TestMatch,
  testGame,
} from './testing/testGame.js'

let named: Partial<Rulings> = {}
const rule = (other: Partial<Rulings>): void => {
  named = other
}
afterEach(() => rule({}))

const bareGame = (config: TestConfig): TestMatch => bare({ ...config, rulings: named })

/** The other answer to every open question. */
const OTHERS: Partial<Rulings>[] = [
  { startRevolvers: 0 },
  { firstDieLine: 0 },
  { redSheriffMayJoin: true },
  { cardEffects: 'afterLimit' },
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
  { cardNumbers: [7, 6, 5, 4, 3, 2, 1] },
  { estateIncomePlace: 'afterKeptTiles' },
  { keptTilesPlace: 'beforeConstruction' },
  { incomeCaps: { ranch: 3, mine: 9, drugstore: 9, bank: 9, saloon: 15, hotel: 4 } },
]

test.each(OTHERS)('whole matches can be played with %j', other => {
  rule(other)
  for (let index = 0; index < 4; index++) {
    const config = carsonCity.config.parse({
      players: 2 + index,
      characters: index % 2 ? 'red' : 'yellow',
      duels: index < 2 ? 'tokens' : 'dice',
      placement: index % 3 ? 'turns' : 'simultaneous',
      rulings: named,
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
  expect([...switched].sort()).toEqual(RULINGS.map(({ id }) => id).sort())
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

test('estate income and kept tiles may have other places on the track', () => {
  for (const estateIncomePlace of ['afterKeptTiles', 'afterParcelIncome', 'afterBuildingPoints'] as const) {
    rule({ estateIncomePlace, keptTilesPlace: 'beforeConstruction' })
    const { cells } = trackOf(bareGame({ players: 2 }).state)
    const before = {
      afterKeptTiles: 'build3',
      afterParcelIncome: 'parcelIncome',
      afterBuildingPoints: 'buildingPoints',
    } as const
    expect(cells[cells.indexOf('estateIncome') - 1]).toBe(before[estateIncomePlace])
    expect(cells[cells.indexOf('build12') - 1]).toBe('deferred')
    expect([...cells].sort()).toEqual([...TRACK].sort())
  }
  rule({ estateIncomePlace: 'afterKeptTiles' })
  const match = bareGame({ players: 2 })
  hold(match, BANKER, GROCER)
  build(match, 'A1', HOTEL, 0)
  const told = resolveFrom(match, 'deferred')
  expect(told.find(event => event.type === 'income')).toMatchObject({ seat: 0, amount: 6 })
})

test('CC-INCOME-07 the highest incomes are those of the match', () => {
  rule({ incomeCaps: { ...rulingsIn('2').incomeCaps, saloon: 12, hotel: 5 } })
  const match = bareGame({ players: 2 })
  build(match, 'D4', SALOON, 0)
  build(match, 'A1', HOTEL, 0)
  for (const name of ['C3', 'D3', 'E3']) put(match, name, HOUSE)
  expect(buildingIncome(match.state, at('D4'))).toBe(12)
  expect(buildingIncome(match.state, at('A1'))).toBe(5)
})

test('CC-ORDER-03 the numbers of the cards may be corrected', () => {
  rule({ cardNumbers: [7, 2, 3, 4, 5, 6, 1] })
  const match = bareGame({ players: 2 })
  match.state.roads.fill(0)
  startRound(match)
  match.answer(0, { kind: 'character', card: SHERIFF })
  match.answer(1, { kind: 'character', card: MERCENARY })
  expect(match.state.order).toEqual([1, 0])
})

test('a match keeps its rulings; matches of the first version have none and play as they did', () => {
  const match = testGame({ players: 2, rulings: { layRoads: 'whenBuilding' } })
  expect(match.rules).toBe('2')
  expect(match.config.rulings).toEqual({ ...rulingsIn('2'), layRoads: 'whenBuilding' })
  expect(Match.replay(carsonCity, match.record()).state.rulings?.layRoads).toBe('whenBuilding')
  const first = Match.start(carsonCity, { players: 2 }, 'old', '1')
  expect(first.config).toEqual({ players: 2, characters: 'yellow', duels: 'dice', placement: 'turns' })
  expect(JSON.parse(JSON.stringify(first.state))).not.toHaveProperty('rulings')
  expect(rulingsOf(first.state)).toEqual(rulingsIn('1'))
  expect(carsonCity.standing(first.state)[0].categories).toHaveProperty('earlyFinish', 0)
})

test('unknown rulings and values are refused with what exists; the first version takes none', () => {
  const parse = (rulings: object, rules?: string) => () =>
    carsonCity.config.parse({ players: 2, rulings }, rules)
  expect(parse({ nonsense: 1 })).toThrow(/no ruling 'nonsense'; there are startRevolvers/)
  expect(parse({ tokens: 'aloud' })).toThrow(/'rulings.tokens' is "aloud"; expected one of "secret", "open"/)
  expect(parse({ cardNumbers: [1, 2] })).toThrow(/a list of 7/)
  expect(parse({ tokens: 'open' }, '1')).toThrow(/version 1 have no rulings/)
})

test('the rows that rulings decide are rows of the ledger', () => {
  const ledger = readFileSync(new URL('../../../docs/rules/carson-city.md', import.meta.url), 'utf8')
  for (const { id, ledger: rows } of LAW.rulings)
    for (const row of rows) expect(ledger.includes(`| ${row} |`), `${id}: ${row}`).toBe(true)
})

test('every ruling is asked for and its choices are named in every language, and names rows of the ledger', () => {
  for (const { id, values, ledger, source } of LAW.rulings) {
    const choices = values.kind === 'choice' ? values.choices : []
    for (const catalogue of Object.values(carsonCity.text.catalogues))
      for (const key of [`ruling.${id}`, ...choices.map(choice => `ruling.${id}.${choice}`)])
        expect(catalogue[key], key).toMatch(/\S/)
    expect(ledger.length).toBeGreaterThan(0)
    expect(source).toMatch(/\.$/)
  }
})
