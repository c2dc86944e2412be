import { expect, test } from 'vitest'
import { privateTile } from '../../src/components/tiles.js'
import { SAM } from '../../src/solo/sam.js'
import { soloGame } from './testing.js'

test('SAM-EDGE-05 building 6b of the human may copy an adjacent building of Sam', () => {
  const game = soloGame().bareTrail().facesB(6).build(0, 6, 'bc1').put('bc2', privateTile(SAM, 5))
  const { money } = game.player(0)
  game.visit('bc1', 0).use(0) // side b of Sam's building, though the human uses side a of that number
  expect(game.told('copied')).toEqual([])
  game.answer({ kind: 'copy', space: game.space('bc2') })
  expect(game.told('copied')).toEqual([{ type: 'copied', seat: 0, building: privateTile(SAM, 5) }])
  game.use(1) // a dollar for each engineer
  expect(game.player(0).money).toBe(money + 1)
})

test('GWT2-BLDG-35 a building of Sam of the same number and letter is the same building, of another letter it is not', () => {
  const offered = (faces: number[]): boolean => {
    const game = soloGame({ rulings: { copiedActions: 'buildingOnce' } })
      .bareTrail()
      .facesB(6, ...faces)
      .build(0, 6, 'bc1')
      .put('bc2', privateTile(SAM, 5))
    game.visit('bc1', 0)
    game.state.usedBuildings = 1 << 5 // the human has used the own 5 this turn
    return game.use(0).offers({ kind: 'copy', space: game.space('bc2') })
  }
  expect(offered([])).toBe(true)
  expect(offered([5])).toBe(false)
})
