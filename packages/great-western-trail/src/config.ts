import { type ConfigSpec, type Field, RailheadError, readFields, splitConfig } from '@railhead/kernel'
import { CATTLE_CHOICES, type CattleChoice } from './addons/cattle/variants.js'
import { SECOND_EDITION_STRIP } from './components/cities.js'
import { FIRST_VERSION, LAW, type Rulings, rulingsIn } from './rulings/index.js'

/** The difficulties of the solo mode (SAM-SETUP-03). */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export interface Config {
  readonly edition: 'first' | 'second'
  /** Absent in the solo mode. */
  readonly players?: number
  readonly neutralBuildings: 'beginner' | 'random'
  readonly buildingFaces: 'a' | 'random'
  readonly cattle: CattleChoice
  readonly addons: readonly ('railsToTheNorth' | 'pokerTable')[]
  /** The orange objective cards of Rails to the North join when orange cattle do, unless left out (RTN-SETUP-18). */
  readonly orangeObjectives?: 'without'
  readonly solo?: Difficulty
  /** Where Sam delivers first, for a harder or easier match (SAM-SETUP-08); the difficulty says so otherwise. */
  readonly samFirstCity?: string
  /** The version of the rules that the match began with; absent in matches of the first. */
  readonly rules?: string
  /** All rulings that the match is played by; absent in matches of the first version, which had none to choose. */
  readonly rulings?: Rulings
}

/** From near Kansas City to New York: the farther, the harder (SAM-SETUP-08). */
const FIRST_CITIES = SECOND_EDITION_STRIP

const FIELDS: readonly Field[] = [
  { name: 'edition', kind: 'choice', choices: ['second', 'first'], default: 'second' },
  { name: 'players', kind: 'choice', choices: [2, 3, 4], optional: true },
  { name: 'neutralBuildings', kind: 'choice', choices: ['beginner', 'random'], default: 'beginner' },
  { name: 'buildingFaces', kind: 'choice', choices: ['a', 'random'], default: 'a' },
  { name: 'cattle', kind: 'choice', choices: CATTLE_CHOICES, default: 'none' },
  { name: 'addons', kind: 'set', choices: ['railsToTheNorth', 'pokerTable'], default: [] },
  { name: 'orangeObjectives', kind: 'choice', choices: ['without'], optional: true },
  { name: 'solo', kind: 'choice', choices: DIFFICULTIES, optional: true },
  { name: 'samFirstCity', kind: 'choice', choices: FIRST_CITIES, optional: true, words: 'city' },
]

/** Rails to the North of the second edition has objective cards for orange cattle. */
const hasOrangeObjectives = ({ edition, cattle, addons }: Config): boolean =>
  edition === 'second' && cattle !== 'none' && addons.includes('railsToTheNorth')

/** What cannot be played, and why. */
function refuse(config: Config): void {
  const no = (path: string, reason: string, expected: unknown): never => {
    throw new RailheadError('config', reason, expected, path)
  }
  if (config.edition === 'first' && config.cattle !== 'none')
    no('cattle', 'The first edition has no orange cattle.', ['none']) // GWT1-BASE-05
  if (config.orangeObjectives !== undefined && !hasOrangeObjectives(config))
    no('orangeObjectives', 'They belong to Rails to the North played with orange cattle.', undefined) // RTN-SETUP-19
  if (config.solo === undefined) {
    if (config.samFirstCity !== undefined)
      no('samFirstCity', "Sam's first city is a setting of the solo mode.", undefined)
    return
  }
  if (config.edition === 'first')
    no('edition', 'The solo mode against Sam belongs to the second edition.', ['second'])
  if (config.addons.includes('pokerTable'))
    no('addons', 'The poker table needs two or more people; Sam does not play.', ['railsToTheNorth']) // POK-59
  if (config.samFirstCity !== undefined && config.addons.includes('railsToTheNorth'))
    no('samFirstCity', 'With Rails to the North an itinerary card names the cities.', undefined) // RSAM-ITIN-01
}

export const configSpec: ConfigSpec<Config> = {
  fields: FIELDS,
  parse(input, rules) {
    const { version, rulings, settings } = splitConfig(LAW, input, rules)
    const read = readFields(FIELDS, settings) as unknown as Config
    if ((read.players === undefined) === (read.solo === undefined))
      throw new RailheadError(
        'config',
        "Give either 'players' or 'solo'.",
        { players: [2, 3, 4], solo: DIFFICULTIES },
        'players',
      )
    refuse(read)
    if (version !== FIRST_VERSION) return { ...read, rules: version, rulings: rulingsIn(version, rulings) }
    if (rulings !== undefined)
      throw new RailheadError(
        'config',
        `Matches of rules version ${version} have no rulings.`,
        undefined,
        'rulings',
      )
    return read
  },
  seats: config => config.players ?? 1,
}
