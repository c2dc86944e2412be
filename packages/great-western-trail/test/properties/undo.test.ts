import { below, Match, seedChance } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { greatWesternTrail } from '../../src/game.js'
import { configurations } from './configurations.js'
import { randomly } from './playout.js'

/** Events that show what nobody, or not everybody, knew before. */
const REVEALING = ['drew', 'marketGrew', 'displayRefilled', 'showdown', 'reshuffled']
const configs = configurations().filter((_, i) => i % 41 === 0)
const ANSWERS = 120

test('taking an answer back leads to the state before it; free undo never goes past a reveal', {
  timeout: 300_000,
}, () => {
  let couldTakeBack = 0
  for (const config of configs) {
    const match = Match.start(greatWesternTrail, config, 'undo')
    const luck = seedChance('undo/answers')
    const hashes = [match.hash()]
    while (match.answers.length < ANSWERS && !match.state.over) {
      const { seat, option } = randomly(match.state, match.decisions(), luck)
      const drawn = match.state.chance.drawn
      const events = match.answer(seat, option)
      hashes.push(match.hash())
      const revealed =
        match.state.chance.drawn !== drawn || events.some(event => REVEALING.includes(event.type))
      const free = match.freeUndo(seat)
      if (free > 0) couldTakeBack++
      if (revealed) expect(free).toBe(0)
      for (let other = 0; other < match.seats; other++)
        if (other !== seat) expect(match.freeUndo(other)).toBe(0)
      if (below(luck, 4) > 0) continue
      const count = Math.max(1, free)
      match.undo(count)
      hashes.length -= count
      expect(match.hash()).toBe(hashes[hashes.length - 1])
    }
  }
  expect(couldTakeBack).toBeGreaterThan(configs.length)
})
