// Finds matches against Sam that show everything of him and writes them here. Build first (tsc -b), then:
//   node packages/great-western-trail/src/solo/golden/generate.mjs
import { readdirSync, unlinkSync, writeFileSync } from 'node:fs'
import { Match, SPECTATOR } from '@railhead/kernel'
import { greatWesternTrail } from '../../../dist/game.js'
import { Coverage } from '../../../dist/properties/coverage.js'
import { explore } from '../../../dist/properties/explore.js'
import { play, randomly } from '../../../dist/properties/playout.js'
import { shownOfConfig, shownOfSam, WANTED_OF_SAM } from '../../../dist/solo/shown.js'

const EXPLORED = 60
const RANDOM = 600
const folder = new URL('.', import.meta.url)

function configOf(index) {
  return greatWesternTrail.config.parse({
    solo: ['easy', 'medium', 'hard'][index % 3],
    cattle: ['none', 'simmental', 'brahman'][Math.floor(index / 3) % 3],
    addons: Math.floor(index / 9) % 2 ? ['railsToTheNorth'] : [],
    buildingFaces: index % 2 ? 'random' : 'a',
    neutralBuildings: 'random',
  })
}

function candidate(index) {
  const config = configOf(index)
  const played =
    index < EXPLORED
      ? explore(new Coverage(), config, index)
      : play(config, `golden against Sam ${index}`, randomly)
  const match = Match.start(greatWesternTrail, config, played.seed)
  for (const { seat, option } of played.answers) match.answer(seat, option)
  const shown = match.log(SPECTATOR).flat().flatMap(shownOfSam)
  return { record: match.record(), features: new Set([...shownOfConfig(config), ...shown]) }
}

const candidates = Array.from({ length: EXPLORED + RANDOM }, (_, index) => candidate(index))
const missing = new Set(WANTED_OF_SAM)
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
  const head = JSON.stringify({ ...record, answers: null }, null, 2)
  writeFileSync(
    new URL(`match-${index + 1}.json`, folder),
    `${head.replace('"answers": null', `"answers": [\n${answers}\n  ]`)}\n`,
  )
})
process.stdout.write(`${chosen.length} matches show all ${WANTED_OF_SAM.length} things.\n`)
