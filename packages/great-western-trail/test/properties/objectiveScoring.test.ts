import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIRST_OBJECTIVE } from '../../src/components/cattle.js'
import { OBJECTIVES, objectiveOf, REQUIREMENTS } from '../../src/components/objectives.js'
import { OBJECTIVE_PAIRS as pairs } from '../../src/components/stationMasters.js'
import { bestObjectives, entriesOf } from '../../src/objectiveScoring.js'

/** What becomes of one card. */
type Fate = 'met' | 'missed' | 'dropped'
const FATES: readonly Fate[] = ['met', 'missed', 'dropped']

/** Tries every fate of every card: nothing clever, only the rules. */
function bestTotal(
  area: readonly number[],
  herd: readonly number[],
  have: readonly number[],
  pairsScore: boolean,
): number {
  const cards = [...area, ...herd]
  let best = Number.NEGATIVE_INFINITY
  for (let code = 0; code < FATES.length ** cards.length; code++) {
    const fates = cards.map((_, i) => FATES[Math.floor(code / FATES.length ** i) % FATES.length])
    if (fates.some((fate, i) => fate === 'dropped' && i < area.length)) continue
    const used = REQUIREMENTS.map((_, r) =>
      cards.reduce((sum, card, i) => sum + (fates[i] === 'met' ? objectiveOf(card).needs[r] : 0), 0),
    )
    if (used.some((count, r) => count > have[r])) continue
    const points = cards.reduce((sum, card, i) => {
      if (fates[i] === 'met') return sum + objectiveOf(card).points
      return fates[i] === 'missed' ? sum - objectiveOf(card).penalty : sum
    }, 0)
    const scored = fates.filter(fate => fate !== 'dropped').length
    const forPairs = pairsScore && pairs ? pairs.points * Math.floor(scored / pairs.per) : 0
    best = Math.max(best, points + forPairs)
  }
  return best
}

test('the best way to score objectives is as good as the best of all ways', () => {
  const card = fc.integer({ min: FIRST_OBJECTIVE, max: FIRST_OBJECTIVE + OBJECTIVES.length - 1 })
  const have = fc.array(fc.integer({ min: 0, max: 5 }), {
    minLength: REQUIREMENTS.length,
    maxLength: REQUIREMENTS.length,
  })
  fc.assert(
    fc.property(
      fc.array(card, { maxLength: 4 }),
      fc.array(card, { maxLength: 4 }),
      have,
      fc.boolean(),
      (area, herd, resources, pairsScore) => {
        const found = bestObjectives(area, herd, resources, pairsScore, entriesOf(OBJECTIVES))
        const forPairs = pairsScore && pairs ? pairs.points * Math.floor(found.cards / pairs.per) : 0
        expect(found.points + forPairs).toBe(bestTotal(area, herd, resources, pairsScore))
      },
    ),
    { numRuns: 400 },
  )
})
