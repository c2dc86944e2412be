import { expect, test } from 'vitest'
import { CRIOLLO } from '../src/components/cattle.js'
import { AUX_MONEY } from '../src/components/playerBoard.js'
import { MASTER_NAMES } from '../src/components/stationMasters.js'
import {
  BUILDER,
  COWBOY,
  ENGINEER,
  FLOOD,
  GREEN_OUTLAW,
  hazardTile,
  NOTHING,
} from '../src/components/tiles.js'
import { permanentCertificates } from '../src/player.js'
import { NO_MASTER, tablesOf, withEntry } from '../src/state.js'
import { master, type TestGame, testGame, turnout } from './testing/testGame.js'

/** Seat 0 with some hired workers and no money left has just upgraded the first station, where a station master waits. */
function upgraded(tile: number, workers = [0, 3, 2, 1]): TestGame {
  const game = testGame().clearTrail()
  game.state.masters = withEntry(game.state.masters, 0, tile)
  game.player(0).workers = [...workers]
  game.player(0).engine = 4
  game.player(0).money = 2
  game.start({ kind: 'engine', upTo: 1 }).answer({ kind: 'engine', to: turnout(4) })
  return game.answer({ kind: 'take' }).answer({ kind: 'disc', disc: AUX_MONEY })
}

const take = (game: TestGame, worker = COWBOY): TestGame => game.answer({ kind: 'worker', worker })

test('GWT2-MASTER-01 GWT2-MASTER-02 a hired worker takes the place of the station master', () => {
  const game = upgraded(master('hazards'))
  expect(game.asked()).toBe('takeStationMaster')
  expect(game.offered('worker', 'worker')).toEqual([COWBOY, BUILDER])
  expect(game.offers({ kind: 'pass' })).toBe(true)
  take(game, BUILDER)
  expect(game.player(0)).toMatchObject({ masters: [master('hazards')], workers: [0, 3, 1, 1] })
  expect(game.state.masters[0]).toBe(NO_MASTER)
  expect(game.state.stationWorkers[0]).toBe(BUILDER)
  expect(game.state.stationWorkers.slice(1).every(worker => worker === NOTHING)).toBe(true)
})

test('GWT2-MASTER-01 a station whose master is gone offers none', () => {
  expect(upgraded(NO_MASTER).state.turn).toBe(1)
})

test('GWT2-MASTER-03 printed workers stay: without a hired worker there is no station master', () => {
  const game = upgraded(master('hazards'), [0, 1, 1, 1])
  expect(game.state.turn).toBe(1)
  expect(game.player(0)).toMatchObject({ masters: [], workers: [0, 1, 1, 1], stations: 1 })
})

test('GWT2-MASTER-04 a declined station master is never offered to that player again', () => {
  const game = upgraded(master('hazards')).pass()
  expect(game.player(0)).toMatchObject({ masters: [], workers: [0, 3, 2, 1] })
  game.state.turn = 0
  game.player(0).engine = 4
  game.player(0).money = 10
  game.start({ kind: 'engine', upTo: 1 }).answer({ kind: 'engine', to: turnout(4) })
  expect(game.state.turn).toBe(1)
  expect(game.state.masters[0]).toBe(master('hazards'))
})

test('GWT2-MASTER-05 a worker space that was emptied gives its action again', () => {
  const game = upgraded(master('hazards'), [0, 1, 1, 2])
  take(game, ENGINEER)
  game.state.turn = 0
  game.player(0).money = 6
  game
    .hand([CRIOLLO], 0)
    .jobMarket(1, { 0: [ENGINEER] })
    .start({ kind: 'hire', change: 0 })
  game.answer({ kind: 'take' })
  expect(game.player(0)).toMatchObject({ workers: [0, 1, 1, 2], certificates: 1 })
})

test('GWT2-MASTER-06 a tile gives its upper half now and its lower half at the end', () => {
  expect(take(upgraded(master('workers'))).player(0).money).toBe(2)
  const game = testGame()
  const scored = (tile: number): number => {
    game.player(0).masters = [tile]
    return game.score(0).stationMasters
  }
  expect(scored(master('workers'))).toBe(3)
  expect(scored(master('twelveDollars'))).toBe(0)
})

test('GWT2-MASTER-07 an immediate action not done at once is lost', () => {
  const game = upgraded(master('objectives'))
  game.put('flood1', hazardTile(FLOOD, 4))
  take(game).pass()
  expect(game.player(0).hazards).toEqual([])
  expect(game.state.turn).toBe(1)
})

test('GWT2-MASTER-07 with no hazard and no outlaw on the board the action is lost', () => {
  expect(take(upgraded(master('objectives'))).state.turn).toBe(1)
})

test('GWT2-MASTER-08 a hazard for free or an outlaw', () => {
  const start = (): TestGame => {
    const game = upgraded(master('objectives'))
    return take(game.put('flood2', hazardTile(FLOOD, 4)).put('camp5', GREEN_OUTLAW))
  }
  const hazard = start()
  expect(hazard.offered('outlaw', 'space')).toEqual([hazard.space('camp5')])
  hazard.answer({ kind: 'hazard', space: hazard.space('flood2') })
  expect(hazard.player(0)).toMatchObject({ money: 0, hazards: [hazardTile(FLOOD, 4)], greenOutlaws: 0 })
  expect(hazard.state.turn).toBe(1)
  const outlaw = start()
  outlaw.answer({ kind: 'outlaw', space: outlaw.space('camp5') })
  expect(outlaw.player(0)).toMatchObject({ money: 4, hazards: [], greenOutlaws: 1 })
})

test('GWT2-MASTER-08 $2, $12, or two certificates', () => {
  expect(take(upgraded(master('workers'))).player(0).money).toBe(2)
  expect(take(upgraded(master('twelveDollars'))).player(0).money).toBe(12)
  expect(take(upgraded(master('buildings'))).player(0).certificates).toBe(2)
  const full = upgraded(master('buildings'))
  full.player(0).certificates = 2
  expect(take(full).player(0).certificates).toBe(3)
})

test.each([
  ['workers', 0, 2, 0, 'workers'],
  ['objectives', 0, 0, 0, 'objectives'],
  ['hazards', 1, 0, 0, 'hazards'],
  ['outlawPairs', 1, 0, 0, 'outlawPairs'],
  ['certificates', 1, 0, 0, 'certificates'],
  ['stations', 1, 0, 0, 'stations'],
  ['buildings', 0, 0, 2, 'buildings'],
  ['twelveDollars', 0, 12, 0, undefined],
  ['twoCertificates', 2, 0, 0, undefined],
])(
  'GWT2-MASTER-09 tile %s: %d permanent certificates, $%d, %d temporary ones, scores %s',
  (name, permanent, money, certificates, scores) => {
    const game = take(upgraded(master(name)))
    expect(permanentCertificates(game.state, game.player(0))).toBe(permanent)
    expect(game.player(0)).toMatchObject({ money, certificates })
    expect(tablesOf(game.state).stationMasters[master(name)].scoring?.what).toBe(scores)
  },
)

test('GWT2-MASTER-09 the nine tiles are those, five of them in play', () => {
  const seen = new Set<number>()
  for (let seed = 0; seed < 40; seed++) {
    const tiles = testGame({}, `masters ${seed}`).state.masters.filter(tile => tile !== NO_MASTER)
    expect(new Set(tiles).size).toBe(5)
    for (const tile of tiles) seen.add(tile)
  }
  const names = [...seen].map(tile => MASTER_NAMES[tile]).sort()
  expect(names).toEqual([
    'buildings',
    'certificates',
    'hazards',
    'objectives',
    'outlawPairs',
    'stations',
    'twelveDollars',
    'twoCertificates',
    'workers',
  ])
})
