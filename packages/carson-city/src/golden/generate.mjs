// Finds matches in which everything occurs and writes them here. Build first (tsc -b), then:
//   node packages/carson-city/src/golden/generate.mjs
import { readdirSync, unlinkSync, writeFileSync } from 'node:fs'
import { Match, SPECTATOR, seedChance } from '@railhead/kernel'
import { carsonCity } from '../../dist/game.js'
import { Explorer } from '../../dist/testing/explorer.js'
import { FEATURES, featuresOf, featuresOfConfig } from '../../dist/testing/features.js'

const CANDIDATES = 2000
const folder = new URL('.', import.meta.url)

function configOf(index) {
  const mixed = Array.from({ length: 7 }, (_, card) => ((index >> (card % 5)) & 1 ? 'red' : 'yellow'))
  return {
    players: 2 + (index % 4),
    characters: ['yellow', 'red', mixed][index % 3],
    duels: index & 4 ? 'tokens' : 'dice',
    placement: index & 8 ? 'simultaneous' : 'turns',
  }
}

function candidate(index) {
  const match = Match.start(carsonCity, configOf(index), `golden ${index}`)
  const explorer = new Explorer(seedChance(`explorer ${index}`))
  for (;;) {
    const decisions = match.decisions()
    if (decisions.length === 0) break
    const { seat, option } = explorer.pick(match.state, decisions)
    match.answer(seat, option)
  }
  const shown = match.log(SPECTATOR).flat().flatMap(featuresOf)
  return { record: match.record(), features: new Set([...featuresOfConfig(match.config), ...shown]) }
}

const candidates = Array.from({ length: CANDIDATES }, (_, index) => candidate(index))
const missing = new Set(FEATURES)
const chosen = []
while (missing.size > 0) {
  const news = ({ features }) => [...features].filter(feature => missing.has(feature)).length
  const best = candidates.reduce((a, b) => (news(b) > news(a) ? b : a))
  if (news(best) === 0) throw new Error(`No match shows: ${[...missing].join(', ')}`)
  for (const feature of best.features) missing.delete(feature)
  chosen.push(best)
}

for (const file of readdirSync(folder)) if (file.endsWith('.json')) unlinkSync(new URL(file, folder))
chosen.forEach(({ record }, index) => {
  const answers = record.answers.map(answer => `    ${JSON.stringify(answer)}`).join(',\n')
  const head = JSON.stringify({ ...record, answers: [] }, null, 2)
  writeFileSync(new URL(`match-${index + 1}.json`, folder), `${head.replace('[]', `[\n${answers}\n  ]`)}\n`)
})
process.stdout.write(`${chosen.length} matches show all ${FEATURES.length} features.\n`)
