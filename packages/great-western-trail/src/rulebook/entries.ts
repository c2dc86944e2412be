import type { Message, RuleEntry } from '@railhead/kernel'
import { FIRST_ORANGE, numbersOf, variantsIn } from '../addons/cattle/variants.js'
import { type Box, boxFor, objectiveSets } from '../components/box.js'
import { FIRST_OBJECTIVE } from '../components/cattle.js'
import { objectiveDeck, startingObjectives } from '../components/objectives.js'
import {
  GREEN_OUTLAW,
  HAZARD_FACES,
  HAZARD_TYPES,
  hazardTile,
  NEUTRAL_LETTERS,
  ORANGE_OUTLAW,
  WORKERS,
} from '../components/tiles.js'
import type { Config } from '../config.js'
import {
  auxiliaryHelp,
  buildingHelp,
  cardHelp,
  cityHelp,
  discHelp,
  discName,
  neutralHelp,
  objectiveHelp,
  stationHelp,
  stationMasterHelp,
  tileHelp,
  workerBonusHelp,
} from '../text/help.js'
import { message } from '../text/message.js'
import {
  buildingName,
  cardName,
  cityName,
  neutralName,
  objectiveName,
  stationMasterName,
  stationName,
  tileName,
  workerName,
} from '../text/names.js'

const FACES = [0, 1] as const
/** What a hand costs is told for so many players where the match does not say. */
const USUAL_PLAYERS = 2

const entry = (art: string, name: Message, help: Message): RuleEntry => ({ art, name, help })

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** The n-th space of a worker row, where it does something. */
function workerSpaces(worker: number, box: Box): RuleEntry[] {
  return range(box.workerBonus[worker].length).flatMap(space => {
    if (space < 2) return []
    const help = workerBonusHelp(worker, space, box)
    const name = message('help.workerSpace', { worker: workerName(worker), number: space })
    return help.key === 'none' ? [] : [entry(`worker:${worker}`, name, help)]
  })
}

/** Every piece of a match, by kind. */
export const ENTRIES = {
  auxiliaries(config: Config): RuleEntry[] {
    const { auxiliaries, discSpaces, edition } = boxFor(config)
    return auxiliaries.map(auxiliary =>
      entry(
        `disc:${auxiliary.disc}`,
        discName(discSpaces[auxiliary.disc]),
        auxiliaryHelp(auxiliary, edition),
      ),
    )
  },
  buildings(config: Config): RuleEntry[] {
    const { buildings, edition } = boxFor(config)
    const faces = config.buildingFaces === 'a' ? FACES.slice(0, 1) : FACES
    return range(buildings[0].length)
      .slice(1)
      .flatMap(number =>
        faces.map(face =>
          entry(
            `building:${number}:${face}`,
            buildingName(number, face),
            buildingHelp(number, face, buildings, edition),
          ),
        ),
      )
  },
  cattle(config: Config): RuleEntry[] {
    const box = boxFor(config)
    const orange = variantsIn(config).flatMap(numbersOf)
    return [...range(FIRST_ORANGE), ...orange].map(card =>
      entry(`card:${card}`, cardName(card, box), cardHelp(card, box)),
    )
  },
  cities(config: Config): RuleEntry[] {
    const { cities, edition } = boxFor(config)
    return cities.map((city, index) => entry(`city:${index}`, cityName(city), cityHelp(city, edition)))
  },
  discs(config: Config): RuleEntry[] {
    return boxFor(config).discSpaces.map((disc, index) =>
      entry(`disc:${index}`, discName(disc), discHelp(disc)),
    )
  },
  masters(config: Config): RuleEntry[] {
    const box = boxFor(config)
    return box.masters.map(tile =>
      entry(`master:${tile}`, stationMasterName(tile), stationMasterHelp(tile, box)),
    )
  },
  neutral(config: Config): RuleEntry[] {
    void config
    return NEUTRAL_LETTERS.map((_, index) =>
      entry(`neutral:${index}`, neutralName(index), neutralHelp(index)),
    )
  },
  objectives(config: Config): RuleEntry[] {
    const box = boxFor(config)
    const sets = objectiveSets(config, box)
    return [...new Set([...startingObjectives(sets), ...objectiveDeck(sets)])].map(card =>
      entry(`card:${card}`, objectiveName(card, box), objectiveHelp(card, box)),
    )
  },
  /** Those that come with Rails to the North and with orange cattle. */
  northObjectives(config: Config): RuleEntry[] {
    const box = boxFor(config)
    return box.objectives.flatMap(({ set }, index) => {
      const card = FIRST_OBJECTIVE + index
      return set === 'base' ? [] : [entry(`card:${card}`, objectiveName(card, box), objectiveHelp(card, box))]
    })
  },
  stations(config: Config): RuleEntry[] {
    return boxFor(config).stations.map((station, index) =>
      entry(`station:${index}`, stationName(index), stationHelp(station)),
    )
  },
  tiles(config: Config): RuleEntry[] {
    const box = boxFor(config)
    const players = config.players ?? USUAL_PLAYERS
    const tiles = [
      ...HAZARD_TYPES.flatMap(type => HAZARD_FACES.map(face => hazardTile(type, face))),
      GREEN_OUTLAW,
      ORANGE_OUTLAW,
    ]
    return tiles.map(tile => entry(`tile:${tile}`, tileName(tile, box), tileHelp(tile, players, box)))
  },
  workers(config: Config): RuleEntry[] {
    const box = boxFor(config)
    return WORKERS.flatMap(worker => [
      entry(`worker:${worker}`, workerName(worker), tileHelp(worker, USUAL_PLAYERS, box)),
      ...workerSpaces(worker, box),
    ])
  },
} as const
