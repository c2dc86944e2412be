import { fileURLToPath } from 'node:url'
import { games } from '@railhead/shelf'
import { inventories } from '@railhead/shelf/inventories'
import { expect, test } from 'vitest'
import { checkMatches } from '../src/corpus/check.js'
import { readCorpus } from '../src/corpus/files.js'
import { reportText } from '../src/corpus/report.js'

const FOLDER = fileURLToPath(new URL('../../../corpus', import.meta.url))

test.each(games)(
  'every recorded match of $id goes as recorded, and together they show everything',
  {
    timeout: 600_000,
  },
  game => {
    const matches = readCorpus(FOLDER, { game: game.id })
    const report = checkMatches([{ game, inventory: inventories[game.id], matches }])
    const { missing } = report.coverage[game.id]
    expect(report.differences.length === 0 && missing.length === 0, reportText(report)).toBe(true)
  },
)

test('the corpus holds at least 300 matches of the first release, finished and not', () => {
  const first = readCorpus(FOLDER, { release: '0.1.0' }).map(({ match }) => match)
  expect(first.length).toBeGreaterThanOrEqual(300)
  const known = new Set(first.map(({ game }) => game))
  expect([...known].sort()).toEqual(['carson-city', 'great-western-trail'])
  for (const id of known) {
    const ends = first.filter(({ game }) => game === id).map(({ outcome }) => outcome === null)
    expect(new Set(ends), id).toEqual(new Set([true, false]))
  }
})
