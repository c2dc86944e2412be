import { type ConfigSpec, type Field, readFields } from '@railhead/kernel'
import { CARDS, SIDE_IDS } from './components/characters.js'
import { PLAYERS } from './components/pieces.js'

export type Side = (typeof SIDE_IDS)[number]

export interface Config {
  readonly players: number
  /** One side for all cards, or one for each card in the order of their numbers. */
  readonly characters: Side | readonly Side[]
  readonly duels: 'dice' | 'tokens'
  readonly placement: 'turns' | 'simultaneous'
}

const fields: readonly Field[] = [
  { name: 'players', kind: 'choice', choices: PLAYERS },
  { name: 'characters', kind: 'choiceOrList', choices: SIDE_IDS, length: CARDS, default: 'yellow' },
  { name: 'duels', kind: 'choice', choices: ['dice', 'tokens'], default: 'dice' },
  { name: 'placement', kind: 'choice', choices: ['turns', 'simultaneous'], default: 'turns' },
]

export const config: ConfigSpec<Config> = {
  fields,
  parse(input) {
    const read = readFields(fields, input)
    const { characters } = read
    return {
      players: Number(read.players),
      characters: typeof characters === 'object' ? characters.map(side) : side(characters),
      duels: read.duels === 'tokens' ? 'tokens' : 'dice',
      placement: read.placement === 'simultaneous' ? 'simultaneous' : 'turns',
    }
  },
  seats: ({ players }) => players,
}

function side(value: unknown): Side {
  return value === 'red' ? 'red' : 'yellow'
}
