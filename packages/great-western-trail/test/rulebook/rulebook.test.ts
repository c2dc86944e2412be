import { readdirSync, readFileSync } from 'node:fs'
import { checkRulebook } from '@railhead/kernel/testing'
import { expect, test } from 'vitest'
import { greatWesternTrail } from '../../src/game.js'
import { rulebook } from '../../src/rulebook/index.js'

const RULES = new URL('../../../../docs/rules/', import.meta.url)
const ROW = /^\| ((?:GWT1|GWT2|RTN|BRA|POK|R?SAM)(?:-[A-Z]+)?-\d+) \|/

/** Every id of the ledgers of Great Western Trail. */
const ledger = readdirSync(RULES)
  .filter(file => file.startsWith('gwt-'))
  .flatMap(file => readFileSync(new URL(file, RULES), 'utf8').split('\n'))
  .flatMap(line => ROW.exec(line)?.[1] ?? [])

test('the rulebook tells every rule of the ledgers, in every language, and everything leads to it', async () => {
  expect(ledger.length).toBeGreaterThan(1000)
  await checkRulebook(greatWesternTrail, rulebook, {
    ledger,
    configs: [
      { edition: 'second', players: 2 },
      { edition: 'second', players: 4, buildingFaces: 'random', addons: ['pokerTable'] },
      { edition: 'second', players: 3, cattle: 'simmental', addons: ['railsToTheNorth'] },
      { edition: 'second', players: 2, cattle: 'brahman' },
      { edition: 'first', players: 3, buildingFaces: 'random' },
      { edition: 'second', solo: 'hard', addons: ['railsToTheNorth'] },
    ],
  })
})
