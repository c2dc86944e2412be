import { type ConfigSpec, type Field, RailheadError, readFields } from '@railhead/kernel'

export interface Config {
  readonly edition: 'first' | 'second'
  /** Absent in the solo mode. */
  readonly players?: number
  readonly neutralBuildings: 'beginner' | 'random'
  readonly buildingFaces: 'a' | 'random'
  readonly cattle: 'none' | 'simmental' | 'brahman'
  readonly addons: readonly ('railsToTheNorth' | 'pokerTable')[]
  readonly solo?: 'easy' | 'medium' | 'hard'
}

const FIELDS: readonly Field[] = [
  { name: 'edition', kind: 'choice', choices: ['second', 'first'] },
  { name: 'players', kind: 'choice', choices: [2, 3, 4], optional: true },
  { name: 'neutralBuildings', kind: 'choice', choices: ['beginner', 'random'], default: 'beginner' },
  { name: 'buildingFaces', kind: 'choice', choices: ['a', 'random'], default: 'a' },
  { name: 'cattle', kind: 'choice', choices: ['none', 'simmental', 'brahman'], default: 'none' },
  { name: 'addons', kind: 'set', choices: ['railsToTheNorth', 'pokerTable'], default: [] },
  { name: 'solo', kind: 'choice', choices: ['easy', 'medium', 'hard'], optional: true },
]

/** What cannot be played, and why. */
function refuse(config: Config): void {
  const no = (path: string, reason: string, expected: unknown): never => {
    throw new RailheadError('config', reason, expected, path)
  }
  if (config.solo !== undefined) no('solo', 'The solo mode is not built yet.', [])
  if (config.edition === 'first' && config.cattle !== 'none')
    no('cattle', 'The first edition has no orange cattle.', ['none']) // GWT1-BASE-05
}

export const configSpec: ConfigSpec<Config> = {
  fields: FIELDS,
  parse(input) {
    const read = readFields(FIELDS, input) as unknown as Config
    if ((read.players === undefined) === (read.solo === undefined))
      throw new RailheadError(
        'config',
        "Give either 'players' or 'solo'.",
        { players: [2, 3, 4], solo: ['easy', 'medium', 'hard'] },
        'players',
      )
    refuse(read)
    return read
  },
  seats: config => config.players ?? 1,
}
