import { readdirSync, readFileSync } from 'node:fs'
import { Match, SPECTATOR } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { greatWesternTrail } from '../../game.js'
import { shownOfConfig, shownOfSam, WANTED_OF_SAM } from '../shown.js'

const folder = new URL('.', import.meta.url)
const files = readdirSync(folder).filter(file => file.endsWith('.json'))
const records = files.map(file => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as unknown)
const replayed = records.map(record => Match.replay(greatWesternTrail, record))

test('recorded matches against Sam lead to the recorded states', () => {
  expect(files.length).toBeGreaterThan(2)
  replayed.forEach((match, index) => {
    expect(match.record()).toEqual(records[index])
    expect(greatWesternTrail.outcome(match.state)?.opponent?.name).toBe('sam')
  })
})

test('every difficulty, variant, card and kind of choice of Sam occurs in them', () => {
  const seen = new Set(
    replayed.flatMap(match => [
      ...shownOfConfig(match.config),
      ...match.log(SPECTATOR).flat().flatMap(shownOfSam),
    ]),
  )
  expect(WANTED_OF_SAM.filter(wanted => !seen.has(wanted))).toEqual([])
})
