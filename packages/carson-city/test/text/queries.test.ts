import { type Message, translator } from '@railhead/kernel'
import { playRandomly } from '@railhead/kernel/testing'
import { expect, test } from 'vitest'
import { carsonCity } from '../../src/game.js'
import { ownParcels } from '../../src/parcels.js'
import { testGame } from '../testing/testGame.js'

const say = translator('en', [carsonCity.text.catalogues.en], seat => `Player ${seat + 1}`)
const asked = (lines: readonly Message[] | undefined): string[] => (lines ?? []).map(line => say(line))

test('what is mine and what others have tells whose parcels lie where, as the town plan shows', () => {
  const match = testGame({ players: 3 }, 'whose parcels')
  playRandomly(match, 'whose parcels', 60)
  const { queries } = carsonCity.text
  const owners = asked(queries?.people?.lines(match.view(0), 0)).filter(line => line.includes(' owns '))
  const mine = asked(queries?.hand?.lines(match.view(0), 0)).filter(line => line.includes(' owns '))
  const counts = [0, 1, 2].map(seat => ownParcels(match.view(0), seat))
  expect(Math.min(...counts)).toBeGreaterThan(0)
  expect(mine).toEqual([
    expect.stringMatching(new RegExp(`^Player 1 owns ${counts[0]} parcels?: .*[A-H][1-8]`)),
  ])
  expect(owners).toEqual(
    [1, 2].map(seat => expect.stringMatching(`^Player ${seat + 1} owns ${counts[seat]} parcel`)),
  )
})
