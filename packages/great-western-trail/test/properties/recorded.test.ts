import { readdirSync, readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { answersOf, type RecordedMatch, seedChance } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { configSpec } from '../../src/config.js'
import { greatWesternTrail } from '../../src/game.js'
import type { Option } from '../../src/option.js'
import { Audit } from './audit.js'
import { configurations } from './configurations.js'
import { Coverage } from './coverage.js'
import { explore, playWatched } from './explore.js'
import { recorded, together } from './playout.js'

const CORPUS = new URL('../../../../corpus/', import.meta.url)

/** Exploring matches of a run, besides the recorded ones; FUZZ_SECONDS looks longer. */
const EXPLORED = 60
const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 0)
const STRIDE = 7

/** The matches of all releases that were played to see everything; `packages/cli` replays all others too. */
function exploringMatches(): RecordedMatch[] {
  return readdirSync(CORPUS, { recursive: true, encoding: 'utf8' })
    .filter(path => path.includes(greatWesternTrail.id) && path.endsWith('.jsonl.br'))
    .sort()
    .flatMap(path =>
      brotliDecompressSync(readFileSync(new URL(path, CORPUS)))
        .toString('utf8')
        .trim()
        .split('\n')
        .map(line => JSON.parse(line) as RecordedMatch),
    )
    .filter(({ players }) => players.includes('explorer'))
}

test('recorded and exploring matches keep all books and meet everything in every box', {
  timeout: (SECONDS + 600) * 1000,
}, () => {
  const start = performance.now()
  const coverage = new Coverage()
  const all = configurations()
  // The set-up of every configuration says what there is to meet.
  for (const config of all) coverage.begun(greatWesternTrail.setup(config, seedChance('box')), [])
  const matches = exploringMatches()
  const audits: Audit[] = []
  for (const match of matches) {
    const config = configSpec.parse(match.config, match.rules)
    // Options of the corpus are those of the game that recorded it.
    const answers = answersOf(match) as unknown as { seat: number; option: Option }[]
    const audit = new Audit()
    audits.push(audit)
    playWatched(config, match.seed, recorded(answers), together([coverage, audit]))
  }
  expect(coverage.missing(), 'missing in the recorded matches').toEqual([])
  // What the audit says of these two is worth something only if they occur (OQ-33, OQ-38).
  expect(audits.reduce((sum, { takenInHand }) => sum + takenInHand, 0)).toBeGreaterThan(10)
  expect(audits.reduce((sum, { discsOfStations }) => sum + discsOfStations, 0)).toBeGreaterThan(0)
  let explored = 0
  for (; explored < EXPLORED || performance.now() - start < SECONDS * 1000; explored++)
    explore(coverage, all[(explored * STRIDE) % all.length], explored, new Audit())
  console.warn(`${matches.length} recorded and ${explored} exploring matches\n${coverage.table()}`)
})
