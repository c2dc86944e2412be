import { expect, test } from 'vitest'
import { BRAHMAN } from '../src/addons/cattle/brahman/cards.js'
import { boxOf } from '../src/components/box.js'
import { BLACK_ANGUS, CORRIENTE, CRIOLLO, LONGHORN } from '../src/components/cattle.js'
import { transportCost } from '../src/components/railroad.js'
import {
  BLACK_FEE,
  COWBOY,
  ENGINEER,
  FLOOD,
  GREEN_OUTLAW,
  hazardTile,
  isOutlaw,
  isWorker,
} from '../src/components/tiles.js'
import { permanentCertificates, stepLimit } from '../src/player.js'
import { type Rulings, rulingsIn } from '../src/rulings/index.js'
import { tablesOf } from '../src/state.js'
import { tileName } from '../src/text/index.js'
import { feeAt } from '../src/walk.js'
import { NORTH } from './testing/north.js'
import { master, objective, type TestGame, testGame, turnout } from './testing/testGame.js'

const FIRST = { edition: 'first' } as const
const USUAL = rulingsIn('2')
const ruled = (rulings: Partial<Rulings>): TestGame => testGame({ rulings })
const tables = (rulings: Partial<Rulings>) => tablesOf(ruled(rulings).state)

test('GWT2-MOVE-05 GWT2-MOVE-06 step limits are as ruled, also in what a disc is said to bring', () => {
  const stepLimits = { ...USUAL.stepLimits, two: { start: 5, left: 2, right: 3 } }
  const game = ruled({ stepLimits })
  expect(stepLimit(game.state, game.player(0))).toBe(5)
  game.player(0).discs = game.player(0).discs.map(() => 0)
  expect(stepLimit(game.state, game.player(0))).toBe(10)
})

test('GWT2-DELIVER-04 GWT2-SCORE-04 GWT2-SCORE-05 cities are as ruled; the text’s Kansas City stays', () => {
  const chicago = { value: 11, black: false, points: 2, arrowPoints: 0 }
  const { cities } = tables({ cities: { ...USUAL.cities, chicago } })
  expect(cities[0]).toMatchObject({ name: 'kansasCity', points: -6, money: 4 })
  expect(cities[5]).toMatchObject({ name: 'chicago', value: 11, black: false, points: 2, arrow: {} })
  expect(cities[1]).toMatchObject({ arrow: { points: -3, action: 'objective' } })
})

test('GWT2-DELIVER-22 RTN-DELIVER-28 RTN-DELIVER-30 arrows do what is ruled, and keep their points', () => {
  const { cities } = tables({
    arrowActions: { ...USUAL.arrowActions, fulton: 'exchangeToken', chicago: 'objective' },
  })
  expect(cities[1].arrow).toEqual({ points: -3, action: 'exchangeToken' })
  expect(cities[2].arrow).toEqual({ action: 'exchangeToken' })
  expect(cities[5].arrow).toEqual({ points: 6, action: 'objective' })
  const northArrowActions = { ...USUAL.northArrowActions, toledo: 'none' } as const
  const north = tablesOf(testGame({ ...NORTH, rulings: { northArrowActions } }).state).cities
  expect([north[1].arrow, north[5].arrow]).toEqual([{ points: -5, action: 'exchangeToken' }, { points: 4 }])
})

test('GWT2-STATION-07 GWT2-STATION-08 stations cost and bring what is ruled, in both editions', () => {
  const stations = USUAL.stations.map(() => ({ cost: 1, points: 12, black: false }))
  for (const settings of [{ rulings: { stations } }, { ...FIRST, rulings: { stations } }]) {
    const game = testGame(settings)
    game.player(0).money = 1
    game.player(0).engine = turnout(4) - 1
    game.player(0).stations = 1
    expect(game.score(0).stations).toBe(12)
    expect(tablesOf(game.state).stations[9]).toMatchObject({ cost: 1, black: false, position: 39 })
  }
})

test('GWT2-DELIVER-26 transport is paid for the crossings that are ruled', () => {
  const box = tables({ crossings: [1, 2] })
  expect(transportCost(box, 0, 18)).toBe(2)
  expect(transportCost(box, 2, 18)).toBe(1)
  expect(transportCost(boxOf(0), 0, 18)).toBe(11)
})

test('GWT2-HIRE-04 GWT2-KC-10 the job market is as ruled', () => {
  const costs = USUAL.jobMarket.costs.map(() => 3)
  const game = ruled({ jobMarket: { costs, arrowsAfter: [1] } }).jobMarket(4, { 2: [COWBOY] })
  game.player(0).money = 3
  game.start({ kind: 'hire', change: 0 })
  expect(game.player(0)).toMatchObject({ money: 0, workers: [0, 2, 1, 1] })
  expect(tablesOf(game.state).jobMarket.yellowArrowRows).toEqual([0])
})

test('GWT2-HIRE-09 GWT2-HIRE-10 GWT2-HIRE-11 what a space of workers gives is as ruled', () => {
  const engineer = ['hire', 'none', 'none', 'none', 'none'] as const
  const game = ruled({ workerSpaces: { ...USUAL.workerSpaces, engineer } })
  game.jobMarket(4, { 2: [ENGINEER], 3: [COWBOY] })
  game.player(0).money = 20
  game.start({ kind: 'hire', change: 0 }).answer({ kind: 'hire', worker: ENGINEER })
  expect(game.asked()).toBe('hire')
  expect(game.answer({ kind: 'hire', worker: COWBOY }).player(0).money).toBe(20 - 7 - 3)
})

test('GWT2-OUTLAW-04 outlaw spaces give what is ruled', () => {
  const outlawRewards = USUAL.outlawRewards.map((_, i) => (i === 0 ? 12 : 'exchangeToken') as 12)
  const game = ruled({ outlawRewards }).clearTrail().put('camp1', GREEN_OUTLAW)
  game.player(0).money = 0
  game.start({ kind: 'takeOutlaw' })
  expect(game.player(0)).toMatchObject({ money: 12, greenOutlaws: 1 })
})

test('GWT2-DELIVER-10 borders of disc spaces are as ruled', () => {
  const { discSpaces } = tables({ discBorders: { ...USUAL.discBorders, money: true, hand: false } })
  expect([discSpaces[0], discSpaces[9]]).toMatchObject([{ black: true }, { black: false, cost: 5, count: 2 }])
})

test('GWT2-BLDG-08 GWT1-BLDG-02 printed figures of buildings are as ruled, those of the first edition by themselves', () => {
  const face = {
    a: { builders: 2, points: 9, hand: 'both', actions: ['move3', 'exchangeToken', 'money4'] },
    b: { builders: 3, points: 1, hand: 'none', actions: ['hireFor2More'] },
  } as const
  const rulings = { buildings: { ...USUAL.buildings, 1: face } }
  expect(tables(rulings).buildings[0][1]).toMatchObject({ builders: 2, points: 9, hand: 3 })
  expect(tables(rulings).buildings[1][1]).toMatchObject({ builders: 3, points: 1, hand: 0 })
  expect(tablesOf(testGame({ ...FIRST, rulings }).state).buildings[0][1]).toMatchObject({ points: 1 })
  const first = { firstEditionBuildings: { ...USUAL.firstEditionBuildings, 1: face } }
  expect(tablesOf(testGame({ ...FIRST, rulings: first }).state).buildings[0][1]).toMatchObject({ points: 9 })
})

test('GWT2-SCORE-10 GWT2-SIM-16 GWT2-SETUP-13 points and numbers of cattle cards are as ruled', () => {
  const game = ruled({
    cattlePoints: { ...USUAL.cattlePoints, corriente: 7 },
    simmentalCowPoints: 9,
    cattleCounts: { ...USUAL.cattleCounts, blackAngus: 12, hereford: [0, 0, 6] },
  })
  game.player(0).discard = [CORRIENTE]
  expect(game.score(0).cattle).toBe(7)
  const { marketDeck, cattle } = tablesOf(game.state)
  expect(cattle.find(({ name }) => name === 'simmentalCow')?.points).toBe(9)
  expect(marketDeck.filter(card => card === BLACK_ANGUS)).toHaveLength(12)
  expect(marketDeck.filter(card => card >= 10)).toEqual([12, 12, 12, 12, 12, 12])
})

test('GWT2-CATTLE-03 to -10 cowboys and prices of purchases are as ruled', () => {
  const value3 = [{ cowboys: 2, price: 1 }, ...USUAL.purchases.value3.slice(1)]
  const game = ruled({ purchases: { ...USUAL.purchases, value3 } })
  game.state.market = [LONGHORN]
  Object.assign(game.player(0), { money: 5, workers: [0, 2, 1, 1] })
  game.start({ kind: 'buyCattle', optional: true }).answer({ kind: 'buy', purchase: 0, card: LONGHORN })
  expect(game.player(0)).toMatchObject({ money: 4, discard: [LONGHORN] })
})

test('GWT2-OBJ-23 RTN-OBJ-06 objective cards ask, give and score what is ruled', () => {
  const card = { action: 'auxiliary', needs: ['hazard', 'hazard'], points: 9, penalty: 4 } as const
  const game = ruled({ objectives: { ...USUAL.objectives, 'cash-a': card } })
  const cash = objective('cash-a')
  game.player(0).objectives = [cash]
  expect(game.score(0).objectives).toBe(-4)
  game.player(0).hazards = [6, 6]
  expect(game.score(0).objectives).toBe(9)
  game.hand([cash, CRIOLLO], 0).visit('nA', 0).answer({ kind: 'play', card: cash })
  expect(game.offers({ kind: 'auxiliary' })).toBe(true)
  const north = testGame({
    ...NORTH,
    rulings: { northObjectives: { ...USUAL.northObjectives, 'bell-a': card } },
  })
  expect(tablesOf(north.state).objectives[objective('bell-a') - 32]).toMatchObject({
    points: 9,
    set: 'north',
  })
})

test('GWT2-SETUP-04 the bags hold what is ruled', () => {
  const { bags } = tables({
    bags: {
      bag1: { greenOutlaws: 3, orangeOutlaws: 0 },
      bag2: { workersOfEachType: 15 },
      bag3: { workersOfEachType: 6, greenOutlaws: 0, orangeOutlaws: 1 },
    },
  })
  expect(bags.map(bag => [bag.filter(isWorker).length, bag.filter(isOutlaw).length])).toEqual([
    [0, 3],
    [45, 0],
    [18, 1],
  ])
})

test('GWT2-HAZARD-05 hands, points and numbers of hazard tiles are as ruled, on the trail, in the score and in words', () => {
  const hazards = USUAL.hazards.map((face, i) =>
    i === 4 ? ({ hand: 'black', points: 7, tiles: 3 } as const) : face,
  )
  const game = ruled({ hazards }).clearTrail()
  const tile = hazardTile(FLOOD, 4)
  const { bags } = tablesOf(game.state)
  expect(bags[0].filter(other => other === tile)).toHaveLength(3)
  game.put('flood1', tile).player(0).hazards = [tile]
  expect(game.score(0).hazards).toBe(7)
  expect(feeAt(game.state, game.space('flood1'))).toBe(BLACK_FEE[2])
  expect(tileName(tile, tablesOf(game.state)).params).toMatchObject({ hand: { key: 'hand.black' } })
})

test('GWT2-MASTER-09 RTN-MASTER-01 upper halves of station masters are as ruled', () => {
  const game = ruled({ stationMasters: { ...USUAL.stationMasters, workers: 'permanentCertificate' } })
  game.player(0).masters = [master('workers')]
  expect(permanentCertificates(game.state, game.player(0))).toBe(1)
  expect(game.score(0).stationMasters).toBe(3)
})

test('every table keeps its figures where nothing is ruled: a corrected field leaves the others alone', () => {
  const game = testGame({ ...NORTH, cattle: 'brahman', rulings: { brahmanPoints: 8 } })
  const { rulings, cattlePoints } = tablesOf(game.state)
  expect(cattlePoints[BRAHMAN]).toBe(8)
  expect({ ...rulings, brahmanPoints: USUAL.brahmanPoints }).toEqual(USUAL)
})
