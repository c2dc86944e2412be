import { type Lobby, saidOf } from '../lobby/index.js'

export const carsonCityLobby: Lobby = {
  name: saidOf('carson-city.name'),
  text: saidOf('carson-city.text'),
  credit: saidOf('carson-city.credit'),
  exclusive: [],
  mostPlayers: 5,
  presets: [
    {
      id: 'first',
      title: saidOf('carson-city.first.title'),
      text: saidOf('carson-city.first.text'),
      config: { players: 3 },
    },
    {
      id: 'tokens',
      title: saidOf('carson-city.tokens.title'),
      text: saidOf('carson-city.tokens.text'),
      config: { players: 4, characters: 'red', duels: 'tokens' },
    },
    {
      id: 'everything',
      title: saidOf('carson-city.everything.title'),
      text: saidOf('carson-city.everything.text'),
      config: {
        players: 5,
        characters: ['yellow', 'red', 'yellow', 'red', 'yellow', 'red', 'yellow'],
        duels: 'tokens',
        placement: 'simultaneous',
      },
    },
  ],
}
