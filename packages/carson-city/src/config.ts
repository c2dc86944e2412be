import { type ConfigSpec, type Field, RailheadError, readFields, splitConfig } from '@railhead/kernel'
import { CARDS, SIDE_IDS } from './components/characters.js'
import { PLAYERS } from './components/pieces.js'
import { FIRST_VERSION, LAW, type Rulings, rulingsIn } from './rulings/index.js'

export type Side = (typeof SIDE_IDS)[number]

export interface Config {
  readonly players: number
  /** One side for all cards, or one for each card in the order of their numbers. */
  readonly characters: Side | readonly Side[]
  readonly duels: 'dice' | 'tokens'
  readonly placement: 'turns' | 'simultaneous'
  /** The version of the rules that the match began with; absent in matches of the first. */
  readonly rules?: string
  /** All rulings that the match is played by; absent in matches of the first version, which had none to choose. */
  readonly rulings?: Rulings
}

const fields: readonly Field[] = [
  { name: 'players', kind: 'choice', choices: PLAYERS },
  { name: 'characters', kind: 'choiceOrList', choices: SIDE_IDS, length: CARDS, default: 'yellow' },
  { name: 'duels', kind: 'choice', choices: ['dice', 'tokens'], default: 'dice' },
  { name: 'placement', kind: 'choice', choices: ['turns', 'simultaneous'], default: 'turns' },
]

export const config: ConfigSpec<Config> = {
  fields,
  parse(input, rules) {
    const { version, rulings, settings } = splitConfig(LAW, input, rules)
    const read = readFields(fields, settings)
    const { characters } = read
    const config: Config = {
      players: Number(read.players),
      characters: typeof characters === 'object' ? characters.map(side) : side(characters),
      duels: read.duels === 'tokens' ? 'tokens' : 'dice',
      placement: read.placement === 'simultaneous' ? 'simultaneous' : 'turns',
    }
    if (version !== FIRST_VERSION) return { ...config, rules: version, rulings: rulingsIn(version, rulings) }
    if (rulings === undefined) return config
    throw new RailheadError(
      'config',
      `Matches of rules version ${version} have no rulings.`,
      undefined,
      'rulings',
    )
  },
  seats: ({ players }) => players,
}

function side(value: unknown): Side {
  return value === 'red' ? 'red' : 'yellow'
}
