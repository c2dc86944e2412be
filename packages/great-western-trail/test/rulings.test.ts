import { LANGS, Match, RailheadError, type RulingValues } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { CALF, HEIFER } from '../src/addons/cattle/simmental/cards.js'
import { boxFor, boxOf } from '../src/components/box.js'
import { configSpec } from '../src/config.js'
import { greatWesternTrail } from '../src/game.js'
import { LAW, RULINGS, type Rulings, rulingsIn } from '../src/rulings/index.js'
import { stripOrder } from '../src/solo/delivery.js'
import { tablesOf } from '../src/state.js'
import { buildingOf } from '../src/tasks/build.js'
import { catalogues } from '../src/text/index.js'
import { soloGame } from './solo/testing.js'
import { NORTH } from './testing/north.js'
import { testGame } from './testing/testGame.js'

const tables = (rulings: Partial<Rulings>) => tablesOf(testGame({ ...NORTH, rulings }).state)

test('a match stores all rulings that it is played by, and its version', () => {
  const given = { brahmanPoints: 4, pokerTokens: rulingsIn('2').pokerTokens }
  const match = Match.start(greatWesternTrail, { players: 2, rulings: given }, 'all')
  expect(Object.keys(match.config.rulings ?? {})).toEqual(RULINGS.map(({ id }) => id))
  expect(match.config).toMatchObject({ rules: '2', rulings: given })
  expect(match.record()).toMatchObject({ rules: '2', config: match.config })
  expect(Match.replay(greatWesternTrail, JSON.parse(JSON.stringify(match.record()))).hash()).toBe(
    match.hash(),
  )
})

test('a match of version 1 has a bare configuration and the rulings that held then', () => {
  const config = configSpec.parse({ players: 2, addons: ['railsToTheNorth'] }, '1')
  expect(config).not.toHaveProperty('rules')
  expect(config).not.toHaveProperty('rulings')
  const { rulings, changes } = boxFor(config)
  expect(rulings).toMatchObject({
    objectiveOutlaws: 'green',
    severalTokens: 'oneByOne',
    copiedActions: 'buildingOnce',
    copiedSpecial: 'ownBuildings',
    stripActions: 'optional',
    kansasCityNorth: -8,
  })
  expect(Object.values(changes)).toEqual([false, false, false])
  expect(Object.values(boxOf(0).changes)).toEqual([true, true, true])
  expect(() => configSpec.parse({ players: 2, rulings: {} }, '1')).toThrow(/no rulings/)
})

test.each([
  [{ rulings: { chickens: 3 } }, /no ruling 'chickens'; there are objectiveOutlaws/, 'rulings.chickens'],
  [{ rulings: { objectiveOutlaws: 'blue' } }, /one of "orange", "green"/, 'rulings.objectiveOutlaws'],
  [{ rulings: { kansasCityNorth: 3 } }, /from -12 to 0/, 'rulings.kansasCityNorth'],
  [{ rulings: { samHard: { strip: ['peoria'] } } }, /one of "fulton"/, 'rulings.samHard.strip[0]'],
  [{ rules: '3' }, /there is 1, 2/, 'rules'],
])('%j is refused with what there is', (input, message, path) => {
  let trouble: unknown
  try {
    configSpec.parse({ players: 2, ...input })
  } catch (error) {
    trouble = error
  }
  expect(trouble).toBeInstanceOf(RailheadError)
  expect(trouble).toMatchObject({ path, message: expect.stringMatching(message) })
})

/** All choices of a ruling, however deep. */
function choicesOf(values: RulingValues): readonly (string | number | boolean)[] {
  return values.kind === 'choice' ? values.choices : []
}

test.each(LANGS)('every ruling asks its question and words its choices in %s', lang => {
  for (const { id, values } of RULINGS) {
    expect(Reflect.get(catalogues[lang], `ruling.${id}`), id).toMatch(/\S/)
    for (const choice of choicesOf(values))
      expect(Reflect.get(catalogues[lang], `ruling.${id}.${choice}`), `${id} ${choice}`).toMatch(/\S/)
  }
})

test('defaults and earlier values are values of their rulings', () => {
  for (const { version } of LAW.versions)
    expect(rulingsIn(version, rulingsIn(version))).toEqual(rulingsIn(version))
})

test('every ruling names a source and rows of a ledger', () => {
  for (const { source, ledger, certainty } of RULINGS) {
    expect(source).toMatch(/\S/)
    expect(ledger.length).toBeGreaterThan(0)
    expect(['sure', 'likely', 'open', 'ours']).toContain(certainty)
  }
})

test('the tables of the north are as ruled', () => {
  const { cities, stations, north, discSpaces, auxiliaries } = tables({
    kansasCityNorth: -3,
    northStrip: {
      ...rulingsIn('2').northStrip,
      newYork: { value: 17, black: true, points: 9, money: 3, arrowPoints: 0 },
    },
    northLargeCities: {
      ...rulingsIn('2').northLargeCities,
      denver: { value: 9, points: 7, money: 1, black: false, town: 'g2' },
    },
    northStations: {
      gS: { cost: 1, points: 2, black: true, town: 'gS' },
      rS: { cost: 3, points: 4, black: false, town: 'r1' },
    },
    northTradeSpaces: {
      ...rulingsIn('2').northTradeSpaces,
      g1: ['cost4', 'money2', 'free', 'free'],
    },
    annexDiscPrice: 2,
    annexTokenRows: [3],
    doubleShop: 1,
  })
  const city = (name: string) => cities.find(one => one.name === name)
  expect(city('kansasCity')).toMatchObject({ points: -3, money: 4 })
  expect(city('newYork')).toMatchObject({ value: 17, points: 9, money: 3 })
  expect(city('denver')).toMatchObject({ value: 9, points: 7, money: 1, black: false, town: 'g2' })
  expect(stations.slice(-2)).toMatchObject([
    { town: 'gS', cost: 1, points: 2, black: true },
    { town: 'r1', cost: 3, points: 4, black: false },
  ])
  expect(north?.towns[0].spaces).toMatchObject([
    { cost: 4 },
    { cost: 0, bonus: { kind: 'money' } },
    { cost: 0 },
    { cost: 0 },
  ])
  expect(north?.tokenRows).toEqual([3])
  expect(discSpaces.at(-1)).toMatchObject({ name: 'shop', cost: 2 })
  expect(auxiliaries.at(-1)?.double.gain).toHaveLength(1)
})

test('building 13 is as ruled', () => {
  const building13: Rulings['building13'] = {
    a: { builders: 6, points: 8, hand: 'green' },
    b: { builders: 2, points: 1, hand: 'none' },
    actions: 'swapped',
  }
  const game = testGame({ ...NORTH, rulings: { building13 } })
  expect(buildingOf(game.state, 13)).toMatchObject({ builders: 6, points: 8 })
  expect(buildingOf(game.state, 13).actions).toHaveLength(2)
  game.facesB(13)
  expect(buildingOf(game.state, 13)).toMatchObject({ builders: 2, points: 1, hand: 0 })
  expect(buildingOf(game.state, 13).actions).toHaveLength(3)
})

test('rulings of tables leave the first edition alone', () => {
  const first = testGame({ ...NORTH, edition: 'first', rulings: { kansasCityNorth: 0, annexDiscPrice: 5 } })
  const { cities, discSpaces } = tablesOf(first.state)
  expect(cities[0].points).toBe(-8)
  expect(discSpaces.at(-1)?.cost).toBe(2)
})

test('the cards of Sam are as ruled', () => {
  const { samCards } = tables({ samCards10to12: 'always', samHiring: 'specialtyOn1' })
  expect(samCards[10]).toMatchObject({ action: 'buyCattle' })
  expect(samCards[10]).not.toHaveProperty('otherwise')
  expect(samCards[13]).toHaveProperty('otherwise')
  expect([samCards[1]?.action, samCards[2]?.action]).toEqual(['hireSpecialty', 'hireCheapest'])
  const usual = tables({}).samCards
  expect(usual[10]).toHaveProperty('otherwise')
  const movement = [...rulingsIn('2').samMovement]
  movement[2] = 5
  expect(tablesOf(testGame({ rulings: { samMovement: movement } }).state).samCards[3]?.movement).toBe(5)
  expect(tables({ samNorthMovement: movement }).samCards[3]?.movement).toBe(5)
})

test('a state from a file finds its tables again', () => {
  const { state } = testGame({ ...NORTH, rulings: { kansasCityNorth: -1 } })
  const read = JSON.parse(JSON.stringify(state))
  expect(tablesOf(read).cities[0].points).toBe(-1)
  expect(greatWesternTrail.decisions(read)).toEqual(greatWesternTrail.decisions(state))
})

test('GWT2-SIM-16 RTN-AUX-13 RSAM-ITIN-10 points of Simmental, the border of the annex and the easy itinerary are as ruled', () => {
  const { cattlePoints, discSpaces } = tables({
    simmentalCalfPoints: 8,
    simmentalHeiferPoints: 9,
    annexDiscBlack: true,
  })
  expect([cattlePoints[CALF], cattlePoints[HEIFER]]).toEqual([8, 9])
  expect(discSpaces.at(-1)).toMatchObject({ name: 'shop', black: true })
  const samEasy = { ...rulingsIn('2').samEasy, strip: ['fulton', 'newYork'] } as const
  const easy = soloGame({ ...NORTH, solo: 'easy', rulings: { samEasy } })
  expect(stripOrder(easy.state).map(city => easy.cityName(city))).toEqual(['fulton', 'newYork'])
})
