import { sameData } from '@railhead/kernel'
import { playRandomly } from '@railhead/kernel/testing'
import { expect, test } from 'vitest'
import { SALOON } from '../src/components/buildings.js'
import { BANKER, SHERIFF } from '../src/components/characters.js'
import { carsonCity } from '../src/game.js'
import type { Option } from '../src/options.js'
import { at, bareGame, build, put, stand, startPlacement, testGame } from './testing/testGame.js'

const VARIANTS = [
  { players: 2, characters: 'red' },
  { players: 3, duels: 'tokens' },
  { players: 5, placement: 'simultaneous' },
] as const

test('every refusal names an option, once, and never one that is offered', () => {
  let refused = 0
  for (const config of VARIANTS) {
    const match = testGame(config, 'refused')
    playRandomly(match, 'refused', Number.POSITIVE_INFINITY, () => {
      for (const { seat, options } of match.decisions()) {
        const named: Option[] = []
        for (const { option } of carsonCity.refusals(match.state, seat)) {
          if (!option) throw new Error('a refusal names no option')
          expect(options.some(offered => sameData(offered, option))).toBe(false)
          expect(named.some(other => sameData(other, option))).toBe(false)
          named.push(option)
          refused++
        }
      }
    })
  }
  expect(refused).toBeGreaterThan(100)
})

test('a building that cannot be entered is refused with the trouble that there is', () => {
  const match = bareGame({ players: 2, characters: 'red' })
  build(match, 'C4', SALOON, 1)
  build(match, 'F6', SALOON, 0)
  put(match, 'F7', 1)
  match.state.roads.fill(0)
  startPlacement(match, SHERIFF, BANKER)
  stand(match, 'F6', 0)
  match.state.choosing[0] = 3
  const why = carsonCity.refusals(match.state, 0).map(({ option, why }) => [option, why.key])
  expect(why).toEqual([
    [{ kind: 'building', parcel: at('C4') }, 'why.peaceful'],
    [{ kind: 'building', parcel: at('F6') }, 'why.own'],
  ])
})
