import { expect, test } from 'vitest'
import { BUILDER, COWBOY, isPrivate, privateTile } from '../../src/components/tiles.js'
import { SITE_ORDERS } from '../../src/solo/build.js'
import { SAM } from '../../src/solo/sam.js'
import { tablesOf } from '../../src/state.js'
import { type SoloGame, soloGame } from './testing.js'

const SITE_ORDER = SITE_ORDERS.asListed

/** Sam builds with so many builders on an otherwise empty trail; the human stands somewhere. */
const builders = (count: number, human = 'start'): SoloGame =>
  soloGame().bareTrail().human(human).workers(1, count, 1, BUILDER)
const BUILD = 4
const BUILD_ONE = 14

/** Puts a building of Sam on a site. */
function own(game: SoloGame, number: number, site: string): SoloGame {
  game.sam.unbuilt &= ~(1 << number)
  return game.put(site, privateTile(SAM, number))
}
/** Only these numbers are left in Sam's supply. */
function supply(game: SoloGame, ...numbers: number[]): SoloGame {
  game.sam.unbuilt = numbers.reduce((bits, number) => bits | (1 << number), 0)
  return game
}
/** What was built, and where. */
const built = (game: SoloGame): [number, string][] =>
  game.told('built').map(({ building, space }) => [building, tablesOf(game.state).trail.spaces[space].name])

test('SAM-BUILD-01 SAM-BUILD-02 he pays nothing and needs no more builders than he has', () => {
  const game = builders(3)
  const { money } = game.player(0)
  game.plays(BUILD)
  expect(built(game)).toEqual([[5, 'ab1']])
  expect(game.told('built')[0]).toMatchObject({ seat: SAM, price: 0 })
  expect(game.player(0).money).toBe(money)
})

test('SAM-BUILD-03 a new building goes to the next free site ahead of the human', () => {
  expect(built(builders(1, 'nC').plays(BUILD))).toEqual([[1, 'ce1']])
  expect(built(builders(1, 'ab1').plays(BUILD))).toEqual([[1, 'ab2']])
  expect(built(builders(1, 'nB').build(0, 3, 'bc1').plays(BUILD))).toEqual([[1, 'bc2']])
})

test('SAM-BUILD-04 sites on a branch with a hazard area are never used', () => {
  const game = builders(6)
  for (const site of SITE_ORDER) game.put(site, privateTile(0, 3))
  game.plays(BUILD)
  expect(built(game)).toEqual([])
  for (const site of 'floodSite1 floodSite2 droughtSite1 rockSite1 rockSite2'.split(' ')) {
    expect(SITE_ORDER).not.toContain(site)
    expect(isPrivate(game.tile(site))).toBe(false)
  }
  expect(built(builders(1, 'flood1').plays(BUILD))).toEqual([[1, 'bc1']])
})

test('SAM-BUILD-05 with no free site before Kansas City the search goes on from the start of the trail', () => {
  const game = builders(1, 'nG').build(0, 3, 'gk1').build(0, 4, 'gk2').plays(BUILD)
  expect(built(game)).toEqual([[1, 'ab1']])
  expect(game.told('samChose').find(event => event.what === 'site')?.reasons).toEqual(['fromStart'])
})

test('SAM-BUILD-06 the order in which sites are looked at', () => {
  const game = builders(1, 'start')
  for (const site of SITE_ORDER) {
    game.sam.unbuilt = 1 << 1
    game.sam.deck = [BUILD]
    game.herder('nA').plays(BUILD)
    expect(built(game).at(-1)).toEqual([1, site])
    game.put(site, privateTile(0, 2))
  }
  expect(built(builders(1, 'nD').plays(BUILD))).toEqual([[1, 'de1']])
  expect(built(builders(1, 'camp4').plays(BUILD))).toEqual([[1, 'campSite1']])
})

test('SAM-BUILD-07 with the human at the start the search starts there', () => {
  expect(built(builders(1, 'start').plays(BUILD))).toEqual([[1, 'ab1']])
})

test('SAM-BUILD-08 SAM-BUILD-09 SAM-BUILD-10 the highest requirement, then a hand, then most points and the lowest number', () => {
  const game = builders(6).plays(BUILD)
  expect(built(game)[0][0]).toBe(8) // 8b and 9b: six builders, eight points, no hand
  expect(game.told('samChose').find(event => event.what === 'building')?.reasons).toEqual([
    'mostBuilders',
    'showsHand',
    'mostPoints',
    'lowestNumber',
  ])
  expect(built(supply(builders(5), 11, 7).plays(BUILD))[0][0]).toBe(7)
  expect(built(supply(builders(3), 12, 5).plays(BUILD))[0][0]).toBe(5)
})

test('SAM-BUILD-11 he replaces only if nothing of the supply can be placed', () => {
  const both = own(builders(1), 1, 'ab1')
  expect(built(both.plays(BUILD))).toEqual([[2, 'ab2']]) // though 3b or 4b could replace 1b
  const full = own(builders(6), 1, 'gk1')
  for (const site of SITE_ORDER) if (site !== 'gk1') full.put(site, privateTile(0, 2))
  full.plays(BUILD)
  expect(full.told('built')[0].replaced).toBe(privateTile(SAM, 1))
})

test('SAM-BUILD-12 SAM-BUILD-17 a replacement needs the difference, which must be positive; the old tile leaves the game', () => {
  const game = supply(own(builders(2), 4, 'ab1'), 6)
  game.plays(BUILD)
  expect(built(game)).toEqual([[6, 'ab1']])
  expect(game.told('built')[0].replaced).toBe(privateTile(SAM, 4))
  expect(game.sam.unbuilt).toBe(0)
  expect(built(supply(own(builders(1), 5, 'ab1'), 12).plays(BUILD))).toEqual([]) // both need three
})

test('SAM-BUILD-13 of replacements the one with most builders', () => {
  const game = supply(own(own(builders(3), 2, 'ab1'), 3, 'ab2'), 6).plays(BUILD)
  expect(built(game)).toEqual([[6, 'ab1']]) // 4 − 1 rather than 4 − 2
  expect(game.reasons()).toEqual(['mostBuilders'])
})

test('SAM-BUILD-14 then the building with the highest requirement', () => {
  const game = supply(own(own(builders(2), 1, 'ab1'), 4, 'ab2'), 5, 6).plays(BUILD)
  expect(built(game)).toEqual([[6, 'ab2']]) // 3 − 1 and 4 − 2 are both two
  expect(game.reasons()).toEqual(['mostBuilders', 'highestRequirement'])
})

test('SAM-BUILD-15 then the pair that leaves most buildings with a hand', () => {
  const game = supply(own(own(builders(2), 4, 'gk1'), 3, 'ab1'), 6).plays(BUILD)
  expect(built(game)).toEqual([[6, 'ab1']]) // 4b keeps its hand
  expect(game.reasons()).toEqual(['mostBuilders', 'highestRequirement', 'mostHands'])
})

test('SAM-BUILD-16 then the site nearest to Kansas City', () => {
  const game = supply(own(own(builders(3), 5, 'bc1'), 12, 'ef1'), 8).plays(BUILD)
  expect(built(game)).toEqual([[8, 'ef1']])
  expect(game.reasons().at(-1)).toBe('nearestKansasCity')
})

test('SAM-BUILD-18 10b enters only in place of another', () => {
  expect(built(supply(builders(6), 10).plays(BUILD))).toEqual([])
  expect(built(supply(own(builders(6), 3, 'ab1'), 10).plays(BUILD))).toEqual([[10, 'ab1']])
})

test('SAM-BUILD-19 card 14 without builders as specialty places 1b, then 2b', () => {
  const game = builders(4).workers(5, 4, 1, COWBOY)
  game.plays(BUILD_ONE)
  game.sam.deck = [BUILD_ONE]
  game.herder('nA').plays(BUILD_ONE)
  expect(built(game)).toEqual([
    [1, 'ab1'],
    [2, 'ab2'],
  ])
})

test('SAM-BUILD-20 then it makes a replacement with a difference of exactly one', () => {
  const game = own(own(builders(4).workers(5, 4, 1, COWBOY), 1, 'ab1'), 2, 'ab2').plays(BUILD_ONE)
  expect(built(game)).toEqual([[4, 'ab2']]) // a hand more; 4b in place of 2b
  const full = own(builders(4).workers(5, 4, 1, COWBOY), 3, 'gk1')
  for (const site of SITE_ORDER) if (site !== 'gk1') full.put(site, privateTile(0, 2))
  expect(built(full.plays(BUILD_ONE))).toEqual([[5, 'gk1']]) // 1b and 2b wait: there is no free site
})

test('SAM-BUILD-21 if neither is possible nothing happens', () => {
  const game = supply(builders(2), 8).plays(BUILD)
  expect(built(game)).toEqual([])
  expect(game.told('samIdle')).toEqual([{ type: 'samIdle', why: 'noBuilding' }])
})

test('SAM-BUILD-22 SAM-BUILD-23 SAM-BUILD-24 requirements, points and hands of side b', () => {
  const faces = tablesOf(soloGame().state).buildings[1].slice(1)
  expect(faces.map(face => face.builders)).toEqual([1, 1, 2, 2, 3, 4, 5, 6, 6, 8, 5, 3])
  expect(faces.map(face => face.points)).toEqual([1, 1, 3, 3, 4, 5, 6, 8, 8, 11, 10, 4])
  expect(faces.map(face => face.hand)).toEqual([1, 0, 0, 2, 0, 0, 3, 0, 0, 2, 0, 0])
})

test.each([
  ['SAM-BUILD-25', 1, [1, 2]],
  ['SAM-BUILD-26', 2, [4, 3]],
  ['SAM-BUILD-27', 5, [7, 11]],
] as const)('%s with %d builders and a full supply he places %j', (_, count, numbers) => {
  const game = builders(count).plays(BUILD)
  game.sam.deck = [BUILD]
  game.herder('nA').plays(BUILD)
  expect(built(game).map(([number]) => number)).toEqual(numbers)
})

test('SAM-BUILD-28 special actions beside a site do nothing for him', () => {
  const game = builders(1, 'camp4').plays(BUILD)
  expect(built(game)).toEqual([[1, 'campSite1']])
  expect(game.told('certificates')).toEqual([])
})

test('SAM-BUILD-29 a replacement does not move a herder that stands there', () => {
  const game = supply(own(builders(2, 'gk1'), 4, 'gk1'), 6)
  for (const site of SITE_ORDER) if (site !== 'gk1') game.put(site, privateTile(0, 2))
  game.plays(BUILD)
  expect(built(game)).toEqual([[6, 'gk1']])
  expect(game.player(0).space).toBe(game.space('gk1'))
})

test('SAM-BUILD-30 of buildings still equal the one with most points, then the lowest number', () => {
  expect(built(supply(own(builders(4), 3, 'ab1'), 8, 9).plays(BUILD))).toEqual([[8, 'ab1']])
  const game = supply(own(builders(2), 2, 'ab1'), 12, 5).plays(BUILD)
  expect(built(game)).toEqual([[5, 'ab1']])
  expect(game.reasons().at(-1)).toBe('lowestNumber')
})
