import { readFileSync } from 'node:fs'
import { checkRulebook } from '@railhead/kernel/testing'
import { expect, test } from 'vitest'
import { carsonCity } from '../../src/game.js'
import { rulebook } from '../../src/rulebook/index.js'

const LEDGER = new URL('../../../../docs/rules/carson-city.md', import.meta.url)

/** Every id of the ledger of Carson City. */
const ledger = readFileSync(LEDGER, 'utf8')
  .split('\n')
  .flatMap(line => /^\| (CC-[A-Z]+-\d+) \|/.exec(line)?.[1] ?? [])

test('the rulebook tells every rule of the ledger, in every language, and everything leads to it', async () => {
  expect(ledger.length).toBeGreaterThan(150)
  await checkRulebook(carsonCity, rulebook, {
    ledger,
    configs: [
      { players: 3 },
      { players: 4, characters: 'red', duels: 'tokens' },
      { players: 2, placement: 'simultaneous' },
    ],
  })
})
