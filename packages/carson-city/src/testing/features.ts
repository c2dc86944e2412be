import { SPACES } from '../components/actionTrack.js'
import { BUILDINGS } from '../components/buildings.js'
import { CHARACTER_IDS, SIDE_IDS } from '../components/characters.js'
import { PLAYERS } from '../components/pieces.js'
import type { Config } from '../config.js'
import type { Event } from '../events.js'

/** Everything that the recorded matches must show: each building, card side, action space and effect. */
export const FEATURES: readonly string[] = [
  ...PLAYERS.map(players => `${players} players`),
  ...['dice turns', 'dice simultaneous', 'tokens turns', 'tokens simultaneous', 'mixed sides'],
  ...BUILDINGS.map(({ id }) => `built ${id}`),
  ...BUILDINGS.filter(({ income }) => income !== 'none').map(({ id }) => `income ${id}`),
  ...CHARACTER_IDS.flatMap(id => SIDE_IDS.map(side => `${id} ${side}`)),
  ...SPACES.map(({ id }) => `placed ${id}`),
  'placed on the map',
  ...['white cowboy', 'duel', 'token duel', 'tokens drawn', 'raid', 'attack cancelled', 'doubled', 'moved'],
  ...['consented', 'refused', 'duel order', 'three guns', 'kept', 'road', 'dice', 'cash limit', 'waits'],
]

/** Which features a configuration shows. */
export function featuresOfConfig({ players, characters, duels, placement }: Config): string[] {
  const mixed = typeof characters !== 'string' && new Set(characters).size > 1
  return [`${players} players`, `${duels} ${placement}`, ...(mixed ? ['mixed sides'] : [])]
}

/** Which features an event shows. */
export function featuresOf(event: Event): string[] {
  switch (event.type) {
    case 'built':
      return [`built ${BUILDINGS[event.building].id}`]
    case 'income':
      return [`income ${BUILDINGS[event.building].id}`]
    case 'character':
      return [`${CHARACTER_IDS[event.card]} ${SIDE_IDS[event.side]}`]
    case 'placed':
      return [
        event.spot < SPACES.length ? `placed ${SPACES[event.spot].id}` : 'placed on the map',
        ...(event.white ? ['white cowboy'] : []),
      ]
    case 'shot':
      return [event.token ? 'token duel' : 'duel']
    case 'tokensDrawn':
      return ['tokens drawn']
    case 'attackCancelled':
      return ['attack cancelled']
    case 'duelOrder':
      return ['duel order']
    case 'threeGuns':
      return ['three guns']
    case 'cashLimit':
      return ['cash limit']
    case 'raid':
    case 'doubled':
    case 'moved':
    case 'consented':
    case 'refused':
    case 'kept':
    case 'road':
    case 'dice':
    case 'waits':
      return [event.type]
    default:
      return []
  }
}
