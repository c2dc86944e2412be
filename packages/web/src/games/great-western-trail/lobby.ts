import { type Lobby, saidOf } from '../lobby/index.js'

export const greatWesternTrailLobby: Lobby = {
  name: saidOf('great-western-trail.name'),
  text: saidOf('great-western-trail.text'),
  credit: saidOf('great-western-trail.credit'),
  exclusive: [['players', 'solo']],
  mostPlayers: 4,
  presets: [
    {
      id: 'first',
      title: saidOf('great-western-trail.first.title'),
      text: saidOf('great-western-trail.first.text'),
      config: { edition: 'second', players: 2 },
    },
    {
      id: 'classic',
      title: saidOf('great-western-trail.classic.title'),
      text: saidOf('great-western-trail.classic.text'),
      config: { edition: 'second', players: 3, neutralBuildings: 'random', buildingFaces: 'random' },
    },
    {
      id: 'everything',
      title: saidOf('great-western-trail.everything.title'),
      text: saidOf('great-western-trail.everything.text'),
      config: {
        edition: 'second',
        players: 3,
        neutralBuildings: 'random',
        buildingFaces: 'random',
        cattle: 'simmental',
        addons: ['railsToTheNorth', 'pokerTable'],
      },
    },
    {
      id: 'solo',
      title: saidOf('great-western-trail.solo.title'),
      text: saidOf('great-western-trail.solo.text'),
      config: { edition: 'second', solo: 'medium' },
    },
    {
      id: 'firstEdition',
      title: saidOf('great-western-trail.firstEdition.title'),
      text: saidOf('great-western-trail.firstEdition.text'),
      config: { edition: 'first', players: 2 },
    },
  ],
}
