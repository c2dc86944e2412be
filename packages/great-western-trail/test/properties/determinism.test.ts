import { seedChance, stateHash } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { setup } from '../../src/setup.js'
import { apply, decisions } from '../../src/turn.js'
import { configurations } from './configurations.js'
import { play, randomly, replayTo } from './playout.js'

test('the same configuration, seed and answers lead to the same state', { timeout: 300_000 }, () => {
  for (const config of configurations().filter((_, i) => i % 5 === 0)) {
    const { answers, state } = play(config, 'determinism', randomly)
    expect(stateHash(replayTo(config, 'determinism', answers))).toBe(stateHash(state))
  }
})

test('asking in between changes nothing of what follows', { timeout: 300_000 }, () => {
  for (const config of configurations().filter((_, i) => i % 41 === 0)) {
    const { answers, state } = play(config, 'asked twice', randomly)
    const other = setup(config, seedChance('asked twice'))
    for (const { seat, option } of answers) {
      decisions(other)
      apply(other, seat, option)
    }
    expect(stateHash(other)).toBe(stateHash(state))
  }
})
