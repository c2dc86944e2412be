import { SPECTATOR, UNKNOWN } from '@railhead/kernel'
import { playRandomly } from '@railhead/kernel/testing'
import { expect, test } from 'vitest'
import { SPACES, spaceIndex, TRACK } from '../src/components/actionTrack.js'
import {
  BANK,
  BUILT,
  CHURCH,
  DRUGSTORE,
  HOTEL,
  HOUSE,
  MINE,
  MOUNTAIN,
  RANCH,
  SALOON,
} from '../src/components/buildings.js'
import { BANKER, GROCER, MERCENARY, SHERIFF, WORKER } from '../src/components/characters.js'
import { EDGES, PARCELS, parcelName, sidesOf } from '../src/components/map.js'
import {
  duelOdds,
  firepowerParts,
  housePreview,
  incomeParts,
  moneyForPoints,
  newlyReached,
  priceParts,
  sitePreviews,
  spaceYield,
  trackCells,
} from '../src/figures/index.js'
import { firepower } from '../src/firepower.js'
import { carsonCity } from '../src/game.js'
import { buildingIncome } from '../src/income.js'
import { parcelPrice } from '../src/parcels.js'
import { reached } from '../src/roads.js'
import { gainOf } from '../src/spaceGains.js'
import { HELD, NOT_LAID } from '../src/state.js'
import {
  at,
  bareGame,
  build,
  hold,
  own,
  pass,
  place,
  put,
  resolveFrom,
  spot,
  stand,
  startPlacement,
  type TestMatch,
  testGame,
} from './testing/testGame.js'

const VARIANTS = [
  { players: 2 },
  { players: 3, characters: 'red', duels: 'tokens' },
  { players: 4, placement: 'simultaneous' },
] as const

function game(players = 2, ...cards: number[]): TestMatch {
  const match = bareGame({ players })
  match.state.roads.fill(0)
  startPlacement(match, ...(cards.length > 0 ? cards : [BANKER, GROCER, WORKER].slice(0, players)))
  return match
}

test('CC-PARCEL-01 the price of a parcel in its parts', () => {
  const match = bareGame({ players: 2 })
  put(match, 'C4', MOUNTAIN)
  put(match, 'B3', HOUSE)
  put(match, 'D5', HOUSE)
  build(match, 'C3', RANCH, 0)
  put(match, 'E4', HOUSE)
  expect(priceParts(match.state, at('C4'))).toMatchObject({
    land: 1,
    houses: 2,
    mountains: 1,
    buildings: 1,
    total: 5,
  })
  expect(priceParts(match.state, at('C4')).counted.map(parcelName).sort()).toEqual(['B3', 'C3', 'C4', 'D5'])
})

test('CC-INCOME-02 the income of a building names the neighbours that count', () => {
  const match = bareGame({ players: 2 })
  build(match, 'D4', DRUGSTORE, 0)
  put(match, 'C4', HOUSE)
  put(match, 'D5', HOUSE, 1)
  build(match, 'E5', HOTEL, 0)
  build(match, 'H8', RANCH, 0)
  const parts = incomeParts(match.state, at('D4'))
  expect(parts).toMatchObject({ each: 3, units: 4, amount: 12, paid: 12, doubled: false })
  expect(parts?.counted.map(part => [parcelName(part.parcel), part.units, part.as])).toEqual([
    ['C4', 1, 'house'],
    ['E5', 2, 'house'],
    ['H8', 1, 'ranch'],
  ])
  expect(incomeParts(match.state, at('A1'))).toBeUndefined()
})

test('CC-INCOME-07 an income that the scale cuts says so, and a doubled one what is paid', () => {
  const match = bareGame({ players: 2 })
  build(match, 'D4', RANCH, 0)
  for (const name of ['C3', 'D3', 'E3', 'C4', 'E4', 'C5', 'D5', 'E5']) put(match, name, HOUSE)
  expect(incomeParts(match.state, at('D4'))).toMatchObject({ units: 0, amount: 1, limit: 'least' })
  build(match, 'G7', SALOON, 0)
  for (const name of ['F6', 'G6', 'H6', 'F7', 'H7']) build(match, name, HOTEL, 0)
  hold(match, GROCER, BANKER)
  match.state.doubled = SALOON
  expect(incomeParts(match.state, at('G7'))).toMatchObject({
    units: 10,
    amount: 40,
    limit: 'cap',
    doubled: true,
    paid: 80,
  })
})

test('CC-ATTACK-06 an income says whether it is safe from attacks', () => {
  const match = bareGame({ players: 2 })
  build(match, 'D4', SALOON, 0)
  build(match, 'G7', SALOON, 1)
  build(match, 'D5', CHURCH, 0)
  expect([at('D4'), at('G7'), at('D5')].map(parcel => incomeParts(match.state, parcel)?.safe)).toEqual([
    true,
    false,
    true,
  ])
})

test('CC-ACT-11 cowboy income is promised without the cowboy that goes there, and paid so', () => {
  const match = game()
  const { state } = match
  state.cowboys[0] = 3
  state.revolvers[0] = 1
  const space = spaceIndex('cowboyIncome')
  expect(spaceYield(state, 0, space)).toEqual({
    kind: 'money',
    amount: 6,
    each: 2,
    per: 1,
    count: 3,
    of: 'firepower',
  })
  place(match, 0, 'cowboyIncome')
  expect(spaceYield(state, 0, space)).toMatchObject({ amount: 6, count: 3 })
  const before = state.money[0]
  pass(match, 1, 0)
  match.answer(0, { kind: 'act' })
  expect(state.money[0] - before).toBe(6)
})

test('CC-ACT-15 a cowboy that is moved was no firepower before', () => {
  const match = bareGame({ players: 2, placement: 'simultaneous' })
  startPlacement(match, BANKER, GROCER)
  place(match, 0, 'gambling')
  const space = spaceIndex('cowboyPoints')
  expect(spaceYield(match.state, 0, space)).toMatchObject({ count: 2, amount: 1 })
  match.state.inHand[0] = HELD + spot('gambling')
  expect(spaceYield(match.state, 0, space)).toMatchObject({ count: 3, amount: 1 })
})

test('CC-ACT-04 wages and the single road count the cowboy that would join', () => {
  const match = game()
  place(match, 0, 'wages')
  place(match, 1, 'road1')
  expect(spaceYield(match.state, 0, spaceIndex('wages'))).toMatchObject({ amount: 8, count: 2 })
  expect(spaceYield(match.state, 1, spaceIndex('wages'))).toMatchObject({ amount: 4, count: 1 })
  expect(spaceYield(match.state, 1, spaceIndex('road1'))).toMatchObject({ kind: 'roads', amount: 2 })
  match.state.roadSupply = 1
  expect(spaceYield(match.state, 1, spaceIndex('road1'))).toMatchObject({ kind: 'roads', amount: 1 })
})

test('CC-ACT-09 a space with a tile says the price for the seat, an empty or passed one that it is closed', () => {
  const match = game(2, WORKER, BANKER)
  match.state.market = [RANCH, -1, SALOON, MINE, BANK, HOTEL, DRUGSTORE]
  match.state.money = [3, 15]
  const yieldOf = (seat: number, id: string) => spaceYield(match.state, seat, spaceIndex(id))
  expect(yieldOf(0, 'build5')).toMatchObject({ building: SALOON, price: 3, affordable: true })
  expect(yieldOf(1, 'build5')).toMatchObject({ price: 5, affordable: true })
  expect(yieldOf(0, 'build12')).toMatchObject({ price: 6, affordable: false })
  expect(yieldOf(0, 'build4')).toEqual({ kind: 'closed', why: 'noTile' })
  expect(yieldOf(1, 'buyPoints2')).toEqual({ kind: 'buyPoints', price: 2, most: 7 })
  match.state.round = 2
  expect(yieldOf(1, 'buyPoints2')).toEqual({ kind: 'closed', why: 'marker' })
})

test('CC-DUEL-02 firepower in its parts, those of this round apart', () => {
  const match = game(2, SHERIFF, MERCENARY)
  const { state } = match
  state.revolvers = [1, 2]
  state.threeGuns = 1
  expect(firepowerParts(state, 0)).toEqual({
    cowboys: 3,
    white: 1,
    revolvers: 1,
    character: 0,
    threeGuns: 0,
    total: 5,
  })
  expect(firepowerParts(state, 0, 'white')).toMatchObject({ cowboys: 3, white: 0, total: 4 })
  expect(firepowerParts(state, 1)).toMatchObject({ revolvers: 2, character: 3, threeGuns: 3, total: 11 })
  expect(firepowerParts(state, 1, 'cowboy')).toMatchObject({ cowboys: 2, total: 10 })
})

test('CC-DUEL-03 the odds of a duel with dice; a tie is open until somebody has passed', () => {
  const match = game(3)
  const { state } = match
  place(match, 0, 'gambling')
  expect(duelOdds(state, 0, spot('gambling'))).toBeUndefined()
  // 3 + 1 - 1 against 2 + 1: even firepower.
  expect(duelOdds(state, 1, spot('gambling'))).toMatchObject({
    win: expect.closeTo(15 / 36),
    tie: expect.closeTo(6 / 36),
    sides: [
      { seat: 1, firepower: { total: 3 } },
      { seat: 0, firepower: { total: 3 } },
    ],
  })
  place(match, 1, 'gambling')
  pass(match, 2)
  pass(match, 0)
  expect(duelOdds(state, 0, spot('gambling'))).toMatchObject({ win: expect.closeTo(21 / 36), tie: 0 })
  expect(duelOdds(state, 1, spot('gambling'))).toMatchObject({ win: expect.closeTo(15 / 36), tie: 0 })
})

test('CC-DUEL-03 the odds of three add up to one', () => {
  const match = bareGame({ players: 3 })
  stand(match, 'C4', 0, 1, 2)
  match.state.revolvers = [3, 1, 2]
  match.state.phase = 3
  const odds = [0, 1, 2].map(seat => duelOdds(match.state, seat, spot('C4'))?.win ?? 0)
  expect(odds.reduce((sum, win) => sum + win)).toBeCloseTo(1)
  expect(odds[0]).toBeGreaterThan(odds[2])
})

test('CC-VARD-04 with tokens the odds are those of every own token, and what others hold is not used', () => {
  const match = bareGame({ players: 2, duels: 'tokens' })
  stand(match, 'C4', 0, 1)
  match.state.phase = 3
  const view = carsonCity.view(match.state, 0)
  expect(view.tokens[1]).toContain(UNKNOWN)
  const odds = duelOdds(view, 0, spot('C4'))
  // Both hold 0 to 5, and seat 0 passed first.
  expect(odds?.byToken).toEqual(
    [0, 1, 2, 3, 4, 5].map(value => ({ value, win: expect.closeTo((value + 1) / 6), tie: 0 })),
  )
  const three = bareGame({ players: 3, duels: 'tokens' })
  stand(three, 'C4', 0, 1)
  three.state.phase = 3
  const seen = duelOdds(carsonCity.view(three.state, 0), 0, spot('C4'))
  three.state.tokens[1].sort()
  three.state.tokens[2].reverse()
  expect(duelOdds(carsonCity.view(three.state, 0), 0, spot('C4'))).toEqual(seen)
  const wins = seen?.byToken?.map(row => row.win) ?? []
  expect(wins.length).toBeGreaterThan(1)
  expect([...wins].sort((a, b) => a - b)).toEqual(
    [...(seen?.byToken ?? [])].sort((a, b) => a.value - b.value).map(row => row.win),
  )
  three.state.tokenLaid[0] = three.state.tokens[0][0]
  expect(three.state.tokenLaid[1]).toBe(NOT_LAID)
  expect(duelOdds(carsonCity.view(three.state, 0), 0, spot('C4'))?.byToken).toHaveLength(1)
})

test('CC-ROAD-03 the parcels that a road would newly reach', () => {
  const match = bareGame({ players: 2 })
  const [top] = sidesOf(at('D4'))
  expect(newlyReached(match.state, top).map(parcelName)).toEqual(['C3', 'D3', 'E3', 'C4', 'D4', 'E4'])
  for (let edge = 0; edge < EDGES; edge += 7) {
    const trial = testGame({ players: 2 }, `road ${edge}`).state
    const before = Array.from({ length: PARCELS }, (_, parcel) => reached(trial, parcel))
    const expected = newlyReached(trial, edge)
    trial.roads[0]++
    trial.choosing[0] = 1
    carsonCity.apply(trial, 0, { kind: 'road', edge })
    expect(expected).toEqual(
      before.flatMap((was, parcel) => (!was && reached(trial, parcel) ? [parcel] : [])),
    )
  }
})

test('CC-BUILD-04 the income of a tile on every site, and what it changes for others', () => {
  const match = bareGame({ players: 2 })
  build(match, 'D4', RANCH, 1)
  build(match, 'H8', DRUGSTORE, 0)
  own(match.state, 'D5', 0)
  own(match.state, 'A1', 0)
  put(match, 'A2', MOUNTAIN)
  const sites = sitePreviews(match.state, 0, RANCH)
  expect(sites.map(site => [parcelName(site.parcel), site.income.amount])).toEqual([
    ['A1', 2],
    ['D5', 7],
  ])
  expect(
    sites[1].changes.map(({ parcel, owner, before, after }) => [parcelName(parcel), owner, before, after]),
  ).toEqual([
    ['D4', 1, 8, 7],
    ['H8', 0, 0, 3],
  ])
})

test('CC-BUILD-06 what the house that comes with a building changes, for everybody', () => {
  const match = bareGame({ players: 2 })
  build(match, 'D4', RANCH, 1)
  build(match, 'B4', SALOON, 1)
  own(match.state, 'C3', 0)
  const changes = housePreview(match.state, at('C4'), { site: at('C3'), building: BANK })
  expect(
    changes.map(({ parcel, owner, before, after }) => [parcelName(parcel), owner, before, after]),
  ).toEqual([
    ['C3', 0, 0, 3],
    ['B4', 1, 0, 5],
    ['D4', 1, 7, 6],
  ])
  expect(match.state.on[at('C3')]).toBe(0)
})

test('CC-ACT-01 the track in order of resolution, with cowboys, duels and how far it has come', () => {
  const match = game(3)
  place(match, 0, 'wages')
  place(match, 1, 'C4')
  place(match, 2, 'C4')
  const cells = trackCells(match.state)
  expect(cells.map(cell => cell.cell)).toEqual(TRACK)
  expect(cells[0]).toMatchObject({ cowboys: [{ seat: 0, count: 1 }], duels: [], status: 'coming' })
  expect(cells.find(cell => cell.cell === 'parcels')).toMatchObject({
    cowboys: [
      { seat: 1, count: 1 },
      { seat: 2, count: 1 },
    ],
    duels: [spot('C4')],
  })
  resolveFrom(match, 'gambling')
  match.state.step = TRACK.indexOf('gambling')
  expect(
    trackCells({ ...match.state, phase: 3 })
      .map(cell => cell.status)
      .slice(14, 17),
  ).toEqual(['done', 'now', 'coming'])
})

test('CC-ENDROUND-05 money for points says what a payment gives now and if the match ends', () => {
  const match = game(2, SHERIFF, BANKER)
  match.state.money = [27, 30]
  match.state.round = 2
  expect(moneyForPoints(match.state, 0)).toMatchObject({ due: 7, limit: 20, lastRound: false })
  expect(moneyForPoints(match.state, 0)?.payments).toEqual([
    { amount: 7, points: 0, left: 20, atTheEnd: 3 },
    { amount: 10, points: 1, left: 17, atTheEnd: 3 },
    { amount: 20, points: 2, left: 7, atTheEnd: 3 },
  ])
  match.state.round = 4
  expect(moneyForPoints(match.state, 1)).toMatchObject({
    lastRound: true,
    due: 0,
    bestAtTheEnd: { amount: 0, points: 0, left: 30, atTheEnd: 5 },
  })
})

test('CC-SCORE-01 the points told during play are those of the score', () => {
  for (const config of VARIANTS) {
    const match = testGame(config, 'by round')
    playRandomly(match, 'by round')
    const told = Array.from({ length: config.players }, () => 0)
    for (const event of match.log(SPECTATOR).flat())
      if (event.type === 'points') told[event.seat] += event.amount
      else if (event.type === 'cashLimit') told[event.seat] += event.points
    expect(told).toEqual(carsonCity.standing(match.state).map(({ categories }) => categories.play))
  }
})

test('the figures agree with the rules throughout whole matches', () => {
  for (const config of VARIANTS) {
    const match = testGame(config, 'figures')
    playRandomly(match, 'figures', Number.POSITIVE_INFINITY, () => {
      const view = match.view(0)
      for (let parcel = 0; parcel < PARCELS; parcel++) {
        const price = priceParts(view, parcel)
        expect(price.land + price.houses + price.mountains + price.buildings).toBe(parcelPrice(view, parcel))
        const income = incomeParts(view, parcel)
        if (view.on[parcel] >= BUILT) expect(income?.amount).toBe(buildingIncome(view, parcel))
      }
      for (let seat = 0; seat < config.players; seat++)
        expect(firepowerParts(view, seat).total).toBe(firepower(view, seat))
      const task = match.state.tasks.at(-1)
      if (task?.kind === 'act' && SPACES[task.space].effect.kind === 'gain')
        expect(spaceYield(view, task.seat, task.space)).toMatchObject({
          amount: gainOf(view, task.seat, task.space),
        })
    })
  }
})
