import { unlikeToday } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { GAMES, type GameId } from '../../src/games/registry.js'
import { ruleAddress } from '../../src/rules/address.js'
import { partsOf, type Reading } from '../../src/rules/find.js'

/** How the sections of a game's rulebook are read in a match. */
async function readingsIn(id: GameId, config: unknown): Promise<readonly Reading[]> {
  const [game, rulebook] = await Promise.all([GAMES[id].rules(), GAMES[id].rulebook()])
  const book = { game, rulebook, words: await rulebook.words.en() }
  return partsOf(book, config && game.config.parse(config), 'en').flatMap(({ readings }) => readings)
}

const ruledIn = (readings: readonly Reading[]): Record<string, string[]> =>
  Object.fromEntries(
    readings
      .filter(({ ruled }) => ruled.length > 0)
      .map(({ section, ruled }) => [section.id, ruled.map(({ one }) => one.id)]),
  )

test('sections say which rulings of the match differ from what they tell', async () => {
  const rulings = { kansasCityNorth: -8, brahmanPoints: 4 }
  const config = { players: 2, addons: ['railsToTheNorth'], cattle: 'brahman', rulings }
  const ruled = ruledIn(await readingsIn('great-western-trail', config))
  expect(ruled['north-delivery']).toEqual(['kansasCityNorth'])
  expect(ruled['brahman']).toEqual(['brahmanPoints'])
  expect(ruledIn(await readingsIn('great-western-trail', { players: 2 }))).toEqual({})
  expect(ruledIn(await readingsIn('great-western-trail', undefined))).toEqual({})
  const city = ruledIn(await readingsIn('carson-city', { players: 3, rulings: { tokens: 'open' } }))
  expect(Object.values(city).flat()).toContain('tokens')
})

test('a match of earlier rules is told what was usual then', async () => {
  const ruled = ruledIn(await readingsIn('great-western-trail', { players: 2, rules: '1' }))
  expect(ruled['objectives']).toContain('objectiveOutlaws')
  const later = (readings: readonly Reading[]): string[] =>
    readings.flatMap(reading => reading.later.map(({ id }) => id))
  expect(later(await readingsIn('great-western-trail', { players: 2, rules: '1' }))).toContain('nothingIdle')
  expect(later(await readingsIn('great-western-trail', { players: 2 }))).toEqual([])
})

test('the address of the rules names house rules and version, and nothing that goes without saying', async () => {
  const game = await GAMES['great-western-trail'].rules()
  const matchIn = (config: unknown): unknown => {
    const address = new URL(ruleAddress(game, 'turn', game.config.parse(config)), 'http://localhost')
    expect(address.hash).toBe('#turn')
    return JSON.parse(address.searchParams.get('match') ?? '')
  }
  const rulings = { kansasCityNorth: -8 }
  expect(matchIn({ players: 2, rulings })).toMatchObject({ players: 2, rulings })
  expect(Object.keys(matchIn({ players: 2 }) as object)).not.toContain('rulings')
  const earlier = { players: 2, rules: '1' }
  expect(matchIn(earlier)).toMatchObject(earlier)
  for (const given of [earlier, { players: 2, rulings }])
    expect(unlikeToday(game, game.config.parse(matchIn(given)))).toEqual(
      unlikeToday(game, game.config.parse(given)),
    )
})
