import { sameData } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { cloneState, type State } from '../../src/state.js'
import { apply } from '../../src/turn.js'
import { configurations } from './configurations.js'
import { play, randomly } from './playout.js'

/** Every match gives some hundred states, each of which is written down twice. */
const configs = configurations().filter((_, i) => i % 29 === 0)

test('a copy shares nothing that later answers change, at every step of random matches', {
  timeout: 300_000,
}, () => {
  for (const config of configs) {
    const copies: State[] = []
    const texts: string[] = []
    play(config, 'copies', randomly, {
      asked(state) {
        const copy = cloneState(state)
        if (!sameData(copy, state)) expect(copy).toEqual(state)
        copies.push(copy)
        texts.push(JSON.stringify(copy))
      },
    })
    expect(copies.map(copy => JSON.stringify(copy))).toEqual(texts)
  }
})

test('a copy plays on as its original does, and leaves the original alone', { timeout: 300_000 }, () => {
  for (const config of configs) {
    const { answers } = play(config, 'copies', randomly)
    let copy: State | undefined
    let step = 0
    play(config, 'copies', () => answers[step++], {
      asked(state) {
        if (copy && !sameData(copy, state)) expect(copy).toEqual(state)
        const text = JSON.stringify(state)
        copy = cloneState(state)
        if (step < answers.length) apply(copy, answers[step].seat, answers[step].option)
        expect(JSON.stringify(state)).toBe(text)
      },
    })
  }
})
