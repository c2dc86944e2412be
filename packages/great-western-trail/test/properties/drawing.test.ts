import { reveals, seedChance } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { greatWesternTrail } from '../../src/game.js'
import { setup } from '../../src/setup.js'
import { cloneState } from '../../src/state.js'
import { apply } from '../../src/turn.js'
import { showsByDrawing } from '../../src/view.js'
import { configurations } from './configurations.js'
import { play, randomly } from './playout.js'

const all = configurations()
const saysSo = all.filter(config => config.solo === undefined && !config.addons.includes('pokerTable'))
/** Believes nothing: tries every answer in other worlds. */
const careful = { ...greatWesternTrail, showsByDrawing: () => false }

test('an answer shows its giver only what it draws, without the poker table and without Sam', () => {
  let compared = 0
  let claimed = 0
  for (const [i, config] of saysSo.entries()) {
    if (i % 7 > 0) continue
    let step = 0
    play(config, `drawing/${i}`, randomly, {
      asked(state, open) {
        if (open.length === 0) return
        step++
        if (showsByDrawing(state)) claimed++
        const { seat, options } = open[step % open.length]
        const option = options[(step * 7) % options.length]
        const after = cloneState(state)
        apply(after, seat, option)
        if (after.chance.drawn !== state.chance.drawn) return
        const [tried, said] = [careful, greatWesternTrail].map(game =>
          reveals(game, state, seat, option, `${i}/${step}`),
        )
        expect(said, JSON.stringify({ seat, option })).toBe(tried)
        compared++
      },
    })
  }
  expect(compared).toBeGreaterThan(5_000)
  expect(claimed).toBeGreaterThan(0.9 * compared)
})

test('with the poker table or Sam it says nothing of the kind', () => {
  const others = all.filter(config => !saysSo.includes(config))
  expect(others.length).toBeGreaterThan(10)
  for (const config of others) expect(showsByDrawing(setup(config, seedChance('drawing')))).toBe(false)
})
