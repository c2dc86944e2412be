import { expect, test } from 'vitest'
import { FLOOD, hazardTile } from './components/tiles.js'
import { testGame } from './testing/testGame.js'

test('GWT2-FEE-10 fees are paid in path order, as far as the money goes', () => {
  const game = testGame({ players: 4 }).clearTrail()
  game.build(1, 4, 'ab1').build(2, 1, 'ab2') // 4a shows a black hand, 1a a green one
  game.player(0).money = 2
  const [first, second] = [game.player(1).money, game.player(2).money]
  game.startMove('nA', 0).answer({ kind: 'move', to: game.space('nB'), fee: 2 })
  expect(game.player(1).money).toBe(first + 2)
  expect(game.player(2).money).toBe(second)
  expect(game.player(0).money).toBe(0)
})

test('GWT2-FEE-11 two floods, a green and a black hand, take $1 and then $1 from a player with $2', () => {
  const game = testGame({ players: 4 }).clearTrail()
  game.put('flood1', hazardTile(FLOOD, 2)).put('flood2', hazardTile(FLOOD, 0))
  game.player(0).money = 2
  game.startMove('nA', 0).answer({ kind: 'move', to: game.space('flood2') })
  expect(game.told('fee').map(event => [event.amount, event.to])).toEqual([
    [1, -1],
    [1, -1],
  ])
})
