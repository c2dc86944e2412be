// Records matches for src/golden: `node packages/great-western-trail/scripts/golden.mjs [seconds]` after
// `npm run build`. Matches that were recorded before and still lead to their hash are kept; exploring matches are
// played until everything in every box was met or the time is up, and as few as possible are added.
//
// Run it when the rules changed on purpose, together with a new rulesVersion, or when something new is in a box.
// Until then, a recorded match that fails says that the same answers suddenly lead elsewhere.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { below, Match, seedChance } from '@railhead/kernel'
import { configSpec } from '../dist/config.js'
import { greatWesternTrail } from '../dist/game.js'
import { fewest } from '../dist/golden/choose.js'
import { packed, unpackedAnswers } from '../dist/golden/format.js'
import { Audit } from '../dist/properties/audit.js'
import { configurations } from '../dist/properties/configurations.js'
import { Coverage } from '../dist/properties/coverage.js'
import { explore, exploreFrom, playWatched } from '../dist/properties/explore.js'
import { recorded, together } from '../dist/properties/playout.js'

const FOLDER = fileURLToPath(new URL('../src/golden', import.meta.url))
const STRIDE = 7

const say = text => process.stdout.write(`${text}\n`)
const recordedNames = () => readdirSync(FOLDER).filter(name => name.endsWith('.json'))

function recordOf({ config, seed, answers }) {
  const match = Match.start(greatWesternTrail, config, seed)
  for (const { seat, option } of answers) match.answer(seat, option)
  return packed(match.record())
}

/** The recorded matches that the rules of today still lead to the recorded hash, counted by the coverage. */
function stillGood(coverage) {
  return recordedNames().flatMap(name => {
    const golden = JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))
    try {
      const config = configSpec.parse(golden.config)
      const answers = unpackedAnswers(golden)
      const { rules, hash } = recordOf({ config, seed: golden.seed, answers })
      if (rules !== golden.rules || hash !== golden.hash) return []
      const own = new Coverage()
      const match = playWatched(config, golden.seed, recorded(answers), together([coverage, own]))
      return [{ match, meets: own.metSet() }]
    } catch {
      return []
    }
  })
}

/** Another end of a match that met rare things with the same box: what lies far off is easier to reach from there. */
function branch(coverage, candidates, { edition, addons }, n, watcher) {
  const chance = seedChance(`branch/${n}`)
  const alike = candidates.filter(
    ({ match: { config } }) => config.edition === edition && `${config.addons}` === `${addons}`,
  )
  if (alike.length === 0) return undefined
  const rarity = ({ meets }) =>
    [...meets].reduce((sum, what) => sum + (coverage.times(what) > 0 ? 1 / coverage.times(what) : 0), 0)
  const far = alike.sort((a, b) => rarity(b) - rarity(a)).slice(0, 12)
  const { match } = far[below(chance, far.length)]
  const cut = Math.floor(match.answers.length * (0.4 + below(chance, 55) / 100))
  return exploreFrom(coverage, match, cut, n, watcher)
}

/** Whether a match of this configuration might meet something that is missing; what is Sam's, in the solo mode only. */
function mayMeet(missing, { solo }, wanted, wantedByAll) {
  const special = missing.filter(what => !wantedByAll(what) && !what.includes('sam'))
  if (special.length > 0) return special.some(what => wanted.has(what))
  return solo !== undefined || missing.some(what => !what.includes('sam'))
}

function exploreMissing(coverage, kept, seconds) {
  const start = performance.now()
  const all = configurations()
  const candidates = []
  const wanted = all.map(config => {
    const box = new Coverage()
    box.begun(greatWesternTrail.setup(config, seedChance('box')), [])
    return new Set(box.missing())
  })
  const wantedByAll = what => wanted.every(things => things.has(what))
  for (const config of all) coverage.begun(greatWesternTrail.setup(config, seedChance('box')), [])
  for (let n = 0; coverage.missing().length > 0 && performance.now() - start < seconds * 1000; n++) {
    const config = all[(n * STRIDE) % all.length]
    if (!mayMeet(coverage.missing(), config, wanted[(n * STRIDE) % all.length], wantedByAll)) continue
    const own = new Coverage()
    const watcher = together([own, new Audit()])
    const match =
      n % 2 === 0
        ? explore(coverage, config, n, watcher)
        : branch(coverage, [...kept, ...candidates], config, n, watcher)
    if (match === undefined) continue
    candidates.push({ match, meets: own.metSet() })
    if (candidates.length % 100 === 0)
      say(`${candidates.length} matches, missing: ${coverage.missing().join(', ')}`)
  }
  say(coverage.table())
  return candidates
}

const coverage = new Coverage()
const kept = stillGood(coverage)
say(`${kept.length} of ${recordedNames().length} recorded matches still hold`)
const chosen = fewest([...kept, ...exploreMissing(coverage, kept, Number(process.argv[2] ?? 900))])
for (const name of recordedNames()) rmSync(join(FOLDER, name))
chosen.forEach(({ match }, i) => {
  const name = `${String(i + 1).padStart(2, '0')}.json`
  writeFileSync(join(FOLDER, name), `${JSON.stringify(recordOf(match))}\n`)
})
say(`${chosen.length} matches recorded; missing: ${coverage.missing().join(', ') || 'nothing'}`)
