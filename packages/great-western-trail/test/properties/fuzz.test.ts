import { expect, test } from 'vitest'
import { greatWesternTrail } from '../../src/game.js'
import type { State } from '../../src/state.js'
import { Audit } from './audit.js'
import { same } from './check.js'
import { configurations } from './configurations.js'
import { play, randomly, together } from './playout.js'

/** One match of every configuration; `FUZZ_SECONDS=3600` looks longer. */
const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 0)
const PURITY_CHECKED_EVERY = 16
/** A question should rarely have more than 40 answers; leaving the end of the track has the most. */
const MOST_OPTIONS = 60

/** Asking changes nothing. */
class Purity {
  private times = 0

  asked(state: State): void {
    if (this.times++ % PURITY_CHECKED_EVERY > 0) return
    const before = JSON.stringify(state)
    greatWesternTrail.decisions(state)
    greatWesternTrail.outcome(state)
    greatWesternTrail.standing(state)
    for (let seat = 0; seat < state.seats; seat++) greatWesternTrail.refusals(state, seat)
    same(JSON.stringify(state), before, 'state after asking')
  }
}

test('random matches of every configuration keep all books to their end', {
  timeout: (SECONDS + 600) * 1000,
}, () => {
  const start = performance.now()
  const all = configurations()
  const purity = new Purity()
  let matches = 0
  let answers = 0
  let mostOptions = 0
  for (; matches < all.length || performance.now() - start < SECONDS * 1000; matches++) {
    const audit = new Audit()
    const watcher = together([audit, purity])
    const match = play(all[matches % all.length], `random/${matches}`, randomly, watcher)
    expect(match.state.over).toBe(true)
    answers += match.answers.length
    mostOptions = Math.max(mostOptions, audit.mostOptions)
  }
  console.warn(
    `${matches} random matches of ${all.length} configurations, ${answers} answers, at most ${mostOptions} options`,
  )
  expect(mostOptions).toBeLessThan(MOST_OPTIONS)
})
