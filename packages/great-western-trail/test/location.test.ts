import { expect, test } from 'vitest'
import { BLACK_ANGUS, CRIOLLO, GALLOWAY, SANTA_GERTRUDIS } from '../src/components/cattle.js'
import { AUX_CARDS, AUX_MONEY } from '../src/components/playerBoard.js'
import { FLOOD, GREEN_OUTLAW, hazardTile } from '../src/components/tiles.js'
import { objective, type TestGame, testGame } from './testing/testGame.js'

const auxiliaries = (game: TestGame): number[] => game.offered('auxiliary', 'which')
const locals = (game: TestGame): number[] => game.offered('local', 'action')

test('GWT2-LOC-01 a neutral building offers its local actions or one single auxiliary action', () => {
  const game = testGame().hand([SANTA_GERTRUDIS, CRIOLLO]).visit('nB')
  expect(locals(game)).toEqual([0, 1])
  expect(auxiliaries(game)).toEqual([AUX_MONEY, AUX_CARDS])
  expect(game.offered('auxiliary', 'times')).toEqual([1])
  game.use(0)
  expect(auxiliaries(game)).toEqual([]) // a local action was used
  expect(locals(game)).toEqual([1]) // the rest may follow
})

test('GWT2-LOC-01 after the auxiliary action no local action and no second auxiliary action', () => {
  const game = testGame().build(0, 2, 'ab1').hand([GALLOWAY]).visit('ab1')
  expect(locals(game)).toEqual([0, 1])
  const { money } = game.player(0)
  game.answer({ kind: 'auxiliary', which: AUX_MONEY })
  expect(game.player(0).money).toBe(money + 1)
  expect(game.options()).toEqual([{ kind: 'pass' }])
})

test.each([
  ["another player's building", 'ab1'],
  ['a hazard', 'flood1'],
  ['an outlaw', 'camp4'],
])('GWT2-LOC-02 on %s there is only the single auxiliary action', (_, name) => {
  const game = testGame().clearTrail().build(1, 2, 'ab1').hand([GALLOWAY, CRIOLLO])
  game.put('flood1', hazardTile(FLOOD, 0)).put('camp4', GREEN_OUTLAW)
  game.player(0).money = 20
  game.visit(name)
  expect(locals(game)).toEqual([])
  expect(auxiliaries(game)).toEqual([AUX_MONEY, AUX_CARDS])
  expect(game.offered('auxiliary', 'times')).toEqual([1])
})

test('GWT2-LOC-03 Kansas City has its five steps and neither local nor auxiliary actions', () => {
  const game = testGame().clearTrail().visit('kansasCity')
  const asked: (string | undefined)[] = []
  while (game.state.turn === 0) {
    asked.push(game.asked())
    expect([...locals(game), ...auxiliaries(game)]).toEqual([])
    game.answer(game.options()[0])
  }
  expect(asked.slice(0, 4)).toEqual(['foresight', 'foresight', 'foresight', 'income'])
  expect(game.told('delivered')).toHaveLength(1)
})

test('GWT2-LOC-04 GWT2-LOC-05 local actions in any order, each once, each may be skipped', () => {
  const start = (): TestGame => {
    const game = testGame().clearTrail().put('flood1', hazardTile(FLOOD, 0))
    game.player(0).money = 20
    return game.hand([CRIOLLO, CRIOLLO, CRIOLLO, CRIOLLO]).visit('nF')
  }
  const forward = start().use(0).answer({ kind: 'card', card: CRIOLLO })
  expect(locals(forward)).toEqual([1])
  expect(locals(forward.use(1))).toEqual([]) // though two more Criollo are in hand
  const backward = start().use(1)
  expect(locals(backward)).toEqual([0])
  backward.use(0).answer({ kind: 'card', card: CRIOLLO })
  expect(locals(backward)).toEqual([])
  expect(backward.player(0).money).toBe(forward.player(0).money)
  const skipped = start().use(1).pass()
  expect(skipped.state.turn).toBe(1)
  expect(skipped.told('local').map(event => event.action)).toEqual([1])
})

test('GWT2-LOC-06 a local action with a cost is there only for those who can meet it', () => {
  const game = testGame().build(0, 4, 'ab1').clearTrail().put('flood1', hazardTile(FLOOD, 0))
  game.player(0).money = 4
  expect(locals(game.visit('ab1'))).toEqual([1]) // 4a: a hazard costs $5
  game.player(0).money = 5
  expect(locals(game.visit('ab1'))).toEqual([0, 1])
  game.use(0)
  expect(game.player(0)).toMatchObject({ money: 0, hazards: [hazardTile(FLOOD, 0)] })
})

test('GWT2-LOC-07 of two alternatives behind a slash one can be used', () => {
  const game = testGame().visit('nC')
  expect(game.offers({ kind: 'local', action: 0, either: 0 })).toBe(true) // a certificate
  expect(game.offers({ kind: 'local', action: 0, either: 1 })).toBe(true) // an objective card
  game.use(0, 0)
  expect(game.player(0).certificates).toBe(1)
  expect(locals(game)).toEqual([1])
  const other = testGame().visit('nC').use(0, 1).answer({ kind: 'deck' })
  expect(other.player(0)).toMatchObject({ certificates: 0, discard: [other.told('objectiveTaken')[0].card] })
  expect(locals(other)).toEqual([1])
})

test('GWT2-LOC-08 the special action of the space is for the owner of the building there, once a visit', () => {
  const game = testGame().build(1, 2, 'floodSite1')
  game.hand([CRIOLLO, CRIOLLO], 0).visit('floodSite1', 0)
  expect(locals(game)).toEqual([])
  game.hand([CRIOLLO, CRIOLLO], 1).visit('floodSite1', 1)
  expect(locals(game)).toEqual([1, 2]) // buy cattle, special action
  game.use(2).answer({ kind: 'card', card: CRIOLLO })
  expect(game.player(1)).toMatchObject({ certificates: 1, hand: [CRIOLLO] })
  expect(locals(game)).toEqual([1])
  expect(locals(game.build(1, 5, 'ab1').visit('ab1', 1))).toEqual([1]) // no special action there
})

test('GWT2-LOC-09 the special action is a local action: no auxiliary action beside it', () => {
  const game = testGame().build(0, 2, 'floodSite1').hand([CRIOLLO]).visit('floodSite1')
  expect(auxiliaries(game)).toEqual([AUX_MONEY, AUX_CARDS])
  game.use(2).answer({ kind: 'card', card: CRIOLLO })
  expect(auxiliaries(game)).toEqual([])
  const instead = testGame().build(0, 2, 'floodSite1').hand([CRIOLLO]).visit('floodSite1')
  instead.answer({ kind: 'auxiliary', which: AUX_MONEY })
  expect(locals(instead)).toEqual([])
})

test.each([[[0, 1, 2]], [[0, 2, 1]], [[1, 0, 2]], [[1, 2, 0]], [[2, 0, 1]], [[2, 1, 0]]])(
  'GWT2-LOC-10 2a beside a special action: Galloway for 4 dollars, cattle and certificate, in the order %j',
  order => {
    const game = testGame().build(0, 2, 'floodSite1').hand([GALLOWAY, CRIOLLO]).visit('floodSite1')
    const player = game.player(0)
    player.money = 6
    game.state.market = [BLACK_ANGUS]
    for (const action of order) {
      expect(locals(game)).toContain(action)
      game.use(action)
      if (action === 2) game.answer({ kind: 'card', card: CRIOLLO })
      if (action === 1) game.answer({ kind: 'buy', card: BLACK_ANGUS })
      expect(locals(game)).not.toContain(action)
    }
    expect(player).toMatchObject({ money: 6 + 4 - 6, certificates: 1, hand: [] })
    expect([...player.discard].sort()).toEqual([CRIOLLO, GALLOWAY, BLACK_ANGUS])
  },
)

test.each(['floodSite1', 'droughtSite1', 'campSite1', 'rockSite1'])(
  'GWT2-LOC-11 %s: one cattle card of any breed for a certificate',
  name => {
    const game = testGame()
      .build(0, 1, name)
      .hand([GALLOWAY, BLACK_ANGUS, objective('cash-a')])
      .visit(name)
    const { money } = game.player(0)
    game.answer({ kind: 'local', action: 1 })
    expect(game.offered('card', 'card')).toEqual([GALLOWAY, BLACK_ANGUS])
    game.answer({ kind: 'card', card: BLACK_ANGUS })
    expect(game.player(0)).toMatchObject({ certificates: 1, money, discard: [BLACK_ANGUS] })
  },
)

test.each(['floodSite2', 'campSite2', 'rockSite2'])(
  'GWT2-LOC-11 %s: one Criollo for a certificate and 2 dollars',
  name => {
    const game = testGame().build(0, 2, name).hand([GALLOWAY]).visit(name)
    expect(game.offers({ kind: 'local', action: 2 })).toBe(false)
    const { money } = game.player(0)
    game.hand([CRIOLLO, GALLOWAY]).visit(name).use(2)
    expect(game.player(0)).toMatchObject({ certificates: 1, money: money + 2, discard: [CRIOLLO] })
  },
)

test.each(['nA', 'ab1', 'ab2', 'flood1'])('GWT2-LOC-12 on %s a player may do nothing', name => {
  const game = testGame().clearTrail().build(0, 2, 'ab1').build(1, 3, 'ab2')
  game.put('flood1', hazardTile(FLOOD, 0)).hand([CRIOLLO, CRIOLLO, CRIOLLO, CRIOLLO])
  const before = { money: game.player(0).money, hand: [...game.player(0).hand], discard: [], certificates: 0 }
  game.visit(name).pass()
  expect(game.state.turn).toBe(1)
  expect(game.player(0)).toMatchObject(before)
})
