import type { Chance, Field, FieldValue } from '@railhead/kernel'
import { below, seedChance } from '@railhead/kernel'
import { expect, test } from 'vitest'
import { GAMES, isGameId } from '../../src/games/registry.js'
import {
  check,
  insteadOf,
  obstaclesTo,
  presetValues,
  startValues,
  withValue,
} from '../../src/lobby/configRules.js'

test.each(Object.keys(GAMES).filter(isGameId))('%s takes every ready-made table', async id => {
  const game = await GAMES[id].rules()
  for (const preset of GAMES[id].lobby.presets) {
    const values = presetValues(id, game.config.fields, preset)
    expect(check(game, values), preset.id).toEqual({ seats: preset.config.players ?? 1 })
  }
  const most = { ...startValues(game.config.fields), players: GAMES[id].lobby.mostPlayers }
  expect(check(game, most)).toEqual({ seats: GAMES[id].lobby.mostPlayers })
})

test('playing alone takes the place of a number of players, and the other way round', async () => {
  const { config } = await GAMES['great-western-trail'].rules()
  const field = (name: string) => config.fields.find(candidate => candidate.name === name) ?? config.fields[0]
  expect(insteadOf('great-western-trail', 'players')).toBe('solo')
  const alone = withValue('great-western-trail', startValues(config.fields), field('solo'), 'easy')
  expect(alone).not.toHaveProperty('players')
  expect(withValue('great-western-trail', alone, field('players'), 3)).not.toHaveProperty('solo')
})

const names = (fields: readonly Field[] | undefined) => fields?.map(({ name }) => name)

test('what stands in the way of a choice is named', async () => {
  const game = await GAMES['great-western-trail'].rules()
  const { fields } = game.config
  const cattle = fields.find(({ name }) => name === 'cattle') ?? fields[0]
  const usual = startValues(fields)
  const inFirst = { ...usual, edition: 'first' }
  expect(obstaclesTo('great-western-trail', game, usual, cattle, 'simmental')).toBeUndefined()
  expect(names(obstaclesTo('great-western-trail', game, inFirst, cattle, 'simmental'))).toEqual(['edition'])
  const solo = GAMES['great-western-trail'].lobby.presets.find(({ id }) => id === 'solo')
  expect(solo).toBeDefined()
  if (!solo) return
  const alone = presetValues('great-western-trail', fields, solo)
  const named = (name: string, choice: string) =>
    names(
      obstaclesTo(
        'great-western-trail',
        game,
        alone,
        fields.find(candidate => candidate.name === name) ?? fields[0],
        choice,
      ),
    )
  expect(named('addons', 'pokerTable')).toEqual(['solo'])
  expect(named('edition', 'first')).toEqual(['solo'])
  const withBrahman = { ...alone, cattle: 'brahman' }
  const edition = fields.find(({ name }) => name === 'edition') ?? fields[0]
  expect(names(obstaclesTo('great-western-trail', game, withBrahman, edition, 'first'))).toEqual([
    'cattle',
    'solo',
  ])
})

/** What somebody could click in the form of a game. */
function anyChoice(chance: Chance, field: Field): FieldValue {
  const choice = field.choices[below(chance, field.choices.length)]
  return field.kind === 'set' ? [String(choice)] : choice
}

test.each(Object.keys(GAMES).filter(isGameId))(
  '%s: whatever the form says, a choice that is refused names what to change',
  async id => {
    const game = await GAMES[id].rules()
    const { fields } = game.config
    const chance = seedChance('forms')
    for (let form = 0; form < 40; form++) {
      let values = startValues(fields)
      for (let click = 0; click < 6; click++) {
        const field = fields[below(chance, fields.length)]
        const next = withValue(id, values, field, anyChoice(chance, field))
        if ('seats' in check(game, next)) values = next
      }
      for (const field of fields) {
        const obstacles = field.choices.map(choice => obstaclesTo(id, game, values, field, choice))
        // A setting of which nothing can be chosen is not shown.
        if (!obstacles.includes(undefined)) continue
        expect(obstacles, `${JSON.stringify(values)}: ${field.name}`).not.toContainEqual([])
      }
    }
  },
)
