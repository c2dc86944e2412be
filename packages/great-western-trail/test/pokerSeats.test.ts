import { expect, test } from 'vitest'
import { boxOf } from '../src/components/box.js'
import { CRIOLLO, GALLOWAY, LONGHORN } from '../src/components/cattle.js'
import { AUX_MONEY } from '../src/components/playerBoard.js'
import { BUILDER, COWBOY, ENGINEER, neutralTile } from '../src/components/tiles.js'
import { configSpec } from '../src/config.js'
import { NO_TOKEN } from '../src/state.js'
import { lay, pokerGame, sit, stopAtD, stopAtG } from './testing/poker.js'
import { master, type TestGame, testGame } from './testing/testGame.js'

const PLAYERS = [2, 3, 4]
const FIRST = { edition: 'first' } as const

test('POK-01 two buildings have a poker action, one table, four tokens', () => {
  const game = pokerGame({ players: 4 })
  game.player(0).workers = [0, 2, 2, 2]
  game.player(0).laid = [CRIOLLO]
  game.player(0).bonusToken = 0
  const plain = testGame({ players: 4 }).clearTrail()
  const more = ['nA', 'nB', 'nC', 'nD', 'nE', 'nF', 'nG'].filter(name => {
    const count = (of: TestGame): number => {
      of.hand([GALLOWAY], 0)
      of.player(0).money = 20
      return of.visit(name, 0).offered('local', 'action').length
    }
    return count(game) > count(plain)
  })
  expect(more).toEqual(['nD', 'nG'])
  expect(boxOf(0).rulings.pokerTokens).toHaveLength(4)
})

test.each(PLAYERS)('POK-02 POK-07 %d players: set up as usual; the table is empty', players => {
  const [game, plain] = [pokerGame({ players }), testGame({ players }).clearTrail()]
  const { pot, tokensTaken, players: seats } = game.state
  expect([pot, tokensTaken]).toEqual([0, 0])
  for (const player of seats) expect([player.bonusToken, player.laid]).toEqual([NO_TOKEN, []])
  expect({ ...game.state, config: plain.state.config }).toEqual(plain.state)
})

test.each(PLAYERS)('POK-03 POK-04 %d players: as many tokens, the one of 6 points on top', players => {
  const game = pokerGame({ players })
  const points: number[] = []
  for (let seat = 0; seat < players; seat++) {
    sit(game, seat)
    points.push(game.total(seat) - withoutToken(game, seat))
  }
  expect(points).toEqual([6, 5, 4, 3].slice(0, players))
  expect(game.state.tokensTaken).toBe(players)
})

/** What a seat would score without its token, the money of the table included. */
function withoutToken(game: TestGame, seat: number): number {
  const player = game.player(seat)
  const token = player.bonusToken
  player.bonusToken = NO_TOKEN
  const total = game.total(seat)
  player.bonusToken = token
  return total
}

test('POK-05 from the top: 6 points and $1, 5 and $2, 4 and $3, 3 and $4', () => {
  const game = pokerGame({ players: 4 })
  const rows = [0, 1, 2, 3].map(seat => {
    const { money } = game.player(seat)
    sit(game, seat)
    return [game.player(seat).money - money, game.total(seat) - withoutToken(game, seat)]
  })
  expect(rows).toEqual([
    [1, 6],
    [2, 5],
    [3, 4],
    [4, 3],
  ])
})

test.each([{}, FIRST])(
  'POK-06 the trail spaces D and G decide, whatever the letters of the tiles: %j',
  settings => {
    const game = pokerGame(settings)
    game.player(0).workers = [0, 2, 1, 1]
    game.put('nD', neutralTile(0)).put('nA', neutralTile(3)) // tile A on space D
    game.visit('nA', 0)
    expect(game.offered('local', 'action').every(action => action < 2)).toBe(true)
    stopAtD(game)
    expect(game.asked()).toBe('pokerSeat')
    const show = pokerGame(settings).put('nG', neutralTile(1)).put('nB', neutralTile(6))
    Object.assign(show.player(0), { laid: [CRIOLLO], bonusToken: 0 })
    show.state.tokensTaken = 1
    stopAtG(show)
    expect(show.told('showdown')).toHaveLength(1)
  },
)

test('POK-08 only who stops there may; passing by is not enough', () => {
  const game = pokerGame().hand([], 0).build(1, 1, 'ce1') // through the woods there is a fee
  game.player(0).workers = [0, 3, 1, 1]
  game.startMove('nC').answer({ kind: 'move', to: game.space('nE'), fee: 0 }) // past D
  expect(game.offered('local', 'action')).toEqual([1]) // E buys cattle
  game.pass()
  game.startMove('nC', 0).answer({ kind: 'move', to: game.space('nD') })
  expect(game.offered('local', 'action')).toContain(2)
})

test('POK-09 the action is optional and comes on top of the others', () => {
  const game = pokerGame().put('camp4', 4)
  Object.assign(game.player(0), { workers: [0, 2, 1, 1], money: 10 })
  game.visit('nD', 0)
  expect(game.offered('local', 'action')).toEqual([0, 1, 2])
  expect(game.offers({ kind: 'pass' })).toBe(true)
  game.use(2).answer({ kind: 'worker', worker: COWBOY }).pass()
  expect(game.offered('local', 'action')).toEqual([0, 1])
})

test('POK-10 once per stop, in any order, and not beside a single auxiliary action', () => {
  const ready = (): TestGame => {
    const game = pokerGame().hand([GALLOWAY, LONGHORN], 0)
    Object.assign(game.player(0), { workers: [0, 3, 1, 1], money: 10 })
    return game.visit('nD', 0)
  }
  const game = ready()
    .use(2)
    .answer({ kind: 'worker', worker: COWBOY })
    .answer({ kind: 'card', card: GALLOWAY })
    .pass()
  expect(game.offers({ kind: 'local', action: 2 })).toBe(false)
  expect(game.offers({ kind: 'auxiliary', which: AUX_MONEY })).toBe(false)
  const later = ready().use(1).answer({ kind: 'auxiliary', which: AUX_MONEY })
  expect(later.offers({ kind: 'local', action: 2 })).toBe(true)
  const instead = ready().answer({ kind: 'auxiliary', which: AUX_MONEY })
  expect(instead.offered('local', 'action')).toEqual([])
})

test.each([
  ['6b', {}, 'de1', 6],
  ['8b', FIRST, 'cd1', 8],
])('POK-11 %s copies the building of D without the poker action', (_name, settings, at, number) => {
  const game = pokerGame(settings).facesB(number).build(0, number, at)
  Object.assign(game.player(0), { workers: [0, 3, 1, 1], money: 10 })
  game.visit(at, 0).use(0)
  game.answer({ kind: 'copy', space: game.space('nD') })
  expect(game.offered('local', 'action')).toEqual([0, 1])
  expect(game.state.tokensTaken).toBe(0)
})

test('POK-11 by the ruling pokerCopied 6b copies the poker action too', () => {
  const game = pokerGame({ rulings: { pokerCopied: true } })
    .facesB(6)
    .build(0, 6, 'de1')
    .hand([GALLOWAY], 0)
  Object.assign(game.player(0), { workers: [0, 3, 1, 1], money: 10 })
  game.visit('de1', 0).use(0)
  game.answer({ kind: 'copy', space: game.space('nD') })
  expect(game.offered('local', 'action')).toEqual([0, 1, 2])
  expect(game.use(2).answer({ kind: 'worker', worker: COWBOY }).state.tokensTaken).toBe(1)
})

test('POK-12 POK-13 a worker of choice sits down: the rightmost of one of the three rows', () => {
  const game = stopAtD(pokerGame(), [0, 2, 3, 1])
  expect(game.offered('worker', 'worker')).toEqual([COWBOY, BUILDER])
  expect(game.offers({ kind: 'pass' })).toBe(true)
  game.answer({ kind: 'worker', worker: BUILDER })
  expect(game.player(0)).toMatchObject({ workers: [0, 2, 2, 1], bonusToken: 0 })
  expect(game.told('seated')).toEqual([{ type: 'seated', seat: 0, worker: BUILDER, token: 0 }])
})

test('POK-14 printed workers cannot sit down', () => {
  const game = pokerGame()
  game.visit('nD', 0)
  expect(game.offers({ kind: 'local', action: 2 })).toBe(false)
  expect(stopAtD(pokerGame(), [0, 1, 1, 2]).offered('worker', 'worker')).toEqual([ENGINEER])
})

test('POK-14 by the ruling printed workers can sit down; their row starts again from nothing', () => {
  const game = stopAtD(pokerGame({ rulings: { pokerPrintedWorkers: true } }), [0, 1, 1, 2])
  expect(game.offered('worker', 'worker')).toEqual([COWBOY, BUILDER, ENGINEER])
  game.answer({ kind: 'worker', worker: COWBOY })
  expect(game.player(0)).toMatchObject({ workers: [0, 0, 1, 2], bonusToken: 0 })
  game.pass()
  game.state.turn = 0
  game.player(0).money = 6
  game.jobMarket(1, { 0: [COWBOY] }).start({ kind: 'hire', change: 0 })
  expect(game.player(0)).toMatchObject({ workers: [0, 1, 1, 2], money: 0 })
})

test('POK-15 POK-16 the top token is taken and its money gained at once', () => {
  const game = stopAtD(pokerGame({ players: 3 }), [0, 2, 1, 1])
  const { money } = game.player(0)
  game.answer({ kind: 'worker', worker: COWBOY })
  expect(game.player(0)).toMatchObject({ bonusToken: 0, money: money + 1 })
  sit(game, 2)
  expect(game.player(2).bonusToken).toBe(1)
})

test.each(PLAYERS)(
  'POK-17 POK-53 %d players: the points of the token are a line of the final score',
  players => {
    const game = pokerGame({ players })
    const before = game.total(0)
    expect(game.score(0).pokerTable).toBe(0)
    sit(game, 0)
    game.player(0).workers[COWBOY]++ // the worker is not what is scored here
    expect(game.score(0).pokerTable).toBe(6)
    expect(game.total(0)).toBe(before + 6)
    expect(Object.keys(testGame({ players }).score(0))).not.toContain('pokerTable')
  },
)

test('POK-18 POK-19 a seated worker stays, and nobody sits down twice', () => {
  const game = sit(pokerGame(), 0)
  game.player(0).workers = [0, 4, 4, 4]
  stopAtD(game, [0, 4, 4, 4])
  expect(game.asked()).toBe('layCard')
  expect(game.offered('worker', 'worker')).toEqual([])
  game.pass()
  expect(game.player(0)).toMatchObject({ bonusToken: 0, workers: [0, 4, 4, 4] })
  expect(game.state.tokensTaken).toBe(1)
})

test('POK-20 a seated worker counts no more: for actions, station masters, columns', () => {
  const game = pokerGame()
  Object.assign(game.player(0), { workers: [0, 1, 1, 5], masters: [master('workers')] })
  expect([game.score(0).stationMasters, game.score(0).workers]).toEqual([7, 4])
  stopAtD(game, [0, 1, 1, 5]).answer({ kind: 'worker', worker: ENGINEER })
  expect([game.score(0).stationMasters, game.score(0).workers]).toEqual([6, 0])
  game.state.turn = 0
  game.start({ kind: 'engine', upTo: 'engineers' })
  expect(game.offered('engine', 'to')).toEqual([1, 2, 3, 4])
})

test('POK-20 by the ruling a seated worker counts for the station master of workers, and for nothing else', () => {
  const game = pokerGame({ rulings: { pokerWorkersCount: 'forStationMasters' } })
  Object.assign(game.player(0), { workers: [0, 1, 1, 5], masters: [master('workers')] })
  stopAtD(game, [0, 1, 1, 5]).answer({ kind: 'worker', worker: ENGINEER })
  expect([game.score(0).stationMasters, game.score(0).workers]).toEqual([7, 0])
  game.state.turn = 0
  game.start({ kind: 'engine', upTo: 'engineers' })
  expect(game.offered('engine', 'to')).toEqual([1, 2, 3, 4])
})

test('POK-21 the slot may be filled again, and its action triggers again', () => {
  const game = stopAtD(pokerGame().hand([CRIOLLO], 0), [0, 1, 1, 2]).answer({
    kind: 'worker',
    worker: ENGINEER,
  })
  game.pass()
  game.state.turn = 0
  game.hand([CRIOLLO], 0)
  game.player(0).money = 6
  game.jobMarket(1, { 0: [ENGINEER] }).start({ kind: 'hire', change: 0 })
  expect(game.asked()).toBe('offer') // a Criollo for a certificate
  expect(game.player(0).workers).toEqual([0, 1, 1, 2])
})

test('POK-22 a seat without a card', () => {
  const game = stopAtD(pokerGame(), [0, 2, 1, 1]).answer({ kind: 'worker', worker: COWBOY })
  expect(game.asked()).toBe('layCard')
  game.pass()
  expect(game.player(0)).toMatchObject({ bonusToken: 0, laid: [] })
  expect(game.state.pot).toBe(0)
})

test('POK-56 who cannot pay or has no card still sits down', () => {
  const noCard = stopAtD(pokerGame().hand([], 0), [0, 2, 1, 1]).answer({ kind: 'worker', worker: COWBOY })
  expect(noCard.asked()).toBe('location')
  expect(noCard.player(0)).toMatchObject({ bonusToken: 0, laid: [] })
  const seated = sit(pokerGame(), 0).hand([GALLOWAY], 0)
  const offers = (money: number): boolean => {
    seated.player(0).money = money
    return seated.visit('nD', 0).offers({ kind: 'local', action: 2 })
  }
  expect([offers(0), offers(1)]).toEqual([false, true])
})

test('POK-57 the money of the token pays for the first card', () => {
  const game = pokerGame().hand([GALLOWAY], 0)
  stopAtD(game, [0, 2, 1, 1], 0).answer({ kind: 'worker', worker: COWBOY })
  expect(game.player(0).money).toBe(1)
  game.answer({ kind: 'card', card: GALLOWAY })
  expect(game.player(0)).toMatchObject({ money: 0, laid: [GALLOWAY] })
})

test('POK-59 the solo mode refuses the poker table with the reason', () => {
  for (const solo of ['easy', 'medium', 'hard'])
    expect(() => configSpec.parse({ solo, addons: ['pokerTable'] })).toThrow(/poker table/i)
  for (const players of PLAYERS)
    expect(configSpec.parse({ players, addons: ['pokerTable'] }).addons).toEqual(['pokerTable'])
})

test.each([
  { cattle: 'brahman', addons: ['railsToTheNorth', 'pokerTable'] },
  { cattle: 'simmental', addons: ['pokerTable'] },
  { edition: 'first', addons: ['railsToTheNorth', 'pokerTable'] },
] as const)('POK-60 together with %j', settings => {
  const game = pokerGame({ ...settings, addons: [...settings.addons] })
  lay(sit(game, 0), 0, [GALLOWAY])
  expect(game.player(0).laid).toEqual([GALLOWAY])
})
