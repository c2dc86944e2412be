import { readdirSync, readFileSync } from 'node:fs'
import { Match, seedChance } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { configSpec } from '../config.js'
import { greatWesternTrail } from '../game.js'
import { Audit } from '../properties/audit.js'
import { configurations } from '../properties/configurations.js'
import { Coverage } from '../properties/coverage.js'
import { explore, playWatched } from '../properties/explore.js'
import { recorded, together } from '../properties/playout.js'
import { type GoldenMatch, unpackedAnswers } from './format.js'

const folder = new URL('./', import.meta.url)
const names = readdirSync(folder).filter(name => name.endsWith('.json'))
const read = (name: string): GoldenMatch =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as GoldenMatch

/** Exploring matches of a run, besides the recorded ones; FUZZ_SECONDS looks longer. */
const EXPLORED = 60
const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 0)
const STRIDE = 7

test.each(names)('the recorded match %s leads to the recorded hash', name => {
  const golden = read(name)
  expect(golden.rules, 'rulesVersion has changed: run scripts/golden.mjs').toBe(
    greatWesternTrail.rulesVersion,
  )
  const record = { ...golden, format: 'railhead-match', game: greatWesternTrail.id }
  const match = Match.replay(greatWesternTrail, { ...record, answers: unpackedAnswers(golden) })
  expect(match.hash()).toBe(golden.hash)
  expect(match.state.over).toBe(true)
})

test('recorded and exploring matches keep all books and meet everything in every box', {
  timeout: (SECONDS + 600) * 1000,
}, () => {
  const start = performance.now()
  const coverage = new Coverage()
  const all = configurations()
  // The set-up of every configuration says what there is to meet.
  for (const config of all) coverage.begun(greatWesternTrail.setup(config, seedChance('box')), [])
  for (const name of names) {
    const golden = read(name)
    const config = configSpec.parse(golden.config)
    const watcher = together([coverage, new Audit()])
    playWatched(config, golden.seed, recorded(unpackedAnswers(golden)), watcher)
  }
  expect(coverage.missing(), 'missing in the recorded matches').toEqual([])
  let explored = 0
  for (; explored < EXPLORED || performance.now() - start < SECONDS * 1000; explored++)
    explore(coverage, all[(explored * STRIDE) % all.length], explored, new Audit())
  console.warn(`${names.length} recorded and ${explored} exploring matches\n${coverage.table()}`)
})
