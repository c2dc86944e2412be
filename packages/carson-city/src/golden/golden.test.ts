import { readdirSync, readFileSync } from 'node:fs'
import { Match, SPECTATOR } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { carsonCity } from '../game.js'
import { FEATURES, featuresOf, featuresOfConfig } from '../testing/features.js'

const folder = new URL('.', import.meta.url)
const files = readdirSync(folder).filter(file => file.endsWith('.json'))
const records = files.map(file => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as unknown)
const replayed = records.map(record => Match.replay(carsonCity, record))

test('recorded matches lead to the recorded states', () => {
  expect(files.length).toBeGreaterThan(2)
  replayed.forEach((match, index) => {
    expect(match.record()).toEqual(records[index])
    expect(carsonCity.outcome(match.state)).toBeDefined()
  })
})

test('every variant, building, card side, action space and effect occurs in them', () => {
  const seen = new Set(
    replayed.flatMap(match => [
      ...featuresOfConfig(match.config),
      ...match.log(SPECTATOR).flat().flatMap(featuresOf),
    ]),
  )
  expect(FEATURES.filter(feature => !seen.has(feature))).toEqual([])
})
