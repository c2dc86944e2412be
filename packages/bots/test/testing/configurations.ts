/** Configurations that between them have every edition, add-on and variant, by game. */
export const CONFIGURATIONS: readonly (readonly [game: string, config: object])[] = [
  ['great-western-trail', { players: 2 }],
  [
    'great-western-trail',
    { players: 4, neutralBuildings: 'random', buildingFaces: 'random', cattle: 'simmental+brahman' },
  ],
  ['great-western-trail', { players: 3, edition: 'first' }],
  ['great-western-trail', { players: 2, edition: 'first', addons: ['railsToTheNorth'] }],
  ['great-western-trail', { players: 3, addons: ['railsToTheNorth'], cattle: 'brahman' }],
  ['great-western-trail', { players: 2, cattle: 'simmental', addons: ['pokerTable'] }],
  ['great-western-trail', { players: 4, addons: ['railsToTheNorth', 'pokerTable'] }],
  ['great-western-trail', { players: 4, edition: 'first', addons: ['pokerTable'] }],
  ['great-western-trail', { solo: 'easy' }],
  ['great-western-trail', { solo: 'medium', samFirstCity: 'chicago' }],
  ['great-western-trail', { solo: 'hard', addons: ['railsToTheNorth'] }],
  ['carson-city', { players: 2 }],
  ['carson-city', { players: 3, characters: 'red' }],
  ['carson-city', { players: 4, duels: 'tokens' }],
  ['carson-city', { players: 2, placement: 'simultaneous' }],
  [
    'carson-city',
    {
      players: 5,
      characters: ['red', 'yellow', 'red', 'yellow', 'red', 'yellow', 'red'],
      duels: 'tokens',
      placement: 'simultaneous',
    },
  ],
]
