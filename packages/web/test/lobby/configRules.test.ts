import { expect, test } from 'vitest'
import { GAMES, isGameId } from '../../src/games/registry.js'
import {
  check,
  insteadOf,
  obstacleTo,
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

test('what stands in the way of a choice is named', async () => {
  const game = await GAMES['great-western-trail'].rules()
  const { fields } = game.config
  const cattle = fields.find(({ name }) => name === 'cattle') ?? fields[0]
  const usual = startValues(fields)
  const inFirst = { ...usual, edition: 'first' }
  expect(obstacleTo('great-western-trail', game, usual, cattle, 'simmental')).toBeUndefined()
  expect(obstacleTo('great-western-trail', game, inFirst, cattle, 'simmental')?.name).toBe('edition')
  const solo = GAMES['great-western-trail'].lobby.presets.find(({ id }) => id === 'solo')
  expect(solo).toBeDefined()
  if (!solo) return
  const alone = presetValues('great-western-trail', fields, solo)
  const named = (name: string, choice: string) =>
    obstacleTo(
      'great-western-trail',
      game,
      alone,
      fields.find(candidate => candidate.name === name) ?? fields[0],
      choice,
    )?.name
  expect(named('addons', 'pokerTable')).toBe('solo')
  expect(named('edition', 'first')).toBe('solo')
})
