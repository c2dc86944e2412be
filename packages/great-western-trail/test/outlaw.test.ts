import { expect, test } from 'vitest'
import { GREEN_OUTLAW, NOTHING, ORANGE_OUTLAW } from '../src/components/tiles.js'
import { feeAt } from '../src/walk.js'
import { master, type TestGame, testGame } from './testing/testGame.js'

const BOUNTY = { kind: 'takeOutlaw' } as const
const CAMPS = ['camp1', 'camp2', 'camp3', 'camp4', 'camp5', 'camp6', 'camp7', 'camp8', 'camp9']

/** Outlaws, green and orange in turn, on these spaces. */
function outlaws(...names: string[]): TestGame {
  const game = testGame().clearTrail()
  names.forEach((name, i) => {
    game.put(name, i % 2 ? ORANGE_OUTLAW : GREEN_OUTLAW)
  })
  return game
}

test('GWT2-OUTLAW-01 GWT2-OUTLAW-02 any one outlaw may be taken, with the bonus of its space', () => {
  const game = outlaws('camp1', 'camp4', 'camp7').start(BOUNTY)
  const spaces = ['camp1', 'camp4', 'camp7'].map(name => game.space(name))
  expect(game.offered('outlaw', 'space')).toEqual(spaces)
  game.answer({ kind: 'outlaw', space: game.space('camp7') })
  expect(game.player(0)).toMatchObject({ money: 6 + 6, greenOutlaws: 1, orangeOutlaws: 0 })
  game.state.turn = 0
  game.start(BOUNTY).answer({ kind: 'outlaw', space: game.space('camp4') })
  expect(game.player(0)).toMatchObject({ money: 12 + 3, greenOutlaws: 1, orangeOutlaws: 1 })
})

test('GWT2-OUTLAW-03 with the outlaw area empty the action cannot be used', () => {
  expect(outlaws('camp2').visit('nD', 0).offers({ kind: 'local', action: 0, either: 0 })).toBe(true)
  expect(outlaws().visit('nD', 0).offers({ kind: 'local', action: 0, either: 0 })).toBe(false)
})

test('GWT2-OUTLAW-04 the spaces give an exchange token, $1, 2, 3, 4, 5, 6, 8 and 10', () => {
  const rewards = CAMPS.map(name => {
    const game = outlaws(name).start(BOUNTY)
    const { money, exchangeTokens } = game.player(0)
    return [money - 6, exchangeTokens - 1]
  })
  expect(rewards[0]).toEqual([0, 1])
  expect(rewards.slice(1)).toEqual([1, 2, 3, 4, 5, 6, 8, 10].map(money => [money, 0]))
})

test('GWT2-OUTLAW-05 spaces 1 to 3 lie off the trail, 4 to 9 are locations on it', () => {
  const game = outlaws(...CAMPS)
  const reached = new Set<number>()
  for (const from of ['nD', 'camp5', 'camp7'])
    for (const space of game.startMove(from, 0).offered('move', 'to')) reached.add(space)
  expect(CAMPS.filter(name => reached.has(game.space(name)))).toEqual(CAMPS.slice(3))
})

test.each([
  [2, 2, 2],
  [3, 2, 1],
  [4, 1, 2],
])(
  'GWT2-OUTLAW-06 %d players: a green outlaw shows a green hand ($%d), an orange one a black hand ($%d)',
  (players, green, black) => {
    const game = testGame({ players })
    expect(feeAt(game.put('camp4', GREEN_OUTLAW).state, game.space('camp4'))).toBe(green)
    expect(feeAt(game.put('camp4', ORANGE_OUTLAW).state, game.space('camp4'))).toBe(black)
  },
)

test('GWT2-OUTLAW-07 outlaws score nothing by themselves and are never spent', () => {
  const game = testGame()
  const before = game.total(0)
  game.player(0).greenOutlaws = 2
  game.player(0).orangeOutlaws = 2
  expect(game.total(0)).toBe(before)
  game.build(0, 7, 'ab1').visit('ab1', 0).use(0)
  expect(game.player(0)).toMatchObject({ greenOutlaws: 2, orangeOutlaws: 2, money: 6 + 4 })
  game.player(0).masters = [master('outlawPairs')]
  expect(game.score(0).stationMasters).toBe(6)
})

test('GWT2-OUTLAW-08 a taken outlaw leaves an empty space: no step, and free for the next outlaw', () => {
  const game = outlaws('camp1', 'camp2', 'camp3', 'camp4', 'camp5', 'camp6')
  game.start(BOUNTY).answer({ kind: 'outlaw', space: game.space('camp5') })
  expect(CAMPS.map(name => game.tile(name) !== NOTHING)).toEqual(CAMPS.map((_, i) => i < 6 && i !== 4))
  game.startMove('camp4', 0)
  expect(game.offers({ kind: 'move', to: game.space('camp5') })).toBe(false)
  expect(game.offers({ kind: 'move', to: game.space('camp6') })).toBe(true)
  game.state.foresight[0] = ORANGE_OUTLAW
  game.visit('kansasCity', 0).answer({ kind: 'tile', tile: ORANGE_OUTLAW })
  expect(game.tile('camp5')).toBe(ORANGE_OUTLAW)
  expect(game.tile('camp7')).toBe(NOTHING)
})
