import { expect, test } from 'vitest'
import { BLACK_ANGUS, CORRIENTE } from '../../src/components/cattle.js'
import {
  BUILDER,
  COWBOY,
  FLOOD,
  hazardTile,
  NOTHING,
  privateTile,
  ROCKFALL,
} from '../../src/components/tiles.js'
import { type Rulings, rulingsIn } from '../../src/rulings/index.js'
import { upgradeForSam } from '../../src/solo/disc.js'
import { SAM } from '../../src/solo/sam.js'
import { tablesOf } from '../../src/state.js'
import { refillForesight } from '../../src/tasks/foresight.js'
import { mediumTile } from '../testing/north.js'
import { turnout } from '../testing/testGame.js'
import { deliver, reveal, shop, stands, towns } from './northTesting.js'
import { northGame, type SoloGame, soloGame } from './testing.js'

const USUAL = rulingsIn('2')
const HIRE_CHEAPEST = 1
const BUY = 3
const BUILD = 4
const HAZARD = 9

/** An empty trail, both cattlemen on A. */
const ruled = (rulings: Partial<Rulings> = {}): SoloGame =>
  soloGame({ rulings }).bareTrail().human('nA').herder('nA')
const north = (rulings: Partial<Rulings> = {}): SoloGame =>
  northGame({ rulings }).bareTrail().human('nA').herder('nA')

test('SAM-CARD-15 without engineers as specialty: one space for each, nothing, or the next station', () => {
  const play = (rulings: Partial<Rulings>): SoloGame => ruled(rulings).workers(2, 2, 3, COWBOY).plays(15)
  expect(play({}).told('engine')).toMatchObject([{ to: 3 }])
  const idle = play({ samCard15: 'nothing' })
  expect(idle.told('engine')).toEqual([])
  expect(idle.told('samIdle')).toMatchObject([{ why: 'otherSpecialty' }])
  expect(play({ samCard15: 'nextStation' }).told('engine')).toMatchObject([{ to: turnout(4) }])
})

test('RSAM-CARD-16 RSAM-CARD-03 shops and movements of the expansion’s cards are as ruled', () => {
  const rulings = {
    samShopCards: [3] as const,
    samNorthMovement: USUAL.samNorthMovement.map(() => 5 as const),
  }
  const game = north(rulings).plays(BUY)
  expect(game.told('shop')).toHaveLength(1)
  expect(game.told('samCard')).toMatchObject([{ movement: 5 }])
  expect(north(rulings).plays(5).told('shop')).toEqual([])
  expect(ruled(rulings).plays(BUY).told('samCard')).toMatchObject([{ movement: 2 }])
})

test('RSAM-EXP-08 card I names the towns that are ruled', () => {
  expect(towns(shop(shop(north({ samCardI: ['p1', 'r3'] }))))).toEqual(['p1', 'r3'])
})

test('SAM-MOVE-08 fees of the move only, or of the whole way to Kansas City', () => {
  const moved = (rulings: Partial<Rulings>): string => {
    const game = ruled(rulings).herder('nC')
    game.put('ce1', privateTile(0, 2)).put('ce2', privateTile(0, 1)) // 1a shows a hand
    game.put('de1', privateTile(0, 3)).put('campSite1', privateTile(0, 5))
    game.plays(HIRE_CHEAPEST)
    return game.spaceName(game.told('moved')[0].to)
  }
  expect(moved({})).toBe('ce1')
  expect(moved({ samWayFees: 'toKansasCity' })).toBe('nD')
})

test('SAM-MOVE-07 the last tie goes to the first branch or to the last', () => {
  const way = (rulings: Partial<Rulings>): number =>
    ruled(rulings).herder('nG').plays(HIRE_CHEAPEST).told('moved')[0].way
  expect(way({})).toBe(0b10)
  expect(way({ samWayTies: 'lastBranch' })).toBe(0b11)
})

test('SAM-HIRE-14 by ruling the spaces of his board work for him', () => {
  const hires = (rulings: Partial<Rulings>): SoloGame =>
    ruled(rulings)
      .workers(3, 1, 1, COWBOY)
      .put('flood1', hazardTile(FLOOD, 0))
      .jobMarket(9, { 0: [COWBOY] })
      .plays(HIRE_CHEAPEST)
  expect(hires({}).told('hazard')).toEqual([])
  expect(hires({ samWorkerSpaces: 'asPlayers' }).told('hazard')).toHaveLength(1)
  const builds = ruled({ samWorkerSpaces: 'asPlayers' }).workers(1, 3, 1, BUILDER)
  expect(
    builds
      .jobMarket(9, { 0: [BUILDER] })
      .plays(HIRE_CHEAPEST)
      .told('built'),
  ).toHaveLength(1)
})

test('SAM-BUY-04 of equal points the best card, or the fewest cards', () => {
  const [five, four] = [9, 8] // Shorthorn
  const bought = (rulings: Partial<Rulings>): number =>
    ruled({ ...rulings, cattlePoints: { ...USUAL.cattlePoints, corriente: 7 } })
      .workers(5, 1, 1)
      .market(CORRIENTE, BLACK_ANGUS, BLACK_ANGUS, five, four)
      .plays(BUY)
      .told('bought').length
  expect(bought({})).toBe(3)
  expect(bought({ samSingleCard: 'fewestCards' })).toBe(2)
})

test('SAM-BUY-05 then as ruled: fewer cowboys or fewer dollars', () => {
  const paid = (rulings: Partial<Rulings>): number =>
    ruled(rulings).workers(2, 1, 1).market(CORRIENTE).plays(BUY).told('bought')[0].price
  expect(paid({})).toBe(6)
  expect(paid({ samShoppingTies: 'fewestCowboys' })).toBe(6)
  expect(paid({ samShoppingTies: 'fewestDollars' })).toBe(3)
})

test('SAM-ENGINE-19 RSAM-EDGE-03 of equal stations the nearest to the start or to the end gives its disc', () => {
  const from = (rulings: Partial<Rulings>): number => {
    const game = north(rulings)
    Object.assign(game.sam, { discs: 0, stations: 0b11 })
    upgradeForSam(game.state, game.sam, 9, event => game.events.push(event))
    return game.told('discFromStation')[0].station
  }
  expect(from({})).toBe(0)
  expect(from({ samStationDisc: 'nearestEnd' })).toBe(1)
})

test('SAM-BUILD-06 at forks without hazards the one or the other site first', () => {
  const site = (rulings: Partial<Rulings>): string => {
    const game = ruled(rulings).human('nF').plays(BUILD)
    return game.spaceName(game.told('built')[0].space)
  }
  expect(site({})).toBe('fg1')
  expect(site({ samSites: 'otherBranchFirst' })).toBe('fg2')
})

test('SAM-BUILD-11 a new building first, or whatever uses more builders', () => {
  const built = (rulings: Partial<Rulings>): number => {
    const game = ruled(rulings).workers(1, 5, 1).put('ab1', privateTile(SAM, 1))
    game.sam.unbuilt = (1 << 2) | (1 << 9)
    return game.plays(BUILD).told('built')[0].building
  }
  expect(built({})).toBe(2)
  expect(built({ samReplacements: 'mostBuilders' })).toBe(9)
})

test('SAM-BUILD-10 between equal buildings most points, or the lowest number', () => {
  const { 12: twelve } = USUAL.buildings
  const buildings = { ...USUAL.buildings, 12: { ...twelve, b: { ...twelve.b, points: 9 } } }
  const built = (rulings: Partial<Rulings>): number => {
    const game = ruled({ ...rulings, buildings }).workers(1, 3, 1)
    game.sam.unbuilt = (1 << 5) | (1 << 12)
    return game.plays(BUILD).told('built')[0].building
  }
  expect(built({})).toBe(12)
  expect(built({ samBuildingTies: 'lowestNumber' })).toBe(5)
})

test('SAM-HAZARD-03 SAM-HAZARD-05 equal areas and equal tiles are taken in the ruled order', () => {
  const taken = (rulings: Partial<Rulings>): string => {
    const game = ruled(rulings)
    for (const [type, name] of [
      [FLOOD, 'flood'],
      [ROCKFALL, 'rock'],
    ] as const)
      for (const space of [1, 2]) game.put(`${name}${space}`, hazardTile(type, 0))
    return game.spaceName(game.plays(HAZARD).told('hazard')[0].space)
  }
  expect(taken({})).toBe('flood1')
  expect(taken({ samHazardAreas: 'fromKansasCity' })).toBe('rock1')
  expect(taken({ samHazardTiles: 'highestSpace' })).toBe('flood2')
})

test('SAM-KC-15 after a delivery without any disc the city stays the next one, or not', () => {
  const deliveries = (rulings: Partial<Rulings>): number => {
    const game = ruled(rulings)
    game.sam.discs = 0
    return deliver(game).sam.deliveries
  }
  expect(deliveries({})).toBe(0)
  expect(deliveries({ samWithoutDisc: 'goesOn' })).toBe(1)
})

test('SAM-EDGE-06 a lone tile slides down though its bag is empty, or stays and is taken where it lies', () => {
  const lone = (rulings: Partial<Rulings>): SoloGame => {
    const game = ruled(rulings)
    game.state.bags[0] = []
    game.state.foresight[1] = NOTHING
    refillForesight(game.state, undefined)
    return game
  }
  expect(lone({}).state.foresight[0]).toBe(NOTHING)
  const stays = lone({ samLoneTile: 'stays' })
  expect(stays.state.foresight[1]).toBe(NOTHING)
  const tile = stays.state.foresight[0]
  expect(stays.herder('nG').plays(HIRE_CHEAPEST).told('foresight')[0]).toMatchObject({ step: 0, tile })
})

test('RSAM-SHOP-06 trade spaces that give something are taken in the ruled order', () => {
  const space = (samTradeSpaces: Rulings['samTradeSpaces']): number =>
    shop(
      north({
        samTradeSpaces,
        northTradeSpaces: { ...USUAL.northTradeSpaces, g1: ['exchangeToken', 'money2', 'objective', 'free'] },
      }),
    ).told('shop')[0].space
  expect([space('objective'), space('money'), space('printedOrder')]).toEqual([2, 1, 0])
})

test.each([
  ['engine', 'engine'],
  ['hire', 'hired'],
  ['build', 'built'],
  ['cashOrCow', 'tookCattle'],
  ['trimOrHazard', 'hazard'],
] as const)('RSAM-SHOP-12 by ruling the tile of a medium town works for Sam: %s', (tile, event) => {
  const placed = (rulings: Partial<Rulings>): SoloGame => {
    const game = north({ ...rulings, samCardI: ['gM'] }).put('flood1', hazardTile(FLOOD, 0))
    mediumTile(game, 'gM', tile)
    return shop(game.market(CORRIENTE))
  }
  expect(placed({}).events.some(({ type }) => type === event)).toBe(false)
  expect(placed({ samMediumTowns: 'effect' }).told(event)).toHaveLength(1)
})

test('RSAM-SHOP-14 by ruling a rail must lead to the town', () => {
  const samCardI = ['vM', 'g1'] as const
  expect(towns(shop(north({ samCardI })))).toEqual(['vM'])
  const game = shop(shop(north({ samCardI, samAccess: 'needed' })))
  expect(towns(game)).toEqual(['g1'])
  expect(game.told('samIdle')).toMatchObject([{ why: 'noTownInReach' }])
})

test('RSAM-EXP-07 a card that is done when it is turned up leaves at once, or with the next shop', () => {
  const revealed = (rulings: Partial<Rulings>): SoloGame => {
    const game = north(rulings)
    const { cardII } = tablesOf(game.state).rulings.samMedium
    for (const town of cardII.towns) stands(game, town, SAM)
    return reveal(game, cardII.revealedBy)
  }
  expect(revealed({}).sam.expansion).toEqual([0])
  const stays = revealed({ samFinishedCard: 'leavesAtNextShop' })
  expect(stays.sam.expansion).toEqual([0, 1])
  expect(shop(stays).sam.expansion).toEqual([0])
  expect(towns(stays)).toEqual([])
  expect(towns(shop(stays))).toEqual(['g1'])
})
